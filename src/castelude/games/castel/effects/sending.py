# castelude: compiled
"""Effects that send cards back, and the one that removes a card (CT-6.10 to CT-6.21).

Every effect is a function of the board. It is called step by step: it opens the question of the step and returns
True, or returns False when nothing more is due. The card it comes from is the last card placed.
"""

from mypy_extensions import i64

from castelude.core.bits import only
from castelude.games.castel.board import NO_CARD, NO_SEAT, Board
from castelude.games.castel.cards import FAVOURITE, KING, KNIGHTS, MEN, OUTSIDE, RAMPART, TOWER
from castelude.games.castel.effects.soldiers import full_rampart
from castelude.games.castel.geometry import COURT_CELLS
from castelude.games.castel.verbs import KILL, SEND


def others(board: Board) -> i64:
    """The open cards other than the one that acts (CT-6.2)."""
    return board.open() & ~only(board.last)


def on_walls(board: Board) -> i64:
    """The cards on tower and rampart cells."""
    return board.zones[TOWER] | board.zones[RAMPART]


def court_around(board: Board) -> i64:
    """The cards around the one that acts, on court cells."""
    return board.around(board.last) & board.cards_on(COURT_CELLS)


def king(board: Board) -> bool:
    """CT-6.10: the seat of the Favourite's pawn is noted before anything is sent; the King is among its targets."""
    if board.step == 1:
        board.target = board.pawn_of(FAVOURITE) if board.is_at_court(FAVOURITE) else NO_SEAT
        return board.ask(SEND, others(board) & board.castle())
    if board.step == 2 and board.target != NO_SEAT:
        board.decider = board.target
        return board.ask(SEND, board.open() & board.castle())
    return False


def queen(board: Board) -> bool:
    """CT-6.11."""
    return board.step == 1 and board.ask(SEND, others(board) & board.cards_on(COURT_CELLS))


def courtier(board: Board) -> bool:
    """CT-6.12."""
    return board.step == 1 and board.ask(SEND, board.open() & board.around(board.last))


def lady(board: Board) -> bool:
    """CT-6.13."""
    return board.step == 1 and board.ask(SEND, board.open() & court_around(board) & MEN)


def black_knight(board: Board) -> bool:
    """CT-6.14."""
    return board.step == 1 and board.ask(SEND, board.open() & board.around(board.last) & KNIGHTS)


def assassin(board: Board) -> bool:
    """CT-6.15."""
    return board.step == 1 and board.ask(KILL, board.open() & board.around(board.last) & ~only(KING))


def traitor(board: Board) -> bool:
    """CT-6.16."""
    if board.step == 1:
        full_rampart(board, board.places[board.last])
    return board.step == 1 and board.ask(SEND, board.open() & court_around(board))


def barbarian(board: Board) -> bool:
    """CT-6.17."""
    return board.step == 1 and board.ask(SEND, board.open() & on_walls(board))


def dragon(board: Board) -> bool:
    """CT-6.18."""
    if board.step == 1:
        return board.ask(SEND, others(board) & board.zones[OUTSIDE])
    return board.step == 2 and board.ask(SEND, board.open() & on_walls(board))


def archer(board: Board) -> bool:
    """CT-6.19."""
    return board.step == 1 and board.ask(SEND, board.open() & board.zones[OUTSIDE])


def wizard(board: Board) -> bool:
    """CT-6.20; `decisions.targets.Send` says where the card goes."""
    return board.step == 1 and board.ask(SEND, others(board))


def enchanter(board: Board) -> bool:
    """CT-6.21."""
    if board.before_last != NO_CARD and (others(board) >> board.before_last) & 1:
        board.send_back(board.before_last)
    return False
