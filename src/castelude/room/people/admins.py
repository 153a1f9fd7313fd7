"""Who may moderate the room: the host says so on the command line."""

import asyncio

from castelude.room.people.accounts import Identity
from castelude.room.storage.admin import opened


def set_admin_for_host(database: str | None, login: str, admin: bool) -> None:
    """Make an account an administrator, or no longer."""

    async def change() -> None:
        async with opened(database) as engine:
            await Identity(engine).set_admin(login, admin)

    asyncio.run(change())
