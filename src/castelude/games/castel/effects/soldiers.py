# castelude: compiled
"""Soldiers on full ramparts and the fourth siege engine (CT-5.2, CT-5.3)."""

from mypy_extensions import i64

from castelude.core.bits import lowest
from castelude.games.castel.board import Board
from castelude.games.castel.cards import RAMPART, SOLDIERS
from castelude.games.castel.geometry import RAMPART_BEFORE, SLOT_OF_CELL, SLOT_PLACES, SLOTS


def full_rampart(board: Board, cell: i64) -> None:
    """A soldier has come to this cell: if its rampart is full, the engine before it is sent back (CT-5.2)."""
    slot = SLOT_OF_CELL[cell]
    rampart = RAMPART_BEFORE[slot - SLOTS]
    if board.near_taken & rampart != rampart:
        return
    engine = board.stacks[slot] & board.open()
    if engine and board.levels[lowest(engine)] == 0:
        board.send_back(lowest(engine))


def soldier(board: Board) -> bool:
    """CT-6.39, for the plain soldiers and the captain."""
    full_rampart(board, board.places[board.last])
    return False


def siege(board: Board) -> bool:
    """CT-6.40: with the fourth engine all soldiers on the ramparts leave that are not protected now (CT-5.3)."""
    if board.near_taken & SLOT_PLACES == SLOT_PLACES:
        leaving = board.open() & board.zones[RAMPART] & SOLDIERS
        while leaving:
            board.send_back(lowest(leaving))
            leaving &= leaving - 1
    return False
