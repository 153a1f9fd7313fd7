"""Small pictures of Castellan's pieces and cards, for the player aid."""

from castelude import svg
from castelude.editions import HOUSE
from castelude.games.castellan import edition
from castelude.games.castellan.picture import tower, wall
from castelude.games.castellan.seat_marks import keep

PIECES = ("long", "short", "tower")
STEP = 50
"""The lattice on which pieces are drawn before they are made small."""


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
        parts = [tower(0, 0, STEP * 0.35)]
    else:
        length = 1 if kind == "short" else 2
        parts = list(wall(-length * STEP / 2, 0, length, STEP))
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
