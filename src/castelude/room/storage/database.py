"""The database: SQLite by default, PostgreSQL by one setting; how it is opened. `versions` brings it up to date."""

import asyncio
import contextlib
import os
import socket
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from enum import IntEnum
from pathlib import Path
from typing import Any
from weakref import WeakSet

import aiosqlite
import asyncpg
import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util import await_

from castelude.room.refusal import Refusal

BUSY_MS = 10_000
CACHE_KB = 256
"""Pages that each connection of SQLite's pool keeps; the system keeps them as well, once for all."""
LOCK_MS = 5_000
IDLE_MS = 10_000
CONNECT_SECONDS = 5
SILENT_MS = 10_000
KEEP_ALIVE = {"TCP_USER_TIMEOUT": SILENT_MS, "TCP_KEEPIDLE": 4, "TCP_KEEPINTVL": 2, "TCP_KEEPCNT": 3}
"""Sent data that is not confirmed ends a connection after so many milliseconds, an idle one is asked after seconds."""
WAIT_SECONDS = 60
RETRY_SECONDS = 0.5
TELLING = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
)
TELLING_STATES = ("25006", "53100", "57P03", "53300")
"""Read-only, disk full, starting, too many connections."""
AWAY = (sa.exc.SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
"""Errors of a database that fails or cannot be reached. Whether something was stored is unknown then."""

log = structlog.get_logger()


def async_url(database: str) -> sa.URL:
    """The address of a database with the asynchronous driver; `Refusal` if it is none of ours."""
    try:
        url = sa.make_url(database)
    except sa.exc.ArgumentError as error:
        raise Refusal("malformed", "room-database-url", url=database) from error
    if url.get_backend_name() == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+asyncpg")
    raise Refusal("malformed", "room-database-url", url=url.render_as_string(hide_password=True))


def open_engine(database: str) -> AsyncEngine:
    """An engine; SQLite waits for the disk, and takes its write lock at the start of a transaction.

    PostgreSQL gives up a lock that a worker waits for too long, and a transaction that a lost worker left open. What is
    written is kept out of errors, and so out of logs: it may be secret.
    """
    url = async_url(database)
    if url.get_backend_name() != "sqlite":
        waits = {
            "lock_timeout": str(LOCK_MS),
            "idle_in_transaction_session_timeout": str(IDLE_MS),
            "tcp_user_timeout": str(SILENT_MS),
        }
        engine = create_async_engine(
            url,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"server_settings": waits, "timeout": CONNECT_SECONDS},
        )
        sa.event.listen(engine.sync_engine, "connect", lambda made, _: notice_silence(made.driver_connection))
        return engine
    threads = _Threads()
    arguments = {"timeout": BUSY_MS / 1000, "factory": _Connection, "async_creator_fn": threads.connect}
    engine = create_async_engine(url, pool_size=5, hide_parameters=True, connect_args=arguments)
    _set_up_sqlite(engine.sync_engine)
    sa.event.listen(engine.sync_engine, "engine_disposed", threads.wait)
    return engine


class _Connection(sqlite3.Connection):
    """A connection that gives its lock back at once when it is closed.

    SQLite itself would wait for every cursor to be forgotten, which those of a cancelled task may be much later.
    """

    def close(self) -> None:
        if self.in_transaction:
            self.rollback()
        super().close()


class _Threads:
    """The threads of SQLite's connections.

    One whose task is cancelled in the middle of a statement goes on and keeps its lock until it has closed its
    connection, which it cannot do once the event loop is gone. So an engine that is disposed of waits for all of them.
    """

    def __init__(self) -> None:
        self._started: WeakSet[threading.Thread] = WeakSet()

    def connect(self, *where: Any, **how: Any) -> aiosqlite.Connection:  # noqa: ANN401 as the driver takes them
        connection = aiosqlite.connect(*where, **how)
        connection._thread.daemon = True
        self._started.add(connection._thread)
        return connection

    def wait(self, _: sa.Engine) -> None:
        await_(asyncio.to_thread(self._join))

    def _join(self) -> None:
        for thread in list(self._started):
            if thread.is_alive():
                thread.join(BUSY_MS / 1000)


def notice_silence(connection: asyncpg.Connection) -> None:
    """Have the system end a connection whose other side has been silent too long: its machine or the network is gone.

    Else a worker would wait for its answer as long as TCP sends again, about a quarter of an hour.
    """
    transport = connection._transport.get_extra_info("socket")
    if transport is None or transport.family == getattr(socket, "AF_UNIX", None):
        return
    transport.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in KEEP_ALIVE.items():
        if hasattr(socket, option):
            transport.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)


async def connect_once(engine: AsyncEngine) -> asyncpg.Connection:
    """A connection to the same PostgreSQL outside the pool, for listening; the address may name several servers."""
    _, where = engine.dialect.create_connect_args(engine.url)
    connection = await asyncpg.connect(**where, timeout=CONNECT_SECONDS)
    notice_silence(connection)
    return connection


def keep_private(path: str) -> None:
    """Let nobody but its owner read a SQLite file, whatever the umask; its helper files get the same mode."""
    if not path or path.startswith((":memory:", "file:")):
        return
    with contextlib.suppress(FileExistsError):  # closing a file that exists would give up SQLite's own locks on it
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    for name in (path, f"{path}-wal", f"{path}-shm"):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # it may be gone, or belong to somebody else
            if Path(name).stat().st_mode & 0o077:
                Path(name).chmod(0o600)


def connect_sqlite(path: str) -> sqlite3.Connection:
    """A connection to the same SQLite file for a thread that carries out whole transactions by itself."""
    keep_private(path)
    connection = sqlite3.connect(path, timeout=BUSY_MS / 1000, check_same_thread=False)
    _prepare(connection)
    return connection


def write_ahead(path: str) -> None:
    """Let readers and a writer work at the same time; the file remembers it."""
    with contextlib.closing(connect_sqlite(path)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")


def _prepare(connection: sqlite3.Connection) -> None:
    connection.isolation_level = None
    for pragma in ("synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        connection.execute(f"PRAGMA {pragma}")


def _set_up_sqlite(engine: sa.Engine) -> None:
    @sa.event.listens_for(engine, "do_connect")
    def before(_: object, __: object, args: list[Any], ___: object) -> None:
        keep_private(args[0])

    @sa.event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        _prepare(connection)
        connection.execute(f"PRAGMA cache_size=-{CACHE_KB}")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        reads = connection.get_execution_options().get("reads")
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def reading(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for transactions that only read: on SQLite they wait for no writer, and no writer for them."""
    return engine.execution_options(reads=True)


def is_sqlite(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "sqlite"


async def wait_for(engine: AsyncEngine) -> None:
    """Wait until the database answers: it may be restarting while a worker starts. Other errors are raised."""
    deadline = time.monotonic() + WAIT_SECONDS
    while True:
        try:
            async with engine.connect():
                return
        except AWAY as error:
            if time.monotonic() > deadline or not _may_come_back(error):
                raise
            log.warning("waiting for the database", error=cause_of(error))
            await asyncio.sleep(RETRY_SECONDS)


def _may_come_back(error: BaseException) -> bool:
    """Whether the server cannot be reached for now; a wrong name or password stays wrong."""
    cause = getattr(error, "orig", None) or error
    words = (error, cause, getattr(cause, "__cause__", None))
    return any(isinstance(each, OSError | asyncpg.CannotConnectNowError) for each in words)


def cause_of(error: BaseException) -> str:
    """What is wrong with a database, in words that never repeat what was to be stored."""
    cause = getattr(error, "orig", None) or error
    cause = getattr(cause, "__cause__", None) or cause
    code = getattr(cause, "sqlite_errorcode", -1) & 0xFF
    if code in TELLING or getattr(cause, "sqlstate", "") in TELLING_STATES or isinstance(cause, OSError):
        return str(cause) or type(cause).__name__
    return type(error).__name__


def notify(connection: sa.Connection, hints: list[str]) -> None:
    """Notify other workers of changes when the transaction commits; only PostgreSQL can."""
    if hints and connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"hints": hints})


_NOTIFY = sa.text("SELECT pg_notify('castelude_tables', hint) FROM unnest(CAST(:hints AS text[])) AS hint")


class Alone(IntEnum):
    """What only one worker of the room does at a time, by the numbers of PostgreSQL's locks."""

    BEATING = 20260
    RATING = 20261
    PAIRING = 20262
    PUZZLES = 20263


@contextlib.asynccontextmanager
async def alone(engine: AsyncEngine, lock: Alone) -> AsyncIterator[AsyncConnection]:
    """A transaction in which nobody else does the same; on SQLite only one writes at a time anyway."""
    async with engine.begin() as connection:
        if not is_sqlite(engine):
            await connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": int(lock)})
        yield connection
