"""Five times what the room can do is asked of it, by a crowd that looks like players and by strangers who flood."""

import asyncio
import contextlib
import json
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from castelude.room.tables import commands
from tests.kit.crowded_room import fill
from tests.kit.faults.campaign import spread
from tests.kit.faults.checker import check, read_logs
from tests.kit.faults.clients import PATIENCE, Board, Json
from tests.kit.faults.evening import LIMITS, MIB, Evening, evening, started
from tests.kit.faults.history import History, Operation
from tests.kit.faults.scale import scale
from tests.kit.soak import SOAK, report

TIMES = 5
NICE = 5
CROWD_TABLES = 300 if SOAK else 150
CALM_TABLES = 30
"""As many as keep a worker fully at work without being more than it takes on at once."""
THINK_SECONDS = 3.0
SETTLED = 10 if SOAK else 4
WINDOW = 2.0
WEIGHINGS = 6
TRIES = 4
"""A machine that had other things to do when "the most" was measured can do more: then the crowd asks for more."""


class Crowd:
    """The process of the crowd (`crowd.py`)."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def do(self, **order: Any) -> Json:  # noqa: ANN401 JSON
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(order).encode() + b"\n")
        async with asyncio.timeout(PATIENCE):
            answer: Json = json.loads(await self.process.stdout.readline())
        return answer


@contextlib.asynccontextmanager
async def crowd_at(url: str, tables: list[tuple[str, list[str]]]) -> AsyncIterator[Crowd]:
    process = await started("crowd", nice=NICE)
    try:
        assert process.stdin is not None
        process.stdin.write(json.dumps({"port": int(url.rpartition(":")[2]), "tables": tables}).encode() + b"\n")
        yield Crowd(process)
    finally:
        process.kill()
        await process.wait()


def operations(found: Json) -> History:
    history = History()
    for number, (table, command_id, began, end, ended, seq, why) in enumerate(found["operations"]):
        history.operations.append(Operation(number, table, command_id, began, end, ended, seq, why))
    return history


def in_short(played: Json) -> Json:
    """Figures of a phase of the crowd, a second."""
    seconds = played["seconds"]
    a_second = {name: round(played[name] / seconds) for name in ("said", "acknowledged", "explained")}
    return {**a_second, "refused": played["refused"], "closed": played["closed"], "times": spread(played["times"])}


async def afterwards(room: Evening) -> list[Json]:
    """How people's acknowledgements went, by the time since the overload."""
    began, known = time.monotonic(), len(room.run.history.operations)
    while time.monotonic() - began < SETTLED:
        await room.run.progress(1)
    seen = [each for each in room.run.history.operations[known:] if each.end == "ok"]
    windows = [began + WINDOW * number for number in range(int(SETTLED / WINDOW))]
    return [spread([each.ended - each.began for each in seen if at <= each.began < at + WINDOW]) for at in windows]


async def weigh(room: Evening, every: float, weights: list[int]) -> None:
    """Write down how much memory the worker holds, now and then."""
    while True:
        await asyncio.sleep(every)
        weights.append(room.memory() // MIB)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_five_times_what_the_room_can_do(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> None:
    """Named refusals for the crowd and none for people who play at their pace; no table is lost."""
    database: str = request.getfixturevalue(kind)

    async def run_it() -> History:
        settings = commands.TableSettings("castello", 2, options=Board.OPTIONS, setup=Board.SETUP)
        tables = await fill(database, CROWD_TABLES, settings)
        async with evening(database, tmp_path, LIMITS, THINK_SECONDS) as room, crowd_at(room.url, tables) as crowd:
            quiet = await room.play(20 if SOAK else 6)
            await crowd.do(come=True)
            seconds = scale().overload
            most = await crowd.do(play={"seconds": max(2, seconds / 10), "rate": 0, "tables": CALM_TABLES})
            rate = TIMES * most["acknowledged"] / most["seconds"]
            weights: list[int] = []
            before, known = room.memory(), len(room.run.history.operations)
            ran = room.processor()
            weighing = asyncio.create_task(weigh(room, seconds / WEIGHINGS, weights))
            async with room.flooded(room.url, [], NICE):
                for _ in range(TRIES):
                    loud = await crowd.do(play={"seconds": seconds, "rate": rate, "tables": len(tables)})
                    if "busy" in loud["refused"]:
                        break
                    rate *= 2
            ran_after = room.processor()
            weighing.cancel()
            people = [each.ended - each.began for each in room.run.history.operations[known:] if each.end == "ok"]
            after = await afterwards(room)
            end = await crowd.do(finish=True)
            figures = {
                "load average": os.getloadavg()[0],
                "the most": in_short(most),
                "five times": {"wanted a second": round(rate), **in_short(loud)},
                "the worker": {name: round((ran_after[name] - ran[name]) / loud["seconds"], 2) for name in ran},
                "people before": quiet,
                "people meanwhile": spread(people),
                "people in two seconds each after it": after,
                "memory before": before // MIB,
                "memory meanwhile": weights,
                "tables that go on": end["moved"],
            }
            report(f"overload, {kind}", figures)
            assert most["refused"].keys() <= {"stale", "too_many"}
            assert loud["refused"]["busy"] > 0
            assert loud["acknowledged"] > 0
            assert loud["refused"].keys() <= {"busy", "too_many", "stale"}
            assert loud["closed"].keys() <= {"1013", "429", "4400"}
            assert end["moved"] == len(tables), "a table is lost"
            return operations(end)

    history = asyncio.run(run_it())
    problems = check(history, asyncio.run(read_logs(database)))
    assert not problems, "\n".join(problems[:20])
