"""How a picture tells the seats apart: by colour, shape and pattern."""

from castelude import svg
from castelude.palette import seat_look

STONE_EDGE = "#4a463d"
STONE_LIGHT = "#b9b3a3"
FLOOR = "#f3ecdc"
TIMBER = "#6e4a29"
SCALE = 1.15
"""How much larger than its size a seat's outline is drawn."""
LOOKS = [seat_look("castellan", seat) for seat in range(4)]


def seat_ink(seat: int) -> str:
    return LOOKS[seat].ink


def floor(seat: int, step: float) -> str:
    """The paved floor of a seat's courtyards, to be referred to as `floor-SEAT`."""
    look = LOOKS[seat]
    lines: dict[str, str | float] = {"fill": "none", "stroke": look.ink}
    parts = [
        svg.element("rect", width=16, height=16, fill=_mixed(look.ink, FLOOR, 0.24)),
        svg.element("path", d="M0 8h16M0 0h16M4 0v8M12 8v8", stroke_width=0.6, stroke_opacity=0.3, **lines),
        svg.element(
            "path",
            d=look.pattern,
            stroke_opacity=0.7,
            stroke_width=look.pattern_width * 1.3,
            stroke_linecap="round",
            **lines,
        ),
    ]
    return svg.element(
        "pattern",
        parts,
        id=f"floor-{seat}",
        width=16,
        height=16,
        patternUnits="userSpaceOnUse",
        patternTransform=f"scale({step / 47:.3g})",
    )


def _mixed(colour: str, other: str, share: float) -> str:
    """So much of a colour in another one."""
    pairs = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one * share + two * (1 - share)):02x}" for one, two in pairs)


def banner(seat: int, x: float, y: float, scale: float, label: str, doubled: bool, name: str) -> str:
    """The owner's banner over a courtyard, with what the courtyard is worth; two cloths where that is doubled."""
    look = LOOKS[seat]
    cloth: dict[str, str | float] = {
        "href": f"#castellan-cloth-{look.shape}",
        "fill": look.ink,
        "stroke": svg.PANEL,
        "stroke_linejoin": "round",
    }
    parts = [
        svg.element("title", svg.escape(name)),
        svg.element("path", d="M-9 13V-20", stroke=TIMBER, stroke_width=1.7, stroke_linecap="round"),
        svg.element("use", transform="translate(2.8 3.2)", **cloth) if doubled else "",
        svg.element("use", **cloth),
        svg.text(
            label,
            0 if look.shape == "diamond" else 2.6,
            -5,
            12,
            text_anchor="middle",
            fill=look.letter,
            font_weight="bold",
        ),
    ]
    return svg.element("g", parts, transform=f"translate({svg.number(x)} {svg.number(y)}) scale({scale:.3g})")


def shape(seat: int, x: float, y: float, size: float, stroke_width: float, **attributes: str | float) -> str:
    """The shape of a seat."""
    place = f"translate({svg.number(x)} {svg.number(y)}) scale({svg.number(size * SCALE)})"
    width = stroke_width / (size * SCALE)
    return svg.element("path", d=LOOKS[seat].outline, transform=place, stroke_width=width, **attributes)


def keep(seat: int, x: float, y: float, size: float, label: str, doubled: bool, name: str = "") -> str:
    """A keep with a number on it; a Double Keep has a second one under it."""
    edge = {"fill": seat_ink(seat), "stroke": svg.PANEL}
    parts = [svg.element("title", svg.escape(name))] if name else []
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
