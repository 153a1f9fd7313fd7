# castelude: compiled
"""Legal masks in rows: zeros and ones, eight in a word, so that a set of actions is written in a few steps.

Number `k` of a word is its `k`-th byte from the low end, which is how processors from x86 to ARM lay words out in
memory: NumPy reads the words as bytes without a copy.
"""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i32, i64

ONES: Final = vec[i64]([1 << 8 * k for k in range(8)])
"""By place in a word: the word with a 1 there."""
WORDS: Final = vec[i64]([sum([1 << 8 * k for k in range(8) if byte >> k & 1]) for byte in range(256)])
"""By set of places: the word with a 1 at each of them."""
LOW: Final = vec[i64]([sum([1 << 8 * k for k in range(8 - cut)]) for cut in range(8)])
"""By number of places: what is left of a word that moves up by so many."""


@final
class Masks:
    """Rows of zeros and ones, almost all of them 0, that are written again and again.

    Rows follow each other in a round: `begin_row` clears what the row held, at the cost of what was written.
    """

    def __init__(self, rows: i64, width: i64) -> None:
        self.stride: i64 = (width + 7) >> 3  # words in a row
        self.words = vec[i64]([0] * (rows * self.stride))
        self.base: i64 = 0  # where the row begins
        self.touched = vec[i32]()  # the places, in words of the row, that are not 0, row by row
        self.used: i64 = 0
        self.ends = vec[i64]([0] * rows)  # by row: where its places end, of this round or the one before
        self.old = vec[i32]()  # those of the round before
        self.cleared: i64 = 0

    def begin(self) -> None:
        """Begin a round, with the first row."""
        touched = self.old
        self.old = self.touched
        self.touched = touched
        self.used = 0
        self.cleared = 0

    def begin_row(self, row: i64) -> None:
        """Clear a row, and write into it from now on."""
        words = self.words
        old = self.old
        base = row * self.stride
        end = self.ends[row]
        k: i64 = 0
        for k in range(self.cleared, end):
            words[base + i64(old[k])] = 0
        self.cleared = end
        self.base = base

    def end_row(self, row: i64) -> None:
        """Nothing more comes into the row."""
        self.ends[row] = self.used

    def put(self, index: i64) -> None:
        """A 1 for an action index."""
        self.put_word(index >> 3, ONES[index & 7])

    def put_word(self, place: i64, ones: i64) -> None:
        """Add ones to the word at this place in the row; there is at least one of them."""
        words = self.words
        at = self.base + place
        before = words[at]
        words[at] = before | ones
        if before == 0:
            used = self.used
            if used >= len(self.touched):
                self.touched = extend(self.touched, vec[i32]([0] * (64 + used)))
            self.touched[used] = i32(place)
            self.used = used + 1

    def put_set(self, index: i64, members: i64) -> None:
        """A 1 for each member of a set of numbers, counted from an action index."""
        place = index >> 3
        shift = index & 7
        while members:
            word = WORDS[members & 255]
            if word & LOW[shift]:
                self.put_word(place, (word & LOW[shift]) << (8 * shift))
            place += 1
            if word & ~LOW[shift]:
                self.put_word(place, word >> (64 - 8 * shift))
            members >>= 8
