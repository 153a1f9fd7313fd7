"""Who may moderate the room: the host says so on the command line."""

import asyncio

from castelude.room.moderation.audit import Audit
from castelude.room.people.accounts import Identity
from castelude.room.storage.admin import opened
from castelude.room.tables.uptime import system_now

HOST = "castelude admin"
"""Who has done it, in the log: whoever may run commands on the machine."""


def set_admin_for_host(database: str | None, login: str, admin: bool) -> None:
    """Make an account an administrator, or no longer; the log of the administrators says so."""

    async def change() -> None:
        async with opened(database) as engine:
            await Identity(engine).set_admin(login, admin)
            await Audit(engine).add(system_now(), HOST, "admin" if admin else "unadmin", login.strip().lower())

    asyncio.run(change())
