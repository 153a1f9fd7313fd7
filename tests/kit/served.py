"""A room served by the command `castelude serve`, in a process and an environment of its own; by any Python."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

from tests.kit.postgres import free_port
from tests.kit.room import Person

PATIENCE = 60.0


class ServedRoom:
    """Where people can go until it is closed."""

    def __init__(
        self,
        folder: Path,
        python: str = sys.executable,
        command: Sequence[str | Path] = ("-m", "castelude"),
        **environment: str,
    ) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.people: list[Person] = []
        settings = {
            "CASTELUDE_REQUESTS_PER_SECOND": "1000",
            "CASTELUDE_RENDER_MS_PER_SECOND": "10000",
            "CASTELUDE_OPEN_TABLES": "1000",
            "CASTELUDE_BOT_MS": "50",
            "CASTELUDE_EXHIBITIONS": "0",
            **environment,
        }
        database = f"sqlite:///{folder / 'room.sqlite3'}"
        words = ["serve", "--port", str(port), "--database", database]
        with (folder / "log").open("w") as log:
            self.process = subprocess.Popen(
                [python, *command, *words], cwd=folder, env={**os.environ, **settings}, stdout=log, stderr=log
            )
        deadline = time.monotonic() + PATIENCE
        while not self._is_up():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.close()
                raise RuntimeError((folder / "log").read_text())
            time.sleep(0.05)

    def _is_up(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def close(self) -> None:
        for person in self.people:
            person.http.close()
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
