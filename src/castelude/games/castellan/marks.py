"""Small pictures of Castellan's pieces and cards, for the player aid."""

from collections.abc import Iterator

from castelude import svg
from castelude.editions import HOUSE
from castelude.games.castellan import edition
from castelude.games.castellan.seat_marks import STONE_EDGE, STONE_LIGHT, keep

PIECES = ("long", "short", "tower")
STEP = 50
"""The lattice on which pieces are drawn before they are made small."""
WALL = 0.26
STONE_DARK = "#6f6a5d"


def mark(name: str) -> str:
    """A piece (`tower`, `short`, `long`, `keep` or `double`), or a card of the house edition with its pieces."""
    if name in PIECES:
        return _piece(name, 0, 0, {"tower": 48, "short": 40, "long": 26}[name])
    if name in ("keep", "double"):
        return keep(0, 0, 0, 9, "2" if name == "double" else "1", name == "double")
    return _card(name)


def _piece(kind: str, x: float, y: float, width: float) -> str:
    """A piece with its middle at a point; `width` is that of a long wall."""
    if kind == "tower":
        parts = [_tower(0, 0, STEP * 0.35)]
    else:
        length = 1 if kind == "short" else 2
        parts = list(_wall(-length * STEP / 2, 0, length, STEP))
    where = f"translate({svg.number(x)} {svg.number(y)}) scale({svg.number(width / (2 * STEP))})"
    return svg.element("g", parts, transform=where)


def _card(card: str) -> str:
    house = edition.load(HOUSE)
    *counts, extra = house.faces[house.ids.index(card)]
    parts = [svg.element("rect", x=-12, y=-12, width=24, height=24, rx=2, fill=svg.PANEL, stroke="#9b917f")]
    pieces = [kind for kind, count in zip(PIECES, counts, strict=True) for _ in range(count)]
    rows = len(pieces) + extra
    for row, kind in enumerate(pieces):
        parts.append(_piece(kind, 0, _height(row, rows), 14 if kind == "tower" else 20))
    for row in range(len(pieces), rows):
        parts.append(svg.text("+1", 0, _height(row, rows) + 2, 6, text_anchor="middle", font_weight="bold"))
    return "".join(parts)


def _height(row: int, rows: int) -> float:
    return 5.4 * (row - (rows - 1) / 2)


def _wall(x: float, y: float, length: int, step: float) -> Iterator[str]:
    """A wall that runs east from a point, as thin stone with teeth on both sides."""
    gap = step * 0.2
    breadth = step * WALL
    left, right = x + gap, x + length * step - gap
    tooth = step * 0.1
    teeth = ""
    count = 4 if length == 1 else 9
    pitch = (right - left) / count
    for k in range(count):
        start = left + pitch * (k + 0.25)
        for side in (-1, 1):
            edge = y + side * breadth / 2
            teeth += (
                f"M{svg.number(start)} {svg.number(edge)}v{svg.number(side * tooth * 0.7)}"
                f"h{svg.number(pitch / 2)}v{svg.number(-side * tooth * 0.7)}z"
            )
    yield svg.element("path", d=teeth, fill=STONE_DARK)
    yield svg.element(
        "rect",
        x=left,
        y=y - breadth / 2,
        width=right - left,
        height=breadth,
        rx=2,
        fill=svg.STONE,
        stroke=STONE_EDGE,
        stroke_width=1.2,
    )
    if length == 2:
        yield svg.element(
            "line", x1=left + 4, y1=y, x2=right - 4, y2=y, stroke=STONE_LIGHT, stroke_width=max(1.2, step * 0.05)
        )


def _tower(x: float, y: float, half: float) -> str:
    """A tower as a round-cornered block with a platform."""
    outside = _square(x, y, half, half * 0.42, fill=STONE_LIGHT, stroke=STONE_EDGE, stroke_width=1.6)
    return outside + _square(x, y, half * 0.55, half * 0.25, fill=svg.STONE, stroke=STONE_EDGE)


def _square(x: float, y: float, half: float, corner: float, **attributes: str | float) -> str:
    return svg.element("rect", x=x - half, y=y - half, width=2 * half, height=2 * half, rx=corner, **attributes)
