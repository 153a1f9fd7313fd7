# castelude: compiled
"""How a year begins (CM-3) and ends (CM-10)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import lowest, only
from castelude.games.castellum.board import (
    ASK_NOTHING,
    CONSTRUCTION,
    DRAW,
    FIRST_WORKER,
    LINE,
    MARKET_FORTS,
    MARKET_TROOPS,
    OVER,
    WAIT,
    Board,
)
from castelude.games.castellum.cards import NONE
from castelude.games.castellum.construction import reinforce
from castelude.games.castellum.edition import Deck

LAST_YEAR: Final[i64] = 3
WORKERS: Final[i64] = 5


def start_year(board: Board) -> None:
    """CM-3.1."""
    board.phase = CONSTRUCTION
    board.turn = board.first
    seat: i64 = 0
    k: i64 = 0
    for seat in range(board.players):
        board.workers[seat] = board.columns()
        board.defeated_year[seat] = 0
        reinforce(board, seat, board.next_bonus[seat])
        board.next_bonus[seat] = 0
    for k in range(MARKET_FORTS):
        board.fort_market |= only(board.deal.forts[board.fort_top + k])
    board.fort_top += MARKET_FORTS
    for k in range(MARKET_TROOPS):
        board.troop_market |= only(board.deal.troops[board.troop_top + k])
    board.troop_top += MARKET_TROOPS
    owed = vec[i64]()
    for k in range(board.players):
        seat = (board.first + k) % board.players
        angels = receive_income(board, seat)
        while angels > 0:
            owed = append(owed, seat)
            angels -= 1
    board.draws = owed
    board.after_draws = FIRST_WORKER
    board.step = DRAW


def receive_income(board: Board, seat: i64) -> i64:
    """Give a seat the resources of its line; answers how many angels it is owed."""
    edition = board.edition
    angels: i64 = 0
    place: i64 = 0
    for place in range(seat * LINE, seat * LINE + LINE):
        if board.fort[place] >= 0:
            angels += _income_of(board, seat, edition.forts, board.fort[place])
        troops = board.troops[place]
        while troops:
            angels += _income_of(board, seat, edition.troops, lowest(troops))
            troops &= troops - 1
    return angels


def _income_of(board: Board, seat: i64, deck: Deck, card: i64) -> i64:
    """Give a seat the resources of one card; answers how many angels it is owed."""
    r: i64 = 0
    for r in range(3):
        board.resources[seat * 3 + r] += deck.income[card * 4 + r]
    return deck.income[card * 4 + 3]


def end_year(board: Board) -> None:
    """CM-10, and the next year or the end of the game (CM-11.1)."""
    place: i64 = 0
    for place in range(board.players * LINE):
        if board.enemy[place] >= 0:
            board.enemy_discard |= only(board.enemy[place])
            board.enemy[place] = NONE
        board.fury[place] = 0
        board.angel_discard |= board.under[place]
        board.under[place] = 0
        board.bonus[place] = 0
    board.besieged = 0
    board.fort_discard |= board.fort_market
    board.fort_market = 0
    board.troop_discard |= board.troop_market
    board.troop_market = 0
    space: i64 = 0
    for space in range(len(board.space_count)):
        board.space_count[space] = 0
        board.space_seats[space] = 0
    board.open_spaces = board.edition.spaces_for[board.players]
    if board.year == LAST_YEAR:
        board.phase = OVER
        board.asked = ASK_NOTHING
        board.step = WAIT
        seat: i64 = 0
        for seat in range(board.players):
            board.workers[seat] = WORKERS
        return
    board.first = (board.first + 1) % board.players
    board.year += 1
    start_year(board)
