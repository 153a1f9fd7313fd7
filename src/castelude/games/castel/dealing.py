# castelude: compiled
"""The deal of Castel: which cards are in the game, who gets them, and the first position (CT-2.1, CT-2.2, CT-2.4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from castelude.core.bits import only
from castelude.core.rng import Rng
from castelude.games.castel.board import MOST_IN_A_PILE, Board
from castelude.games.castel.cards import CARD_IDS, LEFT_OUT_BY_TWO
from castelude.games.castel.position import CastelPosition, new_position

SIZES: Final = {2: (9, 13, 10), 3: (7, 8, 11), 4: (5, 6, 12), 5: (5, 4, 11)}
"""By number of players: the cards of a hand, of a pile and of the exchange (CT-2.1)."""
EVERY_CARD: Final = vec[i64](list(range(len(CARD_IDS))))
FOR_TWO: Final = vec[i64]([card for card in range(len(CARD_IDS)) if CARD_IDS[card] not in LEFT_OUT_BY_TWO])


def cards_used(players: i64) -> vec[i64]:
    """The cards in the game, in plain string order of their ids (CT-2.2). Not to be changed."""
    return EVERY_CARD if players > 2 else FOR_TWO


def shuffled(players: i64, rng: Rng) -> vec[i64]:
    """The cards of a deal (CT-2.4): those of the hands by seat, of the piles by seat from the top, of the exchange."""
    cards = cards_used(players)
    order = rng.order(len(cards))
    k: i64 = 0
    for k in range(len(order)):
        order[k] = cards[order[k]]
    return order


def first_position(board: Board, cards: vec[i64], first: i64, turn_limit: i64) -> CastelPosition:
    """The first turn of a deal; the board is empty, and the cards are in the order of `shuffled`."""
    hand, pile, _ = SIZES[board.players]
    at: i64 = 0
    seat: i64 = 0
    k: i64 = 0
    for seat in range(board.players):
        for k in range(hand):
            board.hands[seat] |= only(cards[at + k])
        at += hand
    for seat in range(board.players):
        top = seat * MOST_IN_A_PILE
        for k in range(pile):
            board.piles[top + k] = cards[at + k]
        at += pile
        board.pile_ends[seat] = top + pile
    for k in range(at, len(cards)):
        board.exchange |= only(cards[k])
    position = new_position(board, turn_limit)
    position.begin(first)
    return position
