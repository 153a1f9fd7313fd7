# castelude: compiled
"""What a move integer says: its kind, a card, and two small numbers. The same move means the same in every position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

M_WORKER: Final[i64] = 0  # first: the space
M_TAKE: Final[i64] = 1  # first: a resource, or 3 + a pair of them
M_BUY_TROOP: Final[i64] = 2  # card, first: column
M_BUY_FORT: Final[i64] = 3  # card, first: column
M_DISCARD: Final[i64] = 4  # card
M_ENEMY: Final[i64] = 5  # card, first: place
M_PASS: Final[i64] = 6
M_NUMBER: Final[i64] = 7  # card, first: place
M_FURY: Final[i64] = 8  # card, first: place
M_SWAP: Final[i64] = 9  # card, first and second: places
M_HIRE: Final[i64] = 10  # card, first: troop, second: column
M_DESTROY: Final[i64] = 11  # card, first: column
M_GIFT: Final[i64] = 12  # card, first: a pair of resources
M_LET: Final[i64] = 13
M_CANCEL: Final[i64] = 14  # card
M_ORIENT: Final[i64] = 15  # first: side, from 0

# The six pairs of resources in the order of their texts.
PAIR_ONE: Final = vec[i64]([0, 0, 0, 1, 1, 2])
PAIR_TWO: Final = vec[i64]([0, 1, 2, 1, 2, 2])
PAIRS: Final[i64] = 6


def encode(kind: i64, card: i64, first: i64, second: i64) -> i64:
    return (kind << 24) | (card << 16) | (first << 8) | second


def kind_of(move: i64) -> i64:
    return move >> 24


def card_of(move: i64) -> i64:
    return (move >> 16) & 255


def first_of(move: i64) -> i64:
    return (move >> 8) & 255


def second_of(move: i64) -> i64:
    return move & 255
