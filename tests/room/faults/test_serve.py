"""`castelude serve --workers N`, as self-hosters run it: dead workers are replaced, and so are all on SIGHUP."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.kit import web
from tests.kit.faults.workers import PATIENCE, ROOT
from tests.kit.postgres import free_port


def workers_of(parent: int) -> set[int]:
    """The worker processes of a server: its children that multiprocessing has started to serve."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    found = set()
    for child in children:
        command = Path(f"/proc/{child}/cmdline")
        if command.exists() and b"spawn_main" in command.read_bytes():
            found.add(int(child))
    return found


def wait_for(wanted: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def counted(http: httpx.Client) -> float:
    """How many wrong requests the metrics speak of, asked at any worker."""
    lines = http.get("/metrics", headers={"Connection": "close"}).text.splitlines()
    wrong = [line for line in lines if line.startswith('castelude_http_requests_total{method="DELETE"')]
    return sum(float(line.split()[-1]) for line in wrong)


def check_metrics(http: httpx.Client) -> None:
    """B7: whichever worker answers, counters never go backwards, and in the end they have counted everything."""
    seen = [counted(http)]
    for _ in range(20):
        assert http.delete("/api/alive", headers={"Connection": "close"}).status_code == 405
        seen.append(counted(http))
    wait_for(lambda: counted(http) == 20)
    assert seen == sorted(seen)
    wait_for(lambda: "castelude_workers 2.0" in http.get("/metrics").text)  # the second may still be starting


def test_the_server_keeps_its_workers(postgres: str) -> None:
    port = free_port()
    command = [sys.executable, "-m", "castelude", "serve", "--port", str(port), "--workers", "2"]
    server = subprocess.Popen([*command, "--database", postgres], cwd=ROOT, stderr=subprocess.DEVNULL)
    try:
        with web.Client(base_url=f"http://127.0.0.1:{port}") as http:

            def healthy() -> bool:
                try:
                    return http.get("/api/health", headers={"Connection": "close"}).status_code == 200
                except httpx.TransportError:
                    return False

            wait_for(lambda: healthy() and len(workers_of(server.pid)) == 2)
            check_metrics(http)
            first = workers_of(server.pid)
            os.kill(min(first), signal.SIGKILL)
            wait_for(lambda: len(workers_of(server.pid) - first) == 1 and len(workers_of(server.pid)) == 2)
            wait_for(healthy)
            second = workers_of(server.pid)
            server.send_signal(signal.SIGHUP)
            wait_for(lambda: not workers_of(server.pid) & second and len(workers_of(server.pid)) == 2)
            wait_for(healthy)
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
    finally:
        if server.poll() is None:
            server.kill()
            server.wait()
