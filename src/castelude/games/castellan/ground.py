# castelude: compiled
"""The window of the lattice in which the castle stands (CA-3).

The lattice has no limits (CA-3.1), the castle has: it is connected, so it lies in a box. Nodes are kept in a window of
the lattice that always reaches at least RIM nodes beyond that box on every side. Before a piece comes nearer to the
rim, a new window is laid out, centred on the box and as large in each direction as this direction needs; so there is
no board edge to hit, a castle drawn out in one line costs no more than its length, and copying a castle copies a few
thousand small numbers.

A node and the cell to the north-east of it share an index that grows with x, then with y: the smallest index of a
region is its name (CA-5.3).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

RIM: Final[i64] = 4
SMALLEST_BITS: Final[i64] = 5
OUTSIDE: Final[i64] = 0


@final
@mypyc_attr(serializable=True)
class Ground:
    """What stands on every node, and the region of every cell, in the window. Start with `empty_ground()`."""

    shift: i64  # a column of the window has 2 ** shift nodes
    columns: i64
    west: i64  # the coordinates of the window's first node
    south: i64
    least_x: i64  # the box of the castle, in nodes
    most_x: i64
    least_y: i64
    most_y: i64
    nodes: vec[i16]  # the bits of `lattice`
    regions: vec[i16]  # by cell: its region, or OUTSIDE

    def copy(self) -> "Ground":
        twin = self._same_box()
        twin.shift = self.shift
        twin.columns = self.columns
        twin.west = self.west
        twin.south = self.south
        twin.nodes = self.nodes[:]
        twin.regions = self.regions[:]
        return twin

    def _same_box(self) -> "Ground":
        twin = Ground()
        twin.least_x = self.least_x
        twin.most_x = self.most_x
        twin.least_y = self.least_y
        twin.most_y = self.most_y
        return twin

    def size(self) -> i64:
        """The number of nodes in the window."""
        return self.columns << self.shift

    def x(self, node: i64) -> i64:
        return (node >> self.shift) + self.west

    def y(self, node: i64) -> i64:
        return (node & ((1 << self.shift) - 1)) + self.south

    def index(self, x: i64, y: i64) -> i64:
        """The index of a node, or of the cell to the north-east of it."""
        return ((x - self.west) << self.shift) + y - self.south

    def is_in_window(self, x: i64, y: i64) -> bool:
        return 0 <= x - self.west < self.columns and 0 <= y - self.south < (1 << self.shift)

    def is_in_box(self, cell: i64) -> bool:
        """Whether a cell of the window lies within the box of the castle."""
        return self.least_x <= self.x(cell) < self.most_x and self.least_y <= self.y(cell) < self.most_y

    def node_at(self, x: i64, y: i64) -> i64:
        """What stands on a node; beyond the window nothing does."""
        return i64(self.nodes[self.index(x, y)]) if self.is_in_window(x, y) else 0

    def region_at(self, x: i64, y: i64) -> i64:
        """The region of a cell."""
        return i64(self.regions[self.index(x, y)]) if self.is_in_window(x, y) else OUTSIDE

    def widen(self, x1: i64, y1: i64, x2: i64, y2: i64) -> bool:
        """Widen the box by a piece; returns whether the box now comes too near to the rim of the window."""
        if x1 < self.least_x:
            self.least_x = x1
        if y1 < self.least_y:
            self.least_y = y1
        if x2 > self.most_x:
            self.most_x = x2
        if y2 > self.most_y:
            self.most_y = y2
        return (
            x1 - self.west < RIM
            or y1 - self.south < RIM
            or x2 - self.west >= self.columns - RIM
            or y2 - self.south >= (1 << self.shift) - RIM
        )

    def moved(self) -> "Ground":
        """The same ground in a window centred on the box, with at least twice the rim around it."""
        twin = self._same_box()
        width = self.most_x - self.least_x + 1
        height = self.most_y - self.least_y + 1
        shift = SMALLEST_BITS
        while (1 << shift) < height + 4 * RIM:
            shift += 1
        columns: i64 = 1 << SMALLEST_BITS
        while columns < width + 4 * RIM:
            columns *= 2
        twin.shift = shift
        twin.columns = columns
        twin.west = self.least_x - (columns - width) // 2
        twin.south = self.least_y - ((1 << shift) - height) // 2
        nodes = vec[i16]([0] * twin.size())
        regions = vec[i16]([0] * twin.size())
        k: i64 = 0
        for k in range(self.size()):
            if self.nodes[k] != 0 or self.regions[k] != 0:
                index = self.index_in(twin, k)
                nodes[index] = self.nodes[k]
                regions[index] = self.regions[k]
        twin.nodes = nodes
        twin.regions = regions
        return twin

    def index_in(self, other: "Ground", node: i64) -> i64:
        """The index that a node of this window has in another one."""
        return other.index(self.x(node), self.y(node))


def empty_ground() -> Ground:
    """A window centred on the origin."""
    ground = Ground()
    side: i64 = 1 << SMALLEST_BITS
    ground.shift = SMALLEST_BITS
    ground.columns = side
    ground.west = -(side // 2)
    ground.south = -(side // 2)
    ground.least_x = 0
    ground.most_x = 0
    ground.least_y = 0
    ground.most_y = 0
    ground.nodes = vec[i16]([0] * (side * side))
    ground.regions = vec[i16]([0] * (side * side))
    return ground
