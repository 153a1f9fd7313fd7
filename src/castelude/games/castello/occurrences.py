# castelude: compiled
"""How often a position has stood at the start of a turn (CO-7.5).

Positions are known by their 62-bit Zobrist number: two different positions of one game share a number with a chance
below one in a billion billion, which we accept. Only positions since the last irreversible turn can come back, so
`forget` drops the older ones. Entries hang in chains of one bucket each; noting one is O(1) on average.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

BUCKETS: Final[i64] = 64


@final
@mypyc_attr(serializable=True)
class Occurrences:
    """The positions noted so far. Start with `no_occurrences()`."""

    noted: i64  # how many
    entries: vec[i64]  # two for each: its number, and the place of the one before it in the same bucket, or -1
    latest: vec[i32]  # by bucket: the place of its latest entry, or -1

    def copy(self) -> "Occurrences":
        twin = Occurrences()
        twin.noted = self.noted
        twin.entries = self.entries[: 2 * self.noted]
        twin.latest = self.latest[:]
        return twin

    def forget(self) -> None:
        """Drop every entry: what stood before cannot come back."""
        entries = self.entries
        latest = self.latest
        k: i64 = 0
        for k in range(self.noted):
            latest[entries[2 * k] & (BUCKETS - 1)] = -1
        self.noted = 0

    def note(self, number: i64) -> i64:
        """Enter a position; returns how often it has occurred, this time included."""
        entries = self.entries
        latest = self.latest
        bucket = number & (BUCKETS - 1)
        before = i64(latest[bucket])
        seen: i64 = 1
        entry = before
        while entry >= 0:
            if entries[2 * entry] == number:
                seen += 1
            entry = entries[2 * entry + 1]
        noted = self.noted
        latest[bucket] = i32(noted)
        if 2 * noted < len(entries):
            entries[2 * noted] = number
            entries[2 * noted + 1] = before
        else:
            self.entries = append(append(entries, number), before)
        self.noted = noted + 1
        return seen

    def drop_latest(self) -> None:
        """Undo the latest `note`."""
        self.noted -= 1
        number = self.entries[2 * self.noted]
        self.latest[number & (BUCKETS - 1)] = i32(self.entries[2 * self.noted + 1])


NO_LATEST: Final = vec[i32]([-1] * BUCKETS)


def no_occurrences() -> Occurrences:
    empty = Occurrences()
    empty.noted = 0
    empty.entries = vec[i64]()
    empty.latest = NO_LATEST[:]
    return empty
