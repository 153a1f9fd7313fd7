"""What is stored of daily challenges: the secret of the room, the tasks, and who has tried them."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import reading
from castelude.room.storage.room_state import keep_first

SECRET = "challenges"
Row = dict[str, Any]


class ChallengeStore:
    """Everything is written once: whoever comes second reads what the first one wrote."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    async def _insert(self, table: sa.Table, **values: object) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(table.insert().values(**values))
        except IntegrityError:  # somebody else was faster
            return

    async def secret(self, proposed: str) -> str:
        """The secret of the room: this one, if there was none before."""
        return await keep_first(self.engine, SECRET, proposed)

    async def task(self, day: str, game: str) -> str | None:
        c = schema.challenges.c
        async with self.reading.connect() as connection:
            found: str | None = await connection.scalar(sa.select(c.task).where(c.day == day, c.game == game))
            return found

    async def tasks(self, day: str) -> dict[str, str]:
        """The tasks of a day that are stored, by game."""
        c = schema.challenges.c
        async with self.reading.connect() as connection:
            return {
                row.game: row.task for row in await connection.execute(sa.select(c.game, c.task).where(c.day == day))
            }

    async def put_task(self, day: str, game: str, task: str) -> str:
        """Store a task; the one that is stored."""
        await self._insert(schema.challenges, day=day, game=game, task=task)
        return await self.task(day, game) or task

    async def attempt(self, day: str, game: str, player: str) -> tuple[str, str] | None:
        """The table of somebody's attempt that counts, and its status."""
        c, t = schema.attempts.c, schema.tables.c
        query = sa.select(c.table_id, t.status).join(schema.tables)
        query = query.where(c.day == day, c.game == game, c.player_id == player)
        async with self.reading.connect() as connection:
            row = (await connection.execute(query)).first()
        return (row.table_id, row.status) if row is not None else None

    async def begin(self, day: str, game: str, player: str, table_id: str, now_ms: int) -> None:
        await self._insert(schema.attempts, day=day, game=game, player_id=player, table_id=table_id, begun_ms=now_ms)

    async def adopt(self, guest: str, account: str) -> None:
        """A guest has signed in: the attempts go along, but for those that the account has made itself."""
        a, other = schema.attempts, schema.attempts.alias("other")
        same = sa.and_(other.c.day == a.c.day, other.c.game == a.c.game, other.c.player_id == account)
        async with self.engine.begin() as connection:
            moved = a.update().where(a.c.player_id == guest, ~sa.exists().where(same))
            await connection.execute(moved.values(player_id=account))

    async def own(self, player: str, since: str) -> list[Row]:
        """The attempts of a person from this day on, with how they ended."""
        a, s = schema.attempts.c, schema.result_seats.c
        query = sa.select(a.day, a.game, a.table_id, schema.tables.c.status, s.outcome, s.score)
        seat = sa.and_(s.table_id == a.table_id, s.player_id == player, s.first)
        query = query.join(schema.tables).outerjoin(schema.result_seats, seat)
        async with self.reading.connect() as connection:
            rows = await connection.execute(query.where(a.player_id == player, a.day >= since))
            return [dict(row) for row in rows.mappings()]

    async def days(self, player: str, limit: int) -> set[str]:
        """The latest days on which a person has finished an attempt."""
        a = schema.attempts.c
        query = sa.select(a.day).distinct().join(schema.results, schema.results.c.table_id == a.table_id)
        query = query.where(a.player_id == player).order_by(a.day.desc()).limit(limit)
        async with self.reading.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def results(self, day: str, game: str, asker: str | None, limit: int) -> list[Row]:
        """The finished attempts at a task, the best first, as somebody may see them: nobody else who is hidden.

        A win comes first, then a draw, then a game that was lost at the end, then one that was given up; among equals,
        the lead over the best of the others decides, and then the number of actions.
        """
        a, r, s, p = schema.attempts.c, schema.results.c, schema.result_seats.c, schema.players.c
        others = schema.result_seats.alias("others")
        best = sa.select(sa.func.max(others.c.score)).where(others.c.table_id == a.table_id, others.c.seat != s.seat)
        lead = (s.score - best.scalar_subquery()).label("lead")
        ended = sa.case(
            (s.outcome == "won", 0),
            (s.outcome == "drawn", 1),
            (sa.and_(s.outcome == "lost", r.why == "game"), 2),
            else_=3,
        ).label("ended")
        columns = (a.player_id, a.table_id, s.name, p.login, p.hidden, s.outcome, s.score, r.why, r.plies, r.ended_ms)
        query = sa.select(*columns, lead, ended).join(schema.results, r.table_id == a.table_id)
        query = query.join(schema.result_seats, sa.and_(s.table_id == a.table_id, s.player_id == a.player_id, s.first))
        query = query.join(schema.players, p.id == a.player_id)
        seen = sa.or_(~p.hidden, a.player_id == asker)
        ranked = query.where(a.day == day, a.game == game, seen).subquery()
        order = (ranked.c.ended, sa.func.coalesce(ranked.c.lead, 0).desc(), ranked.c.plies, ranked.c.ended_ms)
        async with self.reading.connect() as connection:
            rows = await connection.execute(sa.select(ranked).order_by(*order).limit(limit))
            return [dict(row) for row in rows.mappings()]
