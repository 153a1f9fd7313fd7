"""The version of the schema: bringing a database up to date, and refusing one that is not ours or is too new."""

import contextlib
import functools
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.refusal import Refusal
from castelude.room.storage.database import AWAY, is_sqlite, wait_for, write_ahead

MIGRATIONS = Path(__file__).parent / "migrations"
OURS = {"players", "tables", "events"}
"""Tables that every version of the schema has had."""
CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


@dataclass(frozen=True)
class Schema:
    """What stands in a database: its version (None before the first migration), and the names of its tables."""

    name: str
    version: str | None
    tables: frozenset[str]
    latest: str
    known: frozenset[str]

    def check(self) -> None:
        """Raise `Refusal` unless this version of the program can use the database, or bring it up to date."""
        if self.tables and not (self.tables >= OURS and self.version is not None):
            raise Refusal("unavailable", "room-database-foreign", name=self.name)
        if self.version is not None and self.version not in self.known:
            raise Refusal("unavailable", "room-database-newer", name=self.name, present=self.version)

    def check_latest(self) -> None:
        """Raise `Refusal` unless the schema is the one that this version of the program needs."""
        self.check()
        if self.version != self.latest:
            raise Refusal("unavailable", "room-database-old", present=self.version or "-", wanted=self.latest)


@functools.cache
def _versions() -> tuple[str, frozenset[str]]:
    """The latest version of the schema, and all of them."""
    script = ScriptDirectory.from_config(_config())
    return script.get_current_head() or "", frozenset(revision.revision for revision in script.walk_revisions())


async def schema_of(engine: AsyncEngine, name: str | None = None) -> Schema:
    """The schema of a database; `name` is what people know it by."""

    def look(connection: sa.Connection) -> Schema:
        tables = frozenset(sa.inspect(connection).get_table_names()) - {"alembic_version"}
        version = MigrationContext.configure(connection).get_current_revision()
        return Schema(name or name_of(engine), version, tables, *_versions())

    async with engine.connect() as connection:
        return await connection.run_sync(look)


async def migrate(engine: AsyncEngine) -> None:
    """Migrate the schema to the latest version; `Refusal` for a database that is not ours, or is newer."""

    def run(connection: sa.Connection) -> None:
        if not is_sqlite(engine):  # a migration may take as long as it likes between two statements
            connection.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        command.upgrade(_config(connection), "head")

    schema = await schema_of(engine)
    schema.check()
    if is_sqlite(engine):
        write_ahead(str(engine.url.database))
    if schema.version == schema.latest:
        return
    async with engine.connect() as connection:
        await connection.run_sync(run)
        await connection.commit()


async def check_schema(engine: AsyncEngine) -> None:
    """Raise `Refusal` unless the schema is the one that this version needs."""
    (await schema_of(engine)).check_latest()


async def prepare(engine: AsyncEngine) -> None:
    """Make the database ready for use: SQLite is migrated, PostgreSQL is waited for and must have been migrated."""
    with named_errors(engine):
        if is_sqlite(engine):
            make_folder(engine)
            await migrate(engine)
        else:
            await wait_for(engine)
        await check_schema(engine)


def name_of(engine: AsyncEngine) -> str:
    """The file of SQLite, the address of PostgreSQL without its password."""
    if is_sqlite(engine):
        return engine.url.database or ""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=True)


def make_folder(engine: AsyncEngine) -> None:
    """The folder of a SQLite file."""
    database = engine.url.database
    if database and database != ":memory:":
        Path(database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)


@contextlib.contextmanager
def named_errors(engine: AsyncEngine, name: str | None = None) -> Iterator[None]:
    """Turn errors of a database that cannot be opened into a `Refusal` of one sentence."""
    try:
        yield
    except AWAY as error:
        cause = getattr(error, "orig", None) or error
        cause = cause if isinstance(cause, sqlite3.Error | OSError) else cause.__cause__ or cause
        name = name or name_of(engine)
        if (getattr(cause, "sqlite_errorcode", 0) & 0xFF) in CORRUPT:
            raise Refusal("unavailable", "room-database-corrupt", name=name, reason=str(cause)) from error
        reason = str(cause).splitlines()[0] if str(cause) else type(cause).__name__
        if isinstance(cause, asyncpg.InvalidCatalogNameError):
            raise Refusal("unavailable", "room-database-missing", name=name) from error
        raise Refusal("unavailable", "room-database-closed", name=name, reason=reason) from error


def _config(connection: sa.Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
