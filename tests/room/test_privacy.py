"""B3: people take their data along or delete it, and the room forgets by itself what nobody needs."""

import asyncio

import pytest
import sqlalchemy as sa
from sqlalchemy.sql import visitors

from castelude.cli import main
from castelude.room.people.accounts import Player
from castelude.room.people.privacy import questions
from castelude.room.storage import rewritten, schema
from castelude.room.storage.database import open_engine
from castelude.room.storage.rewritten import Rewritten
from tests.kit.room import FakeClock, Person, RoomMaker, RunningRoom, begin, until

pytestmark = pytest.mark.slow

PASSWORD = "correct horse"
DAY = 86_400
PERSONS = {"player_id", "reporter_id", "organiser", "owner", "from_id"}
"""Columns that name a person; whom others follow or block is theirs."""
NOT_TAKEN_ALONG = {
    "events": "each game is exported by its id",
    "result_seats": "the same",
    "played_with": "the same",
    "rating_steps": "the same, and `standings` has where they led to",
    "tournament_events": "`tournaments` names them",
    "presence": "where somebody is at this moment",
    "reserved_names": "follows from login and name",
    "mailed_codes": "hashes",
}


def test_whatever_names_a_person_is_in_their_data() -> None:
    asked = questions(Player("id", "Ann", "ann")).values()
    taken = {table.name for query in asked for table in visitors.iterate(query) if isinstance(table, sa.Table)}
    naming = {table.name for table in schema.metadata.sorted_tables if PERSONS & set(table.columns.keys())}
    assert naming - taken == set(NOT_TAKEN_ALONG)


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


def test_a_name_goes_from_the_terms_of_a_game_as_soon_as_it_is_over(ann: Person, bob: Person) -> None:
    table = begin(ann, bob)
    ann.command(table, "act", action="B5-D5")
    assert bob.http.request("DELETE", "/api/me", json={}).status_code == 200
    ann.command(table, "resign")
    ann.get(f"/api/tables/{table}/record")  # whatever it has, it is not what everybody gets from now on
    until(lambda: "Bob" not in ann.http.get(f"/api/tables/{table}/record").text)
    assert "Bob" not in ann.http.get(f"/api/tables/{table}/export").text
    assert ann.table(table)["status"] == "finished"


def test_other_workers_forget_what_was_erased(make_room: RoomMaker) -> None:
    here, there = make_room(), make_room()
    ann, bob, cleo = Person(here, "Ann"), Person(here, "Bob"), Person(there, "Cleo")
    ann.post("/api/account/register", {"login": "ann", "password": PASSWORD})
    assert main(["admin", "ann", "--database", here.settings.database]) == 0
    table, another = begin(ann, bob), begin(ann, bob)
    with bob.at(table) as live:
        live.synced()
        live.ask(type="chat", text="Rude words")
    ann.command(table, "resign")
    assert "Bob" in cleo.http.get(f"/api/tables/{table}/record").text
    assert cleo.table(another)["status"] == "running"
    with cleo.at(table) as live:
        live.synced()
        live.until(lambda message: message["type"] == "chat")
        ann.http.delete(f"/api/admin/tables/{table}/chat/1")
        assert live.close_code() == 1013
    with cleo.at(table) as live:
        live.synced()
        live.until(lambda message: message["type"] == "chat")
        assert [line["text"] for line in live.chat] == [""]
    assert bob.http.request("DELETE", "/api/me", json={}).status_code == 200
    until(lambda: "Bob" not in cleo.http.get(f"/api/tables/{table}/record").text)
    ann.http.delete(f"/api/admin/tables/{another}")
    until(lambda: cleo.http.get(f"/api/tables/{another}").status_code == 404)


def test_changes_of_the_past_are_told_to_others_for_an_hour(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told() -> list[list[str]]:
        engine = open_engine(database)
        try:
            one, other = Rewritten(engine), Rewritten(engine)
            async with engine.begin() as connection:
                await one.note(connection, ["a", "b"])
            found = [await one.news(), await other.news(), await other.news()]
            await one.sweep()
            found.append(await Rewritten(engine).news())
            monkeypatch.setattr(rewritten, "KEPT_MS", -1)
            await one.sweep()
            return [*found, await Rewritten(engine).news()]
        finally:
            await engine.dispose()

    assert asyncio.run(told()) == [[], ["a", "b"], [], ["a", "b"], []]


def test_what_was_reported_of_somebody_goes_with_them(room: RunningRoom, ann: Person, bob: Person) -> None:
    ann.post("/api/account/register", {"login": "ann", "password": PASSWORD})
    assert main(["admin", "ann", "--database", room.settings.database]) == 0
    table = begin(ann, bob)
    ann.post("/api/reports", {"kind": "name", "subject": table, "number": 1})
    bob.post("/api/reports", {"kind": "table", "subject": table, "reason": "It is slow"})
    assert bob.http.request("DELETE", "/api/me", json={}).status_code == 200
    assert [(each["kind"], each["reason"]) for each in ann.get("/api/admin/reports")] == [("table", "It is slow")]


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
    ann.post("/api/reports", {"kind": "table", "subject": running})
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
    ann.post("/api/account/register", {"login": "ann", "password": PASSWORD})
    assert main(["admin", "ann", "--database", room.settings.database]) == 0
    assert ann.get("/api/admin/reports") == []
    assert ann.http.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 200
    clock.advance(200 * DAY)
    room.restart()
    eve = Person(room, "Eve")
    until(lambda: [seat["name"] for seat in eve.table(running)["seats"]] == ["Former player"] * 2)
