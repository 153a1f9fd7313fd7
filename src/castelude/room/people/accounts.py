"""Who somebody is: guests, and accounts by name and password on top. `sessions` knows them again."""

import dataclasses
import re
import secrets
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from castelude.room.people import passwords
from castelude.room.people.names import clean_name, likenesses
from castelude.room.refusal import Refusal
from castelude.room.storage import schema
from castelude.room.storage.database import reading

LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,29}")


@dataclass(frozen=True)
class Player:
    """A person: the id stays the same for ever, the name may change, an account has a login."""

    id: str
    name: str
    login: str | None
    admin: bool = False
    hidden: bool = False
    """Whether the person wants to be in no list that others see."""


ADMIN = "admin"
"""The role of those who may moderate."""
p = schema.players.c
PLAYER = (p.id, p.name, p.login, p.role, p.hidden)


def player_in(row: Any) -> Player:  # noqa: ANN401 a row with the columns of PLAYER
    return Player(row.id, row.name, row.login, row.role == ADMIN, row.hidden)


class Identity:
    """Guests and accounts."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    async def open(self) -> None:
        """Reserve the names of accounts that were made before names were reserved."""
        r = schema.reserved_names.c
        query = sa.select(p.id, p.name, p.login).where(p.login.is_not(None))
        async with self.engine.begin() as connection:
            for row in await connection.execute(query.where(~sa.exists().where(r.player_id == p.id))):
                await _reserve(connection, row.id, await _free(connection, row.id, _names(row.name, row.login)))

    async def named_guest(self, name: str, now_ms: int) -> Player:
        """A guest with a name of their own choice, which is no account's."""
        return await self.new_guest(await self.checked_name("", name), now_ms)

    async def checked_name(self, player: str, name: str) -> str:
        """A name fit to be shown that is no other account's; else a `Refusal`."""
        name = clean_name(name)
        async with self.reading.connect() as connection:
            await _need_free(connection, player, likenesses(name), "room-name-taken")
        return name

    async def new_guest(self, name: str, now_ms: int) -> Player:
        player = Player(secrets.token_hex(16), name, None)
        async with self.engine.begin() as connection:
            await connection.execute(schema.players.insert().values(id=player.id, name=player.name, created_ms=now_ms))
        return player

    async def rename(self, player: Player, name: str) -> Player:
        name = clean_name(name)
        async with self.engine.begin() as connection:
            await _need_free(connection, player.id, likenesses(name), "room-name-taken")
            if player.login is not None:
                await _reserve(connection, player.id, _names(name, player.login))
            await connection.execute(schema.players.update().where(schema.players.c.id == player.id).values(name=name))
        return dataclasses.replace(player, name=name)

    async def register(self, player: Player, login: str, password: str) -> Player:
        """Turn a guest into an account: the id and so all its tables stay."""
        login = login.strip().lower()
        if player.login is not None:
            raise Refusal("conflict", "room-account-already")
        if not LOGIN.fullmatch(login):
            raise Refusal("malformed", "room-login-form")
        hashed = await passwords.hashed(password, login)
        try:
            async with self.engine.begin() as connection:
                await _need_free(connection, player.id, likenesses(login), "room-login-taken")
                await _need_free(connection, player.id, likenesses(player.name), "room-name-taken")
                await _reserve(connection, player.id, _names(player.name, login))
                changed = await connection.execute(
                    schema.players.update()
                    .where(schema.players.c.id == player.id, schema.players.c.login.is_(None))
                    .values(login=login, password_hash=hashed)
                )
        except IntegrityError as error:
            raise Refusal("conflict", "room-login-taken") from error
        if changed.rowcount != 1:
            raise Refusal("conflict", "room-account-already")
        return dataclasses.replace(player, login=login)

    async def set_password(self, player: Player, password: str) -> None:
        hashed = await passwords.hashed(password, player.login or "")
        async with self.engine.begin() as connection:
            await connection.execute(
                schema.players.update().where(schema.players.c.id == player.id).values(password_hash=hashed)
            )

    async def sign_in(self, login: str, password: str) -> Player:
        """The account with this name and password, or a `Refusal` that does not say which of the two is wrong."""
        query = sa.select(*PLAYER, p.password_hash).where(p.login == login.strip().lower())
        async with self.reading.connect() as connection:
            row = (await connection.execute(query)).first()
        right = await passwords.is_right(password, row.password_hash if row else None)
        if row is None or not right:
            raise Refusal("not_allowed", "room-sign-in")
        return player_in(row)

    async def find(self, player_id: str) -> Player:
        """The person of this id."""
        query = sa.select(*PLAYER).where(p.id == player_id, p.erased_ms.is_(None))
        async with self.reading.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise Refusal("not_found", "room-no-person")
        return player_in(row)

    async def search(self, text: str, limit: int) -> list[Player]:
        """Accounts and guests whose name or login begins with this text, accounts first."""
        begin = text.strip().lower()
        alike = sa.or_(sa.func.lower(p.name).startswith(begin, autoescape=True), p.login == begin, p.id == begin)
        query = sa.select(*PLAYER).where(alike, p.erased_ms.is_(None))
        query = query.order_by(p.login.is_(None), p.created_ms.desc()).limit(limit)
        async with self.reading.connect() as connection:
            rows = await connection.execute(query)
            return [player_in(row) for row in rows]

    async def set_admin(self, login: str, admin: bool) -> None:
        """Make an account an administrator, or no longer."""
        change = schema.players.update().where(p.login == login.strip().lower())
        async with self.engine.begin() as connection:
            changed = await connection.execute(change.values(role=ADMIN if admin else None))
        if changed.rowcount != 1:
            raise Refusal("not_found", "room-no-such-account", login=login)


def _names(name: str, login: str) -> set[str]:
    return likenesses(name) | likenesses(login)


async def _free(connection: AsyncConnection, player: str, wanted: set[str]) -> set[str]:
    """Those of these likenesses that are no other account's."""
    r = schema.reserved_names.c
    query = sa.select(r.likeness).where(r.likeness.in_(wanted), r.player_id != player)
    return wanted - set((await connection.execute(query)).scalars())


async def _need_free(connection: AsyncConnection, player: str, wanted: set[str], message: str) -> None:
    if await _free(connection, player, wanted) != wanted:
        raise Refusal("conflict", message)


async def _reserve(connection: AsyncConnection, player: str, wanted: set[str]) -> None:
    """Keep these likenesses for an account, in place of those it had."""
    names = schema.reserved_names
    await connection.execute(names.delete().where(names.c.player_id == player))
    if wanted:
        rows = [{"likeness": likeness, "player_id": player} for likeness in sorted(wanted)]
        await connection.execute(names.insert(), rows)
