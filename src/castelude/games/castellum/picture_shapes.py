"""The small vector shapes of Castellum's picture: resources, types, seats, angels. None speaks by colour alone."""

import math
from xml.sax.saxutils import escape

from castelude import svg
from castelude.palette import seat_inks

SEAT_INK = seat_inks("castellum", 4)
SEAT_LETTER = "RBGV"
GOLD = "#d9a520"
STONE = "#9a9a94"
WOOD = "#8a5a2b"
DARK = "#2e2a33"
GLOW = "#f4d77a"


def escaped(words: str) -> str:
    """Words as the content of an element."""
    return escape(words)


def coin(x: float, y: float, r: float) -> str:
    """Gold: a round coin with a rim."""
    return svg.element(
        "g",
        [
            svg.element("circle", cx=x, cy=y, r=r, fill=GOLD, stroke="#7a5a08", stroke_width=r * 0.18),
            svg.element("circle", cx=x, cy=y, r=r * 0.5, fill="none", stroke="#7a5a08", stroke_width=r * 0.16),
        ],
    )


def pentagon(x: float, y: float, r: float) -> str:
    """Stone: a pentagon."""
    points = [
        (x + r * 1.1 * math.sin(2 * math.pi * k / 5), y - r * 1.1 * math.cos(2 * math.pi * k / 5)) for k in range(5)
    ]
    return svg.polygon(points, fill=STONE, stroke="#4c4c48", stroke_width=r * 0.18)


def log(x: float, y: float, r: float) -> str:
    """Wood: a log lying on its side."""
    body = svg.element(
        "rect",
        x=x - r * 1.2,
        y=y - r * 0.6,
        width=r * 2.4,
        height=r * 1.2,
        rx=r * 0.6,
        fill=WOOD,
        stroke="#4e3010",
        stroke_width=r * 0.18,
    )
    ring = svg.element("ellipse", cx=x + r * 0.75, cy=y, rx=r * 0.36, ry=r * 0.5, fill="#e0b884", stroke="#4e3010")
    return svg.element("g", [body, ring])


RESOURCE_SHAPES = (coin, pentagon, log)


def pike(x: float, y: float, r: float, ink: str) -> str:
    """Infantry: two crossed pikes."""
    lines = [
        svg.element(
            "line",
            x1=x - sign * r * 0.7,
            y1=y + r,
            x2=x + sign * r * 0.6,
            y2=y - r * 0.7,
            stroke=ink,
            stroke_width=r * 0.22,
            stroke_linecap="round",
        )
        for sign in (1, -1)
    ]
    tips = [
        svg.polygon(
            [
                (x + sign * r * 0.9, y - r * 1.1),
                (x + sign * r * 0.8, y - r * 0.35),
                (x + sign * r * 0.25, y - r * 0.75),
            ],
            fill=ink,
        )
        for sign in (1, -1)
    ]
    return svg.element("g", [*lines, *tips])


def horseshoe(x: float, y: float, r: float, ink: str) -> str:
    """Cavalry: a horseshoe."""
    n = svg.number
    path = (
        f"M{n(x - r * 0.55)} {n(y + r * 0.9)}C{n(x - r * 1.3)} {n(y - r * 0.2)} {n(x - r * 0.8)} {n(y - r)} "
        f"{n(x)} {n(y - r)}S{n(x + r * 1.3)} {n(y - r * 0.2)} {n(x + r * 0.55)} {n(y + r * 0.9)}"
    )
    return svg.element("path", d=path, fill="none", stroke=ink, stroke_width=r * 0.42, stroke_linecap="round")


def cannon(x: float, y: float, r: float, ink: str) -> str:
    """Artillery: a gun on its wheel."""
    barrel = svg.element(
        "line",
        x1=x - r * 0.9,
        y1=y + r * 0.15,
        x2=x + r,
        y2=y - r * 0.65,
        stroke=ink,
        stroke_width=r * 0.5,
        stroke_linecap="round",
    )
    wheel = svg.element(
        "circle",
        cx=x - r * 0.15,
        cy=y + r * 0.45,
        r=r * 0.5,
        fill="none",
        stroke=ink,
        stroke_width=r * 0.24,
    )
    return svg.element("g", [barrel, wheel])


TYPE_SHAPES = (pike, horseshoe, cannon)


def seat_mark(seat: int, x: float, y: float, r: float) -> str:
    """A seat: colour, shape (disc, square, diamond, hexagon) and letter."""
    ink = SEAT_INK[seat]
    edge: dict[str, str | float] = {"stroke": svg.PANEL, "stroke_width": 1.2}
    if seat == 0:
        body = svg.element("circle", cx=x, cy=y, r=r, fill=ink, **edge)
    elif seat == 1:
        side = r * 0.9
        body = svg.element("rect", x=x - side, y=y - side, width=2 * side, height=2 * side, rx=2, fill=ink, **edge)
    elif seat == 2:
        d = r * 1.22
        body = svg.polygon([(x, y - d), (x + d, y), (x, y + d), (x - d, y)], fill=ink, **edge)
    else:
        points = [(x + r * 1.1 * math.cos(math.pi * k / 3), y + r * 1.1 * math.sin(math.pi * k / 3)) for k in range(6)]
        body = svg.polygon(points, fill=ink, **edge)
    letter = svg.text(
        SEAT_LETTER[seat], x, y + r * 0.42, r * 1.15, text_anchor="middle", fill=svg.PANEL, font_weight="bold"
    )
    return svg.element("g", [body, letter])


def angel(x: float, y: float, r: float) -> str:
    """An angel: two wings and a halo, glowing."""
    n = svg.number
    wings = "".join(
        f"M{n(x)} {n(y + r * 0.7)}C{n(x + s * r * 0.5)} {n(y - r * 0.2)} {n(x + s * r)} {n(y - r * 0.7)} "
        f"{n(x + s * r * 1.3)} {n(y - r * 0.6)}C{n(x + s * r * 1.3)} {n(y + r * 0.3)} {n(x + s * r * 0.7)} "
        f"{n(y + r * 0.8)} {n(x)} {n(y + r * 0.7)}z"
        for s in (1, -1)
    )
    return svg.element(
        "g",
        [
            svg.element("circle", cx=x, cy=y, r=r * 1.45, fill=GLOW, fill_opacity=0.55),
            svg.element("path", d=wings, fill="#fffdf8", stroke="#8a6a1c", stroke_width=r * 0.14),
            svg.element(
                "ellipse",
                cx=x,
                cy=y - r * 0.75,
                rx=r * 0.45,
                ry=r * 0.18,
                fill="none",
                stroke="#8a6a1c",
                stroke_width=r * 0.16,
            ),
        ],
    )


def flame(x: float, y: float, r: float) -> str:
    """Fury: a flame."""
    n = svg.number
    path = (
        f"M{n(x)} {n(y + r)}C{n(x - r)} {n(y + r)} {n(x - r)} {n(y)} {n(x - r * 0.35)} {n(y - r * 0.3)}"
        f"C{n(x - r * 0.2)} {n(y - r * 0.6)} {n(x)} {n(y - r * 0.8)} {n(x)} {n(y - r * 1.2)}"
        f"C{n(x + r * 0.7)} {n(y - r * 0.6)} {n(x + r)} {n(y + r * 0.9)} {n(x)} {n(y + r)}z"
    )
    return svg.element("path", d=path, fill="#e0742c")


def tower(x: float, y: float, r: float, ink: str) -> str:
    """A fortification: a little crenellated wall."""
    outline = [
        (-1, 1), (-1, -0.8), (-0.6, -0.8), (-0.6, -0.4), (-0.2, -0.4), (-0.2, -0.8), (0.2, -0.8), (0.2, -0.4),
        (0.6, -0.4), (0.6, -0.8), (1, -0.8), (1, 1),
    ]  # fmt: skip
    return svg.polygon([(x + dx * r, y + dy * r) for dx, dy in outline], fill=ink)


def star(x: float, y: float, r: float, ink: str) -> str:
    """Victory points: a five-pointed star."""
    points = []
    for k in range(10):
        length = r if k % 2 == 0 else r * 0.45
        points.append((x + length * math.sin(math.pi * k / 5), y - length * math.cos(math.pi * k / 5)))
    return svg.polygon(points, fill=ink)
