"""The room next to boardgame.io: the same tables, sockets and pace, in turns, in one run.

boardgame.io keeps its tables in memory or in flat files that nothing waits for; the room waits until SQLite or
PostgreSQL has them. Every room plays as fast as it can and then at a steady pace, in several rounds one after the
other, so that what else the machine does meets all of them.
"""

import argparse
import asyncio
import contextlib
import json
import logging
import shutil
import socket
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import structlog

from benchmarks.room import SETTLED_S, figures
from benchmarks.serving import Generator, family, free_port, memory_kb, served
from tests.kit.crowded_room import fill
from tests.kit.postgres import new_database, running_server

Json = dict[str, Any]
PEER = Path(__file__).parent / "boardgame"
IN_MEMORY = "boardgame.io, in memory"
FLAT_FILES = "boardgame.io, flat files"
SQLITE = "Castelude, SQLite"
POSTGRESQL = "Castelude, PostgreSQL, two workers"
KEYS = ("moves_a_server_cpu_second", "moves_a_second", "p50_ms", "p99_ms", "update_bytes", "kb_a_table")


@contextlib.contextmanager
def ours(database: str, workers: int, tables: int) -> Iterator[tuple[Generator, list[int]]]:
    """The room with filled tables, and its load generator."""
    filled = asyncio.run(fill(database, tables))
    with served(database, workers) as (port, pids):
        generator = Generator(port, filled)
        try:
            yield generator, pids
        finally:
            generator.close()


@contextlib.contextmanager
def theirs(folder: Path | None) -> Iterator[tuple[Generator, list[int]]]:
    """boardgame.io's server, and its load generator."""
    port = free_port()
    command = ["node", "server.cjs", str(port), *([str(folder)] if folder else [])]
    server = subprocess.Popen(command, cwd=PEER, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _until_open(port)
        generator = Generator(port, [], ["node", str(PEER / "load.cjs")])
        try:
            yield generator, family(server.pid)
        finally:
            generator.close()
    finally:
        server.terminate()
        server.wait()


def _until_open(port: int) -> None:
    for _ in range(300):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.1)
    raise RuntimeError("boardgame.io did not start")


def measure(
    name: str, room: contextlib.AbstractContextManager[tuple[Generator, list[int]]], plan: argparse.Namespace
) -> Json:
    """One round of one room: as fast as it goes, then at the pace."""
    with room as (generator, pids):
        held = memory_kb(pids)
        generator.do(connect=plan.tables)
        time.sleep(SETTLED_S)
        a_table = (memory_kb(pids) - held) / plan.tables
        fast = figures(name, 1, plan.tables, 0, generator, pids, plan.seconds)
        paced = figures(name, 1, plan.tables, plan.pace, generator, pids, plan.seconds)
    return {
        "room": name,
        "moves_a_server_cpu_second": fast["moves_a_server_cpu_second"],
        "moves_a_second": fast["moves_a_second"],
        "p50_ms": paced["p50_ms"],
        "p99_ms": paced["p99_ms"],
        "update_bytes": fast["update_bytes"],
        "kb_a_table": round(a_table, 1),
    }


def rounds(plan: argparse.Namespace) -> list[Json]:
    found = []
    with running_server(fsync=True) as cluster, tempfile.TemporaryDirectory() as folder:
        for number in range(plan.rounds):
            files = Path(folder) / f"flat-{number}"
            kinds: dict[str, Callable[[], contextlib.AbstractContextManager[tuple[Generator, list[int]]]]] = {
                SQLITE: lambda: ours(f"sqlite:///{folder}/room-{number}.sqlite3", 1, plan.tables),  # noqa: B023
                IN_MEMORY: lambda: theirs(None),
                POSTGRESQL: lambda: ours(new_database(cluster), 2, plan.tables),
                FLAT_FILES: lambda: theirs(files),  # noqa: B023
            }
            for name, room in kinds.items():
                found.append(measure(name, room(), plan))
                print(json.dumps(found[-1]), flush=True)
    return found


def show(found: list[Json]) -> None:
    """Medians of all rounds, and our figures as parts of theirs."""
    middle = {
        name: {key: statistics.median(row[key] for row in found if row["room"] == name) for key in KEYS}
        for name in (SQLITE, POSTGRESQL, IN_MEMORY, FLAT_FILES)
    }
    print("| room | " + " | ".join(key.replace("_", " ") for key in KEYS) + " |")
    print("| --- |" + " ---: |" * len(KEYS))
    for name, row in middle.items():
        print(f"| {name} | " + " | ".join(f"{row[key]:g}" for key in KEYS) + " |")
    print()
    for mine in (SQLITE, POSTGRESQL):
        for peer in (IN_MEMORY, FLAT_FILES):
            parts = {key: middle[mine][key] / middle[peer][key] for key in KEYS}
            print(
                f"{mine} / {peer}: " + ", ".join(f"{key.replace('_', ' ')} {part:.2f}" for key, part in parts.items())
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pace", type=float, default=200, help="moves a second in all, for the delays")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path)
    plan = parser.parse_args()
    if shutil.which("node") is None:
        raise SystemExit("node is missing: the peer runs on it (make bench-peers installs it)")
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    found = rounds(plan)
    show(found)
    if plan.json:
        plan.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
