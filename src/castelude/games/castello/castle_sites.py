# castelude: compiled
"""Where the castles of each layout stand, as numbers (CO-1.4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from castelude.games.castello.geometry import BY_NAME, LAYOUTS, SIZE, STEPS


def beside(castles: vec[i64]) -> vec[i64]:
    """By cell: which of the castles is an orthogonal neighbour, or -1."""
    found = vec[i64]([-1] * SIZE)
    k: i64 = 0
    d: i64 = 0
    for k in range(len(castles)):
        for d in range(4):
            found[castles[k] + STEPS[d]] = k
    return found


def _castle_cells(layout: str) -> vec[i64]:
    return vec[i64]([BY_NAME[name] for name in LAYOUTS[layout]])


CASTLE_CELLS: Final = {layout: _castle_cells(layout) for layout in LAYOUTS}
BESIDE: Final = {layout: beside(_castle_cells(layout)) for layout in LAYOUTS}
