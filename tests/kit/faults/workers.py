"""Worker processes and the plain supervisor that starts a dead one again, as a service manager does."""

import asyncio
import contextlib
import os
import signal
import sys
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.kit.postgres import free_port

ROOT = Path(__file__).parents[3]
PATIENCE = 180.0
SETTINGS = {
    "POLL_MS": "200",
    "BOT_MS": "50",
    "EXHIBITIONS": "0",
    "BOT_PROCESSES": "1",
    "MESSAGES_PER_SECOND": "2000",
    "REQUESTS_PER_SECOND": "2000",
    "OPEN_TABLES": "1000",
    "TABLES_PER_MINUTE": "10000",
    "SOCKETS_PER_PLAYER": "500",
    "SOCKETS_PER_ADDRESS": "5000",
    "LOG_JSON": "1",
}


@dataclass(frozen=True)
class Place:
    """Where a worker runs: an address, and what goes before a command that shall run there."""

    address: str = "127.0.0.1"
    inside: Sequence[str] = ()


class Worker:
    """One worker at its own port. It is started again whenever it ends, until it is closed."""

    def __init__(
        self, number: int, database: str, folder: Path, settings: dict[str, str], place: "Place | None" = None
    ) -> None:
        self.number = number
        self.folder = folder / f"worker-{number}"
        self.folder.mkdir()
        self.port = free_port()
        self.place = place or Place()
        self.url = f"http://{self.place.address}:{self.port}"
        values = {**SETTINGS, **settings, "DATABASE": database}
        self.environment = {**os.environ, **{f"CASTELUDE_{key}": value for key, value in values.items()}}
        self.process: Process | None = None
        self.up = asyncio.Event()
        self.ended = asyncio.Event()
        self.deaths = 0
        self.outages: list[float] = []
        """Seconds from each end of the process to the first healthy answer of the next one."""
        self._keeper: asyncio.Task[None] | None = None

    @property
    def arm_file(self) -> Path:
        return self.folder / "arm"

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def open(self) -> None:
        self._keeper = asyncio.create_task(self._keep())
        await self.wait_up()

    async def wait_up(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.up.wait()

    async def _keep(self) -> None:
        ended_at: float | None = None
        while True:
            with (self.folder / "log").open("ab") as log:
                self.process = await asyncio.create_subprocess_exec(
                    *(*self.place.inside, sys.executable),
                    *("-m", "tests.kit.faults.worker", str(self.port), str(self.folder), self.place.address),
                    cwd=ROOT,
                    env=self.environment,
                    stdout=log,
                    stderr=log,
                )
            self.ended.clear()
            waiting = asyncio.create_task(self.process.wait())
            if await self._healthy(waiting):
                if ended_at is not None:
                    self.outages.append(time.monotonic() - ended_at)
                self.up.set()
            await waiting
            ended_at = time.monotonic()
            self.deaths += 1
            self.up.clear()
            self.ended.set()

    async def _healthy(self, waiting: asyncio.Task[int]) -> bool:
        async with httpx.AsyncClient(base_url=self.url, timeout=5) as http:
            while not waiting.done():
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get("/api/health")).status_code == 200:
                        return True
                await asyncio.sleep(0.02)
        return False

    async def kill_at(self, point: str, seconds: float = 10.0) -> bool:
        """Let it die at a named place; False when it did not come by there in time."""
        aside = self.folder / "arm.new"
        aside.write_text(point)
        aside.rename(self.arm_file)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.ended.wait()
                return True
        self.arm_file.unlink(missing_ok=True)
        return self.ended.is_set()

    async def end(self, number: signal.Signals) -> None:
        """Send a signal that ends it, and wait for the end."""
        os.kill(self.pid, number)
        async with asyncio.timeout(PATIENCE):
            await self.ended.wait()

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


@contextlib.asynccontextmanager
async def serving(
    database: str, folder: Path, count: int = 2, places: Sequence[Place] = (), **settings: str
) -> AsyncIterator[list[Worker]]:
    """So many workers on one database, or one at each place; keyword arguments are settings in capitals."""
    where = places or [Place()] * count
    workers = [Worker(number, database, folder, settings, place) for number, place in enumerate(where)]
    try:
        await asyncio.gather(*(worker.open() for worker in workers))
        yield workers
    finally:
        await asyncio.gather(*(worker.close() for worker in workers))
