"""What helps a seat to read its view of Castel: which cards are protected, and by what."""

from castelude.core.record import JsonObject
from castelude.games.castel.bits import members
from castelude.games.castel.cards import AMBASSADOR, CARD_IDS, PRIEST
from castelude.games.castel.castle import FAR, NAMES
from castelude.games.castel.position import CastelPosition
from castelude.games.castel.table import NO_SEAT, Table


def aids(position: CastelPosition) -> JsonObject:
    """What protects each protected card in play, and where the next card outside goes.

    `protected`: by card `knight`, `ambassador`, `captain` or `priest`; `out`: the next place outside (CT-1.4).
    Everything here follows from the open board, so every seat gets the same.
    """
    t = position.table
    return {
        "protected": {CARD_IDS[card]: _protector(t, card) for card in members(t.protected() & t.in_play)},
        "out": NAMES[FAR + t.lowest_free()],
    }


def _protector(t: Table, card: int) -> str:
    """The first reason of CT-5.6 that holds, given that one does."""
    if (t.covered >> card) & 1:
        return "knight"
    if card == AMBASSADOR:
        return "ambassador"
    without_priest = t.copy()
    without_priest.set_pawn(PRIEST, NO_SEAT)
    return "captain" if (without_priest.protected() >> card) & 1 else "priest"
