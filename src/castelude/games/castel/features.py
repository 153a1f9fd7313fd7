# castelude: compiled
"""What the learned judge of Castel is told of a seat.

How much it still has to do and how soon its turn comes; which cards it holds, by kind; how many spots its cards have;
where its pawns stand and which of them can come back; how crowded the castle is; and the same sums for the seat that is
nearest to its end. Of what nobody knows it is told nothing that a deal does not say.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import lowest, size
from castelude.games.castel.board import Board
from castelude.games.castel.cards import KIND_IDS, KIND_OF
from castelude.games.castel.spots import far_spots, near_spots

ZONES: Final[i64] = 4
KINDS: Final[i64] = len(KIND_IDS)
INPUTS: Final = [
    "lead",
    "rival",
    "hand",
    "pile",
    "rest",
    "near_end",
    "blocked",
    "narrow",
    "returns",
    "safe",
    "actions",
    "wait",
    "rival_rest",
    "rival_wait",
    "exchange",
    "in_play",
    "seats",
    *(f"pawns_{zone}" for zone in range(4)),
    *(f"zone_{zone}" for zone in range(4)),
    *(f"hand_{kind}" for kind in KIND_IDS),
]


ONE_BLOCKED: Final[i64] = 64
"""`cramped` counts cards without a spot in multiples of this, and on top of them those with one or two."""


def cramped(board: Board, hand: i64) -> i64:
    """How many cards of a hand have no spot, and how many have one or two."""
    found: i64 = 0
    while hand:
        spots = size(near_spots(board, lowest(hand)) | far_spots(board, lowest(hand)))
        if spots == 0:
            found += ONE_BLOCKED
        elif spots <= 2:
            found += 1
        hand &= hand - 1
    return found


def features(board: Board, seat: i64, lead: float, rival: float, cramped_cards: i64) -> vec[float]:
    """The inputs of a seat, whose lead the hand-made evaluation knows, as it does the best lead of another seat."""
    hand = board.hands[seat]
    rest = size(hand) + board.pile_size(seat)
    blocked = cramped_cards // ONE_BLOCKED
    narrow = cramped_cards % ONE_BLOCKED
    best: i64 = 99
    best_wait: i64 = 0
    other: i64 = 0
    for other in range(board.players):
        need = size(board.hands[other]) + board.pile_size(other)
        if other != seat and need < best:
            best = need
            best_wait = (other - board.active + board.players) % board.players
    pawns = board.pawns[seat]
    returns = size(pawns & board.open())
    found = vec[float]([lead, rival])
    found = append(found, float(size(hand)) / 5.0)
    found = append(found, float(board.pile_size(seat)) / 5.0)
    found = append(found, float(rest) / 8.0)
    found = append(found, 1.0 if rest <= 2 else 0.0)
    found = append(found, float(blocked) / 3.0)
    found = append(found, float(narrow) / 3.0)
    found = append(found, float(returns) / 5.0)
    found = append(found, float(size(pawns) - returns) / 5.0)
    found = append(found, float(board.actions_left) / 2.0 if board.active == seat else 0.0)
    found = append(found, float((seat - board.active + board.players) % board.players))
    found = append(found, float(best) / 8.0)
    found = append(found, float(best_wait))
    found = append(found, float(size(board.exchange)) / 5.0)
    found = append(found, float(size(board.in_play)) / 30.0)
    found = append(found, float(board.players - 2))
    zone: i64 = 0
    for zone in range(ZONES):
        found = append(found, float(size(pawns & board.zones[zone])) / 3.0)
    for zone in range(ZONES):
        found = append(found, float(size(board.zones[zone])) / 8.0)
    start: i64 = len(found)
    for _ in range(KINDS):
        found = append(found, 0.0)
    left = hand
    while left:
        found[start + KIND_OF[lowest(left)]] += 1.0
        left &= left - 1
    return found
