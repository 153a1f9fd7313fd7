"""What administrators have done: kept for other administrators to read."""

import secrets
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage.database import reading
from castelude.room.storage.schema import audit


@dataclass(frozen=True)
class Deed:
    """Something that an administrator has done."""

    at_ms: int
    admin: str
    what: str
    target: str
    reason: str


class Audit:
    """The log of deeds; nothing is ever taken out."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    async def add(self, at_ms: int, admin: str, what: str, target: str, reason: str = "") -> None:
        row = {"id": secrets.token_hex(8), "at_ms": at_ms, "admin": admin, "what": what}
        async with self.engine.begin() as connection:
            await connection.execute(audit.insert().values(**row, target=target[:100], reason=reason))

    async def latest(self, limit: int, skip: int = 0) -> list[Deed]:
        """So many deeds, the latest first; without the latest of all, if some are to be skipped."""
        a = audit.c
        query = sa.select(a.at_ms, a.admin, a.what, a.target, a.reason).order_by(a.at_ms.desc(), a.id)
        query = query.limit(limit).offset(skip)
        async with self.reading.connect() as connection:
            return [Deed(*row) for row in await connection.execute(query)]
