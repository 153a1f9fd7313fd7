# castelude: compiled
"""The rules of Castello at engine speed.

What stands on the board and where every pawn may go is kept by `field`; here are turns, chains, castles and ends. The
complete legal set is known at every decision, and `count()` is free.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from castelude.core.position import NOBODY, Position
from castelude.games.castello.field import BESIEGERS, BLACK_TO_MOVE, COLOUR, FREE, NUMBERS, Field, beside
from castelude.games.castello.geometry import BITS, BY_NAME, CELLS, LAYOUTS, MIDDLE, RED, SIZE, STEPS, section_of
from castelude.games.castello.occurrences import Occurrences, no_occurrences
from castelude.games.castello.steps import Step

# How the game ended, and the words of CO-9.1 for it.
RUNNING: Final[i64] = 0
CASTLES: Final[i64] = 1
PAWNS: Final[i64] = 2
BLOCKED: Final[i64] = 3
REPETITION: Final[i64] = 4
QUIET: Final[i64] = 5
END_WORDS: Final = [None, "castles", "pawns", "blocked", "repetition", "quiet"]

CASTLES_TO_WIN: Final[i64] = 4
PAWNS_TO_WIN: Final[i64] = 28
CAPTURES_A_TURN: Final[i64] = 5

# A move is cell * 16 + direction * 2 + (1 for two cells); STOP ends a chain.
STOP: Final[i64] = SIZE * 16

# What became of a castle, other than the seat that took it.
STANDING: Final[i64] = -1
ABSENT: Final[i64] = 2


@final
@mypyc_attr(serializable=True)
class CastelloPosition(Field):
    """A position of Castello. Build one with `setup.start`, never by hand."""

    layout: str
    repetition: i64
    quiet_limit: i64
    castle_cell: vec[i64]  # the castles of the layout
    castle_fate: vec[i64]  # STANDING, the seat that took it, or ABSENT
    captured_pawns: vec[i64]
    captured_castles: vec[i64]
    mover: i64
    turns: i64
    quiet: i64
    seen: i64
    end: i64
    took: bool  # something was captured in this turn
    path: vec[i64]  # cells of the hopping pawn in this turn; empty outside a chain
    taken: vec[i64]  # cells of the pawns captured in this chain
    occurrences: Occurrences
    steps: list[Step]  # what `visit` has played and `leave` can take back

    def copy(self) -> "CastelloPosition":
        twin = CastelloPosition()
        self._copy_field(twin)
        twin.layout = self.layout
        twin.repetition = self.repetition
        twin.quiet_limit = self.quiet_limit
        twin.castle_cell = self.castle_cell
        twin.castle_fate = self.castle_fate[:]
        twin.captured_pawns = self.captured_pawns[:]
        twin.captured_castles = self.captured_castles[:]
        twin.mover = self.mover
        twin.turns = self.turns
        twin.quiet = self.quiet
        twin.seen = self.seen
        twin.end = self.end
        twin.took = self.took
        twin.path = self.path[:]
        twin.taken = self.taken[:]
        twin.occurrences = self.occurrences.copy()
        twin.steps = []
        return twin

    # ---- building a position (setup.py) ----

    def put_castle(self, index: i64) -> None:
        self.castle_fate[index] = STANDING
        self._raise_castle(self.castle_cell[index])

    def give_castle(self, index: i64, seat: i64) -> None:
        """Count a castle as captured by the seat before play."""
        self.castle_fate[index] = seat
        self.captured_castles[seat] += 1

    def begin(self, first: i64) -> None:
        """Start the first turn when everything stands on the board (CO-3.1)."""
        self.mover = first
        self.number ^= BLACK_TO_MOVE if first else 0
        for cell in CELLS:
            if i64(self.board[cell]) & COLOUR:
                self._survey(cell)
        self._start_turn()

    # ---- what the position says ----

    def actor(self) -> i64:
        return self.mover if self.end == RUNNING else NOBODY

    def in_chain(self) -> bool:
        return len(self.path) > 0

    def count(self) -> i64:
        if self.end != RUNNING:
            return 0
        if len(self.path) > 0:
            return 1 + BITS[self._chain_hops()]
        return self.mobility[self.mover + 1]

    def moves(self) -> list[int]:
        found: list[int] = []
        if self.end != RUNNING:
            return found
        d: i64 = 0
        if len(self.path) > 0:
            hops = self._chain_hops()
            cell = self.path[len(self.path) - 1]
            for d in range(8):
                if hops & (1 << d):
                    found.append(cell * 16 + d * 2 + 1)
            found.append(STOP)
            return found
        base = self.mover * 30
        k: i64 = 0
        for k in range(self.roster_size[self.mover + 1]):
            cell = self.roster[base + k]
            bits = i64(self.reach[cell])
            for d in range(8):
                if bits & (1 << d):
                    found.append(cell * 16 + d * 2)
                if bits & (256 << d):
                    found.append(cell * 16 + d * 2 + 1)
        return found

    def move_at(self, index: i64) -> i64:
        bits: i64 = 0
        cell: i64 = 0
        if len(self.path) > 0:
            bits = self._chain_hops() << 8
            if index == BITS[bits >> 8]:
                return STOP
            cell = self.path[len(self.path) - 1]
        else:
            roster = self.roster
            reach = self.reach
            at = self.mover * 30
            while True:
                cell = roster[at]
                bits = i64(reach[cell])
                fan = BITS[bits & 255] + BITS[bits >> 8]
                if index < fan:
                    break
                index -= fan
                at += 1
        d: i64 = 0
        for d in range(8):
            if bits & (1 << d):
                if index == 0:
                    return cell * 16 + d * 2
                index -= 1
            if bits & (256 << d):
                if index == 0:
                    return cell * 16 + d * 2 + 1
                index -= 1
        raise IndexError("no such move")

    def is_legal(self, move: i64) -> bool:
        """Whether a well-formed move integer is legal here; costs the same whatever the position."""
        if self.end != RUNNING:
            return False
        if move == STOP:
            return len(self.path) > 0
        cell = move >> 4
        d = (move >> 1) & 7
        if len(self.path) > 0:
            here = self.path[len(self.path) - 1]
            return cell == here and move & 1 == 1 and (self._chain_hops() >> d) & 1 == 1
        if i64(self.board[cell]) & COLOUR != self.mover + 1:
            return False
        return (i64(self.reach[cell]) >> (d + 8 * (move & 1))) & 1 == 1

    def scores(self) -> list[int]:
        return [self.captured_castles[0], self.captured_castles[1]]

    def winners(self) -> list[int]:
        if self.end == RUNNING:
            return []
        if self.end == CASTLES or self.end == PAWNS:
            return [self.mover]
        return [0, 1]

    # ---- a decision ----

    def play(self, move: i64) -> None:
        if move == STOP:
            self._end_turn()
            return
        cell = move >> 4
        step = STEPS[(move >> 1) & 7]
        if move & 1 == 0:
            self._shift(cell, cell + step)
            self._end_turn()
            return
        between = cell + step
        over = i64(self.board[between]) & COLOUR
        self._shift(cell, between + step)
        if over == FREE:  # a double step (CO-4.3)
            self._end_turn()
            return
        if len(self.path) == 0:
            self.path = append(self.path, cell)
        self.path = append(self.path, between + step)
        if over != self.mover + 1:
            self._capture_pawn(between, over)
            if self.captured_pawns[self.mover] >= PAWNS_TO_WIN:  # CO-7.3
                self._close_turn()
                self.quiet = 0
                self.end = PAWNS
                return
        if len(self.taken) >= CAPTURES_A_TURN or self._chain_hops() == 0:  # CO-5.5, CO-5.4
            self._end_turn()

    def _chain_hops(self) -> i64:
        """The directions in which the hopping pawn may hop on, as bits (CO-5.2, CO-5.3)."""
        board = self.board
        path = self.path
        cell = path[len(path) - 1]
        hops: i64 = 0
        d: i64 = 0
        k: i64 = 0
        for d in range(8):
            step = STEPS[d]
            if i64(board[cell + step]) & COLOUR and i64(board[cell + step + step]) == FREE:
                target = cell + step + step
                fresh = True
                for k in range(len(path)):
                    if path[k] == target:
                        fresh = False
                if fresh:
                    hops |= 1 << d
        return hops

    def _capture_pawn(self, cell: i64, colour: i64) -> None:
        """Take a pawn off the board at once (CO-5.1)."""
        self._discharge(cell, colour)
        self._vacate(cell)
        self.captured_pawns[self.mover] += 1
        self.taken = append(self.taken, cell)
        self.took = True
        self.reversible = False

    def _shift(self, source: i64, target: i64) -> None:
        """Carry a pawn to a free cell; it is unmoved no longer."""
        colour = self.mover + 1
        self._discharge(source, colour)
        self.board[target] = u8(colour)
        self._enlist(target, colour)
        self._vacate(source)
        self._occupy(target)
        self._survey(target)

    # ---- turns ----

    def _close_turn(self) -> None:
        self.turns += 1
        if len(self.path) > 0:
            self.path = vec[i64]()
            self.taken = vec[i64]()

    def _end_turn(self) -> None:
        """CO-3.3."""
        self._close_turn()
        if self.sieges[self.mover] > 0 and self._capture_castles():
            self.took = True
            self.reversible = False
        self.quiet = 0 if self.took else self.quiet + 1
        self.took = False
        if self.captured_castles[self.mover] >= CASTLES_TO_WIN:
            self.end = CASTLES
            return
        self._pass_on()
        self._start_turn()

    def _pass_on(self) -> None:
        self.mover = 1 - self.mover
        self.number ^= BLACK_TO_MOVE

    def _start_turn(self) -> None:
        """CO-3.1."""
        if self.quiet_limit > 0 and self.quiet >= self.quiet_limit:
            self.end = QUIET
            return
        if self.mobility[self.mover + 1] == 0:
            self._pass_on()
            if self.mobility[self.mover + 1] == 0:
                self.end = BLOCKED
                return
        if not self.reversible:
            if len(self.steps) > 0:  # `leave` needs the old ones
                self.occurrences = no_occurrences()
            else:
                self.occurrences.forget()
            self.reversible = True
        self.seen = self.occurrences.note(self.number)
        if self.repetition > 0 and self.seen >= self.repetition:
            self.end = REPETITION

    def _capture_castles(self) -> bool:
        """Take every besieged castle the mover may take; the middle one last (CO-6)."""
        seat = self.mover
        enemy_home = 1 - seat
        before = self.captured_castles[seat]
        holds_enemy_home = False
        middle: i64 = -1
        k: i64 = 0
        for k in range(len(self.castle_cell)):
            cell = self.castle_cell[k]
            section = section_of(cell)
            if cell == MIDDLE:
                middle = k
            elif section != seat and self._is_besieged(k):
                self._capture_castle(k)
            if section == enemy_home and self.castle_fate[k] == seat:
                holds_enemy_home = True
        if middle >= 0 and holds_enemy_home and self._is_besieged(middle):
            self._capture_castle(middle)
        return self.captured_castles[seat] > before

    def _is_besieged(self, castle: i64) -> bool:
        """Whether the castle stands and the mover besieges it (CO-6.1)."""
        return self.castle_fate[castle] == STANDING and self.besiegers[castle * 2 + self.mover] >= BESIEGERS

    def _capture_castle(self, castle: i64) -> None:
        """CO-6.5."""
        self.castle_fate[castle] = self.mover
        self.captured_castles[self.mover] += 1
        self._raze_castle(self.castle_cell[castle])
        if len(self.steps) > 0:
            self.steps[-1].fallen |= 1 << castle

    # ---- search: moves played and taken back on the spot ----

    def visit(self, move: i64) -> Position:
        kept = Step()
        kept.move = move
        kept.piece = FREE
        kept.victim = FREE
        if move != STOP:
            source = move >> 4
            kept.piece = i64(self.board[source])
            kept.slot = i64(self.slot[source])
            if move & 1:
                between = source + STEPS[(move >> 1) & 7]
                if i64(self.board[between]) & COLOUR == 2 - self.mover:
                    kept.victim = i64(self.board[between])
                    kept.victim_slot = i64(self.slot[between])
        kept.mover = self.mover
        kept.turns = self.turns
        kept.quiet = self.quiet
        kept.seen = self.seen
        kept.end = self.end
        kept.number = self.number
        kept.reversible = self.reversible
        kept.took = self.took
        kept.fallen = 0
        kept.path = self.path
        kept.taken = self.taken
        kept.occurrences = self.occurrences
        kept.noted = len(self.occurrences.numbers)
        self.steps.append(kept)
        self.play(move)
        return self

    def leave(self) -> None:
        kept = self.steps.pop()
        mover = kept.mover
        if kept.fallen:
            k: i64 = 0
            for k in range(len(self.castle_cell)):
                if kept.fallen & (1 << k):
                    self._rebuild_castle(k, mover)
        if kept.piece != FREE:
            self._unshift(kept.move, kept)
        self.mover = mover
        self.turns = kept.turns
        self.quiet = kept.quiet
        self.seen = kept.seen
        self.end = kept.end
        self.number = kept.number
        self.reversible = kept.reversible
        self.took = kept.took
        self.path = kept.path
        self.taken = kept.taken
        self.occurrences = kept.occurrences
        if len(self.occurrences.numbers) > kept.noted:
            self.occurrences.drop_latest()

    def fingerprint(self) -> i64:
        """The Zobrist number of CO-7.5; within a chain also where the pawn has hopped."""
        number = self.number
        path = self.path
        k: i64 = 0
        for k in range(len(path)):
            number ^= NUMBERS[path[k]] >> 1
        return number

    def _unshift(self, move: i64, kept: Step) -> None:
        """Put the pawn of a move, and the one it captured, back to where they stood, in every list."""
        colour = kept.mover + 1
        source = move >> 4
        step = STEPS[(move >> 1) & 7]
        target = source + step
        if move & 1:
            target += step
        if kept.victim != FREE:
            between = source + step
            self.board[between] = u8(kept.victim)
            self._reenlist(between, kept.victim & COLOUR, kept.victim_slot)
            self._occupy(between)
            self._survey(between)
            self.captured_pawns[kept.mover] -= 1
        self._discharge(target, colour)
        self.board[source] = u8(kept.piece)
        self._reenlist(source, colour, kept.slot)
        self._vacate(target)
        self._occupy(source)
        self._survey(source)

    def _rebuild_castle(self, castle: i64, seat: i64) -> None:
        """Let a castle stand again that the seat has just captured."""
        self.castle_fate[castle] = STANDING
        self.captured_castles[seat] -= 1
        self._raise_castle(self.castle_cell[castle])


def _castle_cells(layout: str) -> vec[i64]:
    return vec[i64]([BY_NAME[name] for name in LAYOUTS[layout]])


BESIDE: Final = {layout: beside(_castle_cells(layout)) for layout in LAYOUTS}


def empty_board(layout: str, repetition: i64, quiet_limit: i64) -> CastelloPosition:
    """A position without a piece; `put_…`, `give_castle` and then `begin` make it a game."""
    position = CastelloPosition()
    position.layout = layout
    position.repetition = repetition
    position.quiet_limit = quiet_limit
    position.castle_cell = _castle_cells(layout)
    position.castle_fate = vec[i64]([ABSENT] * len(position.castle_cell))
    position._clear(len(position.castle_cell), BESIDE[layout])
    position.captured_pawns = vec[i64]([0, 0])
    position.captured_castles = vec[i64]([0, 0])
    position.mover = RED
    position.turns = 0
    position.quiet = 0
    position.seen = 0
    position.end = RUNNING
    position.took = False
    position.path = vec[i64]()
    position.taken = vec[i64]()
    position.occurrences = no_occurrences()
    position.steps = []
    return position
