# castelude: compiled
"""The board of Castello as numbers: cells, directions, sections, castles (CO-1).

A cell is an index into a board of 21 files with a rim two cells wide, so that a hop never leaves the array; two rim
columns serve the east of one rank and the west of the next.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FILES: Final = "ABCDEFGHIJKLMNOPQRSTU"
WIDTH: Final[i64] = 21
HEIGHT: Final[i64] = 15
STRIDE: Final[i64] = 23
SIZE: Final[i64] = 439

RED: Final[i64] = 0
BLACK: Final[i64] = 1

# The eight directions in opposite pairs: east, west, north, south, north-east, south-west, north-west, south-east.
STEPS: Final = vec[i64]([1, -1, 23, -23, 24, -24, 22, -22])


def cell_at(file: i64, rank: i64) -> i64:
    """The index of a cell by its file and rank, both from 0."""
    return (rank + 2) * STRIDE + file + 2


def file_of(cell: i64) -> i64:
    return (cell - 2) % STRIDE


def rank_of(cell: i64) -> i64:
    return (cell - 2) // STRIDE - 2


CELLS: Final = [cell_at(file, rank) for rank in range(HEIGHT) for file in range(WIDTH)]
NAMES: Final = {cell: f"{FILES[file_of(cell)]}{rank_of(cell) + 1}" for cell in CELLS}
"""The name of each cell (CO-1.1)."""
BY_NAME: Final = {name: cell for cell, name in NAMES.items()}

LAYOUTS: Final = {
    "classic": ["F3", "G8", "F13", "I4", "I12", "K8", "M4", "M12", "P3", "O8", "P13"],
    "brio": ["G2", "F6", "G10", "F14", "K3", "K8", "K13", "P2", "O6", "P10", "O14"],
}
"""Where the eleven castles of each layout stand (CO-1.4)."""
MIDDLE: Final = BY_NAME["K8"]


def section_of(cell: i64) -> i64:
    """RED or BLACK for a cell of that seat's home, 2 for the centre (CO-1.2)."""
    file = file_of(cell)
    if file < 7:
        return RED
    return 2 if file < 14 else BLACK


def is_start_cell(cell: i64, seat: i64) -> bool:
    """Whether a pawn of this seat starts here (CO-1.5)."""
    file = file_of(cell)
    return file < 2 if seat == RED else file >= 19


START_CELLS: Final = [[cell for cell in CELLS if is_start_cell(cell, seat)] for seat in (0, 1)]
