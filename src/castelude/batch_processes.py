"""A batch on several cores (extra `encoding`): the rows of `castelude.batch.Batch`, shared out among processes.

    >>> from castelude.batch_processes import ParallelBatch
    >>> with ParallelBatch("castello", 4096, seed=1, processes=4) as batch:
    ...     step = batch.step(choose(batch.observations(), batch.masks()))

It gives the same games as a `Batch` of that size and seed, whatever the number of processes. The arrays lie in memory
that all of them share, and are written in place as a `Batch` does it. Each call wakes every process once or twice, some
tenths of a millisecond, so it pays from a thousand rows on. A script that uses it needs `if __name__ == "__main__":`
around its work, since the processes import it.
"""

import contextlib
import os
import signal
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from castelude.batch import Batch, Step, checked
from castelude.core.errors import BadRequest
from castelude.core.options import shown
from castelude.encoding import Bytes, Mask

NOTHING = b""


@dataclass(frozen=True)
class _Part:
    """The rows of one process."""

    process: SpawnProcess
    pipe: Connection
    rows: slice


class _Memory:
    """The arrays that the processes share."""

    def __init__(self, size: int, width: int, actions: int, players: int) -> None:
        context = get_context("spawn")
        self._shapes: dict[str, tuple[tuple[int, ...], str]] = {
            "observations": ((size, width), "uint8"),
            "masks": ((size, actions), "int8"),
            "actors": ((size,), "int64"),
            "actions": ((size,), "int64"),
            "over": ((size,), "bool"),
            "rewards": ((size, players), "float32"),
        }
        self._blocks = {
            name: context.RawArray("b", prod(shape) * np.dtype(kind).itemsize)
            for name, (shape, kind) in self._shapes.items()
        }

    def array(self, name: str) -> Any:  # noqa: ANN401 arrays of several kinds
        """One of them, whole; whoever asks may write into it."""
        shape, kind = self._shapes[name]
        return np.frombuffer(self._blocks[name], kind).reshape(shape)

    def read_only(self, name: str) -> Any:  # noqa: ANN401 arrays of several kinds
        found = self.array(name)
        found.flags.writeable = False
        return found


class ParallelBatch:
    """Games side by side, one in each row, played by several processes. Close it, or use it in a `with` block."""

    def __init__(
        self,
        game: str,
        size: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seed: int = 0,
        processes: int | None = None,
    ) -> None:
        """As `Batch`; without a number there are as many processes as this one has cores, at most one for each row."""
        self._parts: list[_Part] = []
        sample = Batch(game, 1, players, options, seed=seed)
        if type(size) is not int or size < 1:
            raise BadRequest("error-batch-size", value=shown(size))
        number = min(len(os.sched_getaffinity(0)), size) if processes is None else processes
        if type(number) is not int or not 1 <= number <= size:
            raise BadRequest("error-batch-processes", size=size, value=shown(number))
        self.encoding = sample.encoding
        self.game = sample.game
        self.players = sample.players
        self.options = sample.options
        self.seed = seed
        self.size = size
        memory = _Memory(size, sample.observations().shape[1], self.encoding.num_actions, self.players)
        self._observations: Bytes = memory.read_only("observations")
        self._masks: Mask = memory.read_only("masks")
        self._actors: NDArray[np.int64] = memory.array("actors")
        self._actions: NDArray[np.int64] = memory.array("actions")
        self._over: NDArray[np.bool_] = memory.array("over")
        self._rewards: NDArray[np.float32] = memory.array("rewards")
        context = get_context("spawn")
        for part in range(number):
            rows = slice(size * part // number, size * (part + 1) // number)
            ours, theirs = context.Pipe()
            what = (game, self.players, dict(self.options), seed)
            process = context.Process(target=_serve, args=(theirs, memory, rows, *what), daemon=True)
            process.start()
            theirs.close()
            self._parts.append(_Part(process, ours, rows))
        self._ask("ready")

    def actors(self) -> NDArray[np.int64]:
        """By row: the seat that decides."""
        self._ask("actors")
        return self._actors.copy()

    def observations(self) -> Bytes:
        """By row: what the seat that decides may know; the next call overwrites the array, so copy what you keep."""
        self._ask("observations")
        return self._observations

    def masks(self) -> Mask:
        """By row: a 1 for every legal action; the next call overwrites the array, so copy what you keep."""
        self._ask("masks")
        return self._masks

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """Carry out one action index in each row; one that is not legal is a `BadRequest`, and nothing changes."""
        self._actions[:] = checked(actions, self.size)
        wrong = [int(answer) for answer in self._ask("check") if answer != NOTHING]
        if wrong:
            raise BadRequest("error-batch-action", row=wrong[0], value=shown(int(self._actions[wrong[0]])))
        self._ask("play")
        return Step(self._over.copy(), self._rewards.copy())

    def step_at_random(self) -> Step:
        """Carry out a random legal action in each row, by the generator of its game."""
        self._ask("random")
        return Step(self._over.copy(), self._rewards.copy())

    def close(self) -> None:
        """End the processes; the batch cannot be used after it."""
        for part in self._parts:
            part.pipe.close()
        for part in self._parts:
            part.process.join()
        self._parts = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _ask(self, what: str) -> list[bytes]:
        """Have every process do something; their answers in the order of the rows."""
        if not self._parts:
            raise ValueError("This batch is closed.")
        try:
            for part in self._parts:
                part.pipe.send_bytes(what.encode())
            return [part.pipe.recv_bytes() for part in self._parts]
        except (EOFError, OSError) as error:
            processes = [part.process for part in self._parts]
            self.close()
            codes = ", ".join(str(process.exitcode) for process in processes if process.exitcode) or "unknown"
            raise ChildProcessError(
                f"A process of this batch has ended (exit code {codes}); its games are lost."
            ) from error


def _serve(
    pipe: Connection, memory: _Memory, rows: slice, game: str, players: int, options: dict[str, object], seed: int
) -> None:
    """Play these rows until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process hears it as well, and closes the pipe
    batch = Batch(game, rows.stop - rows.start, players, options, seed=seed, first_row=rows.start)
    observations, masks = memory.array("observations")[rows], memory.array("masks")[rows]
    actors, actions = memory.array("actors")[rows], memory.array("actions")[rows]
    over, rewards = memory.array("over")[rows], memory.array("rewards")[rows]
    with contextlib.suppress(EOFError, ConnectionError):  # the main process has closed the pipe, or is gone
        while True:
            what = pipe.recv_bytes()
            answer = NOTHING
            match what:
                case b"observations":
                    observations[:] = batch.observations()
                case b"masks":
                    masks[:] = batch.masks()
                case b"actors":
                    actors[:] = batch.actors()
                case b"check":
                    row = batch.first_illegal(actions)
                    answer = NOTHING if row < 0 else str(rows.start + row).encode()
                case b"play" | b"random":
                    step = batch.step(actions) if what == b"play" else batch.step_at_random()
                    over[:], rewards[:] = step.over, step.rewards
            pipe.send_bytes(answer)
