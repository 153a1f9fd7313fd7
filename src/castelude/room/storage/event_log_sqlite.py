"""Groups of events on SQLite: a thread with a connection of its own carries out a whole transaction at once."""

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage.database import BUSY_MS, connect_sqlite
from castelude.room.storage.event_columns import COLUMNS, EVENT_NAMES, changes_of_table, row
from castelude.room.storage.result_rows import EXPLORE, QUEUE, SQLITE, result_row, seat_rows
from castelude.room.tables.ports import TableResult, Write, WriteResult

_VALUES = ", ".join(f"value ->> {number} AS {column.name}" for number, column in enumerate(COLUMNS))
_ROWS = f"(SELECT {_VALUES} FROM json_each(?)) AS r"
_INSERT = f"""
INSERT INTO events ({EVENT_NAMES})
SELECT {EVENT_NAMES} FROM {_ROWS}
WHERE session IS NULL OR EXISTS (SELECT 1 FROM sessions WHERE token_hash = r.session)
ON CONFLICT DO NOTHING
"""
_UPDATE = f"""
UPDATE tables SET {changes_of_table("r")} FROM {_ROWS}
WHERE tables.id = r.table_id AND tables.version = r.seq - 1
"""
LOOK_S = 0.001
"""How often the writer looks whether another one is done."""
_encode = msgspec.json.Encoder().encode


class SqliteCommitter:
    """One statement for all events and one for all tables: between two statements other threads take the processor."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._thread = ThreadPoolExecutor(1, "writer")
        self._path = str(engine.url.database)
        self._connection: sqlite3.Connection | None = None

    async def commit(self, writes: list[Write]) -> list[WriteResult]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, writes)

    async def close(self) -> None:
        self._thread.submit(self._disconnect)
        self._thread.shutdown()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _commit(self, writes: list[Write]) -> list[WriteResult]:
        """All together, which nearly always works; otherwise one by one, to find those that cannot be stored."""
        if self._store(writes):
            return [WriteResult.STORED] * len(writes)
        return [self._commit([write])[0] for write in writes] if len(writes) > 1 else [self._why(writes[0])]

    def _store(self, writes: list[Write]) -> bool:
        """Whether these events are stored now: all of them or none."""
        if self._connection is None:
            self._connection = connect_sqlite(self._path)
            self._connection.execute("PRAGMA busy_timeout=0")  # `_begin` waits by itself
        connection = self._connection
        _begin(connection)
        try:
            stored = _write(connection, writes)
            connection.execute("COMMIT" if stored else "ROLLBACK")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return stored

    def _why(self, write: Write) -> WriteResult:
        assert self._connection is not None
        query = "SELECT 1 FROM sessions WHERE token_hash = ?"
        signed_in = write.session is None or self._connection.execute(query, (write.session,)).fetchone()
        return WriteResult.CONFLICT if signed_in else WriteResult.SIGNED_OUT


def _begin(connection: sqlite3.Connection) -> None:
    """Begin a transaction as soon as no other writer is in the way.

    SQLite itself would look less and less often, up to every tenth of a second, and keep all moves waiting meanwhile.
    """
    deadline = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(LOOK_S)
        else:
            return


def _write(connection: sqlite3.Connection, writes: list[Write]) -> bool:
    rows = _encode([row(write) for write in writes]).decode()
    if connection.execute(_INSERT, (rows,)).rowcount != len(writes):
        return False
    changed = connection.execute(_UPDATE, (rows,)).rowcount
    if changed != len(writes):
        raise ValueError(f"{len(writes)} tables have a new event and {changed} had the version before it")
    for write in writes:
        if write.seats is not None:
            connection.execute("DELETE FROM seats WHERE table_id = ?", (write.table_id,))
            seats = [(write.table_id, seat, player) for seat, player in write.seats.items()]
            connection.executemany("INSERT INTO seats (table_id, seat, player_id) VALUES (?, ?, ?)", seats)
        if write.result is not None:
            _write_result(connection, write.result)
    return True


def _write_result(connection: sqlite3.Connection, result: TableResult) -> None:
    store, *clear, store_seats, store_names = SQLITE
    connection.execute(store, result_row(result))
    for statement in clear:
        connection.execute(statement, (result.table_id,))
    connection.executemany(store_seats, seat_rows(result))
    connection.execute(EXPLORE.format(place="?"), (result.table_id,))
    connection.execute(store_names, (result.table_id,))
    if result.rated:
        connection.execute(QUEUE.format(place="?"), (result.table_id,))
