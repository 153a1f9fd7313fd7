# castelude: compiled
"""The board of Castello: what stands where, and where every pawn may go.

The board is a plain array with a rim. Beside it stand the legal moves of every pawn of both seats as bit sets (`reach`)
and their number by seat (`mobility`); only what a changed cell can change is mended: the pawns one or two cells away
along a direction. So the complete legal set is known at every decision for the price of a few dozen array reads.
The arrays by cell hold narrow numbers: a room keeps a position for every table.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from castelude.core.position import Position
from castelude.core.rng import Rng
from castelude.games.castello.geometry import BITS, CELLS, SIZE, STEPS

# What a cell of the board holds. Pawns are their colour (seat + 1), with UNMOVED added while they have not moved.
FREE: Final[i64] = 0
COLOUR: Final[i64] = 3
UNMOVED: Final[i64] = 4
CASTLE: Final[i64] = 8
RIM: Final[i64] = 16

BESIEGERS: Final[i64] = 3


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


@mypyc_attr(serializable=True)
class Field(Position):
    """Pieces on the board, in every list that speaks of them; whose turn it is and what a turn may do is not known."""

    board: vec[u8]
    reach: vec[i32]  # by cell: legal steps (bits 0 to 7) and moves of two cells (bits 8 to 15) of the pawn there
    mobility: vec[i64]  # by colour: the sum of the reach of all pawns
    roster: vec[i64]  # the cells of all pawns, red from 0, black from 30
    roster_size: vec[i64]  # by colour
    slot: vec[u8]  # by cell: the place of its pawn in the roster
    castle_beside: vec[i64]  # by cell: the castle on an orthogonal neighbour, or -1; one for all games of a layout
    besiegers: vec[i64]  # castle * 2 + seat: pawns on the castle's orthogonal neighbours
    sieges: vec[i64]  # by seat: castles, standing or not, with at least three besiegers
    number: i64  # Zobrist number of what CO-7.5 compares
    reversible: bool  # nothing since the last noted position keeps older ones from coming back

    def _copy_field(self, twin: "Field") -> None:
        twin.board = self.board[:]
        twin.reach = self.reach[:]
        twin.mobility = self.mobility[:]
        twin.roster = self.roster[:]
        twin.roster_size = self.roster_size[:]
        twin.slot = self.slot[:]
        twin.castle_beside = self.castle_beside
        twin.besiegers = self.besiegers[:]
        twin.sieges = self.sieges[:]
        twin.number = self.number
        twin.reversible = self.reversible

    def _clear(self, castles: i64, castle_beside: vec[i64]) -> None:
        """An empty board that knows where castles can stand."""
        self.board = vec[u8]([u8(RIM)] * SIZE)
        for cell in CELLS:
            self.board[cell] = u8(FREE)
        self.reach = vec[i32]([0] * SIZE)
        self.mobility = vec[i64]([0, 0, 0])
        self.roster = vec[i64]([0] * 60)
        self.roster_size = vec[i64]([0, 0, 0])
        self.slot = vec[u8]([0] * SIZE)
        self.castle_beside = castle_beside
        self.besiegers = vec[i64]([0] * (2 * castles))
        self.sieges = vec[i64]([0, 0])
        self.number = 0
        self.reversible = True

    # ---- pieces come and go ----

    def _raise_castle(self, cell: i64) -> None:
        """Let a castle stand on the cell, before the game or when its capture is taken back."""
        self.board[cell] = u8(CASTLE)
        self.number ^= NUMBERS[cell]
        d: i64 = 0
        for d in range(8):
            step = STEPS[d]
            if i64(self.board[cell + step]) & COLOUR:
                self._survey(cell + step)
            if i64(self.board[cell + step]) != RIM and i64(self.board[cell + step + step]) & COLOUR:
                self._survey(cell + step + step)

    def _raze_castle(self, cell: i64) -> None:
        self.board[cell] = u8(FREE)
        self.number ^= NUMBERS[cell]
        self._vacate(cell)

    def put_pawn(self, cell: i64, seat: i64, unmoved: bool) -> None:
        colour = seat + 1
        self.board[cell] = u8(colour)
        if unmoved:
            self.board[cell] = u8(colour | UNMOVED)
            self.number ^= NUMBERS[3 * SIZE + cell]
        self._enlist(cell, colour)

    def _discharge(self, cell: i64, colour: i64) -> None:
        """Take a pawn out of every list; the cell is free, its neighbours' reach is still to be mended."""
        if i64(self.board[cell]) & UNMOVED:
            self.number ^= NUMBERS[3 * SIZE + cell]
            self.reversible = False
        self.board[cell] = u8(FREE)
        self.number ^= NUMBERS[colour * SIZE + cell]
        bits = i64(self.reach[cell])
        self.mobility[colour] -= BITS[bits & 255] + BITS[bits >> 8]
        self.reach[cell] = 0
        last = self.roster_size[colour] - 1
        self.roster_size[colour] = last
        moved = self.roster[(colour - 1) * 30 + last]
        self.roster[(colour - 1) * 30 + i64(self.slot[cell])] = moved
        self.slot[moved] = self.slot[cell]
        castle = self.castle_beside[cell]
        if castle >= 0:
            at = castle * 2 + colour - 1
            self.besiegers[at] -= 1
            if self.besiegers[at] == BESIEGERS - 1:
                self.sieges[colour - 1] -= 1

    def _enlist(self, cell: i64, colour: i64) -> None:
        """Enter a pawn that now stands on the cell into every list but the reach."""
        self.number ^= NUMBERS[colour * SIZE + cell]
        at = self.roster_size[colour]
        self.roster[(colour - 1) * 30 + at] = cell
        self.slot[cell] = u8(at)
        self.roster_size[colour] = at + 1
        castle = self.castle_beside[cell]
        if castle >= 0:
            at = castle * 2 + colour - 1
            self.besiegers[at] += 1
            if self.besiegers[at] == BESIEGERS:
                self.sieges[colour - 1] += 1

    def _reenlist(self, cell: i64, colour: i64, slot: i64) -> None:
        """Enter a pawn where it stood in the roster; the one that had taken its place goes back to the end."""
        self._enlist(cell, colour)
        base = (colour - 1) * 30
        last = self.roster_size[colour] - 1
        other = self.roster[base + slot]
        self.roster[base + last] = other
        self.slot[other] = u8(last)
        self.roster[base + slot] = cell
        self.slot[cell] = u8(slot)

    # ---- the legal sets, mended around a changed cell ----

    def _survey(self, cell: i64) -> None:
        """Work out the reach of the pawn on this cell anew (CO-4.2 to CO-4.5)."""
        board = self.board
        piece = i64(board[cell])
        bits: i64 = 0
        d: i64 = 0
        for d in range(8):
            step = STEPS[d]
            near = i64(board[cell + step])
            if near == FREE:
                bits |= 1 << d
                if piece & UNMOVED and i64(board[cell + step + step]) == FREE:
                    bits |= 256 << d
            elif near & COLOUR and i64(board[cell + step + step]) == FREE:
                bits |= 256 << d
        old = i64(self.reach[cell])
        self.reach[cell] = i32(bits)
        self.mobility[piece & COLOUR] += BITS[bits & 255] + BITS[bits >> 8] - BITS[old & 255] - BITS[old >> 8]

    def _vacate(self, cell: i64) -> None:
        """Mend the reach of the pawns around a cell that has become free."""
        board = self.board
        reach = self.reach
        mobility = self.mobility
        d: i64 = 0
        for d in range(8):
            step = STEPS[d]
            near = i64(board[cell - step])
            colour = near & COLOUR
            if colour:
                bits = i64(reach[cell - step]) | (1 << d)
                mobility[colour] += 1
                if near & UNMOVED == 0 and bits & (256 << d):  # it was a hop over the pawn that stood here
                    bits ^= 256 << d
                    mobility[colour] -= 1
                elif near & UNMOVED and bits & (256 << d) == 0 and i64(board[cell + step]) == FREE:
                    bits |= 256 << d  # beyond a castle that fell
                    mobility[colour] += 1
                reach[cell - step] = i32(bits)
                far = i64(board[cell - step - step])
                if far & COLOUR:
                    reach[cell - step - step] = i32(i64(reach[cell - step - step]) | 256 << d)
                    mobility[far & COLOUR] += 1
            elif near == FREE:
                far = i64(board[cell - step - step])
                if far & UNMOVED:
                    reach[cell - step - step] = i32(i64(reach[cell - step - step]) | 256 << d)
                    mobility[far & COLOUR] += 1

    def _occupy(self, cell: i64) -> None:
        """Mend the reach of the pawns around a cell on which a pawn has come to stand."""
        board = self.board
        reach = self.reach
        mobility = self.mobility
        d: i64 = 0
        for d in range(8):
            step = STEPS[d]
            near = i64(board[cell - step])
            colour = near & COLOUR
            if colour:
                bits = i64(reach[cell - step]) ^ (1 << d)
                mobility[colour] -= 1
                if bits & (256 << d) == 0 and i64(board[cell + step]) == FREE:
                    bits |= 256 << d
                    mobility[colour] += 1
                reach[cell - step] = i32(bits)
            far = i64(board[cell - step - step])
            if far & COLOUR and i64(reach[cell - step - step]) & (256 << d):
                reach[cell - step - step] = i32(i64(reach[cell - step - step]) ^ 256 << d)
                mobility[far & COLOUR] -= 1
