"""The schema: migrations make what the code expects, and an old schema is refused."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from castelude.room.refusal import Refusal
from castelude.room.storage import database as database_module
from castelude.room.storage import schema
from castelude.room.storage.database import is_sqlite, open_engine
from castelude.room.storage.versions import check_schema, migrate


def test_migrations_make_the_schema(database: str) -> None:
    async def differences() -> list[object]:
        engine = open_engine(database)
        await migrate(engine)
        await migrate(engine)
        await check_schema(engine)
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(
                    lambda sync: list(compare_metadata(MigrationContext.configure(sync), schema.metadata))
                )
        finally:
            await engine.dispose()

    assert asyncio.run(differences()) == []


def test_a_migration_may_take_its_time_between_two_statements(
    fresh_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    limits: list[object] = []
    ask = sa.text("SHOW idle_in_transaction_session_timeout")

    def upgrade(config: Config, _: str) -> None:
        limits.append(config.attributes["connection"].scalar(ask))

    async def run() -> None:
        engine = open_engine(fresh_postgres())
        try:
            await migrate(engine)
            async with engine.connect() as connection:
                limits.append(await connection.scalar(ask))
        finally:
            await engine.dispose()

    monkeypatch.setattr(command, "upgrade", upgrade)
    asyncio.run(run())
    assert limits == ["0", "10s"], "without a limit while it migrates, and with one ever after"


def test_an_old_schema_is_refused(database: str) -> None:
    async def check() -> None:
        engine = open_engine(database)
        try:
            await migrate(engine)
            async with engine.begin() as connection:
                await connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
            await check_schema(engine)
        finally:
            await engine.dispose()

    with pytest.raises(Refusal, match="castelude migrate"):
        asyncio.run(check())


def test_sqlite_waits_for_the_disk(tmp_path: object) -> None:
    async def pragmas() -> dict[str, object]:
        engine = open_engine(f"sqlite:///{tmp_path}/x.sqlite3")
        assert is_sqlite(engine)
        try:
            await migrate(engine)
            async with engine.connect() as connection:
                names = ("journal_mode", "synchronous", "foreign_keys")
                return {name: await connection.scalar(sa.text(f"PRAGMA {name}")) for name in names}
        finally:
            await engine.dispose()

    assert asyncio.run(pragmas()) == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def is_free(path: Path) -> bool:
    """Whether nobody holds the lock for writing."""
    with contextlib.closing(sqlite3.connect(path, timeout=0)) as other:
        try:
            other.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return False
        return True


def test_a_connection_that_is_given_up_gives_its_lock_back(tmp_path: Path) -> None:
    """Though somebody still holds a cursor, as the traceback of a cancelled task does."""
    path = tmp_path / "room.sqlite3"

    async def given_up() -> None:
        engine = open_engine(f"sqlite:///{path}")
        async with engine.connect() as connection:
            await connection.execute(sa.text("CREATE TABLE t (a)"))
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            cursor = await driver.execute("SELECT 1 UNION SELECT 2")
            await cursor.fetchone()
            assert not is_free(path)
            await connection.invalidate()
            assert is_free(path)
        await engine.dispose()

    asyncio.run(given_up())


def test_nothing_is_at_work_any_more_when_an_engine_is_disposed_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even the thread of a connection that was being opened when its task was cancelled."""
    opening, go_on = threading.Event(), threading.Event()

    class Slow(sqlite3.Connection):
        def __init__(self, *where: Any, **how: Any) -> None:  # noqa: ANN401 as SQLite takes them
            opening.set()
            assert go_on.wait(60)
            super().__init__(*where, **how)

    async def cancelled() -> None:
        engine = open_engine(f"sqlite:///{tmp_path}/room.sqlite3")
        task = asyncio.create_task(engine.connect().start())
        await asyncio.to_thread(opening.wait, 60)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        threading.Timer(0.1, go_on.set).start()
        await engine.dispose()

    monkeypatch.setattr(database_module, "_Connection", Slow)
    before = set(threading.enumerate())
    asyncio.run(cancelled())
    assert not {thread for thread in threading.enumerate() if thread.name.endswith("thread)")} - before
