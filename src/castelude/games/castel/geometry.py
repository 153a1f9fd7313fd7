# castelude: compiled
"""The castle and its surroundings as numbers (CT-1.2 to CT-1.5).

Places are numbered in place order: the 36 cells, the four slots, then the numbered places outside. Cells and slots
together are the *near* places and fit into one set; the numbered places are the *far* ones, in another set
that starts with 0 for `o1`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from castelude.core.bits import only
from castelude.games.castel.cards import COURT, OUTSIDE, RAMPART, TOWER

CELLS: Final[i64] = 36
SLOTS: Final[i64] = 36
FAR: Final[i64] = 40
PLACES: Final[i64] = 88
"""48 numbered places are enough: only 47 cards are neither engines nor Knights."""
NOWHERE: Final[i64] = -1

NAMES: Final[list[str]] = [
    *(f"{file}{rank}" for file in "abcdef" for rank in range(1, 7)),
    *"NESW",
    *(f"o{number}" for number in range(1, 49)),
]
BY_NAME: Final[dict[str, int]] = {name: place for place, name in enumerate(NAMES)}


def _zones() -> vec[i64]:
    zones = vec[i64]()
    for name in NAMES:
        if len(name) == 2 and name[0] in "abcdef":
            edges = (name[0] in "af") + (name[1] in "16")
            zones = append(zones, TOWER if edges == 2 else RAMPART if edges == 1 else COURT)
        else:
            zones = append(zones, OUTSIDE)
    return zones


ZONE_OF_PLACE: Final = _zones()


def _cells_of(zone: i64) -> i64:
    cells: i64 = 0
    cell: i64 = 0
    for cell in range(CELLS):
        if ZONE_OF_PLACE[cell] == zone:
            cells |= only(cell)
    return cells


COURT_CELLS: Final[i64] = _cells_of(COURT)
RAMPART_CELLS: Final[i64] = _cells_of(RAMPART)
TOWER_CELLS: Final[i64] = _cells_of(TOWER)
SLOT_PLACES: Final[i64] = only(36) | only(37) | only(38) | only(39)
ZONE_CELLS: Final = vec[i64]([COURT_CELLS, RAMPART_CELLS, TOWER_CELLS, SLOT_PLACES])
"""By zone: its near places."""


def _neighbours() -> vec[i64]:
    """By cell: the cells that touch it, as a set (CT-1.2)."""
    table = vec[i64]()
    cell: i64 = 0
    other: i64 = 0
    for cell in range(CELLS):
        touching: i64 = 0
        for other in range(CELLS):
            if other != cell and -1 <= other // 6 - cell // 6 <= 1 and -1 <= other % 6 - cell % 6 <= 1:
                touching |= only(other)
        table = append(table, touching)
    return table


NEIGHBOURS: Final = _neighbours()

SIDES: Final[dict[str, list[str]]] = {
    "N": ["b6", "c6", "d6", "e6"],
    "E": ["f2", "f3", "f4", "f5"],
    "S": ["b1", "c1", "d1", "e1"],
    "W": ["a2", "a3", "a4", "a5"],
}
"""The rampart before each slot (CT-1.3, CT-5.2)."""


def _sides() -> vec[i64]:
    """By cell: the slot of the rampart it belongs to, or NOWHERE."""
    table = vec[i64]([NOWHERE] * 36)
    for slot, cells in SIDES.items():
        for name in cells:
            table[BY_NAME[name]] = BY_NAME[slot]
    return table


def _ramparts() -> vec[i64]:
    """By slot, from 0: the cells of its rampart, as a set."""
    table = vec[i64]()
    for slot in "NESW":
        cells: i64 = 0
        for name in SIDES[slot]:
            cells |= only(BY_NAME[name])
        table = append(table, cells)
    return table


SLOT_OF_CELL: Final = _sides()
RAMPART_BEFORE: Final = _ramparts()
