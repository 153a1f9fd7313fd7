# castelude: compiled
"""Siege (CM-5): enemies are dealt and placed."""

from mypy_extensions import i64

from castelude.core.bits import only
from castelude.games.castellum.board import ANGEL_PHASE, ASK_ENEMY, NEXT_ANGEL, SIEGE, WAIT, Board
from castelude.games.castellum.cards import pile_start


def begin_siege(board: Board) -> None:
    """CM-5.1."""
    board.phase = SIEGE
    at = pile_start(board.year)
    share = board.columns()
    k: i64 = 0
    card: i64 = 0
    for k in range(board.players):
        seat = (board.first + k) % board.players
        hand: i64 = 0
        for card in range(share):
            hand |= only(board.deal.enemies[at + k * share + card])
        board.enemies[seat] = hand
    board.dealt = board.year + 1
    board.turn = board.first
    board.decider = board.first
    board.asked = ASK_ENEMY
    board.step = WAIT


def place_enemy(board: Board, card: i64, place: i64) -> None:
    """CM-5.2: all hands are of one size, so when the next one is empty, all enemies are placed."""
    board.enemies[board.decider] &= ~only(card)
    board.enemy[place] = card
    board.besieged |= only(place)
    turn = board.turn + 1
    if turn == board.players:
        turn = 0
    board.turn = turn
    board.decider = turn
    if board.enemies[turn] == 0:
        board.phase = ANGEL_PHASE
        board.turn = board.first
        board.step = NEXT_ANGEL
