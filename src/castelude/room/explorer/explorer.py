"""Looks positions up, and keeps the table of positions full: games enter it in the background when they have ended.

Games are played again in a process of low priority, not here; it also knows the masters' games by position. A stopped
room goes on where it was, because a game leaves the queue with the transaction that stores its positions; two workers
that take the same game store the same.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from castelude.core.identity import Step
from castelude.room.processes.helper import HelperFailed
from castelude.room.refusal import Refusal
from castelude.room.rendering.pool import RenderingProcess
from castelude.room.storage.explored import Count, Explored
from castelude.room.tables.service import TableService

NICE = 5
LIMIT_S = 60.0
AT_ONCE = 50
"""So many games are taken from the queue at a time."""
EVERY_S = 10.0
IDLE_LOOKS = 60
"""After so many looks in vain the process is stopped."""
PAUSE_S = 0.02
"""Between two games, for everybody else."""
log = structlog.get_logger()
Survive = Callable[[Coroutine[Any, Any, None]], Awaitable[None]]


class Explorer:
    """`run` is the worker's loop, to be cancelled when the room closes."""

    def __init__(self, store: Explored, service: TableService, memory_mb: int, after_ms: int) -> None:
        self.store = store
        self.service = service
        self.after_s = after_ms / 1000
        self._process = RenderingProcess(memory_mb, NICE)
        self._one_at_a_time = asyncio.Lock()
        self._ended = asyncio.Event()
        self._idle = 0

    def game_ended(self) -> None:
        """Look soon, when its people have seen how it ended; games that ended at another worker are found later."""
        self._ended.set()

    async def masters(self, game: str, key: int) -> list[Count]:
        """What the masters played in a position; a `Refusal` where the process fails."""
        try:
            return [Count(*found) for found in await self._ask("masters_at", game=game, key=key)]
        except HelperFailed as failure:
            raise Refusal("unavailable", "room-busy") from failure

    async def run(self, survive: Survive) -> None:
        """Fill the table for ever; `survive` carries work out and outlives its failures."""
        try:
            while True:
                await asyncio.sleep(self.after_s)
                self._ended.clear()
                await survive(self.fill())
                try:
                    await asyncio.wait_for(self._ended.wait(), EVERY_S)
                except TimeoutError:
                    self._idle += 1
                    if self._idle == IDLE_LOOKS:
                        await self._process.stop()
        finally:
            await self._process.stop()

    async def fill(self) -> None:
        """Take all games that wait."""
        while tables := await self.store.waiting(AT_ONCE):
            for table_id in tables:
                try:
                    steps = await self._steps(table_id)
                except HelperFailed as failure:  # it would fail again, and the games after it would wait for ever
                    log.warning("game left out of the explorer", table=table_id, error=str(failure))
                    steps = []
                await self.store.put(table_id, steps)
                await asyncio.sleep(PAUSE_S)

    async def _steps(self, table_id: str) -> list[Step]:
        table = await self.service.table(table_id)
        if table.match is None or table.outdated is not None:
            return []
        record = table.match.record().to_json()
        return [Step(*step) for step in await self._ask("steps", record=record)]

    async def _ask(self, job: str, **arguments: Any) -> Any:  # noqa: ANN401 what a job of `rendering` is given and makes
        self._idle = 0
        async with self._one_at_a_time:
            return (await self._process.ask(LIMIT_S, job, **arguments))["answer"]
