"""Recovery codes: the way back into an account whose password is lost, without an e-mail address."""

import asyncio
import hashlib
import secrets

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.people import passwords
from castelude.room.people.accounts import PLAYER, Player, player_in
from castelude.room.refusal import Refusal
from castelude.room.storage import schema
from castelude.room.storage.admin import opened

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without 0, 1, i, l and o, which are taken for each other on paper."""
GROUPS, GROUP = 5, 4


def new_code() -> str:
    """About 99 bits from the operating system, so a plain hash keeps it safe."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def code_hash(code: str) -> str:
    """The same for a code however it was typed: capitals, spaces and hyphens do not count."""
    return hashlib.sha256("".join(filter(str.isalnum, code.lower())).encode()).hexdigest()


class Recovery:
    """One code an account, stored hashed; using it or making a new one ends the old."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def renew(self, login: str) -> str:
        """A new code for the account; it is given out here and nowhere else."""
        code = new_code()
        p = schema.players.c
        change = schema.players.update().where(p.login == login.strip().lower()).values(recovery_hash=code_hash(code))
        async with self.engine.begin() as connection:
            changed = await connection.execute(change)
        if changed.rowcount != 1:
            raise Refusal("not_found", "room-no-such-account", login=login)
        return code

    async def redeem(self, login: str, code: str, password: str) -> Player:
        """The account of this name and code, with its new password; the code is used up.

        A `Refusal` does not say whether the name or the code is wrong.
        """
        name = login.strip().lower()
        hashed = await passwords.hashed(password, name)
        p = schema.players.c
        matching = sa.and_(p.login == name, p.recovery_hash == code_hash(code))
        change = schema.players.update().where(matching).values(password_hash=hashed, recovery_hash=None)
        async with self.engine.begin() as connection:
            row = (await connection.execute(change.returning(*PLAYER))).first()
        if row is None:
            raise Refusal("not_allowed", "room-recovery-wrong")
        return player_in(row)


def renew_for_host(database: str | None, login: str) -> str:
    """A new code for the host of the room to hand to somebody who has lost password and code."""

    async def renew() -> str:
        async with opened(database) as engine:
            return await Recovery(engine).renew(login)

    return asyncio.run(renew())
