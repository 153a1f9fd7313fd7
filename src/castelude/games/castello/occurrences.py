# castelude: compiled
"""How often a position has stood at the start of a turn (CO-7.5).

Positions are known by their 62-bit Zobrist number: two different positions of one game share a number with a chance
below one in a billion billion, which we accept. Only positions since the last irreversible turn can come back, so
`forget` drops the older ones. Entries hang in chains of one bucket each; noting one is O(1) on average.
"""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

BUCKETS: Final[i64] = 128


@final
@mypyc_attr(serializable=True)
class Occurrences:
    """The positions noted so far. Start with `no_occurrences()`."""

    numbers: vec[i64]
    older: vec[i64]  # by entry: the entry before it in the same bucket, or -1
    latest: vec[i64]  # by bucket: its latest entry, or -1

    def copy(self) -> "Occurrences":
        twin = Occurrences()
        twin.numbers = self.numbers[:]
        twin.older = self.older[:]
        twin.latest = self.latest[:]
        return twin

    def forget(self) -> None:
        """Drop every entry: what stood before cannot come back."""
        numbers = self.numbers
        if len(numbers) == 0:
            return
        latest = self.latest
        k: i64 = 0
        for k in range(len(numbers)):
            latest[numbers[k] % BUCKETS] = -1
        self.numbers = vec[i64]()
        self.older = vec[i64]()

    def note(self, number: i64) -> i64:
        """Enter a position; returns how often it has occurred, this time included."""
        numbers = self.numbers
        older = self.older
        bucket = number % BUCKETS
        entry = self.latest[bucket]
        seen: i64 = 1
        while entry >= 0:
            if numbers[entry] == number:
                seen += 1
            entry = older[entry]
        self.older = append(older, self.latest[bucket])
        self.latest[bucket] = len(numbers)
        self.numbers = append(numbers, number)
        return seen

    def drop_latest(self) -> None:
        """Undo the latest `note`."""
        self.numbers, number = pop(self.numbers)
        self.older, before = pop(self.older)
        self.latest[number % BUCKETS] = before


NO_LATEST: Final = vec[i64]([-1] * BUCKETS)


def no_occurrences() -> Occurrences:
    empty = Occurrences()
    empty.numbers = vec[i64]()
    empty.older = vec[i64]()
    empty.latest = NO_LATEST[:]
    return empty
