"""What is done to a room while people play: workers killed and replaced, the database restarted, commits that fail."""

import asyncio
import contextlib
import itertools
import resource
import signal
import subprocess
from collections.abc import AsyncIterator, Callable

from tests.kit.faults.campaign import Run
from tests.kit.faults.worker import POINTS
from tests.kit.postgres import Cluster, Stop

CLOSED_AWAY = 1013
FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql
AS $$ BEGIN RAISE 'could not extend file: no space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE CONSTRAINT TRIGGER full_disk AFTER INSERT ON events
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION full_disk()
"""
Failure = Callable[[Cluster, str], contextlib.AbstractAsyncContextManager[None]]


async def kill_workers(run: Run, kills: int) -> dict[str, int]:
    """Kill -9 workers at the named places by turns, at each of them at least once, with everybody up again each time.

    Returns how often each place was hit. A worker that does not come by one in time is let go on.
    """
    hits = dict.fromkeys(POINTS, 0)
    workers, points = itertools.cycle(run.workers), itertools.cycle(POINTS)
    for _ in range(3 * max(kills, len(POINTS))):
        if sum(hits.values()) >= kills and min(hits.values()) > 0:
            break
        worker, point = next(workers), next(points)
        await run.everybody_up()
        await run.progress()
        hits[point] += await worker.kill_at(point)
    await run.everybody_up()
    await run.progress()
    assert min(hits.values()) > 0, hits
    return hits


async def replace_workers(run: Run, times: int) -> None:
    """SIGTERM to one worker after the other; people go on at those that are left."""
    for _ in range(times):
        for worker in run.workers:
            await run.progress()
            await worker.end(signal.SIGTERM)
            await run.progress()
            await worker.wait_up()


async def restart_database(run: Run, cluster: Cluster, how: Stop, times: int) -> None:
    for _ in range(times):
        await run.progress()
        await asyncio.to_thread(cluster.restart, how)
    await run.progress()


async def fail_commits(run: Run, cluster: Cluster, failure: Failure, times: int) -> None:
    for _ in range(times):
        await run.progress()
        async with failure(cluster, run.database.rpartition("/")[2]):
            await run.turned_away(CLOSED_AWAY, 3)
    await run.progress()


@contextlib.asynccontextmanager
async def full_disk(cluster: Cluster, database: str) -> AsyncIterator[None]:
    """The COMMIT itself fails, with the error of a disk that is full."""
    await asyncio.to_thread(cluster.run, FULL, database=database)
    yield
    await asyncio.to_thread(cluster.run, "DROP FUNCTION full_disk CASCADE", database=database)


@contextlib.asynccontextmanager
async def read_only(cluster: Cluster, _: str) -> AsyncIterator[None]:
    """New transactions may only read."""
    reload = "SELECT pg_reload_conf()"
    await asyncio.to_thread(cluster.run, "ALTER SYSTEM SET default_transaction_read_only = on", reload)
    yield
    own = "SET default_transaction_read_only = off"
    await asyncio.to_thread(cluster.run, own, "ALTER SYSTEM RESET default_transaction_read_only", reload)


@contextlib.asynccontextmanager
async def locked(cluster: Cluster, database: str) -> AsyncIterator[None]:
    """Somebody else holds the log, longer than a worker waits for a lock."""
    holder = await asyncio.create_subprocess_exec(
        *cluster.psql(database), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert holder.stdin is not None
    assert holder.stdout is not None
    holder.stdin.write(b"BEGIN; LOCK TABLE events IN SHARE MODE; SELECT 'held';\n")
    await holder.stdout.readline()
    yield
    holder.stdin.close()
    await holder.wait()


async def fill_disk(run: Run, times: int) -> None:
    """The system lets the only worker write no file any longer, database or log, as on a full disk (SQLite)."""
    for _ in range(times):
        await run.progress()
        pid = run.workers[0].pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, resource.RLIM_INFINITY))
        await run.turned_away(CLOSED_AWAY, 3)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
    await run.progress()
