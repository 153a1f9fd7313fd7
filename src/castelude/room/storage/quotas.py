"""Quotas that hold for the whole room: what somebody has used up, whichever worker they ask.

A row says when a quota will be full again, so one number is enough; the row is deleted then.
"""

import hashlib
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage.database import is_sqlite, reading
from castelude.room.storage.schema import quotas


class QuotaStore:
    """Keys are stored as hashes: an address, or a login that was typed, is nobody's business."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)
        self._insert: Any = sqlite.insert if is_sqlite(engine) else postgresql.insert

    async def take(self, key: str, cost_ms: int, most_ms: int, now_ms: int) -> tuple[bool, int]:
        """Take one of a quota that refills within `most_ms`, if there is one; and when it will be full again.

        A quota that would be full only later than that was filled before the clock was set back: it counts from now.
        """
        c = quotas.c
        full = sa.case((c.full_ms > now_ms, c.full_ms), else_=now_ms) + cost_ms
        row: Mapping[str, Any] = {"key": _hash(key), "full_ms": now_ms + cost_ms}
        taking = self._insert(quotas).values(row)
        taking = taking.on_conflict_do_update(
            index_elements=[c.key], set_={"full_ms": full}, where=full <= now_ms + most_ms
        )
        latest = sa.case((c.full_ms > now_ms + most_ms, now_ms + most_ms), else_=c.full_ms)
        refusing = quotas.update().where(c.key == _hash(key)).values(full_ms=latest)
        async with self.engine.begin() as connection:
            taken = await connection.scalar(taking.returning(c.full_ms))
            if taken is not None:
                return True, taken
            return False, await connection.scalar(refusing.returning(c.full_ms)) or now_ms

    async def full_ms(self, key: str) -> int:
        """When this quota will be full again; 0 for one that nobody has used lately."""
        query = sa.select(quotas.c.full_ms).where(quotas.c.key == _hash(key))
        async with self.reading.connect() as connection:
            return await connection.scalar(query) or 0

    async def sweep(self, now_ms: int) -> None:
        """Forget the quotas that are full again."""
        async with self.engine.begin() as connection:
            await connection.execute(quotas.delete().where(quotas.c.full_ms <= now_ms))


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
