"""Bot seats: a few processes that think within a budget, and the answers brought in by the same door as a person's."""

import asyncio
import contextlib
import pickle
import secrets
import sys
from asyncio.subprocess import PIPE, Process

import structlog

from castelude.core.refusal import Refusal
from castelude.core.rng import Rng
from castelude.room import wire
from castelude.room.bot_worker import LENGTH
from castelude.room.database import AWAY
from castelude.room.decide import Who
from castelude.room.service import TableService
from castelude.room.table import Table

log = structlog.get_logger()
HINT_LEVEL = "expert"
AWAY_SECONDS = 1.0


class BotFailed(Exception):
    """A bot crashed or took too long."""


class Thinker:
    """One bot process; it is replaced when it fails."""

    def __init__(self, memory_mb: int) -> None:
        self.memory_mb = memory_mb
        self.process: Process | None = None

    async def think(self, message: bytes, limit_s: float) -> str:
        try:
            async with asyncio.timeout(limit_s):
                return await self._ask(message)
        except TimeoutError as error:
            await self.stop()
            raise BotFailed("slow") from error
        except (OSError, EOFError, asyncio.IncompleteReadError, pickle.UnpicklingError) as error:
            await self.stop()
            raise BotFailed("crashed") from error

    async def _ask(self, message: bytes) -> str:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "castelude.room.bot_worker", str(self.memory_mb), stdin=PIPE, stdout=PIPE
            )
        stdin, stdout = self.process.stdin, self.process.stdout
        if stdin is None or stdout is None:
            raise EOFError
        stdin.write(LENGTH.pack(len(message)) + message)
        await stdin.drain()
        size = LENGTH.unpack(await stdout.readexactly(LENGTH.size))[0]
        action, problem = pickle.loads(await stdout.readexactly(size))
        if problem is not None:
            raise BotFailed(problem)
        return str(action)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """Moves the bots of all tables; a slow or crashed bot is replaced by a random choice and the table is told."""

    def __init__(self, service: TableService, processes: int, think_ms: int, memory_mb: int) -> None:
        self.service = service
        self.think_ms = think_ms
        self.limit_s = think_ms / 1000 * 3 + 20
        self._idle: asyncio.LifoQueue[Thinker] = (
            asyncio.LifoQueue()
        )  # the latest first: few processes while few suffice
        self._thinkers = [Thinker(memory_mb) for _ in range(processes)]
        for thinker in self._thinkers:
            self._idle.put_nowait(thinker)
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def consider(self, table: Table) -> None:
        """If a bot is to move at this table, let it think; one job a table."""
        actor = table.actor()
        if self._closed or actor is None or table.chairs[actor].kind != "bot" or table.id in self._jobs:
            return
        self._jobs[table.id] = asyncio.create_task(self._work(table.id))

    async def resume(self) -> None:
        """Go on with every table where a bot was to move when the server stopped."""
        for table_id in await self.service.store.waiting_for_bots():
            self.consider(await self.service.table(table_id))

    async def rescue(self) -> None:
        """Take over where a bot should have moved long ago: the worker where it was thinking is gone."""
        for table_id in await self.service.store.waiting_for_bots(self.service.now() - int(self.limit_s * 1000)):
            self.consider(await self.service.table(table_id))

    async def _work(self, table_id: str) -> None:
        """Play, and play on after the database was away."""
        try:
            while True:
                try:
                    return await self._play(table_id)
                except AWAY as error:
                    log.warning("bot waits", table=table_id, error=type(error).__name__)
                    await asyncio.sleep(AWAY_SECONDS)
        finally:
            self._jobs.pop(table_id, None)

    async def _play(self, table_id: str) -> None:
        """Move bots at this table until a person is to decide or the game is over."""
        while not self._closed:
            table = await self.service.table(table_id)
            seat = table.actor()
            if seat is None or table.match is None or table.chairs[seat].kind != "bot":
                return
            seq, ply, level = table.turned_seq, len(table.match.actions), table.chairs[seat].level or "novice"
            try:
                action = await self._think(table, seat, level)
            except BotFailed as failure:
                log.warning("bot replaced", table=table_id, seat=seat, why=str(failure))
                await self.service.bot_trouble(table_id, seat, str(failure)[:60], ply)
                action = table.match.legal()[Rng(secrets.randbits(63)).below(table.match.position.count())]
            who = Who(f"bot-{seat}", level, bot_seat=seat)
            try:
                await self.service.command(table_id, who, wire.Act(action), f"{seq}", seq)
            except Refusal as refusal:
                if refusal.code not in ("stale", "conflict", "not_allowed"):
                    raise
                log.info("bot move overtaken", table=table_id, seat=seat, why=refusal.code)

    async def hint(self, table: Table, seat: int) -> str:
        """What a strong bot would do for this seat, knowing only what the seat may know."""
        try:
            return await self._think(table, seat, HINT_LEVEL)
        except BotFailed as failure:
            log.warning("hint failed", table=table.id, seat=seat, why=str(failure))
            raise Refusal("unavailable", "room-busy") from failure

    async def _think(self, table: Table, seat: int, level: str) -> str:
        if table.match is None:
            raise BotFailed("no game")
        rng = Rng(secrets.randbits(63), "bot")
        position = table.game.resample(table.match.position, seat, rng)
        message = pickle.dumps((table.game.id, position, seat, level, int(rng.word()), self.think_ms))
        thinker = await self._idle.get()
        try:
            return await thinker.think(message, self.limit_s)
        finally:
            self._idle.put_nowait(thinker)

    async def close(self) -> None:
        self._closed = True
        for job in list(self._jobs.values()):
            job.cancel()
        await asyncio.gather(*self._jobs.values(), return_exceptions=True)
        for thinker in self._thinkers:
            await thinker.stop()
