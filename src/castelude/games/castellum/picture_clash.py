"""Attack against power as a portcullis over pikes: a tooth for each point of attack, a pike for each point of power."""

from castelude import svg

WIDTH, HEIGHT = 128, 54
FIRST, ROOM, WIDEST = 31, 96, 12.8
STUFFS = {"marl": "#dccaa4", "steel": "#c6cdd3", "gold": "#e9b54d"}
WON, LOST = "#d3dfb4", "#f0cfbf"
PIKE, DANGER = "#45434f", "#a4332b"


def clash(attack: int, power: int | None, beaten: bool, fort: int, angels: int) -> str:
    """A drawing 128 by 54; `fort` and `angels` say how much of the attack is theirs, for marl and gold."""
    points = power or 0
    step = min(WIDEST, ROOM / max(attack, points, 1))
    wide = step * 0.82
    gold = min(angels, attack)
    marl = min(fort, attack - gold)
    ground = svg.element("rect", width=WIDTH, height=HEIGHT, fill=WON if beaten else LOST, y=-1)
    parts = [] if power is None else [ground]  # in peace the moat is seen
    for k in range(points):
        parts.append(_pike(FIRST + k * step, wide, beaten, k >= attack))
    for k in range(max(attack, points)):
        stuff = None if k >= attack else "marl" if k < marl else "steel" if k < attack - gold else "gold"
        parts.append(_tooth(FIRST + k * step, wide, stuff, k >= points))
    parts += _number(attack, "M2 0h26v15q0 8-13 10.5Q2 23 2 15z", "#c6cdd3", "#1b2027", 18.5)
    if power is not None:
        parts += _number(power, "M2 53h26V37q0-8-13-10.5Q2 29 2 37z", "#2d2b36", "#ffffff", 49)
    return "".join(parts)


def _pike(x: float, wide: float, broken: bool, through: bool) -> str:
    """A point of power: broken where the column holds, red where it comes through."""
    n = svg.number
    if broken:
        d = f"M{n(x)} 52V43l{n(wide * 0.3)}-4 {n(wide * 0.3)} 2 {n(wide * 0.4)}-5v16z"
    elif through:
        d = f"M{n(x)} 52V32l{n(wide / 2)}-14 {n(wide / 2)} 14v20z"
    else:
        d = f"M{n(x)} 52V39l{n(wide / 2)}-12 {n(wide / 2)} 12v13z"
    return svg.element("path", d=d, fill=DANGER if through and not broken else PIKE)


def _tooth(x: float, wide: float, stuff: str | None, spare: bool) -> str:
    """A point of attack, longer where it meets no pike, or one that is missing."""
    n = svg.number
    if stuff is None:
        d = f"M{n(x)} 3h{n(wide)}v13l{n(-wide / 2)} 9 {n(-wide / 2)}-9z"
        return svg.element("path", d=d, fill="none", stroke=DANGER, stroke_width=1.8, stroke_dasharray="3 2")
    long = 34 if spare else 15
    body = f"M{n(x)} 0h{n(wide)}v{long}l{n(-wide / 2)} 12 {n(-wide / 2)}-12z"
    shade = f"M{n(x + wide / 2)} 0h{n(wide / 2)}v{long}l{n(-wide / 2)} 12z"
    return svg.element(
        "path", d=body, fill=STUFFS[stuff], stroke="#23201b", stroke_opacity=0.45, stroke_width=1.1
    ) + svg.element("path", d=shade, fill_opacity=0.22)


def _number(value: int, outline: str, fill: str, ink: str, y: float) -> list[str]:
    size = 21 if value < 10 else 18
    return [
        svg.element("path", d=outline, fill=fill, stroke="#23201b", stroke_width=1.1),
        svg.text(str(value), 15, y, size, text_anchor="middle", fill=ink, font_weight="bold"),
    ]
