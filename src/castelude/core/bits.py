# castelude: compiled
"""Sets of small numbers (cards, cells, seats) as the bits of one integer, always below 2**62."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Shifted down from here, because mypyc shifts a literal 1 up in 32 bits.
TOP: Final[i64] = 0x2000000000000000


def only(member: i64) -> i64:
    """The set of this one number."""
    return TOP >> (61 - member)


def size(bits: i64) -> i64:
    """How many numbers the set holds."""
    x = bits - ((bits >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127


def lowest(bits: i64) -> i64:
    """The smallest number of a set that is not empty."""
    return size((bits & -bits) - 1)


def nth(bits: i64, index: i64) -> i64:
    """The number at this index of the set, in ascending order from 0."""
    while index > 0:
        bits &= bits - 1
        index -= 1
    return size((bits & -bits) - 1)


def members(bits: i64) -> list[int]:
    """The numbers of the set, ascending."""
    found: list[int] = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found


def _byte_sizes() -> vec[i64]:
    sizes = vec[i64]()
    for byte in range(256):
        sizes = append(sizes, byte.bit_count())
    return sizes


BYTE_SIZES: Final = _byte_sizes()
"""The number of set bits of each byte."""
