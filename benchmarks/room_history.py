"""What pages about finished games cost when there are many: 100,000 of them, all of one person.

`python -m benchmarks.room_history [GAMES]`. A real server on the loopback with SQLite, in this process; requests are
sent one after the other.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from tests.kit.many_results import fill, rate
from tests.kit.queries import queries
from tests.kit.room import Person, RunningRoom, register

GAMES = 100_000
TIMES = 300
OTHERS = 10_000
"""How many people are in the ladder."""


def figures(room: RunningRoom, name: str, ask: Callable[[], object]) -> dict[str, Any]:
    """How many queries a page needs, and the median and the 99th percentile of its milliseconds."""
    with queries(room) as asked:
        ask()
    spent = []
    for _ in range(TIMES):
        start = time.perf_counter()
        ask()
        spent.append((time.perf_counter() - start) * 1000)
    spent.sort()
    return {"page": name, "queries": len(asked), "p50_ms": round(spent[TIMES // 2], 1), "p99_ms": round(spent[-4], 1)}


def measure(games: int = GAMES) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory(prefix="castelude-bench-") as folder:
        room = RunningRoom(f"sqlite:///{folder}/room.sqlite3", requests_per_second=10**6)
        try:
            ann = Person(room, "Ann")
            others = [Person(room, f"Other {number}").me["id"] for number in range(20)]
            fill(room.settings.database, ann.me["id"], others, games)
            middle = f"{1_500_000_000_000 + games // 2 * 3_600_000}-generated{games // 2:07d}"
            pages: dict[str, dict[str, Any]] = {
                "first": {},
                "in the middle": {"before": middle},
                "won, quick, of one game": {"outcome": "won", "pace": "quick", "game": "castel"},
                "by the name of an opponent": {"name": others[7]},
                "nothing found": {"name": "nobody at all"},
            }
            found = [
                figures(room, name, lambda wanted=wanted: ann.get("/api/history", **wanted))  # type: ignore[misc]
                for name, wanted in pages.items()
            ]
            register(ann)
            rate(room.settings.database, ann.me["id"], games, OTHERS)
            ladder = {"game": "castello", "pace": "quick"}
            public: dict[str, Callable[[], object]] = {
                "profile": lambda: ann.get("/api/people/profile", name="Ann"),
                "rating over time": lambda: ann.get("/api/people/rating", name="Ann", **ladder),
                "leaderboard": lambda: ann.get("/api/leaderboards/castello/quick"),
            }
            return found + [figures(room, name, ask) for name, ask in public.items()]
        finally:
            room.close()


if __name__ == "__main__":
    for row in measure(*map(int, sys.argv[1:])):
        print(row)
