"""How fast the room is: moves a second, moves a server CPU second, delays, memory a table, bytes an update, pages.

A real server (`castelude serve`) on the loopback, a load generator in a second process (`room_load`), databases that
wait for the disk: SQLite with one worker, PostgreSQL with two. Every move of a table waits until the opponent has been
told of the one before.
"""

import argparse
import asyncio
import json
import logging
import os
import platform
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import structlog

from benchmarks import room_pages, room_pairing, room_spectators
from benchmarks.serving import Generator, cpu_seconds, memory_kb, percentile, served
from castelude import Rng
from castelude.core.registry import all_games
from castelude.room.live.deflate import OFFER, Packer
from castelude.room.live.feed import Feed
from castelude.room.live.frames import framed
from castelude.room.live.sender import text_of
from castelude.room.tables import commands as cmd
from castelude.room.tables import events as ev
from castelude.room.tables.decide import Who, decide
from castelude.room.tables.table import Table
from castelude.version import __version__
from tests.kit.crowded_room import fill
from tests.kit.domain import fold, moment, new_table, nonce
from tests.kit.postgres import new_database, running_server

Json = dict[str, Any]
SIZES = (50, 200, 500)
PACE = 200
WARM_UP_S = 2
SETTLED_S = 14
"""After so long a worker has packed what rests and given back what it needed only while people came."""


# ---- measuring ----


def measure(name: str, database: str, workers: int, sizes: list[int], seconds: float) -> Iterator[Json]:
    """The figures of one kind of database: each size as fast as it goes, then the largest at a steady pace."""
    tables = asyncio.run(fill(database, max(sizes) + 1))
    with served(database, workers) as (port, pids):
        warm = Generator(port, tables[-1:])
        warm.do(connect=1)
        warm.do(play={"seconds": WARM_UP_S, "rate": 0})
        generator = Generator(port, tables[:-1])
        try:
            for size in sizes:
                held = memory_kb(pids)
                connected = len(sizes[: sizes.index(size)]) and sizes[sizes.index(size) - 1]
                new = size - connected
                generator.do(connect=size)
                at_once = (memory_kb(pids) - held) / new
                time.sleep(SETTLED_S)
                a_table = (memory_kb(pids) - held) / new
                memory = {"kb_a_table": round(a_table, 1), "kb_at_once": round(at_once, 1)}
                yield figures(name, workers, size, 0, generator, pids, seconds) | memory
            yield figures(name, workers, max(sizes), PACE, generator, pids, 2 * seconds)
        finally:
            generator.close()
            warm.close()


def figures(
    name: str, workers: int, size: int, rate: float, generator: Generator, pids: list[int], seconds: float
) -> Json:
    generator.do(play={"seconds": WARM_UP_S, "rate": rate})
    cpu = cpu_seconds(pids)
    seen = generator.do(play={"seconds": seconds, "rate": rate})
    used = cpu_seconds(pids) - cpu
    if seen["refused"] or seen["lost"]:
        raise RuntimeError(f"moves were refused or sockets lost: {seen['refused']}, {seen['lost']}")
    return {
        "database": name,
        "workers": workers,
        "tables": size,
        "sockets": 2 * size,
        "pace": rate or None,
        "moves_a_second": round(seen["moves"] / seen["seconds"]),
        "moves_a_server_cpu_second": round(seen["moves"] / used),
        "server_cpu_share": round(used / seen["seconds"], 2),
        "load_cpu_share": round(seen["load_cpu"] / seen["seconds"], 2),
        "p50_ms": round(percentile(seen["delays"], 0.5) * 1000, 1),
        "p95_ms": round(percentile(seen["delays"], 0.95) * 1000, 1),
        "p99_ms": round(percentile(seen["delays"], 0.99) * 1000, 1),
        "update_bytes": round(statistics.median(seen["sizes"])) if seen["sizes"] else None,
        "games_over": seen["over"],
    }


# ---- bytes ----


class Wire:
    """How many bytes a browser gets for the messages of a feed: frames, long messages compressed."""

    def __init__(self, player: str) -> None:
        self.feed = Feed(player)
        self.packer = Packer(OFFER.process_request_params([("client_max_window_bits", None)], [])[1])

    def plain_and_sent(self, table: Table) -> tuple[int, int]:
        """The bytes of the next message as JSON, and those of its frame."""
        news = self.feed.news(table, 0)
        assert news is not None
        text = text_of(news)
        return len(text), sum(map(len, framed(text, self.packer)))


def update_bytes(game: str, moves: int = 400) -> Json:
    """The sizes of updates in whole random games of two seats: to the seat that decides next, and to everybody."""
    rng = Rng(7)
    to_decide: list[int] = []
    to_all: list[int] = []
    plain: list[int] = []
    whole: list[int] = []
    while len(to_all) < 3 * moves:
        table = new_table("t" * 20)
        now = 1_800_000_000_000
        for event in (
            ev.Created(cmd.TableSettings(game, 2), "p0", nonce()),
            ev.Seated(0, "p0", "Ann"),
            ev.Seated(1, "p1", "Bob"),
        ):
            fold(table, now, event)
        fold(table, now, ev.Readied([0, 1], True))
        fold(table, now, decide(table, Who("p0", "Ann"), cmd.Start(), moment(now)))
        told = [Wire("p0"), Wire("p1"), Wire("eve")]
        whole += [each.plain_and_sent(table)[1] for each in told]
        while (mover := table.actor()) is not None and table.match is not None:
            legal = table.match.legal()
            now += 5_000
            action = cmd.Act(legal[rng.below(len(legal))])
            fold(table, now, decide(table, Who(f"p{mover}", ""), action, moment(now)))
            sizes = [each.plain_and_sent(table) for each in told]
            plain += [size for size, _ in sizes]
            to_all += [size for _, size in sizes]
            actor = table.actor()
            if actor is not None and actor != mover:
                to_decide.append(sizes[actor][1])
    return {
        "game": game,
        "whole_table": round(statistics.median(whole)),
        "update_median": round(statistics.median(to_all)),
        "update_p95": percentile(sorted(to_all), 0.95),
        "as_json_p95": percentile(sorted(plain), 0.95),
        "to_who_decides_next_median": round(statistics.median(to_decide)),
        "to_who_decides_next_p95": percentile(sorted(to_decide), 0.95),
    }


# ---- the report ----


def show(rows: list[Json]) -> None:
    if rows:
        keys = list(dict.fromkeys(key for row in rows for key in row))
        cells = [keys, *([("" if row.get(key) is None else str(row[key])) for key in keys] for row in rows)]
        widths = [max(len(line[column]) for line in cells) for column in range(len(keys))]
        for line in cells:
            print("  ".join(text.rjust(width) for text, width in zip(line, widths, strict=True)))
        print(flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=list(SIZES))
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    print(f"castelude {__version__}, Python {platform.python_version()}, {os.cpu_count()} cores, {platform.platform()}")
    bytes_ = [update_bytes(game) for game in all_games()]
    show(bytes_)
    replays, lobby = room_pages.measure()
    show(replays)
    show(lobby)
    spectators = room_spectators.measure(2 * args.seconds)
    show(spectators)
    pairing = room_pairing.measure()
    show(pairing)
    rows: list[Json] = []
    if args.database in ("sqlite", "both"):
        with tempfile.TemporaryDirectory(prefix="castelude-bench-") as folder:
            rows += measure("sqlite", f"sqlite:///{folder}/room.sqlite3", 1, sorted(args.tables), args.seconds)
        show(rows)
    if args.database in ("postgresql", "both"):
        with running_server(fsync=True) as server:
            postgres = list(measure("postgresql", new_database(server), 2, sorted(args.tables), args.seconds))
        show(postgres)
        rows += postgres
    if args.json:
        report = {"version": __version__, "bytes": bytes_, "replays": replays, "lobby": lobby, "spectators": spectators}
        args.json.write_text(json.dumps(report | {"pairing": pairing, "room": rows}, indent=2) + "\n")


if __name__ == "__main__":
    main()
