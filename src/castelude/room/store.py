"""Reading and writing: the transaction shape of the room. No answer before its commit."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room import events as ev
from castelude.room import schema
from castelude.room.database import is_sqlite, notify, thread_engine
from castelude.room.table import Table


class Conflict(Exception):
    """Somebody else has said something at this table meanwhile; nothing was stored."""


@dataclass(frozen=True)
class Stored:
    """An event as it lies in the log."""

    seq: int
    at_ms: int
    event: ev.AnyEvent


class Outcome(Enum):
    """What became of an event that was to be written."""

    STORED = "stored"
    CONFLICT = "conflict"
    SIGNED_OUT = "signed out"


@dataclass(frozen=True)
class Write:
    """An event to be stored as the next one of its table, and what the table looks like after it."""

    table_id: str
    seq: int
    at_ms: int
    player: str | None
    event: ev.AnyEvent
    command_id: str
    row: dict[str, Any]
    seats: dict[int, str] | None = None
    """Who sits where now; None when nobody has moved."""
    session: str | None = None
    """The hash of the session that asks; one that has ended writes nothing."""


_FIND_SESSIONS = sa.select(schema.sessions.c.token_hash).where(
    schema.sessions.c.token_hash.in_(sa.bindparam("sessions", expanding=True))
)
_UPDATE_TABLE = (
    schema.tables.update()
    .where(schema.tables.c.id == sa.bindparam("of"))
    .values({name: sa.bindparam(name) for name in ("status", "version", "bot_to_move", "changed_ms")})
)


class Store:
    """All access to the database that is about tables, chat and time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.thread: ThreadPoolExecutor | None = None
        """Where SQLite's transactions are carried out, each in one piece."""
        self.committing: sa.Engine = engine.sync_engine
        if is_sqlite(engine):
            self.thread = ThreadPoolExecutor(1, "writer")
            self.committing = thread_engine(engine)
        insert: Any = (sqlite.insert if is_sqlite(engine) else postgresql.insert)(schema.events)
        self._insert = insert.on_conflict_do_nothing().returning(schema.events.c.table_id)

    def close(self) -> None:
        """End the writer's thread and connection; the engine is its owner's."""
        if self.thread is not None:
            self.thread.submit(self.committing.dispose)
            self.thread.shutdown()

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
                    created_ms=at_ms,
                    **row_of(table),
                )
            )
            await connection.run_sync(self._insert_events, [Write(table.id, 1, at_ms, player, first, command_id, {})])

    async def commit(self, writes: list[Write]) -> list[Outcome]:
        """Store the next event of each of several tables in one transaction; what became of each.

        The log decides: an event is stored when its number is the next one and its command is new. Nothing of a session
        that has ended is stored. The tables are written in one order, so that two workers never wait for each other.
        """
        if self.thread is not None:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self._commit_here, writes)
        async with self.engine.begin() as connection:
            return await connection.run_sync(self._commit, writes)

    def _commit_here(self, writes: list[Write]) -> list[Outcome]:
        with self.committing.begin() as connection:
            return self._commit(connection, writes)

    def _commit(self, connection: sa.Connection, writes: list[Write]) -> list[Outcome]:
        ended = self._ended_sessions(connection, writes)
        lasting = sorted((write for write in writes if write.session not in ended), key=lambda write: write.table_id)
        stored = self._insert_events(connection, lasting)
        kept = [write for write in lasting if write.table_id in stored]
        self._update_tables(connection, kept)
        notify(connection, [f"{write.table_id} {write.seq}" for write in kept])
        return [
            Outcome.SIGNED_OUT
            if write.session in ended
            else Outcome.STORED
            if write.table_id in stored
            else Outcome.CONFLICT
            for write in writes
        ]

    def _ended_sessions(self, connection: sa.Connection, writes: list[Write]) -> set[str | None]:
        sessions: set[str | None] = {write.session for write in writes if write.session is not None}
        if not sessions:
            return set()
        found = connection.execute(_FIND_SESSIONS, {"sessions": list(sessions)})
        return sessions - set(found.scalars())

    def _insert_events(self, connection: sa.Connection, writes: list[Write]) -> set[str]:
        if not writes:
            return set()
        rows = [
            {
                "table_id": write.table_id,
                "seq": write.seq,
                "command_id": write.command_id,
                "at_ms": write.at_ms,
                "player_id": write.player,
                "data": ev.encode(write.event),
            }
            for write in writes
        ]
        return set((connection.execute(self._insert, rows)).scalars())

    def _update_tables(self, connection: sa.Connection, writes: list[Write]) -> None:
        """Bring the rows for lists and restarts up to their events, and who sits where, for "my tables"."""
        if not writes:
            return
        connection.execute(_UPDATE_TABLE, [{"of": write.table_id, **write.row} for write in writes])
        moved = [write for write in writes if write.seats is not None]
        if moved:
            of = [write.table_id for write in moved]
            connection.execute(schema.seats.delete().where(schema.seats.c.table_id.in_(of)))
        rows = [
            {"table_id": write.table_id, "seat": seat, "player_id": player}
            for write in moved
            for seat, player in (write.seats or {}).items()
        ]
        if rows:
            connection.execute(schema.seats.insert(), rows)

    async def events(self, table_id: str, after_seq: int = 0) -> list[Stored]:
        query = (
            sa.select(schema.events.c.seq, schema.events.c.at_ms, schema.events.c.data)
            .where(schema.events.c.table_id == table_id, schema.events.c.seq > after_seq)
            .order_by(schema.events.c.seq)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Stored(row.seq, row.at_ms, ev.decode(row.data)) for row in rows]

    async def find_command(self, table_id: str, command_id: str) -> int | None:
        """The sequence number that a command was given, if it was carried out."""
        query = sa.select(schema.events.c.seq).where(
            schema.events.c.table_id == table_id, schema.events.c.command_id == command_id
        )
        async with self.engine.connect() as connection:
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
        async with self.engine.connect() as connection:
            return {row.id: (row.version, row.lines) for row in await connection.execute(query)}

    async def list_tables(self, status: str, before_ms: int | None, limit: int) -> list[str]:
        """The ids of listed tables of a status, latest change first."""
        c = schema.tables.c
        query = sa.select(c.id).where(c.listed, c.status == status)
        if before_ms is not None:
            query = query.where(c.changed_ms < before_ms)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(c.changed_ms.desc()).limit(limit))).scalars())

    async def tables_of(self, player: str, before_ms: int | None, limit: int) -> list[str]:
        """The ids of the tables where a player sits, latest change first."""
        c = schema.tables.c
        query = sa.select(c.id).distinct().join(schema.seats).where(schema.seats.c.player_id == player)
        query = sa.select(c.id).where(c.id.in_(query))
        if before_ms is not None:
            query = query.where(c.changed_ms < before_ms)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(c.changed_ms.desc()).limit(limit))).scalars())

    async def all_ids(self) -> list[str]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(sa.select(schema.tables.c.id).order_by("created_ms"))).scalars())

    async def waiting_for_bots(self) -> list[str]:
        """Tables where a bot is to move: after a restart they go on."""
        query = sa.select(schema.tables.c.id).where(schema.tables.c.bot_to_move)
        async with self.engine.connect() as connection:
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
            async with self.engine.connect() as connection:
                if (await connection.execute(query)).first() is not None:
                    return False
            raise Conflict from None
        return True

    async def chat(self, table_id: str, after: int, limit: int = 200) -> list[dict[str, Any]]:
        """The latest lines after this number, in order."""
        c = schema.chat.c
        query = sa.select(c.number, c.at_ms, c.name, c.text).where(c.table_id == table_id, c.number > after)
        async with self.engine.connect() as connection:
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
                await connection.execute(schema.downtime.insert().values(from_ms=last, to_ms=now_ms))
            if now_ms > last:
                await connection.execute(schema.heartbeat.update().values(at_ms=now_ms))

    async def downtimes(self) -> list[tuple[int, int]]:
        query = sa.select(schema.downtime.c.from_ms, schema.downtime.c.to_ms).order_by(schema.downtime.c.from_ms)
        async with self.engine.connect() as connection:
            return [(row.from_ms, row.to_ms) for row in await connection.execute(query)]


def row_of(table: Table) -> dict[str, Any]:
    """What changes with a table's events in its row."""
    actor = table.actor()
    return {
        "status": table.status,
        "version": table.seq,
        "bot_to_move": actor is not None and table.chairs[actor].kind == "bot",
        "changed_ms": table.changed_ms,
    }


def seats_of(table: Table) -> dict[int, str]:
    """Who sits where, bots left out."""
    return {
        seat: chair.player
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "person" and chair.player is not None
    }
