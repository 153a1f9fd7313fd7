"""B3: people take their data along or delete it, and the room forgets by itself what nobody needs."""

import pytest

from tests.kit.room import FakeClock, Person, RoomMaker, RunningRoom, begin, until

pytestmark = pytest.mark.slow

PASSWORD = "correct horse"
DAY = 86_400


def test_b3_an_account_is_exported_and_deleted(room: RunningRoom, ann: Person, bob: Person) -> None:
    bob.post("/api/account/register", {"login": "bob", "password": PASSWORD})
    over, running = begin(ann, bob), begin(ann, bob)
    bob.command(over, "resign")
    with bob.at(over) as live:
        live.synced()
        live.ask(type="chat", text="Well played!")
    data = bob.get("/api/me/data")
    assert (data["name"], data["login"]) == ("Bob", "bob")
    assert {table["id"] for table in data["tables"]} == {over, running}
    assert [line["text"] for line in data["chat"]] == ["Well played!"]
    assert len(data["sessions"]) == 1
    assert bob.http.request("DELETE", "/api/me", json={"password": "wrong"}).status_code == 403
    assert bob.http.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 200
    for table in (over, running):
        assert ann.table(table)["seats"][1]["name"] == "Former player"
    assert ann.table(running)["seats"][1]["away"] is not None
    assert [len(ann.get("/api/history", name=name)["games"]) for name in ("bob", "former")] == [0, 1]
    room.restart()
    ann.come_back()
    with ann.at(over) as live:
        live.synced()
        live.until(lambda message: message["type"] == "chat")
        assert "Bob" not in "".join(live.seen)
        assert [line["text"] for line in live.chat] == [""]
    assert "Bob" not in ann.http.get(f"/api/tables/{over}/record").text
    eve = Person(room, "Eve")
    assert eve.http.post("/api/account/login", json={"login": "bob", "password": PASSWORD}).status_code == 403
    eve.post("/api/account/register", {"login": "bob", "password": PASSWORD})
    assert eve.get("/api/tables", which="mine") == []


def test_b3_a_guest_is_deleted_without_a_password(ann: Person, bob: Person) -> None:
    table = ann.open_table()
    bob.command(table, "join")
    assert bob.http.request("DELETE", "/api/me", json={}).status_code == 200
    assert ann.table(table)["seats"][1]["kind"] == "free"
    assert bob.http.get("/api/me").json()["id"] != bob.me["id"]


def test_b3_the_room_forgets_what_is_old(make_room: RoomMaker, clock: FakeClock) -> None:
    room = make_room(now=clock, guest_days=200, chat_days=10, abandoned_days=20)
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    running, closed = begin(ann, bob), ann.open_table()
    with bob.at(running) as live:
        live.synced()
        live.ask(type="chat", text="Good luck!")
    ann.command(closed, "leave")
    clock.advance(21 * DAY)
    room.restart()
    ann.come_back()
    until(lambda: ann.table(running)["status"] == "cancelled")
    until(lambda: ann.http.get(f"/api/tables/{closed}").status_code == 404)
    with ann.at(running) as live:
        live.synced()
        live.until(lambda message: message["type"] == "chat")
        assert [line["text"] for line in live.chat] == [""]
    assert ann.table(running)["seats"][0]["name"] == "Ann"
    clock.advance(200 * DAY)
    room.restart()
    eve = Person(room, "Eve")
    until(lambda: [seat["name"] for seat in eve.table(running)["seats"]] == ["Former player"] * 2)
