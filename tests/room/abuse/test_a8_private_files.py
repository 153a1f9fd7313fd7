"""A8: other accounts of the machine read neither the database nor its backups."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from castelude.room.storage.backup import back_up
from castelude.room.storage.database import connect_sqlite
from tests.kit.room import Person, RunningRoom


@pytest.fixture(autouse=True)
def open_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(path.stat().st_mode & 0o777) for path in folder.iterdir() if path.is_file()}


def test_a8_the_database_of_a_served_room_is_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    room = RunningRoom(f"sqlite:///{folder}/room.sqlite3")
    try:
        Person(room, "Ann").open_table()
        found = modes(folder)
    finally:
        room.close()
    assert set(found) >= {"room.sqlite3", "room.sqlite3-wal", "room.sqlite3-shm"}
    assert set(found.values()) == {"0o600"}
    assert folder.stat().st_mode & 0o777 == 0o700


def test_a8_an_old_database_becomes_private(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite3"
    path.touch(0o644)
    connection = connect_sqlite(str(path))
    connection.execute("CREATE TABLE t (x)")
    found = modes(tmp_path)
    connection.close()
    assert set(found.values()) == {"0o600"}


def test_a8_backups_are_private(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/room.sqlite3"
    out = tmp_path / "backup.sqlite3"
    out.touch(0o644)
    RunningRoom(database).close()
    back_up(database, out)
    assert oct(out.stat().st_mode & 0o777) == "0o600"
    assert not out.with_name("backup.sqlite3.part").exists()
