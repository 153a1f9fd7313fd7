"""PostgreSQL fails over to a synchronous streaming replica: nothing that was acknowledged is lost."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from castelude.room.serve import migrate_database
from tests.kit.faults.campaign import campaign
from tests.kit.postgres import Cluster


@pytest.fixture
def pair() -> Iterator[tuple[Cluster, Cluster]]:
    """A primary that acknowledges only what its replica has written, and that replica."""
    primary = Cluster(durable=True)
    try:
        replica = Cluster(durable=True, primary=primary)
        try:
            primary.run("ALTER SYSTEM SET synchronous_standby_names = 'replica'", "SELECT pg_reload_conf()")
            yield primary, replica
        finally:
            replica.close()
    finally:
        primary.close()


def test_a_synchronous_replica_takes_over(pair: tuple[Cluster, Cluster], tmp_path: Path) -> None:
    primary, replica = pair
    name = primary.fresh_database().rpartition("/")[2]
    hosts = "&".join(f"host=127.0.0.1:{cluster.port}" for cluster in pair)
    database = f"postgresql://castelude@/{name}?{hosts}&target_session_attrs=primary"
    migrate_database(database)

    async def run_it() -> None:
        async with campaign(database, tmp_path) as run:
            await run.progress(40)
            with run.phase("PostgreSQL fails over to its replica"):
                await asyncio.to_thread(primary.stop, "kill")
                await asyncio.to_thread(replica.promote)
                await run.progress(40)
        assert all(worker.deaths == 0 for worker in run.workers)

    asyncio.run(run_it())
    assert replica.run("SELECT pg_is_in_recovery()") == "f"
