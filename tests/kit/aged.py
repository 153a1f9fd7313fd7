"""Tables as older rules have left them in the log."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import sqlalchemy as sa

from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from tests.kit.room import RunningRoom


def age(room: RunningRoom, table: str, new: str, old: str) -> None:
    """Let the log of a table say what an older rule allowed, and serve it again."""
    room.stop()

    async def change() -> None:
        engine = open_engine(room.settings.database)
        events = schema.events
        async with engine.begin() as connection:
            changed = sa.func.replace(events.c.data, old, new)
            await connection.execute(sa.update(events).where(events.c.table_id == table).values(data=changed))
        await engine.dispose()

    with ThreadPoolExecutor(1) as thread:  # a browser test has a loop of its own
        thread.submit(asyncio.run, change()).result()
    room.start()
    for person in room.people:
        person.come_back()
