"""What the parts of Castellum's picture share: signs, figures and shields, with the drawings of the client."""

import re

from castelude import svg
from castelude.drawings import drawings, use
from castelude.games.castellum.cards import ENEMIES, RESOURCES, TROOPS, TYPES, YEARS
from castelude.games.castellum.edition import Edition
from castelude.palette import seat_inks

SEAT_INK = seat_inks("castellum", 4)
COATS = ("re", "bl", "gr", "vi")
STEEL, MARL, DARK, GOLDEN = "#c6cdd3", "#dccaa4", "#2d2b36", "#fbe6a8"
"""What a card can score for, by number."""
ALIKE = 15
"""After how many numbers our units look the same again; enemies do after three."""


def sign(name: str, x: float, y: float, size: float, ink: str = svg.INK) -> str:
    """A small shape with its middle at a point; none speaks by colour alone."""
    return use("castellum", f"sign-{name}", x, y, size / 20, color=ink)


def sign_markup(name: str) -> str:
    """A sign by itself, round the origin and 20 wide, to be put anywhere."""
    markup = drawings("castellum")[f"sign-{name}"]
    return svg.element("g", re.sub(r' id="[^"]*"', "", markup, count=1), color=svg.INK)


def resources(amounts: list[int], x: float, y: float, size: float) -> list[str]:
    """Resources by kind one beside the other, beginning at a point."""
    given = [name for name, amount in zip(RESOURCES, amounts, strict=True) for _ in range(amount)]
    return [sign(name, x + size * (0.5 + 1.05 * k), y, size) for k, name in enumerate(given)]


def angel(x: float, y: float, width: float) -> str:
    """An angel with its glow, its middle at a point."""
    glow = svg.element("ellipse", cx=x, cy=y, rx=width * 0.55, ry=width * 0.42, fill="url(#castellum-glow)")
    return glow + use("castellum", "angel", x, y, width / 100)


def troop(edition: Edition, card: int, year: int) -> str:
    """The name of a troop's drawing: it is dressed for the year that is played."""
    number = int(TROOPS[card][1:]) % ALIKE
    return f"ours-{TYPES[edition.troop_type[card]]}-{YEARS[year]}-{number}"


def enemy(edition: Edition, card: int) -> str:
    """The name of an enemy's drawing: it comes from its own year."""
    year, _, number = ENEMIES[card][1:].partition("-")
    return f"theirs-{TYPES[edition.enemy_type[card]]}-{year}-{int(number) % 3}"


def fort(strength: int) -> str:
    """The name of a fortification's drawing."""
    return f"fort-{max(0, min(strength, 6))}"


def shield(words: str, x: float, y: float, size: float, fill: str) -> str:
    """A number on a shield with its middle at a point."""
    half, high = size * (0.5 if len(words) < 2 else 0.62), size * 0.62
    outline = (
        f"M{svg.number(x - half)} {svg.number(y - high)}h{svg.number(2 * half)}v{svg.number(high)}"
        f"q0 {svg.number(high * 0.75)} {svg.number(-half)} {svg.number(high)}"
        f"q{svg.number(-half)} {svg.number(-high * 0.25)} {svg.number(-half)} {svg.number(-high)}z"
    )
    ink = "#ffffff" if fill == DARK else "#1b2027"
    return svg.element("path", d=outline, fill=fill, stroke="#23201b", stroke_width=1) + svg.text(
        words, x, y + size * 0.27, size * 0.86, text_anchor="middle", fill=ink, font_weight="bold"
    )


def chip(parts: list[str | float], x: float, y: float, size: float, ground: str = svg.PANEL, ink: str = svg.INK) -> str:
    """Words and signs in a row on a rounded ground whose left end is at a point; a number is room between them."""
    at, row = x + size * 0.25, []
    for part in parts:
        if isinstance(part, str) and part.startswith("#"):
            row.append(sign(part[1:], at + size * 0.5, y, size, ink))
            at += size * 1.05
        elif isinstance(part, str):
            row.append(svg.text(part, at, y + size * 0.34, size * 0.95, font_weight="bold", fill=ink))
            at += size * 0.56 * len(part)
        else:
            at += part * size
    ground_drawn = svg.element(
        "rect",
        x=x,
        y=y - size * 0.62,
        width=at - x + size * 0.2,
        height=size * 1.24,
        rx=size * 0.45,
        fill=ground,
        fill_opacity=0.9,
    )
    return ground_drawn + "".join(row)
