"""Who is at which table, at all workers together.

A worker writes down who is connected to it, as long as there is another one to read it, and keeps its own row alive
with every beat. A worker that dies writes nothing more, and after a few beats its people count as gone. A move costs
nothing.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection

import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.room.live import worker_id
from castelude.room.live.hub import Hub
from castelude.room.storage import schema
from castelude.room.storage.database import AWAY, notify, reading

HINT = "people"
GATHER_SECONDS = 0.1
RETRY_SECONDS = 1.0
FORGOTTEN = 10
log = structlog.get_logger()


class Presence:
    """One worker's part. Another that has not been heard of for `lease_ms` is dead."""

    def __init__(self, engine: AsyncEngine, hub: Hub, now: Callable[[], int], lease_ms: int) -> None:
        self.engine = engine
        self.reading = reading(engine)
        self.hub = hub
        self.now = now
        self.lease_ms = lease_ms
        self.worker = worker_id.new_name()
        self._alone = True
        self._changed: set[str] = set()
        """Tables where our people are not as we have written them down."""
        self._suspected: set[str] = set()
        """Tables where others' people may not be as we know them."""
        self._wake = asyncio.Event()
        hub.on_gathering = self._gathered

    async def open(self) -> None:
        await self.beat()
        await self.look()

    async def nobody(self) -> bool:
        """Whether all workers that were there have said goodbye, or are known to be dead."""
        async with self.reading.connect() as connection:
            return all(map(worker_id.is_gone, await connection.scalars(sa.select(schema.workers.c.id))))

    async def beat(self) -> None:
        """Say that this worker is alive, and forget those that have been dead for long."""
        w = schema.workers.c
        now = self.now()
        async with self.engine.begin() as connection:
            alive = schema.workers.update().where(w.id == self.worker).values(beat_ms=now)
            if (await connection.execute(alive)).rowcount == 0:  # at first, or after a long sleep
                await connection.execute(schema.workers.insert().values(id=self.worker, beat_ms=now))
                self._alone = True
            await connection.execute(schema.workers.delete().where(w.beat_ms < now - FORGOTTEN * self.lease_ms))

    async def look(self) -> None:
        """See whether there are other workers, and who is there at our tables."""
        w = schema.workers.c
        others = sa.select(w.id).where(w.id != self.worker, w.beat_ms > self.now() - self.lease_ms).limit(1)
        async with self.reading.connect() as connection:
            alone = (await connection.execute(others)).first() is None
        if self._alone and not alone:
            self._changed.update(self.hub.tables())
            self._wake.set()
        self._alone = alone
        await self._read(self.hub.tables())

    def hear(self, table_id: str) -> None:
        """Another worker says that people have come or gone there."""
        self._suspected.add(table_id)
        self._wake.set()

    def _gathered(self, table_id: str) -> None:
        if not self._alone:
            self._changed.add(table_id)
            self._wake.set()

    async def run(self) -> None:
        """Write down and read what has changed, a little later and all at once: people often come together."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            await asyncio.sleep(GATHER_SECONDS)
            changed, self._changed = self._changed, set()
            suspected, self._suspected = self._suspected, set()
            try:
                await self._write(changed)
                await self._read(suspected & set(self.hub.tables()))
            except AWAY as error:
                log.warning("presence is not told", error=type(error).__name__)
                self._changed |= changed
                self._suspected |= suspected
                self._wake.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _write(self, tables: Collection[str]) -> None:
        if not tables:
            return
        p = schema.presence.c
        rows = [
            {"worker_id": self.worker, "table_id": table, "name": name}
            for table in tables
            for name in self.hub.here(table)
        ]
        async with self.engine.begin() as connection:
            await connection.execute(schema.presence.delete().where(p.worker_id == self.worker, p.table_id.in_(tables)))
            if rows:
                await connection.execute(schema.presence.insert(), rows)
            await self._tell(connection, tables)

    async def _tell(self, connection: AsyncConnection, tables: Collection[str]) -> None:
        await connection.run_sync(notify, [f"{table} {HINT}" for table in tables])

    async def _read(self, tables: Collection[str]) -> None:
        """Learn who is at these tables at other workers that live."""
        names: defaultdict[str, set[str]] = defaultdict(set)
        if tables and not self._alone:
            p, w = schema.presence.c, schema.workers.c
            query = sa.select(p.table_id, p.name).join(schema.workers)
            query = query.where(p.table_id.in_(tables), w.id != self.worker, w.beat_ms > self.now() - self.lease_ms)
            async with self.reading.connect() as connection:
                for row in await connection.execute(query):
                    names[row.table_id].add(row.name)
        for table in tables:
            self.hub.elsewhere(table, frozenset(names[table]))

    async def close(self) -> None:
        """Leave in good order: others need not wait for the end of the lease."""
        p, w = schema.presence.c, schema.workers.c
        try:
            async with self.engine.begin() as connection:
                mine = sa.select(p.table_id).where(p.worker_id == self.worker).distinct()
                tables = list((await connection.execute(mine)).scalars())
                await connection.execute(schema.workers.delete().where(w.id == self.worker))
                await self._tell(connection, tables)
        except AWAY as error:
            log.warning("left without a word", error=type(error).__name__)
