"""Public profiles: who has one, what they have played, and the replays that they have chosen."""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.people.names import likenesses
from castelude.room.refusal import Refusal
from castelude.room.storage import schema
from castelude.room.storage.database import reading

MOST_PINS = 6


@dataclass(frozen=True)
class Known:
    """An account as others may know it."""

    id: str
    name: str
    hidden: bool
    created_ms: int


class Profiles:
    """Accounts by the names that others see. Their logins are for signing in, and lead to nobody."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    async def find(self, name: str, asker: str | None) -> Known:
        """The account of this name; a `Refusal` where there is none, or where it is hidden from whoever asks."""
        wanted = likenesses(name[:100])
        for known in await self._named(schema.reserved_names.c.likeness.in_(wanted)):
            if likenesses(known.name) & wanted and (not known.hidden or known.id == asker):
                return known
        raise Refusal("not_found", "room-no-profile")

    async def search(self, text: str, limit: int) -> list[Known]:
        """Accounts whose names begin with this text, by their names; nobody who is hidden."""
        begins = sorted(likenesses(text[:100]))
        if not all(begins):
            return []
        alike = [schema.reserved_names.c.likeness.startswith(begin, autoescape=True) for begin in begins]
        found = await self._named(sa.or_(*alike), ~schema.players.c.hidden)
        named = [known for known in found if any(one.startswith(tuple(begins)) for one in likenesses(known.name))]
        return named[:limit]

    async def _named(self, *which: sa.ColumnElement[bool]) -> list[Known]:
        p = schema.players.c
        query = sa.select(p.id, p.name, p.hidden, p.created_ms).join(schema.reserved_names).distinct()
        query = query.where(*which, p.login.is_not(None), p.erased_ms.is_(None)).order_by(p.name, p.id).limit(100)
        async with self.reading.connect() as connection:
            return [Known(*row) for row in await connection.execute(query)]

    async def tallies(self, player: str) -> dict[str, dict[str, int]]:
        """How many games of each kind a person has finished, by outcome; games on a shared device do not count."""
        s = schema.result_seats.c
        query = sa.select(s.game, s.outcome, sa.func.count()).where(s.player_id == player, s.outcome != "shared")
        found: dict[str, dict[str, int]] = {}
        async with self.reading.connect() as connection:
            for game, outcome, count in await connection.execute(query.group_by(s.game, s.outcome)):
                found.setdefault(game, {})[outcome] = count
        return found

    async def set_hidden(self, player: str, hidden: bool) -> None:
        change = schema.players.update().where(schema.players.c.id == player)
        async with self.engine.begin() as connection:
            await connection.execute(change.values(hidden=hidden, seen_ms=None))

    async def pin(self, player: str, table_id: str, now_ms: int) -> None:
        """Show a replay on the profile, as the latest one; again changes nothing."""
        c = schema.pins.c
        try:
            async with self.engine.begin() as connection:
                await connection.execute(schema.pins.insert().values(player_id=player, table_id=table_id, at_ms=now_ms))
                count = await connection.scalar(sa.select(sa.func.count()).where(c.player_id == player))
                if (count or 0) > MOST_PINS:
                    raise Refusal("conflict", "room-pins", most=MOST_PINS)
        except IntegrityError:
            return

    async def unpin(self, player: str, table_id: str) -> None:
        c = schema.pins.c
        async with self.engine.begin() as connection:
            await connection.execute(schema.pins.delete().where(c.player_id == player, c.table_id == table_id))
