"""B4, B5, B10, B16: health says why, SIGHUP starts again, a sub-path is refused, long answers are compressed."""

import contextlib
import json
import signal
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from castelude.cli import main
from castelude.room.http.static_files import STATIC
from castelude.room.storage.queries import Store
from tests.kit import web
from tests.kit.postgres import run_sql
from tests.kit.room import Person, RunningRoom, new_sqlite, until
from tests.kit.served import ServedRoom

pytestmark = pytest.mark.slow


def test_b4_health_fails_when_sqlite_cannot_write(tmp_path: Path) -> None:
    """A trigger that fails keeps the room from writing, as a full disk would."""
    database = new_sqlite(tmp_path)
    path = database.removeprefix("sqlite:///")
    room = RunningRoom(database)
    try:
        assert web.get(f"{room.url}/api/health").status_code == 200
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("CREATE TRIGGER full BEFORE UPDATE ON heartbeat BEGIN SELECT RAISE(FAIL, 'no'); END")
            sick = web.get(f"{room.url}/api/health")
            assert (sick.status_code, sick.json()["message"]) == (503, "room-unhealthy")
            assert web.get(f"{room.url}/api/alive").status_code == 200
            other.execute("DROP TRIGGER full")
        assert web.get(f"{room.url}/api/health").status_code == 200
    finally:
        room.close()


def test_b4_health_names_a_full_disk_and_nothing_acknowledged_is_lost(small_disk: Path) -> None:
    room = RunningRoom(new_sqlite(small_disk))
    try:
        ann = Person(room, "Ann")
        table = ann.open_table(hotseat=True, start=True)
        ann.command(table, "act", action="B5-D5")
        ballast = small_disk / "ballast"
        with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
        sick = web.get(f"{room.url}/api/health")
        assert sick.status_code == 503, sick.text
        assert "database or disk is full" in sick.json()["detail"]
        assert web.get(f"{room.url}/api/alive").status_code == 200
        body = {"command_id": "again", "command": {"kind": "act", "action": "T5-R5"}}
        assert ann.http.post(f"/api/tables/{table}/commands", json=body).status_code == 503
        ballast.unlink()
        until(lambda: web.get(f"{room.url}/api/health").status_code == 200)
        ann.post(f"/api/tables/{table}/commands", body)
        assert ann.table(table)["plies"] == 2
    finally:
        room.close()


def test_b4_health_fails_when_postgresql_is_read_only(room_on_postgres: Callable[[], str]) -> None:
    database = room_on_postgres()
    name = database.rsplit("/", 1)[1]
    room = RunningRoom(database)
    try:
        run_sql(database, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        others = f"FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid()"
        run_sql(database, f"SELECT pg_terminate_backend(pid) {others}")
        until(lambda: "read-only" in web.get(f"{room.url}/api/health").text)
        assert web.get(f"{room.url}/api/alive").status_code == 200
        run_sql(
            database,
            "SET default_transaction_read_only = off",
            f"ALTER DATABASE {name} RESET default_transaction_read_only",
        )
    finally:
        room.close()


@pytest.mark.slow
def test_b4_health_fails_when_the_event_loop_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something holds the loop up for two seconds, while a balancer asks."""
    room = RunningRoom(new_sqlite(tmp_path))
    probe, begun = Store.probe, threading.Event()

    async def hold_up(self: Store) -> None:
        if not begun.is_set():
            begun.set()
            time.sleep(2.5)
        await probe(self)

    try:
        monkeypatch.setattr(Store, "probe", hold_up)
        with ThreadPoolExecutor(1) as other:
            first = other.submit(web.get, f"{room.url}/api/health")
            assert begun.wait(30)
            late = web.get(f"{room.url}/api/health")
            first.result()
        assert late.status_code == 503, late.text
        assert "the event loop is" in late.json()["detail"]
        until(lambda: web.get(f"{room.url}/api/health").status_code == 200)
    finally:
        room.close()


def test_b5_sighup_starts_one_worker_again_and_b8_all_its_lines_are_json(tmp_path: Path) -> None:
    room = ServedRoom(tmp_path, CASTELUDE_LOG_JSON="1")
    try:
        ann = Person(room, "Ann")
        table = ann.open_table()
        with ann.at(table) as live:
            live.synced()
        room.process.send_signal(signal.SIGHUP)
        until(lambda: (tmp_path / "log").read_text().count("Application startup complete") == 2)
        until(lambda: (tmp_path / "log").read_text().count("Uvicorn running on") == 2)  # it listens only then
        assert web.get(f"{room.url}/api/tables/{table}").status_code == 200
        assert room.process.poll() is None
    finally:
        room.close()
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)
    assert not any(table in line["event"] for line in lines)


def test_a_reload_starts_the_program_that_was_started(tmp_path: Path) -> None:
    """The script of an installation does not look into the folder where it is run; nor may it after SIGHUP."""
    (tmp_path / "castelude.py").write_text("raise SystemExit('This is not the room.')")
    script = tmp_path / "scripts" / "castelude"
    script.parent.mkdir()
    script.write_text("import sys\nfrom castelude.cli import main\nif __name__ == '__main__':\n    sys.exit(main())\n")
    room = ServedRoom(tmp_path, command=[script])
    try:
        room.process.send_signal(signal.SIGHUP)
        until(
            lambda: (tmp_path / "log").read_text().count("Uvicorn running on") == 2 or room.process.poll() is not None
        )
        assert web.get(f"{room.url}/api/alive").status_code == 200
    finally:
        room.close()


def test_b10_a_sub_path_is_refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CASTELUDE_PUBLIC_URL", "https://example.org/games/")
    assert main(["serve"]) == 2
    assert "host of its own" in capsys.readouterr().err


def test_b16_long_answers_are_compressed(tmp_path: Path) -> None:
    room = RunningRoom(new_sqlite(tmp_path))
    try:
        for path in ("/api/games", "/api/texts/web", "/api/games/castello/rules", "/schema/openapi.json"):
            answer = web.get(room.url + path, headers={"Accept-Encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip", path
            assert len(answer.content) > 1024
            plain = web.get(room.url + path, headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == answer.content
        assert "content-encoding" not in web.get(room.url + "/api/alive").headers
        for path in ("/sw.js", "/icon.svg", "/icon-512.png"):  # the files of the client are packed already, or pictures
            found = web.get(room.url + path, headers={"Accept-Encoding": "gzip"}).content
            assert found == (STATIC / path.removeprefix("/")).read_bytes()
    finally:
        room.close()
