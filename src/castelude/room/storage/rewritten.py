"""Tables whose stored past was changed: a name or a line was taken out. Whoever remembers them reads them again.

Each change is a row for an hour, so that no worker overlooks it; a new worker has nothing to forget.
"""

import secrets
import time
from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.room.storage.database import reading
from castelude.room.storage.schema import room_state

PREFIX = "rewritten "
KEPT_MS = 3_600_000


class Rewritten:
    """The latest changes; `news` has those that this worker has not heard of."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)
        self._heard: frozenset[str] = frozenset()

    async def note(self, connection: AsyncConnection, tables: Iterable[str]) -> None:
        """These tables are changed by this transaction."""
        value = " ".join([str(_now_ms()), *tables])
        key = PREFIX + secrets.token_hex(8)
        await connection.execute(room_state.insert().values(key=key, value=value))
        self._heard |= {key}

    async def news(self) -> list[str]:
        """Tables that other workers have changed since the last call."""
        c = room_state.c
        async with self.reading.connect() as connection:
            keys = frozenset((await connection.execute(sa.select(c.key).where(c.key.startswith(PREFIX)))).scalars())
            new = keys - self._heard
            values = (await connection.execute(sa.select(c.value).where(c.key.in_(new)))).scalars().all() if new else ()
        self._heard = keys
        return sorted({table_id for value in values for table_id in value.split(" ")[1:]})

    async def sweep(self) -> None:
        """Forget changes that every worker has heard of long ago."""
        c = room_state.c
        async with self.reading.connect() as connection:
            rows = (await connection.execute(sa.select(c.key, c.value).where(c.key.startswith(PREFIX)))).all()
        old = [row.key for row in rows if int(row.value.split(" ")[0]) < _now_ms() - KEPT_MS]
        if old:
            async with self.engine.begin() as connection:
                await connection.execute(room_state.delete().where(c.key.in_(old)))


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
