"""When a worker may rest: nobody is connected and nobody has asked anything for a while, so its loops look seldom.

An idle room on a small board then costs next to nothing. Whoever comes first wakes all loops, and waits until the
worker has looked at what may have changed meanwhile.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

AFTER_S = 60.0
"""A worker rests when nothing has happened for so long."""
SELDOM_S = 10.0
SELDOM = 6
"""A loop then waits so many times as long as usual, and at least `SELDOM_S`."""

Waits = Callable[[float], float]
"""How many seconds a loop waits that usually waits so many."""


class Rest:
    """`is_busy` says that there is no rest, whoever has asked last; `catch_up` is awaited when the rest ends."""

    def __init__(
        self,
        is_busy: Callable[[], object],
        catch_up: Callable[[], Awaitable[None]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._is_busy = is_busy
        self._catch_up = catch_up
        self._clock = clock
        self._one_at_a_time = asyncio.Lock()
        self._ended = asyncio.Event()
        self._stirred_s = clock()
        self._wakers: list[Callable[[], None]] = []

    @property
    def holds(self) -> bool:
        now = self._clock()
        if self._is_busy():
            self._stirred_s = now
        return now - self._stirred_s > AFTER_S

    def on_end(self, wake: Callable[[], None]) -> None:
        """Call this, too, when the rest ends: it wakes a loop that waits for something of its own."""
        self._wakers.append(wake)

    def stir(self) -> None:
        """Something has happened here."""
        if self.holds:
            self._ended.set()
            self._ended.clear()
            for wake in self._wakers:
                wake()
        self._stirred_s = self._clock()

    async def end(self) -> None:
        """Somebody asks something: go on when the worker knows what has changed while it rested."""
        if not self.holds:
            self.stir()
            return
        async with self._one_at_a_time:
            if self.holds:
                await self._catch_up()
                self.stir()

    def seconds(self, usual: float) -> float:
        """How long a loop waits that usually waits so long."""
        return max(SELDOM * usual, SELDOM_S) if self.holds else usual

    async def pause(self, seconds: float) -> None:
        """Wait so long, or until the rest ends."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._ended.wait()
