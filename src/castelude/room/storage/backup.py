"""Backups: the whole room as one SQLite file, taken and brought back while the room is being served.

A backup of SQLite is made by SQLite itself; the rows of PostgreSQL are read in one transaction. Either can be restored
into either, so a backup is also the way from SQLite to PostgreSQL.
"""

import asyncio
import contextlib
import os
import secrets
import shutil
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.core.errors import BadFile
from castelude.room.refusal import Refusal
from castelude.room.settings import from_environment
from castelude.room.storage import schema
from castelude.room.storage.admin import engine_of, opened
from castelude.room.storage.database import is_sqlite, notify, open_engine, reading
from castelude.room.storage.room_state import RESTORED, put_state
from castelude.room.storage.versions import Schema, make_folder, migrate, named_errors, schema_of

AT_ONCE = 1000
PART = ".part"
INTEGRITY = "PRAGMA integrity_check(1)"
OF_PROCESSES = {schema.workers, schema.presence}
"""What belongs to the processes that serve the room now, and to no backup."""
KEPT = [table for table in schema.metadata.sorted_tables if table not in OF_PROCESSES]
"""In this order, rows refer only to earlier rows."""


@dataclass(frozen=True)
class Contents:
    """How much a backup holds."""

    accounts: int
    tables: int


def back_up(database: str | None, path: Path) -> Contents:
    """Write the room as it is at one moment to this file, whole or not at all; only its owner can read it."""
    return asyncio.run(_back_up(database, path))


def restore(database: str | None, path: Path, replace: bool) -> Contents:
    """Put the room of a backup into the database, all at once; `replace` agrees that another room goes."""
    return asyncio.run(_restore(database, path, replace))


async def _back_up(database: str | None, path: Path) -> Contents:
    draft = path.with_name(path.name + PART)
    try:
        with _writing(path):
            draft.unlink(missing_ok=True)
            draft.touch(0o600, exist_ok=False)
        async with engine_of(database) as engine:
            present = await _ready_to_copy(engine, path)
            await (_copy_sqlite if is_sqlite(engine) else _copy_postgres)(engine, draft)
        with _writing(path):
            contents = _finish(draft, present)
            draft.replace(path)
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
    return contents


@contextlib.contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Turn errors of the file that is written into one sentence that names it."""
    try:
        yield
    except OSError as error:
        raise BadFile("error-file-write", path=str(path), reason=error.strerror or str(error)) from error
    except sqlite3.Error as error:
        raise BadFile("error-file-write", path=str(path), reason=str(error)) from error


async def _ready_to_copy(engine: AsyncEngine, path: Path) -> Schema:
    """Refuse what is no room, and a backup in the place of the room itself.

    SQLite is copied at the version it has: a room of an older program that is being served stays as it is.
    """
    present = await schema_of(reading(engine))
    if not is_sqlite(engine):
        present.check_latest()
        return present
    present.check()
    if present.version is None:
        raise Refusal("malformed", "room-database-foreign", name=present.name)
    if path.exists() and path.samefile(present.name):
        raise Refusal("conflict", "room-backup-itself", name=present.name)
    return present


async def _copy_sqlite(engine: AsyncEngine, draft: Path) -> None:
    """In one step, which keeps no writer waiting."""
    with closing(sqlite3.connect(str(engine.url.database))) as source, closing(sqlite3.connect(draft)) as copy:
        try:
            source.backup(copy)
        except sqlite3.Error as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_FULL:  # only the copy is written
                raise BadFile("error-file-write", path=str(draft).removesuffix(PART), reason=str(error)) from error
            raise


async def _copy_postgres(engine: AsyncEngine, draft: Path) -> None:
    copy = open_engine(f"sqlite:///{draft}")
    try:
        await migrate(copy)
        snapshot = engine.execution_options(isolation_level="REPEATABLE READ")
        async with snapshot.connect() as source, copy.begin() as target:
            await _copy_rows(source, target)
    finally:
        await copy.dispose()


async def _copy_rows(source: AsyncConnection, target: AsyncConnection) -> None:
    for table in KEPT:
        async with source.stream(sa.select(table)) as rows:
            async for part in rows.mappings().partitions(AT_ONCE):
                await target.execute(table.insert(), [dict(row) for row in part])


def _finish(draft: Path, present: Schema) -> Contents:
    """Make the backup one file without helper files, on the disk; refuse one that could not be restored."""
    with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
        copy.execute("PRAGMA journal_mode=DELETE")
        _check_whole(copy.execute(INTEGRITY).fetchone()[0], present.name)
        for table in OF_PROCESSES:
            if table.name in present.tables:
                copy.execute(f"DELETE FROM {table.name}")
        contents = Contents(*copy.execute(_COUNTS).fetchone())
    with draft.open("rb") as file:
        os.fsync(file.fileno())
    return contents


def _check_whole(found: object, name: str) -> None:
    """Refuse a file in which SQLite has found a fault."""
    if found != "ok":
        raise Refusal("malformed", "room-database-corrupt", name=name, reason=str(found).splitlines()[-1])


_COUNTS = "SELECT (SELECT count(*) FROM players WHERE login IS NOT NULL), (SELECT count(*) FROM tables)"


async def _restore(database: str | None, path: Path, replace: bool) -> Contents:
    if database is None:
        database = from_environment().database
    async with (
        _backup(path) as source,
        _target(database) as target,
        reading(source).connect() as rows,
        target.begin() as connection,
    ):
        found = Contents(*(await connection.execute(sa.text(_COUNTS))).one())
        if not replace and found != Contents(0, 0):
            raise Refusal("conflict", "room-restore-replace", accounts=found.accounts, tables=found.tables)
        await _empty(connection)
        await _copy_rows(rows, connection)
        await _go_on_from_now(connection)
        return Contents(*(await connection.execute(sa.text(_COUNTS))).one())


@asynccontextmanager
async def _backup(path: Path) -> AsyncIterator[AsyncEngine]:
    """A copy of a backup, checked and migrated; the file itself stays as it is."""
    with tempfile.TemporaryDirectory(prefix="castelude-") as folder:
        copy = Path(folder, "backup.sqlite3")
        try:
            shutil.copyfile(path, copy)
        except FileNotFoundError as error:
            raise BadFile("error-file-missing", path=str(path)) from error
        except OSError as error:
            raise BadFile("error-file-read", path=str(path), reason=error.strerror or str(error)) from error
        engine = open_engine(f"sqlite:///{copy}")
        try:
            with named_errors(engine, str(path)):
                await _check(engine, str(path))
                await migrate(engine)
            yield engine
        finally:
            await engine.dispose()


async def _check(engine: AsyncEngine, name: str) -> None:
    """Refuse a file that is damaged, not ours or newer than this program."""
    async with engine.connect() as connection:
        _check_whole(await connection.scalar(sa.text(INTEGRITY)), name)
    present = await schema_of(engine, name)
    present.check()
    if present.version is None:
        raise Refusal("malformed", "room-database-foreign", name=name)


@asynccontextmanager
async def _target(database: str) -> AsyncIterator[AsyncEngine]:
    """The database that a backup is restored into; an empty one gets the present schema first."""
    engine = open_engine(database)
    try:
        with named_errors(engine):
            if is_sqlite(engine):
                make_folder(engine)
            if (await schema_of(engine)).version is None:
                await migrate(engine)
    finally:
        await engine.dispose()
    async with opened(database) as engine:
        yield engine


async def _empty(connection: AsyncConnection) -> None:
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.text(f"TRUNCATE {', '.join(table.name for table in KEPT)}"))
    else:
        for table in reversed(KEPT):
            await connection.execute(table.delete())


async def _go_on_from_now(connection: AsyncConnection) -> None:
    """Charge nobody's clock with the time since the backup, and tell the workers that serve the room."""
    now = time.time_ns() // 1_000_000
    heartbeat = schema.heartbeat
    last = await connection.scalar(sa.select(heartbeat.c.at_ms))
    if last is not None and last < now:
        await connection.execute(schema.downtime.insert().values(from_ms=last, to_ms=now))
        await connection.execute(heartbeat.update().values(at_ms=now))
    await put_state(connection, RESTORED, secrets.token_hex(8))
    await connection.run_sync(notify, [f"* {RESTORED}"])
