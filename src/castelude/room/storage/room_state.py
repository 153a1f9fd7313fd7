"""What concerns the whole room, by key."""

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.room.storage.database import reading
from castelude.room.storage.schema import room_state

RESTORED = "restored"
"""Changes when the room was restored from a backup: then nothing that a worker remembers is true any more."""

_TIMELINE = sa.text("SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8)")


async def get_state(connection: AsyncConnection, key: str) -> str | None:
    found: str | None = await connection.scalar(sa.select(room_state.c.value).where(room_state.c.key == key))
    return found


async def lineage(connection: AsyncConnection) -> str:
    """The history that a database holds: another one after a backup was restored or a replica has taken over.

    PostgreSQL counts its histories itself: a replica that becomes the primary begins a new timeline.
    """
    timeline = ""
    if connection.dialect.name == "postgresql":
        timeline = str(await connection.scalar(_TIMELINE))
    return f"{timeline}:{await get_state(connection, RESTORED)}"


async def put_state(connection: AsyncConnection, key: str, value: str) -> None:
    changed = await connection.execute(room_state.update().where(room_state.c.key == key).values(value=value))
    if changed.rowcount == 0:
        await connection.execute(room_state.insert().values(key=key, value=value))


async def replace_state(engine: AsyncEngine, key: str, old: str, new: str) -> bool:
    """Put another value in the place of this one; False when another worker was faster."""
    c = room_state.c
    async with engine.begin() as connection:
        changed = await connection.execute(room_state.update().where(c.key == key, c.value == old).values(value=new))
        return changed.rowcount == 1


async def keep_first(engine: AsyncEngine, key: str, proposed: str) -> str:
    """What is stored under this key; this value, if nothing was. All workers get the same."""
    for _ in range(2):
        async with reading(engine).connect() as connection:
            found = await get_state(connection, key)
        if found is not None:
            return found
        try:
            async with engine.begin() as connection:
                await connection.execute(room_state.insert().values(key=key, value=proposed))
        except IntegrityError:  # another worker was faster
            continue
    return proposed
