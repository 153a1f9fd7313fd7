"""Opens the room's database for commands of its host, whether the room is being served or not."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.refusal import Refusal
from castelude.room.settings import from_environment
from castelude.room.storage.database import is_sqlite, open_engine
from castelude.room.storage.versions import named_errors, prepare


@asynccontextmanager
async def engine_of(database: str | None) -> AsyncIterator[AsyncEngine]:
    """The database at this address, or that of the settings, as it is. A file that is not there is never made here."""
    engine = open_engine(from_environment().database if database is None else database)
    try:
        if is_sqlite(engine) and not Path(str(engine.url.database)).is_file():
            raise Refusal("unavailable", "room-database-no-file", name=str(engine.url.database))
        with named_errors(engine):
            yield engine
    finally:
        await engine.dispose()


@asynccontextmanager
async def opened(database: str | None) -> AsyncIterator[AsyncEngine]:
    """The same, migrated."""
    async with engine_of(database) as engine:
        await prepare(engine)
        yield engine
