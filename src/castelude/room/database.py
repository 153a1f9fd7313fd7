"""The database: SQLite by default, PostgreSQL by one setting; how it is opened and brought up to date."""

import sqlite3
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from castelude.core.refusal import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_MS = 10_000


def async_url(database: str) -> sa.URL:
    """The address of a database with the asynchronous driver; a `Refusal` says what an address looks like."""
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
    """An engine; SQLite writes ahead, waits for the disk, and takes its write lock at the start of a transaction.

    Errors do not repeat what was to be written: events hold what players may not know.
    """
    url = async_url(database)
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, pool_size=5, connect_args={"timeout": BUSY_MS / 1000}, hide_parameters=True)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def is_sqlite(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "sqlite"


def _config(connection: sa.Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; harmless when it is."""

    def run(connection: sa.Connection) -> None:
        command.upgrade(_config(connection), "head")

    async with engine.connect() as connection:
        await connection.run_sync(run)
        await connection.commit()


async def check_schema(engine: AsyncEngine) -> None:
    """Refuse to serve on a schema that is not the one this program knows."""

    def versions(connection: sa.Connection) -> tuple[str | None, str | None]:
        head = ScriptDirectory.from_config(_config()).get_current_head()
        return MigrationContext.configure(connection).get_current_revision(), head

    async with engine.connect() as connection:
        present, wanted = await connection.run_sync(versions)
    if present != wanted:
        raise Refusal("unavailable", "room-database-old", present=present or "-", wanted=wanted or "-")


async def notify(connection: AsyncConnection, table_id: str) -> None:
    """Tell other workers that a table has changed, as a hint; only PostgreSQL can."""
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.text("SELECT pg_notify('castelude_tables', :table)"), {"table": table_id})
