"""Analyses finished games, one at a time in each worker, in a process of lower priority than the bots that play.

The queue and the results are in the database (`analysis_queue`), so any worker may do the work and all can show it.
"""

import asyncio
import contextlib
import time

import structlog

from castelude.room.bots.analysis_queue import AnalysisStore
from castelude.room.bots.process import BotFailed, BotProcess
from castelude.room.refusal import Refusal
from castelude.room.rest import Waits
from castelude.room.storage.database import AWAY, cause_of
from castelude.room.tables.service import TableService
from castelude.room.tables.table import Table

log = structlog.get_logger()
MOST_WAITING = 100
MOST_TRIES = 3
NICE = 10
SILENT_MS = 30_000
BEAT_S = 1.0
STEP_LIMIT_S = 120.0


class Analyst:
    """`ask` queues a table; `run` is the worker's loop, to be cancelled when the room closes."""

    def __init__(self, service: TableService, store: AnalysisStore, memory_mb: int, poll_ms: int) -> None:
        self.service = service
        self.store = store
        self.poll_s = poll_ms / 1000
        self._process = BotProcess(memory_mb, NICE)
        self._asked = asyncio.Event()

    async def ask(self, table: Table) -> None:
        """Queue a finished game, unless it is there already."""
        if table.outdated is not None:
            raise Refusal("conflict", "room-outdated")
        if table.match is None or table.outcome is None:
            raise Refusal("conflict", "room-analysis-later")
        found = await self.store.find(table.id)
        if found is not None and found.state != "failed":
            return
        if await self.store.unfinished() >= MOST_WAITING:
            raise Refusal("too_many", "room-analysis-queue")
        await self.store.ask(table.id, len(table.match.actions), self.service.now())
        self.wake()

    def wake(self) -> None:
        """Look at once."""
        self._asked.set()

    async def run(self, waits: Waits) -> None:
        """Work through the queue for ever; database errors are logged and waited out."""
        try:
            while True:
                self._asked.clear()
                try:
                    table_id = await self.store.claim(self.service.now(), SILENT_MS, MOST_TRIES)
                    if table_id is not None:
                        await self._analyse(table_id)
                        continue
                except AWAY as error:
                    log.warning("analysis waits for database", error=cause_of(error))
                except Exception:
                    log.exception("analysis failed")
                await self._process.stop()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._asked.wait(), waits(self.poll_s))
        finally:
            await self._process.stop()

    async def _analyse(self, table_id: str) -> None:
        table = await self.service.table(table_id)
        if table.match is None:
            await self.store.fail(table_id)
            return
        progress = asyncio.Queue[int]()
        storing = asyncio.create_task(self._store_progress(table_id, progress))
        try:
            result = await self._process.ask(
                STEP_LIMIT_S,
                "analyse",
                lambda done, _: progress.put_nowait(done),
                record=table.match.record().to_json(),
            )
        except BotFailed as failure:
            log.warning("analysis failed", table=table_id, why=str(failure))
            await self.store.fail(table_id)
        except asyncio.CancelledError:
            await self.store.release(table_id)
            raise
        else:
            await self.store.finish(table_id, result)
            log.info("analysis finished", table=table_id)
        finally:
            storing.cancel()
            await asyncio.gather(storing, return_exceptions=True)

    async def _store_progress(self, table_id: str, progress: "asyncio.Queue[int]") -> None:
        """Store the progress now and then."""
        written = 0.0
        while True:
            done = await progress.get()
            if time.monotonic() - written >= BEAT_S and progress.empty():
                written = time.monotonic()
                await self.store.beat(table_id, done, self.service.now())
