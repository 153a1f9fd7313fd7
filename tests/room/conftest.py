"""Real databases: SQLite files, and a PostgreSQL server started for the run."""

import os
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from castelude.room.serve import migrate_database
from tests.room.kit import FakeClock, Person, RunningRoom


def _postgres_tool(name: str) -> str:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = next((str(folder / name) for folder in folders if (folder / name).exists()), shutil.which(name))
    if found is None:
        pytest.fail("PostgreSQL is not installed; `make test` installs it")
    return found


def _as_server_user(command: list[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a throw-away PostgreSQL server."""
    folder = Path(tempfile.mkdtemp(prefix="castelude-pg-"))
    data = folder / "data"
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    initdb = [_postgres_tool("initdb"), "-D", str(data), "-A", "trust", "-U", "castelude", "--no-sync", "-E", "UTF8"]
    subprocess.run(_as_server_user(initdb), check=True, capture_output=True, cwd=folder)
    control = _postgres_tool("pg_ctl")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    start = [control, "-D", str(data), "-o", options, "-w", "-l", str(folder / "log"), "start"]
    subprocess.run(_as_server_user(start), check=True, capture_output=True, cwd=folder)
    try:
        yield f"postgresql://castelude@127.0.0.1:{port}"
    finally:
        stop = [control, "-D", str(data), "-m", "immediate", "stop"]
        subprocess.run(_as_server_user(stop), check=False, capture_output=True, cwd=folder)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def fresh_postgres(postgres_server: str) -> Callable[[], str]:
    """Makes an empty, migrated database on the server."""

    def make() -> str:
        name = f"room_{uuid.uuid4().hex[:12]}"
        psql = [_postgres_tool("psql"), f"{postgres_server}/postgres", "-qc", f"CREATE DATABASE {name}"]
        subprocess.run(psql, check=True, capture_output=True)
        return f"{postgres_server}/{name}"

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty database of either kind, at the present schema."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/room.sqlite3"
    url: str = request.getfixturevalue("fresh_postgres")()
    monkeypatch.setenv("CASTELUDE_DATABASE", url)
    migrate_database(url)
    return url


RoomMaker = Callable[..., RunningRoom]


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
