"""How long it takes to pair 1,000 people who wait in one queue: `python -m benchmarks.room_pairing [PEOPLE]`.

One worker's part of the room on a database that waits for the disk, without HTTP. Measured is the time until everybody
is paired, until everybody has accepted and sits at a table whose game runs, the processor time of both, and for how
much processor time one turn of the event loop kept everything else waiting.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from castelude.room.pairing.service import Pairing
from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from castelude.room.storage.pairing import Seek
from castelude.room.storage.versions import migrate
from castelude.room.tables.uptime import system_now
from tests.kit.domain import OneWorker
from tests.kit.postgres import new_database, running_server

PEOPLE = 1000
AT_ONCE = 50
TICK_S = 0.001
LEASE_MS = 600_000


async def _watch_turns(turns: list[float]) -> None:
    """The processor time of each turn of the event loop: other programs on the machine do not count."""
    while True:
        begin = time.thread_time()
        await asyncio.sleep(0)
        turns.append(time.thread_time() - begin)
        await asyncio.sleep(TICK_S)


async def _figures(database: str, people: int) -> dict[str, Any]:
    engine = open_engine(database)
    await migrate(engine)
    worker = OneWorker(engine)
    pairing = Pairing(engine, worker.service)
    now = system_now()
    players = [f"p{number:031d}" for number in range(people)]
    seeks = [
        Seek(
            player, "castello", 2, "quick", False, 800 + number % 400, None, None, now + number - people, now + LEASE_MS
        )
        for number, player in enumerate(players)
    ]
    async with engine.begin() as connection:
        rows = [{"id": player, "name": "P", "created_ms": now} for player in players]
        await connection.execute(schema.players.insert(), rows)
        await connection.execute(schema.seeks.insert(), [seek._asdict() for seek in seeks])
    turns: list[float] = []
    watching = asyncio.create_task(_watch_turns(turns))
    await asyncio.sleep(0.2)
    turns.clear()
    begin, cpu = time.perf_counter(), time.process_time()
    await pairing.look()
    paired = time.perf_counter() - begin
    found, at_pairing = await pairing.store.all(), sorted(turns)
    turns.clear()
    assert sum(seek.table_id is not None for seek in found) == people // 2 * 2
    again = time.perf_counter()
    for first in range(0, people, AT_ONCE):
        await asyncio.gather(*(pairing.accept(player, None) for player in players[first : first + AT_ONCE]))
    playing = time.perf_counter() - again
    used = time.process_time() - cpu
    watching.cancel()
    assert all(seek.opened for seek in await pairing.store.all())
    await worker.close()
    await engine.dispose()
    return {
        "people": people,
        "paired_s": round(paired, 2),
        "playing_s": round(paired + playing, 2),
        "cpu_s": round(used, 2),
        "turn_ms_worst_pairing": round(at_pairing[-1] * 1000, 1),
        "turn_ms_p99_opening": round(sorted(turns)[int(len(turns) * 0.99)] * 1000, 1),
    }


def measure(people: int = PEOPLE, say: Callable[[dict[str, Any]], None] = lambda _: None) -> list[dict[str, Any]]:
    """The figures on SQLite and on PostgreSQL."""
    found = []
    with tempfile.TemporaryDirectory(prefix="castelude-bench-") as folder:
        found.append({"database": "sqlite"} | asyncio.run(_figures(f"sqlite:///{folder}/room.sqlite3", people)))
        say(found[-1])
    with running_server(fsync=True) as server:
        found.append({"database": "postgresql"} | asyncio.run(_figures(new_database(server), people)))
        say(found[-1])
    return found


if __name__ == "__main__":
    measure(int(sys.argv[1]) if len(sys.argv) > 1 else PEOPLE, print)
