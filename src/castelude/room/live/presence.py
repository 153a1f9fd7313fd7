"""Who is at which table, on all workers together.

A worker stores who is connected to it while there are other workers, and renews its lease with every beat. When a
worker dies, its lease runs out after a few beats and its people count as gone. A move costs nothing.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection

import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.room.live import worker_id
from castelude.room.live.hub import Here, Hub
from castelude.room.storage import schema
from castelude.room.storage.database import AWAY, cause_of, notify, reading

HINT = "people"
GATHER_SECONDS = 0.1
RETRY_SECONDS = 1.0
FORGOTTEN = 10
log = structlog.get_logger()


class Presence:
    """One worker's part. A worker that has not renewed its lease for `lease_ms` is dead."""

    def __init__(self, engine: AsyncEngine, hub: Hub, now: Callable[[], int], lease_ms: int) -> None:
        self.engine = engine
        self.reading = reading(engine)
        self.hub = hub
        self.now = now
        self.lease_ms = lease_ms
        self.worker = worker_id.new_name()
        self._alone = True
        self._changed: set[str] = set()
        """Tables where our people differ from what we have stored."""
        self._suspected: set[str] = set()
        """Tables where the people of other workers may have changed."""
        self._wake = asyncio.Event()

    async def open(self) -> None:
        await self.beat()
        await self.look()

    async def nobody(self) -> bool:
        """Whether every other worker has shut down or is known to be dead."""
        async with self.reading.connect() as connection:
            return all(map(worker_id.is_gone, await connection.scalars(sa.select(schema.workers.c.id))))

    async def beat(self, ahead_ms: int = 0) -> None:
        """Renew this worker's lease, for longer when it beats seldom, and delete workers that died long ago."""
        w = schema.workers.c
        now = self.now()
        until = now + ahead_ms
        async with self.engine.begin() as connection:
            alive = schema.workers.update().where(w.id == self.worker).values(beat_ms=until)
            if (await connection.execute(alive)).rowcount == 0:  # at first, or after a long sleep
                await connection.execute(schema.workers.insert().values(id=self.worker, beat_ms=until))
                self._alone = True
            await connection.execute(schema.workers.delete().where(w.beat_ms < now - FORGOTTEN * self.lease_ms))

    async def look(self) -> None:
        """Find out whether there are other workers, and which of their people are at our tables."""
        w = schema.workers.c
        others = sa.select(w.id).where(w.id != self.worker, w.beat_ms > self.now() - self.lease_ms).limit(1)
        async with self.reading.connect() as connection:
            alone = (await connection.execute(others)).first() is None
        if self._alone and not alone:
            self._changed.update(self.hub.tables())
            self._wake.set()
        self._alone = alone
        await self._read(self.hub.tables())

    async def people_at(self, tables: Collection[str]) -> dict[str, set[str]]:
        """The ids of the people who are connected to each of these tables, on any worker."""
        people = {table: {here.player for here in self.hub.here(table)} for table in tables}
        if tables and not self._alone:
            async with self.reading.connect() as connection:
                for row in await connection.execute(self._elsewhere(tables)):
                    people[row.table_id].add(row.player_id)
        return people

    def _elsewhere(self, tables: Collection[str]) -> sa.Select[tuple[str, str, str, bool]]:
        """The people of other living workers at these tables."""
        p, w = schema.presence.c, schema.workers.c
        query = sa.select(p.table_id, p.player_id, p.name, p.account).join(schema.workers)
        return query.where(p.table_id.in_(tables), w.id != self.worker, w.beat_ms > self.now() - self.lease_ms)

    def receive_hint(self, table_id: str) -> None:
        """Another worker says that people have come or gone at this table."""
        self._suspected.add(table_id)
        self._wake.set()

    def people_changed(self, table_id: str) -> None:
        """The people of this worker at this table have changed."""
        if not self._alone:
            self._changed.add(table_id)
            self._wake.set()

    async def run(self) -> None:
        """Store and read changes in batches, after a short delay: people often come together."""
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
                log.warning("presence update failed", error=cause_of(error))
                self._changed |= changed
                self._suspected |= suspected
                self._wake.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _write(self, tables: Collection[str]) -> None:
        if not tables:
            return
        p = schema.presence.c
        rows = [
            {
                "worker_id": self.worker,
                "table_id": table,
                "player_id": here.player,
                "name": here.name,
                "account": here.account,
            }
            for table in tables
            for here in self.hub.here(table)
        ]
        async with self.engine.begin() as connection:
            await connection.execute(schema.presence.delete().where(p.worker_id == self.worker, p.table_id.in_(tables)))
            if rows:
                await connection.execute(schema.presence.insert(), rows)
            await self._notify(connection, tables)

    async def _notify(self, connection: AsyncConnection, tables: Collection[str]) -> None:
        await connection.run_sync(notify, [f"{table} {HINT}" for table in tables])

    async def _read(self, tables: Collection[str]) -> None:
        """Read which people of other living workers are at these tables."""
        people: defaultdict[str, set[Here]] = defaultdict(set)
        if tables and not self._alone:
            async with self.reading.connect() as connection:
                for row in await connection.execute(self._elsewhere(tables)):
                    people[row.table_id].add(Here(row.name, row.player_id, row.account))
        for table in tables:
            self.hub.elsewhere(table, frozenset(people[table]))

    async def close(self) -> None:
        """End the lease now, so that others need not wait for it to run out."""
        p, w = schema.presence.c, schema.workers.c
        try:
            async with self.engine.begin() as connection:
                mine = sa.select(p.table_id).where(p.worker_id == self.worker).distinct()
                tables = list((await connection.execute(mine)).scalars())
                await connection.execute(schema.workers.delete().where(w.id == self.worker))
                await self._notify(connection, tables)
        except AWAY as error:
            log.warning("presence cleanup failed", error=cause_of(error))
