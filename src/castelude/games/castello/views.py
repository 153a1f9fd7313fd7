# castelude: compiled
"""What can be seen of a position of Castello: everything (CO-9)."""

from collections.abc import Iterable
from itertools import compress
from operator import itemgetter

from castelude.core.position import NOBODY
from castelude.core.record import JsonObject
from castelude.games.castello.board import COLOUR, STANDING, UNMOVED
from castelude.games.castello.geometry import CELLS, NAMES
from castelude.games.castello.position import END_WORDS, CastelloPosition

IN_ORDER = sorted(CELLS, key=lambda cell: NAMES[cell])
NAMES_IN_ORDER = [NAMES[cell] for cell in IN_ORDER]
in_order = itemgetter(*IN_ORDER)


def names(cells: Iterable[int]) -> list[str]:
    """The names of cells in plain string order."""
    return sorted([NAMES[cell] for cell in cells])


def pawn_cells(position: CastelloPosition, seat: int) -> list[int]:
    return [cell for cell in CELLS if int(position.board.cells[cell]) & COLOUR == seat + 1]


def castle_cells(position: CastelloPosition, fate: int) -> list[int]:
    """The castles that stand (STANDING) or that a seat has taken."""
    cells = position.board.castle_cell
    return [cells[k] for k in range(len(cells)) if position.board.castle_fate[k] == fate]


def castles_gained(before: CastelloPosition, after: CastelloPosition) -> list[str]:
    """The names of the castles that an action gave to its mover, in plain string order."""
    mover = before.mover
    return names(set(castle_cells(after, mover)) - set(castle_cells(before, mover)))


def options(position: CastelloPosition) -> JsonObject:
    return {
        "layout": position.layout,
        "repetition": position.repetition,
        "quiet_limit": position.quiet_limit,
    }


def state(position: CastelloPosition) -> JsonObject:
    """CO-9.1."""
    actor = position.actor()
    chain = None
    if position.in_chain():
        chain = {
            "path": [NAMES[cell] for cell in position.path],
            "taken": [NAMES[cell] for cell in position.taken],
        }
    board = in_order(position.board.cells)
    pawns = list(zip(compress(NAMES_IN_ORDER, board), filter(None, board), strict=True))
    return {
        "game": "castello",
        "options": options(position),
        "actor": None if actor == NOBODY else actor,
        "over": actor == NOBODY,
        "end": END_WORDS[position.end],
        "winners": position.winners(),
        "red": [name for name, pawn in pawns if pawn & COLOUR == 1],
        "black": [name for name, pawn in pawns if pawn & COLOUR == 2],
        "castles": names(castle_cells(position, STANDING)),
        "unmoved": [name for name, pawn in pawns if pawn & UNMOVED],
        "captured_pawns": [position.captured_pawns[0], position.captured_pawns[1]],
        "captured_castles": [names(castle_cells(position, 0)), names(castle_cells(position, 1))],
        "chain": chain,
        "turns": position.turns,
        "quiet": position.quiet,
        "seen": position.seen,
    }


def view(position: CastelloPosition, seat: int | None) -> JsonObject:
    """The state and whose view it is: nothing is hidden (CO-9.2)."""
    return {**state(position), "seat": seat}
