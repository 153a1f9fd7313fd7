# castelude: compiled
"""Effects that move cards or let two cards change cells (CT-6.22 to CT-6.27).

`spots` says where a moved card may go: inside its zone or, for the Fairy, out of the castle.
"""

from typing import Final

from mypy_extensions import i64

from castelude.core.bits import only, size
from castelude.games.castel.board import Board
from castelude.games.castel.cards import CHARACTERS, KING, KNIGHTS, RAMPART, SOLDIERS, WOMEN
from castelude.games.castel.effects.sending import court_around
from castelude.games.castel.geometry import COURT_CELLS
from castelude.games.castel.verbs import LAY, MOVE, SWITCH

# What the Favourite can still move (CT-6.25).
THE_KING: Final[i64] = 1
A_KNIGHT: Final[i64] = 2


def minstrel(board: Board) -> bool:
    """CT-6.22: the cards concerned stay the same to the end; they always lie on the cells still to be served."""
    if board.step == 1:
        concerned = board.open() & court_around(board) & ~KNIGHTS
        if board.two_cards:
            return board.ask(SWITCH, concerned)
        board.due = concerned if size(concerned) > 1 else 0
        board.moved = False
    if board.two_cards or board.due == 0:
        return False
    stays_as_it_was = size(board.due) == 2 and not board.moved
    return board.ask(LAY, board.due & ~only(next_to_serve(board)) if stays_as_it_was else board.due)


def next_to_serve(board: Board) -> i64:
    """The card on the cell that the Minstrel serves next."""
    return board.first_in_place_order(board.due)


def charming(board: Board) -> bool:
    """CT-6.23."""
    return board.step == 1 and board.ask(MOVE, board.open() & WOMEN)


def princess(board: Board) -> bool:
    """CT-6.24."""
    return board.step == 1 and board.ask(MOVE, board.open() & KNIGHTS)


def favourite(board: Board) -> bool:
    """CT-6.25."""
    if board.step == 1:
        board.left = THE_KING | A_KNIGHT
    if board.step > 2:
        return False
    movable: i64 = 0
    if board.left & THE_KING:
        movable |= board.cards_on(COURT_CELLS) & only(KING)
    if board.left & A_KNIGHT:
        movable |= KNIGHTS
    return board.ask(MOVE, board.open() & movable)


def watchman(board: Board) -> bool:
    """CT-6.26; `decisions.targets.Move` looks at the rampart that the soldier comes to."""
    return board.step == 1 and board.ask(MOVE, board.open() & board.zones[RAMPART] & SOLDIERS)


def fairy(board: Board) -> bool:
    """CT-6.27."""
    return board.step == 1 and board.ask(MOVE, board.open() & board.castle() & CHARACTERS)
