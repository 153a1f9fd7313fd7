"""How a picture tells the seats apart: by colour, shape and pattern."""

from xml.sax.saxutils import escape

from castelude import svg
from castelude.palette import seat_look

STONE_EDGE = "#4a463d"
STONE_LIGHT = "#b9b3a3"
SCALE = 1.15
"""How much larger than its size a seat's outline is drawn."""
LOOKS = [seat_look("castellan", seat) for seat in range(4)]


def seat_ink(seat: int) -> str:
    return LOOKS[seat].ink


def pattern(seat: int) -> str:
    """The pattern of a seat, to be referred to as `castellan-SEAT`."""
    look = LOOKS[seat]
    mark = svg.element(
        "path",
        d=look.pattern,
        fill="none",
        stroke=look.ink,
        stroke_opacity=0.55,
        stroke_width=look.pattern_width,
        stroke_linecap="round",
    )
    return svg.element("pattern", mark, id=f"castellan-{seat}", width=16, height=16, patternUnits="userSpaceOnUse")


def shape(seat: int, x: float, y: float, size: float, stroke_width: float, **attributes: str | float) -> str:
    """The shape of a seat."""
    place = f"translate({svg.number(x)} {svg.number(y)}) scale({svg.number(size * SCALE)})"
    width = stroke_width / (size * SCALE)
    return svg.element("path", d=LOOKS[seat].outline, transform=place, stroke_width=width, **attributes)


def keep(seat: int, x: float, y: float, size: float, label: str, doubled: bool, name: str = "") -> str:
    """A keep with a number on it; a Double Keep has a second one under it."""
    edge = {"fill": seat_ink(seat), "stroke": svg.PANEL}
    parts = [svg.element("title", escape(name))] if name else []
    if doubled:
        parts.append(shape(seat, x + size * 0.4, y + size * 0.4, size, 1.6, **edge))
    parts.append(shape(seat, x, y, size, 1.6, **edge))
    scale = 1.0 if len(label) < 3 else 0.8
    parts.append(
        svg.text(
            label,
            x,
            y + size * 0.36,
            size * scale,
            text_anchor="middle",
            fill=LOOKS[seat].letter,
            font_weight="bold",
        )
    )
    return svg.element("g", parts)
