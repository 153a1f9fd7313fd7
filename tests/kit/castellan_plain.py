"""The rules of building and counting once more, from nothing but the lists of a state: slow, and close to the page.

What the engine keeps up to date piece by piece must agree with this.
"""

from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import Any

Node = tuple[int, int]
Edge = tuple[Node, Node]
STEP = {"E": (1, 0), "N": (0, 1)}


@dataclass
class Plain:
    """A castle as sets; not changed any more once it is made."""

    towers: set[Node] = field(default_factory=set)
    middles: set[Node] = field(default_factory=set)
    ends: set[Node] = field(default_factory=set)
    all_ends: list[Node] = field(default_factory=list)
    covered: set[Edge] = field(default_factory=set)
    walls: int = 0

    @property
    def box(self) -> tuple[int, int, int, int]:
        nodes = [*self.towers, *self.ends]
        xs, ys = [x for x, _ in nodes] or [0], [y for _, y in nodes] or [0]
        return min(xs), max(xs), min(ys), max(ys)

    @cached_property
    def regions(self) -> list[set[Node]]:
        """All regions (CA-5.1) within a frame one cell wider than the castle; the outside first."""
        return regions(self)

    @cached_property
    def homes(self) -> dict[Node, Node]:
        """By cell: the name of the courtyard it belongs to."""
        return {cell: min(region) for region in self.regions[1:] for cell in region}

    def is_free(self, node: Node) -> bool:
        return node not in self.towers and node not in self.middles


def way(start: Node, direction: str, length: int) -> list[Node]:
    dx, dy = STEP[direction]
    return [(start[0] + dx * k, start[1] + dy * k) for k in range(length + 1)]


def edges(nodes: list[Node]) -> list[Edge]:
    return list(pairwise(nodes))


def castle(state: dict[str, Any]) -> Plain:
    plain = Plain(towers={(x, y) for x, y in state["towers"]})
    for key, length in (("short", 1), ("long", 2)):
        for x, y, direction in state[key]:
            nodes = way((x, y), direction, length)
            plain.ends.update((nodes[0], nodes[-1]))
            plain.all_ends += [nodes[0], nodes[-1]]
            plain.middles.update(nodes[1:-1])
            plain.covered.update(edges(nodes))
            plain.walls += 1
    return plain


def cells_around(node: Node) -> list[Node]:
    x, y = node
    return [(x, y), (x - 1, y), (x - 1, y - 1), (x, y - 1)]


def regions(plain: Plain) -> list[set[Node]]:
    west, east, south, north = plain.box
    frame = {(x, y) for x in range(west - 2, east + 2) for y in range(south - 2, north + 2)}
    todo, found = set(frame), []
    while todo:
        start = min(todo)
        region, queue = {start}, [start]
        while queue:
            for other in joined(plain, queue.pop()):
                if other in frame and other not in region:
                    region.add(other)
                    queue.append(other)
        todo -= region
        found.append(region)
    return found


def joined(plain: Plain, cell: Node) -> set[Node]:
    x, y = cell
    borders = {
        (x + 1, y): ((x + 1, y), (x + 1, y + 1)),
        (x - 1, y): ((x, y), (x, y + 1)),
        (x, y + 1): ((x, y + 1), (x + 1, y + 1)),
        (x, y - 1): ((x, y), (x + 1, y)),
    }
    found = {other for other, edge in borders.items() if edge not in plain.covered}
    for corner in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)):
        if plain.is_free(corner):
            found.update(cells_around(corner))
    return found


def courtyards(plain: Plain) -> dict[Node, tuple[int, int]]:
    """By name: the number of cells, and of towers that touch."""
    return {
        min(region): (len(region), sum(any(cell in region for cell in cells_around(node)) for node in plain.towers))
        for region in plain.regions[1:]
    }


def placements(plain: Plain) -> dict[str, Node | None]:
    """Every place where a piece has room by CA-4, and the courtyard it lies in (None: the outside)."""
    if not plain.walls and not plain.towers:
        return {"L0,0E": None, "S0,0E": None, "T0,0": None}
    west, east, south, north = plain.box
    found: dict[str, Node | None] = {}
    for x in range(west - 3, east + 4):
        for y in range(south - 3, north + 4):
            node = (x, y)
            if plain.is_free(node) and node in plain.ends:
                found[f"T{x},{y}"] = home(plain, cells_around(node))
            for direction in "EN":
                for letter, length in (("S", 1), ("L", 2)):
                    nodes = way(node, direction, length)
                    if wall_fits(plain, nodes):
                        found[f"{letter}{x},{y}{direction}"] = home(plain, beside(nodes, direction))
    return found


def home(plain: Plain, cells: list[Node]) -> Node | None:
    """The courtyard of these cells, which all lie in one region (CA-4.5)."""
    homes = {plain.homes.get(cell) for cell in cells}
    assert len(homes) == 1
    return homes.pop()


def wall_fits(plain: Plain, nodes: list[Node]) -> bool:
    """CA-4.3 and CA-4.4."""
    if any(edge in plain.covered for edge in edges(nodes)):
        return False
    outer = (nodes[0], nodes[-1])
    if any(node in plain.middles for node in outer) or not any(node in plain.towers for node in outer):
        return False
    return all(plain.is_free(node) and node not in plain.ends for node in nodes[1:-1])


def beside(nodes: list[Node], direction: str) -> list[Node]:
    """The cells on both sides of a wall's edges."""
    dx, dy = STEP[direction]
    return [cell for x, y in nodes[:-1] for cell in ((x, y), (x - dy, y - dx))]


def is_connected(plain: Plain) -> bool:
    """Whether towers and walls hang together by wall ends at towers (CA-15, 4)."""
    walls = list(zip(plain.all_ends[::2], plain.all_ends[1::2], strict=True))
    if not plain.towers:
        return len(walls) <= 1
    if not all(set(wall) & plain.towers for wall in walls):
        return False
    reached: set[Node] = set()
    found = {min(plain.towers)}
    while found != reached:
        reached = set(found)
        for wall in walls:
            if reached & set(wall):
                found.update(set(wall) & plain.towers)
    return reached == plain.towers
