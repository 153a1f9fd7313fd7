# castelude: compiled
"""Numbers for the lattice of Castellan: what a node holds, and placements as moves (CA-3).

A placement is one number that means the same in every position: its kind, its direction and its coordinates. The
coordinates have room for REACH steps from the origin on each side, which no castle can use: all walls of four seats
laid in one line are 164 steps long with the house edition, and at most 1,512 with any edition that `edition.py` lets
through.
"""

from typing import Final

from mypy_extensions import i64

# The kinds of pieces, in the order of the letters L, S, T of CA-1.4.
LONG: Final[i64] = 0
SHORT: Final[i64] = 1
TOWER_KIND: Final[i64] = 2
LETTERS: Final = "LST"

# The two directions of a wall.
EAST: Final[i64] = 0
NORTH: Final[i64] = 1
DIRECTIONS: Final = "EN"

# What a node holds: which of its four edges a wall covers, and whether a tower or the middle of a long wall lies on it.
COVER_E: Final[i64] = 1
COVER_N: Final[i64] = 2
COVER_W: Final[i64] = 4
COVER_S: Final[i64] = 8
COVERS: Final[i64] = 15
TOWER: Final[i64] = 16
MIDDLE: Final[i64] = 32
BUILT: Final[i64] = 48
"""A node with one of these bits is not free (CA-3.3)."""

REACH: Final[i64] = 4096


def placement(kind: i64, direction: i64, x: i64, y: i64) -> i64:
    """The move that places a piece; the direction of a tower is EAST."""
    return ((x + REACH) << 16) | ((y + REACH) << 3) | (kind << 1) | direction


def kind_of(move: i64) -> i64:
    return (move >> 1) & 3


def direction_of(move: i64) -> i64:
    return move & 1


def x_of(move: i64) -> i64:
    return (move >> 16) - REACH


def y_of(move: i64) -> i64:
    return ((move >> 3) & 8191) - REACH
