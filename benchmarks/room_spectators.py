"""What many spectators at one table cost its players: the time from a move to the opponent's knowing of it.

Both figures come from one server in one run, first without spectators and then with them; players and spectators are
two processes, so that reading what spectators are told delays no player's clock.
"""

import asyncio
import tempfile
from typing import Any

from benchmarks.serving import Generator, percentile, served
from tests.kit.crowded_room import fill

Json = dict[str, Any]
SPECTATORS = 200
PACE = 20
"""Moves a second at the table: far more than people make."""


def measure(seconds: float, spectators: int = SPECTATORS) -> list[Json]:
    """A row without spectators and a row with them."""
    with tempfile.TemporaryDirectory(prefix="castelude-bench-") as folder:
        database = f"sqlite:///{folder}/room.sqlite3"
        tables = asyncio.run(fill(database, 1 + (spectators + 1) // 2))
        tokens = [token for _, pair in tables[1:] for token in pair][:spectators]
        with served(database, 1) as (port, _):
            players, audience = Generator(port, tables[:1]), Generator(port, tables[:1])
            try:
                players.do(connect=1)
                players.do(play={"seconds": 2, "rate": PACE})
                rows = [_row(0, players.do(play={"seconds": seconds, "rate": PACE}))]
                audience.do(watch=tokens)
                players.do(play={"seconds": 2, "rate": PACE})
                rows.append(_row(spectators, players.do(play={"seconds": seconds, "rate": PACE})))
            finally:
                players.close()
                audience.close()
    rows[1]["p99_ratio"] = round(rows[1]["p99_ms"] / rows[0]["p99_ms"], 2)
    return rows


def _row(spectators: int, seen: Json) -> Json:
    if seen["refused"] or seen["lost"]:
        raise RuntimeError(f"moves were refused or sockets lost: {seen['refused']}, {seen['lost']}")
    row: Json = {"spectators": spectators, "moves": seen["moves"]}
    return row | {f"p{p}_ms": round(percentile(seen["delays"], p / 100) * 1000, 1) for p in (50, 95, 99)}
