"""B1: a backup holds everything, and a restored room goes on with the same people and links."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from castelude.cli import main
from castelude.room.serve import migrate_database
from tests.kit import postgres
from tests.kit.room import Person, RunningRoom, begin, new_sqlite, until

pytestmark = pytest.mark.slow

PASSWORD = "correct horse"
CLOCK = {"kind": "fischer", "seconds": 600, "increment": 0, "ends": "claim"}


@contextmanager
def served(database: str) -> Iterator[RunningRoom]:
    room = RunningRoom(database)
    try:
        yield room
    finally:
        room.close()


def a_game(ann: Person, bob: Person) -> str:
    """Ann, who has an account, and Bob, a guest, have played and talked."""
    ann.post("/api/account/register", {"login": "ann", "password": PASSWORD})
    table = begin(ann, bob, clock=CLOCK)
    ann.command(table, "act", action="B5-D5")
    with bob.at(table) as live:
        live.synced()
        assert live.ask(type="chat", text="Good luck!")["type"] == "ack"
    return table


def move_to(room: RunningRoom, *people: Person) -> None:
    """The same browsers find another room at the address they know."""
    for person in people:
        person.room = room
        room.people.append(person)
        person.come_back()


def goes_on(room: RunningRoom, ann: Person, bob: Person, table: str) -> None:
    """The game, the chat, the sessions and the account are as they were when the backup was made."""
    assert ann.get("/api/me")["login"] == "ann"
    assert bob.get("/api/me")["id"] == bob.me["id"]
    shown = bob.table(table)
    assert (shown["plies"], shown["mine"]) == (1, [1])
    with bob.at(table) as live:
        live.synced()
        live.until(lambda message: message["type"] == "chat")
        assert [line["text"] for line in live.chat] == ["Good luck!"]
        assert live.state["clock"]["left"][1] > 590_000
        assert live.act("T5-R5")["type"] == "ack"
    assert ann.table(table)["plies"] == 2
    eve = Person(room, "Eve")
    taken = eve.http.post("/api/account/register", json={"login": "ann", "password": "battery staple"})
    assert taken.status_code == 409
    assert eve.post("/api/account/login", {"login": "ann", "password": PASSWORD})["login"] == "ann"


def test_b1_a_room_is_restored_while_it_is_served(
    room: RunningRoom, ann: Person, bob: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, file = room.settings.database, str(tmp_path / "backup")
    table = a_game(ann, bob)
    assert main(["backup", file, "--database", database, "--lang", "en"]) == 0
    assert "1 table and 1 account" in capsys.readouterr().out
    bob.command(table, "act", action="T5-R5")
    late = Person(room, "Late")
    late.post("/api/account/register", {"login": "late", "password": PASSWORD})
    assert main(["restore", file, "--database", database, "--lang", "en"]) == 2
    assert "--replace" in capsys.readouterr().err
    with bob.at(table) as live:
        live.synced()
        assert main(["restore", file, "--replace", "--database", database]) == 0
        assert live.close_code() == 1013
    goes_on(room, ann, bob, table)
    until(lambda: late.http.get("/api/tables", params={"which": "mine"}).status_code == 401)
    room.restart()
    move_to(room, ann, bob)
    assert ann.table(table)["plies"] == 2


@pytest.mark.parametrize("way", ["castelude restore", "pg_restore"])
def test_b1_everybody_comes_along_to_postgresql(way: str, fresh_postgres: Callable[[], str], tmp_path: Path) -> None:
    old, new = new_sqlite(tmp_path) if way == "castelude restore" else fresh_postgres(), fresh_postgres()
    migrate_database(old)
    with served(old) as room:
        ann, bob = Person(room, "Ann"), Person(room, "Bob")
        table = a_game(ann, bob)
        if way == "pg_restore":
            postgres.dump(old, tmp_path / "dump")
            postgres.load(tmp_path / "dump", new)
        else:
            assert main(["backup", str(tmp_path / "backup"), "--database", old]) == 0
            assert main(["restore", str(tmp_path / "backup"), "--database", new]) == 0
    with served(new) as room:
        move_to(room, ann, bob)
        goes_on(room, ann, bob, table)


def test_a_backup_is_of_a_room_that_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A wrong address makes no empty room, and no empty backup in the place of a good one."""
    room, file, typo = new_sqlite(tmp_path), tmp_path / "backup", tmp_path / "castle.sqlite3"
    assert main(["backup", str(file), "--database", room]) == 0
    good = file.read_bytes()
    for command in (["backup", str(file)], ["admin", "ann"], ["recover", "ann"], ["ratings", "recompute"]):
        assert main([*command, "--database", f"sqlite:///{typo}", "--lang", "en"]) == 2
        assert f"There is no database {typo}." in capsys.readouterr().err
        assert not typo.exists()
    assert file.read_bytes() == good


def test_a_backup_does_not_take_the_place_of_the_room(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    room = new_sqlite(tmp_path)
    path = Path(room.removeprefix("sqlite:///"))
    link = tmp_path / "link"
    link.symlink_to(path)
    with served(room) as running:
        ann = Person(running, "Ann")
        for file in (path, link):
            assert main(["backup", str(file), "--database", room, "--lang", "en"]) == 2
            assert "is the database itself" in capsys.readouterr().err
        assert ann.get("/api/me")["name"] == "Ann"
    assert link.is_symlink()
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted([path.name, link.name])


def test_a_backup_leaves_the_schema_of_an_older_room_alone(tmp_path: Path) -> None:
    """The new program is installed, and the old one still serves the room: it must not find another schema."""
    room, file = new_sqlite(tmp_path), tmp_path / "backup"
    path = Path(room.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path)) as connection:  # the latest migration changes PostgreSQL alone
        connection.execute("UPDATE alembic_version SET version_num = '0026_played_with'")
        connection.commit()
    assert main(["backup", str(file), "--database", room]) == 0
    for each in (path, file):
        with closing(sqlite3.connect(each)) as connection:
            assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0026_played_with",)


def test_a_damaged_page_is_found_before_the_backup_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    room, file = new_sqlite(tmp_path), tmp_path / "backup"
    path = Path(room.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'events'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    data = bytearray(path.read_bytes())
    data[(page - 1) * size + 1 : page * size] = b"\xff" * (size - 1)
    path.write_bytes(data)
    assert main(["backup", str(file), "--database", room]) == 2
    error = capsys.readouterr().err
    assert "damaged" in error
    assert error.count("\n") == 1
    assert not file.exists()


def test_a_full_disk_is_named_and_leaves_nothing_behind(
    small_disk: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room = new_sqlite(tmp_path)
    (small_disk / "filling").write_bytes(bytes(shutil.disk_usage(small_disk).free - 100_000))
    assert main(["backup", str(small_disk / "backup"), "--database", room, "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert str(small_disk / "backup") + " cannot be written" in error
    assert "full" in error
    assert [each.name for each in small_disk.iterdir()] == ["filling"]


def damaged(path: Path) -> None:
    """Half of a database."""
    data = Path(new_sqlite(path.parent).removeprefix("sqlite:///")).read_bytes()
    path.write_bytes(data[: len(data) // 2])


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def newer(path: Path) -> None:
    path.write_bytes(Path(new_sqlite(path.parent).removeprefix("sqlite:///")).read_bytes())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999_later'")
        connection.commit()


def no_database(path: Path) -> None:
    path.write_text("Dear diary, today I lost at Castello again. " * 100)


@pytest.mark.parametrize(
    ("make", "words"),
    [(damaged, "damaged"), (no_database, "damaged"), (foreign, "not a database of this program"), (newer, "newer")],
)
@pytest.mark.parametrize("command", ["serve", "migrate", "backup", "restore"])
def test_b8_a_database_that_cannot_be_used_is_one_sentence(
    command: str, make: Callable[[Path], None], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.sqlite3"
    make(path)
    before = path.read_bytes()
    argv = {"backup": [str(tmp_path / "backup")], "restore": [str(path)]}.get(command, [])
    database = tmp_path / "fresh.sqlite3" if command == "restore" else path
    assert main([command, *argv, "--database", f"sqlite:///{database}"]) == 2
    error = capsys.readouterr().err
    assert words in error
    assert str(path) in error
    assert error.count("\n") == 1
    assert path.read_bytes() == before
    assert not (tmp_path / "backup").exists()


def test_b8_postgresql_is_named_when_it_cannot_be_used(
    fresh_postgres: Callable[[], str], capsys: pytest.CaptureFixture[str]
) -> None:
    unmigrated = fresh_postgres()
    assert main(["serve", "--workers", "2", "--database", unmigrated]) == 2
    assert "castelude migrate" in capsys.readouterr().err
    assert main(["serve", "--database", unmigrated + "_missing"]) == 2
    assert "There is no database" in capsys.readouterr().err
