# castelude: compiled
"""Courtyards: which there are, whose they are, and how a placement makes them (CA-5, CA-8.1, CA-8.2).

Towers and walls hang together, so by Euler's formula (CA-15, 3) a wall encloses or divides exactly when both its ends
are towers, and a tower when it joins two or more wall ends; then the two sides of the wall, or the sectors between the
ends, are all different regions. Only then are regions filled again, and only on these sides; a fill that leaves the box
of the castle is the outside and stops there.
"""

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, mypyc_attr

from castelude.games.castellan.ground import OUTSIDE, Ground
from castelude.games.castellan.lattice import BUILT, COVER_E, COVER_N, TOWER

DIVIDED: Final[i64] = -1
"""The owner of a region that is no more."""


@final
@mypyc_attr(serializable=True)
class Courtyards:
    """All regions by number; a number is never used again. Start with `no_courtyards()`."""

    owner: vec[i64]  # by region: its seat; for OUTSIDE one more than the last seat
    size: vec[i64]  # by region: cells
    name: vec[i64]  # by region: its smallest cell
    touching: vec[i64]  # by region: towers that touch it
    made: vec[i64]  # the courtyards made by the last placement, by name
    divided: i64  # the courtyard that the last placement divided, or OUTSIDE
    closed: vec[i64]  # the cells that the last placement took from the outside

    def copy(self) -> "Courtyards":
        twin = Courtyards()
        twin.owner = self.owner[:]
        twin.size = self.size[:]
        twin.name = self.name[:]
        twin.touching = self.touching[:]
        twin.made = self.made[:]
        twin.divided = self.divided
        twin.closed = self.closed[:]
        return twin

    def by_name(self) -> list[int]:
        """The courtyards in the order of their names (CA-5.3)."""
        found = [region for region in range(1, len(self.owner)) if self.owner[region] != DIVIDED]
        found.sort(key=self.name_of)
        return found

    def name_of(self, region: int) -> int:
        return self.name[region]

    def forget_last(self) -> None:
        """Begin a placement that has made nothing yet."""
        if len(self.made):
            self.made = vec[i64]()
            self.closed = vec[i64]()
            self.divided = OUTSIDE

    def rename(self, old: Ground, new: Ground) -> None:
        """Carry the names over to another window."""
        region: i64 = 0
        for region in range(1, len(self.name)):
            self.name[region] = old.index_in(new, self.name[region])

    def separate(self, ground: Ground, seeds: vec[i64], seat: i64) -> None:
        """Make the regions of these cells, which were one and are now all different."""
        region = i64(ground.regions[seeds[0]])
        bounded = len(seeds)
        if region == OUTSIDE:
            bounded -= 1
        else:
            self.owner[region] = DIVIDED
        self.divided = region
        k: i64 = 0
        while len(self.made) < bounded:
            self._fill(ground, seeds[k], seat)
            k += 1

    def _fill(self, ground: Ground, seed: i64, seat: i64) -> None:
        """Make a new courtyard of the cells linked to this one; nothing changes if that is the outside."""
        regions = ground.regions
        column: i64 = 1 << ground.shift
        steps = vec[i64]([column, 1, -column, -1, column + 1, 1 - column, -column - 1, column - 1])
        old = regions[seed]
        region = len(self.owner)
        new = i16(region)
        cells = vec[i64]([seed], capacity=32)
        regions[seed] = new
        name = seed
        done: i64 = 0
        d: i64 = 0
        while done < len(cells):
            cell = cells[done]
            done += 1
            if old == 0 and not ground.is_in_box(cell):
                for cell in cells:
                    regions[cell] = old
                return
            if cell < name:
                name = cell
            joins = _joins(ground.nodes, cell, column)
            for d in range(8):
                if joins & (1 << d) and regions[cell + steps[d]] == old:
                    regions[cell + steps[d]] = new
                    cells = append(cells, cell + steps[d])
        self.owner = append(self.owner, seat)
        self.size = append(self.size, len(cells))
        self.name = append(self.name, name)
        self.touching = append(self.touching, _count_towers(ground, cells))
        self._note_made(region)
        if old == 0:
            self.closed = extend(self.closed, cells)

    def _note_made(self, region: i64) -> None:
        made = append(self.made, region)
        k = len(made) - 1
        while k > 0 and self.name[made[k - 1]] > self.name[region]:
            made[k] = made[k - 1]
            k -= 1
        made[k] = region
        self.made = made


def _joins(nodes: vec[i16], cell: i64, column: i64) -> i64:
    """The cells joined to a cell as bits: east, north, west, south, then the corners from the north-east (CA-5.1)."""
    sw = i64(nodes[cell])
    se = i64(nodes[cell + column])
    nw = i64(nodes[cell + 1])
    ne = i64(nodes[cell + column + 1])
    joins: i64 = 0
    if se & COVER_N == 0:
        joins |= 1
    if nw & COVER_E == 0:
        joins |= 2
    if sw & COVER_N == 0:
        joins |= 4
    if sw & COVER_E == 0:
        joins |= 8
    if ne & BUILT == 0:
        joins |= 16 | 1 | 2
    if nw & BUILT == 0:
        joins |= 32 | 2 | 4
    if sw & BUILT == 0:
        joins |= 64 | 4 | 8
    if se & BUILT == 0:
        joins |= 128 | 8 | 1
    return joins


def _count_towers(ground: Ground, cells: vec[i64]) -> i64:
    """How many towers touch the region of these cells (CA-5.4): each is counted at its first cell only."""
    nodes = ground.nodes
    regions = ground.regions
    column: i64 = 1 << ground.shift
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


def no_courtyards(players: i64) -> Courtyards:
    """Only the outside."""
    yards = Courtyards()
    yards.owner = vec[i64]([players])
    yards.size = vec[i64]([0])
    yards.name = vec[i64]([0])
    yards.touching = vec[i64]([0])
    yards.made = vec[i64]()
    yards.divided = OUTSIDE
    yards.closed = vec[i64]()
    return yards
