"""Whatever dies, fails or is lost on the way: acknowledged is stored, once, in one order, and play goes on."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import get_args

from tests.kit.faults import nemesis
from tests.kit.faults.campaign import campaign
from tests.kit.faults.proxy import FAULTS
from tests.kit.faults.scale import scale
from tests.kit.postgres import Cluster, Stop


def test_workers_die_and_are_replaced(postgres: str, tmp_path: Path) -> None:
    async def run_it() -> None:
        async with campaign(postgres, tmp_path) as run:
            with run.phase("kill -9 of workers") as figures:
                figures["hits"] = await nemesis.kill_workers(run, scale().kills)
            with run.phase("rolling restarts by SIGTERM"):
                await nemesis.replace_workers(run, scale().rolls)

    asyncio.run(run_it())


def test_the_database_is_restarted_and_refuses_to_write(cluster: Cluster, postgres: str, tmp_path: Path) -> None:
    async def run_it() -> None:
        async with campaign(postgres, tmp_path) as run:
            for how in get_args(Stop):
                with run.phase(f"PostgreSQL restarted ({how})"):
                    await nemesis.restart_database(run, cluster, how, scale().restarts)
            for failure in (nemesis.full_disk, nemesis.read_only, nemesis.locked):
                with run.phase(f"commits fail ({failure.__name__})"):
                    await nemesis.fail_commits(run, cluster, failure, scale().failures)
        assert all(worker.deaths == 0 for worker in run.workers)

    asyncio.run(run_it())


def test_a_worker_on_sqlite_dies_and_its_disk_is_full(sqlite: str, tmp_path: Path) -> None:
    async def run_it() -> None:
        async with campaign(sqlite, tmp_path, workers=1) as run:
            with run.phase("commits fail (SQLite)"):
                await nemesis.fill_disk(run, scale().failures)
            with run.phase("kill -9 of a worker on SQLite") as figures:
                figures["hits"] = await nemesis.kill_workers(run, scale().sqlite_kills)

    asyncio.run(run_it())


def test_lines_lose_double_delay_and_swap_messages(postgres: str, tmp_path: Path) -> None:
    async def run_it() -> None:
        async with campaign(postgres, tmp_path, bad_lines=True) as run:
            with run.phase("bad lines") as figures:
                while any(line.done[fault] < scale().line_faults for line in run.bad_lines for fault in FAULTS):
                    await run.progress(5)
                figures["faults"] = dict(sum((line.done for line in run.bad_lines), start=Counter[str]()))

    asyncio.run(run_it())
