"""A room's database in the hands of its host: for the commands that work on it while or without serving."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.settings import from_environment
from castelude.room.storage.database import check_schema, is_sqlite, migrate, open_engine


@asynccontextmanager
async def opened(database: str | None) -> AsyncIterator[AsyncEngine]:
    """The database at this address, or the one of the settings, up to date."""
    engine = open_engine(from_environment().database if database is None else database)
    try:
        if is_sqlite(engine):
            await migrate(engine)
        await check_schema(engine)
        yield engine
    finally:
        await engine.dispose()
