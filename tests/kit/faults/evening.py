"""An evening in the room: people at their tables, strangers at hand, and what must hold in the end."""

import asyncio
import contextlib
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from tests.kit.faults.campaign import Run, guests, open_table, settle, spread, verdict
from tests.kit.faults.clients import Guest, Json, Line, move
from tests.kit.faults.workers import ROOT, serving

MIB = 1024 * 1024
MOST_GROWTH = 128 * MIB
TABLES = 3
LIMITS = {
    "MESSAGES_PER_SECOND": "20",
    "REQUESTS_PER_SECOND": "30",
    "SOCKETS_PER_PLAYER": "12",
    "SOCKETS_PER_ADDRESS": "60",
}


async def started(module: str, *words: str, nice: int = 0) -> Process:
    """A module of these tests as a process of its own, with pipes to it."""
    command = ("nice", "-n", str(nice), sys.executable, "-m", f"tests.kit.faults.{module}", *words)
    return await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE, limit=2**28)


async def attacker(*words: str, nice: int) -> tuple[Process, str]:
    """Who attacks, and the first line it prints; `nice` counts from then on, because it would take minutes to begin."""
    process = await started("hostile", *words)
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode().strip()
    os.setpriority(os.PRIO_PROCESS, process.pid, nice)
    return process, line


@dataclass
class Evening:
    """A room with people at their tables, and strangers at hand."""

    run: Run
    tables: list[str]
    strangers: list[Guest]

    @property
    def url(self) -> str:
        return self.run.workers[0].url

    def memory(self) -> int:
        """Bytes that the worker holds in memory."""
        status = Path(f"/proc/{self.run.workers[0].pid}/status").read_text()
        return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))

    def processor(self) -> Json:
        """Seconds that the worker's main thread has run, and has waited for a processor that others had."""
        ran, waited, _ = Path(f"/proc/{self.run.workers[0].pid}/schedstat").read_text().split()
        return {"ran": int(ran) / 1e9, "waited": int(waited) / 1e9}

    @contextlib.asynccontextmanager
    async def flooded(self, url: str, sent: list[int], nice: int = 0) -> AsyncIterator[None]:
        """Strangers flood what is at this address while the block lasts; how many messages they sent.

        Attackers have machines of their own; those that are `nice` do not take the room's processor from it.
        """
        words = (url, self.tables[0], *(guest.token for guest in self.strangers))
        flood, _ = await attacker(*words, nice=nice)
        try:
            yield
        finally:
            sent.append(int((await flood.communicate(b""))[0]))

    async def play(self, more: int) -> Json:
        """Let people play on so long; how long their acknowledgements took, and the share of time the worker had."""
        known, before, began = len(self.run.history.operations), self.processor(), time.monotonic()
        await self.run.progress(more)
        seconds = time.monotonic() - began
        ended = [each for each in self.run.history.operations[known:] if each.end == "ok"]
        shares = {f"worker {name}": round((now - before[name]) / seconds, 2) for name, now in self.processor().items()}
        return {**spread([each.ended - each.began for each in ended]), **shares}


@contextlib.asynccontextmanager
async def evening(
    database: str, folder: Path, settings: dict[str, str] | None = None, pause: float = 0.2
) -> AsyncIterator[Evening]:
    """People play, thinking up to `pause` seconds.

    In the end every word they were given holds, nobody was refused or sent away, and the worker is the same.
    """
    async with serving(database, folder, 1, (), **(settings or {})) as workers:
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
                players.append(asyncio.create_task(move(line, seat, stop, pause, give_up=0)))
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
        refused = [each.why for each in run.history.operations if each.end != "ok"]
        assert not refused, refused
        assert not any(line.codes for line in run.lines), "a player was sent away"
        assert workers[0].deaths == 0
        assert "Traceback" not in workers[0].log
        assert '"level": "error"' not in workers[0].log
        assert growth < MOST_GROWTH, growth
