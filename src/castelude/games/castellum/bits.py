# castelude: compiled
"""Sets of small numbers as the bits of one integer: cards, columns, spaces."""

from typing import Final

from mypy_extensions import i64

SIXTY: Final[i64] = 0x1000000000000000
PAIRS: Final[i64] = 0x1555555555555555
FOURS: Final[i64] = 0x1333333333333333
EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def bit(number: i64) -> i64:
    """The set of one number. Shifted down from above: compiled, a literal 1 would be shifted up in 32 bits only."""
    return SIXTY >> (60 - number)


def size(bits: i64) -> i64:
    """How many numbers the set holds; numbers below 60 only."""
    bits = (bits & PAIRS) + ((bits >> 1) & PAIRS)
    bits = (bits & FOURS) + ((bits >> 2) & FOURS)
    bits = (bits & EIGHTS) + ((bits >> 4) & EIGHTS)
    return bits % 255


def least(bits: i64) -> i64:
    """The least number of a set that is not empty."""
    return size((bits & -bits) - 1)


def member(bits: i64, index: i64) -> i64:
    """The number at this place of the set, counted from the least."""
    while index > 0:
        bits &= bits - 1
        index -= 1
    return size((bits & -bits) - 1)


def members(bits: i64) -> list[int]:
    """The numbers of the set, ascending."""
    found: list[int] = []
    while bits:
        found.append(least(bits))
        bits &= bits - 1
    return found
