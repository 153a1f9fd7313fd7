"""Rated games, what they have changed, and the standings that follow."""

from collections.abc import Collection
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import Alone, alone, reading

AT_ONCE = 200
ALL_TIME = "all"
Ladder = tuple[str, str]
"""A game and a pace."""
Key = tuple[int, str]
"""Games are counted in this order: the moment of the end, and the table."""


class Seat(NamedTuple):
    """A seat of a rated game."""

    seat: int
    player: str | None
    level: str | None
    score: int | None
    winner: bool
    left: bool


class Game(NamedTuple):
    """A rated game that is over."""

    table_id: str
    game: str
    pace: str
    why: str
    ended_ms: int
    seats: list[Seat]

    @property
    def key(self) -> Key:
        return self.ended_ms, self.table_id


class Step(NamedTuple):
    """A row of `rating_steps`."""

    table_id: str
    seat: int
    player_id: str | None
    game: str
    pace: str
    season: str
    ended_ms: int
    before: float
    mu: float
    sigma: float


class RatingStore:
    """What is stored of ratings; writers take turns."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    def alone(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction in which nobody else counts games."""
        return alone(self.engine, Alone.RATING)

    # ---- what waits ----

    async def has_waiting(self) -> bool:
        async with self.reading.connect() as connection:
            return bool(await self.waiting(connection, 1))

    async def waiting(self, connection: AsyncConnection, limit: int = AT_ONCE) -> list[str]:
        query = sa.select(schema.unrated.c.table_id).limit(limit)
        return list((await connection.execute(query)).scalars())

    async def done(self, connection: AsyncConnection, tables: Collection[str]) -> None:
        await connection.execute(schema.unrated.delete().where(schema.unrated.c.table_id.in_(tables)))

    async def games(self, connection: AsyncConnection, tables: Collection[str], uncounted: bool = False) -> list[Game]:
        """Those of these tables whose games are rated; only those that do not count yet, if so wanted."""
        if not tables:
            return []
        r, s = schema.results.c, schema.result_seats.c
        which: list[sa.ColumnElement[bool]] = [r.table_id.in_(tables)]
        if uncounted:
            which.append(~sa.exists().where(schema.rating_steps.c.table_id == r.table_id))
        return await self._games(connection, *which, seats=s.table_id.in_(tables))

    async def all_games(self) -> list[Game]:
        async with self.reading.connect() as connection:
            rated = sa.select(schema.results.c.table_id).where(schema.results.c.rated)
            return await self._games(connection, seats=schema.result_seats.c.table_id.in_(rated))

    async def _games(
        self, connection: AsyncConnection, *which: sa.ColumnElement[bool], seats: sa.ColumnElement[bool]
    ) -> list[Game]:
        r, s = schema.results.c, schema.result_seats.c
        query = sa.select(r.table_id, r.game, r.pace, r.why, r.ended_ms).where(r.rated, *which)
        games = {row.table_id: Game(*row, []) for row in await connection.execute(query)}
        columns = (s.table_id, s.seat, s.player_id, s.level, s.score, s.winner, s.outcome)
        for row in await connection.execute(sa.select(*columns).where(seats).order_by(s.table_id, s.seat)):
            if row.table_id in games:
                games[row.table_id].seats.append(Seat(*row[1:6], row.outcome == "left"))
        return list(games.values())

    # ---- steps ----

    async def undo(self, connection: AsyncConnection, ladder: Ladder, key: Key) -> set[str]:
        """Take back what was counted in a ladder after this moment; the tables."""
        c = schema.rating_steps.c
        later = sa.and_(_of(ladder, c), sa.tuple_(c.ended_ms, c.table_id) > sa.tuple_(*map(sa.literal, key)))
        found = set((await connection.execute(sa.select(c.table_id).where(later).distinct())).scalars())
        if found:
            await connection.execute(schema.rating_steps.delete().where(later))
        return found

    async def latest(
        self, connection: AsyncConnection, ladder: Ladder, people: Collection[str]
    ) -> dict[str, tuple[float, float]]:
        """The latest ratings of these people in a ladder."""
        c = schema.rating_steps.c
        rank = sa.func.row_number().over(partition_by=c.player_id, order_by=[c.ended_ms.desc(), c.table_id.desc()])
        ranked = sa.select(c.player_id, c.mu, c.sigma, rank.label("rank")).where(
            _of(ladder, c), c.player_id.in_(people)
        )
        part = ranked.subquery()
        rows = await connection.execute(sa.select(part.c.player_id, part.c.mu, part.c.sigma).where(part.c.rank == 1))
        return {row.player_id: (row.mu, row.sigma) for row in rows}

    async def add(self, connection: AsyncConnection, steps: list[Step]) -> None:
        for first in range(0, len(steps), AT_ONCE):
            rows = [step._asdict() for step in steps[first : first + AT_ONCE]]
            await connection.execute(schema.rating_steps.insert(), rows)

    async def refresh(self, connection: AsyncConnection, ladder: Ladder, people: Collection[str]) -> None:
        """Make the standings of these people in a ladder again from what was counted."""
        c, standings = schema.rating_steps.c, schema.standings
        await connection.execute(standings.delete().where(_of(ladder, standings.c), standings.c.player_id.in_(people)))
        partition: dict[str, Any] = {"partition_by": [c.player_id, c.season]}
        rank = sa.func.row_number().over(**partition, order_by=[c.ended_ms.desc(), c.table_id.desc()])
        count = sa.func.count().over(**partition)
        columns = (c.player_id, c.season, c.mu, c.sigma, c.ended_ms, count.label("games"), rank.label("rank"))
        part = sa.select(*columns).where(_of(ladder, c), c.player_id.in_(people)).subquery()
        last = sa.select(part).where(part.c.rank == 1).order_by(part.c.ended_ms)
        rows: dict[tuple[str, str], dict[str, Any]] = {}
        for row in await connection.execute(last):
            facts = {"player_id": row.player_id, "game": ladder[0], "pace": ladder[1], "mu": row.mu, "sigma": row.sigma}
            facts |= {"low": row.mu - 2 * row.sigma, "ended_ms": row.ended_ms, "games": row.games}
            before = rows.get((row.player_id, ALL_TIME), {"games": 0})
            rows[row.player_id, row.season] = facts | {"season": row.season}
            rows[row.player_id, ALL_TIME] = facts | {"season": ALL_TIME, "games": before["games"] + row.games}
        if rows:
            await connection.execute(standings.insert(), list(rows.values()))

    async def replace(self, steps: list[Step]) -> None:
        """Put these steps in place of all, and let whatever is not among them be counted."""
        r = schema.results.c
        counted = {step.table_id for step in steps}
        async with self.alone() as connection:
            await connection.execute(schema.standings.delete())
            await connection.execute(schema.rating_steps.delete())
            await self.add(connection, steps)
            for ladder in {(step.game, step.pace) for step in steps}:
                people = {step.player_id for step in steps if (step.game, step.pace) == ladder and step.player_id}
                await self.refresh(connection, ladder, people)
            rated = set((await connection.execute(sa.select(r.table_id).where(r.rated))).scalars())
            await connection.execute(schema.unrated.delete())
            if rated - counted:
                rows = [{"table_id": table_id} for table_id in sorted(rated - counted)]
                await connection.execute(schema.unrated.insert(), rows)

    # ---- what people see ----

    async def board(self, ladder: Ladder, season: str, limit: int) -> list[dict[str, Any]]:
        """The best of a ladder, by what their rating is at least."""
        c, p = schema.standings.c, schema.players.c
        query = sa.select(c.player_id, p.name, c.mu, c.sigma, c.games, c.low).join(schema.players)
        query = query.where(c.season == season, _of(ladder, c), p.erased_ms.is_(None), ~p.hidden)
        async with self.reading.connect() as connection:
            rows = await connection.execute(query.order_by(c.low.desc(), c.player_id).limit(limit))
            return [dict(row) for row in rows.mappings()]

    async def seasons(self, ladder: Ladder) -> list[str]:
        """The seasons in which games of a ladder were played, latest first."""
        c = schema.standings.c
        query = sa.select(c.season).where(_of(ladder, c), c.season != ALL_TIME).distinct()
        async with self.reading.connect() as connection:
            return sorted((await connection.execute(query)).scalars(), reverse=True)

    async def course(self, player: str, ladder: Ladder, limit: int) -> list[dict[str, Any]]:
        """What a person was rated after their latest games of a ladder, oldest first."""
        c = schema.rating_steps.c
        query = sa.select(c.ended_ms, c.mu, c.sigma).where(c.player_id == player, _of(ladder, c))
        query = query.order_by(c.ended_ms.desc(), c.table_id.desc()).limit(limit)
        async with self.reading.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [dict(row) for row in reversed(rows)]

    async def of_person(self, player: str) -> list[dict[str, Any]]:
        """The ratings of a person in all ladders."""
        c = schema.standings.c
        query = sa.select(c.game, c.pace, c.mu, c.sigma, c.games).where(c.player_id == player, c.season == ALL_TIME)
        async with self.reading.connect() as connection:
            return [dict(row) for row in (await connection.execute(query.order_by(c.game, c.pace))).mappings()]


def _of(ladder: Ladder, columns: Any) -> sa.ColumnElement[bool]:  # noqa: ANN401 columns of a table
    return sa.and_(columns.game == ladder[0], columns.pace == ladder[1])
