"""Bot seats: a few processes choose the bots' moves within a time budget; a move is submitted like a person's."""

import asyncio
import secrets
from collections import OrderedDict
from typing import Any

import structlog

from castelude.bots import Trail, look
from castelude.core.match import Match
from castelude.core.record import JsonObject
from castelude.core.rng import Rng
from castelude.puzzles.puzzle import Puzzle
from castelude.room.bots.process import BotFailed, BotProcess
from castelude.room.bots.turns import Turns
from castelude.room.bots.watchers import Watchers
from castelude.room.limits.households import Households
from castelude.room.refusal import Refusal
from castelude.room.storage.database import AWAY, cause_of
from castelude.room.storage.queries import Store
from castelude.room.tables import commands
from castelude.room.tables.decide import Who
from castelude.room.tables.service import TableService
from castelude.room.tables.table import Table

log = structlog.get_logger()
AWAY_SECONDS = 1.0
MOST_TRAILS = 500
NICE = 5
"""People who wait for the room come before bots that think."""
EXHIBITION_NICE = 15
"""Bots that play for spectators think last of all, in a process of their own."""
EXHIBITION_TURN_S, EXHIBITION_ACTION_S = 5.0, 1.5
"""How long spectators may look at a turn, and at each action of a longer one."""


class BotPool:
    """Moves the bots of all tables; a slow or crashed bot makes a random move instead, and an event says so."""

    def __init__(
        self,
        service: TableService,
        store: Store,
        watchers: Watchers,
        households: Households,
        processes: int,
        think_ms: int,
        memory_mb: int,
    ) -> None:
        self.service = service
        self.store = store
        self.think_ms = think_ms
        self.limit_s = think_ms / 1000 * 3 + 20
        self._watchers = watchers
        self._households = households
        self._processes = [BotProcess(memory_mb, NICE) for _ in range(processes)]
        self._turns = Turns(self._processes)
        self._exhibition_processes = [BotProcess(memory_mb, EXHIBITION_NICE)]
        self._exhibition_turns = Turns(self._exhibition_processes)
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._paused: set[str] = set()
        """Tables of bots only that nobody watches."""
        self._trails: OrderedDict[tuple[str, int], tuple[BotProcess | None, Trail]] = OrderedDict()
        self._closed = False

    def consider(self, table: Table) -> None:
        """Start a job if a bot is to move at this table; one job a table."""
        if self._closed or not table.waits_for_bot() or table.id in self._jobs or self._pauses(table):
            return
        self._jobs[table.id] = asyncio.create_task(self._work(table.id))

    def _pauses(self, table: Table) -> bool:
        """Whether the bots of this table rest: no person plays there, no tournament waits, and nobody watches."""
        paused = not table.seated() and table.tournament is None and not self._watchers.any_at(table.id)
        (self._paused.add if paused else self._paused.discard)(table.id)
        return paused

    def waiting(self) -> int:
        """How many moves and hints wait for a process."""
        return self._turns.waiting()

    def busy(self) -> int:
        """How many processes think about a move, a hint or a line."""
        return self._turns.busy()

    async def people_came(self, table_id: str) -> None:
        """Somebody looks at this table: if its bots rest, here or on another worker, they go on."""
        table = await self.service.latest(table_id)
        if not table.seated():
            self.consider(table)

    async def looked_at(self, table: Table) -> None:
        """Somebody has asked for this table without a connection."""
        self._watchers.looked(table.id)
        await self.people_came(table.id)

    async def resume(self) -> None:
        """Continue at every table where a bot was to move when the server stopped."""
        await self._take_over(await self.store.waiting_for_bots())

    async def rescue(self) -> None:
        """Take over where a bot should have moved long ago: the worker that ran its job is gone."""
        await self._take_over(await self.store.waiting_for_bots(self.service.now() - int(self.limit_s * 1000)))

    async def _take_over(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            if table_id not in self._paused or self._watchers.any_at(table_id):
                self.consider(await self.service.table(table_id))

    async def _work(self, table_id: str) -> None:
        """Play, and retry while the database is unavailable."""
        try:
            while True:
                try:
                    return await self._play(table_id)
                except AWAY as error:
                    log.warning("bot waits for database", table=table_id, error=cause_of(error))
                    await asyncio.sleep(AWAY_SECONDS)
        except Exception:
            log.exception("bot job failed", table=table_id)
        finally:
            self._jobs.pop(table_id, None)

    async def _play(self, table_id: str) -> None:
        """Move bots at this table until a person is to decide or the game is over."""
        while not self._closed:
            table = await self.service.latest(table_id)
            seat = table.actor()
            if seat is None or table.match is None or not table.waits_for_bot() or self._pauses(table):
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
                await self.service.command(table_id, who, commands.Act(action), f"{seq}", seq)
            except Refusal as refusal:
                if refusal.code not in ("stale", "conflict", "not_allowed"):
                    raise
                log.info("bot move overtaken", table=table_id, seat=seat, why=refusal.code)
            if table.exhibition:
                await asyncio.sleep(EXHIBITION_ACTION_S if table.actor() == seat else EXHIBITION_TURN_S)

    async def hint(self, table: Table, seat: int) -> JsonObject:
        """What a strong bot would do for this seat and why, knowing only what the seat may know."""
        if table.match is None:
            raise Refusal("conflict", "room-table-open")
        seed = secrets.randbits(63)
        seen = look(table.game, table.match.position, seat, seed)
        home, owner = self._owner(table)
        process = await self._turns.acquire(home, owner, with_people=True)
        try:
            found: JsonObject = await process.ask(
                self.limit_s, "hint", game=table.game.id, seen=seen, seat=seat, seed=seed
            )
        except BotFailed as failure:
            log.warning("hint failed", table=table.id, seat=seat, why=str(failure))
            raise Refusal("unavailable", "room-busy") from failure
        finally:
            self._turns.release(home, owner, process)
        return found

    async def lines(self, record: JsonObject, ms: int, owner: str, household: str) -> JsonObject:
        """The best lines of a position that somebody looks at; games that wait for a bot come first."""
        return await self._asked("lines", owner, household, record=record, ms=ms)

    async def judge(self, puzzle: Puzzle, actions: list[str], ms: int, owner: str, household: str) -> JsonObject:
        """What somebody's answer to a puzzle is worth."""
        return await self._asked("judge", owner, household, puzzle=puzzle.to_json(), actions=actions, ms=ms)

    async def make_puzzle(self, record: JsonObject, owner: str, household: str) -> JsonObject:
        """Whether a position is a puzzle."""
        return await self._asked("make_puzzle", owner, household, record=record)

    async def _asked(self, job: str, owner: str, household: str, **what: Any) -> JsonObject:  # noqa: ANN401
        """A job for one person, with a seed; games that wait for a bot come first."""
        process = await self._turns.acquire(household, owner, with_people=False)
        try:
            found: JsonObject = await process.ask(self.limit_s, job, seed=secrets.randbits(63), **what)
        except BotFailed as failure:
            log.warning("job failed", job=job, why=str(failure))
            raise Refusal("unavailable", "room-busy") from failure
        finally:
            self._turns.release(household, owner, process)
        if "wrong" in found:
            raise Refusal("malformed", found["wrong"], found["clause"], **found["params"])
        return found

    async def _think(self, table: Table, seat: int, level: str) -> str:
        if table.match is None:
            raise BotFailed("no game")
        seed = secrets.randbits(63)
        seen = look(table.game, table.match.position, seat, seed)
        home, owner = self._owner(table)
        turns = self._exhibition_turns if table.exhibition else self._turns
        process = await turns.acquire(home, owner, with_people=bool(table.seated()))
        try:
            action: str = await process.ask(
                self.limit_s,
                "choose",
                game=table.game.id,
                seen=seen,
                seat=seat,
                level=level,
                seed=seed,
                ms=self.think_ms,
                key=f"{table.id}/{seat}",
                since=self._since(table.match, table.id, seat, process),
            )
        finally:
            turns.release(home, owner, process)
        return action

    def _owner(self, table: Table) -> tuple[str, str]:
        """Whose table it is, and the household it is counted for."""
        people = [table.host, *(chair.player for chair in table.chairs if chair.player is not None)]
        return self._households.of_first(people, table.host), table.host

    def _since(self, match: Match, table_id: str, seat: int, process: BotProcess) -> list[int] | None:
        """What was played since this process last chose for this seat, as far as the seat may know it."""
        last, trail = self._trails.pop((table_id, seat), (None, Trail()))
        self._trails[table_id, seat] = (process, trail)
        while len(self._trails) > MOST_TRAILS:
            self._trails.popitem(last=False)
        moves = trail.since(match, seat)
        return moves if last is process else None

    async def close(self) -> None:
        self._closed = True
        for job in list(self._jobs.values()):
            job.cancel()
        await asyncio.gather(*self._jobs.values(), return_exceptions=True)
        for process in (*self._processes, *self._exhibition_processes):
            await process.stop()
