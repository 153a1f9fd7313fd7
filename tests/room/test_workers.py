"""Two workers on one database: people at different workers sit at one table."""

import asyncio
from collections.abc import Callable

import asyncpg
import pytest

from castelude.room import background
from tests.kit.room import Person, RoomMaker, RunningRoom

pytestmark = pytest.mark.slow


@pytest.fixture
def rooms(make_room: RoomMaker) -> tuple[RunningRoom, RunningRoom]:
    return make_room(), make_room()


def visit(person: Person, room: RunningRoom) -> None:
    """Go to another worker with the same cookie."""
    person.room = room
    person.come_back()


def test_a_move_at_one_worker_is_seen_at_the_other(rooms: tuple[RunningRoom, RunningRoom]) -> None:
    ann, bob = Person(rooms[0], "Ann"), Person(rooms[1], "Bob")
    table = ann.open_table()
    bob.command(table, "join")
    bob.command(table, "ready")
    ann.command(table, "start")
    with ann.at(table) as one, bob.at(table) as two:
        one.synced()
        two.synced()
        for live, action in ((one, "B5-D5"), (two, "T5-R5"), (one, "B6-D6")):
            answer = live.act(action)
            assert answer["type"] == "ack", answer
            for each in (one, two):
                each.catch_up(answer["seq"])
        assert [event["seq"] for event in one.events] == [event["seq"] for event in two.events]
        assert two.ask(type="chat", text="hello")["type"] == "ack"
        one.until(lambda message: message["type"] == "chat")


def test_the_same_command_at_two_workers_is_carried_out_once(rooms: tuple[RunningRoom, RunningRoom]) -> None:
    ann = Person(rooms[0], "Ann")
    table = ann.open_table(seat=None)
    body = {"command_id": "same", "command": {"kind": "join", "seat": 0}}
    first = ann.post(f"/api/tables/{table}/commands", body)
    visit(ann, rooms[1])
    assert ann.post(f"/api/tables/{table}/commands", body) == first
    assert ann.table(table)["seq"] == 2


def test_a_worker_that_wakes_late_has_the_whole_table(rooms: tuple[RunningRoom, RunningRoom]) -> None:
    ann = Person(rooms[0], "Ann")
    table = ann.open_table(hotseat=True, start=True)
    for action in ("B5-D5", "T5-R5", "B6-D6", "T6-R6"):
        ann.command(table, "act", action=action)
    visit(ann, rooms[1])
    assert ann.table(table)["plies"] == 4
    ann.command(table, "act", action="B7-D7")
    visit(ann, rooms[0])
    ann.command(table, "act", action="T7-R7")
    assert ann.table(table)["plies"] == 6


def test_people_at_other_workers_are_shown(rooms: tuple[RunningRoom, RunningRoom]) -> None:
    """Who comes, changes the name, or goes at one worker does so for those at the other."""
    ann, bob = Person(rooms[0], "Ann"), Person(rooms[1], "Bob")
    table = ann.open_table()
    with ann.at(table) as one:
        one.gather("Ann")
        with bob.at(table) as two:
            two.gather("Ann", "Bob")
            one.gather("Ann", "Bob")
            bob.http.patch("/api/me", json={"name": "Bea"})
            assert two.do("join")["type"] == "ack"
            one.gather("Ann", "Bea")
        one.gather("Ann")


def test_people_of_a_worker_that_stops_are_gone(rooms: tuple[RunningRoom, RunningRoom]) -> None:
    """Leases are long here: it is the worker itself that says goodbye."""
    ann, bob = Person(rooms[0], "Ann"), Person(rooms[1], "Bob")
    table = ann.open_table()
    with ann.at(table) as one, bob.at(table):
        one.gather("Ann", "Bob")
        rooms[1].stop()
        one.gather("Ann")
    rooms[1].start()


def test_somebody_who_may_not_watch_is_not_shown(rooms: tuple[RunningRoom, RunningRoom]) -> None:
    ann, eve = Person(rooms[0], "Ann"), Person(rooms[1], "Eve")
    table = ann.open_table(watch="nobody", hotseat=True, start=True)
    with eve.at(table) as three, ann.at(table) as one:
        assert three.until(lambda message: message["type"] == "refused")["message"] == "room-no-watching"
        one.gather("Ann")
        assert one.people == ["Ann"]


NEVER = 10**8


@pytest.fixture
def postgres(room_on_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> str:
    url = room_on_postgres()
    monkeypatch.setenv("CASTELUDE_DATABASE", url)
    return url


def watch_a_move_from_elsewhere(postgres: str, poll_ms: int, trouble: Callable[[], None] = lambda: None) -> None:
    """Ann moves at one worker, and Bob at the other sees it."""
    rooms = [RunningRoom(postgres, poll_ms=poll_ms) for _ in range(2)]
    try:
        ann, bob = Person(rooms[0], "Ann"), Person(rooms[1], "Bob")
        table = ann.open_table(hotseat=True, start=True)
        with bob.at(table) as live:
            live.synced()
            trouble()
            ann.command(table, "act", action="B5-D5")
            live.reach(lambda state: state["table"]["plies"] == 1)
    finally:
        for room in rooms:
            room.close()


def test_a_hint_is_enough_where_nobody_polls(postgres: str) -> None:
    watch_a_move_from_elsewhere(postgres, NEVER)


def test_the_poll_is_enough_where_hints_are_lost(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deaf(*_: object) -> None:
        """Hears nothing."""

    monkeypatch.setattr(background, "listen", deaf)
    watch_a_move_from_elsewhere(postgres, 50)


def test_a_worker_listens_again_after_its_ear_was_cut_off(postgres: str) -> None:
    """The listening connections are ended by the server; the workers must open new ones, as nobody polls."""
    ears = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"

    async def cut_off() -> None:
        connection = await asyncpg.connect(postgres)
        old = {row["pid"] for row in await connection.fetch(f"SELECT pid {ears}")}
        assert len(old) == 2
        await connection.fetch(f"SELECT pg_terminate_backend(pid) {ears}")
        async with asyncio.timeout(60):
            while len({row["pid"] for row in await connection.fetch(f"SELECT pid {ears}")} - old) < 2:
                await asyncio.sleep(0.05)
        await connection.close()

    watch_a_move_from_elsewhere(postgres, NEVER, lambda: asyncio.run(cut_off()))
