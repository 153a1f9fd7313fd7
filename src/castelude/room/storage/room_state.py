"""What concerns the whole room, by key."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from castelude.room.storage.schema import room_state

RESTORED = "restored"
"""Changes when the room was restored from a backup: then nothing that a worker remembers is true any more."""


async def get_state(connection: AsyncConnection, key: str) -> str | None:
    found: str | None = await connection.scalar(sa.select(room_state.c.value).where(room_state.c.key == key))
    return found


async def put_state(connection: AsyncConnection, key: str, value: str) -> None:
    changed = await connection.execute(room_state.update().where(room_state.c.key == key).values(value=value))
    if changed.rowcount == 0:
        await connection.execute(room_state.insert().values(key=key, value=value))
