"""Who looks for opponents. Whatever pairs or parts people is one transaction, and such transactions take turns."""

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import Alone, alone, reading

AT_ONCE = 100
"""How many groups one transaction pairs: others wait for it."""
BACK = {"table_id": None, "offered_ms": None, "accepted": False, "pledge": None, "agreed_ms": None}
"""What makes somebody wait again, who keeps their place in the queue."""
s = schema.seeks.c


class Seek(NamedTuple):
    """Somebody who looks for opponents: a row of `seeks`."""

    player_id: str
    game: str
    players: int
    pace: str
    rated: bool
    points: int
    low: int | None
    high: int | None
    since_ms: int
    until_ms: int
    table_id: str | None = None
    offered_ms: int | None = None
    accepted: bool = False
    pledge: str | None = None
    agreed_ms: int | None = None
    opened: bool = False
    bot_table: str | None = None

    @property
    def wish(self) -> tuple[object, ...]:
        """What is looked for; asked for again, it keeps its place in the queue."""
        return self.game, self.players, self.pace, self.rated, self.low, self.high


class Member(NamedTuple):
    """Somebody of a group that has agreed to play, as they are seated."""

    seek: Seek
    name: str
    account: bool
    hidden: bool


class PairingStore:
    """The queue of the whole room."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    def alone(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction in which nobody else pairs or parts people."""
        return alone(self.engine, Alone.PAIRING)

    # ---- reading ----

    async def own(self, player: str) -> Seek | None:
        async with self.reading.connect() as connection:
            return await _own(connection, player)

    async def all(self) -> list[Seek]:
        """All who look for opponents, longest waiting first."""
        query = sa.select(schema.seeks).order_by(s.since_ms, s.player_id)
        async with self.reading.connect() as connection:
            return [Seek._make(row) for row in (await connection.execute(query)).all()]

    async def blocked(self) -> set[tuple[str, str]]:
        """Who of those in the queue has blocked whom of them."""
        b, other = schema.blocks.c, schema.seeks.alias("other")
        query = sa.select(b.player_id, b.blocked_id).join(schema.seeks, s.player_id == b.player_id)
        query = query.join(other, other.c.player_id == b.blocked_id)
        async with self.reading.connect() as connection:
            return {(row.player_id, row.blocked_id) for row in await connection.execute(query)}

    async def group(self, table_id: str) -> list[Member]:
        """Those who have agreed to play at a table that is to be opened, longest waiting first."""
        p = schema.players.c
        query = sa.select(schema.seeks, p.name, p.login, p.hidden).join(schema.players)
        query = query.where(s.table_id == table_id, s.agreed_ms.is_not(None)).order_by(s.since_ms, s.player_id)
        async with self.reading.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Member(Seek._make(row[:-3]), row.name, row.login is not None, row.hidden) for row in rows]

    # ---- one person ----

    async def put(self, wanted: Seek) -> Seek:
        """Let somebody look for opponents; what is stored then.

        The same wish keeps its place in the queue. Whoever has been paired stays so, also when the table is open and
        they have not said yet that they know of it.
        """
        async with self.alone() as connection:
            before = await _own(connection, wanted.player_id)
            if before is not None:
                if before.table_id is not None:
                    return before
                if before.wish == wanted.wish:
                    wanted = before._replace(until_ms=wanted.until_ms, points=wanted.points)
                await connection.execute(schema.seeks.delete().where(s.player_id == wanted.player_id))
            await connection.execute(schema.seeks.insert().values(wanted._asdict()))
        return wanted

    async def leave(self, player: str) -> Seek | None:
        """Take somebody out of the queue; those who were paired with them wait again.

        Nobody leaves a group that has agreed, as its table is being opened: the seek that stays.
        """
        async with self.alone() as connection:
            own = await _own(connection, player)
            if own is None or (own.agreed_ms is not None and not own.opened):
                return own
            await connection.execute(schema.seeks.delete().where(s.player_id == player))
            if own.table_id is not None and not own.opened:
                await connection.execute(schema.seeks.update().where(s.table_id == own.table_id).values(BACK))
        return None

    async def accept(self, accepting: Sequence[tuple[str, str | None]], now_ms: int) -> list[Seek | None]:
        """Let these people accept what is offered to them, with their pledges; what their seeks are then.

        The last of a group to accept makes it agreed. Whoever accepts again changes nothing.
        """
        mine = schema.seeks.update().where(s.player_id == sa.bindparam("who"))
        mine = mine.values(accepted=True, pledge=sa.bindparam("nonce"))
        async with self.alone() as connection:
            before = await _some(connection, s.player_id.in_([player for player, _ in accepting]))
            new = [
                {"who": player, "nonce": pledge}
                for player, pledge in accepting
                if (own := before.get(player)) and own.table_id is not None and own.agreed_ms is None
            ]
            if not new:
                return [before.get(player) for player, _ in accepting]
            await connection.execute(mine, new)
            offers = {before[row["who"]].table_id for row in new if row["who"] is not None}
            groups = await _some(connection, s.table_id.in_(offers))
            accepted = Counter(seek.table_id for seek in groups.values() if seek.accepted)
            agreed = {seek.table_id for seek in groups.values() if accepted[seek.table_id] == seek.players}
            if agreed:
                of_them = schema.seeks.update().where(s.table_id.in_(agreed))
                await connection.execute(of_them.values(agreed_ms=now_ms))
        after = {
            player: seek._replace(agreed_ms=now_ms) if seek.table_id in agreed else seek
            for player, seek in (before | groups).items()
        }
        return [after.get(player) for player, _ in accepting]

    async def set_bot_table(self, player: str, table_id: str) -> None:
        """Note the game against bots that somebody plays meanwhile."""
        async with self.engine.begin() as connection:
            await connection.execute(schema.seeks.update().where(s.player_id == player).values(bot_table=table_id))

    # ---- all of them ----

    async def renew(self, until: Iterable[tuple[str, int]]) -> None:
        """The pages of these people still ask: until when their seeks last."""
        mine = schema.seeks.update().where(s.player_id == sa.bindparam("who"), s.until_ms < sa.bindparam("end"))
        async with self.engine.begin() as connection:
            await connection.execute(
                mine.values(until_ms=sa.bindparam("end")),
                [{"who": player, "end": until_ms} for player, until_ms in until],
            )

    async def pair(self, groups: Sequence[tuple[str, Sequence[Seek]]], now_ms: int) -> int:
        """Offer each of these groups its table, unless one of them is gone or paired by now; how many were paired."""
        people = [seek.player_id for _, group in groups for seek in group]
        waiting = sa.select(s.player_id, s.since_ms)
        waiting = waiting.where(s.player_id.in_(people), s.table_id.is_(None), s.until_ms > now_ms)
        async with self.alone() as connection:
            free = {(row.player_id, row.since_ms) for row in await connection.execute(waiting)}
            rows = [
                {"who": seek.player_id, "at": table_id}
                for table_id, group in groups
                if all((seek.player_id, seek.since_ms) in free for seek in group)
                for seek in group
            ]
            if rows:
                offer = schema.seeks.update().where(s.player_id == sa.bindparam("who"))
                offer = offer.values(table_id=sa.bindparam("at"), offered_ms=now_ms, accepted=False)
                await connection.execute(offer, rows)
        return len(rows)

    async def lapse(self, gone_ms: int, offered_ms: int, agreed_ms: int) -> None:
        """Forget pages that have gone by then, offers of before that not all have accepted, tables of long before.

        Whoever had accepted waits again, and keeps their place. An offer to somebody whose page has gone ends at once.
        """
        late = sa.or_(s.offered_ms < offered_ms, sa.and_(sa.not_(s.accepted), s.until_ms < gone_ms))
        stale = sa.select(s.table_id).where(s.table_id.is_not(None), s.agreed_ms.is_(None), late)
        async with self.alone() as connection:
            tables = set((await connection.execute(stale.distinct())).scalars())
            if tables:
                of_them = s.table_id.in_(tables)
                absent = sa.and_(sa.not_(s.accepted), sa.or_(s.offered_ms < offered_ms, s.until_ms < gone_ms))
                await connection.execute(schema.seeks.delete().where(of_them, absent))
                await connection.execute(schema.seeks.update().where(of_them).values(BACK))
            gone = sa.and_(s.table_id.is_(None), s.until_ms < gone_ms)
            known = sa.and_(s.opened, s.agreed_ms < agreed_ms)
            await connection.execute(schema.seeks.delete().where(sa.or_(gone, known)))

    async def opened(self, tables: Sequence[str]) -> Sequence[None]:
        """The tables of these groups are open."""
        async with self.engine.begin() as connection:
            await connection.execute(schema.seeks.update().where(s.table_id.in_(tables)).values(opened=True))
        return [None] * len(tables)

    async def part(self, table_id: str) -> None:
        """Let those who are left of a group wait again: somebody of it is no longer in the room."""
        async with self.alone() as connection:
            left = schema.seeks.update().where(s.table_id == table_id, sa.not_(s.opened))
            await connection.execute(left.values(BACK))


async def _some(connection: AsyncConnection, which: sa.ColumnElement[bool]) -> dict[str, Seek]:
    rows = (await connection.execute(sa.select(schema.seeks).where(which))).all()
    return {row.player_id: Seek._make(row) for row in rows}


async def _own(connection: AsyncConnection, player: str) -> Seek | None:
    row = (await connection.execute(sa.select(schema.seeks).where(s.player_id == player))).first()
    return None if row is None else Seek._make(row)
