"""A served room to measure, and the process that makes the load."""

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

Json = dict[str, Any]
LIMITS = {
    "CASTELUDE_SOCKETS_PER_ADDRESS": "100000",
    "CASTELUDE_MESSAGES_PER_SECOND": "100000",
    "CASTELUDE_REQUESTS_PER_SECOND": "100000",
    "CASTELUDE_UNDER_WAY": "100000",
    "CASTELUDE_OPEN_TABLES": "100000",
    "CASTELUDE_TABLES_PER_MINUTE": "100000",
}
LOAD = (sys.executable, "-m", "benchmarks.room_load")


def family(pid: int) -> list[int]:
    """A process and all that came from it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(found for child in children for found in family(int(child)))]


def cpu_seconds(pids: list[int]) -> float:
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_kb(pids: list[int]) -> int:
    """What these processes hold for themselves."""
    total = 0
    for pid in pids:
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith(("Private_Clean", "Private_Dirty")):
                total += int(line.split()[1])
    return total


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@contextlib.contextmanager
def served(database: str, workers: int) -> Iterator[tuple[int, list[int]]]:
    """The port of a running room and the ids of its processes."""
    port = free_port()
    command = [sys.executable, "-m", "castelude", "serve", "--port", str(port), "--workers", str(workers)]
    environment = {**os.environ, **LIMITS, "CASTELUDE_DATABASE": database}
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(1200):  # of a tenth of a second: long enough for a busy machine
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games") as answer:
                answer.read()
                break
            time.sleep(0.1)
        else:
            raise RuntimeError("the room did not start")
        yield port, family(server.pid)
    finally:
        server.terminate()
        server.wait()


class Generator:
    """The load generator, in a process of its own."""

    def __init__(self, port: int, tables: list[tuple[str, list[str]]], command: Sequence[str] = LOAD) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._say({"port": port, "tables": tables})

    def _say(self, order: Json) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()

    def do(self, **order: Any) -> Json:  # noqa: ANN401 JSON
        self._say(order)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the load generator has failed")
        answer: Json = json.loads(line)
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def percentile(values: Sequence[float], part: float) -> float:
    return values[min(len(values) - 1, int(len(values) * part))] if values else float("nan")
