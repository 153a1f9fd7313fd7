"""The schema: migrations make what the code expects, and an old schema is refused."""

import asyncio
import time
from collections.abc import Callable

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
    done: list[object] = []

    def slow(config: Config, _: str) -> None:
        connection = config.attributes["connection"]
        connection.execute(sa.text("SELECT 1"))
        time.sleep(0.3)
        done.append(connection.scalar(sa.text("SELECT 2")))

    async def run() -> None:
        engine = open_engine(fresh_postgres())
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    monkeypatch.setattr(database_module, "IDLE_MS", 100)
    monkeypatch.setattr(command, "upgrade", slow)
    asyncio.run(run())
    assert done == [2]


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
