"""People among people: following, inviting and blocking, and what each of them shows to whom."""

import pytest

from castelude.texts import say
from tests.kit.room import PASSWORD, Person, RunningRoom, begin, register, until

FOLLOWING, BLOCKED, INVITES = "/api/me/following", "/api/me/blocked", "/api/me/invites"


def put(person: Person, path: str, **whom: str) -> dict[str, str | None]:
    answer = person.http.put(path, json=whom)
    assert answer.status_code == 200, answer.text
    found: dict[str, str | None] = answer.json()
    return found


def refused(asker: Person, method: str, path: str, **body: str) -> str:
    answer = asker.http.request(method, path, json=body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["message"])


@pytest.fixture
def accounts(ann: Person, bob: Person) -> tuple[Person, Person]:
    register(ann, bob)
    return ann, bob


def test_one_follows_accounts_and_sees_where_they_play(room: RunningRoom, accounts: tuple[Person, Person]) -> None:
    ann, bob = accounts
    eve = Person(room, "Eve")
    key = put(eve, FOLLOWING, name="ann")["following"]
    assert [(one["key"], one["name"]) for one in eve.get(FOLLOWING)] == [(key, "Ann")]
    assert refused(ann, "PUT", FOLLOWING, name="Eve") == "room-no-profile", "guests have no profile"
    assert refused(ann, "PUT", FOLLOWING, name="Ann") == "room-yourself"
    assert refused(ann, "PUT", FOLLOWING) == "room-whom"
    private, public = begin(ann, bob), begin(ann, bob, watch="everybody")
    until(lambda: eve.get(FOLLOWING)[0]["state"] == "playing")
    assert eve.get(FOLLOWING)[0]["table"] == public
    ann.command(public, "resign")
    assert [eve.get(FOLLOWING)[0][name] for name in ("state", "table")] == ["online", None], private
    ann.http.put("/api/me/hidden", json={"hidden": True}).raise_for_status()
    assert [(one["name"], one["state"]) for one in eve.get(FOLLOWING)] == [("Ann", None)]
    eve.http.delete(f"{FOLLOWING}/{key}").raise_for_status()
    assert eve.get(FOLLOWING) == []


def test_an_account_of_a_guest_without_a_name_is_called_by_its_login(room: RunningRoom) -> None:
    """B10: the header said "Guest 5930" for ever."""
    nameless, named = Person(room, say("room-guest", "fr", number="5930")), Person(room, "Guest of honour 2")
    for number, person in enumerate((nameless, named)):
        body = {"login": f"login.{number}", "password": PASSWORD}
        person.http.post("/api/account/register", json=body).raise_for_status()
    assert [person.get("/api/me")["name"] for person in (nameless, named)] == ["login.0", "Guest of honour 2"]


def test_people_of_a_finished_table_can_be_followed(accounts: tuple[Person, Person]) -> None:
    ann, bob = accounts
    table = begin(ann, bob)
    bob.command(table, "resign")
    mark = ann.table(table)["seats"][1]["who"]
    assert put(ann, FOLLOWING, table=table, who=mark)["name"] == "Bob"
    relation = ann.get("/api/people/relation", table=table, who=mark)
    assert (relation["account"], relation["following"] is None, relation["blocked"]) == (True, False, None)


def test_one_invites_those_whom_one_follows(room: RunningRoom, accounts: tuple[Person, Person]) -> None:
    ann, bob = accounts
    table = ann.open_table()
    key = put(ann, FOLLOWING, name="Bob")["following"]
    where = f"/api/tables/{table}/invites"
    for _ in range(2):
        ann.post(where, {"person": key})
    (invite,) = bob.get(INVITES)
    assert (invite["by"], invite["table"]["id"]) == ("Ann", table)
    assert refused(Person(room, "Eve"), "POST", where, person=str(key)) == "room-no-seat"
    assert refused(ann, "POST", where, person="nobody") == "room-invite-whom"
    bob.http.delete(f"{INVITES}/{table}").raise_for_status()
    assert bob.get(INVITES) == []
    ann.post(where, {"person": key})
    bob.command(table, "join")
    assert bob.get(INVITES) == []
    assert refused(ann, "POST", where, person=str(key)) == "room-full"


def test_blocked_people_keep_away(room: RunningRoom, accounts: tuple[Person, Person]) -> None:
    ann, bob = accounts
    eve = Person(room, "Eve")
    together, hers = begin(ann, bob), ann.open_table(listed=True)
    key = put(bob, FOLLOWING, name="Ann")["following"]
    put(ann, FOLLOWING, name="Bob")
    bobs = bob.open_table(listed=True)
    bob.post(f"/api/tables/{bobs}/invites", {"person": key})
    with bob.at(together) as live:
        live.synced()
        live.ask(type="chat", text="Hello!")
    blocked = put(ann, BLOCKED, table=together, who=ann.table(together)["seats"][1]["who"])
    assert [one["name"] for one in ann.get(BLOCKED)] == ["Bob"]
    assert ann.get(FOLLOWING) == bob.get(FOLLOWING) == ann.get(INVITES) == []
    put(bob, FOLLOWING, name="Ann")
    assert bob.get(FOLLOWING)[0]["state"] is None, "nobody learns who has blocked them"
    assert refused(bob, "POST", f"/api/tables/{bobs}/invites", person=str(key)) == "room-invite-refused"
    assert refused(ann, "PUT", FOLLOWING, name="Bob") == "room-follow-blocked"
    assert bob.refused(hers, "join") == ("not_allowed", "room-not-welcome")
    assert [table["id"] for table in bob.get("/api/tables", which="open")] == [bobs]
    assert {table["id"] for table in eve.get("/api/tables", which="open")} == {hers, bobs}
    with eve.at(together) as hears, ann.at(together) as live:
        hears.until(lambda message: message["type"] == "chat")
        live.synced()
        live.ask(type="chat", text="Is anybody there?")
        while not live.chat:
            live.receive()
        assert [line["text"] for line in live.chat] == ["Is anybody there?"]
    ann.http.put("/api/pairing", json={"game": "castello", "pace": "quick"}).raise_for_status()
    bob.http.put("/api/pairing", json={"game": "castello", "pace": "quick"}).raise_for_status()
    until(lambda: [line["waiting"] for line in eve.get("/api/pairing")["queue"]] == [2])
    ann.http.delete(f"{BLOCKED}/{blocked['blocked']}").raise_for_status()
    until(lambda: bob.post("/api/pairing/renew", {})["own"]["state"] == "offered")


def test_lists_come_along_and_are_erased(room: RunningRoom, accounts: tuple[Person, Person]) -> None:
    ann, bob = accounts
    guest = Person(room, "Guest")
    put(guest, FOLLOWING, name="Ann")
    put(guest, BLOCKED, name="Bob")
    cleo = Person(room, "Cleo")
    register(cleo)
    guest.post("/api/account/login", {"login": "cleo", "password": PASSWORD})
    data = guest.get("/api/me/data")
    assert [[one["name"] for one in data[key]] for key in ("following", "blocked")] == [["Ann"], ["Bob"]]
    put(ann, FOLLOWING, name="Cleo")
    guest.http.put("/api/pairing", json={"game": "castello", "pace": "quick"}).raise_for_status()
    guest.http.request("DELETE", "/api/me", json={"password": PASSWORD}).raise_for_status()
    assert ann.get(FOLLOWING) == []
    until(lambda: bob.get("/api/pairing")["queue"] == [])
