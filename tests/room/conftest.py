"""Real databases: SQLite files, and a PostgreSQL server started for the run."""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import argon2
import pytest

from castelude.room.people import passwords
from tests.kit.postgres import new_database, new_room_database, running_server
from tests.kit.room import FakeClock, Person, RoomMaker, RunningRoom, new_sqlite


@pytest.fixture(autouse=True)
def cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Real hashes that cost next to nothing; how passwords are really hashed is tested once."""
    cheap = argon2.PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    passwords.hash_of_nobody.cache_clear()
    monkeypatch.setattr(passwords, "_hasher", cheap)
    yield
    passwords.hash_of_nobody.cache_clear()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 16 MB. Needs root."""
    place = tmp_path / "disk"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", place], check=True)
    yield place
    subprocess.run(["umount", "--lazy", place], check=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a throw-away PostgreSQL server."""
    with running_server(fsync=False) as address:
        yield address


@pytest.fixture(scope="session")
def fresh_postgres(postgres_server: str) -> Callable[[], str]:
    """Makes an empty database on the server."""
    return lambda: new_database(postgres_server)


@pytest.fixture(scope="session")
def room_on_postgres(postgres_server: str) -> Callable[[], str]:
    """Makes a database for a room on the server."""
    return lambda: new_room_database(postgres_server)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty database of either kind, at the present schema."""
    if request.param == "sqlite":
        return new_sqlite(tmp_path)
    url: str = request.getfixturevalue("room_on_postgres")()
    monkeypatch.setenv("CASTELUDE_DATABASE", url)
    return url


@pytest.fixture
def make_room(database: str) -> Iterator[RoomMaker]:
    rooms: list[RunningRoom] = []

    def make(**settings: Any) -> RunningRoom:  # noqa: ANN401 settings
        room = RunningRoom(database, **settings)
        rooms.append(room)
        return room

    yield make
    for room in rooms:
        room.close()


@pytest.fixture
def room(make_room: RoomMaker) -> RunningRoom:
    return make_room()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def ann(room: RunningRoom) -> Person:
    return Person(room, "Ann")


@pytest.fixture
def bob(room: RunningRoom) -> Person:
    return Person(room, "Bob")
