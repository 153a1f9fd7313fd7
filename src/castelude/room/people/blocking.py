"""Whom people have blocked: those are not paired with them, cannot invite them, and cannot sit at their tables."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.people.following import key_of
from castelude.room.refusal import Refusal
from castelude.room.storage import schema
from castelude.room.storage.database import reading

MOST_BLOCKED = 500
NOBODY: frozenset[str] = frozenset()
"""One for all: an empty set takes 216 bytes, and most people block nobody."""


class Blocking:
    """Blocks of all people. Nobody learns who has blocked them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    async def of(self, player: str) -> list[dict[str, Any]]:
        """Those whom a person has blocked, the latest first."""
        b, p = schema.blocks.c, schema.players.c
        query = sa.select(p.id, p.name, b.at_ms).join(schema.blocks, b.blocked_id == p.id)
        async with self.reading.connect() as connection:
            rows = await connection.execute(query.where(b.player_id == player).order_by(b.at_ms.desc()))
            return [dict(row) for row in rows.mappings()]

    async def blocked_by(self, player: str) -> frozenset[str]:
        """Those whom a person has blocked: what they say is not shown to that person."""
        b = schema.blocks.c
        async with self.reading.connect() as connection:
            found = (await connection.execute(sa.select(b.blocked_id).where(b.player_id == player))).scalars()
            return frozenset(found) or NOBODY

    async def apart_from(self, player: str) -> set[str]:
        """Those whom a person has blocked, and those who have blocked that person."""
        b = schema.blocks.c
        query = sa.select(b.player_id, b.blocked_id).where(sa.or_(b.player_id == player, b.blocked_id == player))
        async with self.reading.connect() as connection:
            return {row[0] if row[1] == player else row[1] for row in await connection.execute(query)}

    async def has(self, player: str, other: str) -> bool:
        """Whether a person has blocked another."""
        b = schema.blocks.c
        query = sa.select(b.at_ms).where(b.player_id == player, b.blocked_id == other)
        async with self.reading.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def block(self, player: str, other: str, now_ms: int) -> None:
        """Block somebody. Neither follows the other any longer, and their invitations are gone."""
        b, f, i = schema.blocks, schema.follows, schema.invites
        pair = ((player, other), (other, player))
        try:
            async with self.engine.begin() as connection:
                await connection.execute(b.insert().values(player_id=player, blocked_id=other, at_ms=now_ms))
                count = await connection.scalar(sa.select(sa.func.count()).where(b.c.player_id == player))
                if (count or 0) > MOST_BLOCKED:
                    raise Refusal("conflict", "room-block-most", most=MOST_BLOCKED)
                for one, two in pair:
                    await connection.execute(f.delete().where(f.c.player_id == one, f.c.followed_id == two))
                await connection.execute(i.delete().where(i.c.player_id == player, i.c.from_id == other))
        except IntegrityError:
            return

    async def unblock(self, player: str, key: str) -> None:
        b = schema.blocks
        other = next((row["id"] for row in await self.of(player) if key_of(player, row["id"]) == key), None)
        async with self.engine.begin() as connection:
            await connection.execute(b.delete().where(b.c.player_id == player, b.c.blocked_id == other))
