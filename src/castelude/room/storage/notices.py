"""What is stored for messages to people who are away: their devices, their quiet hours, and what is to be sent."""

from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import reading

MOST_DEVICES = 10
INVITE = "invite"
GAME = "game"
OVER = ("finished", "cancelled")
Row = dict[str, Any]


@dataclass(frozen=True)
class Device:
    """A browser that wants push messages; when its session ends, it gets none any more. Or a mailbox, of no session."""

    id: str
    player_id: str
    session: str | None
    endpoint: str
    key: str
    auth: str
    lang: str
    made_ms: int


class NoticeStore:
    """Devices, quiet hours, and the messages that wait."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    # ---- what people have chosen ----

    async def add_device(self, device: Device) -> None:
        """Send messages there from now on. What waited for this person before is not told any more.

        A browser belongs to whoever used it last; of many devices of one person the latest stay.
        """
        d, t = schema.devices, schema.tables
        old = sa.select(d.c.id).where(d.c.player_id == device.player_id).order_by(d.c.made_ms.desc())
        async with self.engine.begin() as connection:
            await connection.execute(d.delete().where(d.c.id == device.id))
            await connection.execute(d.insert().values(**asdict(device)))
            ids = list((await connection.execute(old)).scalars())
            await connection.execute(d.delete().where(d.c.id.in_(ids[MOST_DEVICES:])))
            if len(ids) == 1:
                told = t.update().where(t.c.turn_of == device.player_id)
                await connection.execute(told.values(told_seq=t.c.turn_seq))

    async def drop_device(self, device_id: str, player: str | None = None) -> None:
        d = schema.devices
        whose = [d.c.player_id == player] if player is not None else []
        async with self.engine.begin() as connection:
            await connection.execute(d.delete().where(d.c.id == device_id, *whose))

    async def devices(self, player: str) -> list[Device]:
        d = schema.devices
        async with self.reading.connect() as connection:
            rows = await connection.execute(sa.select(d).where(d.c.player_id == player).order_by(d.c.made_ms))
            return [Device(*row) for row in rows]

    async def quiet(self, player: str) -> Row | None:
        q = schema.quiet_hours.c
        query = sa.select(q.zone, q.from_minute, q.to_minute).where(q.player_id == player)
        async with self.reading.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        return dict(row) if row is not None else None

    async def set_quiet(self, player: str, hours: Row | None) -> None:
        q = schema.quiet_hours
        async with self.engine.begin() as connection:
            await connection.execute(q.delete().where(q.c.player_id == player))
            if hours is not None:
                await connection.execute(q.insert().values(player_id=player, **hours))

    # ---- what waits ----

    async def untold(self, before_ms: int, limit: int) -> list[Row]:
        """People with devices whose turn it has been since before then, and who were not told."""
        t, d, q = schema.tables.c, schema.devices.c, schema.quiet_hours.c
        query = sa.select(t.id, t.turn_of, t.turn_seq, q.zone, q.from_minute, q.to_minute)
        query = query.outerjoin(schema.quiet_hours, q.player_id == t.turn_of)
        query = query.where(t.turn_of.in_(sa.select(d.player_id)), t.turn_seq > t.told_seq, t.changed_ms <= before_ms)
        async with self.reading.connect() as connection:
            rows = await connection.execute(query.order_by(t.changed_ms).limit(limit))
            return [dict(row) for row in rows.mappings()]

    async def tell(self, table_id: str, player: str, turn_seq: int, now_ms: int, send: bool) -> None:
        """Note that somebody is told of a turn, once for all workers; with messages to their devices, or without."""
        t, d, n = schema.tables, schema.devices.c, schema.notices
        claim = t.update().where(
            t.c.id == table_id, t.c.turn_of == player, t.c.turn_seq == turn_seq, t.c.told_seq < turn_seq
        )
        async with self.engine.begin() as connection:
            claimed = await connection.execute(claim.values(told_seq=turn_seq))
            if claimed.rowcount != 1 or not send:
                return
            await connection.execute(n.delete().where(n.c.table_id == table_id))
            found = (await connection.execute(sa.select(d.id).where(d.player_id == player))).scalars()
            rows = [{"device_id": one, "table_id": table_id, "turn_seq": turn_seq} for one in found]
            if rows:
                await connection.execute(n.insert(), [row | {"tries": 0, "next_ms": now_ms} for row in rows])

    async def invite(self, table_id: str, player: str, now_ms: int) -> None:
        """Messages to the devices of somebody who is invited to a table; one that waits there already stays."""
        d, n = schema.devices.c, schema.notices
        waits = sa.exists().where(n.c.device_id == d.id, n.c.table_id == table_id)
        values = {"table_id": table_id, "turn_seq": 0, "tries": 0, "next_ms": now_ms, "kind": INVITE}
        async with self.engine.begin() as connection:
            found = (await connection.execute(sa.select(d.id).where(d.player_id == player, ~waits))).scalars()
            rows = [{"device_id": one, **values} for one in found]
            if rows:
                await connection.execute(n.insert(), rows)

    async def tell_of_game(self, table_id: str, players: list[str], now_ms: int) -> None:
        """Note that a game of a tournament has begun, once for all workers, with messages to these people's devices."""
        t, d, n = schema.tables, schema.devices.c, schema.notices
        async with self.engine.begin() as connection:
            claim = t.update().where(t.c.id == table_id, t.c.told_seq == 0)
            if (await connection.execute(claim.values(told_seq=1))).rowcount != 1:
                return
            found = (await connection.execute(sa.select(d.id).where(d.player_id.in_(players)))).scalars()
            rows = [{"device_id": one, "table_id": table_id, "turn_seq": 0, "kind": GAME} for one in found]
            if rows:
                await connection.execute(n.insert(), [row | {"tries": 0, "next_ms": now_ms} for row in rows])

    async def due(self, now_ms: int, limit: int) -> list[Row]:
        """Messages to be tried now; `stale`: it is no longer that turn, or the table waits for nobody any more."""
        n, d, t, i, p = schema.notices.c, schema.devices, schema.tables.c, schema.invites.c, schema.players.c
        other_turn = sa.or_(t.turn_seq != n.turn_seq, t.turn_of.is_distinct_from(d.c.player_id))
        uninvited = sa.or_(i.player_id.is_(None), t.status != "open")
        stale = sa.case((n.kind == INVITE, uninvited), (n.kind == GAME, t.status.in_(OVER)), else_=other_turn)
        columns = (n.table_id, n.tries, n.next_ms, n.kind, t.game, p.name.label("by"), stale.label("stale"))
        query = sa.select(*columns, d).join(d, d.c.id == n.device_id).join(schema.tables, t.id == n.table_id)
        invited = sa.and_(i.player_id == d.c.player_id, i.table_id == n.table_id)
        query = query.outerjoin(schema.invites, invited).outerjoin(schema.players, p.id == i.from_id)
        query = query.where(n.next_ms <= now_ms).limit(limit)
        async with self.reading.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def claim(self, notice: Row, next_ms: int) -> bool:
        """Try a message now: unless another worker does; who dies meanwhile leaves it to others until then."""
        n = schema.notices
        mine = self._key(notice)
        change = n.update().where(mine, n.c.next_ms == notice["next_ms"])
        async with self.engine.begin() as connection:
            changed = await connection.execute(change.values(next_ms=next_ms, tries=n.c.tries + 1))
            return changed.rowcount == 1

    async def done(self, notice: Row) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(schema.notices.delete().where(self._key(notice)))

    def _key(self, notice: Row) -> sa.ColumnElement[bool]:
        n = schema.notices.c
        return sa.and_(n.device_id == notice["id"], n.table_id == notice["table_id"])
