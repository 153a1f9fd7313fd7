"""A room on SQLite with time that stands still: who may do what hangs on no database."""

from collections.abc import Iterator
from pathlib import Path

import argon2
import pytest

from castelude.room.people import passwords
from tests.kit.room import FakeClock, RunningRoom


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Real hashes that cost next to nothing, so that many passwords can be tried."""
    cheap = argon2.PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    passwords.hash_of_nobody.cache_clear()
    monkeypatch.setattr(passwords, "_hasher", cheap)
    yield
    passwords.hash_of_nobody.cache_clear()


@pytest.fixture
def room(tmp_path: Path, clock: FakeClock, cheap_hashes: None) -> Iterator[RunningRoom]:  # noqa: ARG001 before the room
    room = RunningRoom(f"sqlite:///{tmp_path}/room.sqlite3", now=clock, requests_per_second=10**6)
    yield room
    room.close()
