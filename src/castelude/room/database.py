"""The database: SQLite by default, PostgreSQL by one setting; how it is opened and brought up to date."""

import sqlite3
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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
    """An engine; SQLite writes ahead, waits for the disk, and takes its write lock at the start of a transaction."""
    url = async_url(database)
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, pool_size=5, connect_args={"timeout": BUSY_MS / 1000}, hide_parameters=True)
    _set_up_sqlite(engine.sync_engine)
    return engine


def thread_engine(engine: AsyncEngine) -> sa.Engine:
    """An engine on the same SQLite file for a thread that carries out whole transactions by itself."""
    connect_args = {"timeout": BUSY_MS / 1000, "check_same_thread": False}
    url = engine.url.set(drivername="sqlite")
    same = sa.create_engine(url, pool_size=1, connect_args=connect_args, hide_parameters=True)
    _set_up_sqlite(same)
    return same


def _set_up_sqlite(engine: sa.Engine) -> None:
    @sa.event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


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


def notify(connection: sa.Connection, hints: list[str]) -> None:
    """Tell other workers what has changed, as a hint, when the transaction is committed; only PostgreSQL can."""
    if hints and connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"hints": hints})


_NOTIFY = sa.text("SELECT pg_notify('castelude_tables', hint) FROM unnest(CAST(:hints AS text[])) AS hint")
