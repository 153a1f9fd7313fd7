"""Who is there, when a worker is killed and can say nothing."""

import asyncio
import signal
from pathlib import Path

import asyncpg

from tests.kit.faults.workers import Worker, serving
from tests.kit.room import Live, Person

BEAT_MS = 100


class Door:
    """A worker as a place to go to."""

    def __init__(self, worker: Worker) -> None:
        self.url = worker.url
        self.people: list[Person] = []


def test_people_of_a_killed_worker_are_gone_after_a_few_beats(postgres: str, tmp_path: Path) -> None:
    async def run_it() -> None:
        async with serving(postgres, tmp_path, 2, BEAT_MS=str(BEAT_MS), POLL_MS="100") as workers:
            doors = [Door(worker) for worker in workers]
            ann = await asyncio.to_thread(Person, doors[0], "Ann")
            bob = await asyncio.to_thread(Person, doors[1], "Bob")
            table = await asyncio.to_thread(ann.open_table)

            async def read(live: Live, *names: str) -> None:
                await asyncio.to_thread(live.gather, *names)

            with ann.at(table) as one, bob.at(table) as two:
                await read(one, "Ann", "Bob")
                await read(two, "Ann", "Bob")
                await workers[0].end(signal.SIGKILL)
                await read(two, "Bob")
                await workers[0].wait_up()
                visitor = await asyncio.to_thread(Person, doors[0], "Cleo")
                with visitor.at(table) as three:
                    await read(two, "Bob", "Cleo")
                    await read(three, "Bob", "Cleo")
            await forgotten()
            for door in doors:
                for person in door.people:
                    person.http.close()

    async def forgotten() -> None:
        """The dead worker's row goes, too; two live ones stay."""
        connection = await asyncpg.connect(postgres)
        async with asyncio.timeout(60):
            while await connection.fetchval("SELECT count(*) FROM workers") != 2:
                await asyncio.sleep(0.05)
        await connection.close()

    asyncio.run(run_it())
