"""A9: deep JSON, stale commands, rematches asked by all at once, and limits that are told."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from castelude.room.limits.room_quota import RoomQuota
from castelude.room.refusal import Refusal
from castelude.room.storage.database import open_engine
from castelude.room.storage.quotas import QuotaStore
from castelude.room.tables import commands as cmd
from castelude.room.tables.decide import concerns
from tests.kit.room import NEAR_END, FakeClock, Person, RoomMaker, RunningRoom, begin
from tests.kit.sitting import Sitting, playing

DEEP = 9000


def nested(kind: str) -> str:
    lists = "[" * DEEP + "]" * DEEP
    deep = {
        "object": '{"a":' * DEEP + "1" + "}" * DEEP,
        "option": f'{{"game":"castello","players":2,"options":{{"first":{lists}}}}}',
        "setup": f'{{"game":"castello","players":2,"setup":{{"red":{lists}}}}}',
    }[kind]
    return f'{{"settings":{deep}}}'


@pytest.mark.parametrize("kind", ["object", "option", "setup"])
def test_a9_deep_json_is_the_clients_fault(ann: Person, kind: str) -> None:
    answer = ann.http.post("/api/tables", content=nested(kind), headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("depth", [60, 200, 500, 900, 1200])
def test_a9_json_of_any_depth_is_answered(ann: Person, depth: int) -> None:
    text = '{"settings":{"game":"castello","players":2,"options":{"first":' + "[" * depth + "]" * depth + "}}}"
    answer = ann.http.post("/api/tables", content=text, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400


# ---- stale ----


def test_a9_an_answer_is_for_the_request_that_was_seen(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    ann.command(table, "act", action="B5-D5")
    seen = bob.command(table, "ask", what="cancel")
    bob.command(table, "answer", what="cancel", agree=False)
    bob.command(table, "ask", what="cancel")
    body = {"kind": "answer", "what": "cancel", "agree": True}
    request = {"command_id": "x", "command": body, "expected_seq": seen}
    answer = ann.http.post(f"/api/tables/{table}/commands", json=request)
    assert (answer.status_code, answer.json()["code"]) == (409, "stale")
    with ann.at(table) as live:
        live.synced()
        assert live.ask(type="do", command=body, expected_seq=seen)["code"] == "stale"
        assert live.ask(type="do", command=body, expected_seq=live.state["seq"])["type"] == "ack"
    assert ann.table(table)["status"] == "cancelled"


def test_a9_a_repeated_command_is_never_stale(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    bob.command(table, "ask", what="draw")
    body = {"command_id": "x", "command": {"kind": "ask", "what": "cancel"}, "expected_seq": 100}
    first = ann.post(f"/api/tables/{table}/commands", body)
    ann.command(table, "act", action="B5-D5")
    assert ann.post(f"/api/tables/{table}/commands", {**body, "expected_seq": 1}) == first


def test_a9_every_command_but_a_rematch_knows_what_it_is_about() -> None:
    """The latest event that the sender of each command must have seen."""
    table = playing("ann", "bob", "eve", game="castel")
    started = table.table.seq
    table.act(("ann", "bob", "eve")[table.table.actor() or 0])
    turned = table.table.seq
    table.do("bob", cmd.Ask("cancel"))
    asked = table.table.seq
    table.do("eve", cmd.Leave())
    left = table.table.seq
    assert started < turned < asked < left
    for command in (cmd.Act("x"), cmd.TakeBack(), cmd.Ask("draw"), cmd.Resign(), cmd.Claim(), cmd.Reveal("0" * 64)):
        assert concerns(table.table, command) == turned
    assert concerns(table.table, cmd.Answer("cancel", True)) == asked
    change = cmd.ChangeSettings(table.table.settings)
    seating = (cmd.Join(), cmd.Leave(), cmd.Kick(0), cmd.SeatBot(0, "novice"), cmd.Ready(), cmd.Start(), change)
    for about_seats in seating:
        assert concerns(table.table, about_seats) == left


def test_a9_a_host_removes_whom_they_have_seen(ann: Person, bob: Person, room: RunningRoom) -> None:
    table = ann.open_table()
    seen = bob.command(table, "join")
    bob.command(table, "leave")
    Person(room, "Eve").command(table, "join")
    body = {"command_id": "x", "command": {"kind": "kick", "seat": 1}, "expected_seq": seen}
    assert ann.http.post(f"/api/tables/{table}/commands", json=body).json()["code"] == "stale"


# ---- rematch ----


def test_a9_rematches_asked_at_once_meet_at_one_table(make_room: RoomMaker) -> None:
    rooms = make_room(), make_room()
    ann, bob = Person(rooms[0], "Ann"), Person(rooms[1], "Bob")
    for _ in range(4):
        table = begin(ann, bob, setup=NEAR_END)
        ann.command(table, "act", action="A1-C1")
        with ThreadPoolExecutor(4) as pool:
            asked = [pool.submit(person.command, table, "rematch") for person in (ann, bob, ann, bob)]
            assert len([each.result() for each in asked]) == 4
        following = ann.table(table)["rematch"]
        assert bob.table(table)["rematch"] == following
        for person in (ann, bob):
            running = [row["id"] for row in person.get("/api/tables", which="mine") if row["status"] == "running"]
            assert running == [following]
        assert [seat["name"] for seat in ann.table(following)["seats"]] == ["Bob", "Ann"]
        bob.command(following, "resign")


def test_a9_a_closed_table_has_no_rematch() -> None:
    table = Sitting()
    table.do("ann", cmd.Join())
    table.do("ann", cmd.Leave())
    assert table.status() == "cancelled"
    with pytest.raises(Refusal, match="cancelled"):
        table.do("ann", cmd.Join())


# ---- hints ----


def test_a9_the_limit_of_hints_is_told(make_room: RoomMaker, clock: FakeClock) -> None:
    room = make_room(now=clock)
    ann = Person(room, "Ann")
    table = ann.open_table(bots={"1": "novice"}, start=True)

    async def use_up(hints: int) -> None:
        engine = open_engine(room.settings.database)
        for _ in range(hints):
            await RoomQuota("hints", 6, 0.3, clock, QuotaStore(engine)).need(ann.me["id"])
        await engine.dispose()

    asyncio.run(use_up(4))
    assert ann.post(f"/api/tables/{table}/hint", {})["left"] == 1
    asyncio.run(use_up(1))
    answer = ann.http.post(f"/api/tables/{table}/hint")
    assert (answer.status_code, answer.json()["message"]) == (429, "room-hint-later")
    assert answer.json()["params"]["seconds"] == 4
    assert str(answer.json()["params"]["seconds"]) in answer.json()["detail"]
