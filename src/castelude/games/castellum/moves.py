# castelude: compiled
"""The kinds of moves with their operands (see `core.decisions`), in the order in which a text names them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

M_WORKER: Final[i64] = 0  # space
M_TAKE: Final[i64] = 1  # a resource, or 3 + a pair of them
M_BUY_TROOP: Final[i64] = 2  # troop, column
M_BUY_FORT: Final[i64] = 3  # fortification, column
M_DISCARD: Final[i64] = 4  # angel
M_ENEMY: Final[i64] = 5  # enemy, place
M_PASS: Final[i64] = 6
M_NUMBER: Final[i64] = 7  # angel, place
M_FURY: Final[i64] = 8  # angel, place
M_SWAP: Final[i64] = 9  # angel, place, place
M_HIRE: Final[i64] = 10  # angel, troop, column
M_DESTROY: Final[i64] = 11  # angel, column
M_GIFT: Final[i64] = 12  # angel, a pair of resources
M_LET: Final[i64] = 13
M_CANCEL: Final[i64] = 14  # angel
M_ORIENT: Final[i64] = 15  # side, from 0

# The six pairs of resources in the order of their texts.
PAIR_ONE: Final = vec[i64]([0, 0, 0, 1, 1, 2])
PAIR_TWO: Final = vec[i64]([0, 1, 2, 1, 2, 2])
PAIRS: Final[i64] = 6
