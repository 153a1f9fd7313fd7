"""What is stored of puzzles: the first try of each person at each of them, and the ratings after it."""

from typing import Any, Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import Alone, alone, reading

Row = dict[str, Any]
Outcome = Literal["right", "wrong", "helped", "hinted"]
"""Of a first try: `hinted` after a hint and before an answer, `helped` after a hint and a right answer."""
SOLVED: tuple[Outcome, ...] = ("right", "helped")


class Pair(NamedTuple):
    """The mean and the deviation of a rating."""

    mu: float
    sigma: float


class PuzzleStore:
    """Rated tries are written one after the other, because each changes the rating of a puzzle."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    def alone(self) -> Any:  # noqa: ANN401 a transaction
        """A transaction in which nobody else changes ratings of puzzles."""
        return alone(self.engine, Alone.PUZZLES)

    async def tried(self, player: str, puzzle: str) -> Outcome | None:
        """How somebody's first try at a puzzle went; None before it."""
        async with self.reading.connect() as connection:
            return await self.outcome(connection, player, puzzle)

    async def own(self, player: str, game: str | None = None) -> dict[str, Outcome]:
        """How somebody's first tries went, by puzzle."""
        t = schema.puzzle_tries.c
        query = sa.select(t.puzzle, t.outcome).where(t.player_id == player)
        if game is not None:
            query = query.where(t.game == game)
        async with self.reading.connect() as connection:
            return {row.puzzle: row.outcome for row in await connection.execute(query)}

    async def solved_days(self, player: str, limit: int) -> set[str]:
        """The latest days on which somebody has solved a puzzle of the day."""
        t = schema.puzzle_tries.c
        query = sa.select(t.day).distinct().where(t.player_id == player, t.day.is_not(None), t.outcome.in_(SOLVED))
        async with self.reading.connect() as connection:
            return set((await connection.execute(query.order_by(t.day.desc()).limit(limit))).scalars())

    async def rating_of(self, connection: AsyncConnection, player: str, game: str) -> Pair | None:
        t = schema.puzzle_tries.c
        query = sa.select(t.mu, t.sigma).where(t.player_id == player, t.game == game, t.mu.is_not(None))
        row = (await connection.execute(query.order_by(t.at_ms.desc(), t.puzzle.desc()).limit(1))).first()
        return None if row is None else Pair(row.mu, row.sigma)

    async def puzzle_rating(self, connection: AsyncConnection, puzzle: str) -> Pair | None:
        t = schema.puzzle_tries.c
        query = sa.select(t.puzzle_mu, t.puzzle_sigma).where(t.puzzle == puzzle, t.puzzle_mu.is_not(None))
        row = (await connection.execute(query.order_by(t.at_ms.desc(), t.player_id.desc()).limit(1))).first()
        return None if row is None else Pair(row.puzzle_mu, row.puzzle_sigma)

    async def ratings(self, player: str) -> dict[str, tuple[Pair, int]]:
        """By game: somebody's latest rating, and how many tries it counts."""
        t = schema.puzzle_tries.c
        rank = sa.func.row_number().over(partition_by=t.game, order_by=[t.at_ms.desc(), t.puzzle.desc()])
        count = sa.func.count().over(partition_by=t.game)
        part = sa.select(t.game, t.mu, t.sigma, rank.label("rank"), count.label("tries"))
        ranked = part.where(t.player_id == player, t.mu.is_not(None)).subquery()
        async with self.reading.connect() as connection:
            rows = await connection.execute(sa.select(ranked).where(ranked.c.rank == 1))
            return {row.game: (Pair(row.mu, row.sigma), row.tries) for row in rows}

    async def puzzle_ratings(self, game: str) -> dict[str, Pair]:
        """The latest ratings of the puzzles of a game that somebody has tried."""
        t = schema.puzzle_tries.c
        rank = sa.func.row_number().over(partition_by=t.puzzle, order_by=[t.at_ms.desc(), t.player_id.desc()])
        part = sa.select(t.puzzle, t.puzzle_mu, t.puzzle_sigma, rank.label("rank"))
        ranked = part.where(t.game == game, t.puzzle_mu.is_not(None)).subquery()
        async with self.reading.connect() as connection:
            rows = await connection.execute(sa.select(ranked).where(ranked.c.rank == 1))
            return {row.puzzle: Pair(row.puzzle_mu, row.puzzle_sigma) for row in rows}

    async def outcome(self, connection: AsyncConnection, player: str, puzzle: str) -> Outcome | None:
        found: Outcome | None = await connection.scalar(_outcome(player, puzzle))
        return found

    async def add(self, connection: AsyncConnection, row: Row) -> None:
        """Store a first try."""
        await connection.execute(schema.puzzle_tries.insert().values(**row))

    async def answered(
        self, connection: AsyncConnection, player: str, puzzle: str, outcome: Outcome, day: str | None
    ) -> None:
        """Note the answer of somebody who had asked for a hint before."""
        t = schema.puzzle_tries
        change = t.update().where(t.c.player_id == player, t.c.puzzle == puzzle)
        await connection.execute(change.values(outcome=outcome, day=day))

    async def adopt(self, guest: str, account: str) -> None:
        """A guest has signed in: the tries go along, but for those at puzzles that the account has tried itself."""
        t, other = schema.puzzle_tries, schema.puzzle_tries.alias("other")
        same = sa.and_(other.c.puzzle == t.c.puzzle, other.c.player_id == account)
        async with self.engine.begin() as connection:
            moved = t.update().where(t.c.player_id == guest, ~sa.exists().where(same))
            await connection.execute(moved.values(player_id=account))

    async def rated(self, connection: AsyncConnection) -> list[Row]:
        """All rated tries in the order in which they count."""
        t = schema.puzzle_tries
        query = sa.select(t).where(t.c.mu.is_not(None)).order_by(t.c.at_ms, t.c.player_id, t.c.puzzle)
        return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def rewrite(self, connection: AsyncConnection, rows: list[Row]) -> None:
        """Put other ratings after these tries."""
        t = schema.puzzle_tries
        for row in rows:
            key = sa.and_(t.c.player_id == row["player_id"], t.c.puzzle == row["puzzle"])
            values = {name: row[name] for name in ("mu", "sigma", "puzzle_mu", "puzzle_sigma")}
            await connection.execute(t.update().where(key).values(**values))


def _outcome(player: str, puzzle: str) -> sa.Select[tuple[str]]:
    t = schema.puzzle_tries.c
    return sa.select(t.outcome).where(t.player_id == player, t.puzzle == puzzle)
