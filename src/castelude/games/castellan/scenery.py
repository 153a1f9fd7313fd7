"""What grows and lives around and in the castle of a picture: it means nothing, as on the client's board."""

from collections.abc import Iterator
from math import ceil, floor
from typing import NamedTuple

from castelude.games.castellan import views
from castelude.games.castellan.lattice import LONG, TOWER_KIND, direction_of, kind_of, x_of, y_of
from castelude.games.castellan.position import CastellanPosition

OUTSIDE = ("tree", "grove", "poplar", "bush", "field", "sheep", "sheep", "tree", "hay", "farmer")
PEOPLE = ("mason", "lady", "farmer")
DISTANCE = 1
"""Free steps between the castle and what grows on open land."""
DENSITY = 4
MASK = 0xFFFFFFFF


class Thing(NamedTuple):
    """A drawing, and where its foot stands on the lattice."""

    drawing: str
    x: float
    y: float


def things(position: CastellanPosition, edges: tuple[float, float, float, float]) -> Iterator[Thing]:
    """Everything between these edges: west, east, south and north."""
    yield from _on_open_land(position, *edges)
    for region in position.castle.courtyards.by_name():
        yield from _in_yard(views.cells(position, region))


def banner_cell(cells: list[tuple[int, int]]) -> tuple[int, int]:
    """The cell of a courtyard that lies nearest to its middle."""
    mean_x = sum(x for x, _ in cells) / len(cells)
    mean_y = sum(y for _, y in cells) / len(cells)
    return min(cells, key=lambda cell: ((cell[0] - mean_x) ** 2 + (cell[1] - mean_y) ** 2, cell))


def _chance(x: int, y: int, what: int) -> int:
    """A number that looks random and is always the same for a cell."""
    mixed = ((x + 71) * 0x9E3779B1 ^ (y + 37) * 0x85EBCA6B ^ what * 0xC2B2AE35) & MASK
    mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6D & MASK
    return mixed ^ mixed >> 13


def _on_open_land(position: CastellanPosition, west: float, east: float, south: float, north: float) -> Iterator[Thing]:
    taken = set()
    for move in position.castle.laid:
        x, y = int(x_of(move)), int(y_of(move))
        length = 0 if kind_of(move) == TOWER_KIND else 2 if kind_of(move) == LONG else 1
        right, top = (x, y + length) if direction_of(move) else (x + length, y)
        taken |= {
            (near_x, near_y)
            for near_x in range(x - DISTANCE - 1, right + DISTANCE + 1)
            for near_y in range(y - DISTANCE - 1, top + DISTANCE + 1)
        }
    for x in range(ceil(west), floor(east)):
        for y in range(ceil(south), floor(north)):
            if (x, y) in taken or _chance(x, y, 1) % DENSITY:
                continue
            drawing = OUTSIDE[_chance(x, y, 2) % len(OUTSIDE)]
            yield Thing(drawing, x + 0.35 + _chance(x, y, 3) % 30 / 100, y + 0.3 + _chance(x, y, 4) % 20 / 100)


def _in_yard(cells: list[tuple[int, int]]) -> Iterator[Thing]:
    """The banner stands on one cell; the others get a tree, a well or a garden, and people."""
    banner = banner_cell(cells)
    yield _stand(PEOPLE[_chance(*cells[0], 5) % len(PEOPLE)], banner, 0.76, 0.3)
    for index, place in enumerate(cell for cell in cells if cell != banner):
        kind = _chance(*place, 6)
        if index == 2:
            yield _stand("well", place, 0.55, 0.42)
        elif index == 4:
            yield _stand("garden", place, 0.5, 0.4)
        elif index % 2 == 0:
            yield _stand("tree" if kind % 2 else "poplar", place, 0.4, 0.4)
        if index % 3:
            yield _stand(PEOPLE[kind % len(PEOPLE)], place, 0.72, 0.3)


def _stand(drawing: str, cell: tuple[int, int], right: float, up: float) -> Thing:
    return Thing(drawing, cell[0] + right, cell[1] + up)
