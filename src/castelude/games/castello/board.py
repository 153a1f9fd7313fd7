# castelude: compiled
"""The board of Castello: what stands where, where every pawn may go, and which castles are besieged.

The board is a plain array with a rim. The legal moves of every pawn of both seats are kept as sets of directions
(`steps` and `leaps`, together its reach), and their number by seat (`mobility`). A changed cell can only change the
reach of the pawns one or two cells away along a direction, so only these are updated: the complete legal set is known
at every decision for the price of a few dozen array reads. The arrays hold narrow numbers, because a room keeps a
position for every table, and a batch is as fast as its positions are small.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from castelude.core.bits import BYTE_SIZES
from castelude.core.rng import Rng
from castelude.games.castello.geometry import BY_NAME, CELLS, LAYOUTS, MIDDLE, SIZE, STEPS, section_of

# What a cell of the board holds. Pawns are their colour (seat + 1), with UNMOVED added while they have not moved.
FREE: Final[i64] = 0
COLOUR: Final[i64] = 3
UNMOVED: Final[i64] = 4
CASTLE: Final[i64] = 8
RIM: Final[i64] = 16

BESIEGERS: Final[i64] = 3
"""How many pawns take a castle (CO-6.1)."""

# What became of a castle, other than the seat that took it.
STANDING: Final[i64] = -1
ABSENT: Final[i64] = 2


def _numbers(count: i64) -> vec[i64]:
    """Zobrist numbers, the same in every process."""
    rng = Rng(0, "castello-zobrist")
    numbers = vec[i64]()
    for _ in range(count):
        numbers = append(numbers, (rng.word() << 30) ^ rng.word())
    return numbers


# One number for each cell and each of: castle, red pawn, black pawn, unmoved pawn; and one for Black to move.
NUMBERS: Final = _numbers(4 * SIZE + 1)
BLACK_TO_MOVE: Final[i64] = NUMBERS[4 * SIZE]


def beside(castles: vec[i64]) -> vec[i64]:
    """By cell: which of the castles is an orthogonal neighbour, or -1."""
    found = vec[i64]([-1] * SIZE)
    k: i64 = 0
    d: i64 = 0
    for k in range(len(castles)):
        for d in range(4):
            found[castles[k] + STEPS[d]] = k
    return found


def _castle_cells(layout: str) -> vec[i64]:
    return vec[i64]([BY_NAME[name] for name in LAYOUTS[layout]])


CASTLE_CELLS: Final = {layout: _castle_cells(layout) for layout in LAYOUTS}
BESIDE: Final = {layout: beside(_castle_cells(layout)) for layout in LAYOUTS}


@final
@mypyc_attr(serializable=True)
class Board:
    """Pieces on the board, in every list that speaks of them; turns and chains are the position's affair.

    Start with `empty_board(layout)`.
    """

    cells: vec[u8]
    steps: vec[u8]  # by cell: the directions in which the pawn there may go one cell, as bits
    leaps: vec[u8]  # by cell: those in which it may go two cells
    mobility: vec[i64]  # by colour: the number of moves of all pawns
    roster: vec[i16]  # the cells of all pawns, red from 0, black from 30
    roster_size: vec[i64]  # by colour
    slot: vec[u8]  # by cell: the place of its pawn in the roster
    castle_cell: vec[i64]  # the castles of the layout; never changed
    castle_beside: vec[i64]  # by cell: the castle on an orthogonal neighbour, or -1; never changed
    castle_fate: vec[i64]  # by castle: STANDING, the seat that took it, or ABSENT
    besiegers: vec[i64]  # castle * 2 + seat: pawns on the castle's orthogonal neighbours
    sieges: vec[i64]  # by seat: castles, standing or not, with at least three besiegers
    number: i64  # Zobrist number of what CO-7.5 compares
    reversible: bool  # nothing since the last noted position keeps older ones from coming back

    def copy(self) -> "Board":
        twin = Board()
        twin.cells = self.cells[:]
        twin.steps = self.steps[:]
        twin.leaps = self.leaps[:]
        twin.mobility = self.mobility[:]
        twin.roster = self.roster[:]
        twin.roster_size = self.roster_size[:]
        twin.slot = self.slot[:]
        twin.castle_cell = self.castle_cell
        twin.castle_beside = self.castle_beside
        twin.castle_fate = self.castle_fate[:]
        twin.besiegers = self.besiegers[:]
        twin.sieges = self.sieges[:]
        twin.number = self.number
        twin.reversible = self.reversible
        return twin

    # ---- pawns ----

    def put_pawn(self, cell: i64, seat: i64, unmoved: bool) -> None:
        """Let a pawn stand on a free cell before play; `survey_all` then works out the reach."""
        colour = seat + 1
        self.cells[cell] = u8(colour)
        if unmoved:
            self.cells[cell] = u8(colour | UNMOVED)
            self.number ^= NUMBERS[3 * SIZE + cell]
        self._enter(cell, colour)

    def survey_all(self) -> None:
        """Work out the reach of every pawn."""
        for cell in CELLS:
            if i64(self.cells[cell]) & COLOUR:
                self._survey(cell)

    def move_pawn(self, source: i64, target: i64, colour: i64) -> None:
        """Move a pawn to a free cell; it is unmoved no longer."""
        self._remove(source, colour)
        self.cells[target] = u8(colour)
        self._enter(target, colour)
        self._vacate(source)
        self._occupy(target)
        self._survey(target)

    def capture_pawn(self, cell: i64, colour: i64) -> None:
        """Take a pawn off the board (CO-5.1)."""
        self._remove(cell, colour)
        self._vacate(cell)
        self.reversible = False

    def restore_pawn(self, cell: i64, piece: i64, slot: i64) -> None:
        """Undo a capture: the pawn stands where it stood, in every list."""
        self.cells[cell] = u8(piece)
        self._enter_at(cell, piece & COLOUR, slot)
        self._occupy(cell)
        self._survey(cell)

    def move_pawn_back(self, source: i64, target: i64, piece: i64, slot: i64) -> None:
        """Undo a move from source to target: the pawn stands where it stood, in every list."""
        self._remove(target, piece & COLOUR)
        self.cells[source] = u8(piece)
        self._enter_at(source, piece & COLOUR, slot)
        self._vacate(target)
        self._occupy(source)
        self._survey(source)

    def hops(self, path: vec[i64], since: i64) -> i64:
        """Where the pawn at the end of a path can hop to a cell that is not on it from `since` on, as bits (CO-5.3)."""
        cells = self.cells
        cell = path[len(path) - 1]
        hops: i64 = 0
        d: i64 = 0
        k: i64 = 0
        for d in range(8):
            step = STEPS[d]
            if i64(cells[cell + step]) & COLOUR and i64(cells[cell + step + step]) == FREE:
                target = cell + step + step
                fresh = True
                for k in range(since, len(path)):
                    if path[k] == target:
                        fresh = False
                if fresh:
                    hops |= 1 << d
        return hops

    # ---- castles ----

    def put_castle(self, castle: i64) -> None:
        """Let a castle stand, before play or when its capture is undone."""
        self.castle_fate[castle] = STANDING
        cell = self.castle_cell[castle]
        self.cells[cell] = u8(CASTLE)
        self.number ^= NUMBERS[cell]
        d: i64 = 0
        for d in range(8):
            step = STEPS[d]
            if i64(self.cells[cell + step]) & COLOUR:
                self._survey(cell + step)
            if i64(self.cells[cell + step]) != RIM and i64(self.cells[cell + step + step]) & COLOUR:
                self._survey(cell + step + step)

    def capture_castles(self, seat: i64) -> i64:
        """Take every besieged castle that the seat may take, the middle one last (CO-6); returns them as bits."""
        enemy_home = 1 - seat
        fallen: i64 = 0
        holds_enemy_home = False
        middle: i64 = -1
        k: i64 = 0
        for k in range(len(self.castle_cell)):
            cell = self.castle_cell[k]
            section = section_of(cell)
            if cell == MIDDLE:
                middle = k
            elif section != seat and self._is_besieged(k, seat):
                self._capture_castle(k, seat)
                fallen |= 1 << k
            if section == enemy_home and self.castle_fate[k] == seat:
                holds_enemy_home = True
        if middle >= 0 and holds_enemy_home and self._is_besieged(middle, seat):
            self._capture_castle(middle, seat)
            fallen |= 1 << middle
        return fallen

    def bar(self, castle: i64, seat: i64) -> str | None:
        """Why the seat cannot take a standing castle even by a siege: `home` (CO-6.3), `middle` (CO-6.4), or None."""
        cell = self.castle_cell[castle]
        if cell != MIDDLE:
            return "home" if section_of(cell) == seat else None
        k: i64 = 0
        for k in range(len(self.castle_cell)):
            if self.castle_fate[k] == seat and section_of(self.castle_cell[k]) == 1 - seat:
                return None
        return "middle"

    def _is_besieged(self, castle: i64, seat: i64) -> bool:
        """Whether the castle stands and the seat besieges it (CO-6.1)."""
        return self.castle_fate[castle] == STANDING and self.besiegers[castle * 2 + seat] >= BESIEGERS

    def _capture_castle(self, castle: i64, seat: i64) -> None:
        """CO-6.5."""
        self.castle_fate[castle] = seat
        cell = self.castle_cell[castle]
        self.cells[cell] = u8(FREE)
        self.number ^= NUMBERS[cell]
        self.reversible = False
        self._vacate(cell)

    # ---- the lists of pawns ----

    def _remove(self, cell: i64, colour: i64) -> None:
        """Take a pawn out of every list; the cell is free, its neighbours' reach is still to be updated."""
        if i64(self.cells[cell]) & UNMOVED:
            self.number ^= NUMBERS[3 * SIZE + cell]
            self.reversible = False
        self.cells[cell] = u8(FREE)
        self.number ^= NUMBERS[colour * SIZE + cell]
        self.mobility[colour] -= self._fan(cell)
        self.steps[cell] = 0
        self.leaps[cell] = 0
        last = self.roster_size[colour] - 1
        self.roster_size[colour] = last
        moved = self.roster[(colour - 1) * 30 + last]
        self.roster[(colour - 1) * 30 + i64(self.slot[cell])] = moved
        self.slot[i64(moved)] = self.slot[cell]
        castle = self.castle_beside[cell]
        if castle >= 0:
            at = castle * 2 + colour - 1
            self.besiegers[at] -= 1
            if self.besiegers[at] == BESIEGERS - 1:
                self.sieges[colour - 1] -= 1

    def _enter(self, cell: i64, colour: i64) -> None:
        """Enter a pawn that now stands on the cell into every list but the reach."""
        self.number ^= NUMBERS[colour * SIZE + cell]
        at = self.roster_size[colour]
        self.roster[(colour - 1) * 30 + at] = i16(cell)
        self.slot[cell] = u8(at)
        self.roster_size[colour] = at + 1
        castle = self.castle_beside[cell]
        if castle >= 0:
            at = castle * 2 + colour - 1
            self.besiegers[at] += 1
            if self.besiegers[at] == BESIEGERS:
                self.sieges[colour - 1] += 1

    def _enter_at(self, cell: i64, colour: i64, slot: i64) -> None:
        """Enter a pawn where it stood in the roster; the one that had taken its place goes back to the end."""
        self._enter(cell, colour)
        base = (colour - 1) * 30
        last = self.roster_size[colour] - 1
        other = self.roster[base + slot]
        self.roster[base + last] = other
        self.slot[i64(other)] = u8(last)
        self.roster[base + slot] = i16(cell)
        self.slot[cell] = u8(slot)

    # ---- the legal sets, updated around a changed cell ----

    def _fan(self, cell: i64) -> i64:
        """How many moves the pawn on this cell has."""
        return BYTE_SIZES[i64(self.steps[cell])] + BYTE_SIZES[i64(self.leaps[cell])]

    def _survey(self, cell: i64) -> None:
        """Work out the reach of the pawn on this cell (CO-4.2 to CO-4.5)."""
        cells = self.cells
        piece = i64(cells[cell])
        steps: i64 = 0
        leaps: i64 = 0
        d: i64 = 0
        for d in range(8):
            step = STEPS[d]
            near = i64(cells[cell + step])
            if near == FREE:
                steps |= 1 << d
                if piece & UNMOVED and i64(cells[cell + step + step]) == FREE:
                    leaps |= 1 << d
            elif near & COLOUR and i64(cells[cell + step + step]) == FREE:
                leaps |= 1 << d
        before = self._fan(cell)
        self.steps[cell] = u8(steps)
        self.leaps[cell] = u8(leaps)
        self.mobility[piece & COLOUR] += BYTE_SIZES[steps] + BYTE_SIZES[leaps] - before

    def _vacate(self, cell: i64) -> None:
        """Update the reach of the pawns around a cell that has become free."""
        cells = self.cells
        steps = self.steps
        leaps = self.leaps
        mobility = self.mobility
        d: i64 = 0
        for d in range(8):
            step = STEPS[d]
            way: i64 = 1 << d
            beside = cell - step
            beyond = beside - step
            near = i64(cells[beside])
            colour = near & COLOUR
            if colour:
                steps[beside] = u8(i64(steps[beside]) | way)
                mobility[colour] += 1
                if near & UNMOVED == 0 and i64(leaps[beside]) & way:  # it was a hop over the pawn that stood here
                    leaps[beside] = u8(i64(leaps[beside]) ^ way)
                    mobility[colour] -= 1
                elif near & UNMOVED and i64(leaps[beside]) & way == 0 and i64(cells[cell + step]) == FREE:
                    leaps[beside] = u8(i64(leaps[beside]) | way)  # beyond a castle that fell
                    mobility[colour] += 1
                far = i64(cells[beyond])
                if far & COLOUR:
                    leaps[beyond] = u8(i64(leaps[beyond]) | way)
                    mobility[far & COLOUR] += 1
            elif near == FREE:
                far = i64(cells[beyond])
                if far & UNMOVED:
                    leaps[beyond] = u8(i64(leaps[beyond]) | way)
                    mobility[far & COLOUR] += 1

    def _occupy(self, cell: i64) -> None:
        """Update the reach of the pawns around a cell on which a pawn has come to stand."""
        cells = self.cells
        steps = self.steps
        leaps = self.leaps
        mobility = self.mobility
        d: i64 = 0
        for d in range(8):
            step = STEPS[d]
            way: i64 = 1 << d
            beside = cell - step
            beyond = beside - step
            colour = i64(cells[beside]) & COLOUR
            if colour:
                steps[beside] = u8(i64(steps[beside]) ^ way)
                mobility[colour] -= 1
                if i64(leaps[beside]) & way == 0 and i64(cells[cell + step]) == FREE:
                    leaps[beside] = u8(i64(leaps[beside]) | way)
                    mobility[colour] += 1
            far = i64(cells[beyond])
            if far & COLOUR and i64(leaps[beyond]) & way:
                leaps[beyond] = u8(i64(leaps[beyond]) ^ way)
                mobility[far & COLOUR] -= 1


def empty_board(layout: str) -> Board:
    """A board without a piece, for the castles of a layout."""
    board = Board()
    board.cells = vec[u8]([u8(RIM)] * SIZE)
    for cell in CELLS:
        board.cells[cell] = u8(FREE)
    board.steps = vec[u8]([0] * SIZE)
    board.leaps = vec[u8]([0] * SIZE)
    board.mobility = vec[i64]([0, 0, 0])
    board.roster = vec[i16]([0] * 60)
    board.roster_size = vec[i64]([0, 0, 0])
    board.slot = vec[u8]([0] * SIZE)
    board.castle_cell = CASTLE_CELLS[layout]
    board.castle_beside = BESIDE[layout]
    castles = len(board.castle_cell)
    board.castle_fate = vec[i64]([ABSENT] * castles)
    board.besiegers = vec[i64]([0] * (2 * castles))
    board.sieges = vec[i64]([0, 0])
    board.number = 0
    board.reversible = True
    return board
