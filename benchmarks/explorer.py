"""How fast the explorer answers in a room with many games: `python -m benchmarks.explorer --games 100000`.

Games are made up: they share their openings as real ones do (few first actions, ever more later), forty positions each.
Each question is asked often; the median and the slowest of a hundred are printed, and the size of the table.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from castelude.room.storage.explored import Explored
from castelude.room.storage.versions import prepare

PLIES = 40
AT_ONCE = 500
PEOPLE = 1000
TIMES = 25


def rows_of(number: int, rng: random.Random) -> list[dict[str, object]]:
    """The positions of one game; a tenth of the games are private."""
    rows: list[dict[str, object]] = []
    position = 0
    shown = {"table_id": f"t{number}", "winner": rng.choice((0, 1, None)), "public": rng.random() < 0.9}
    for ply in range(PLIES):
        choice = int(rng.paretovariate(1.0)) % 60
        rows.append({"position": position, "ply": ply, "action": f"A{choice}-B{ply}", **shown})
        position = hash((position, choice)) % 2**62
    return rows


async def fill(engine: AsyncEngine, games: int) -> None:
    rng = random.Random(1)
    async with engine.begin() as connection:
        people = [{"id": f"p{k}", "name": f"p{k}", "created_ms": 0} for k in range(PEOPLE)]
        await connection.execute(schema.players.insert(), people)
    for first in range(0, games, AT_ONCE):
        numbers = range(first, min(games, first + AT_ONCE))
        same = {"game": "castello", "rules_version": 1, "status": "finished", "listed": True, "version": 1}
        same |= {"bot_to_move": False, "created_ms": 0, "changed_ms": 0}
        ended = {"game": "castello", "pace": "none", "rated": False, "public": True, "why": "rules"}
        seat = {"seat": 0, "winner": True, "outcome": "won", "first": True, "ended_ms": 0, "game": "castello"}
        async with engine.begin() as connection:
            await connection.execute(schema.tables.insert(), [{"id": f"t{k}", **same} for k in numbers])
            results = [{"table_id": f"t{k}", **ended, "plies": PLIES, "ended_ms": 0} for k in numbers]
            await connection.execute(schema.results.insert(), results)
            seats = [{"table_id": f"t{k}", "player_id": f"p{k % PEOPLE}", **seat} for k in numbers]
            await connection.execute(schema.result_seats.insert(), seats)
            await connection.execute(schema.explored.insert(), [row for k in numbers for row in rows_of(k, rng)])


async def measured(ask: Callable[[], Awaitable[object]]) -> str:
    took = []
    for _ in range(TIMES):
        begin = time.perf_counter()
        await ask()
        took.append(1000 * (time.perf_counter() - begin))
    return f"{statistics.median(took):8.1f} ms {max(took):8.1f} ms"


async def run(games: int, folder: Path) -> None:
    path = folder / "room.sqlite3"
    engine = open_engine(f"sqlite:///{path}")
    try:
        await prepare(engine)
        begin = time.process_time()
        await fill(engine, games)
        spent, size = time.process_time() - begin, path.stat().st_size / 2**20
        print(f"{games} games stored with {spent:.0f} s of CPU: {size:.0f} MiB")
        store = Explored(engine)
        e = schema.explored.c
        async with engine.connect() as connection:
            of_one = sa.select(e.position).where(e.table_id == "t1")
            common, rare = [await connection.scalar(of_one.where(e.ply == ply)) or 0 for ply in (2, PLIES // 2)]
        for name, position in (("the start, in all games", 0), ("a common position", common), ("a rare one", rare)):
            print(f"{name:26} public {await measured(partial(store.public, position))}")
            print(f"{'':26} own    {await measured(partial(store.own, position, 'p7', 'castello'))}")
    finally:
        await engine.dispose()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(args.games, Path(folder)))


if __name__ == "__main__":
    main()
