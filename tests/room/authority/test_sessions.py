"""Sessions: seen and ended by their owner, over at once everywhere, and not for ever."""

import sqlite3

import pytest

from castelude.room.people.sessions import TOKEN_BYTES, device_of
from tests.kit.room import FakeClock, Person, RunningRoom, begin

DAY = 86_400
SECRET = {"login": "ann", "password": "correct horse"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def signed_in(room: RunningRoom, agent: str = "") -> Person:
    person = Person(room, "Ann")
    person.http.headers["User-Agent"] = agent
    answer = person.http.post("/api/account/register", json=SECRET)
    if answer.status_code == 409:
        person.post("/api/account/login", SECRET)
    return person


def test_everybody_sees_and_ends_their_own_sessions(room: RunningRoom, clock: FakeClock) -> None:
    here = signed_in(room, FIREFOX)
    clock.advance(60)
    there = signed_in(room)
    shown = here.get("/api/account/sessions")
    assert [(row["device"], row["here"]) for row in shown] == [("", False), ("Firefox, Linux", True)]
    assert shown[0]["seen"] - shown[1]["seen"] == 60_000
    other = shown[0]["id"]
    assert here.http.delete(f"/api/account/sessions/{other}").json() == {"ended": 1}
    assert here.http.delete(f"/api/account/sessions/{other}").json()["message"] == "room-no-session"
    assert there.get("/api/me")["login"] is None
    assert len(here.get("/api/account/sessions")) == 1


def test_nobody_ends_the_session_of_another(room: RunningRoom) -> None:
    ann, eve = signed_in(room), Person(room, "Eve")
    session = ann.get("/api/account/sessions")[0]["id"]
    for name in (session, session[:8], "%", "_" * 16, f"{session}' OR '1'='1"):
        assert eve.http.delete(f"/api/account/sessions/{name}").status_code == 404
    assert eve.http.delete("/api/account/sessions").json() == {"ended": 0}
    assert ann.get("/api/me")["login"] == "ann"


def test_signing_out_everywhere_closes_every_other_connection(room: RunningRoom) -> None:
    here, there, bob = signed_in(room), signed_in(room), Person(room, "Bob")
    table = begin(here, bob)
    with here.at(table) as own, there.at(table) as other:
        own.synced()
        other.synced()
        assert here.http.delete("/api/account/sessions").json() == {"ended": 1}
        assert other.close_code() == 4401
        assert own.act("B5-D5")["type"] == "ack"


@pytest.mark.parametrize("joined", [True, False])
def test_a_session_that_ends_takes_its_connections_along(room: RunningRoom, joined: bool) -> None:
    """Signing out closes what is open, even a connection that has asked for nothing yet."""
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = begin(ann, bob)
    with ann.at(table) as live:
        if joined:
            live.synced()
        ann.post("/api/account/logout", {})
        assert live.close_code() == 4401


def test_another_worker_hears_of_the_end(room: RunningRoom) -> None:
    """A second server on the same database: the token is dead there at once, open connections are closed soon."""
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = begin(ann, bob)
    second = RunningRoom(room.settings.database, now=room.now)
    try:
        ann_there = Person(second, "x")
        ann_there.http.cookies = ann.http.cookies
        with ann_there.at(table) as live:
            assert live.synced()["seats"] == [0]
            ann.post("/api/account/logout", {})
            assert live.close_code() == 4401
    finally:
        second.close()


def test_sessions_end_by_themselves(room: RunningRoom, clock: FakeClock) -> None:
    """After 90 days without use; an account's after a year in any case. A guest who keeps coming stays."""
    ann, guest, idle = signed_in(room), Person(room, "Guest"), Person(room, "Idle")
    for _ in range(5):
        clock.advance(80 * DAY)
        account, visitor = ann.http.get("/api/me").json(), guest.get("/api/me")
        assert visitor["id"] == guest.me["id"]
        if account["login"] is None:
            break
    else:
        raise AssertionError("an account's session lasted longer than a year")
    assert idle.get("/api/me")["id"] != idle.me["id"]


def test_an_open_connection_ends_with_its_time(room: RunningRoom, clock: FakeClock) -> None:
    ann, bob = Person(room, "Ann"), Person(room, "Bob")
    table = begin(ann, bob)
    with ann.at(table) as live:
        live.synced()
        clock.advance(91 * DAY)
        assert live.close_code() == 4401


def test_tokens_are_long_random_and_stored_as_hashes(room: RunningRoom) -> None:
    assert TOKEN_BYTES * 8 >= 128
    people = [Person(room, "Ann") for _ in range(5)]
    tokens = {next(iter(person.http.cookies.values())) for person in people}
    assert len(tokens) == 5
    assert all(len(token) >= 43 for token in tokens)
    path = room.settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert not any(token in dump for token in tokens)


def test_of_a_browser_two_words_are_kept() -> None:
    chrome = (
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36"
    )
    safari = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E Safari/604.1"
    )
    assert device_of(chrome) == "Chrome, Windows"
    assert device_of(f"{chrome} Edg/140.0") == "Edge, Windows"
    assert device_of(safari) == "Safari, iPhone"
    assert device_of("python-httpx/0.28") == ""
    assert len(device_of("Firefox/" + "x" * 5000)) <= 40
