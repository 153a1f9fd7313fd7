"""Opens the room's database for commands of its host, whether the room is being served or not."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.settings import from_environment
from castelude.room.storage.database import open_engine
from castelude.room.storage.versions import named_errors, prepare


@asynccontextmanager
async def opened(database: str | None) -> AsyncIterator[AsyncEngine]:
    """The database at this address, or that of the settings, migrated."""
    engine = open_engine(from_environment().database if database is None else database)
    try:
        await prepare(engine)
        with named_errors(engine):
            yield engine
    finally:
        await engine.dispose()
