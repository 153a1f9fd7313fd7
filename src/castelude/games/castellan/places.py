# castelude: compiled
"""Where pieces of one kind have room: a set of sites, sorted by whose courtyard they lie in.

The sites of one class stand together in one array, the classes in order, so that the number of sites open to a seat is
a difference and the k-th of them an array read. Adding, removing and reclassing a site moves at most one site of each
class: the cost does not depend on how many there are.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr


@final
@mypyc_attr(serializable=True)
class Places:
    """A set of sites (node * 2 + direction) in classes. Start with `no_places()`."""

    sites: vec[i64]
    ends: vec[i64]  # by class: where its part of the array ends
    slot: vec[i16]  # by site: its place in the array, or -1

    def copy(self) -> "Places":
        twin = Places()
        twin.sites = self.sites[:]
        twin.ends = self.ends[:]
        twin.slot = self.slot[:]
        return twin

    def size(self, class_: i64) -> i64:
        ends = self.ends
        return ends[class_] - ends[class_ - 1] if class_ > 0 else ends[0]

    def at(self, class_: i64, index: i64) -> i64:
        """The site at this place among those of the class."""
        return self.sites[index + self.ends[class_ - 1]] if class_ > 0 else self.sites[index]

    def class_of(self, site: i64) -> i64:
        """The class of a site, or -1 when it is not in the set."""
        place = i64(self.slot[site])
        if place < 0:
            return -1
        ends = self.ends
        class_: i64 = 0
        while ends[class_] <= place:
            class_ += 1
        return class_

    def add(self, site: i64, class_: i64) -> None:
        """Enter a site; nothing happens when it is there."""
        slot = self.slot
        if slot[site] >= 0:
            return
        sites = self.sites
        ends = self.ends
        last = len(ends) - 1
        hole = ends[last]
        if hole == len(sites):
            sites = append(sites, site)
            self.sites = sites
        ends[last] = hole + 1
        while last > class_:
            last -= 1
            first = ends[last]
            ends[last] = first + 1
            if first != hole:
                moved = sites[first]
                sites[hole] = moved
                slot[moved] = i16(hole)
                hole = first
        sites[hole] = site
        slot[site] = i16(hole)

    def discard(self, site: i64) -> None:
        """Remove a site; nothing happens when it is not there."""
        slot = self.slot
        hole = i64(slot[site])
        if hole < 0:
            return
        slot[site] = -1
        sites = self.sites
        ends = self.ends
        class_: i64 = 0
        while ends[class_] <= hole:
            class_ += 1
        while class_ < len(ends):
            last = ends[class_] - 1
            ends[class_] = last
            if last != hole:
                moved = sites[last]
                sites[hole] = moved
                slot[moved] = i16(hole)
                hole = last
            class_ += 1

    def reclass(self, site: i64, class_: i64) -> None:
        """Carry a site over to another class; nothing happens when it is not there."""
        if self.slot[site] >= 0:
            self.discard(site)
            self.add(site, class_)


def no_places(sites: i64, classes: i64) -> Places:
    """The empty set with room for sites from 0 to `sites` - 1."""
    empty = Places()
    empty.sites = vec[i64]()
    empty.ends = vec[i64]([0] * classes)
    empty.slot = vec[i16]([-1] * sites)
    return empty
