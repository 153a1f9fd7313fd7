# castelude: compiled
"""Effects on hands and the exchange (CT-6.32 to CT-6.37)."""

from mypy_extensions import i64

from castelude.core.bits import only, size
from castelude.core.position import CHANCE
from castelude.games.castel.board import Board
from castelude.games.castel.cards import first_copies
from castelude.games.castel.verbs import DEAL, ENTER, GET, GIVE, PASS, TAKE, TRADE


def advisor(board: Board) -> bool:
    """CT-6.32; the card that enters goes on with its own effect."""
    return board.step == 1 and board.ask(ENTER, first_copies(board.exchange))


def witch(board: Board) -> bool:
    """CT-6.33."""
    return board.step == 1 and board.ask_with_seats(DEAL, first_copies(board.exchange), only(board.players) - 1)


def alchemist(board: Board) -> bool:
    """CT-6.34: cards given lie aside until as many are taken; where all must be taken nobody is asked."""
    seat = board.active
    if board.step == 1:
        board.amount = min(2, size(board.hands[seat]), size(board.exchange))
        if size(board.hands[seat]) <= board.amount:
            board.asides[seat] = board.hands[seat]
            board.hands[seat] = 0
            board.step += board.amount
    if board.step <= board.amount:
        return board.ask(GIVE, first_copies(board.hands[seat]))
    if board.step == board.amount + 1 and size(board.exchange) <= board.amount:
        board.hands[seat] |= board.exchange
        board.exchange = 0
        board.step += board.amount
    if board.step <= 2 * board.amount:
        return board.ask(GET, first_copies(board.exchange))
    board.exchange |= board.asides[seat]
    board.asides[seat] = 0
    return False


def courtesan(board: Board) -> bool:
    """CT-6.35: the seat chooses, then chance; `decisions.hands.Take` exchanges the two cards."""
    if board.step == 1:
        others: i64 = 0
        seat: i64 = 0
        for seat in range(board.players):
            if seat != board.active and board.hands[seat]:
                others |= only(seat)
        return board.ask_with_seats(TRADE, first_copies(board.hands[board.active]), others)
    if board.step == 2 and board.asides[board.active]:
        board.decider = CHANCE
        return board.ask_with_seats(TAKE, board.hands[board.target], only(board.active))
    return False


def jester(board: Board) -> bool:
    """CT-6.36: seat by seat in secret, then all at once."""
    seat: i64 = 0
    if board.step <= board.players:
        seat = (board.active + board.step - 1) % board.players
        board.decider = seat
        return board.ask(PASS, first_copies(board.hands[seat]))
    for seat in range(board.players):
        board.hands[(seat + 1) % board.players] |= board.asides[seat]
        board.asides[seat] = 0
    return False


def fool(board: Board) -> bool:
    """CT-6.37: seat by seat by chance, then all at once."""
    seat: i64 = 0
    if board.step <= board.players:
        seat = (board.active + board.step - 1) % board.players
        board.target = (seat + board.players - 1) % board.players
        board.decider = CHANCE
        return board.ask_with_seats(TAKE, board.hands[board.target], only(seat))
    for seat in range(board.players):
        board.hands[seat] |= board.asides[seat]
        board.asides[seat] = 0
    return False
