"""How a picture tells the seats apart: by colour, shape and pattern."""

import math
from xml.sax.saxutils import escape

from castelude import svg

INKS = ("#a4332b", "#2c5b93", "#3c7040", "#6d4a94")
STONE_EDGE = "#4a463d"
STONE_LIGHT = "#b9b3a3"


def seat_ink(seat: int) -> str:
    return INKS[seat]


def pattern(seat: int) -> str:
    """The pattern of a seat: diagonal hatch, dots, waves, chevrons."""
    marks = (
        "M-1 1L1 -1M-1 9L9 -1M-1 17L17 -1M7 17L17 7M15 17L17 15",
        "M4 4h0M12 12h0",
        "M0 5q4 -4 8 0t8 0M0 13q4 -4 8 0t8 0",
        "M0 6l4 -4l4 4l4 -4l4 4M0 14l4 -4l4 4l4 -4l4 4",
    )
    mark = svg.element(
        "path",
        d=marks[seat],
        fill="none",
        stroke=INKS[seat],
        stroke_opacity=0.55,
        stroke_width=3.2 if seat == 1 else 1.4,
        stroke_linecap="round",
    )
    return svg.element("pattern", mark, id=f"castellan-{seat}", width=16, height=16, patternUnits="userSpaceOnUse")


def shape(seat: int, x: float, y: float, size: float, **attributes: str | float) -> str:
    """The shape of a seat: disc, square, diamond, hexagon."""
    if seat == 0:
        return svg.element("circle", cx=x, cy=y, r=size, **attributes)
    if seat == 1:
        side = size * 0.9
        return svg.element("rect", x=x - side, y=y - side, width=2 * side, height=2 * side, rx=size / 5, **attributes)
    if seat == 2:
        side = size * 1.22
        return svg.polygon([(x - side, y), (x, y - side), (x + side, y), (x, y + side)], **attributes)
    side = size * 1.08
    corners = [math.radians(60 * k) for k in range(6)]
    return svg.polygon([(x + side * math.cos(a), y + side * math.sin(a)) for a in corners], **attributes)


def keep(seat: int, x: float, y: float, size: float, label: str, doubled: bool, name: str = "") -> str:
    """A keep with a number on it; a Double Keep has a second one under it."""
    edge: dict[str, str | float] = {"fill": INKS[seat], "stroke": svg.PANEL, "stroke_width": 1.6}
    parts = [svg.element("title", escape(name))] if name else []
    if doubled:
        parts.append(shape(seat, x + size * 0.4, y + size * 0.4, size, **edge))
    parts.append(shape(seat, x, y, size, **edge))
    scale = 1.0 if len(label) < 3 else 0.8
    parts.append(
        svg.text(label, x, y + size * 0.36, size * scale, text_anchor="middle", fill=svg.PANEL, font_weight="bold")
    )
    return svg.element("g", parts)
