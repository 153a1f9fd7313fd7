"""What is stored for e-mail: addresses, and the hashes of codes that were sent."""

from dataclasses import asdict, dataclass
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import reading

Purpose = Literal["confirm", "recover"]
SCHEME = "mailto:"
"""An address as an endpoint for messages, beside those of push services."""


@dataclass(frozen=True)
class Mailbox:
    """Somebody's address and language; `confirmed_ms`: since when it is known to be theirs."""

    player_id: str
    address: str
    lang: str
    confirmed_ms: int | None


class MailStore:
    """Addresses and codes. Whether letters tell of turns is a matter of `devices`, as for push messages."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    async def mailbox(self, player: str) -> Mailbox | None:
        return await self._one(schema.mailboxes.c.player_id == player)

    async def confirmed(self, login: str) -> Mailbox | None:
        """The confirmed address of an account."""
        m, p = schema.mailboxes.c, schema.players.c
        return await self._one(m.confirmed_ms.is_not(None), m.player_id.in_(sa.select(p.id).where(p.login == login)))

    async def _one(self, *where: sa.ColumnElement[bool]) -> Mailbox | None:
        async with self.reading.connect() as connection:
            row = (await connection.execute(sa.select(schema.mailboxes).where(*where))).first()
        return Mailbox(*row) if row is not None else None

    async def propose(self, mailbox: Mailbox) -> None:
        """Put this address in the place of the one before; letters stop until it is confirmed."""
        async with self.engine.begin() as connection:
            await _drop(connection, mailbox.player_id)
            await connection.execute(schema.mailboxes.insert().values(**asdict(mailbox)))

    async def confirm(self, player: str, now_ms: int) -> None:
        m = schema.mailboxes
        async with self.engine.begin() as connection:
            await connection.execute(m.update().where(m.c.player_id == player).values(confirmed_ms=now_ms))

    async def drop(self, player: str) -> None:
        async with self.engine.begin() as connection:
            await _drop(connection, player)

    async def keep_code(self, player: str, purpose: Purpose, hashed: str, until_ms: int) -> None:
        """Keep the hash of a code; the one before for this purpose ends."""
        c = schema.mailed_codes
        async with self.engine.begin() as connection:
            await connection.execute(c.delete().where(c.c.player_id == player, c.c.purpose == purpose))
            row = {"player_id": player, "purpose": purpose, "code_hash": hashed, "until_ms": until_ms}
            await connection.execute(c.insert().values(**row))

    async def use_code(self, player: str, purpose: Purpose, hashed: str, now_ms: int) -> bool:
        """Whether this code holds; it does so once."""
        c = schema.mailed_codes
        same = sa.and_(c.c.player_id == player, c.c.purpose == purpose, c.c.code_hash == hashed, c.c.until_ms > now_ms)
        async with self.engine.begin() as connection:
            return (await connection.execute(c.delete().where(same))).rowcount == 1


async def _drop(connection: AsyncConnection, player: str) -> None:
    d = schema.devices
    for table in (schema.mailed_codes, schema.mailboxes):
        await connection.execute(table.delete().where(table.c.player_id == player))
    await connection.execute(d.delete().where(d.c.player_id == player, d.c.endpoint.startswith(SCHEME)))
