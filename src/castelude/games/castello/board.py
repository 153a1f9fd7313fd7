# castelude: compiled
"""The board of Castello: what stands where, where every pawn may go, and which castles are besieged.

The board is a plain array with a rim. A roster lists the pawns of both seats; with each of them the roster keeps its
legal moves as sets of directions (`steps` and `leaps`, together its reach), and their number by seat (`mobility`). A
changed cell can only change the reach of the pawns one or two cells away along a direction, so only these are updated:
the complete legal set is known at every decision for the price of a few dozen array reads. The arrays hold narrow
numbers, because a room keeps a position for every table, and a batch is as fast as its positions are small.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from castelude.core.bits import BYTE_SIZES
from castelude.core.rng import Rng
from castelude.games.castello.castle_sites import BESIDE, CASTLE_CELLS
from castelude.games.castello.geometry import CELLS, MIDDLE, SIZE, STEPS, section_of

# What a cell of the board holds. Pawns are their colour (seat + 1), with UNMOVED added while they have not moved, and
# from bit SLOT_BITS on their slot, that is, their place among the pawns of their seat in the roster.
FREE: Final[i64] = 0
COLOUR: Final[i64] = 3
UNMOVED: Final[i64] = 4
LOOK: Final[i64] = COLOUR | UNMOVED
SLOT_BITS: Final[i64] = 3
CASTLE: Final[i64] = 8
RIM: Final[i64] = 16

SLOTS: Final[i64] = 32  # where in the roster the pawns of the second seat begin

BESIEGERS: Final[i64] = 3
"""How many pawns take a castle (CO-6.1)."""

# What became of a castle, other than the seat that took it.
STANDING: Final[i64] = -1
ABSENT: Final[i64] = 2


def pawn_of(piece: i64) -> i64:
    """The place in the roster of the pawn that a cell holds."""
    return (((piece & COLOUR) - 1) * SLOTS) | (piece >> SLOT_BITS)


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


@final
@mypyc_attr(serializable=True)
class Board:
    """Pieces on the board, in every list that speaks of them; turns and chains are the position's affair.

    Start with `empty_board(layout)`.
    """

    cells: vec[u8]
    roster: vec[i16]  # the cells of all pawns, red from 0, black from SLOTS
    steps: vec[u8]  # by place in the roster: the directions in which the pawn may go one cell, as bits
    leaps: vec[u8]  # likewise: those in which it may go two cells
    roster_size: vec[i64]  # by colour
    mobility: vec[i64]  # by colour: the number of moves of all pawns
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
        look = seat + 1
        if unmoved:
            look |= UNMOVED
            self.number ^= NUMBERS[3 * SIZE + cell]
        self._enter(cell, look)

    def survey_all(self) -> None:
        """Work out the reach of every pawn."""
        for cell in CELLS:
            if i64(self.cells[cell]) & COLOUR:
                self._survey(cell)

    def move_pawn(self, source: i64, target: i64, colour: i64) -> None:
        """Move a pawn to a free cell; it is unmoved no longer."""
        self._remove(source, colour)
        self._enter(target, colour)
        self._vacate(source)
        self._occupy(target)
        self._survey(target)

    def capture_pawn(self, cell: i64, colour: i64) -> None:
        """Take a pawn off the board (CO-5.1)."""
        self._remove(cell, colour)
        self._vacate(cell)
        self.reversible = False

    def restore_pawn(self, cell: i64, piece: i64) -> None:
        """Undo a capture: the pawn stands where it stood, in every list."""
        self._enter_again(cell, piece)
        self._occupy(cell)
        self._survey(cell)

    def move_pawn_back(self, source: i64, target: i64, piece: i64) -> None:
        """Undo a move from source to target: the pawn stands where it stood, in every list."""
        self._remove(target, piece & COLOUR)
        self._enter_again(source, piece)
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
        cells = self.cells
        piece = i64(cells[cell])
        if piece & UNMOVED:
            self.number ^= NUMBERS[3 * SIZE + cell]
            self.reversible = False
        cells[cell] = u8(FREE)
        self.number ^= NUMBERS[colour * SIZE + cell]
        pawn = pawn_of(piece)
        self.mobility[colour] -= self._fan(pawn)
        last = self.roster_size[colour] - 1
        self.roster_size[colour] = last
        self._renumber((colour - 1) * SLOTS + last, pawn)
        castle = self.castle_beside[cell]
        if castle >= 0:
            at = castle * 2 + colour - 1
            self.besiegers[at] -= 1
            if self.besiegers[at] == BESIEGERS - 1:
                self.sieges[colour - 1] -= 1

    def _renumber(self, old: i64, new: i64) -> None:
        """Let the pawn at one place of the roster, if it still stands on the board, have another one."""
        if old == new:
            return
        cell = self.roster[old]
        self.roster[new] = cell
        self.steps[new] = self.steps[old]
        self.leaps[new] = self.leaps[old]
        self.cells[i64(cell)] = u8((i64(self.cells[i64(cell)]) & LOOK) | ((new % SLOTS) << SLOT_BITS))

    def _enter(self, cell: i64, look: i64) -> None:
        """Let a pawn stand on a cell, in every list, the last of its seat; its reach is still to be worked out."""
        colour = look & COLOUR
        self.number ^= NUMBERS[colour * SIZE + cell]
        at = self.roster_size[colour]
        self.cells[cell] = u8(look | (at << SLOT_BITS))
        pawn = (colour - 1) * SLOTS + at
        self.roster[pawn] = i16(cell)
        self.steps[pawn] = 0
        self.leaps[pawn] = 0
        self.roster_size[colour] = at + 1
        castle = self.castle_beside[cell]
        if castle >= 0:
            at = castle * 2 + colour - 1
            self.besiegers[at] += 1
            if self.besiegers[at] == BESIEGERS:
                self.sieges[colour - 1] += 1

    def _enter_again(self, cell: i64, piece: i64) -> None:
        """Enter a pawn where it stood in the roster; the one that had taken its place goes back to the end."""
        self._enter(cell, piece & LOOK)
        pawn = pawn_of(piece)
        last = pawn_of(i64(self.cells[cell]))
        if pawn != last:
            self._renumber(pawn, last)
            self.cells[cell] = u8(piece)
            self.roster[pawn] = i16(cell)
            self.steps[pawn] = 0
            self.leaps[pawn] = 0

    # ---- the legal sets, updated around a changed cell ----

    def _fan(self, pawn: i64) -> i64:
        """How many moves the pawn at this place of the roster has."""
        return BYTE_SIZES[i64(self.steps[pawn])] + BYTE_SIZES[i64(self.leaps[pawn])]

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
        pawn = pawn_of(piece)
        before = self._fan(pawn)
        self.steps[pawn] = u8(steps)
        self.leaps[pawn] = u8(leaps)
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
                pawn = pawn_of(near)
                reach = i64(leaps[pawn])
                steps[pawn] = u8(i64(steps[pawn]) | way)
                mobility[colour] += 1
                if near & UNMOVED == 0 and reach & way:  # it was a hop over the pawn that stood here
                    leaps[pawn] = u8(reach ^ way)
                    mobility[colour] -= 1
                elif near & UNMOVED and reach & way == 0 and i64(cells[cell + step]) == FREE:
                    leaps[pawn] = u8(reach | way)  # beyond a castle that fell
                    mobility[colour] += 1
                far = i64(cells[beyond])
                if far & COLOUR:
                    pawn = pawn_of(far)
                    leaps[pawn] = u8(i64(leaps[pawn]) | way)
                    mobility[far & COLOUR] += 1
            elif near == FREE:
                far = i64(cells[beyond])
                if far & UNMOVED:
                    pawn = pawn_of(far)
                    leaps[pawn] = u8(i64(leaps[pawn]) | way)
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
            near = i64(cells[beside])
            colour = near & COLOUR
            if colour:
                pawn = pawn_of(near)
                steps[pawn] = u8(i64(steps[pawn]) ^ way)
                mobility[colour] -= 1
                if i64(leaps[pawn]) & way == 0 and i64(cells[cell + step]) == FREE:
                    leaps[pawn] = u8(i64(leaps[pawn]) | way)
                    mobility[colour] += 1
            far = i64(cells[beyond])
            if far & COLOUR:
                pawn = pawn_of(far)
                if i64(leaps[pawn]) & way:
                    leaps[pawn] = u8(i64(leaps[pawn]) ^ way)
                    mobility[far & COLOUR] -= 1


def empty_board(layout: str) -> Board:
    """A board without a piece, for the castles of a layout."""
    board = Board()
    board.cells = vec[u8]([u8(RIM)] * SIZE)
    for cell in CELLS:
        board.cells[cell] = u8(FREE)
    board.roster = vec[i16]([0] * (2 * SLOTS))
    board.steps = vec[u8]([0] * (2 * SLOTS))
    board.leaps = vec[u8]([0] * (2 * SLOTS))
    board.roster_size = vec[i64]([0, 0, 0])
    board.mobility = vec[i64]([0, 0, 0])
    board.castle_cell = CASTLE_CELLS[layout]
    board.castle_beside = BESIDE[layout]
    castles = len(board.castle_cell)
    board.castle_fate = vec[i64]([ABSENT] * castles)
    board.besiegers = vec[i64]([0] * (2 * castles))
    board.sieges = vec[i64]([0, 0])
    board.number = 0
    board.reversible = True
    return board
