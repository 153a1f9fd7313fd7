"""Analyses in the room: asked for once, followed, shared by workers, alive after a restart."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

from castelude.room.bots.analysis_queue import AnalysisState, AnalysisStore
from castelude.room.storage.database import open_engine
from tests.kit.room import WAIT_SECONDS, Json, Person, RoomMaker, RunningRoom

pytestmark = pytest.mark.slow

T = TypeVar("T")

ACTIONS = ("B5-D5", "T5-R5", "B6-D6", "T6-R6")


def play(person: Person, **settings: Any) -> str:  # noqa: ANN401 settings of a table
    """A short game that its only person gives up."""
    table = person.open_table(hotseat=True, start=True, **settings)
    for action in ACTIONS:
        person.command(table, "act", action=action)
    person.command(table, "resign")
    return table


def wait_for(person: Person, table: str, state: str) -> Json:
    """Ask until it is in this state."""
    deadline = time.monotonic() + 3 * WAIT_SECONDS
    while time.monotonic() < deadline:
        found: Json = person.get(f"/api/tables/{table}/analysis")
        if found["state"] == state:
            return found
        assert found["state"] in ("waiting", "running"), found
        time.sleep(0.05)
    raise AssertionError(f"not {state}: {found}")


def test_an_analysis_is_asked_for_followed_and_read(make_room: RoomMaker) -> None:
    ann = Person(make_room(), "Ann")
    table = play(ann)
    path = f"/api/tables/{table}/analysis"
    assert ann.get(path) == {"state": "none", "done": 0, "total": 0, "result": None}
    asked = ann.http.post(path, json={})
    assert asked.status_code == 202
    assert asked.json()["state"] in ("waiting", "running")
    assert asked.json()["total"] == len(ACTIONS)
    result = wait_for(ann, table, "finished")["result"]
    assert [moment["actions"] for moment in result["moments"]] == [[action] for action in ACTIONS]
    assert all(len(moment["chances"]) == 2 and moment["line"][0] == moment["best"] for moment in result["moments"])
    assert result["luck"] is None
    again = ann.http.post(path, json={}).json()
    assert (again["state"], again["result"]) == ("finished", result)


def test_only_for_games_that_are_over_and_may_be_seen(make_room: RoomMaker) -> None:
    room = make_room()
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    running = ann.open_table(hotseat=True, start=True)
    closed = play(ann, watch="nobody")
    for person, table, code, message in (
        (ann, running, 409, "room-analysis-later"),
        (ann, ann.open_table(), 409, "room-table-open"),
        (bob, closed, 403, "room-no-watching"),
    ):
        refused = person.http.post(f"/api/tables/{table}/analysis", json={})
        assert (refused.status_code, refused.json()["message"]) == (code, message)
    assert bob.http.get(f"/api/tables/{closed}/analysis").status_code == 403


def test_another_worker_shows_it_and_a_restart_keeps_it(make_room: RoomMaker) -> None:
    one, two = make_room(), make_room()
    ann = Person(one, "Ann")
    table = play(ann)
    ann.post(f"/api/tables/{table}/analysis", {})
    ann.room = two
    ann.come_back()
    result = wait_for(ann, table, "finished")
    two.restart()
    ann.come_back()
    assert ann.get(f"/api/tables/{table}/analysis") == result


def test_a_restart_in_the_middle_begins_again(make_room: RoomMaker) -> None:
    room = make_room()
    ann = Person(room, "Ann")
    table = play(ann)
    ann.post(f"/api/tables/{table}/analysis", {})
    room.restart()
    ann.come_back()
    wait_for(ann, table, "finished")


def test_one_that_cannot_be_done_says_so_and_may_be_asked_again(make_room: RoomMaker) -> None:
    ann = Person(make_room(bot_memory_mb=8), "Ann")
    table = play(ann)
    for _ in range(2):
        ann.post(f"/api/tables/{table}/analysis", {})
        assert wait_for(ann, table, "failed")["result"] is None


def with_store(room: RunningRoom, work: Callable[[AnalysisStore], Awaitable[T]]) -> T:
    async def run() -> T:
        engine = open_engine(room.settings.database)
        try:
            return await work(AnalysisStore(engine))
        finally:
            await engine.dispose()

    return asyncio.run(run())


def test_the_queue(make_room: RoomMaker) -> None:
    """First come, first served; a silent worker loses its game; one that is tried too often is given up."""
    room = make_room()
    ann = Person(room, "Ann")
    first, second = ann.open_table(), ann.open_table()
    room.stop()  # nobody else takes from the queue

    async def work(store: AnalysisStore) -> None:
        await store.ask(first, 10, 1000)
        await store.ask(second, 20, 2000)
        await store.ask(first, 10, 3000)
        assert await store.unfinished() == 2
        assert await store.claim(4000, 500, 2) == first
        assert await store.claim(4100, 500, 2) == second
        assert await store.claim(4200, 500, 2) is None
        await store.beat(second, 7, 5000)
        assert await store.claim(5000, 500, 2) == first
        assert await store.find(second) == AnalysisState("running", 7, 20, None)
        await store.release(second)
        assert await store.claim(5100, 500, 2) == second
        await store.finish(second, {"moments": []})
        assert await store.find(second) == AnalysisState("finished", 20, 20, {"moments": []})
        assert await store.claim(9000, 500, 2) is None  # twice was enough for the first
        assert await store.find(first) == AnalysisState("failed", 0, 10, None)

    with_store(room, work)
    room.start()
