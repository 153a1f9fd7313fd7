"""The transaction of a group: the next events of several tables, stored together."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room import events as ev
from castelude.room import schema
from castelude.room.database import is_sqlite, notify, thread_engine
from castelude.room.table import Table


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


EVENT = {
    "table_id": "text",
    "seq": "integer",
    "command_id": "text",
    "at_ms": "bigint",
    "player_id": "text",
    "data": "text",
}
ROW = {"id": "text", "version": "integer", "status": "text", "bot_to_move": "boolean", "changed_ms": "bigint"}
SESSION = {"token_hash": "text"}


def _rows(sqlite: bool, columns: Mapping[str, str]) -> str:
    """A list of objects, given as one JSON text, as the rows `r` of a statement."""
    if sqlite:
        parts = ", ".join(f"json_extract(value, '$.{name}') AS {name}" for name in columns)
        return f"(SELECT {parts} FROM json_each(:rows)) AS r"
    parts = ", ".join(f"{name} {kind}" for name, kind in columns.items())
    return f"json_to_recordset(CAST(:rows AS json)) AS r({parts})"


class Committer:
    """Stores groups of events; one statement a table of the database, however many events there are."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sync_engine: sa.Engine = engine.sync_engine
        self._thread: ThreadPoolExecutor | None = None
        sqlite = is_sqlite(engine)
        if sqlite:  # a whole transaction is one piece of work for a thread, not one a statement
            self._thread = ThreadPoolExecutor(1, "writer")
            self.sync_engine = thread_engine(engine)
        names = ", ".join(EVENT)
        self._insert_events = sa.text(
            f"INSERT INTO events ({names}) SELECT {names} FROM {_rows(sqlite, EVENT)} WHERE true "
            "ON CONFLICT DO NOTHING RETURNING table_id"
        )
        changes = ", ".join(f"{name} = r.{name}" for name in ROW if name != "id")
        self._update_tables = sa.text(
            f"UPDATE tables SET {changes} FROM {_rows(sqlite, ROW)} "
            "WHERE tables.id = r.id AND tables.version = r.version - 1 RETURNING tables.id"
        )
        self._find_sessions = sa.text(
            f"SELECT r.token_hash FROM {_rows(sqlite, SESSION)} JOIN sessions ON sessions.token_hash = r.token_hash"
        )

    async def commit(self, writes: list[Write]) -> list[Outcome]:
        """Store the next event of each of several tables in one transaction; what became of each.

        The log decides: an event is stored when its number is the next one and its command is new. Nothing of a session
        that has ended is stored. The tables are written in one order, so that two workers never wait for each other.
        """
        if self._thread is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, writes)
        async with self.engine.begin() as connection:
            return await connection.run_sync(self._write, writes)

    def close(self) -> None:
        """End the thread and its connection; the engine is its owner's."""
        if self._thread is not None:
            self._thread.submit(self.sync_engine.dispose)
            self._thread.shutdown()

    def _commit_here(self, writes: list[Write]) -> list[Outcome]:
        with self.sync_engine.begin() as connection:
            return self._write(connection, writes)

    def _write(self, connection: sa.Connection, writes: list[Write]) -> list[Outcome]:
        lasting = self._lasting_sessions(connection, writes)
        allowed = [write for write in writes if write.session is None or write.session in lasting]
        stored = self._store_events(connection, sorted(allowed, key=lambda write: write.table_id))
        kept = [write for write in allowed if write.table_id in stored]
        self._store_tables(connection, kept)
        notify(connection, [f"{write.table_id} {write.seq}" for write in kept])
        outcomes = {write.table_id: Outcome.CONFLICT for write in allowed}
        outcomes |= {write.table_id: Outcome.STORED for write in kept}
        return [outcomes.get(write.table_id, Outcome.SIGNED_OUT) for write in writes]

    def _lasting_sessions(self, connection: sa.Connection, writes: list[Write]) -> set[str]:
        sessions = {write.session for write in writes if write.session is not None}
        if not sessions:
            return set()
        rows = [{"token_hash": session} for session in sessions]
        return set(connection.execute(self._find_sessions, _as_json(rows)).scalars())

    def _store_events(self, connection: sa.Connection, writes: list[Write]) -> set[str]:
        """The tables whose event was the next one."""
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
        return set(connection.execute(self._insert_events, _as_json(rows)).scalars())

    def _store_tables(self, connection: sa.Connection, writes: list[Write]) -> None:
        """Bring the rows for lists and restarts up to their events, and who sits where, for "my tables"."""
        if not writes:
            return
        rows = [{"id": write.table_id, **write.row} for write in writes]
        changed = connection.execute(self._update_tables, _as_json(rows)).scalars().all()
        if len(changed) != len(writes):
            raise ValueError(f"{len(writes)} tables have a new event and {len(changed)} had the version before it")
        moved = [write for write in writes if write.seats is not None]
        if moved:
            of = [write.table_id for write in moved]
            connection.execute(schema.seats.delete().where(schema.seats.c.table_id.in_(of)))
        seats = [
            {"table_id": write.table_id, "seat": seat, "player_id": player}
            for write in moved
            for seat, player in (write.seats or {}).items()
        ]
        if seats:
            connection.execute(schema.seats.insert(), seats)


def _as_json(rows: list[dict[str, Any]]) -> dict[str, str]:
    return {"rows": msgspec.json.encode(rows).decode()}
