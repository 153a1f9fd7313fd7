"""What is stored of clubs: their members, their tournaments, and the results of games between members."""

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import is_sqlite, reading

Row = dict[str, Any]


@dataclass(frozen=True)
class Club:
    """A club. `code`: of the link by which people join."""

    id: str
    name: str
    code: str
    owner: str
    weekly: str | None
    next_ms: int | None
    created_ms: int


COLUMNS = [schema.clubs.c[name] for name in Club.__dataclass_fields__]


class ClubStore:
    """Access to clubs; who may do what is decided elsewhere."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    async def create(self, club: Club, secret: str) -> None:
        values = {name: getattr(club, name) for name in Club.__dataclass_fields__}
        async with self.engine.begin() as connection:
            await connection.execute(schema.clubs.insert().values(secret=secret, **values))
            await self._add(connection, club.id, club.owner, club.created_ms)

    async def find(self, club_id: str) -> Club | None:
        async with self.reading.connect() as connection:
            row = (await connection.execute(sa.select(*COLUMNS).where(schema.clubs.c.id == club_id))).first()
        return Club(*row) if row is not None else None

    async def of_player(self, player: str) -> list[Club]:
        """The clubs of a person, by name."""
        m = schema.club_members.c
        mine = sa.select(m.club_id).where(m.player_id == player)
        query = sa.select(*COLUMNS).where(schema.clubs.c.id.in_(mine)).order_by(schema.clubs.c.name, schema.clubs.c.id)
        async with self.reading.connect() as connection:
            return [Club(*row) for row in await connection.execute(query)]

    async def change(self, club_id: str, **values: object) -> None:
        c = schema.clubs
        async with self.engine.begin() as connection:
            await connection.execute(c.update().where(c.c.id == club_id).values(**values))

    async def retitle(self, club_id: str, name: str) -> bool:
        """Whether there is such a club."""
        change = schema.clubs.update().where(schema.clubs.c.id == club_id).values(name=name)
        async with self.engine.begin() as connection:
            return (await connection.execute(change)).rowcount == 1

    async def delete(self, club_id: str) -> bool:
        """Whether there was such a club."""
        async with self.engine.begin() as connection:
            return (await connection.execute(schema.clubs.delete().where(schema.clubs.c.id == club_id))).rowcount == 1

    async def due(self, now_ms: int) -> list[tuple[Club, str]]:
        """Clubs whose next tournament is to be opened, with their secrets."""
        c = schema.clubs.c
        query = sa.select(*COLUMNS, c.secret).where(c.next_ms <= now_ms, c.weekly.is_not(None)).order_by(c.id)
        async with self.reading.connect() as connection:
            return [(Club(*row[:-1]), row[-1]) for row in await connection.execute(query)]

    # ---- members ----

    async def is_member(self, club_id: str, player: str) -> bool:
        m = schema.club_members.c
        query = sa.select(m.player_id).where(m.club_id == club_id, m.player_id == player)
        async with self.reading.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def members(self, club_id: str) -> list[Row]:
        """Those who have been there longest first: `player_id`, `name`, `login`, `joined_ms`."""
        m, p = schema.club_members.c, schema.players.c
        query = sa.select(m.player_id, p.name, p.login, m.joined_ms).join(schema.players, p.id == m.player_id)
        query = query.where(m.club_id == club_id).order_by(m.joined_ms, m.player_id)
        async with self.reading.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def count_members(self, ids: list[str]) -> dict[str, int]:
        m = schema.club_members.c
        query = sa.select(m.club_id, sa.func.count().label("many")).where(m.club_id.in_(ids)).group_by(m.club_id)
        async with self.reading.connect() as connection:
            return {row.club_id: row.many for row in await connection.execute(query)}

    async def join(self, club_id: str, player: str, now_ms: int, most: int) -> bool:
        """Become a member; False when the club is full."""
        m = schema.club_members.c
        try:
            async with self.engine.begin() as connection:
                club = sa.select(schema.clubs.c.id).where(schema.clubs.c.id == club_id)
                await connection.execute(club if is_sqlite(self.engine) else club.with_for_update())
                many = await connection.scalar(sa.select(sa.func.count()).where(m.club_id == club_id)) or 0
                if many >= most:
                    return False
                await self._add(connection, club_id, player, now_ms)
        except IntegrityError:  # they have just joined
            return True
        return True

    async def leave(self, club_id: str, player: str) -> None:
        """The club passes on to the member of longest standing; without members it is gone."""
        c, m = schema.clubs, schema.club_members
        async with self.engine.begin() as connection:
            await connection.execute(m.delete().where(m.c.club_id == club_id, m.c.player_id == player))
            rest = sa.select(m.c.player_id).where(m.c.club_id == club_id).order_by(m.c.joined_ms, m.c.player_id)
            heir = await connection.scalar(rest.limit(1))
            if heir is None:
                await connection.execute(c.delete().where(c.c.id == club_id))
            else:
                await connection.execute(c.update().where(c.c.id == club_id, c.c.owner == player).values(owner=heir))

    async def adopt(self, guest: str, account: str) -> None:
        """A guest has signed in: the account is a member in the guest's place."""
        c, m = schema.clubs, schema.club_members
        other = m.alias("other")
        same = sa.and_(other.c.club_id == m.c.club_id, other.c.player_id == account)
        async with self.engine.begin() as connection:
            moved = m.update().where(m.c.player_id == guest, ~sa.exists().where(same))
            await connection.execute(moved.values(player_id=account))
            await connection.execute(m.delete().where(m.c.player_id == guest))
            await connection.execute(c.update().where(c.c.owner == guest).values(owner=account))

    async def _add(self, connection: AsyncConnection, club_id: str, player: str, now_ms: int) -> None:
        new = {"club_id": club_id, "player_id": player, "joined_ms": now_ms}
        await connection.execute(schema.club_members.insert().values(**new))

    # ---- tournaments and results ----

    async def add_tournament(self, club_id: str, tournament_id: str) -> None:
        new = {"club_id": club_id, "tournament_id": tournament_id}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(schema.club_tournaments.insert().values(**new))
        except IntegrityError:  # another worker was faster, or the club is gone
            return

    async def tournaments(self, club_id: str, limit: int) -> dict[str, str]:
        """The latest tournaments of a club: their ids and titles."""
        t, o = schema.tournaments.c, schema.club_tournaments.c
        query = sa.select(t.id, t.title).join(schema.club_tournaments, o.tournament_id == t.id)
        query = query.where(o.club_id == club_id).order_by(t.created_ms.desc()).limit(limit)
        async with self.reading.connect() as connection:
            return {row.id: row.title for row in await connection.execute(query)}

    async def shuts_out(self, tournament_id: str, player: str) -> bool:
        """Whether a tournament is a club's, and this person is no member of it."""
        o, m = schema.club_tournaments.c, schema.club_members.c
        member = sa.exists().where(m.club_id == o.club_id, m.player_id == player)
        query = sa.select(o.club_id).where(o.tournament_id == tournament_id, ~member)
        async with self.reading.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def leaderboard(self, club_id: str) -> dict[str, Row]:
        """By person: how many games against other members they have won, drawn and lost, since both are members."""
        s, m = schema.result_seats.c, schema.club_members.c
        other, theirs = schema.result_seats.alias("other"), schema.club_members.alias("theirs")
        met = sa.exists().where(
            other.c.table_id == s.table_id,
            other.c.player_id != s.player_id,
            theirs.c.club_id == club_id,
            theirs.c.player_id == other.c.player_id,
            theirs.c.joined_ms <= other.c.ended_ms,
        )

        def count(*outcomes: str) -> sa.ColumnElement[int]:
            return sa.func.sum(sa.case((s.outcome.in_(outcomes), 1), else_=0))

        sums = (count("won").label("wins"), count("drawn").label("draws"), count("lost", "left").label("losses"))
        query = sa.select(s.player_id, *sums).join(schema.club_members, m.player_id == s.player_id)
        query = query.where(m.club_id == club_id, s.first, s.ended_ms >= m.joined_ms, met).group_by(s.player_id)
        async with self.reading.connect() as connection:
            return {row["player_id"]: dict(row) for row in (await connection.execute(query)).mappings()}
