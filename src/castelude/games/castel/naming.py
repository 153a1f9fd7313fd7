# castelude: compiled
"""How actions name cards and places where copies are alike: cards of a hand by their kind, places as spots (CT-4).

The spots are the cells and slots, `out` for all cards but Knights outside, and for Knights the numbered places.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import lowest, only
from castelude.games.castel.board import Board
from castelude.games.castel.cards import CARD_IDS, KIND_IDS, KIND_OF, KNIGHTS
from castelude.games.castel.geometry import FAR

KIND_COUNT: Final[i64] = 37
SPOTS: Final[i64] = 89
OUT: Final[i64] = 40
"""The spot of all cards but Knights outside: the lowest free numbered place."""
NUMBERED: Final[i64] = 41
"""Where the numbered places begin among the spots, which only Knights choose."""


def _cards_of_kinds() -> vec[i64]:
    sets = vec[i64]()
    for kind in range(len(KIND_IDS)):
        cards: i64 = 0
        for card in range(len(CARD_IDS)):
            if KIND_OF[card] == kind:
                cards |= only(card)
        sets = append(sets, cards)
    return sets


CARDS_OF_KIND: Final = _cards_of_kinds()


def copy_of(cards: i64, kind: i64) -> i64:
    """The copy of a kind that a rule takes (CT-1.7), or -1."""
    found = cards & CARDS_OF_KIND[kind]
    return lowest(found) if found else -1


def spot_of(card: i64, place: i64) -> i64:
    """The spot of a place, as this card names it."""
    if place < FAR:
        return place
    return NUMBERED + place - FAR if (KNIGHTS >> card) & 1 else OUT


def place_at(board: Board, card: i64, spot: i64) -> i64:
    """The place that a card means by a spot, or -1 when it has no such spot."""
    if spot < OUT:
        return spot
    if (KNIGHTS >> card) & 1:
        return FAR + spot - NUMBERED if spot >= NUMBERED else -1
    return FAR + board.lowest_free() if spot == OUT else -1
