"""One timer for the pings of all sockets: a timer of its own would take half a kilobyte of each."""

import asyncio
from collections import defaultdict
from typing import Protocol

TICK_S = 1.0
"""A ping may be late by so much."""


class Pinger(Protocol):
    """A socket that can ask its client whether it is still there."""

    def send_keepalive_ping(self) -> None:
        """Ask now."""


class Pings:
    """Which sockets ask their clients in which second."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._due: defaultdict[int, set[Pinger]] = defaultdict(set)
        self._ticking = False

    def plan(self, socket: Pinger, delay: float) -> int:
        """Let it ask after so long; the second for which this is planned."""
        tick = int((self._loop.time() + delay) / TICK_S) + 1
        self._due[tick].add(socket)
        if not self._ticking:
            self._ticking = True
            self._loop.call_later(TICK_S, self._tick)
        return tick

    def cancel(self, socket: Pinger, tick: int) -> None:
        waiting = self._due.get(tick)
        if waiting is not None:
            waiting.discard(socket)

    def _tick(self) -> None:
        now = int(self._loop.time() / TICK_S)
        for tick in [tick for tick in self._due if tick <= now]:
            for socket in self._due.pop(tick):
                self._loop.call_soon(socket.send_keepalive_ping)
        self._ticking = bool(self._due)
        if self._ticking:
            self._loop.call_later(TICK_S, self._tick)
