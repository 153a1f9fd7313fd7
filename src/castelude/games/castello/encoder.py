# castelude: compiled
"""Castello as arrays for learning programs. Everything is public, so an observation differs by its seat alone."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from castelude.core.encoder import NO_MOVE, Encoder, Field, Sheet, put, put_one
from castelude.core.masks import Masks
from castelude.core.position import NOBODY, Position
from castelude.games.castello.board import ABSENT, SLOTS, STANDING, UNMOVED
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


MOST_PIECES: Final[i64] = 131
"""Two numbers for each pawn and one for each castle."""
SQUARE_OF: Final = vec[i64]([rank_of(cell) * WIDTH + file_of(cell) for cell in range(SIZE)])
"""By cell: its number, rank by rank from A1, in planes and actions."""
EVERY_SECOND: Final = vec[i64]([sum([1 << 16 * way for way in range(4) if ways >> way & 1]) for ways in range(16)])
"""By set of four directions: a word of a mask with a 1 for a step in each; those for two cells lie between them."""


def _put_fan(out: Masks, cell: i64, steps: i64, leaps: i64) -> None:
    """The moves of one pawn: two words of the mask."""
    place = SQUARE_OF[cell] * 2
    ones = EVERY_SECOND[steps & 15] | (EVERY_SECOND[leaps & 15] << 8)
    if ones:
        out.put_word(place, ones)
    ones = EVERY_SECOND[steps >> 4] | (EVERY_SECOND[leaps >> 4] << 8)
    if ones:
        out.put_word(place + 1, ones)


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

    def put_mask(self, position: Position, out: Masks) -> None:
        assert isinstance(position, CastelloPosition)
        if position.end != RUNNING:
            return
        if position.in_chain():
            out.put(STOP_INDEX)
            _put_fan(out, position.path[len(position.path) - 1], 0, position.onward)
            return
        board = position.board
        roster = board.roster
        steps = board.steps
        leaps = board.leaps
        first = position.mover * SLOTS
        k: i64 = 0
        for k in range(first, first + board.roster_size[position.mover + 1]):
            _put_fan(out, i64(roster[k]), i64(steps[k]), i64(leaps[k]))

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
                cell = i64(board.roster[side * SLOTS + k])
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
