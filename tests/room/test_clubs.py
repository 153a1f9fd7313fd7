"""Clubs of friends: private, by link, with a leaderboard of their own and a tournament every week."""

from datetime import UTC, datetime
from typing import Any

import pytest

from castelude.room.clubs.weekly import Weekly
from castelude.room.tables.clocks import ClockRule
from tests.kit.room import PASSWORD, FakeClock, Person, RoomMaker, RunningRoom, begin, numbers, register, until

CLUBS = "/api/clubs"
CLOCK = {"kind": "fischer", "seconds": 60, "increment": 0}
SUNDAY = {"format": "swiss", "game": "castello", "clock": CLOCK, "day": 6, "minute": 20 * 60, "zone": "Europe/Paris"}


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "begins"),
    [
        ("2027-01-15T08:00", "2027-01-17T19:00"),
        ("2027-01-17T18:59", "2027-01-17T19:00"),
        ("2027-01-17T19:00", "2027-01-24T19:00"),
        ("2027-03-24T08:00", "2027-03-28T18:00"),
        ("2027-10-28T08:00", "2027-10-31T19:00"),
    ],
)
def test_a_week_follows_the_clock_on_the_wall(now: str, begins: str) -> None:
    """Sundays at eight in the evening in Paris, in winter and summer and when the clocks change."""
    weekly = Weekly("swiss", "castello", ClockRule("fischer", 60), 6, 20 * 60, "Europe/Paris")
    assert weekly.next_ms(at(now)) == at(begins)


@pytest.fixture
def room(make_room: RoomMaker, clock: FakeClock) -> RunningRoom:
    return make_room(now=clock)


def found(person: Person) -> Any:  # noqa: ANN401 JSON
    return person.post(CLUBS, {"name": "Café"})


def join(person: Person, club: Any) -> Any:  # noqa: ANN401 JSON
    return person.post(f"{CLUBS}/{club['id']}/join", {"code": club["code"]})


def refused(person: Person, method: str, path: str, body: Any = None) -> str:  # noqa: ANN401 JSON
    answer = person.http.request(method, f"{CLUBS}/{path}", json=body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["message"])


def enter(person: Person, tournament: str) -> str:
    body = {"command_id": f"e{next(numbers)}", "command": {"kind": "enter"}}
    answer = person.http.post(f"/api/tournaments/{tournament}/commands", json=body)
    return "" if answer.status_code == 200 else str(answer.json()["message"])


def board(person: Person, club: str) -> list[tuple[int, str, int]]:
    return [(one["place"], one["name"], one["points"]) for one in person.get(f"{CLUBS}/{club}")["members"]]


def test_a_club_is_private_and_counts_games_between_members(
    room: RunningRoom, clock: FakeClock, ann: Person, bob: Person
) -> None:
    eve = Person(room, "Eve")
    before = begin(ann, bob)
    bob.command(before, "resign")
    clock.advance(1)
    club = found(ann)
    assert refused(bob, "GET", club["id"]) == refused(bob, "GET", "nothing") == "room-no-club"
    assert refused(bob, "GET", f"{club['id']}/invitation?code=wrong") == "room-club-link"
    assert refused(bob, "POST", f"{club['id']}/join", {"code": "wrong"}) == "room-club-link"
    asked = bob.get(f"{CLUBS}/{club['id']}/invitation", code=club["code"])
    assert asked == {"name": "Café", "members": 1}
    join(bob, club)
    assert sorted(one["you"] for one in join(bob, club)["members"]) == [False, True], "joining twice is joining once"
    for loser, other in ((ann, bob), (ann, bob), (bob, ann), (ann, eve)):
        loser.command(begin(other, loser), "resign")
    assert board(ann, club["id"]) == [(1, "Bob", 4), (2, "Ann", 2)], "neither what was before nor strangers count"
    assert [line["members"] for line in bob.get(CLUBS)] == [2]


def test_leaving_removing_and_a_new_link(room: RunningRoom, ann: Person, bob: Person) -> None:
    club = found(ann)
    path = f"{club['id']}"
    cleo = Person(room, "Cleo")
    for person in (bob, cleo):
        join(person, club)
    assert refused(bob, "POST", f"{path}/link") == "room-club-owner"
    marks = {one["name"]: one["mark"] for one in ann.get(f"{CLUBS}/{path}")["members"]}
    after = ann.post(f"{CLUBS}/{path}/remove", {"member": marks["Cleo"]})
    assert after["code"] != club["code"]
    assert refused(cleo, "GET", path) == "room-no-club"
    assert refused(cleo, "POST", f"{path}/join", {"code": club["code"]}) == "room-club-link"
    assert refused(ann, "POST", f"{path}/remove", {"member": marks["Ann"]}) == "room-club-member"
    newer = ann.post(f"{CLUBS}/{path}/link", {})
    assert newer["code"] not in (club["code"], after["code"])
    ann.post(f"{CLUBS}/{path}/leave", {})
    assert bob.get(f"{CLUBS}/{path}")["owned"] is True, "it passes on"
    bob.post(f"{CLUBS}/{path}/leave", {})
    assert refused(bob, "GET", path) == "room-no-club", "the last one closes it"
    other = found(bob)
    bob.http.delete(f"{CLUBS}/{other['id']}").raise_for_status()
    assert bob.get(CLUBS) == []


def test_a_tournament_opens_every_week_for_members_only(
    make_room: RoomMaker, clock: FakeClock, ann: Person, bob: Person
) -> None:
    other = make_room(now=clock)
    club = found(ann)
    join(bob, club)
    assert refused(bob, "PUT", f"{club['id']}/weekly", {"weekly": SUNDAY}) == "room-club-owner"
    wrong = SUNDAY | {"zone": "Nowhere"}
    assert refused(ann, "PUT", f"{club['id']}/weekly", {"weekly": wrong}) == "room-time-zone"
    assert refused(ann, "PUT", f"{club['id']}/weekly", {"weekly": SUNDAY | {"game": "chess"}}) == "error-unknown-game"
    ann.http.put(f"{CLUBS}/{club['id']}/weekly", json={"weekly": SUNDAY}).raise_for_status()
    (first,) = bob.get(f"{CLUBS}/{club['id']}")["tournaments"]
    starts = first["settings"]["starts"]
    assert (first["title"], starts) == ("Café", at("2027-01-17T19:00"))
    stranger = Person(other, "Eve")
    assert enter(stranger, first["id"]) == "room-club-only"
    assert enter(ann, first["id"]) == enter(bob, first["id"]) == ""
    clock.advance((starts - clock()) / 1000 + 1)
    until(lambda: bob.get(f"/api/tournaments/{first['id']}")["next"])
    until(lambda: len(bob.get(f"{CLUBS}/{club['id']}")["tournaments"]) == 2)
    second = bob.get(f"{CLUBS}/{club['id']}")["tournaments"][0]
    assert second["settings"]["starts"] == at("2027-01-24T19:00"), "two workers open one"
    planned = {
        "title": "Extra",
        "settings": {"format": "knockout", "game": "castel", "clock": CLOCK},
        "club": club["id"],
    }
    assert stranger.http.post("/api/tournaments", json=planned).json()["message"] == "room-no-club"
    extra = bob.post("/api/tournaments", planned)["about"]["id"]
    assert enter(stranger, extra) == "room-club-only"
    ann.http.put(f"{CLUBS}/{club['id']}/weekly", json={"weekly": None}).raise_for_status()
    assert ann.get(f"{CLUBS}/{club['id']}")["weekly"] is None


def test_a_guest_who_signs_in_and_a_member_who_is_deleted(room: RunningRoom, ann: Person, bob: Person) -> None:
    account = Person(room, "Eve")
    register(account)
    club = found(bob)
    join(ann, club)
    bob.post("/api/account/login", {"login": "eve", "password": PASSWORD})
    assert account.get(f"{CLUBS}/{club['id']}")["owned"] is True
    assert [row["name"] for row in account.get("/api/me/data")["clubs"]] == ["Café"]
    account.http.request("DELETE", "/api/me", json={"password": PASSWORD}).raise_for_status()
    after = ann.get(f"{CLUBS}/{club['id']}")
    assert (after["owned"], [one["name"] for one in after["members"]]) == (True, ["Ann"])
