"""Vacations: a few days a year on which nobody's clock runs who is away, in games with days for each turn."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.refusal import Refusal
from castelude.room.storage import schema
from castelude.room.storage.database import reading

DAY_MS: Final = 86_400_000
Vacation = tuple[int, int]
"""From and to."""


def year_of(now_ms: int) -> tuple[int, int]:
    """The calendar year (UTC) of a moment: when it begins and ends."""
    year = datetime.fromtimestamp(now_ms / 1000, UTC).year
    begin, end = (int(datetime(each, 1, 1, tzinfo=UTC).timestamp() * 1000) for each in (year, year + 1))
    return begin, end


def days_left(vacations: Iterable[Vacation], now_ms: int, a_year: int) -> int:
    """How many whole days somebody still has in this year; a vacation over New Year counts in both years."""
    begin, end = year_of(now_ms)
    used = sum(max(0, min(to_ms, end) - max(from_ms, begin)) for from_ms, to_ms in vacations)
    return max(0, (a_year * DAY_MS - used) // DAY_MS)


class Vacations:
    """The vacations of people."""

    def __init__(self, engine: AsyncEngine, a_year: int) -> None:
        self.engine = engine
        self.reading = reading(engine)
        self.a_year = a_year

    async def of(self, player: str) -> list[Vacation]:
        """All vacations of a person, the latest last."""
        v = schema.vacations.c
        query = sa.select(v.from_ms, v.to_ms).where(v.player_id == player).order_by(v.from_ms)
        async with self.reading.connect() as connection:
            return [(row.from_ms, row.to_ms) for row in await connection.execute(query)]

    async def begin(self, player: str, days: int, now_ms: int) -> Vacation:
        """Go on vacation for so many days; whoever is on vacation already stays on that one."""
        before = await self.of(player)
        if before and before[-1][1] > now_ms:
            return before[-1]
        left = days_left(before, now_ms, self.a_year)
        if days > left:
            raise Refusal("conflict", "room-vacation-days", left=left)
        made = now_ms, now_ms + days * DAY_MS
        async with self.engine.begin() as connection:
            values = {"player_id": player, "from_ms": made[0], "to_ms": made[1]}
            await connection.execute(schema.vacations.insert().values(**values))
        return made

    async def end(self, player: str, now_ms: int) -> Vacation | None:
        """Come back now: the vacation as it was; what is left of it is not used up."""
        before = await self.of(player)
        if not before or before[-1][1] <= now_ms:
            return None
        v = schema.vacations
        change = v.update().where(v.c.player_id == player, v.c.from_ms == before[-1][0])
        async with self.engine.begin() as connection:
            await connection.execute(change.values(to_ms=now_ms))
        return before[-1][0], now_ms
