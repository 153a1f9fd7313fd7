# castelude: compiled
"""Castello as arrays for learning programs. Everything is public, so an observation differs by its seat alone."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from castelude.core.bits import members
from castelude.core.encoder import NO_MOVE, Encoder, Field, Sheet, put, put_one
from castelude.core.position import NOBODY, Position
from castelude.games.castello.board import ABSENT, STANDING, UNMOVED
from castelude.games.castello.geometry import SIZE, STRIDE, WIDTH, file_of, rank_of
from castelude.games.castello.position import RUNNING, STOP, CastelloPosition

SQUARES: Final[i64] = 315
STOP_INDEX: Final[i64] = 5040
BOARD: Final = (15, 21)

ACTIONS: Final = [
    Field("move", (15, 21, 8, 2), "rank, file, direction (E, W, N, S, NE, SW, NW, SE), one or two cells"),
    Field("stop", (1,), "end the chain"),
]
OBSERVED: Final = [
    Field("own_pawns", BOARD, "1 where a pawn of the seat stands; ranks from 1, files from A"),
    Field("other_pawns", BOARD, "1 where a pawn of the other seat stands"),
    Field("unmoved", BOARD, "1 where a pawn stands that has not moved (CO-4.3)"),
    Field("castles", BOARD, "1 where a castle stands"),
    Field("own_castles", BOARD, "1 where a castle stood that the seat has captured"),
    Field("other_castles", BOARD, "1 where a castle stood that the other seat has captured"),
    Field("chain_pawn", BOARD, "1 where the pawn stands that may hop on in this turn (CO-5.2)"),
    Field("chain_closed", BOARD, "1 where this pawn may not land again (CO-5.3)"),
    Field("seat", (2,), "1 for the seat: Red, Black"),
    Field("decides", (1,), "1 when the seat decides"),
    Field("over", (1,), "1 when the game is over"),
    Field("captured_pawns", (2,), "pawns captured by the seat and by the other"),
    Field("captured_castles", (2,), "castles captured by the seat and by the other"),
    Field("chain_captures", (1,), "pawns captured in this chain (CO-5.5)"),
    Field("quiet", (1,), "turns without a capture, at most 255 (CO-7.6)"),
    Field("seen", (1,), "how often this position has occurred (CO-7.5)"),
]


MOST_MOVES: Final[i64] = 480
"""Sixteen for each of thirty pawns."""
MOST_PIECES: Final[i64] = 131
"""Two numbers for each pawn and one for each castle."""
SQUARE_OF: Final = vec[i64]([rank_of(cell) * WIDTH + file_of(cell) for cell in range(SIZE)])
"""By cell: its number, rank by rank from A1, in planes and actions."""
DIRECTIONS: Final = vec[i64]([sum([way + 1 << 4 * k for k, way in enumerate(members(byte))]) for byte in range(256)])
"""By set of directions: its members, each plus 1 in four bits."""


@final
class CastelloEncoder(Encoder):
    def index_of(self, position: Position, move: i64) -> i64:
        return STOP_INDEX if move == STOP else SQUARE_OF[move >> 4] * 16 + (move & 15)

    def move_of(self, position: Position, index: i64) -> i64:
        assert isinstance(position, CastelloPosition)
        move = STOP
        if index != STOP_INDEX:
            place = index >> 4
            move = ((place // WIDTH + 2) * STRIDE + place % WIDTH + 2) * 16 + (index & 15)
        return move if position.is_legal(move) else NO_MOVE

    def put_mask(self, position: Position, out: Sheet, at: i64) -> None:
        assert isinstance(position, CastelloPosition)
        k: i64 = 0
        if position.end != RUNNING:
            return
        if position.in_chain():
            out.put(at + STOP_INDEX, 1)
            cell = position.path[len(position.path) - 1]
            hops = position.onward
            for k in range(8):
                if (hops >> k) & 1:
                    out.put(at + SQUARE_OF[cell] * 16 + 2 * k + 1, 1)
            return
        board = position.board
        base = position.mover * 30
        out.reserve(MOST_MOVES)
        marks = out.marks
        used = out.used
        for k in range(board.roster_size[position.mover + 1]):
            cell = i64(board.roster[base + k])
            mark = ((at + SQUARE_OF[cell] * 16 - 2) << 8) | 1
            ways = DIRECTIONS[i64(board.steps[cell])]
            while ways:
                marks[used] = i32(mark + ((ways & 15) << 9))
                used += 1
                ways >>= 4
            ways = DIRECTIONS[i64(board.leaps[cell])]
            while ways:
                marks[used] = i32(mark + ((ways & 15) << 9) + 256)
                used += 1
                ways >>= 4
        out.used = used

    def put_observation(self, position: Position, seat: i64, out: Sheet, at: i64) -> None:
        assert isinstance(position, CastelloPosition)
        board = position.board
        cells = board.cells
        side: i64 = 0
        k: i64 = 0
        out.reserve(MOST_PIECES)
        marks = out.marks
        used = out.used
        for side in range(2):
            plane = at if side == seat else at + SQUARES
            for k in range(board.roster_size[side + 1]):
                cell = i64(board.roster[side * 30 + k])
                here = SQUARE_OF[cell]
                marks[used] = i32(((plane + here) << 8) | 1)
                used += 1
                if i64(cells[cell]) & UNMOVED:
                    marks[used] = i32(((at + 2 * SQUARES + here) << 8) | 1)
                    used += 1
        for k in range(len(board.castle_cell)):
            fate = board.castle_fate[k]
            if fate != ABSENT:
                plane = 3
                if fate != STANDING:
                    plane = 4 if fate == seat else 5
                marks[used] = i32(((at + plane * SQUARES + SQUARE_OF[board.castle_cell[k]]) << 8) | 1)
                used += 1
        out.used = used
        path = position.path
        if len(path) > 0:
            out.put(at + 6 * SQUARES + SQUARE_OF[path[len(path) - 1]], 1)
            for k in range(position.since, len(path)):
                out.put(at + 7 * SQUARES + SQUARE_OF[path[k]], 1)
        at = put_one(out, at + 8 * SQUARES, seat, 2)
        actor = position.actor()
        at = put(out, at, 1 if actor == seat else 0)
        at = put(out, at, 1 if actor == NOBODY else 0)
        at = put(out, at, position.captured_pawns[seat])
        at = put(out, at, position.captured_pawns[1 - seat])
        at = put(out, at, position.captured_castles[seat])
        at = put(out, at, position.captured_castles[1 - seat])
        at = put(out, at, len(position.taken))
        at = put(out, at, position.quiet)
        put(out, at, position.seen)

    def put_state(self, position: Position, out: Sheet, at: i64) -> None:
        self.put_observation(position, 0, out, at)


ENCODER: Final = CastelloEncoder(1, ACTIONS, OBSERVED, OBSERVED)
