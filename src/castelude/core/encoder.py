# castelude: compiled
"""How a game writes itself into arrays for learning programs: action numbers, legal masks, observations, states.

Observations and states are written into a `Sheet`, masks into `Masks`; NumPy can share both without a copy.
`castelude.encoding` is the interface for programs. An encoder belongs to a game, not to a position, and keeps nothing
between calls.
"""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from castelude.core.bits import lowest
from castelude.core.masks import Masks
from castelude.core.position import Position

MOST: Final[i64] = 255
"""The greatest number in an array; a greater one is written as this."""
NO_MOVE: Final[i64] = -1
WIDEST: Final[i64] = 8388607
"""The most numbers that a row can have, so that a mark fits into 32 bits."""
ZEROS: Final = vec[u8]([0] * 65536)
"""A part of it is the quickest array of zeros."""


class Field:
    """One named part of an array, or of the action indices: its shape, and what its numbers mean."""

    def __init__(self, name: str, shape: tuple[int, ...], meaning: str) -> None:
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.size: i64 = 1
        for side in shape:
            self.size *= side


@final
class Sheet:
    """Rows of numbers from 0 to 255, almost all of them 0, that are written again and again.

    What a row shall hold is noted first, by places within the row. `end_row` then clears what it held before and writes
    what was noted. The cost is that of what is written, not of what there is. What is noted first and has not changed
    is not touched at all: large arrays lie far from the processor.
    """

    def __init__(self, rows: i64, width: i64) -> None:
        if width > WIDEST:
            raise ValueError("a row is too wide")
        cells = ZEROS[: rows * width % 65536]
        while len(cells) < rows * width:
            cells = extend(cells, ZEROS)
        self.cells = cells
        self.width = width
        self.marks = vec[i32]()  # what was noted in this round: place * 256 + number; the number 0 counts one more
        self.used: i64 = 0
        self.written: i64 = 0  # how many of them are written
        self.ends = vec[i64]([0] * rows)  # by row: where its marks end, of this round or the one before
        self.old = vec[i32]()  # the marks of the round before
        self.cleared: i64 = 0

    def begin(self) -> None:
        """Begin a round, with the first row."""
        marks = self.old
        self.old = self.marks
        self.marks = marks
        self.used = 0
        self.written = 0
        self.cleared = 0

    def reserve(self, count: i64) -> None:
        """Make room for this many more marks, for those that write them without `put`."""
        lacking = self.used + count - len(self.marks)
        if lacking > 0:
            self.marks = extend(self.marks, vec[i32]([0] * (lacking + len(self.marks))))

    def put(self, at: i64, value: i64) -> None:
        """Note a number for a place, at most MOST; where nothing else is noted."""
        if value == 0:
            return
        self._mark((at << 8) | (value if value < MOST else MOST))

    def add(self, at: i64) -> None:
        """Count one more."""
        self._mark(at << 8)

    def _mark(self, mark: i64) -> None:
        used = self.used
        if used >= len(self.marks):
            self.reserve(64)
        self.marks[used] = i32(mark)
        self.used = used + 1

    def end_row(self, row: i64) -> None:
        """Write what was noted for a row; rows follow each other."""
        cells = self.cells
        old = self.old
        marks = self.marks
        base = row * self.width
        first = self.written
        end = self.used
        first_old = self.cleared
        end_old = self.ends[row]
        while first < end and first_old < end_old and marks[first] == old[first_old] and i64(marks[first]) & 255:
            first += 1
            first_old += 1
        k: i64 = 0
        for k in range(first_old, end_old):
            cells[base + (i64(old[k]) >> 8)] = 0
        for k in range(first, end):
            mark = i64(marks[k])
            at = base + (mark >> 8)
            value = mark & 255
            cells[at] = u8(value if value else i64(cells[at]) + 1)
        self.cleared = end_old
        self.written = end
        self.ends[row] = end


def size_of(fields: list[Field]) -> i64:
    size: i64 = 0
    for field in fields:
        size += field.size
    return size


def offsets(kinds: list[Field]) -> vec[i64]:
    """Where the indices of each kind begin, and at the end where they all end."""
    starts = [0]
    for kind in kinds:
        starts.append(starts[-1] + int(kind.size))
    return vec[i64](starts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The encoding of one game. `version` grows when a number changes its meaning."""

    def __init__(self, version: int, kinds: list[Field], observed: list[Field], whole: list[Field]) -> None:
        """`kinds` are the kinds of actions, in the order of their indices.

        `observed` is what a seat may know: where a field is by seat, the first is the seat itself, then the next in
        turn order. `whole` is everything, hidden things included, by absolute seats.
        """
        self.version = version
        self.kinds = kinds
        self.observed = observed
        self.whole = whole
        self.starts = offsets(kinds)

    def mask(self, position: Position) -> vec[i64]:
        """A 1 for every legal action, eight numbers in a word (see `masks`)."""
        out = Masks(1, size_of(self.kinds))
        self.put_mask(position, out)
        return out.words

    def observation(self, position: Position, seat: i64) -> vec[u8]:
        """What the seat may know."""
        out = Sheet(1, size_of(self.observed))
        self.put_observation(position, seat, out, 0)
        out.end_row(0)
        return out.cells

    def state(self, position: Position) -> vec[u8]:
        """Everything, hidden things included."""
        out = Sheet(1, size_of(self.whole))
        self.put_state(position, out, 0)
        out.end_row(0)
        return out.cells

    def legal(self, position: Position) -> list[int]:
        """The indices of all legal actions, in the order of the position's moves."""
        found: list[int] = []
        for move in position.moves():
            found.append(self.index_of(position, move))
        return found

    # ---- what a game says ----

    def index_of(self, position: Position, move: i64) -> i64:
        """The action index of a legal move."""
        raise NotImplementedError

    def move_of(self, position: Position, index: i64) -> i64:
        """The legal move with this action index, or NO_MOVE."""
        raise NotImplementedError

    def put_mask(self, position: Position, out: Masks) -> None:
        """Write a 1 for every legal action."""
        for move in position.moves():
            out.put(self.index_of(position, move))

    def put_observation(self, position: Position, seat: i64, out: Sheet, at: i64) -> None:
        """Write what the seat may know, from `at` on."""
        raise NotImplementedError

    def put_state(self, position: Position, out: Sheet, at: i64) -> None:
        """Write everything, from `at` on."""
        raise NotImplementedError


# ---- writing; each answers where the next field begins ----


def put(out: Sheet, at: i64, value: i64) -> i64:
    """One number, at most MOST."""
    out.put(at, value)
    return at + 1


def put_set(out: Sheet, at: i64, bits: i64, size: i64) -> i64:
    """A set of numbers below `size`: a 1 for each of its members."""
    if bits:
        out.reserve(64)
        marks = out.marks
        used = out.used
        first = (at << 8) | 1
        while bits:
            marks[used] = i32(first + (lowest(bits) << 8))
            used += 1
            bits &= bits - 1
        out.used = used
    return at + size


def put_one(out: Sheet, at: i64, number: i64, size: i64) -> i64:
    """One of `size` possibilities, as a 1 in its place; a negative number leaves all of them 0."""
    if number >= 0:
        out.put(at + number, 1)
    return at + size
