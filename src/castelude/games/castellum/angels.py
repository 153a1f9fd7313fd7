# castelude: compiled
"""The angel phase (CM-6) and the windows in which effects are cancelled (CM-7)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import only
from castelude.core.decisions import first_of, kind_of
from castelude.games.castellum.board import (
    ANGEL_PHASE,
    ASK_ANGEL,
    ASK_REACT,
    COMBAT,
    DRAW,
    LINE,
    NEXT_ANGEL,
    SETTLE,
    WAIT,
    Board,
)
from castelude.games.castellum.cards import STONE
from castelude.games.castellum.construction import ask_worker
from castelude.games.castellum.moves import M_GIFT

FURY_POINTS: Final[i64] = 2


def next_angel(board: Board) -> None:
    """Ask the next seat that has angels; the others pass unasked (CM-6.1)."""
    while board.passes < board.players:
        if board.angels[board.turn]:
            board.asked = ASK_ANGEL
            board.decider = board.turn
            board.step = WAIT
            return
        board.passes += 1
        _turn_on(board)
    board.passes = 0
    board.step = COMBAT


def _turn_on(board: Board) -> None:
    board.turn += 1
    if board.turn == board.players:
        board.turn = 0


def pass_on(board: Board) -> None:
    """CM-6.1."""
    board.passes += 1
    _turn_on(board)
    board.step = NEXT_ANGEL


def play_number(board: Board, card: i64, place: i64) -> None:
    """CM-6.3."""
    board.angels[board.decider] &= ~only(card)
    board.under[place] |= only(card)
    board.passes = 0
    _turn_on(board)
    board.step = NEXT_ANGEL


def play_effect(board: Board, move: i64) -> None:
    """Lay the first card of a window, from the hand or as the card just drawn (CM-7.1).

    A gift is not the play of the turn, so it leaves the passes as they are (CM-6.8). At a draw to a full hand, the card
    drawn takes the place of a gift of the hand before the window opens (CM-4.8).
    """
    card = first_of(move)
    board.effect = move
    if kind_of(move) != M_GIFT:
        board.passes = 0
    board.from_excess = board.excess >= 0
    if board.from_excess and board.excess != card:
        board.angels[board.decider] |= only(board.excess)
    board.excess = -1
    lay(board, card)


def lay(board: Board, card: i64) -> None:
    """Lay an angel of the decider on the table and open the window about it (CM-7.1, CM-7.3)."""
    seat = board.decider
    board.angels[seat] &= ~only(card)
    board.played = append(board.played, seat * 32 + card)
    asks: i64 = 0
    k: i64 = 0
    for k in range(board.players - 1, 0, -1):
        other = (seat + k) % board.players
        if board.angels[other]:
            asks = (asks << 3) | (other + 1)
    board.asks = asks
    _ask(board)


def let(board: Board) -> None:
    """CM-7.2."""
    board.asks >>= 3
    _ask(board)


def _ask(board: Board) -> None:
    if board.asks == 0:
        board.step = SETTLE
        return
    board.asked = ASK_REACT
    board.decider = (board.asks & 7) - 1
    board.step = WAIT


def is_undone(board: Board) -> bool:
    """CM-7.4: whether the first card of a window has no effect, as the cards lie."""
    return len(board.played) % 2 == 0


def close_window(board: Board) -> None:
    """CM-7.5."""
    played = board.played
    k: i64 = 0
    for k in range(len(played)):
        board.angel_discard |= only(played[k] & 31)
    board.played = vec[i64]()
    if board.phase == ANGEL_PHASE:
        if kind_of(board.effect) != M_GIFT:  # CM-6.8
            _turn_on(board)
        board.step = NEXT_ANGEL
    elif board.from_excess:
        board.step = DRAW
    else:
        ask_worker(board)


def enrage(board: Board, place: i64) -> None:
    """CM-6.4."""
    board.fury[place] += FURY_POINTS


def swap(board: Board, one: i64, other: i64) -> None:
    """CM-6.5."""
    enemy = board.enemy[one]
    fury = board.fury[one]
    board.enemy[one] = board.enemy[other]
    board.fury[one] = board.fury[other]
    board.enemy[other] = enemy
    board.fury[other] = fury


def hire(board: Board, seat: i64, troop: i64, column: i64) -> None:
    """CM-6.6."""
    owner: i64 = -1
    place: i64 = 0
    for place in range(board.players * LINE):
        if (board.troops[place] >> troop) & 1:
            owner = place // LINE
            board.troops[place] &= ~only(troop)
            board.two_troops &= ~only(place)
    board.troop_market &= ~only(troop)
    r: i64 = 0
    for r in range(3):
        price = board.edition.troops.cost[troop * 3 + r]
        board.resources[seat * 3 + r] -= price
        if owner >= 0:
            board.resources[owner * 3 + r] += price
    board.put_troop(seat * LINE + column, troop)


def destroy(board: Board, seat: i64, column: i64) -> None:
    """CM-6.7."""
    board.resources[seat * 3 + STONE] -= 1
    defeat(board, seat, column)


def defeat(board: Board, seat: i64, column: i64) -> None:
    """CM-8.5."""
    place = seat * LINE + column
    board.defeated[seat] |= only(board.enemy[place])
    board.defeated_year[seat] += 1
    board.enemy[place] = -1
    board.fury[place] = 0
    board.besieged &= ~only(place)
