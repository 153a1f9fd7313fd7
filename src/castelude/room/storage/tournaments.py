"""What is stored of tournaments: their events, lists of them, and how their tables stand."""

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import reading

FINISHED = "finished"
Row = dict[str, Any]
Stored = tuple[int, int, str]
"""An event: its number, its time, and its data."""


@dataclass(frozen=True)
class TournamentWrite:
    """An event to be stored as the next one of its tournament, and what the tournament looks like after it."""

    tournament_id: str
    seq: int
    at_ms: int
    player: str | None
    command_id: str
    data: str
    status: str
    organiser: str
    due_ms: int | None
    people: set[str]
    """Who takes part now."""


class TournamentStore:
    """The log has the last word: of several workers that want to store the same event, one does."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    # ---- the log ----

    async def create(self, write: TournamentWrite, title: str, listed: bool) -> bool:
        """Store a new tournament with its first event; False when there is one of that id."""
        row = {"id": write.tournament_id, "title": title, "listed": listed, "version": 1, "status": write.status}
        times = {"created_ms": write.at_ms, "changed_ms": write.at_ms, "due_ms": write.due_ms}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(schema.tournaments.insert().values(organiser=write.organiser, **row, **times))
                await self._add(connection, write)
        except IntegrityError:
            return False
        return True

    async def append(self, write: TournamentWrite) -> bool:
        """Store an event if its number is the next one and its command is new."""
        t, p = schema.tournaments, schema.tournament_players
        change = t.update().where(t.c.id == write.tournament_id, t.c.version == write.seq - 1)
        values = {"status": write.status, "organiser": write.organiser, "due_ms": write.due_ms}
        try:
            async with self.engine.begin() as connection:
                done = await connection.execute(change.values(version=write.seq, changed_ms=write.at_ms, **values))
                if done.rowcount != 1:
                    return False
                await self._add(connection, write)
                here = p.c.tournament_id == write.tournament_id
                stored = set((await connection.execute(sa.select(p.c.player_id).where(here))).scalars())
                gone = p.delete().where(here)
                for player in sorted(stored - write.people):
                    await connection.execute(gone.where(p.c.player_id == player))
                for player in sorted(write.people - stored):
                    new = {"tournament_id": write.tournament_id, "player_id": player}
                    await connection.execute(p.insert().values(**new))
        except IntegrityError:  # another worker was faster, or the command was carried out before
            return False
        return True

    async def _add(self, connection: AsyncConnection, write: TournamentWrite) -> None:
        what = {"command_id": write.command_id, "at_ms": write.at_ms, "player_id": write.player, "data": write.data}
        key = {"tournament_id": write.tournament_id, "seq": write.seq}
        await connection.execute(schema.tournament_events.insert().values(**key, **what))

    async def events(self, tournament_id: str, after_seq: int) -> list[Stored]:
        """The events of a tournament after this number."""
        return (await self.events_of({tournament_id: after_seq})).get(tournament_id, [])

    async def events_of(self, after: dict[str, int]) -> dict[str, list[Stored]]:
        """The events after these numbers of several tournaments."""
        if not after:
            return {}
        e = schema.tournament_events.c
        new = sa.or_(*(sa.and_(e.tournament_id == one, e.seq > seq) for one, seq in after.items()))
        query = sa.select(e.tournament_id, e.seq, e.at_ms, e.data).where(new).order_by(e.tournament_id, e.seq)
        found: dict[str, list[Stored]] = {}
        async with self.reading.connect() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.tournament_id, []).append((row.seq, row.at_ms, row.data))
        return found

    async def find_command(self, tournament_id: str, command_id: str) -> int | None:
        """The number that a command was given, if it was carried out."""
        e = schema.tournament_events.c
        query = sa.select(e.seq).where(e.tournament_id == tournament_id, e.command_id == command_id)
        async with self.reading.connect() as connection:
            found: int | None = await connection.scalar(query)
            return found

    # ---- lists ----

    async def due(self, now_ms: int) -> dict[str, int]:
        """The tournaments that have to be looked at now, with the numbers of their latest events."""
        t = schema.tournaments.c
        async with self.reading.connect() as connection:
            rows = await connection.execute(sa.select(t.id, t.version).where(t.due_ms <= now_ms).order_by(t.id))
            return {row.id: row.version for row in rows}

    async def listed(self, limit: int) -> dict[str, str]:
        """The tournaments of the room, the latest first: their ids and titles."""
        t = schema.tournaments.c
        return await self._titles(sa.select(t.id, t.title).where(t.listed).order_by(t.created_ms.desc()).limit(limit))

    async def of_player(self, player: str, limit: int) -> dict[str, str]:
        """The tournaments in which somebody takes part or which they have organised, the latest first."""
        t, p = schema.tournaments.c, schema.tournament_players.c
        mine = sa.or_(t.organiser == player, sa.exists().where(p.tournament_id == t.id, p.player_id == player))
        return await self._titles(sa.select(t.id, t.title).where(mine).order_by(t.created_ms.desc()).limit(limit))

    async def retitle(self, tournament_id: str, title: str) -> bool:
        """Whether there is such a tournament."""
        change = schema.tournaments.update().where(schema.tournaments.c.id == tournament_id).values(title=title)
        async with self.engine.begin() as connection:
            return (await connection.execute(change)).rowcount == 1

    async def titles(self, ids: list[str]) -> dict[str, str]:
        t = schema.tournaments.c
        return await self._titles(sa.select(t.id, t.title).where(t.id.in_(ids)))

    async def _titles(self, query: sa.Select[tuple[str, str]]) -> dict[str, str]:
        async with self.reading.connect() as connection:
            return {row.id: row.title for row in await connection.execute(query)}

    async def count_open(self, organiser: str) -> int:
        """How many tournaments of this organiser are not over."""
        t = schema.tournaments.c
        query = sa.select(sa.func.count()).where(t.organiser == organiser, t.due_ms.is_not(None))
        async with self.reading.connect() as connection:
            return await connection.scalar(query) or 0

    # ---- people and tables ----

    async def people(self, ids: set[str]) -> dict[str, tuple[str, bool]]:
        """The names of people, and whether they have accounts."""
        p = schema.players.c
        async with self.reading.connect() as connection:
            rows = await connection.execute(sa.select(p.id, p.name, p.login).where(p.id.in_(ids)))
            return {row.id: (row.name, row.login is not None) for row in rows}

    async def tables(self, ids: list[str]) -> dict[str, Row]:
        """How these tables stand, as far as they exist: `status` and `changed_ms`."""
        t = schema.tables.c
        async with self.reading.connect() as connection:
            rows = await connection.execute(sa.select(t.id, t.status, t.changed_ms).where(t.id.in_(ids)))
            return {row.id: {"status": row.status, "changed_ms": row.changed_ms} for row in rows}

    async def results(self, ids: list[str]) -> dict[str, tuple[str, list[int]]]:
        """Why the games at these tables ended, and the seats that have won them."""
        r, s = schema.results.c, schema.result_seats.c
        query = sa.select(r.table_id, r.why, s.seat, s.winner).join(schema.result_seats, s.table_id == r.table_id)
        found: dict[str, tuple[str, list[int]]] = {}
        async with self.reading.connect() as connection:
            for row in await connection.execute(query.where(r.table_id.in_(ids)).order_by(r.table_id, s.seat)):
                _, winners = found.setdefault(row.table_id, (row.why, []))
                if row.winner:
                    winners.append(row.seat)
        return found
