"""A worker that nobody needs rests: its loops look seldom, and whoever comes back finds everything as it is."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from castelude.cli import main
from castelude.room import rest
from castelude.room.rest import AFTER_S, SELDOM, SELDOM_S, Rest
from castelude.room.worker import Worker
from tests.kit import web
from tests.kit.room import Person, RunningRoom, begin, new_sqlite, until

pytestmark = pytest.mark.slow


class Stopwatch:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


async def nothing() -> None:
    """Nothing has changed meanwhile."""


def test_a_worker_rests_when_nobody_has_asked_for_a_while_and_nobody_is_there() -> None:
    clock, people = Stopwatch(), list[str]()
    pause = Rest(lambda: people, nothing, clock)
    clock.seconds = AFTER_S
    assert (pause.holds, pause.seconds(2)) == (False, 2)
    clock.seconds += 1
    assert (pause.holds, pause.seconds(0.5), pause.seconds(60)) == (True, SELDOM_S, SELDOM * 60)
    pause.stir()
    assert not pause.holds
    people.append("Ann")
    clock.seconds += 100 * AFTER_S
    assert not pause.holds
    people.clear()
    assert not pause.holds  # she has just gone
    clock.seconds += AFTER_S + 1
    assert pause.holds


def test_whoever_comes_first_wakes_the_loops_and_all_wait_until_the_worker_knows_what_is_new() -> None:
    clock, happened = Stopwatch(), list[str]()

    async def catch_up() -> None:
        happened.append("looks")
        await asyncio.sleep(0)
        happened.append("knows")

    async def run() -> None:
        pause = Rest(lambda: False, catch_up, clock)
        pause.on_end(lambda: happened.append("woken"))
        clock.seconds = 2 * AFTER_S

        async def loop() -> None:
            await pause.pause(3600)
            happened.append("goes on")

        async def ask() -> None:
            await pause.end()
            happened.append("asks")

        sleeping = asyncio.create_task(loop())
        await asyncio.sleep(0)
        await asyncio.gather(ask(), ask(), sleeping)
        await ask()

    asyncio.run(run())
    assert happened[:3] == ["looks", "knows", "woken"]
    assert sorted(happened[3:]) == ["asks", "asks", "asks", "goes on"]


# ---- in a room ----


def worker_of(room: RunningRoom) -> Worker:
    app: Any = room.server.config.app
    worker: Worker = app.state.worker
    return worker


@pytest.fixture
def resting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningRoom]:
    """A room that rests whenever nobody is connected, and whose loops then look once an hour."""
    monkeypatch.setattr(rest, "SELDOM_S", 3600.0)
    room = RunningRoom(new_sqlite(tmp_path))
    yield room
    room.close()


def fall_asleep(room: RunningRoom) -> None:
    """As if nobody had asked anything for some minutes."""
    worker_of(room).rest._stirred_s -= 2 * AFTER_S


def test_health_and_metrics_do_not_wake_a_worker_and_a_page_does(resting: RunningRoom) -> None:
    pause = worker_of(resting).rest
    fall_asleep(resting)
    for path in ("/api/health", "/api/alive", "/metrics"):
        assert web.get(f"{resting.url}{path}").status_code == 200
        assert pause.holds
    assert web.get(f"{resting.url}/api/games").status_code == 200
    assert not pause.holds


def test_whoever_is_connected_keeps_a_worker_awake(resting: RunningRoom) -> None:
    ann = Person(resting, "Ann")
    with ann.at(ann.open_table(hotseat=True, start=True)) as live:
        live.synced()
        fall_asleep(resting)
        assert not worker_of(resting).rest.holds


def test_the_first_answer_after_a_rest_comes_from_a_restored_backup(resting: RunningRoom, tmp_path: Path) -> None:
    ann, file = Person(resting, "Ann"), tmp_path / "backup"
    table = ann.open_table(hotseat=True, start=True)
    assert main(["backup", str(file), "--database", resting.settings.database]) == 0
    ann.command(table, "act", action="B5-D5")
    fall_asleep(resting)
    until(lambda: worker_of(resting).timekeeper.wait_s(1, 3600) == 3600)  # the loops rest as well
    assert main(["restore", str(file), "--replace", "--database", resting.settings.database]) == 0
    assert ann.table(table)["plies"] == 0


def test_a_ban_that_came_meanwhile_holds_for_the_first_request(resting: RunningRoom) -> None:
    bob = Person(resting, "Bob")
    fall_asleep(resting)
    until(lambda: worker_of(resting).timekeeper.wait_s(1, 3600) == 3600)
    with closing(sqlite3.connect(resting.settings.database.removeprefix("sqlite:///"))) as other, other:
        values = ("s", "ban", bob.me["id"], None, "cheating", 0, None)
        columns = "id, kind, player_id, address, reason, made_ms, until_ms"
        other.execute(f"INSERT INTO sanctions ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    assert bob.http.get("/api/me").status_code == 403


def test_a_flag_falls_while_the_worker_rests(resting: RunningRoom) -> None:
    ann, bob = Person(resting, "Ann"), Person(resting, "Bob")
    table = begin(ann, bob, clock={"kind": "move", "seconds": 5})
    fall_asleep(resting)

    def status() -> str:
        """Read from the file, for a request would wake the worker."""
        with closing(sqlite3.connect(resting.settings.database.removeprefix("sqlite:///"))) as other:
            return str(other.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()[0])

    assert status() == "running"
    until(lambda: status() == "finished")
