"""One client cannot hurt another: hostile clients come from one address, people play from another."""

import asyncio
import contextlib
import itertools
import os
import random
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.kit.faults import hostile
from tests.kit.faults.campaign import open_table, spread
from tests.kit.faults.clients import PATIENCE
from tests.kit.faults.evening import LIMITS, MIB, Evening, attacker, evening
from tests.kit.faults.scale import scale
from tests.kit.soak import SOAK, report

NICE = 19
MANY_AT_ONCE = {"REQUESTS_PER_SECOND": "1000", "UNDER_WAY": "1000"}


async def babble(room: Evening, number: int, count: int) -> int:
    """Send so many bad frames as a stranger, coming back whenever the room has had enough; how often."""
    rng = random.Random(number)
    guest = room.strangers[number]
    own = await open_table(room.url, [guest], start=False)
    frames = hostile.nonsense(rng)
    left, visits = count, 0
    while left > 0:
        raw = hostile.Raw(room.url)
        with contextlib.suppress(*hostile.GONE):
            if await raw.upgrade(rng.choice([own, *room.tables]), guest):
                visits += 1
                for data in itertools.islice(frames, min(left, 18)):
                    await raw.send(data)
                    left -= 1
                    async with asyncio.timeout(PATIENCE):
                        await raw.read_past()  # everything is answered, if only by the end of the connection
        raw.close()
    return visits


def test_frames_of_nonsense_crash_nothing(postgres: str, tmp_path: Path) -> None:
    async def run_it() -> None:
        async with evening(postgres, tmp_path) as room:
            before = room.memory()
            visits = await asyncio.gather(*(babble(room, number, scale().frames // 4) for number in range(4)))
            figures = {"frames": scale().frames, "connections": sum(visits), "others": await room.play(30)}
            report("nonsense", {**figures, "memory before": before // MIB, "after": room.memory() // MIB})

    asyncio.run(run_it())


def test_clients_that_do_not_read_or_ask_are_cut_off(sqlite: str, tmp_path: Path) -> None:
    async def run_it() -> None:
        async with evening(sqlite, tmp_path, LIMITS) as room:
            quiet = await room.play(30)
            before = room.memory()
            crowd = [hostile.Raw(room.url) for _ in range(300)]
            await asyncio.gather(*(raw.connect() for raw in crowd))
            waits = [asyncio.create_task(raw.until_cut(PATIENCE)) for raw in crowd]
            attacks = [
                hostile.ask_and_never_read(room.url, room.tables[0], room.strangers[0]),
                hostile.ping_and_never_read(room.url, room.tables[0], room.strangers[1]),
                hostile.never_finish(room.url, room.tables[0], room.strangers[2]),
                hostile.endless_headers(room.url),
            ]
            async with asyncio.timeout(2 * PATIENCE):
                await asyncio.gather(*attacks)
                loud = await room.play(30)
                idle = await asyncio.gather(*waits)
            for raw in crowd:
                raw.close()
            figures = {"quiet": quiet, "under attack": loud, "idle connections cut after, s": spread(idle)}
            report(
                "clients that do not read", {**figures, "memory before": before // MIB, "after": room.memory() // MIB}
            )

    asyncio.run(run_it())


@contextlib.asynccontextmanager
async def another_server() -> AsyncIterator[str]:
    """The address of a server that does nothing, in a process of its own."""
    server, port = await attacker(nice=NICE)
    yield f"http://127.0.0.1:{int(port)}"
    await server.communicate(b"")


@pytest.mark.parametrize("nice", [0, NICE] if SOAK else [NICE])
def test_floods_of_messages_and_connections(sqlite: str, tmp_path: Path, nice: int) -> None:
    """Strangers send as fast as they can, and come back as fast as they may.

    What they take from the machine by their own work is seen when they do the same to another server.
    """

    async def run_it() -> None:
        async with evening(sqlite, tmp_path, LIMITS) as room:
            quiet = await room.play(scale().flood)
            sent: list[int] = []
            async with another_server() as url, room.flooded(url, sent, nice):
                elsewhere = await room.play(scale().flood)
            before = room.memory()
            async with room.flooded(room.url, sent, nice):
                loud = await room.play(scale().flood)
                during = room.memory()
            after = await room.play(scale().flood)
            async with httpx.AsyncClient(base_url=room.url, timeout=PATIENCE) as http:
                assert (await http.get("/api/health")).status_code == 200
            figures = {"load average": os.getloadavg()[0], "sent to another server and here": sent, "quiet": quiet}
            figures |= {"another server is flooded": elsewhere, "the room is flooded": loud, "afterwards": after}
            report(f"floods, nice {nice}", {**figures, "memory before": before // MIB, "during": during // MIB})

    asyncio.run(run_it())


def test_connections_beyond_the_limit_are_turned_away(sqlite: str, tmp_path: Path) -> None:
    """An address has its places and no more, and others have theirs."""

    async def run_it() -> None:
        async with evening(sqlite, tmp_path, {**LIMITS, **MANY_AT_ONCE}) as room:
            raws = [hostile.Raw(room.url) for _ in range(70)]
            guests_ = itertools.cycle(room.strangers)
            assert all(await asyncio.gather(*(raw.upgrade(room.tables[0], next(guests_)) for raw in raws)))
            waits = {asyncio.create_task(raw.until_cut(PATIENCE)) for raw in raws}
            turned_away = 0
            async with asyncio.timeout(PATIENCE):
                while turned_away < 10:
                    done, waits = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                    turned_away += len(done)
            await room.play(10)
            assert len(waits) == 60
            for raw in raws:
                raw.close()
            await asyncio.gather(*waits)

    asyncio.run(run_it())
