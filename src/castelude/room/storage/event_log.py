"""The event log in the database. Events are stored by `group_commit`, through a committer for each kind of database."""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import AWAY, cause_of, is_sqlite, reading
from castelude.room.storage.event_codec import decode, encode
from castelude.room.storage.event_log_postgres import PostgresCommitter
from castelude.room.storage.event_log_sqlite import SqliteCommitter
from castelude.room.storage.group_commit import Committer, GroupCommit
from castelude.room.storage.kept_connection import KeptConnection
from castelude.room.storage.together import Together
from castelude.room.tables.ports import NewTable, Stored, Write, WriteResult
from castelude.room.traces import span

_AFTER = """
SELECT id, news.* FROM unnest($1::text[], $2::int[]) AS known(id, after) CROSS JOIN LATERAL (
    SELECT seq, at_ms, data FROM events WHERE table_id = id AND seq > after ORDER BY seq
) AS news
"""
"""Table by table, by its key: without statistics PostgreSQL would read the whole log for it."""

_AFTER_POSTGRES = sa.text(
    _AFTER.replace("$1::text[]", "CAST(:ids AS text[])").replace("$2::int[]", "CAST(:seqs AS int[])")
)

_AFTER_SQLITE = sa.text("""
SELECT events.table_id, events.seq, events.at_ms, events.data FROM json_each(:known) AS known
JOIN events ON events.table_id = known.key AND events.seq > known.value ORDER BY events.table_id, events.seq
""")


MOST_CREATED = 50


def _row_of(table: NewTable) -> dict[str, Any]:
    settings = table.event.settings
    return {
        "id": table.table_id,
        "game": settings.game,
        "rules_version": table.rules_version,
        "listed": settings.listed,
        "status": table.status,
        "version": 1,
        "bot_to_move": False,
        "created_ms": table.at_ms,
        "changed_ms": table.at_ms,
    }


def _first_event_of(table: NewTable) -> dict[str, Any]:
    return {
        "table_id": table.table_id,
        "seq": 1,
        "command_id": table.command_id,
        "at_ms": table.at_ms,
        "player_id": table.event.host,
        "data": encode(table.event),
    }


def committer_for(engine: AsyncEngine) -> Committer:
    """What stores groups of events in a database of this kind."""
    return SqliteCommitter(engine) if is_sqlite(engine) else PostgresCommitter(engine)


def _by_table(rows: Iterable[Sequence[Any]]) -> dict[str, list[Stored]]:
    found: dict[str, list[Stored]] = {}
    for table_id, seq, at_ms, data in rows:
        found.setdefault(table_id, []).append(Stored(seq, at_ms, decode(data)))
    return found


class SqlEventLog:
    """The events of all tables: the primary key (table, number) orders them, a unique command id makes them unique."""

    errors: tuple[type[Exception], ...] = AWAY
    cause_of = staticmethod(cause_of)

    def __init__(self, engine: AsyncEngine, committer: Callable[[AsyncEngine], Committer] = committer_for) -> None:
        self.engine = engine
        self.reading = reading(engine)
        self.commits = GroupCommit(committer(engine))
        self._creating = Together(self._create_all, MOST_CREATED)
        self._kept = None if is_sqlite(engine) else KeptConnection(engine)

    async def close(self) -> None:
        await self.commits.close()
        if self._kept is not None:
            await self._kept.close()

    async def append(self, write: Write) -> WriteResult:
        with span("store the event"):
            return await self.commits.append(write)

    async def create(self, table: NewTable) -> bool:
        """Tables that are opened at the same time are stored in one transaction."""
        return await self._creating.do(table)

    async def _create_all(self, tables: Sequence[NewTable]) -> list[bool]:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(schema.tables.insert(), [_row_of(table) for table in tables])
                await connection.execute(schema.events.insert(), [_first_event_of(table) for table in tables])
        except IntegrityError:
            if len(tables) == 1:
                return [False]
            return [created for table in tables for created in await self._create_all([table])]
        return [True] * len(tables)

    async def events(self, table_id: str, after_seq: int = 0) -> list[Stored]:
        query = (
            sa.select(schema.events.c.seq, schema.events.c.at_ms, schema.events.c.data)
            .where(schema.events.c.table_id == table_id, schema.events.c.seq > after_seq)
            .order_by(schema.events.c.seq)
        )
        async with self.reading.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Stored(row.seq, row.at_ms, decode(row.data)) for row in rows]

    async def events_of(self, after: dict[str, int]) -> dict[str, list[Stored]]:
        """In one query."""
        if not after:
            return {}
        if self._kept is None:
            query = _AFTER_SQLITE.bindparams(known=json.dumps(after))
        else:
            query = _AFTER_POSTGRES.bindparams(ids=list(after), seqs=list(after.values()))
        async with self.reading.connect() as connection:
            return _by_table((await connection.execute(query)).all())

    async def news_of(self, after: dict[str, int]) -> dict[str, list[Stored]]:
        """Over the kept connection where there is one, so that no long answer stands in the way."""
        if self._kept is None:
            return await self.events_of(after)
        async with self._kept.connection() as connection:
            return _by_table(await connection.fetch(_AFTER, list(after), list(after.values())))

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
