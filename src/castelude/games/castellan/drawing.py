"""A position of Castellan as plain text, for terminals.

Towers are `■`, short walls thin lines, long walls double ones, dots the nodes near the castle. Every cell of a
courtyard bears the number of its owner; a star marks a doubled courtyard.
"""

from castelude.games.castellan import notation, views, words
from castelude.games.castellan.lattice import (
    COVER_E,
    COVER_N,
    COVER_S,
    COVER_W,
    LONG,
    MIDDLE,
    TOWER,
    kind_of,
    x_of,
    y_of,
)
from castelude.games.castellan.position import CastellanPosition
from castelude.texts import say

CELL_WIDTH = 4
AROUND = 2
LINES = {"E": ("─", "═"), "N": ("│", "║")}


def draw(position: CastellanPosition, seat: int | None, lang: str) -> str:
    """The castle with its coordinates, the courtyards, every seat, the hand of one seat, and what is asked now."""
    lines = [*_castle(position), ""]
    lines += [_courtyard(position, region, lang) for region in position.castle.courtyards.by_name()]
    lines += [_seat(position, other, lang) for other in range(position.players)]
    if seat is not None and position.hands[seat]:
        lines.append(say("castellan-drawing-hand", lang))
        for card in range(len(position.edition.ids)):
            if position.hands[seat] >> card & 1:
                title = words.card_name(position.edition, card, lang)
                face = words.shown(position.edition, card, lang)
                name = say("castellan-drawing-card", lang, title=title, face=face)
                lines.append(f"  {position.edition.ids[card]:<3} {name}")
    lines.append(words.now(position, lang))
    return "\n".join(lines)


def _castle(position: CastellanPosition) -> list[str]:
    """Rows from north to south: a row of nodes and edges, then the row of cells below it."""
    ground = position.castle.ground
    xs = range(ground.least_x - AROUND, ground.most_x + AROUND + 1)
    ys = range(ground.most_y + AROUND, ground.least_y - AROUND - 1, -1)
    long_edges = _long_edges(position)
    rows = []
    for y in ys:
        nodes = [_node(position, x, y) + _edge_east(position, x, y, long_edges) for x in xs]
        rows.append(f"{y:>4} " + "".join(nodes).rstrip())
        if y != ys[-1]:
            cells = [_edge_south(position, x, y, long_edges) + _cell(position, x, y - 1) for x in xs]
            rows.append(("     " + "".join(cells)).rstrip())
    rows.append("    " + "".join(f"{x:^3} " for x in xs).rstrip())
    return rows


def _long_edges(position: CastellanPosition) -> set[tuple[int, int]]:
    """The nodes where long walls start or have their middle."""
    found = set()
    for move in position.castle.laid:
        if kind_of(move) == LONG:
            east = move & 1 == 0
            x, y = int(x_of(move)), int(y_of(move))
            found.update({(x * 2 + 1, y * 2), (x * 2 + 3, y * 2)} if east else {(x * 2, y * 2 + 1), (x * 2, y * 2 + 3)})
    return found


def _node(position: CastellanPosition, x: int, y: int) -> str:
    node = position.castle.ground.node_at(x, y)
    if node & TOWER:
        return "■"
    if node & MIDDLE:
        return LINES["E" if node & COVER_E else "N"][1]
    if node & (COVER_E | COVER_N | COVER_W | COVER_S):
        return "○"
    return "·"


def _edge_east(position: CastellanPosition, x: int, y: int, long_edges: set[tuple[int, int]]) -> str:
    if not position.castle.ground.node_at(x, y) & COVER_E:
        return " " * (CELL_WIDTH - 1)
    return LINES["E"][(x * 2 + 1, y * 2) in long_edges] * (CELL_WIDTH - 1)


def _edge_south(position: CastellanPosition, x: int, y: int, long_edges: set[tuple[int, int]]) -> str:
    if not position.castle.ground.node_at(x, y) & COVER_S:
        return " "
    return LINES["N"][(x * 2, y * 2 - 1) in long_edges]


def _cell(position: CastellanPosition, x: int, y: int) -> str:
    region = position.castle.ground.region_at(x, y)
    if region == 0:
        return " " * (CELL_WIDTH - 1)
    owner = position.castle.courtyards.owner[region]
    return f" {owner}{'*' if position.doubled[owner] == region else ' '}"


def _courtyard(position: CastellanPosition, region: int, lang: str) -> str:
    yards = position.castle.courtyards
    owner = yards.owner[region]
    doubled = position.doubled[owner] == region
    return say(
        "castellan-drawing-doubled" if doubled else "castellan-drawing-courtyard",
        lang,
        cell=notation.cell_text(position, region),
        seat=words.seat_name(owner, lang),
        towers=int(yards.touching[region]),
        points=int(yards.touching[region]) * (2 if doubled else 1),
    )


def _seat(position: CastellanPosition, seat: int, lang: str) -> str:
    hand = views.backs(position.hands[seat])
    decks = views.deck_sizes(position, seat)
    return say(
        "castellan-drawing-seat",
        lang,
        number=str(seat),
        seat=words.seat_name(seat, lang),
        points=int(position.scores()[seat]),
        keeps=int(position.keeps()[seat]),
        towers=hand["T"],
        walls=hand["W"],
        tower_deck=decks["T"],
        wall_deck=decks["W"],
    )
