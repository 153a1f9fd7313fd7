"""A run: workers, tables, people who play all the time, whatever the nemesis does, and the verdict at the end."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from castelude.core.record import read_record
from castelude.core.start import load_match
from castelude.room.people.accounts import Identity
from castelude.room.people.sessions import Sessions
from castelude.room.storage.database import open_engine
from castelude.room.tables.uptime import system_now
from tests.kit.faults.checker import check, read_logs
from tests.kit.faults.clients import Board, Guest, Json, Line, move, toggle
from tests.kit.faults.history import History
from tests.kit.faults.proxy import BadLine, bad_line
from tests.kit.faults.workers import PATIENCE, Place, Worker, serving
from tests.kit.soak import report

RUNNING_TABLES = 3
OPEN_TABLES = 1
PAUSE = 0.02


@dataclass
class Run:
    """What the nemesis may play with, and what came of it."""

    workers: list[Worker]
    database: str
    history: History = field(default_factory=History)
    lines: list[Line] = field(default_factory=list)
    bad_lines: list[BadLine] = field(default_factory=list)

    async def everybody_up(self) -> None:
        await asyncio.gather(*(worker.wait_up() for worker in self.workers))

    async def progress(self, more: int = 20) -> None:
        """Wait until so many more commands have been acknowledged."""
        wanted = self.history.count("ok") + more
        async with asyncio.timeout(PATIENCE):
            while self.history.count("ok") < wanted:
                await asyncio.sleep(0.01)

    async def turned_away(self, code: int, times: int) -> None:
        """Wait until so many more connections were closed by the room with this code."""
        wanted = self._closed()[code] + times
        async with asyncio.timeout(PATIENCE):
            while self._closed()[code] < wanted:
                await asyncio.sleep(0.01)

    def _closed(self) -> Counter[int]:
        return Counter(code for line in self.lines for code in line.codes)

    @contextlib.contextmanager
    def phase(self, name: str) -> Iterator[Json]:
        """One kind of trouble: its figures are those of the operations that began in it."""
        figures: Json = {}
        began, closed = time.monotonic(), self._closed()
        operations = len(self.history.operations)
        outages = {worker.number: len(worker.outages) for worker in self.workers}
        resumed = [len(line.resumed) for line in self.lines]
        yield figures
        figures["seconds"] = round(time.monotonic() - began, 1)
        figures["operations"] = dict(Counter(each.end for each in self.history.operations[operations:]))
        figures["closed"] = dict(self._closed() - closed)
        figures["worker back after, s"] = spread(
            [seconds for worker in self.workers for seconds in worker.outages[outages[worker.number] :]]
        )
        figures["client back after, s"] = spread(
            [seconds for line, known in zip(self.lines, resumed, strict=True) for seconds in line.resumed[known:]]
        )
        report(name, figures)


def spread(values: list[float]) -> Json:
    """The middle, the 99th hundredth and the worst."""
    if not values:
        return {"count": 0}
    ordered = sorted(values)
    p50, p99 = (ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.99))
    return {"count": len(ordered), "p50": round(p50, 3), "p99": round(p99, 3), "worst": round(ordered[-1], 3)}


async def guests(database: str, count: int) -> list[Guest]:
    """New guests, made at the database: the limit on guests of one address is not what these tests are about."""
    engine = open_engine(database)
    try:
        identity, sessions = Identity(engine), Sessions(engine, 1, 1)
        now = system_now()  # the room forgets guests of old without a session
        made = [await identity.new_guest(f"P{number}", now) for number in range(count)]
        return [Guest(player.id, await sessions.open(player.id, now)) for player in made]
    finally:
        await engine.dispose()


async def post(address: str, guest: Guest, path: str, body: Json) -> Json:
    async with httpx.AsyncClient(base_url=address, headers=guest.headers, timeout=PATIENCE) as http:
        answer = await http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found


async def get(http: httpx.AsyncClient, path: str) -> Json:
    """What stands there; a room that says when to come again is asked again then."""
    while (answer := await http.get(path)).status_code in (429, 503):
        await asyncio.sleep(int(answer.headers["Retry-After"]))
    found: Json = answer.json()
    return found


async def open_table(address: str, people: Sequence[Guest], start: bool) -> str:
    """A table of the lonely game with these people, or one at both seats; the first is the host."""
    settings = {"game": "castello", "players": 2, "setup": Board.SETUP, "options": Board.OPTIONS}
    alone = len(people) == 1
    body: Json = {"settings": settings, "hotseat": alone, "start": alone and start}
    table: str = (await post(address, people[0], "/api/tables", body))["id"]
    commands = [(guest, {"kind": kind}) for guest in people[1:] for kind in ("join", "ready")]
    if start and not alone:
        commands.append((people[0], {"kind": "start"}))
    for number, (guest, command) in enumerate(commands):
        await post(address, guest, f"/api/tables/{table}/commands", {"command_id": f"s{number}", "command": command})
    return table


@contextlib.asynccontextmanager
async def campaign(
    database: str,
    folder: Path,
    workers: int = 2,
    bad_lines: bool = False,
    places: Sequence[Place] = (),
    **settings: str,
) -> AsyncIterator[Run]:
    """Play until the nemesis (the body of the `with`) has done its worst; then settle, and check everything."""
    async with contextlib.AsyncExitStack() as stack:
        served = await stack.enter_async_context(serving(database, folder, workers, places, **settings))
        run = Run(served, database)
        stop = asyncio.Event()
        doors = [worker.url for worker in served]
        if bad_lines:
            made = [await stack.enter_async_context(bad_line(door, seed)) for seed, door in enumerate(doors)]
            doors, run.bad_lines = [door for door, _ in made], [line for _, line in made]
        people = await guests(database, 2 * (RUNNING_TABLES + OPEN_TABLES) + 2)
        players: list[asyncio.Task[None]] = []
        for number in range(RUNNING_TABLES + OPEN_TABLES):
            pair = people[2 * number : 2 * number + 2]
            running = number < RUNNING_TABLES
            table = await open_table(served[0].url, pair, start=running)
            for seat, guest in enumerate(pair):
                line = Line(run.history, guest, table, doors, 10 * number + seat)
                run.lines.append(line)
                work = move(line, seat, stop, PAUSE) if running else toggle(line, stop, PAUSE)
                players.append(asyncio.create_task(work))
            for watcher in people[-2:]:
                run.lines.append(Line(run.history, watcher, table, doors, 10 * number + len(run.lines)))
        for line in run.lines:
            line.silence = 1.0 if bad_lines else line.silence
        try:
            yield run
            await settle(run, stop, players)
        finally:
            for task in players:
                task.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            await asyncio.gather(*(line.close() for line in run.lines))
        await verdict(run, people[-1])


async def settle(run: Run, stop: asyncio.Event, players: list[asyncio.Task[None]]) -> None:
    """Let everybody finish and see the end."""
    await run.everybody_up()
    stop.set()
    for bad in run.bad_lines:
        bad.faulty = False
    for line in run.lines:
        line.news.set()
    async with asyncio.timeout(2 * PATIENCE):
        await asyncio.gather(*players)
        before: dict[str, int] = {}
        while before != (ends := {log.table: log.version for log in await read_logs(run.database)}):
            before = ends  # a command that was given up may still arrive
            for line in run.lines:
                await line.reach(before[line.table])


async def verdict(run: Run, watcher: Guest) -> None:
    """Everything a client was told holds in the log, and every worker tells the table that the log gives."""
    logs = await read_logs(run.database)
    for worker in run.workers:
        async with httpx.AsyncClient(base_url=worker.url, headers=watcher.headers, timeout=PATIENCE) as http:
            for log in logs:
                if log.hash:
                    record = (await get(http, f"/api/tables/{log.table}/record"))["record"]
                    log.hashes_told.append(load_match(read_record(record), manual_chance=True).hash())
    problems = check(run.history, logs, bad_lines=bool(run.bad_lines))
    assert not problems, "\n".join(problems[:20])
    assert run.history.count("ok") > 0
