"""The emblems of the 37 kinds: one to four plain shapes each, in a square from -12 to 12 with its middle at 0.

The shapes stand in `emblems.json`, which the browser client draws too. A shape is a path and how it is drawn: `fill`
in ink, `hole` in the colour of the card, `line` as a stroke of ink, `cut` as a stroke in the colour of the card.
"""

import json
from importlib.resources import files

from castelude import svg

FILL, HOLE, LINE, CUT = "fill", "hole", "line", "cut"
Shape = tuple[str, str]

EMBLEMS: dict[str, tuple[Shape, ...]] = {
    kind: tuple((how, path) for how, path in shapes)
    for kind, shapes in json.loads(
        files("castelude.games.castel").joinpath("emblems.json").read_text(encoding="utf-8")
    ).items()
}


def emblem(kind: str, x: float, y: float, scale: float, ink: str, paper: str) -> str:
    """A kind's emblem with its middle at a point, 24 times the scale wide."""
    parts = []
    for how, path in EMBLEMS[kind]:
        colour = ink if how in (FILL, LINE) else paper
        if how in (FILL, HOLE):
            parts.append(svg.element("path", d=path, fill=colour))
        else:
            parts.append(svg.element("path", d=path, fill="none", stroke=colour, stroke_width=1.8))
    where = f"translate({svg.number(x)} {svg.number(y)}) scale({svg.number(scale)})"
    return svg.element("g", parts, transform=where, stroke_linecap="round", stroke_linejoin="round")
