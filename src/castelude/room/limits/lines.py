"""What each client waits for by itself, so that it keeps nobody else waiting."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from castelude.room.refusal import Refusal

MOST_WAITING = 32
"""What one client may wait for at once."""
WAIT_MS = 1000


class Lines:
    """Each client's own line: one at a time, first come first served."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, int] = {}

    @contextlib.asynccontextmanager
    async def turn(self, client: str) -> AsyncIterator[None]:
        """The client's turn; a `Refusal` when it waits for too much already."""
        waiting = self._waiting.get(client, 0)
        if waiting >= MOST_WAITING:
            raise Refusal("busy", "room-crowded", wait_ms=WAIT_MS)
        self._waiting[client] = waiting + 1
        lock = self._locks.setdefault(client, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            self._waiting[client] -= 1
            if self._waiting[client] == 0:
                del self._waiting[client], self._locks[client]
