# castelude: compiled
"""What can be seen of a position of Castello: everything (CO-9)."""

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from castelude.core.position import NOBODY
from castelude.core.record import JsonObject
from castelude.games.castello.board import COLOUR, STANDING, UNMOVED
from castelude.games.castello.geometry import CELLS, NAMES
from castelude.games.castello.position import END_WORDS, CastelloPosition

IN_ORDER: Final = vec[i64](sorted(CELLS, key=lambda cell: NAMES[cell]))
NAMES_IN_ORDER: Final = [NAMES[cell] for cell in IN_ORDER]


def names(cells: Iterable[int]) -> list[str]:
    """The names of cells in plain string order."""
    return sorted([NAMES[cell] for cell in cells])


def pawn_cells(position: CastelloPosition, seat: int) -> list[int]:
    return [cell for cell in CELLS if int(position.board.cells[cell]) & COLOUR == seat + 1]


def _pawn_names(cells: vec[u8]) -> tuple[list[str], list[str], list[str]]:
    """The cells of the red pawns, the black ones and those that have not moved, in plain string order."""
    red: list[str] = []
    black: list[str] = []
    unmoved: list[str] = []
    for place in range(len(IN_ORDER)):
        pawn = i64(cells[IN_ORDER[place]])
        if pawn & COLOUR == 0:
            continue
        name = NAMES_IN_ORDER[place]
        if pawn & COLOUR == 1:
            red.append(name)
        else:
            black.append(name)
        if pawn & UNMOVED:
            unmoved.append(name)
    return red, black, unmoved


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
    red, black, unmoved = _pawn_names(position.board.cells)
    return {
        "game": "castello",
        "options": options(position),
        "actor": None if actor == NOBODY else actor,
        "over": actor == NOBODY,
        "end": END_WORDS[position.end],
        "winners": position.winners(),
        "red": red,
        "black": black,
        "castles": names(castle_cells(position, STANDING)),
        "unmoved": unmoved,
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
