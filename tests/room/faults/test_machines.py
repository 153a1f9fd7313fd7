"""Several machines, one PostgreSQL: delay, loss, partitions and healing, and a failover to a replica.

The machines are network namespaces, so this needs root and the program `ip`.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from castelude.room.serve import migrate_database
from tests.kit.faults.campaign import Run, campaign
from tests.kit.faults.network import HERE, Network, network
from tests.kit.faults.scale import scale
from tests.kit.faults.workers import Place
from tests.kit.postgres import Cluster

ROOMS = ("room0", "room1")


@contextlib.asynccontextmanager
async def machines(folder: Path, *more: str) -> AsyncIterator[tuple[Run, Network, Cluster]]:
    """Two machines with a room, one with the database, clients here; packets take 2 ms, and one in 200 is lost."""
    async with network([*ROOMS, "base", *more]) as net:
        base = net.machines["base"].place
        cluster = await asyncio.to_thread(Cluster, True, base.address, base.inside)
        try:
            database = cluster.fresh_database()
            await asyncio.to_thread(migrate_database, database)
            places: list[Place] = [net.machines[name].place for name in ROOMS]
            async with campaign(database, folder, places=places) as run:
                for line in run.lines:
                    line.silence = 2.0
                await net.set_all(delay=0.002, loss=0.005)
                yield run, net, cluster
                await net.set_all(delay=0.0, loss=0.0)
        finally:
            await asyncio.to_thread(cluster.close)


def test_other_tests_see_no_change_of_their_network() -> None:
    """A browser beside these tests would give up its requests (ERR_NETWORK_CHANGED)."""
    devices = Path("/sys/class/net")  # those of the namespace in which it was mounted, wherever this thread is

    async def run_it() -> None:
        before = {path.name for path in devices.iterdir()}
        async with network(ROOMS) as net:
            assert {path.name for path in devices.iterdir()} == before
            inside = Path("/proc/thread-self/net/dev").read_text(encoding="ascii")
            assert f"{net.prefix}{HERE}:" in inside

    asyncio.run(run_it())


def test_networks_are_slow_lossy_and_cut(tmp_path: Path) -> None:
    async def run_it() -> None:
        async with machines(tmp_path) as (run, net, _):
            for number in range(scale().partitions):
                sick, well = ROOMS[number % 2], ROOMS[1 - number % 2]
                with run.phase("delay and loss"):
                    await run.progress(40)
                with run.phase("a room machine is cut off from the database"):
                    async with net.cut((sick, "base")):
                        await run.turned_away(1013, 1)
                        await run.progress()
                    await run.progress()
                with run.phase("the room machines are cut off from each other"):
                    async with net.cut((sick, well)):
                        await run.progress()
                with run.phase("a room machine is cut off from everybody"):
                    async with net.cut((sick, "base"), (sick, well), (sick, HERE)):
                        await run.progress()
                    await run.progress()
            assert net.figures["lost"] > 0
        assert all(worker.deaths == 0 for worker in run.workers)

    asyncio.run(run_it())
