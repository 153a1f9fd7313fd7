"""Quick pairing over HTTP: the queue, offers, who does not come, bots meanwhile, and workers that die half-way."""

from typing import Any

import pytest

from castelude.room.pairing.service import OFFER_MS, Pairing
from tests.kit.room import FakeClock, Person, RoomMaker, RunningRoom, begin, register, until

WISH = {"game": "castello", "pace": "quick"}
Json = dict[str, Any]


def seek(person: Person, **more: object) -> Json:
    answer = person.http.put("/api/pairing", json=WISH | more)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def own(person: Person) -> Json:
    found: Json = person.post("/api/pairing/renew", {})["own"] or {"state": None}
    return found


def offered(*people: Person) -> None:
    until(lambda: all(own(person)["state"] == "offered" for person in people))


def accept(person: Person) -> Json:
    found: Json = person.post("/api/pairing/accept", {})["own"]
    return found


def refused(person: Person, **more: object) -> str:
    answer = person.http.put("/api/pairing", json=WISH | more)
    assert answer.status_code >= 400
    return str(answer.json()["message"])


def test_two_who_look_for_the_same_play(room: RunningRoom, ann: Person, bob: Person) -> None:
    seek(ann)
    until(lambda: bob.get("/api/pairing")["queue"])
    (line,) = bob.get("/api/pairing")["queue"]
    assert {key: line[key] for key in ("game", "players", "pace", "rated", "waiting")} == {
        **WISH,
        "players": 2,
        "rated": False,
        "waiting": 1,
    }
    seek(bob)
    offered(ann, bob)
    assert own(ann)["table"] is None, "nobody knows the table before it is open"
    assert accept(ann)["state"] == "accepted"
    there = accept(bob)
    assert there["state"] == own(ann)["state"] == "playing"
    table = ann.table(there["table"])
    assert (table["status"], table["watch"], table["clock"]["kind"]) == ("running", "everybody", "fischer")
    assert {seat["name"] for seat in table["seats"]} == {"Ann", "Bob"}
    assert [each["id"] for each in Person(room, "Eve").get("/api/tables", which="running")] == [table["id"]]
    assert seek(ann)["own"]["table"] == table["id"], "she may not have heard of it"
    ann.http.delete("/api/pairing").raise_for_status()
    assert seek(ann)["own"]["state"] == "waiting", "the next opponent, please"


def test_wishes_are_checked(ann: Person) -> None:
    assert refused(ann, rated=True) == "room-rated-accounts"
    assert refused(ann, low=1200, high=1100) == "room-pairing-range"
    assert refused(ann, game="chess") == "error-unknown-game"
    assert refused(ann, players=5) == "error-players"
    assert ann.http.put("/api/pairing", json=WISH | {"pace": "none"}).status_code == 400
    answer = ann.http.post("/api/pairing/accept", json={})
    assert (answer.status_code, answer.json()["message"]) == (409, "room-pairing-gone")
    assert ann.get("/api/pairing")["own"] is None


def test_whoever_does_not_come_is_out_and_the_other_keeps_the_place(make_room: RoomMaker, clock: FakeClock) -> None:
    room = make_room(now=clock)
    ann, bob, cleo = (Person(room, name) for name in ("Ann", "Bob", "Cleo"))
    since = seek(ann)["own"]["since"]
    clock.advance(1)
    seek(bob)
    offered(ann, bob)
    assert accept(ann)["state"] == "accepted"
    for _ in range(OFFER_MS // 5000 + 1):
        clock.advance(5)
        own(ann)
    until(lambda: own(ann)["state"] == "waiting")
    assert own(ann)["since"] == since
    assert own(bob)["state"] is None
    seek(cleo)
    offered(ann, cleo)
    cleo.http.delete("/api/pairing").raise_for_status()
    assert own(ann)["state"] == "waiting", "who declines keeps nobody waiting"
    clock.advance(60)
    until(lambda: ann.get("/api/pairing")["own"] is None)


def test_bots_step_aside_when_a_person_comes(ann: Person, bob: Person) -> None:
    seek(ann)
    with_bob = begin(ann, bob)
    assert ann.http.put("/api/pairing/bot", json={"table": with_bob}).json()["message"] == "room-pairing-bots"
    bots = ann.open_table(bots={"1": "novice"}, start=True)
    assert ann.http.put("/api/pairing/bot", json={"table": bots}).json()["own"]["bot"] == bots
    seek(bob)
    offered(ann, bob)
    accept(bob)
    assert ann.table(bots)["status"] == "running", "until one has accepted"
    there = accept(ann)["table"]
    assert (ann.table(bots)["status"], ann.table(there)["status"]) == ("cancelled", "running")


def test_three_play_and_the_rated_are_among_themselves(room: RunningRoom, ann: Person, bob: Person) -> None:
    cleo, dan = Person(room, "Cleo"), Person(room, "Dan")
    register(ann, bob)
    for person in (ann, bob):
        seek(person, rated=True)
    seek(cleo)
    offered(ann, bob)
    for person in (ann, bob):
        accept(person)
    assert ann.table(own(ann)["table"])["rated"]
    assert own(cleo)["state"] == "waiting"
    bob.http.delete("/api/pairing").raise_for_status()
    for person in (cleo, dan, bob):
        seek(person, game="castel", players=3, pace="days")
    offered(bob, cleo, dan)
    for person in (bob, cleo, dan):
        accept(person)
    assert len(ann.table(own(dan)["table"])["seats"]) == 3


def test_a_worker_that_dies_leaves_the_table_to_another_one(
    make_room: RoomMaker, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All have accepted, and nobody opens the table: whoever looks a few seconds later does."""
    room = make_room(now=clock)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    for person in (ann, bob):
        seek(person)
    offered(ann, bob)
    with monkeypatch.context() as dead:

        async def die(*_: object) -> None:
            raise OSError("killed")

        dead.setattr(Pairing, "_open", die)
        accept(ann)
        assert bob.http.post("/api/pairing/accept", json={}).status_code == 503
        assert [own(person)["state"] for person in (ann, bob)] == ["accepted", "accepted"]
        assert ann.http.delete("/api/pairing").json()["own"]["state"] == "accepted", "it is too late to leave"
    clock.advance(4)
    until(lambda: own(ann)["state"] == own(bob)["state"] == "playing")
    assert ann.table(own(bob)["table"])["status"] == "running"
