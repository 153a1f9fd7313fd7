"""How pictures mark a seat: its colour, shape and pattern as one drawing, defined once and used by its name."""

from collections.abc import Iterable

from castelude import svg
from castelude.palette import seat_look


def seat_definitions(game: str, seats: Iterable[int]) -> str:
    """What the marks of these seats are drawn with."""
    return svg.element("defs", [part for seat in seats for part in _defined(game, seat)])


def seat_mark(seat: int, x: float, y: float, radius: float) -> str:
    """The mark of a seat with its middle at a point."""
    place = f"translate({svg.number(x)} {svg.number(y)}) scale({svg.number(radius)})"
    return svg.element("use", href=f"#seat-{seat}", transform=place)


def _defined(game: str, seat: int) -> list[str]:
    look = seat_look(game, seat)
    lines = svg.element(
        "path",
        d=look.pattern,
        fill="none",
        stroke=look.letter,
        stroke_opacity=0.45,
        stroke_width=look.pattern_width * 1.4,
        stroke_linecap="round",
    )
    tile = svg.element(
        "pattern",
        lines,
        id=f"seat-{seat}-tile",
        width=16,
        height=16,
        patternUnits="userSpaceOnUse",
        patternTransform="scale(.07)",
    )
    body = [
        svg.element("path", d=look.outline, fill=look.ink),
        svg.element(
            "path", d=look.outline, fill=f"url(#seat-{seat}-tile)", stroke=svg.PANEL, stroke_width=0.16,
            stroke_linejoin="round",
        ),
    ]  # fmt: skip
    return [tile, svg.element("g", body, id=f"seat-{seat}")]
