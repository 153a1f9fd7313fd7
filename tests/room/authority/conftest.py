"""A room on SQLite with time that stands still: who may do what hangs on no database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.room.kit import FakeClock, RunningRoom


@pytest.fixture
def room(tmp_path: Path, clock: FakeClock) -> Iterator[RunningRoom]:
    room = RunningRoom(f"sqlite:///{tmp_path}/room.sqlite3", now=clock, requests_per_second=10**6)
    yield room
    room.close()
