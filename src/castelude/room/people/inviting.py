"""Invitations from person to person, to a table that waits for players."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import reading

MOST_SHOWN = 20


class Inviting:
    """Who is invited where. An invitation ends when its table no longer waits for players."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    async def invite(self, player: str, table_id: str, by: str, now_ms: int) -> bool:
        """Invite somebody; False when they are invited to that table already."""
        values = {"player_id": player, "table_id": table_id, "from_id": by, "at_ms": now_ms}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(schema.invites.insert().values(values))
        except IntegrityError:
            return False
        return True

    async def of(self, player: str) -> list[dict[str, Any]]:
        """The invitations of a person, the latest first; those of people whom they have blocked are not shown."""
        i, t, p, b = schema.invites.c, schema.tables.c, schema.players.c, schema.blocks.c
        query = sa.select(i.table_id, t.version, p.name, i.at_ms).join(schema.tables, t.id == i.table_id)
        query = query.join(schema.players, p.id == i.from_id).where(i.player_id == player, t.status == "open")
        query = query.where(~sa.exists().where(b.player_id == player, b.blocked_id == i.from_id))
        async with self.reading.connect() as connection:
            rows = await connection.execute(query.order_by(i.at_ms.desc()).limit(MOST_SHOWN))
            return [dict(row) for row in rows.mappings()]

    async def decline(self, player: str, table_id: str) -> None:
        i = schema.invites
        async with self.engine.begin() as connection:
            await connection.execute(i.delete().where(i.c.player_id == player, i.c.table_id == table_id))

    async def sweep(self) -> None:
        """Forget invitations to tables that no longer wait for players."""
        i, t = schema.invites, schema.tables.c
        waiting = sa.exists().where(t.id == i.c.table_id, t.status == "open")
        async with self.engine.begin() as connection:
            await connection.execute(i.delete().where(~waiting))
