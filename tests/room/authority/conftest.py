"""A room on SQLite with time that stands still: who may do what hangs on no database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.room import FakeClock, RunningRoom, new_sqlite


@pytest.fixture
def room(tmp_path: Path, clock: FakeClock, cheap_hashes: None) -> Iterator[RunningRoom]:  # noqa: ARG001 before the room
    room = RunningRoom(new_sqlite(tmp_path), now=clock, requests_per_second=10**6)
    yield room
    room.close()
