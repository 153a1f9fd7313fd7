# castelude: compiled
"""The castle: nodes, regions and the legal places of every kind, kept up to date piece by piece (CA-3 to CA-5).

**The window.** The lattice has no limits (CA-3.1), the castle has: it is connected, so it lies in a box. Nodes are kept
in a window of the lattice that always reaches at least RIM nodes beyond that box on every side. Before a piece comes
nearer to the rim, a window is laid out anew, centred on the box and as large in each direction as this direction needs;
so there is no board edge to hit, a castle drawn out in one line costs no more than its length, and copying a castle
copies a few thousand small numbers. A node and the cell to the north-east of it share an index that grows with x, then
with y: the smallest index of a region is its name (CA-5.3).

**Places.** Whether a piece has room depends on its two or three nodes and the edges between them alone, so a new piece
can change only the places through its own nodes. A wall only takes places away, except for towers at its free ends; a
tower only adds some around itself. The place of a tower, and of a wall named from its start, lies in the region of the
cell with the index of that node (CA-4.5: all cells beside it are in one region), so a class for each place, the owner
of its region, says who may build there.

**Regions.** Towers and walls hang together, so by Euler's formula (CA-15, 3) a wall encloses or divides exactly when
both its ends are towers, and a tower when it joins two or more wall ends; then the two sides of the wall, or the
sectors between the ends, are all different regions. Only then regions are filled anew, and only on these sides; a fill
that leaves the box is the outside and stops there.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from castelude.games.castellan.lattice import (
    BITS,
    BUILT,
    COVER_E,
    COVER_N,
    COVER_S,
    COVER_W,
    COVERS,
    EAST,
    LONG,
    MIDDLE,
    SHORT,
    TOWER,
    TOWER_KIND,
    direction_of,
    kind_of,
    placement,
    x_of,
    y_of,
)
from castelude.games.castellan.places import Places, no_places

RIM: Final[i64] = 4
SMALLEST_BITS: Final[i64] = 5
OUTSIDE: Final[i64] = 0


@final
class Castle:
    """A castle under construction. Start with `empty_castle()`."""

    shift: i64  # a column of the window has 2 ** shift nodes
    columns: i64
    west: i64  # the coordinates of the window's first node
    south: i64
    nodes: vec[i16]
    regions: vec[i16]  # by cell: its region; OUTSIDE is 0
    longs: Places
    shorts: Places
    towers: Places
    laid: vec[i64]  # all placements in order
    least_x: i64  # the box of the castle, in nodes
    most_x: i64
    least_y: i64
    most_y: i64
    outside_class: i64
    owner: vec[i64]  # by region: its owner; the class of places for OUTSIDE; -1 for a region that was divided
    size: vec[i64]  # by region: cells
    name: vec[i64]  # by region: its smallest cell
    touching: vec[i64]  # by region: towers that touch it
    made: vec[i64]  # the courtyards made by the last placement, by name
    divided: i64  # the courtyard divided by the last placement, or 0

    def copy(self) -> "Castle":
        twin = Castle()
        twin.shift = self.shift
        twin.columns = self.columns
        twin.west = self.west
        twin.south = self.south
        twin.nodes = self.nodes[:]
        twin.regions = self.regions[:]
        twin.longs = self.longs.copy()
        twin.shorts = self.shorts.copy()
        twin.towers = self.towers.copy()
        twin.laid = self.laid[:]
        twin.least_x = self.least_x
        twin.most_x = self.most_x
        twin.least_y = self.least_y
        twin.most_y = self.most_y
        twin.outside_class = self.outside_class
        twin.owner = self.owner[:]
        twin.size = self.size[:]
        twin.name = self.name[:]
        twin.touching = self.touching[:]
        twin.made = self.made[:]
        twin.divided = self.divided
        return twin

    # ---- what can be asked ----

    def places(self, kind: i64) -> Places:
        if kind == LONG:
            return self.longs
        return self.shorts if kind == SHORT else self.towers

    def room(self, kind: i64, seat: i64) -> i64:
        """In how many places the seat can put a piece of this kind (CA-4)."""
        places = self.places(kind)
        return places.size(self.outside_class) + places.size(seat)

    def place_at(self, kind: i64, seat: i64, index: i64) -> i64:
        """The placement at this index among those that `room` counts."""
        places = self.places(kind)
        outside = places.size(self.outside_class)
        site = places.at(self.outside_class, index) if index < outside else places.at(seat, index - outside)
        node = site >> 1
        return placement(kind, site & 1, self.x(node), self.y(node))

    def has_room(self, move: i64, seat: i64) -> bool:
        """Whether the seat may make this placement, if it has the piece (CA-4.1 to CA-4.5)."""
        x = x_of(move)
        y = y_of(move)
        if not self.is_in_window(x, y):
            return False
        class_ = self.places(kind_of(move)).class_of(self.index(x, y) * 2 + direction_of(move))
        return class_ == seat or class_ == self.outside_class

    def x(self, node: i64) -> i64:
        return (node >> self.shift) + self.west

    def y(self, node: i64) -> i64:
        return (node & ((1 << self.shift) - 1)) + self.south

    def index(self, x: i64, y: i64) -> i64:
        """The index of a node, or of the cell to the north-east of it, in the window."""
        return ((x - self.west) << self.shift) + y - self.south

    def is_in_window(self, x: i64, y: i64) -> bool:
        return 0 <= x - self.west < self.columns and 0 <= y - self.south < (1 << self.shift)

    def node_at(self, x: i64, y: i64) -> i64:
        """What stands on a node, as the bits of `lattice`; beyond the window nothing does."""
        return i64(self.nodes[self.index(x, y)]) if self.is_in_window(x, y) else 0

    def region_at(self, x: i64, y: i64) -> i64:
        """The region of a cell."""
        return i64(self.regions[self.index(x, y)]) if self.is_in_window(x, y) else OUTSIDE

    def courtyards(self) -> list[int]:
        """The regions that are courtyards, by name (CA-5.3)."""
        found = [region for region in range(1, len(self.owner)) if self.owner[region] >= 0]
        found.sort(key=self.name_of)
        return found

    def name_of(self, region: int) -> int:
        return self.name[region]

    # ---- a placement ----

    def place(self, move: i64, seat: i64) -> None:
        """Add a piece where it has room; `made` and `divided` then say which courtyards this made."""
        x = x_of(move)
        y = y_of(move)
        kind = kind_of(move)
        direction = direction_of(move)
        length: i64 = 0
        if kind != TOWER_KIND:
            length = 2 if kind == LONG else 1
        self._make_room(x, y, x, y + length) if direction else self._make_room(x, y, x + length, y)
        node = self.index(x, y)
        if len(self.laid) == 0:  # the three places of CA-4.1 were for the first piece only
            self.longs.discard(node * 2)
            self.shorts.discard(node * 2)
            self.towers.discard(node * 2)
        self.laid = append(self.laid, move)
        if len(self.made):
            self.made = vec[i64]()
        self.divided = OUTSIDE
        if kind == TOWER_KIND:
            self._place_tower(node, seat)
        else:
            self._place_wall(node, direction, kind, seat)

    def _place_tower(self, node: i64, seat: i64) -> None:
        nodes = self.nodes
        step: i64 = 1 << self.shift
        covers = i64(nodes[node]) & COVERS
        nodes[node] = i16(covers | TOWER)
        self.towers.discard(node * 2)
        if BITS[covers] >= 2:
            seeds = vec[i64]()
            if covers & COVER_E:
                seeds = append(seeds, node)
            if covers & COVER_N:
                seeds = append(seeds, node - step)
            if covers & COVER_W:
                seeds = append(seeds, node - step - 1)
            if covers & COVER_S:
                seeds = append(seeds, node - 1)
            self._separate(seeds, seat)
        else:
            region = i64(self.regions[node])
            if region != OUTSIDE:
                self.touching[region] += 1
        if covers & COVER_E == 0:
            self._open_side(node, node, step)
        if covers & COVER_N == 0:
            self._open_side(node, node, 1)
        if covers & COVER_W == 0:
            self._open_side(node, node - step, -step)
        if covers & COVER_S == 0:
            self._open_side(node, node - 1, -1)

    def _open_side(self, node: i64, start: i64, step: i64) -> None:
        """Enter the places for walls from a new tower along an edge that is not covered (CA-4.3, CA-4.4)."""
        nodes = self.nodes
        near = i64(nodes[node + step])
        if near & MIDDLE:
            return
        direction: i64 = 1 if step == 1 or step == -1 else EAST
        self.shorts.add(start * 2 + direction, self.owner[i64(self.regions[start])])
        if near == 0 and i64(nodes[node + step + step]) & MIDDLE == 0:
            if step < 0:
                start += step
            self.longs.add(start * 2 + direction, self.owner[i64(self.regions[start])])

    def _place_wall(self, node: i64, direction: i64, kind: i64, seat: i64) -> None:
        """Cover the edges, take away the places that the wall takes, and enter those for towers at its free ends."""
        nodes = self.nodes
        column: i64 = 1 << self.shift
        step: i64 = 1
        across = column
        ahead = COVER_N
        behind = COVER_S
        if direction == EAST:
            step = column
            across = 1
            ahead = COVER_E
            behind = COVER_W
        longs = self.longs
        shorts = self.shorts
        crossing = 1 - direction
        shorts.discard(node * 2 + direction)
        longs.discard(node * 2 + direction)
        longs.discard((node - step) * 2 + direction)
        longs.discard((node - across) * 2 + crossing)
        nodes[node] = i16(i64(nodes[node]) | ahead)
        end = node + step
        if kind == LONG:
            middle = end
            end = middle + step
            nodes[middle] = i16(ahead | behind | MIDDLE)
            shorts.discard(middle * 2 + direction)
            longs.discard(middle * 2 + direction)
            shorts.discard(middle * 2 + crossing)
            shorts.discard((middle - across) * 2 + crossing)
            longs.discard(middle * 2 + crossing)
            longs.discard((middle - across) * 2 + crossing)
            longs.discard((middle - across - across) * 2 + crossing)
        nodes[end] = i16(i64(nodes[end]) | behind)
        longs.discard((end - across) * 2 + crossing)
        if i64(nodes[node]) & i64(nodes[end]) & TOWER:
            seeds = vec[i64]([node, node - across])
            self._separate(seeds, seat)
            return
        class_ = self.owner[i64(self.regions[node])]
        if i64(nodes[node]) & TOWER == 0:
            self.towers.add(node * 2, class_)
        if i64(nodes[end]) & TOWER == 0:
            self.towers.add(end * 2, class_)

    # ---- regions ----

    def _separate(self, seeds: vec[i64], seat: i64) -> None:
        """Make the regions of these cells, which were one and are now all different (CA-8.1, CA-8.2)."""
        self.divided = i64(self.regions[seeds[0]])
        if self.divided != OUTSIDE:
            self.owner[self.divided] = -1
        bounded = len(seeds) - 1 if self.divided == OUTSIDE else len(seeds)
        k: i64 = 0
        while len(self.made) < bounded:
            self._fill(seeds[k], seat)
            k += 1

    def _fill(self, seed: i64, seat: i64) -> None:
        """Make a new courtyard of the cells joined to this one (CA-5.1); nothing changes if that is the outside."""
        nodes = self.nodes
        regions = self.regions
        shift = self.shift
        column: i64 = 1 << shift
        mask = column - 1
        first_column = self.least_x - self.west
        last_column = self.most_x - self.west - 1
        first_row = self.least_y - self.south
        last_row = self.most_y - self.south - 1
        old = regions[seed]
        region = len(self.owner)
        new = i16(region)
        cells = vec[i64]([seed], capacity=32)
        regions[seed] = new
        done: i64 = 0
        name = seed
        while done < len(cells):
            cell = cells[done]
            done += 1
            if old == 0:
                column_of = cell >> shift
                row_of = cell & mask
                if column_of < first_column or column_of > last_column or row_of < first_row or row_of > last_row:
                    for cell in cells:
                        regions[cell] = old
                    return
            if cell < name:
                name = cell
            sw = i64(nodes[cell])
            se = i64(nodes[cell + column])
            nw = i64(nodes[cell + 1])
            ne = i64(nodes[cell + column + 1])
            free_sw = sw & BUILT == 0
            free_se = se & BUILT == 0
            free_nw = nw & BUILT == 0
            free_ne = ne & BUILT == 0
            if regions[cell + column] == old and (se & COVER_N == 0 or free_se or free_ne):
                regions[cell + column] = new
                cells = append(cells, cell + column)
            if regions[cell - column] == old and (sw & COVER_N == 0 or free_sw or free_nw):
                regions[cell - column] = new
                cells = append(cells, cell - column)
            if regions[cell + 1] == old and (nw & COVER_E == 0 or free_nw or free_ne):
                regions[cell + 1] = new
                cells = append(cells, cell + 1)
            if regions[cell - 1] == old and (sw & COVER_E == 0 or free_sw or free_se):
                regions[cell - 1] = new
                cells = append(cells, cell - 1)
            if free_ne and regions[cell + column + 1] == old:
                regions[cell + column + 1] = new
                cells = append(cells, cell + column + 1)
            if free_nw and regions[cell - column + 1] == old:
                regions[cell - column + 1] = new
                cells = append(cells, cell - column + 1)
            if free_sw and regions[cell - column - 1] == old:
                regions[cell - column - 1] = new
                cells = append(cells, cell - column - 1)
            if free_se and regions[cell + column - 1] == old:
                regions[cell + column - 1] = new
                cells = append(cells, cell + column - 1)
        self.owner = append(self.owner, seat)
        self.size = append(self.size, len(cells))
        self.name = append(self.name, name)
        self.touching = append(self.touching, self._count_towers(cells))
        self._note_made(region)
        if old == 0:
            for cell in cells:
                self.towers.reclass(cell * 2, seat)
                self.shorts.reclass(cell * 2, seat)
                self.shorts.reclass(cell * 2 + 1, seat)
                self.longs.reclass(cell * 2, seat)
                self.longs.reclass(cell * 2 + 1, seat)

    def _count_towers(self, cells: vec[i64]) -> i64:
        """How many towers touch the region of these cells (CA-5.4): each is counted at its first cell only."""
        nodes = self.nodes
        regions = self.regions
        column: i64 = 1 << self.shift
        region = regions[cells[0]]
        towers: i64 = 0
        for cell in cells:
            here = cell
            if i64(nodes[here]) & TOWER:
                towers += 1
            here = cell + 1
            if i64(nodes[here]) & TOWER and regions[here] != region:
                towers += 1
            here = cell + column
            if i64(nodes[here]) & TOWER and regions[here] != region and regions[here - 1] != region:
                towers += 1
            here = cell + column + 1
            if (
                i64(nodes[here]) & TOWER
                and regions[here] != region
                and regions[here - 1] != region
                and regions[here - column] != region
            ):
                towers += 1
        return towers

    def _note_made(self, region: i64) -> None:
        made = append(self.made, region)
        k = len(made) - 1
        while k > 0 and self.name[made[k - 1]] > self.name[region]:
            made[k] = made[k - 1]
            k -= 1
        made[k] = region
        self.made = made

    # ---- the window ----

    def _make_room(self, x1: i64, y1: i64, x2: i64, y2: i64) -> None:
        """Widen the box by a piece, and lay out the window anew when the box would come near its rim."""
        if x1 < self.least_x:
            self.least_x = x1
        if y1 < self.least_y:
            self.least_y = y1
        if x2 > self.most_x:
            self.most_x = x2
        if y2 > self.most_y:
            self.most_y = y2
        if (
            x1 - self.west < RIM
            or y1 - self.south < RIM
            or x2 - self.west >= self.columns - RIM
            or y2 - self.south >= (1 << self.shift) - RIM
        ):
            self._move_window()

    def _move_window(self) -> None:
        """A window centred on the box, with at least twice the rim around it."""
        old_nodes = self.nodes
        old_regions = self.regions
        old_shift = self.shift
        old_west = self.west
        old_south = self.south
        width = self.most_x - self.least_x + 1
        height = self.most_y - self.least_y + 1
        shift = SMALLEST_BITS
        while (1 << shift) < height + 4 * RIM:
            shift += 1
        columns: i64 = 1 << SMALLEST_BITS
        while columns < width + 4 * RIM:
            columns *= 2
        self.shift = shift
        self.columns = columns
        self.west = self.least_x - (columns - width) // 2
        self.south = self.least_y - ((1 << shift) - height) // 2
        nodes = vec[i16]([0] * (columns << shift))
        regions = vec[i16]([0] * (columns << shift))
        k: i64 = 0
        for k in range(len(old_nodes)):
            if old_nodes[k] != 0 or old_regions[k] != 0:
                x = (k >> old_shift) + old_west
                y = (k & ((1 << old_shift) - 1)) + old_south
                nodes[self.index(x, y)] = old_nodes[k]
                regions[self.index(x, y)] = old_regions[k]
        self.nodes = nodes
        self.regions = regions
        for k in range(1, len(self.name)):
            x = (self.name[k] >> old_shift) + old_west
            y = (self.name[k] & ((1 << old_shift) - 1)) + old_south
            self.name[k] = self.index(x, y)
        self.longs = self._moved(self.longs, old_shift, old_west, old_south)
        self.shorts = self._moved(self.shorts, old_shift, old_west, old_south)
        self.towers = self._moved(self.towers, old_shift, old_west, old_south)

    def _moved(self, old: Places, old_shift: i64, old_west: i64, old_south: i64) -> Places:
        """The same places in the new window, in the same order."""
        classes = len(old.ends)
        places = no_places((self.columns << self.shift) * 2, classes)
        class_: i64 = 0
        k: i64 = 0
        for class_ in range(classes):
            for k in range(old.size(class_)):
                site = old.at(class_, k)
                node = site >> 1
                x = (node >> old_shift) + old_west
                y = (node & ((1 << old_shift) - 1)) + old_south
                places.add(self.index(x, y) * 2 + (site & 1), class_)
        return places


def empty_castle(players: i64) -> Castle:
    """No piece yet: each kind has its one place at the origin (CA-4.1)."""
    castle = Castle()
    side: i64 = 1 << SMALLEST_BITS
    castle.shift = SMALLEST_BITS
    castle.columns = side
    castle.west = -(side // 2)
    castle.south = -(side // 2)
    castle.nodes = vec[i16]([0] * (side * side))
    castle.regions = vec[i16]([0] * (side * side))
    castle.longs = no_places(side * side * 2, players + 1)
    castle.shorts = no_places(side * side * 2, players + 1)
    castle.towers = no_places(side * side * 2, players + 1)
    castle.laid = vec[i64]()
    castle.least_x = 0
    castle.most_x = 0
    castle.least_y = 0
    castle.most_y = 0
    castle.outside_class = players
    castle.owner = vec[i64]([players])
    castle.size = vec[i64]([0])
    castle.name = vec[i64]([0])
    castle.touching = vec[i64]([0])
    castle.made = vec[i64]()
    castle.divided = OUTSIDE
    origin = castle.index(0, 0) * 2
    castle.longs.add(origin, players)
    castle.shorts.add(origin, players)
    castle.towers.add(origin, players)
    return castle
