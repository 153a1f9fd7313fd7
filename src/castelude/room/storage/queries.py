"""Queries for lists of tables, chat, and the server's heartbeat; `event_log` has the events."""

from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import Alone, alone, is_sqlite, notify, reading
from castelude.room.storage.room_state import lineage
from castelude.room.tables.ports import ChatConflict, Said

OPEN = "open"
UNDER_WAY = (OPEN, "dealing", "running")
LONGEST_TURN_MS = 62 * 86_400_000
"""No turn lasts longer than the longest clock and the room's downtime together, within reason."""


class Store:
    """Access to the database for everything about tables but their events."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    # ---- tables ----

    async def list_tables(self, status: str, before_ms: int | None, limit: int) -> dict[str, int]:
        """Listed tables of a status, latest change first: their ids, and the numbers of their latest events."""
        c = schema.tables.c
        query = sa.select(c.id, c.version).where(c.listed, c.status == status)
        return await self._page(query, before_ms, limit)

    async def open_tables(self, before_ms: int | None, limit: int, per_person: int) -> dict[str, int]:
        """Listed tables that wait for players, latest change first, so many of each person who has opened some."""
        c, e = schema.tables.c, schema.events.c
        nth = sa.func.row_number().over(partition_by=e.player_id, order_by=c.changed_ms.desc())
        query = sa.select(c.id, nth.label("nth")).join(schema.events, sa.and_(e.table_id == c.id, e.seq == 1))
        query = query.where(c.listed, c.status == OPEN)
        if before_ms is not None:
            query = query.where(c.changed_ms < before_ms)
        ranked = query.subquery()
        some = sa.select(ranked.c.id).where(ranked.c.nth <= per_person)
        return await self._page(sa.select(c.id, c.version).where(c.id.in_(some)), before_ms, limit)

    async def count_open_tables(self, player: str) -> int:
        """How many tables this player has opened that still wait for players."""
        c, e = schema.tables.c, schema.events.c
        query = sa.select(sa.func.count()).select_from(schema.tables)
        query = query.join(schema.events, sa.and_(e.table_id == c.id, e.seq == 1))
        async with self.reading.connect() as connection:
            return await connection.scalar(query.where(c.status == OPEN, e.player_id == player)) or 0

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are of each status."""
        status = schema.tables.c.status
        async with self.reading.connect() as connection:
            rows = await connection.execute(sa.select(status, sa.func.count()).group_by(status))
            return {row[0]: row[1] for row in rows}

    async def expired(self, listed_ms: int, open_ms: int) -> list[str]:
        """Tables that wait for players since before then, and where nobody is connected to another worker."""
        c, p = schema.tables.c, schema.presence.c
        old = sa.case((c.listed, c.changed_ms < listed_ms), else_=c.changed_ms < open_ms)
        visited = sa.exists().where(p.table_id == c.id)
        async with self.reading.connect() as connection:
            return list((await connection.execute(sa.select(c.id).where(c.status == OPEN, old, ~visited))).scalars())

    async def tables_of(self, player: str, before_ms: int | None, limit: int) -> dict[str, int]:
        """The tables where a player sits, latest change first: their ids, and the numbers of their latest events."""
        c = schema.tables.c
        mine = sa.select(c.id).distinct().join(schema.seats).where(schema.seats.c.player_id == player)
        return await self._page(sa.select(c.id, c.version).where(c.id.in_(mine)), before_ms, limit)

    async def playing(self, player: str, limit: int) -> dict[str, int]:
        """The tables of a person at which nothing is over yet, latest change first."""
        c = schema.tables.c
        mine = sa.select(schema.seats.c.table_id).where(schema.seats.c.player_id == player)
        query = sa.select(c.id, c.version).where(c.id.in_(mine), c.status.in_(UNDER_WAY))
        return await self._page(query, None, limit)

    async def _page(self, query: sa.Select[tuple[str, int]], before_ms: int | None, limit: int) -> dict[str, int]:
        c = schema.tables.c
        if before_ms is not None:
            query = query.where(c.changed_ms < before_ms)
        async with self.reading.connect() as connection:
            rows = await connection.execute(query.order_by(c.changed_ms.desc()).limit(limit))
            return {row.id: row.version for row in rows}

    async def waiting_for_bots(self, since_ms: int | None = None) -> list[str]:
        """Tables where a bot is to move, and has been since before then."""
        query = sa.select(schema.tables.c.id).where(schema.tables.c.bot_to_move)
        if since_ms is not None:
            query = query.where(schema.tables.c.changed_ms < since_ms)
        async with self.reading.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def due(self, now_ms: int) -> list[str]:
        """The games whose time may be up."""
        query = sa.select(schema.tables.c.id).where(schema.tables.c.due_ms <= now_ms)
        async with self.reading.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def next_due(self) -> int | None:
        """When the time of the next game may be up."""
        async with self.reading.connect() as connection:
            found: int | None = await connection.scalar(sa.select(sa.func.min(schema.tables.c.due_ms)))
            return found

    # ---- chat ----

    async def say(self, line: Said) -> bool:
        """Store a line of chat; False when this command was stored before."""
        c = schema.chat.c
        try:
            async with self.engine.begin() as connection:
                last = await connection.scalar(sa.select(sa.func.max(c.number)).where(c.table_id == line.table_id))
                await connection.execute(schema.chat.insert().values(number=(last or 0) + 1, **asdict(line)))
                await connection.run_sync(notify, [f"{line.table_id} chat"])
        except IntegrityError:
            query = sa.select(c.number).where(c.table_id == line.table_id, c.command_id == line.command_id)
            async with self.reading.connect() as connection:
                if (await connection.execute(query)).first() is not None:
                    return False
            raise ChatConflict from None
        return True

    async def chat(
        self, table_id: str, after: int, limit: int = 200, before: int | None = None
    ) -> list[dict[str, Any]]:
        """The latest lines after this number and before that one, oldest first."""
        c = schema.chat.c
        query = sa.select(c.number, c.at_ms.label("at"), c.player_id, c.name, c.text, c.seat, c.account)
        query = query.where(c.table_id == table_id, c.number > after).order_by(c.number.desc()).limit(limit)
        if before is not None:
            query = query.where(c.number < before)
        async with self.reading.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [dict(row) for row in reversed(rows)]

    async def chat_line(self, table_id: str, number: int) -> dict[str, Any] | None:
        """The line with this number."""
        lines = await self.chat(table_id, number - 1, before=number + 1)
        return lines[0] if lines else None

    # ---- the room ----

    async def lineage(self) -> str:
        """The history that the database holds; see `room_state`."""
        async with self.reading.connect() as connection:
            return await lineage(connection)

    # ---- time ----

    async def beat(self, now_ms: int, gap_ms: int) -> int:
        """Store that the server is alive; a silence longer than the gap is stored as downtime."""
        async with alone(self.engine, Alone.BEATING) as connection:
            last: int | None = await connection.scalar(
                sa.select(schema.heartbeat.c.at_ms).where(schema.heartbeat.c.id == 1)
            )
            if last is None:
                await connection.execute(schema.heartbeat.insert().values(id=1, at_ms=now_ms))
                return now_ms
            if now_ms - last > gap_ms:
                await connection.execute(
                    schema.downtime.delete().where(schema.downtime.c.to_ms < now_ms - LONGEST_TURN_MS)
                )
                await connection.execute(schema.downtime.insert().values(from_ms=last, to_ms=now_ms))
            if now_ms > last:
                await connection.execute(schema.heartbeat.update().values(at_ms=now_ms))
        return max(last, now_ms)

    async def probe(self) -> None:
        """Write something that means nothing; raises what keeps the database from writing.

        The heartbeat moves to and fro by a millisecond: SQLite does not write what has not changed.
        """
        async with self.engine.begin() as connection:
            beat = schema.heartbeat
            moved = beat.c.at_ms + 1 - 2 * (beat.c.at_ms % 2)
            await connection.execute(beat.update().where(beat.c.id == 1).values(at_ms=moved))

    async def size(self) -> int:
        """Bytes that the database takes on its disk."""
        pages = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        query = pages if is_sqlite(self.engine) else "SELECT pg_database_size(current_database())"
        async with self.reading.connect() as connection:
            return int(await connection.scalar(sa.text(query)) or 0)

    async def downtimes(self) -> list[tuple[int, int]]:
        query = sa.select(schema.downtime.c.from_ms, schema.downtime.c.to_ms).order_by(schema.downtime.c.from_ms)
        async with self.reading.connect() as connection:
            return [(row.from_ms, row.to_ms) for row in await connection.execute(query)]
