# castelude: compiled
"""Many games side by side, stepped and written into arrays together; `castelude.batch` is the interface."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from castelude.core.encoder import NO_MOVE, Encoder, Sheet, size_of
from castelude.core.masks import Masks
from castelude.core.position import CHANCE, NOBODY, Position
from castelude.core.rng import Rng


@final
class Rows:
    """Positions in rows. Chance decides by the generator of its row."""

    def __init__(self, encoder: Encoder, positions: list[Position], rngs: list[Rng]) -> None:
        self.encoder = encoder
        self.positions = vec[Position](positions)
        self.rngs = vec[Rng](rngs)
        self.masks = Masks(len(positions), size_of(encoder.kinds))
        self.observations = Sheet(len(positions), size_of(encoder.observed))
        row: i64 = 0
        for row in range(len(self.positions)):
            _run_chance(self.positions[row], self.rngs[row])

    def put(self, row: i64, position: Position, rng: Rng) -> None:
        """Another game in a row."""
        self.positions[row] = position
        self.rngs[row] = rng
        _run_chance(position, rng)

    def moves_of(self, indices: vec[i64]) -> vec[i64]:
        """The moves of one action index for each row; NO_MOVE where the action is not legal."""
        moves = indices[:]
        row: i64 = 0
        for row in range(len(moves)):
            position = self.positions[row]
            moves[row] = self.encoder.move_of(position, indices[row]) if indices[row] >= 0 else NO_MOVE
        return moves

    def first_illegal(self, moves: vec[i64]) -> i64:
        """The first row without a move, or -1."""
        row: i64 = 0
        for row in range(len(moves)):
            if moves[row] == NO_MOVE:
                return row
        return -1

    def play(self, moves: vec[i64]) -> list[int]:
        """Play one legal move in each row, with the random events that follow; the rows that are over."""
        over: list[int] = []
        row: i64 = 0
        for row in range(len(moves)):
            position = self.positions[row]
            position.play(moves[row])
            if _run_chance(position, self.rngs[row]) == NOBODY:
                over.append(row)
        return over

    def play_at_random(self) -> list[int]:
        """Play a random legal move in each row, by its own generator; the rows that are over."""
        over: list[int] = []
        row: i64 = 0
        for row in range(len(self.positions)):
            position = self.positions[row]
            rng = self.rngs[row]
            position.play(position.random_move(rng))
            if _run_chance(position, rng) == NOBODY:
                over.append(row)
        return over

    def winners(self, row: i64) -> i64:
        """Who has won the game of a row, as bits by seat."""
        found: i64 = 0
        for seat in self.positions[row].winners():
            found |= 1 << seat
        return found

    # ---- arrays ----

    def actors(self) -> vec[i64]:
        """By row: the seat that decides."""
        found = vec[i64]([0] * len(self.positions))
        row: i64 = 0
        for row in range(len(self.positions)):
            found[row] = self.positions[row].actor()
        return found

    def write_masks(self) -> None:
        """Write a 1 for every legal action of each row."""
        out = self.masks
        out.begin()
        row: i64 = 0
        for row in range(len(self.positions)):
            out.begin_row(row)
            self.encoder.put_mask(self.positions[row], out)
            out.end_row(row)

    def write_observations(self) -> None:
        """Write what the seat that decides may know, row by row."""
        out = self.observations
        out.begin()
        row: i64 = 0
        for row in range(len(self.positions)):
            position = self.positions[row]
            seat = position.actor()
            if seat >= 0:
                self.encoder.put_observation(position, seat, out, 0)
            out.end_row(row)


def _run_chance(position: Position, rng: Rng) -> i64:
    """Make the random events that are due; the actor after them."""
    actor = position.actor()
    while actor == CHANCE:
        position.play(position.random_move(rng))
        actor = position.actor()
    return actor
