"""Reading tables, and everything else that is written; the events of tables under way are written by `commit`."""

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import is_sqlite, notify, reading
from castelude.room.storage.event_log import waits_for_bot
from castelude.room.storage.kept_connection import Line
from castelude.room.tables import events as ev
from castelude.room.tables.clocks import DAY_MS
from castelude.room.tables.table import Table

_AFTER = """
SELECT id, news.* FROM unnest($1::text[], $2::int[]) AS known(id, after) CROSS JOIN LATERAL (
    SELECT seq, at_ms, data FROM events WHERE table_id = id AND seq > after ORDER BY seq
) AS news
"""
"""Table by table, by its key: without statistics PostgreSQL would read the whole log for it."""

LONGEST_TURN = 62 * DAY_MS
"""No turn lasts longer than the longest clock and the room's being down together, within reason."""


class Conflict(Exception):
    """Somebody else has said something at this table meanwhile; nothing was stored."""


@dataclass(frozen=True)
class Stored:
    """An event as it lies in the log."""

    seq: int
    at_ms: int
    event: ev.AnyEvent


class Store:
    """All access to the database that is about tables, chat and time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)
        self._line = None if is_sqlite(engine) else Line(engine)

    async def close(self) -> None:
        if self._line is not None:
            await self._line.close()

    # ---- tables ----

    async def create(self, table: Table, at_ms: int, player: str, first: ev.Created, command_id: str) -> None:
        """Store a new table with its first event."""
        async with self.engine.begin() as connection:
            await connection.execute(
                schema.tables.insert().values(
                    id=table.id,
                    game=table.settings.game,
                    rules_version=table.game.rules_version,
                    listed=table.settings.listed,
                    status=table.status,
                    version=table.seq,
                    bot_to_move=waits_for_bot(table),
                    created_ms=at_ms,
                    changed_ms=table.changed_ms,
                )
            )
            await connection.execute(
                schema.events.insert().values(
                    table_id=table.id,
                    seq=1,
                    command_id=command_id,
                    at_ms=at_ms,
                    player_id=player,
                    data=ev.encode(first),
                )
            )

    async def events(self, table_id: str, after_seq: int = 0) -> list[Stored]:
        query = (
            sa.select(schema.events.c.seq, schema.events.c.at_ms, schema.events.c.data)
            .where(schema.events.c.table_id == table_id, schema.events.c.seq > after_seq)
            .order_by(schema.events.c.seq)
        )
        async with self.reading.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Stored(row.seq, row.at_ms, ev.decode(row.data)) for row in rows]

    async def events_of(self, after: dict[str, int]) -> dict[str, list[Stored]]:
        """What came after these numbers at several tables, in one question where the database can."""
        if self._line is None:
            return {table_id: await self.events(table_id, seq) for table_id, seq in after.items()}
        found: dict[str, list[Stored]] = {}
        async with self._line.connection() as connection:
            for table_id, seq, at_ms, data in await connection.fetch(_AFTER, list(after), list(after.values())):
                found.setdefault(table_id, []).append(Stored(seq, at_ms, ev.decode(data)))
        return found

    async def find_command(self, table_id: str, command_id: str) -> int | None:
        """The sequence number that a command was given, if it was carried out."""
        query = sa.select(schema.events.c.seq).where(
            schema.events.c.table_id == table_id, schema.events.c.command_id == command_id
        )
        async with self.reading.connect() as connection:
            found: int | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def versions(self, table_ids: list[str]) -> dict[str, tuple[int, int]]:
        """The latest sequence number and the latest line of chat of each of these tables."""
        lines = sa.func.coalesce(sa.func.max(schema.chat.c.number), 0).label("lines")
        query = (
            sa.select(schema.tables.c.id, schema.tables.c.version, lines)
            .outerjoin(schema.chat, schema.chat.c.table_id == schema.tables.c.id)
            .where(schema.tables.c.id.in_(table_ids))
            .group_by(schema.tables.c.id, schema.tables.c.version)
        )
        async with self.reading.connect() as connection:
            return {row.id: (row.version, row.lines) for row in await connection.execute(query)}

    async def list_tables(self, status: str, before_ms: int | None, limit: int) -> list[str]:
        """The ids of listed tables of a status, latest change first."""
        c = schema.tables.c
        query = sa.select(c.id).where(c.listed, c.status == status)
        if before_ms is not None:
            query = query.where(c.changed_ms < before_ms)
        async with self.reading.connect() as connection:
            return list((await connection.execute(query.order_by(c.changed_ms.desc()).limit(limit))).scalars())

    async def tables_of(self, player: str, before_ms: int | None, limit: int) -> list[str]:
        """The ids of the tables where a player sits, latest change first."""
        c = schema.tables.c
        query = sa.select(c.id).distinct().join(schema.seats).where(schema.seats.c.player_id == player)
        query = sa.select(c.id).where(c.id.in_(query))
        if before_ms is not None:
            query = query.where(c.changed_ms < before_ms)
        async with self.reading.connect() as connection:
            return list((await connection.execute(query.order_by(c.changed_ms.desc()).limit(limit))).scalars())

    async def all_ids(self) -> list[str]:
        async with self.reading.connect() as connection:
            return list((await connection.execute(sa.select(schema.tables.c.id).order_by("created_ms"))).scalars())

    async def waiting_for_bots(self, since_ms: int | None = None) -> list[str]:
        """Tables where a bot is to move, and has been since before then: after a restart they go on."""
        query = sa.select(schema.tables.c.id).where(schema.tables.c.bot_to_move)
        if since_ms is not None:
            query = query.where(schema.tables.c.changed_ms < since_ms)
        async with self.reading.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # ---- chat ----

    async def say(self, table_id: str, command_id: str, at_ms: int, player: str, name: str, text: str) -> bool:
        """Store a line of chat; False when this command was stored before."""
        c = schema.chat.c
        try:
            async with self.engine.begin() as connection:
                last = await connection.scalar(sa.select(sa.func.max(c.number)).where(c.table_id == table_id))
                await connection.execute(
                    schema.chat.insert().values(
                        table_id=table_id,
                        number=(last or 0) + 1,
                        command_id=command_id,
                        at_ms=at_ms,
                        player_id=player,
                        name=name,
                        text=text,
                    )
                )
                await connection.run_sync(notify, [f"{table_id} chat"])
        except IntegrityError:
            query = sa.select(c.number).where(c.table_id == table_id, c.command_id == command_id)
            async with self.reading.connect() as connection:
                if (await connection.execute(query)).first() is not None:
                    return False
            raise Conflict from None
        return True

    async def chat(self, table_id: str, after: int, limit: int = 200) -> list[dict[str, Any]]:
        """The latest lines after this number, in order."""
        c = schema.chat.c
        query = sa.select(c.number, c.at_ms, c.name, c.text).where(c.table_id == table_id, c.number > after)
        async with self.reading.connect() as connection:
            rows = (await connection.execute(query.order_by(c.number.desc()).limit(limit))).all()
        return [{"number": r.number, "at": r.at_ms, "name": r.name, "text": r.text} for r in reversed(rows)]

    # ---- time ----

    async def beat(self, now_ms: int, gap_ms: int) -> None:
        """Say that the server is alive; a silence longer than the gap is entered as downtime."""
        async with self.engine.begin() as connection:
            if not is_sqlite(self.engine):
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(20260)"))
            last = await connection.scalar(sa.select(schema.heartbeat.c.at_ms).where(schema.heartbeat.c.id == 1))
            if last is None:
                await connection.execute(schema.heartbeat.insert().values(id=1, at_ms=now_ms))
                return
            if now_ms - last > gap_ms:
                await connection.execute(
                    schema.downtime.delete().where(schema.downtime.c.to_ms < now_ms - LONGEST_TURN)
                )
                await connection.execute(schema.downtime.insert().values(from_ms=last, to_ms=now_ms))
            if now_ms > last:
                await connection.execute(schema.heartbeat.update().values(at_ms=now_ms))

    async def downtimes(self) -> list[tuple[int, int]]:
        query = sa.select(schema.downtime.c.from_ms, schema.downtime.c.to_ms).order_by(schema.downtime.c.from_ms)
        async with self.reading.connect() as connection:
            return [(row.from_ms, row.to_ms) for row in await connection.execute(query)]
