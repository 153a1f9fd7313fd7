# castelude: compiled
"""Effects on pawns (CT-6.28 to CT-6.31). Protection does not count here (CT-5.6)."""

from typing import Final

from mypy_extensions import i64

from castelude.core.bits import lowest, only, size
from castelude.games.castel.board import Board
from castelude.games.castel.verbs import CLAIM, PAWN, PICK, ROB

CLAIMS: Final[i64] = 3


def thief(board: Board) -> bool:
    """CT-6.28."""
    return board.step == 1 and board.ask(ROB, board.around(board.last) & board.with_pawns())


def swap_pawns(board: Board, one: i64, other: i64) -> None:
    """Let two cards change their pawns."""
    colour = board.pawn_of(one)
    board.set_pawn(one, board.pawn_of(other))
    board.set_pawn(other, colour)


def schemer(board: Board) -> bool:
    """CT-6.29; with two cards nobody is asked, with fewer nothing happens."""
    cards = board.with_pawns() & ~only(board.last)
    if board.step == 2:
        return board.ask(PICK, cards & ~only(board.first))
    if board.step > 2 or size(cards) < 2:
        return False
    if size(cards) == 2:
        swap_pawns(board, lowest(cards), lowest(cards & (cards - 1)))
        return False
    return board.ask(PICK, cards)


def spy(board: Board) -> bool:
    """CT-6.30: one card after the other gets one of the colours left in the pool."""
    seat: i64 = 0
    if board.step == 1:
        cards = board.around(board.last)
        board.due = cards & board.with_pawns()
        for seat in range(board.players):
            board.pool[seat] = size(cards & board.pawns[seat])
    if board.due == 0:
        return False
    colours: i64 = 0
    for seat in range(board.players):
        if board.pool[seat] > 0:
            colours |= only(seat)
    return board.ask_with_seats(PAWN, only(board.first_in_place_order(board.due)), colours)


def merchant(board: Board) -> bool:
    """CT-6.31: at most three are taken without asking; then one more action."""
    cards = board.with_pawns() & ~board.pawns[board.active]
    if board.step == 1 and size(cards) <= CLAIMS:
        while cards:
            board.set_pawn(lowest(cards), board.active)
            cards &= cards - 1
    elif board.step <= CLAIMS:
        return board.ask(CLAIM, cards)
    board.actions_left += 1
    return False
