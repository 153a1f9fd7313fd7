"""What counts in a position of Castello, as messages for hints: the weights of the evaluation, and pawns in danger."""

from castelude.core.position import Position
from castelude.core.verdict import LogLine
from castelude.games.castello.board import COLOUR, SLOTS
from castelude.games.castello.geometry import NAMES, STEPS
from castelude.games.castello.position import CastelloPosition

REASONS = {
    "pawn": "castello-counts-pawns",
    "castle": "castello-counts-castles",
    "more_castles": "castello-counts-castles",
    "siege_1": "castello-counts-siege",
    "siege_2": "castello-counts-siege",
    "near": "castello-counts-near",
    "mobility": "castello-counts-moves",
}


def stands_out(after: Position, after_other: Position, seat: int) -> LogLine | None:
    """The pawns that could be hopped over after the other action, and are safe after this one."""
    assert isinstance(after, CastelloPosition)
    assert isinstance(after_other, CastelloPosition)
    if after.actor() != 1 - seat or after_other.actor() != 1 - seat:
        return None
    now, then = _endangered(after, seat), _endangered(after_other, seat)
    if not then - now or len(now) >= len(then):
        return None
    cells = sorted(NAMES[cell] for cell in then - now)
    return LogLine("castello-counts-danger", {"cells": ", ".join(cells), "count": len(cells)})


def _endangered(position: CastelloPosition, seat: int) -> set[int]:
    """The cells of the pawns of a seat that the other one could hop over at once."""
    board = position.board
    first = (1 - seat) * int(SLOTS)
    found: set[int] = set()
    for k in range(first, first + board.roster_size[2 - seat]):
        cell = int(board.roster[k])
        for d, step in enumerate(STEPS):
            over = cell + int(step)
            if int(board.leaps[k]) & (1 << d) and int(board.cells[over]) & COLOUR == seat + 1:
                found.add(over)
    return found
