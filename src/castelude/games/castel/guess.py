# castelude: compiled
"""How good an action of Castel looks before it is played: its card, and whom its effect would hit.

The numbers are hundredths of the logarithm of the odds. They were fitted to what the learned judge says after 440,000
actions of two-seat games, and explain 62 % of how it tells the actions of a position apart. Above all they say:
draw as long as there is a pile.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import only, size
from castelude.games.castel.board import NO_CARD, Board
from castelude.games.castel.cards import (
    CARDS,
    COURT,
    DECK,
    ENGINES,
    GHOST,
    KIND_IDS,
    KIND_OF,
    KING,
    KNIGHTS,
    LADY,
    MEN,
    OUTSIDE,
    QUEEN,
    RAMPART,
    SOLDIERS,
    TOWER,
    TRAITOR,
)
from castelude.games.castel.geometry import CELLS, NEIGHBOURS, NOWHERE, RAMPART_BEFORE, SLOT_OF_CELL, SLOT_PLACES, SLOTS

ARCHER: Final[i64] = CARDS["archer"]
BARBARIAN: Final[i64] = CARDS["barbarian"]
BLACK_KNIGHT: Final[i64] = CARDS["black-knight"]
COURTIER: Final[i64] = CARDS["courtier"]
DRAGON: Final[i64] = CARDS["dragon"]
ENCHANTER: Final[i64] = CARDS["enchanter"]

DRAWN: Final[i64] = 90
SWAPPED: Final[i64] = 2  # a card without a spot against one with a spot
IDLE_SWAP: Final[i64] = -20
BAD_SWAP: Final[i64] = -48  # a card with a spot against one without
HIT: Final[i64] = 55
"""What each card of another seat that comes back is worth."""
PLAIN: Final = 20
LIKED: Final = {
    "merchant": 37,
    "ambassador": 32,
    "siege": 31,
    "herald": 29,
    "priest": 27,
    "soldier": 27,
    "witch": 9,
    "ghost": 5,
    "traitor": 5,
    "enchanter": 3,
    "courtier": 2,
    "queen": -2,
    "barbarian": -7,
    "dragon": -9,
    "king": -11,
}
"""By kind, what placing it is worth where it hits nobody; the others are `PLAIN`."""


def _by_card() -> vec[i64]:
    table = vec[i64]()
    card: i64 = 0
    for card in range(DECK):
        table = append(table, LIKED.get(KIND_IDS[KIND_OF[card]], PLAIN))
    return table


LIKED_CARD: Final = _by_card()


def placed(board: Board, card: i64, place: i64, seat: i64, open_cards: i64) -> i64:
    """How good it looks to place this card there."""
    return LIKED_CARD[card] + HIT * hits(board, card, place, seat, open_cards)


def swapped(is_stuck: bool, gets_stuck: bool) -> i64:
    """How good it looks to swap a card that has no spot now, or has one, for another."""
    if is_stuck:
        return IDLE_SWAP if gets_stuck else SWAPPED
    return BAD_SWAP if gets_stuck else IDLE_SWAP


def hits(board: Board, card: i64, place: i64, seat: i64, open_cards: i64) -> i64:
    """How many cards of others come back by this placement, less those of the seat itself."""
    bit: i64 = only(card)
    if card == GHOST:
        return _balance(board, board.stacks[place] & open_cards, seat)
    if bit & ENGINES:  # CT-5.3
        if (board.near_taken | only(place)) & SLOT_PLACES != SLOT_PLACES:
            return 0
        return _balance(board, board.zones[RAMPART] & SOLDIERS & open_cards, seat)
    found: i64 = 0
    if bit & SOLDIERS:  # CT-5.2
        slot = SLOT_OF_CELL[place] if place < CELLS else NOWHERE
        if slot != NOWHERE:
            rampart = RAMPART_BEFORE[slot - SLOTS]
            if (board.near_taken | only(place)) & rampart == rampart:
                found = _balance(board, board.stacks[slot] & ENGINES & open_cards, seat)
    return found + _choice(board, _targets(board, card, place) & open_cards, seat)


def _targets(board: Board, card: i64, place: i64) -> i64:
    """Among which cards the effect lets one choose the card that is sent back, if they are open (CT-6)."""
    zones = board.zones
    if card == KING:
        return board.castle()
    if card == QUEEN:
        return zones[COURT]
    if card == BARBARIAN:
        return zones[TOWER] | zones[RAMPART]
    if card == DRAGON:
        return zones[TOWER] | zones[RAMPART] | zones[OUTSIDE]
    if card == ARCHER:
        return zones[OUTSIDE]
    if card == ENCHANTER:
        return only(board.last) if board.last != NO_CARD else 0
    if place >= CELLS:
        return 0
    if card == COURTIER:
        return board.cards_on(NEIGHBOURS[place])
    if card == LADY:
        return board.cards_on(NEIGHBOURS[place]) & MEN & zones[COURT]
    if card == BLACK_KNIGHT:
        return board.cards_on(NEIGHBOURS[place]) & KNIGHTS
    if card == TRAITOR:
        return board.cards_on(NEIGHBOURS[place]) & zones[COURT]
    return 0


def _balance(board: Board, cards: i64, seat: i64) -> i64:
    """All of these come back: those of others, less those of the seat."""
    if cards == 0:
        return 0
    own = cards & board.pawns[seat]
    return size(cards & board.with_pawns() & ~own) - size(own)


def _choice(board: Board, cards: i64, seat: i64) -> i64:
    """One of these comes back, whichever the seat likes."""
    if cards == 0:
        return 0
    own = cards & board.pawns[seat]
    if cards & board.with_pawns() & ~own:
        return 1
    return -1 if own == cards else 0
