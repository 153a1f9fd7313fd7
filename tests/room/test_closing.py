"""A worker that closes leaves nothing open, at whatever moment it is told to."""

import asyncio
from collections.abc import Callable

import asyncpg
import pytest

from castelude.room.settings import Settings
from castelude.room.worker import Worker


def test_a_worker_that_closes_while_it_begins_to_listen_leaves_no_connection(
    room_on_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[asyncpg.Connection] = []

    async def never_done(connection: asyncpg.Connection, *_: object) -> None:
        begun.append(connection)
        await asyncio.Event().wait()

    database = room_on_postgres()
    monkeypatch.setattr(asyncpg.Connection, "add_listener", never_done)

    async def work() -> None:
        worker = Worker(Settings(database=database, bot_processes=1))
        await worker.open()
        async with asyncio.timeout(60):
            while not begun:
                await asyncio.sleep(0.01)
        await worker.close()

    asyncio.run(work())
    assert [connection.is_closed() for connection in begun] == [True]
