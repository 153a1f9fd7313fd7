"""What helps a seat to read its view of Castel: which cards are protected, and by what."""

from castelude.core.bits import members
from castelude.games.castel.board import NO_SEAT, Board
from castelude.games.castel.cards import AMBASSADOR, CARD_IDS, PRIEST
from castelude.games.castel.decisions import actions
from castelude.games.castel.geometry import FAR, NAMES
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.shapes import Aids, Guard


def aids(position: CastelPosition, seat: int | None) -> Aids:
    """What protects each protected card in play, where the next card outside goes, whether the Herald calls.

    `protected`: by card `knight`, `ambassador`, `captain` or `priest`; `out`: the next place outside (CT-1.4).
    These follow from what all seats can see. `called` needs the hand, so only its seat is told (CT-3.6).
    """
    board = position.board
    return {
        "protected": {CARD_IDS[card]: _protector(board, card) for card in members(board.protected() & board.in_play)},
        "out": NAMES[FAR + board.lowest_free()],
        "called": seat == board.active and actions.herald_calls(board),
    }


def _protector(board: Board, card: int) -> Guard:
    """The first reason of CT-5.6 that holds for a protected card."""
    if (board.covered >> card) & 1:
        return "knight"
    if card == AMBASSADOR:
        return "ambassador"
    without_priest = board.copy()
    without_priest.set_pawn(PRIEST, NO_SEAT)
    return "captain" if (without_priest.protected() >> card) & 1 else "priest"
