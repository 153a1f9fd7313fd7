"""What was played in a position and how it ended: the room's public games, and a person's own.

Counting the games of a position takes time with their number. Where there are very many, one more changes little, so
such counts are kept for a while.
"""

import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.core.identity import Step
from castelude.room.storage import schema
from castelude.room.storage.database import reading

POPULAR = 1000
"""From so many games on, the counts of a position are kept,"""
KEPT_S = 300.0
"""for so long,"""
MOST_KEPT = 500
"""and of so many positions."""


@dataclass(frozen=True)
class Count:
    """How many games went on with an action and were won by a seat; None: no seat won alone."""

    action: str
    winner: int | None
    games: int


Counted = sa.Select[str, int | None, int]


def public_at(position: int) -> Counted:
    """The question for what everybody may look at; PostgreSQL answers it with the index of the key alone."""
    e = schema.explored.c
    return _counted(e.position == position, e.public)


def _counted(*where: sa.ColumnElement[bool]) -> Counted:
    c = schema.explored.c
    return sa.select(c.action, c.winner, sa.func.count()).where(*where).group_by(c.action, c.winner)


class Explored:
    """The table of positions."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)
        self._kept: OrderedDict[int, tuple[float, list[Count]]] = OrderedDict()

    async def public(self, position: int) -> list[Count]:
        """The games that everybody may look at; those of a popular position as they were some minutes ago."""
        since, counts = self._kept.get(position, (-KEPT_S, []))
        if time.monotonic() - since < KEPT_S:
            return counts
        counts = await self._count(public_at(position))
        self._kept.pop(position, None)
        if sum(count.games for count in counts) >= POPULAR:
            self._kept[position] = (time.monotonic(), counts)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return counts

    def forget(self) -> None:
        """Count all again."""
        self._kept.clear()

    async def own(self, position: int, player: str, game: str) -> list[Count]:
        """The games of a person, also those that only they may look at."""
        e, s = schema.explored.c, schema.result_seats.c
        mine = sa.select(s.table_id).where(s.player_id == player, s.game == game, s.first)
        return await self._count(_counted(e.position == position, e.table_id.in_(mine)))

    async def _count(self, query: Counted) -> list[Count]:
        async with self.reading.connect() as connection:
            return [Count(*row) for row in await connection.execute(query)]

    # ---- filling ----

    async def waiting(self, limit: int) -> list[str]:
        """Finished games that are not in the table yet."""
        async with self.reading.connect() as connection:
            found = await connection.execute(sa.select(schema.unexplored.c.table_id).limit(limit))
            return list(found.scalars())

    async def put(self, table_id: str, steps: Sequence[Step]) -> None:
        """Store a game that was waiting, as its result is; twice is the same as once."""
        e, r, s = schema.explored, schema.results.c, schema.result_seats.c
        async with self.engine.begin() as connection:
            await connection.execute(e.delete().where(e.c.table_id == table_id))
            public = await connection.scalar(sa.select(r.public).where(r.table_id == table_id))
            won = sa.select(s.seat).where(s.table_id == table_id, s.winner)
            winners = list((await connection.execute(won)).scalars())
            shown = {"table_id": table_id, "public": bool(public), "winner": winners[0] if len(winners) == 1 else None}
            rows = [{"position": one.key, "ply": ply, "action": one.action, **shown} for ply, one in enumerate(steps)]
            if rows and public is not None:
                await connection.execute(e.insert(), rows)
            done = schema.unexplored.delete().where(schema.unexplored.c.table_id == table_id)
            await connection.execute(done)
