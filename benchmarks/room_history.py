"""What pages about finished games cost when there are many: 100,000 of them, all of one person.

`python -m benchmarks.room_history [GAMES [TIMES]]`. A real server on the loopback in this process, first with SQLite,
then with PostgreSQL; requests are sent one after the other.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

from tests.kit.many_results import fill, rate
from tests.kit.postgres import new_room_database, running_server
from tests.kit.queries import queries
from tests.kit.room import Person, RunningRoom, register

GAMES = 100_000
TIMES = 300
OTHERS = 10_000
"""How many people are in the ladder."""


def figures(room: RunningRoom, times: int, name: str, ask: Callable[[], object]) -> dict[str, Any]:
    """How many queries a page needs, and the median and the 99th percentile of its milliseconds."""
    with queries(room) as asked:
        ask()
    spent = []
    for _ in range(times):
        start = time.perf_counter()
        ask()
        spent.append((time.perf_counter() - start) * 1000)
    spent.sort()
    p50, p99 = (round(spent[times * part // 100], 1) for part in (50, 99))
    return {"page": name, "queries": len(asked), "p50_ms": p50, "p99_ms": p99}


def measure(games: int = GAMES, times: int = TIMES) -> Iterator[dict[str, Any]]:
    with tempfile.TemporaryDirectory(prefix="castelude-bench-") as folder:
        yield from measure_on(f"sqlite:///{folder}/room.sqlite3", games, times)
    with running_server(fsync=True) as server:
        yield from measure_on(new_room_database(server), games, times)


def measure_on(database: str, games: int, times: int) -> Iterator[dict[str, Any]]:
    """The pages of one kind of database."""
    room = RunningRoom(database, requests_per_second=10**6)
    kind = {"database": database.partition(":")[0]}
    try:
        ann = Person(room, "Ann")
        others = [Person(room, f"Other {number}").me["id"] for number in range(20)]
        fill(database, ann.me["id"], others, games)
        middle = f"{1_500_000_000_000 + games // 2 * 3_600_000}-generated{games // 2:07d}"
        pages: dict[str, dict[str, Any]] = {
            "first": {},
            "in the middle": {"before": middle},
            "won, quick, of one game": {"outcome": "won", "pace": "quick", "game": "castel"},
            "by the name of an opponent": {"name": others[7]},
            "nothing found": {"name": "nobody at all"},
        }
        for name, wanted in pages.items():
            yield kind | figures(room, times, name, lambda wanted=wanted: ann.get("/api/history", **wanted))  # type: ignore[misc]
        register(ann)
        rate(database, ann.me["id"], games, OTHERS)
        ladder = {"game": "castello", "pace": "quick"}
        public: dict[str, Callable[[], object]] = {
            "profile": lambda: ann.get("/api/people/profile", name="Ann"),
            "rating over time": lambda: ann.get("/api/people/rating", name="Ann", **ladder),
            "leaderboard": lambda: ann.get("/api/leaderboards/castello/quick"),
        }
        for name, ask in public.items():
            yield kind | figures(room, times, name, ask)
    finally:
        room.close()


if __name__ == "__main__":
    for row in measure(*map(int, sys.argv[1:])):
        print(row, flush=True)
