"""Results of finished games: the history of a person, and what recomputing them from the log needs."""

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import is_sqlite, reading
from castelude.room.storage.result_rows import PLAYED_WITH, RESULT_NAMES, SEAT_NAMES, result_row, seat_rows, sought
from castelude.room.tables.ports import TableResult

FINISHED = "finished"
MOST_NAMES = 100
Row = dict[str, Any]


@dataclass(frozen=True)
class Wanted:
    """Which games of a history; None and the empty text stand for all of them."""

    game: str | None = None
    outcome: str | None = None
    pace: str | None = None
    rated: bool | None = None
    bots: bool | None = None
    """Against bots alone, or against people."""
    name: str = ""
    """Part of the name of another player."""
    public: bool = False
    """Only games that everybody may look at."""
    pinned: bool = False
    """Only replays that the person has chosen for their profile."""


class Results:
    """What is stored of finished games, beside their events."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    async def history(self, player: str, wanted: Wanted, before: tuple[int, str] | None, limit: int) -> list[Row]:
        """The finished games of a person, latest first, each with `seats`: two queries, however many there are.

        A name costs a third one: whether the person has played with anybody who is called so.
        """
        r, s = schema.results.c, schema.result_seats.c
        step, pin = schema.rating_steps.c, schema.pins.c
        pinned = sa.exists().where(pin.table_id == r.table_id, pin.player_id == player).label("pinned")
        query = sa.select(schema.results, s.outcome, s.seat, step.before, step.mu, pinned)
        query = query.join(schema.result_seats, s.table_id == r.table_id)
        query = query.outerjoin(schema.rating_steps, sa.and_(step.table_id == s.table_id, step.seat == s.seat))
        query = query.where(s.player_id == player, s.first, *_conditions(player, wanted))
        if before is not None:
            query = query.where(sa.tuple_(s.ended_ms, s.table_id) < sa.tuple_(*map(sa.literal, before)))
        query = query.order_by(s.ended_ms.desc(), s.table_id.desc()).limit(limit)
        async with self.reading.connect() as connection:
            if wanted.name:
                named = await connection.execute(_named(player, wanted.name).limit(MOST_NAMES + 1))
                if not (names := list(named.scalars())):
                    return []  # else all games of the person would be looked through
                query = query.where(_with(player, wanted.name, names))
            games = [dict(row) for row in (await connection.execute(query)).mappings()]
            ids = [game["table_id"] for game in games]
            people = schema.result_seats.outerjoin(schema.players, schema.players.c.id == s.player_id)
            seats = (
                sa.select(schema.result_seats, schema.players.c.hidden)
                .select_from(people)
                .where(s.table_id.in_(ids))
                .order_by(s.table_id, s.seat)
            )
            rows = (await connection.execute(seats)).mappings().all() if ids else []
        for game in games:
            game["seats"] = [dict(row) for row in rows if row["table_id"] == game["table_id"]]
        return games

    # ---- from the log ----

    async def finished(self, after: str, limit: int, missing: bool) -> list[str]:
        """Finished tables by their ids, from the one after this; only those without a result, if so wanted."""
        t = schema.tables.c
        query = sa.select(t.id).where(t.status == FINISHED, t.id > after).order_by(t.id).limit(limit)
        if missing:
            query = query.where(~sa.exists().where(schema.results.c.table_id == t.id))
        async with self.reading.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def put(self, results: dict[str, tuple[int, TableResult | None]]) -> set[str]:
        """Store the results of tables at these numbers of their events; the tables that had changed meanwhile."""
        t, r, s = schema.tables.c, schema.results, schema.result_seats
        query = sa.select(t.id, t.version).where(t.id.in_(results)).order_by(t.id)
        async with self.engine.begin() as connection:
            locked = query if is_sqlite(self.engine) else query.with_for_update()
            versions = {row.id: row.version for row in await connection.execute(locked)}
            same = [table_id for table_id, version in versions.items() if version == results[table_id][0]]
            found = [result for result in (results[table_id][1] for table_id in same) if result is not None]
            names = schema.played_with
            await connection.execute(names.delete().where(names.c.table_id.in_(same)))
            await connection.execute(s.delete().where(s.c.table_id.in_(same)))
            await connection.execute(r.delete().where(r.c.table_id.in_(same)))
            if found:
                rows = [dict(zip(RESULT_NAMES, result_row(result), strict=True)) for result in found]
                seats = [dict(zip(SEAT_NAMES, row, strict=True)) for result in found for row in seat_rows(result)]
                await connection.execute(r.insert(), rows)
                await connection.execute(s.insert(), seats)
                await connection.execute(schema.unexplored.delete().where(schema.unexplored.c.table_id.in_(same)))
                await connection.execute(schema.unexplored.insert(), [{"table_id": one.table_id} for one in found])
                of_tables = sa.text(f"{PLAYED_WITH} AND a.table_id IN :tables")
                await connection.execute(of_tables.bindparams(sa.bindparam("tables", same, expanding=True)))
        return set(versions) - set(same)


def _conditions(player: str, wanted: Wanted) -> list[sa.ColumnElement[bool]]:
    r, s = schema.results.c, schema.result_seats.c
    other = schema.result_seats.alias("other")
    others = sa.and_(other.c.table_id == s.table_id, other.c.player_id.is_distinct_from(player))
    equal = {r.game: wanted.game, s.outcome: wanted.outcome, r.pace: wanted.pace, r.rated: wanted.rated}
    found = [column == value for column, value in equal.items() if value is not None]
    if wanted.bots is not None:
        people = sa.exists().where(others, other.c.player_id.is_not(None))
        found.append(~people if wanted.bots else people)
    if wanted.public:
        found.append(r.public)
    if wanted.pinned:
        pin = schema.pins.c
        found.append(s.table_id.in_(sa.select(pin.table_id).where(pin.player_id == player)))
    return found


def _with(player: str, part: str, names: list[str]) -> sa.ColumnElement[bool]:
    """Played with somebody of these names: databases know which are rare. Too many are looked for by the part."""
    s, met = schema.result_seats.c, schema.played_with.c
    found = met.sought.in_(names) if len(names) <= MOST_NAMES else met.sought.contains(sought(part), autoescape=True)
    return sa.exists().where(met.table_id == s.table_id, met.player_id == player, found)


def _named(player: str, part: str) -> sa.Select[str]:
    """The names with this part of people that a person has played with: a step in the index a name, not one a game."""
    met, later = schema.played_with.c, schema.played_with.alias("later").c
    first = sa.select(sa.func.min(met.sought).label("sought")).where(met.player_id == player)
    names = first.cte("names", recursive=True)
    following = sa.select(sa.func.min(later.sought)).where(later.player_id == player, later.sought > names.c.sought)
    names = names.union_all(sa.select(following.scalar_subquery()).where(names.c.sought.is_not(None)))
    return sa.select(names.c.sought).where(names.c.sought.contains(sought(part), autoescape=True))
