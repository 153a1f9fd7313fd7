# castelude: compiled
"""The castle: its pieces, and the legal places of every kind, kept up to date piece by piece (CA-4).

Whether a piece has room depends on its two or three nodes and the edges between them alone, so a new piece can change
only the places through its own nodes. A wall only takes places away, except for towers at its free ends; a tower only
adds some around itself. The place of a tower, and of a wall named from its start, lies in the region of the cell with
the index of that node (CA-4.5: all cells beside it are in one region), so a class for each place, the owner of its
region, says who may build there.

See `ground` for why no castle outgrows its window, and `courtyards` for when regions need work.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from castelude.core.bits import BYTE_SIZES
from castelude.games.castellan.courtyards import Courtyards, no_courtyards
from castelude.games.castellan.ground import OUTSIDE, Ground, empty_ground
from castelude.games.castellan.lattice import (
    COVER_E,
    COVER_N,
    COVER_S,
    COVER_W,
    COVERS,
    EAST,
    LONG,
    MIDDLE,
    NORTH,
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


@final
@mypyc_attr(serializable=True)
class Castle:
    """A castle under construction. Start with `empty_castle()`."""

    ground: Ground
    courtyards: Courtyards
    longs: Places
    shorts: Places
    towers: Places
    laid: vec[i64]  # all placements in order
    outside_class: i64  # the class of places outside every courtyard; the other classes are the seats

    def copy(self) -> "Castle":
        twin = Castle()
        twin.ground = self.ground.copy()
        twin.courtyards = self.courtyards.copy()
        twin.longs = self.longs.copy()
        twin.shorts = self.shorts.copy()
        twin.towers = self.towers.copy()
        twin.laid = self.laid[:]
        twin.outside_class = self.outside_class
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
        return placement(kind, site & 1, self.ground.x(node), self.ground.y(node))

    def placements(self, kind: i64, seat: i64) -> vec[i64]:
        """All placements that `room` counts, in the order of `place_at`."""
        places = self.places(kind)
        ground = self.ground
        found = vec[i64]([0] * self.room(kind, seat))
        outside = places.size(self.outside_class)
        k: i64 = 0
        for k in range(len(found)):
            site = places.at(self.outside_class, k) if k < outside else places.at(seat, k - outside)
            found[k] = placement(kind, site & 1, ground.x(site >> 1), ground.y(site >> 1))
        return found

    def has_room(self, move: i64, seat: i64) -> bool:
        """Whether the seat may make this placement, if it has the piece (CA-4.1 to CA-4.5)."""
        x = x_of(move)
        y = y_of(move)
        if not self.ground.is_in_window(x, y):
            return False
        class_ = self.places(kind_of(move)).class_of(self.ground.index(x, y) * 2 + direction_of(move))
        return class_ == seat or class_ == self.outside_class

    # ---- a placement ----

    def place(self, move: i64, seat: i64) -> None:
        """Add a piece where it has room; the courtyards then say what this made."""
        x = x_of(move)
        y = y_of(move)
        kind = kind_of(move)
        direction = direction_of(move)
        length: i64 = 0
        if kind != TOWER_KIND:
            length = 2 if kind == LONG else 1
        if self.ground.widen(x, y, x + length * (1 - direction), y + length * direction):
            self._move_window()
        node = self.ground.index(x, y)
        if len(self.laid) == 0:  # the three places of CA-4.1 were for the first piece only
            self.longs.discard(node * 2)
            self.shorts.discard(node * 2)
            self.towers.discard(node * 2)
        self.laid = append(self.laid, move)
        self.courtyards.forget_last()
        if kind == TOWER_KIND:
            self._place_tower(node, seat)
        else:
            self._place_wall(node, direction, kind, seat)

    def _place_tower(self, node: i64, seat: i64) -> None:
        nodes = self.ground.nodes
        step: i64 = 1 << self.ground.shift
        covers = i64(nodes[node]) & COVERS
        nodes[node] = i16(covers | TOWER)
        self.towers.discard(node * 2)
        if BYTE_SIZES[covers] >= 2:
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
            region = i64(self.ground.regions[node])
            if region != OUTSIDE:
                self.courtyards.touching[region] += 1
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
        nodes = self.ground.nodes
        near = i64(nodes[node + step])
        if near & MIDDLE:
            return
        direction: i64 = NORTH if step == 1 or step == -1 else EAST
        self.shorts.add(start * 2 + direction, self._class(start))
        if near == 0 and i64(nodes[node + step + step]) & MIDDLE == 0:
            if step < 0:
                start += step
            self.longs.add(start * 2 + direction, self._class(start))

    def _place_wall(self, node: i64, direction: i64, kind: i64, seat: i64) -> None:
        """Cover the edges, take away the places that the wall takes, and enter those for towers at its free ends."""
        nodes = self.ground.nodes
        column: i64 = 1 << self.ground.shift
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
        class_ = self._class(node)
        if i64(nodes[node]) & TOWER == 0:
            self.towers.add(node * 2, class_)
        if i64(nodes[end]) & TOWER == 0:
            self.towers.add(end * 2, class_)

    def _separate(self, seeds: vec[i64], seat: i64) -> None:
        """Make new courtyards; the places in them are the seat's own from now on."""
        self.courtyards.separate(self.ground, seeds, seat)
        for cell in self.courtyards.closed:
            self.towers.reclass(cell * 2, seat)
            self.shorts.reclass(cell * 2 + EAST, seat)
            self.shorts.reclass(cell * 2 + NORTH, seat)
            self.longs.reclass(cell * 2 + EAST, seat)
            self.longs.reclass(cell * 2 + NORTH, seat)

    def _class(self, node: i64) -> i64:
        """The class of a place that starts at a node: the owner of its region."""
        return self.courtyards.owner[i64(self.ground.regions[node])]

    def _move_window(self) -> None:
        old = self.ground
        new = old.moved()
        self.ground = new
        self.courtyards.rename(old, new)
        self.longs = _moved(self.longs, old, new)
        self.shorts = _moved(self.shorts, old, new)
        self.towers = _moved(self.towers, old, new)


def _moved(places: Places, old: Ground, new: Ground) -> Places:
    """The same places in another window, in the same order."""
    classes = len(places.ends)
    twin = no_places(new.size() * 2, classes)
    class_: i64 = 0
    k: i64 = 0
    for class_ in range(classes):
        for k in range(places.size(class_)):
            site = places.at(class_, k)
            twin.add(old.index_in(new, site >> 1) * 2 + (site & 1), class_)
    return twin


def empty_castle(players: i64) -> Castle:
    """No piece yet: each kind has its one place at the origin (CA-4.1)."""
    castle = Castle()
    ground = empty_ground()
    castle.ground = ground
    castle.courtyards = no_courtyards(players)
    castle.longs = no_places(ground.size() * 2, players + 1)
    castle.shorts = no_places(ground.size() * 2, players + 1)
    castle.towers = no_places(ground.size() * 2, players + 1)
    castle.laid = vec[i64]()
    castle.outside_class = players
    origin = ground.index(0, 0) * 2
    castle.longs.add(origin, players)
    castle.shorts.add(origin, players)
    castle.towers.add(origin, players)
    return castle
