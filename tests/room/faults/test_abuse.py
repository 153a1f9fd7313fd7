"""One client cannot hurt another: hostile clients come from one address, people play from another."""

import asyncio
import contextlib
import itertools
import random
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.room.faults import hostile
from tests.room.faults.campaign import Run, guests, open_table, settle, spread, verdict
from tests.room.faults.clients import PATIENCE, Guest, Json, Line, move
from tests.room.faults.scale import scale
from tests.room.faults.workers import ROOT, serving
from tests.room.soak import report

MIB = 1024 * 1024
MOST_GROWTH = 128 * MIB
TABLES = 3
LIMITS = {
    "MESSAGES_PER_SECOND": "20",
    "REQUESTS_PER_SECOND": "30",
    "SOCKETS_PER_PLAYER": "12",
    "SOCKETS_PER_ADDRESS": "60",
}


@dataclass
class Evening:
    """A room with people at their tables, and strangers at hand."""

    run: Run
    tables: list[str]
    strangers: list[Guest]
    quiet: Json = field(default_factory=dict)

    @property
    def url(self) -> str:
        return self.run.workers[0].url

    def memory(self) -> int:
        """Bytes that the worker holds in memory."""
        status = Path(f"/proc/{self.run.workers[0].pid}/status").read_text()
        return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))

    async def play(self, more: int) -> Json:
        """Let people play on so long; how long their acknowledgements took."""
        known = len(self.run.history.operations)
        await self.run.progress(more)
        ended = [each for each in self.run.history.operations[known:] if each.end == "ok"]
        return spread([each.ended - each.began for each in ended])


@contextlib.asynccontextmanager
async def evening(database: str, folder: Path, **settings: str) -> AsyncIterator[Evening]:
    """People play at a steady pace; in the end every word they were given holds, and the worker is the same."""
    async with serving(database, folder, 1, **settings) as workers:
        run = Run(workers, database)
        people = await guests(database, 2 * TABLES + 8)
        stop = asyncio.Event()
        players, tables = [], []
        for number in range(TABLES):
            pair = people[2 * number : 2 * number + 2]
            tables.append(await open_table(workers[0].url, pair, start=True))
            for seat, guest in enumerate(pair):
                line = Line(run.history, guest, tables[-1], [workers[0].url], 10 * number + seat)
                run.lines.append(line)
                players.append(asyncio.create_task(move(line, seat, stop, pause=0.2, give_up=0)))
        found = Evening(run, tables, people[2 * TABLES :])
        before = found.memory()
        try:
            yield found
            growth = found.memory() - before
            await settle(run, stop, players)
        finally:
            for task in players:
                task.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            await asyncio.gather(*(line.close() for line in run.lines))
        await verdict(run, people[0])
        assert run.history.count("fail") == run.history.count("unknown") == 0
        assert not any(line.codes for line in run.lines), "a player was sent away"
        assert workers[0].deaths == 0
        assert "Traceback" not in workers[0].log
        assert '"level": "error"' not in workers[0].log
        assert growth < MOST_GROWTH, growth


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
        async with evening(sqlite, tmp_path, **LIMITS) as room:
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


def test_floods_of_messages_and_connections(sqlite: str, tmp_path: Path) -> None:
    """Strangers send as fast as they can, and come back as fast as they may."""

    async def run_it() -> None:
        async with evening(sqlite, tmp_path, **LIMITS) as room:
            quiet = await room.play(scale().flood)
            before = room.memory()
            words = (room.url, room.tables[0], *(guest.token for guest in room.strangers))
            flood = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.room.faults.hostile", *words), cwd=ROOT, stdin=PIPE, stdout=PIPE
            )
            loud = await room.play(scale().flood)
            during = room.memory()
            sent = int((await flood.communicate(b""))[0])
            after = await room.play(scale().flood)
            async with httpx.AsyncClient(base_url=room.url) as http:
                assert (await http.get("/api/health")).status_code == 200
            figures = {"sent by strangers": sent, "quiet": quiet, "under attack": loud, "afterwards": after}
            report("floods", {**figures, "memory before": before // MIB, "during": during // MIB})

    asyncio.run(run_it())


def test_connections_beyond_the_limit_are_turned_away(sqlite: str, tmp_path: Path) -> None:
    """An address has its places and no more, and others have theirs."""

    async def run_it() -> None:
        async with evening(sqlite, tmp_path, **{**LIMITS, "REQUESTS_PER_SECOND": "1000"}) as room:
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
