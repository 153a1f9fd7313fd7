"""What pages of the room cost: looking through a replay of 100 plies, and a page of the lobby with 50 tables.

A real server on the loopback with SQLite, in this process; the browser's requests are sent one after the other, without
the time that a network would add to each.
"""

import statistics
import tempfile
import time
from collections.abc import Callable
from typing import Any

from castelude import Rng
from castelude.core.registry import all_games
from tests.kit.queries import queries
from tests.kit.room import Person, RunningRoom

Json = dict[str, Any]
PLIES = 100
TABLES = 50
BATCH = 32
"""As web/src/replay/moments.ts asks."""
TIMES = 15


def play(host: Person, game: str, plies: int, **settings: Any) -> str:  # noqa: ANN401 JSON
    """A table of two seats on one device, with this many random actions."""
    table = host.open_table(game, hotseat=True, start=True, **settings)
    rng = Rng(3)
    with host.at(table) as live:
        live.synced()
        while live.state["legal"] is not None and live.state["table"]["plies"] < plies:
            actions = live.state["legal"]["actions"]
            live.catch_up(live.act(actions[rng.below(len(actions))])["seq"])
    return table


def timed(ask: Callable[[], object], times: int = TIMES) -> float:
    """The median of the milliseconds that something takes."""
    spent = []
    for _ in range(times):
        start = time.perf_counter()
        ask()
        spent.append((time.perf_counter() - start) * 1000)
    return statistics.median(spent)


def replay_figures(host: Person, game: str) -> Json:
    """A replay looked through from its beginning: as the client asks, and with a request for each ply."""
    table = play(host, game, PLIES)
    if host.table(table)["status"] == "running":
        host.command(table, "resign")
    plies = host.table(table)["plies"]

    def look(batch: int) -> int:
        host.get(f"/api/tables/{table}/record")
        starts = range(0, plies + 1, batch)
        for first in starts:
            host.get(f"/api/tables/{table}/replay", **{"from": first, "to": min(first + batch - 1, plies), "seat": 0})
        return len(starts) + 1

    return {
        "replay": game,
        "plies": plies,
        "requests": look(BATCH),
        "ms": round(timed(lambda: look(BATCH), 5), 1),
        "requests_by_ply": look(1),
        "ms_by_ply": round(timed(lambda: look(1), 3), 1),
    }


def lobby_figures(room: RunningRoom, host: Person) -> list[Json]:
    """A page of the lobby: from a worker that has just started, and from one that knows the tables."""
    for _ in range(TABLES):
        play(host, "castello", 10, listed=True)

    def page() -> None:
        assert len(host.get("/api/tables", which="running")) == TABLES

    room.restart()
    host.come_back()
    host.get("/api/me")
    with queries(room) as cold:
        cold_ms = timed(page, 1)
    with queries(room) as warm:
        page()
    return [
        {"lobby": "cold", "tables": TABLES, "queries": len(cold), "ms": round(cold_ms, 1)},
        {"lobby": "warm", "tables": TABLES, "queries": len(warm), "ms": round(timed(page), 1)},
    ]


def measure() -> tuple[list[Json], list[Json]]:
    """The figures of replays and of the lobby."""
    with tempfile.TemporaryDirectory(prefix="castelude-bench-") as folder:
        room = RunningRoom(f"sqlite:///{folder}/room.sqlite3", requests_per_second=10**6)
        try:
            host = Person(room, "Ann")
            return [replay_figures(host, game) for game in all_games()], lobby_figures(room, host)
        finally:
            room.close()


if __name__ == "__main__":
    for rows in measure():
        for row in rows:
            print(row)
