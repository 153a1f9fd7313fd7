"""Workers die at any instant: nothing acknowledged is lost, nothing is done twice, and play goes on."""

import asyncio
import itertools
from pathlib import Path

from tests.room.faults.campaign import Run, campaign
from tests.room.faults.scale import report, scale
from tests.room.faults.worker import POINTS


async def kill_again_and_again(run: Run, kills: int) -> dict[str, int]:
    """Kill workers by turns at the named places; how often each was hit."""
    hits = dict.fromkeys(POINTS, 0)
    workers = itertools.cycle(run.workers)
    points = itertools.cycle(POINTS)
    while sum(hits.values()) < kills:
        worker, point = next(workers), next(points)
        await run.everybody_up()
        await run.progress()
        hits[point] += await worker.kill_at(point)
    return hits


def test_workers_on_postgresql_die_at_every_named_place(postgres: str, tmp_path: Path) -> None:
    async def run_it() -> None:
        async with campaign(postgres, tmp_path) as run:
            hits = await kill_again_and_again(run, scale().kills)
        assert min(hits.values()) > 0
        report("kills on PostgreSQL", {"hits": hits, **run.figures()})
        print(hits, run.figures())

    asyncio.run(run_it())


def test_a_worker_on_sqlite_dies_at_every_named_place(sqlite: str, tmp_path: Path) -> None:
    async def run_it() -> None:
        async with campaign(sqlite, tmp_path, workers=1) as run:
            hits = await kill_again_and_again(run, scale().sqlite_kills)
        assert min(hits.values()) > 0
        report("kills on SQLite", {"hits": hits, **run.figures()})
        print(hits, run.figures())

    asyncio.run(run_it())
