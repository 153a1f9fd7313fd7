"""Who somebody is: guests, and accounts by name and password on top. `sessions` knows them again."""

import re
import secrets
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.people import passwords
from castelude.room.refusal import Refusal
from castelude.room.storage import schema
from castelude.room.storage.database import reading

LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,29}")
LONGEST_NAME = 24


@dataclass(frozen=True)
class Player:
    """A person: the id stays the same for ever, the name may change, an account has a login."""

    id: str
    name: str
    login: str | None


def clean_name(name: str) -> str:
    """A display name fit to be shown: printable, without double spaces, not too long; else a `Refusal`."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refusal("malformed", "room-name", most=LONGEST_NAME)
    return name


class Identity:
    """Guests and accounts."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    async def new_guest(self, name: str, now_ms: int) -> Player:
        player = Player(secrets.token_hex(16), name, None)
        async with self.engine.begin() as connection:
            await connection.execute(schema.players.insert().values(id=player.id, name=player.name, created_ms=now_ms))
        return player

    async def rename(self, player: Player, name: str) -> Player:
        name = clean_name(name)
        async with self.engine.begin() as connection:
            await connection.execute(schema.players.update().where(schema.players.c.id == player.id).values(name=name))
        return Player(player.id, name, player.login)

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
                changed = await connection.execute(
                    schema.players.update()
                    .where(schema.players.c.id == player.id, schema.players.c.login.is_(None))
                    .values(login=login, password_hash=hashed)
                )
        except IntegrityError as error:
            raise Refusal("conflict", "room-login-taken") from error
        if changed.rowcount != 1:
            raise Refusal("conflict", "room-account-already")
        return Player(player.id, player.name, login)

    async def set_password(self, player: Player, password: str) -> None:
        hashed = await passwords.hashed(password, player.login or "")
        async with self.engine.begin() as connection:
            await connection.execute(
                schema.players.update().where(schema.players.c.id == player.id).values(password_hash=hashed)
            )

    async def sign_in(self, login: str, password: str) -> Player:
        """The account with this name and password, or a `Refusal` that does not say which of the two is wrong."""
        p = schema.players.c
        query = sa.select(p.id, p.name, p.login, p.password_hash).where(p.login == login.strip().lower())
        async with self.reading.connect() as connection:
            row = (await connection.execute(query)).first()
        right = await passwords.is_right(password, row.password_hash if row else None)
        if row is None or not right:
            raise Refusal("not_allowed", "room-sign-in")
        return Player(row.id, row.name, row.login)
