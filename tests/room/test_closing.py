"""A worker that closes leaves nothing open, at whatever moment it is told to."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import asyncpg
import pytest
import uvloop

from castelude.room.processes.helper import HelperProcess
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


class ShortLived(HelperProcess):
    module = "keyword"


def test_event_loops_of_one_process_start_helpers_at_the_same_time() -> None:
    """uvloop raises, and leaves pipes open for ever, when two of its loops start a process at once."""
    loops, rounds = 4, 10
    together = threading.Barrier(loops, timeout=60)

    async def start_and_stop() -> None:
        for _ in range(rounds):
            together.wait()
            helper = ShortLived(256)
            await helper._start()
            await helper.stop()

    with ThreadPoolExecutor(loops) as pool:
        for done in [pool.submit(uvloop.run, start_and_stop()) for _ in range(loops)]:
            done.result()
