"""When accounts were last here, within a minute, for those who follow them; not of guests and of hidden people."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.people.accounts import Player
from castelude.room.storage import schema

OFTEN_MS = 45_000
"""How often it is written down, at most."""
HERE_MS = 150_000
"""Somebody who was here so lately is online: open pages ask once a minute."""
AT_ONCE = 200


class Seen:
    """Collects who asks something of this worker, and stores it from time to time, all of them together."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._seen: dict[str, int] = {}
        self._stored: dict[str, int] = {}

    def note(self, player: Player, now_ms: int) -> None:
        if player.login is not None and not player.hidden and now_ms - self._stored.get(player.id, 0) > OFTEN_MS:
            self._seen[player.id] = now_ms

    async def store(self, now_ms: int) -> None:
        seen, self._seen = list(self._seen.items()), {}
        p = schema.players
        change = p.update().where(p.c.id == sa.bindparam("who"), p.c.erased_ms.is_(None), sa.not_(p.c.hidden))
        for first in range(0, len(seen), AT_ONCE):
            rows = [{"who": player, "at": at_ms} for player, at_ms in seen[first : first + AT_ONCE]]
            async with self.engine.begin() as connection:
                await connection.execute(change.values(seen_ms=sa.bindparam("at")), rows)
        self._stored = {key: at for key, at in self._stored.items() if now_ms - at <= OFTEN_MS} | dict(seen)
