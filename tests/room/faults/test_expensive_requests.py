"""A1: requests that cost much, sent as fast as the limit of requests allows, keep nobody else waiting."""

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from castelude import new_match
from tests.kit.faults.clients import Json
from tests.kit.faults.evening import LIMITS, Evening, evening
from tests.kit.faults.hostile import ELSEWHERE
from tests.kit.faults.scale import scale
from tests.kit.soak import report

pytestmark = pytest.mark.slow
A_SECOND = 28
FILM = 50
Ask = Callable[[httpx.AsyncClient], "asyncio.Future[httpx.Response]"]


def films() -> Iterator[Json]:
    """The longest films of whole games of Castellan, all different."""
    for seed in itertools.count(3):
        match = new_match("castellan", 4, seed=seed)
        match.playout(seed, 500)
        for seat in range(4):
            yield {
                "players": 4,
                "setup": match.record().setup,
                "actions": match.actions,
                "seat": seat,
                "since": max(0, len(match.actions) - FILM),
            }


async def attack(room: Evening, ask: Callable[[httpx.AsyncClient], object], until: asyncio.Event) -> Counter[int]:
    """Ask as often as an address may, from another address, without waiting for answers; how they were answered."""
    answers: Counter[int] = Counter()
    transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE, limits=httpx.Limits(max_connections=50))
    async with httpx.AsyncClient(base_url=room.url, transport=transport, timeout=60) as http:
        under_way: set[asyncio.Task[None]] = set()

        async def one() -> None:
            answers[(await ask(http)).status_code] += 1  # type: ignore[misc]

        while not until.is_set():
            task = asyncio.create_task(one())
            under_way.add(task)
            task.add_done_callback(under_way.discard)
            await asyncio.sleep(1 / A_SECOND)
        await asyncio.gather(*under_way)
    return answers


@pytest.mark.parametrize("what", ["position", "replay", "record", "export", "picture"])
def test_a1_expensive_requests_keep_nobody_waiting(sqlite: str, tmp_path: Path, what: str) -> None:
    async def run_it() -> None:
        async with evening(sqlite, tmp_path, LIMITS) as room:
            table, film = f"/api/tables/{room.tables[0]}", films()
            asks: dict[str, Callable[[httpx.AsyncClient], object]] = {
                "position": lambda http: http.post("/api/games/castellan/position", json=next(film)),
                "replay": lambda http: http.get(f"{table}/replay"),
                "record": lambda http: http.get(f"{table}/record"),
                "export": lambda http: http.get(f"{table}/export", params={"form": "svg"}),
                "picture": lambda http: http.get(f"{table}/picture"),
            }
            quiet = await room.play(scale().flood)
            stop = asyncio.Event()
            attacking = asyncio.create_task(attack(room, asks[what], stop))
            loud = await room.play(scale().flood)
            stop.set()
            answers = await attacking
            assert set(answers) <= {200, 429, 503}
            assert answers[200] > 0
            report(f"expensive requests, {what}", {"answers": dict(answers), "quiet": quiet, "under attack": loud})

    asyncio.run(run_it())
