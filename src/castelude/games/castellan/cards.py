# castelude: compiled
"""Sets of a seat's 14 cards as bits.

A card's number is its place among the ids of its edition in plain string order, tower-backed cards first (CA-1.2).
"""

from typing import Final

from mypy_extensions import i64

# The two decks of a seat.
TOWER_BACKED: Final[i64] = 0
WALL_BACKED: Final[i64] = 1
CARDS: Final[i64] = 14
DECK: Final[i64] = 7
TOWER_CARDS: Final[i64] = 127
"""The set of all tower-backed cards."""
ALL_CARDS: Final[i64] = 16383
STARTING_CARDS: Final[i64] = 2
"""How many cards of each deck a seat starts with (CA-2.3)."""
EXTRA: Final[i64] = 3
"""The place of the extra-card symbols on a face, after the three kinds of pieces."""


def subset(cards: i64, number: i64) -> i64:
    """The subset that takes the k-th card of a set where bit k of the number is set."""
    found: i64 = 0
    card: i64 = 1
    while number:
        if cards & card:
            if number & 1:
                found |= card
            number >>= 1
        card <<= 1
    return found
