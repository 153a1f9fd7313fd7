"""Many look for opponents at two workers, which are killed while they open tables: everybody plays at one table."""

import asyncio
from collections import Counter
from pathlib import Path

import asyncpg

from tests.kit.faults.campaign import guests
from tests.kit.faults.scale import scale
from tests.kit.faults.seekers import Seeker
from tests.kit.faults.worker import AFTER_COMMIT, BEFORE_COMMIT
from tests.kit.faults.workers import PATIENCE, serving
from tests.kit.soak import report

A_WAVE = 8
SEATED = """
SELECT seats.player_id, tables.id, tables.status FROM seats JOIN tables ON tables.id = seats.table_id
"""


def test_nobody_is_paired_twice_while_workers_are_killed(postgres: str, tmp_path: Path) -> None:
    """In each wave the worker that opens the first table dies before or after its first commit there."""
    waves = scale().kills // 5
    seekers: list[Seeker] = []

    async def run_it() -> int:
        people = await guests(postgres, waves * A_WAVE)
        async with serving(postgres, tmp_path) as workers:
            playing: list[asyncio.Task[None]] = []
            killed = 0
            for wave in range(waves):
                worker, point = workers[(wave + wave // 2) % 2], (BEFORE_COMMIT, AFTER_COMMIT)[wave % 2]
                await worker.wait_up()
                dying = asyncio.create_task(worker.kill_at(point, PATIENCE))
                for number in range(wave * A_WAVE, (wave + 1) * A_WAVE):
                    seeker = Seeker(people[number], workers, worker, number)
                    seekers.append(seeker)
                    playing.append(asyncio.create_task(seeker.play()))
                killed += await dying
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing)
            return killed

    assert asyncio.run(run_it()) == waves
    asyncio.run(check(postgres, seekers))
    report("pairing", {"people": len(seekers), "workers killed": waves})


async def check(database: str, seekers: list[Seeker]) -> None:
    """Everybody sits at one table, with one opponent, and it is the one that they were told of."""
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch(SEATED)
        opened = await connection.fetchval("SELECT count(*) FROM tables")
    finally:
        await connection.close()
    seated = {row["player_id"]: row["id"] for row in rows}
    assert Counter(row["player_id"] for row in rows) == dict.fromkeys((seeker.guest.player for seeker in seekers), 1)
    assert set(Counter(row["id"] for row in rows).values()) == {2}
    assert {row["status"] for row in rows} == {"running"}
    assert opened == len(seekers) // 2, "a table without people"
    assert {seeker.guest.player: seeker.tables for seeker in seekers} == {
        player: [table] for player, table in seated.items()
    }
