# castelude: compiled
"""Where a card may be placed (CT-4) and where a card in play may be moved (CT-5.5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from castelude.core.bits import lowest, only, size
from castelude.games.castel.board import Board
from castelude.games.castel.cards import (
    ADVISOR,
    AMBASSADOR,
    CHARMING,
    COURT,
    DECK,
    ENGINES,
    FAVOURITE,
    GHOST,
    KING,
    KNIGHTS,
    LADY,
    MERCHANT,
    ON_A_CARD,
    OUTSIDE,
    PRINCE,
    PRINCESS,
    QUEEN,
    RAMPART,
    TOWER,
    ZONE_OF_CARD,
)
from castelude.games.castel.geometry import (
    COURT_CELLS,
    FAR,
    NEIGHBOURS,
    SLOT_PLACES,
    TOWER_CELLS,
    ZONE_CELLS,
    ZONE_OF_PLACE,
)

# ---- placing ----


def _plain_cards() -> vec[i64]:
    """By zone: the cards that go to any of its free near places, and nowhere else (CT-4.2, CT-4.4)."""
    found = vec[i64]([0, 0, 0, ENGINES])
    conditional = only(AMBASSADOR) | only(ADVISOR) | only(LADY) | only(FAVOURITE) | only(CHARMING) | only(QUEEN)
    card: i64 = 0
    for card in range(DECK):
        zone = ZONE_OF_CARD[card]
        if zone < OUTSIDE and ((conditional | only(GHOST)) >> card) & 1 == 0:
            found[zone] |= only(card)
    return found


PLAIN_CARDS: Final = _plain_cards()
PLAIN: Final[i64] = PLAIN_CARDS[COURT] | PLAIN_CARDS[RAMPART] | PLAIN_CARDS[TOWER] | PLAIN_CARDS[OUTSIDE]


def near_spots(board: Board, card: i64) -> i64:
    """The cells and slots where this card may be placed."""
    zone = ZONE_OF_CARD[card]
    if (PLAIN >> card) & 1:
        return ZONE_CELLS[zone] & ~board.near_taken
    if zone == COURT:
        return court_spots(board, card)
    if zone == ON_A_CARD:  # CT-4.3
        return board.near_taken
    return 0 if zone == OUTSIDE else ghost_spots(board)  # CT-4.5


def far_spots(board: Board, card: i64) -> i64:
    """The numbered places where this card may be placed: for an outside card the one it would get (CT-4.5)."""
    zone = ZONE_OF_CARD[card]
    if zone == ON_A_CARD:
        return board.far_taken
    if zone == OUTSIDE and (ENGINES >> card) & 1 == 0:
        return only(board.lowest_free())
    return 0


def count_spots(board: Board, cards: i64) -> i64:
    """How many spots all these cards have together."""
    total: i64 = 0
    zone: i64 = 0
    for zone in range(len(PLAIN_CARDS)):
        plain = cards & PLAIN_CARDS[zone]
        if plain:
            total += size(plain) * size(ZONE_CELLS[zone] & ~board.near_taken)
    cards &= ~PLAIN
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        total += size(near_spots(board, card)) + size(far_spots(board, card))
    return total


def beside(board: Board, card: i64) -> i64:
    """The cells that neighbour the card's cell; none unless it is at court."""
    return NEIGHBOURS[board.places[card]] if board.is_at_court(card) else 0


def court_spots(board: Board, card: i64) -> i64:
    """The empty court cells, less what CT-4.6 forbids to a card that is not among the plain ones."""
    empty = COURT_CELLS & ~board.near_taken
    if card == AMBASSADOR:
        return empty if size(empty) == 1 else 0
    if card == ADVISOR:
        return empty & (beside(board, KING) if board.is_at_court(KING) else beside(board, PRINCE))
    if card == LADY:
        return empty & (beside(board, QUEEN) | beside(board, PRINCESS))
    if card == FAVOURITE:
        return 0 if board.is_at_court(QUEEN) else empty
    if card == CHARMING and board.is_at_court(PRINCESS):
        return empty & beside(board, PRINCESS)
    if card == QUEEN and board.is_at_court(KING):
        return empty & beside(board, KING)
    return empty


def ghost_spots(board: Board) -> i64:
    """The towers that hold exactly one card, not protected (CT-4.2)."""
    found: i64 = 0
    taken = TOWER_CELLS & board.near_taken
    if taken == 0:
        return 0
    open_towers = board.open() & board.zones[TOWER]
    while taken:
        cell = lowest(taken)
        taken &= taken - 1
        if size(board.stacks[cell]) == 1 and board.stacks[cell] & open_towers:
            found |= only(cell)
    return found


def merchant_waits(board: Board) -> bool:
    """Whether the Merchant is the active seat's last card and may not be (CT-4.7)."""
    return not board.merchant_finish and board.hand() == only(MERCHANT) and board.pile_size(board.active) == 0


# ---- moving ----


def near_goals(board: Board, card: i64) -> i64:
    """The cells and slots to which a card in play may be moved inside its zone (CT-5.5)."""
    place = board.places[card]
    zone = ZONE_OF_PLACE[place]
    if (KNIGHTS >> card) & 1:
        others = ZONE_CELLS[zone] & board.near_taken
        return others & ~only(place) if place < FAR else others
    return 0 if zone == OUTSIDE else ZONE_CELLS[zone] & ~board.near_taken


def far_goals(board: Board, card: i64) -> i64:
    """The numbered places to which a Knight outside may be moved."""
    place = board.places[card]
    if (KNIGHTS >> card) & 1 == 0 or ZONE_OF_PLACE[place] != OUTSIDE:
        return 0
    return board.far_taken & ~only(place - FAR) if place >= FAR else board.far_taken


def near_exits(board: Board, card: i64) -> i64:
    """The slots to which the Fairy may lure a Knight out of the castle (CT-6.27)."""
    return SLOT_PLACES & board.near_taken if (KNIGHTS >> card) & 1 else 0


def far_exits(board: Board, card: i64) -> i64:
    """The numbered places to which the Fairy may lure a card out of the castle."""
    return board.far_taken if (KNIGHTS >> card) & 1 else only(board.lowest_free())
