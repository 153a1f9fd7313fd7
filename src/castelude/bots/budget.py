"""How long a bot may think, and how to make it stop."""

import time
from collections.abc import Callable

GROWTH = 3
"""After another round a search has seen at least so many times the positions: in Castello in 36 of 37 searches."""


class Budget:
    """Ends a search after a number of positions or milliseconds, or when `stop` is called from any thread.

    A search asks `spent` every few hundred positions. That call lets other threads run, so that
    `stop` and signals reach a search that runs in compiled code only.
    """

    def __init__(
        self, nodes: int | None = None, ms: float | None = None, progress: Callable[[int], None] | None = None
    ) -> None:
        self.nodes = 2**60 if nodes is None else nodes
        self._deadline = None if ms is None else time.monotonic() + ms / 1000
        self._begin = time.monotonic()
        self._ms = ms
        self._stopped = False
        self._progress = progress

    def stop(self) -> None:
        """End the search at once; it answers with the best it has."""
        self._stopped = True

    def spent(self, nodes: int) -> bool:
        """Whether to stop now, after this many positions."""
        time.sleep(0)
        if self._progress is not None:
            self._progress(nodes)
        if self._stopped or nodes >= self.nodes:
            return True
        return self._deadline is not None and time.monotonic() >= self._deadline

    def left(self, nodes: int) -> int:
        """How many more positions there may be after this many, at the rate so far."""
        left = self.nodes - nodes
        if self._ms is not None:
            taken = max((time.monotonic() - self._begin) * 1000, 0.001)
            left = min(left, int(nodes * (self._ms - taken) / taken))
        return max(left, 0)

    def worth_going_on(self) -> bool:
        """Whether another iteration, several times as long as all before, could still finish."""
        if self._ms is None:
            return True
        return (time.monotonic() - self._begin) * 1000 < 0.6 * self._ms


class WholeRounds(Budget):
    """For alpha-beta that judges one move: it keeps nothing of an unfinished round, so it begins none in vain."""

    _seen = 0

    def spent(self, nodes: int) -> bool:
        self._seen = nodes
        return super().spent(nodes)

    def worth_going_on(self) -> bool:
        return GROWTH * self._seen < self.nodes and super().worth_going_on()
