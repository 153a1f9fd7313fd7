"""The database goes away and comes back, workers are replaced, lines are bad: play goes on and the promises hold."""

import asyncio
import signal
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from tests.room.faults.campaign import campaign
from tests.room.faults.proxy import FAULTS
from tests.room.faults.scale import report, scale
from tests.room.postgres import Cluster, Stop


@pytest.mark.parametrize("how", get_args(Stop))
def test_postgresql_is_restarted(how: Stop, cluster: Cluster, postgres: str, tmp_path: Path) -> None:
    async def run_it() -> None:
        async with campaign(postgres, tmp_path) as run:
            for _ in range(scale().restarts):
                await run.progress()
                await asyncio.to_thread(cluster.restart, how)
                await run.progress()
        assert all(worker.deaths == 0 for worker in run.workers)
        report(f"PostgreSQL restarted ({how})", {"restarts": scale().restarts, **run.figures()})
        print(run.figures())

    asyncio.run(run_it())


def test_workers_are_replaced_one_after_the_other(postgres: str, tmp_path: Path) -> None:
    """SIGTERM ends a worker in good order; people go on at the others."""

    async def run_it() -> None:
        async with campaign(postgres, tmp_path) as run:
            for _ in range(scale().rolls):
                for worker in run.workers:
                    await run.progress()
                    await worker.end(signal.SIGTERM)
                    await run.progress()
                    await worker.wait_up()
        report("rolling restarts", {"rolls": scale().rolls, **run.figures()})
        print(run.figures())

    asyncio.run(run_it())


def test_lines_lose_double_delay_and_swap_messages(postgres: str, tmp_path: Path) -> None:
    async def run_it() -> None:
        async with campaign(postgres, tmp_path, bad_lines=True) as run:
            while any(line.done[fault] < scale().line_faults for line in run.bad_lines for fault in FAULTS):
                await run.progress(5)
        done = sum((line.done for line in run.bad_lines), start=Counter[str]())
        report("bad lines", {"faults": dict(done), **run.figures()})
        print(dict(done), run.figures())

    asyncio.run(run_it())
