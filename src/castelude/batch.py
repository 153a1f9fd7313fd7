"""Many games at once, for learning programs: thousands of decisions a call, in arrays (extra `encoding`).

    >>> from castelude.batch import Batch
    >>> batch = Batch("castello", 1024, seed=1)
    >>> actions = choose(batch.observations(), batch.masks())  # one action index for each row
    >>> step = batch.step(actions)  # step.over, step.rewards

The arrays of a batch are written in place and cannot be changed from outside: each call of `observations` or `masks`
overwrites what the last one gave.

A game that is over is followed by a new one in its row at once. The same seed and the same actions give the same games,
whatever the number of rows or processes: game number `n` of row `r` depends on the seed, `n` and `r` alone. A `Batch`
runs on one core; `castelude.batch_processes.ParallelBatch` is the same batch on several.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from castelude.core.errors import BadRequest
from castelude.core.options import shown
from castelude.core.position import Position
from castelude.core.rng import Rng
from castelude.core.rows import Rows
from castelude.core.start import new_match
from castelude.core.utility import utilities
from castelude.encoding import Bytes, Encoding, Mask, array_of, mask_of, shared


@dataclass(frozen=True)
class Step:
    """What a step has ended: the rows whose game is over, and what it was worth to each seat (0 in other rows)."""

    over: NDArray[np.bool_]
    rewards: NDArray[np.float32]


class Batch:
    """Games side by side, one in each row."""

    def __init__(
        self,
        game: str,
        size: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seed: int = 0,
        first_row: int = 0,
    ) -> None:
        """`size` new games; mistakes in the arguments are a `CasteludeError`, as in `new_match`.

        With `first_row` these are the rows of a larger batch from there on.
        """
        first = new_match(game, players, options, seed=seed)
        if type(size) is not int or size < 1:
            raise BadRequest("error-batch-size", value=shown(size))
        self.encoding = Encoding(game)
        self.game = first.game
        self.players = first.players
        self.options = first.options
        self.seed = seed
        self.size = size
        self.first_row = first_row
        self._games = [0] * size
        self._worths: dict[int, list[float]] = {}
        starts = [self._start(row) for row in range(size)]
        assert first.game.encoder is not None
        self._rows = Rows(first.game.encoder, [start for start, _ in starts], [rng for _, rng in starts])
        self._observations: Bytes = shared(self._rows.observations.cells, np.uint8).reshape(size, -1)
        self._masks = mask_of(shared(self._rows.masks.words, np.int64).reshape(size, -1), self.encoding.num_actions)

    def _start(self, row: int) -> tuple[Position, Rng]:
        rng = Rng(self.seed, f"batch-{self.first_row + row}-{self._games[row]}")
        return self.game.dealt(self.players, self.options, rng), rng

    @property
    def positions(self) -> list[Position]:
        """The position of each row, to look at: playing on with one changes the batch."""
        return list(self._rows.positions)

    def actors(self) -> NDArray[np.int64]:
        """By row: the seat that decides."""
        return array_of(self._rows.actors(), np.int64)

    def observations(self) -> Bytes:
        """By row: what the seat that decides may know; the next call overwrites the array, so copy what you keep."""
        self._rows.write_observations()
        return self._observations

    def masks(self) -> Mask:
        """By row: a 1 for every legal action; the next call overwrites the array, so copy what you keep."""
        self._rows.write_masks()
        return self._masks

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """Carry out one action index in each row; one that is not legal is a `BadRequest`, and nothing changes."""
        given = checked(actions, self.size)
        moves = self._rows.moves_of(vec[i64](given.tolist()))
        row = int(self._rows.first_illegal(moves))
        if row >= 0:
            raise BadRequest("error-batch-action", row=row, value=shown(int(given[row])))
        return self._settled(self._rows.play(moves))

    def first_illegal(self, actions: NDArray[np.integer[Any]]) -> int:
        """The first row whose action is not legal, or -1."""
        return int(self._rows.first_illegal(self._rows.moves_of(vec[i64](checked(actions, self.size).tolist()))))

    def step_at_random(self) -> Step:
        """Carry out a random legal action in each row, by the generator of its game."""
        return self._settled(self._rows.play_at_random())

    def _settled(self, ended: list[int]) -> Step:
        over = np.zeros(self.size, np.bool_)
        rewards = np.zeros((self.size, self.players), np.float32)
        if ended:
            over[ended] = True
            rewards[ended] = [self._worth(self._rows.winners(row)) for row in ended]
        for row in ended:
            self._games[row] += 1
            self._rows.put(row, *self._start(row))
        return Step(over, rewards)

    def _worth(self, winners: int) -> list[float]:
        """What a game that these seats have won, given as bits, is worth to each seat."""
        if winners not in self._worths:
            seats = [seat for seat in range(self.players) if winners >> seat & 1]
            self._worths[winners] = utilities(seats, self.players)
        return self._worths[winners]


def checked(actions: NDArray[np.integer[Any]], size: int) -> NDArray[np.integer[Any]]:
    """One whole number for each row, or a `BadRequest`."""
    given = np.asarray(actions)
    if given.shape != (size,):
        raise BadRequest("error-batch-actions", size=size, value=shown(list(given.shape)))
    if given.dtype.kind not in "iu":
        raise BadRequest("error-batch-kind", value=str(given.dtype))
    return given
