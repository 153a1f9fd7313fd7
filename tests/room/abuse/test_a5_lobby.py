"""A5: nobody floods the lobby, and tables without people are closed."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from castelude.room import background
from castelude.room.tables import commands as cmd
from castelude.room.tables import visible
from tests.kit.room import FakeClock, Person, RoomMaker, RunningRoom
from tests.kit.sitting import Sitting

DAY = 86_400


def lobby(person: Person) -> list[str]:
    return [row["id"] for row in person.get("/api/tables", which="open")]


def until(wanted: Callable[[], object]) -> None:
    """Wait for the room's own loops."""
    deadline = time.monotonic() + 20
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a5_one_person_has_few_open_tables(make_room: RoomMaker) -> None:
    room = make_room(open_tables=3)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    tables = [ann.open_table(listed=True) for _ in range(2)]
    tables.append(ann.open_table(seat=None))
    body = {"settings": {"game": "castello", "players": 2}}
    answer = ann.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["message"]) == (409, "room-open-tables")
    assert "3" in answer.json()["detail"]
    bob.open_table()
    ann.open_table(bots={"1": "novice"}, start=True)
    ann.command(tables[2], "leave")
    ann.open_table()


def test_a5_one_address_opens_few_tables_a_minute(make_room: RoomMaker, clock: FakeClock) -> None:
    room = make_room(now=clock, tables_per_minute=1)
    for number in range(5):
        Person(room, f"P{number}").open_table()
    body = {"settings": {"game": "castello", "players": 2}}
    ann = Person(room, "Ann")
    answer = ann.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["message"]) == (429, "room-too-many")
    clock.advance(60)
    ann.open_table()


def test_a5_a_flood_of_tables_hides_nobody_elses(make_room: RoomMaker, clock: FakeClock) -> None:
    room = make_room(now=clock, requests_per_second=1000)
    ann, eve = Person(room, "Ann"), Person(room, "Eve")
    table = ann.open_table(listed=True)
    flood = []
    for _ in range(60):
        clock.advance(1)
        flood.append(eve.open_table(listed=True))
    assert lobby(ann) == [flood[59], flood[58], table]


def test_a5_a_host_who_leaves_alone_closes_the_table(ann: Person, bob: Person) -> None:
    table = ann.open_table(listed=True, bots={"1": "novice"}, players=3, game="castel")
    ann.command(table, "leave")
    assert ann.table(table)["status"] == "cancelled"
    assert lobby(bob) == []
    assert ann.get("/api/tables", which="mine") == []
    assert bob.refused(table, "join") == ("conflict", "room-table-cancelled")


def test_a5_a_host_without_a_seat_can_close_the_table(ann: Person, bob: Person) -> None:
    table = ann.open_table(seat=None)
    assert bob.refused(table, "leave") == ("not_allowed", "room-no-seat")
    ann.command(table, "leave")
    assert ann.table(table)["status"] == "cancelled"


@pytest.mark.parametrize("seat", [0, None])
def test_a5_a_host_who_leaves_others_hands_the_table_on(ann: Person, bob: Person, seat: int | None) -> None:
    table = ann.open_table(seat=seat)
    bob.command(table, "join", seat=1)
    ann.command(table, "leave")
    with bob.at(table) as live:
        assert live.synced()["host"] is True
    bob.command(table, "bot", seat=0, level="novice")


@pytest.mark.parametrize(("settings", "days"), [({"listed": True}, 1), ({"listed": False}, 14)])
def test_a5_open_tables_without_people_expire(
    make_room: RoomMaker, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, settings: dict[str, Any], days: int
) -> None:
    monkeypatch.setattr(background, "RESCUE_S", 0.05)
    room = make_room(now=clock)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table, visited = ann.open_table(**settings), ann.open_table(**settings)
    with ann.at(visited) as live:
        live.gather("Ann")
        clock.advance(60)
        young = bob.open_table(**settings)
        clock.advance(days * DAY - 30)
        until(lambda: bob.table(table)["status"] == "cancelled")
        assert bob.table(visited)["status"] == "open"
        assert bob.table(young)["status"] == "open"
    until(lambda: bob.table(visited)["status"] == "cancelled")
    assert ann.get("/api/tables", which="mine") == []


# ---- strangers (A9) ----


def test_a9_somebody_who_was_removed_stays_out(ann: Person, bob: Person, room: RunningRoom) -> None:
    table = ann.open_table()
    bob.command(table, "join")
    ann.command(table, "kick", seat=1)
    assert bob.refused(table, "join") == ("not_allowed", "room-removed")
    assert bob.http.get(f"/api/tables/{table}").status_code == 403
    Person(room, "Eve").command(table, "join")


def test_a9_a_host_may_stand_up_and_sit_down_again() -> None:
    table = Sitting()
    table.do("ann", cmd.Join(0))
    table.do("ann", cmd.Kick(0))
    table.do("ann", cmd.Join(1))
    assert visible.may_see(table.table, "ann")


def test_a9_one_seat_per_person(ann: Person, bob: Person) -> None:
    table = ann.open_table("castel", players=4)
    bob.command(table, "join", seat=1)
    assert bob.refused(table, "join", seat=2) == ("conflict", "room-seated-already")
    shared = ann.open_table("castel", players=4, shared=True)
    ann.command(shared, "join", seat=2)
    assert ann.table(shared)["mine"] == [0, 2]
