# castelude: compiled
"""The rules of Castello at engine speed.

What stands on the board, and where every pawn may go, is kept by `board`; here are turns, chains and ends. The complete
legal set is known at every decision, and `count()` is free.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from castelude.core.bits import BYTE_SIZES, lowest, members, nth, size
from castelude.core.position import NOBODY, Position
from castelude.games.castello.board import BLACK_TO_MOVE, COLOUR, FREE, NUMBERS, SLOTS, Board, empty_board, pawn_of
from castelude.games.castello.geometry import RED, SIZE, STEPS
from castelude.games.castello.occurrences import Occurrences, no_occurrences
from castelude.games.castello.undo import Undo

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
SPREAD: Final = vec[i64]([sum([1 << 2 * d for d in members(ways)]) for ways in range(256)])
"""By set of directions: the set of these numbers doubled."""


def _fan(steps: i64, leaps: i64) -> i64:
    """The moves of one pawn, less its cell, as a set."""
    return SPREAD[steps] | (SPREAD[leaps] << 1)


def _add_fan(cell: i64, steps: i64, leaps: i64, found: list[int]) -> None:
    moves = _fan(steps, leaps)
    while moves:
        found.append(cell * 16 + lowest(moves))
        moves &= moves - 1


@final
@mypyc_attr(serializable=True)
class CastelloPosition(Position):
    """A position of Castello. Build one with `setup.start`, never by hand."""

    board: Board
    layout: str
    repetition: i64
    quiet_limit: i64
    captured_pawns: vec[i64]
    captured_castles: vec[i64]
    mover: i64
    turns: i64
    quiet: i64
    seen: i64
    end: i64
    took: bool  # something was captured in this turn
    path: vec[i64]  # cells of the hopping pawn in this turn; empty outside a chain
    since: i64  # where in `path` its latest capture landed: the cells from there on are closed (CO-5.3)
    onward: i64  # where it may hop on: directions as bits, none outside a chain
    taken: vec[i64]  # cells of the pawns captured in this chain
    occurrences: Occurrences
    undo: list[Undo]  # what `visit` has played and `leave` can take back

    def copy(self) -> "CastelloPosition":
        twin = CastelloPosition()
        twin.board = self.board.copy()
        twin.layout = self.layout
        twin.repetition = self.repetition
        twin.quiet_limit = self.quiet_limit
        twin.captured_pawns = self.captured_pawns[:]
        twin.captured_castles = self.captured_castles[:]
        twin.mover = self.mover
        twin.turns = self.turns
        twin.quiet = self.quiet
        twin.seen = self.seen
        twin.end = self.end
        twin.took = self.took
        twin.path = self.path[:]
        twin.since = self.since
        twin.onward = self.onward
        twin.taken = self.taken[:]
        twin.occurrences = self.occurrences.copy()
        twin.undo = []
        return twin

    # ---- building a position (setup.py) ----

    def give_castle(self, castle: i64, seat: i64) -> None:
        """Count a castle as captured by the seat before play."""
        self.board.castle_fate[castle] = seat
        self.captured_castles[seat] += 1

    def begin(self, first: i64) -> None:
        """Start the first turn when everything stands on the board (CO-3.1)."""
        self.mover = first
        self.board.number ^= BLACK_TO_MOVE if first else 0
        self.board.survey_all()
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
            return 1 + BYTE_SIZES[self.onward]
        return self.board.mobility[self.mover + 1]

    def moves(self) -> list[int]:
        found: list[int] = []
        if self.end != RUNNING:
            return found
        if len(self.path) > 0:
            _add_fan(self.path[len(self.path) - 1], 0, self.onward, found)
            found.append(STOP)
            return found
        board = self.board
        first = self.mover * SLOTS
        k: i64 = 0
        for k in range(first, first + board.roster_size[self.mover + 1]):
            _add_fan(i64(board.roster[k]), i64(board.steps[k]), i64(board.leaps[k]), found)
        return found

    def move_at(self, index: i64) -> i64:
        steps: i64 = 0
        leaps: i64 = 0
        cell: i64 = 0
        if len(self.path) > 0:
            leaps = self.onward
            if index == BYTE_SIZES[leaps]:
                return STOP
            cell = self.path[len(self.path) - 1]
        else:
            board = self.board
            steps_of = board.steps
            leaps_of = board.leaps
            at = self.mover * SLOTS
            while True:
                steps = i64(steps_of[at])
                leaps = i64(leaps_of[at])
                fan = BYTE_SIZES[steps] + BYTE_SIZES[leaps]
                if index < fan:
                    break
                index -= fan
                at += 1
            cell = i64(board.roster[at])
        if not 0 <= index < BYTE_SIZES[steps] + BYTE_SIZES[leaps]:
            raise IndexError("no such move")
        return cell * 16 + nth(_fan(steps, leaps), index)

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
            return cell == here and move & 1 == 1 and (self.onward >> d) & 1 == 1
        board = self.board
        piece = i64(board.cells[cell])
        if piece & COLOUR != self.mover + 1:
            return False
        ways = i64(board.leaps[pawn_of(piece)] if move & 1 else board.steps[pawn_of(piece)])
        return (ways >> d) & 1 == 1

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
        board = self.board
        if move & 1 == 0:
            board.move_pawn(cell, cell + step, self.mover + 1)
            self._end_turn()
            return
        between = cell + step
        over = i64(board.cells[between]) & COLOUR
        board.move_pawn(cell, between + step, self.mover + 1)
        if over == FREE:  # a double step (CO-4.3)
            self._end_turn()
            return
        if len(self.path) == 0:
            self.path = append(self.path, cell)
        self.path = append(self.path, between + step)
        if over != self.mover + 1:
            self._capture_pawn(between, over)
            self.since = len(self.path) - 1
            if self.captured_pawns[self.mover] >= PAWNS_TO_WIN:  # CO-7.3
                self._close_turn()
                self.quiet = 0
                self.end = PAWNS
                return
        self.onward = board.hops(self.path, self.since)  # CO-5.2, CO-5.3
        if len(self.taken) >= CAPTURES_A_TURN or self.onward == 0:  # CO-5.5, CO-5.4
            self._end_turn()

    def _capture_pawn(self, cell: i64, colour: i64) -> None:
        """Take a pawn off the board at once (CO-5.1)."""
        self.board.capture_pawn(cell, colour)
        self.captured_pawns[self.mover] += 1
        self.taken = append(self.taken, cell)
        self.took = True

    # ---- turns ----

    def _close_turn(self) -> None:
        self.turns += 1
        if len(self.path) > 0:
            self.path = vec[i64]()
            self.since = 0
            self.onward = 0
            self.taken = vec[i64]()

    def _end_turn(self) -> None:
        """CO-3.3."""
        self._close_turn()
        won = self.board.sieges[self.mover] > 0 and self._capture_castles()
        self.quiet = 0 if self.took else self.quiet + 1
        self.took = False
        if won:
            self.end = CASTLES
            return
        self._pass_on()
        self._start_turn()

    def _pass_on(self) -> None:
        self.mover = 1 - self.mover
        self.board.number ^= BLACK_TO_MOVE

    def _start_turn(self) -> None:
        """CO-3.1."""
        if self.quiet_limit > 0 and self.quiet >= self.quiet_limit:
            self.end = QUIET
            return
        if self.board.mobility[self.mover + 1] == 0:
            self._pass_on()
            if self.board.mobility[self.mover + 1] == 0:
                self.end = BLOCKED
                return
        if not self.board.reversible:
            if len(self.undo) > 0:  # `leave` needs the old ones
                self.occurrences = no_occurrences()
            else:
                self.occurrences.forget()
            self.board.reversible = True
        self.seen = self.occurrences.note(self.board.number)
        if self.repetition > 0 and self.seen >= self.repetition:
            self.end = REPETITION

    def _capture_castles(self) -> bool:
        """CO-6; whether the seat now has the castles that win."""
        fallen = self.board.capture_castles(self.mover)
        if fallen == 0:
            return False
        self.took = True
        self.captured_castles[self.mover] += size(fallen)
        if len(self.undo) > 0:
            self.undo[-1].fallen = fallen
        return self.captured_castles[self.mover] >= CASTLES_TO_WIN

    # ---- search: moves played and taken back on the spot ----

    def visit(self, move: i64) -> Position:
        board = self.board
        kept = Undo()
        kept.move = move
        kept.piece = kept.victim = FREE
        if move != STOP:
            source = move >> 4
            kept.piece = i64(board.cells[source])
            if move & 1:
                between = source + STEPS[(move >> 1) & 7]
                if i64(board.cells[between]) & COLOUR == 2 - self.mover:
                    kept.victim = i64(board.cells[between])
        kept.mover = self.mover
        kept.turns = self.turns
        kept.quiet = self.quiet
        kept.seen = self.seen
        kept.end = self.end
        kept.number = board.number
        kept.reversible = board.reversible
        kept.took = self.took
        kept.fallen = 0
        kept.path = self.path
        kept.since = self.since
        kept.onward = self.onward
        kept.taken = self.taken
        kept.occurrences = self.occurrences
        kept.noted = self.occurrences.noted
        self.undo.append(kept)
        self.play(move)
        return self

    def leave(self) -> None:
        kept = self.undo.pop()
        board = self.board
        mover = kept.mover
        if kept.fallen:
            k: i64 = 0
            for k in range(len(board.castle_cell)):
                if kept.fallen & (1 << k):
                    board.put_castle(k)
                    self.captured_castles[mover] -= 1
        if kept.piece != FREE:
            self._put_back(kept)
        self.mover = mover
        self.turns = kept.turns
        self.quiet = kept.quiet
        self.seen = kept.seen
        self.end = kept.end
        board.number = kept.number
        board.reversible = kept.reversible
        self.took = kept.took
        self.path = kept.path
        self.since = kept.since
        self.onward = kept.onward
        self.taken = kept.taken
        self.occurrences = kept.occurrences
        if self.occurrences.noted > kept.noted:
            self.occurrences.drop_latest()

    def fingerprint(self) -> i64:
        """The Zobrist number of CO-7.5; within a chain also the closed cells and the number of captures."""
        number = self.board.number
        k: i64 = 0
        for k in range(self.since, len(self.path)):
            number ^= NUMBERS[self.path[k]] >> 1
        for k in range(len(self.taken)):
            number ^= NUMBERS[k] >> 2
        return number

    def _put_back(self, kept: Undo) -> None:
        """Put the pawn of a move, and the one it captured, back to where they stood."""
        move = kept.move
        source = move >> 4
        step = STEPS[(move >> 1) & 7]
        target = source + step
        if move & 1:
            target += step
        if kept.victim != FREE:
            self.board.restore_pawn(source + step, kept.victim)
            self.captured_pawns[kept.mover] -= 1
        self.board.move_pawn_back(source, target, kept.piece)


def empty_position(layout: str, repetition: i64, quiet_limit: i64) -> CastelloPosition:
    """A position without a piece; `board.put_…`, `give_castle` and then `begin` make it a game."""
    position = CastelloPosition()
    position.board = empty_board(layout)
    position.layout = layout
    position.repetition = repetition
    position.quiet_limit = quiet_limit
    position.captured_pawns = vec[i64]([0, 0])
    position.captured_castles = vec[i64]([0, 0])
    position.mover = RED
    position.turns = position.quiet = position.seen = 0
    position.end = RUNNING
    position.took = False
    position.path = vec[i64]()
    position.since = 0
    position.onward = 0
    position.taken = vec[i64]()
    position.occurrences = no_occurrences()
    position.undo = []
    return position
