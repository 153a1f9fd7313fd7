"""A bad line between clients and workers: it drops, doubles, delays and swaps messages both ways, and cuts itself."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException

FAULTS = {"drop": 0.02, "double": 0.05, "swap": 0.05, "delay": 0.05, "cut": 0.005}
LONGEST_DELAY = 0.2


class BadLine:
    """A WebSocket proxy to one worker. `done` counts what it did to messages."""

    def __init__(self, target: str, seed: int) -> None:
        self.target = target.replace("http", "ws", 1)
        self.rng = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.faulty = True

    async def handle(self, near: ServerConnection) -> None:
        assert near.request is not None
        headers = {"Authorization": near.request.headers["Authorization"]}
        with contextlib.suppress(OSError, TimeoutError, WebSocketException):
            async with connect(
                self.target + near.request.path, additional_headers=headers, compression=None, ping_interval=None
            ) as far:
                ways = [asyncio.create_task(self._pass_on(near, far)), asyncio.create_task(self._pass_on(far, near))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async def _pass_on(
        self, source: ServerConnection | ClientConnection, target: ServerConnection | ClientConnection
    ) -> None:
        held: str | bytes | None = None
        with contextlib.suppress(ConnectionClosed):
            async for message in source:
                fault = self._fault()
                if fault == "cut":
                    return
                if fault == "drop":
                    continue
                if fault == "swap" and held is None:
                    held = message
                    continue
                if fault == "delay":
                    await asyncio.sleep(self.rng.uniform(0, LONGEST_DELAY))
                for text in (message, *([message] if fault == "double" else []), *([held] if held else [])):
                    await target.send(text)
                held = None

    def _fault(self) -> str | None:
        if not self.faulty:
            return None
        chance = self.rng.random()
        for fault, share in FAULTS.items():
            if chance < share:
                self.done[fault] += 1
                return fault
            chance -= share
        return None


@contextlib.asynccontextmanager
async def bad_line(target: str, seed: int) -> AsyncIterator[tuple[str, BadLine]]:
    """The address of a bad line to a worker, and the line."""
    line = BadLine(target, seed)
    async with serve(line.handle, "127.0.0.1", 0, compression=None, ping_interval=None, max_size=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield f"http://127.0.0.1:{port}", line
