"""Whom people follow, and what they may know of them: whether they are here. Nobody learns who follows them."""

import hashlib
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.refusal import Refusal
from castelude.room.storage import schema
from castelude.room.storage.database import reading

MOST_FOLLOWED = 200
Row = dict[str, Any]


def key_of(player: str, other: str) -> str:
    """By what one person names another in their own lists; it means nothing to anybody else."""
    return hashlib.sha256(f"{player}:{other}".encode()).hexdigest()[:16]


class Following:
    """Follows of all people."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    async def of(self, player: str) -> list[Row]:
        """Those whom a person follows, by name. `private`: they hide, or have blocked the one who follows them."""
        f, p, b = schema.follows.c, schema.players.c, schema.blocks.c
        blocked = sa.exists().where(b.player_id == p.id, b.blocked_id == player)
        private = sa.or_(p.hidden, blocked).label("private")
        query = sa.select(p.id, p.name, p.seen_ms, private).join(schema.follows, f.followed_id == p.id)
        query = query.where(f.player_id == player, p.erased_ms.is_(None)).order_by(p.name)
        async with self.reading.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def follow(self, player: str, other: str, now_ms: int) -> None:
        """Follow somebody; again changes nothing."""
        f = schema.follows
        try:
            async with self.engine.begin() as connection:
                await connection.execute(f.insert().values(player_id=player, followed_id=other, at_ms=now_ms))
                count = await connection.scalar(sa.select(sa.func.count()).where(f.c.player_id == player))
                if (count or 0) > MOST_FOLLOWED:
                    raise Refusal("conflict", "room-follow-most", most=MOST_FOLLOWED)
        except IntegrityError:
            return

    async def unfollow(self, player: str, key: str) -> None:
        f = schema.follows
        other = next((row["id"] for row in await self.of(player) if key_of(player, row["id"]) == key), None)
        async with self.engine.begin() as connection:
            await connection.execute(f.delete().where(f.c.player_id == player, f.c.followed_id == other))

    async def is_following(self, player: str, other: str) -> bool:
        f = schema.follows.c
        query = sa.select(f.at_ms).where(f.player_id == player, f.followed_id == other)
        async with self.reading.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def playing(self, people: list[str], since_ms: int) -> list[tuple[str, str, int]]:
        """The games of these people in which something has happened since then: person, table, number; latest first."""
        if not people:
            return []
        t, s = schema.tables.c, schema.seats.c
        query = sa.select(s.player_id, t.id, t.version).join(schema.tables)
        query = query.where(s.player_id.in_(people), t.status == "running", t.changed_ms > since_ms)
        async with self.reading.connect() as connection:
            rows = await connection.execute(query.order_by(t.changed_ms.desc()).limit(MOST_FOLLOWED))
            return [(row.player_id, row.id, row.version) for row in rows]

    async def adopt(self, guest: str, account: str) -> None:
        """A guest has signed in: whom they follow and block comes along."""
        async with self.engine.begin() as connection:
            for table, other in ((schema.follows, "followed_id"), (schema.blocks, "blocked_id")):
                same = table.alias("same")
                known = sa.exists().where(same.c.player_id == account, same.c[other] == table.c[other])
                moved = table.update().where(table.c.player_id == guest, table.c[other] != account, ~known)
                await connection.execute(moved.values(player_id=account))
                await connection.execute(table.delete().where(table.c.player_id == guest))
