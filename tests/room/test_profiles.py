"""Public profiles: what they show, what they cost, and that hidden people are found nowhere."""

import pytest

from tests.kit.many_results import fill
from tests.kit.queries import queries
from tests.kit.room import PASSWORD, RATED, Person, RunningRoom, begin, register, until

PROFILE = "/api/people/profile"


@pytest.fixture
def accounts(ann: Person, bob: Person) -> tuple[Person, Person]:
    register(ann, bob)
    return ann, bob


def not_found(person: Person, path: str, **params: str) -> bool:
    answer = person.http.get(path, params=params)
    return answer.status_code == 404 and answer.json()["message"] == "room-no-profile"


def test_a_profile_has_ratings_tallies_public_games_and_chosen_replays(accounts: tuple[Person, Person]) -> None:
    ann, bob = accounts
    public, by_link = begin(ann, bob, watch="everybody", **RATED), begin(ann, bob)
    secret, shared = begin(ann, bob, watch="nobody"), ann.open_table(hotseat=True, start=True)
    for table in (public, by_link, secret):
        bob.command(table, "resign")
    ann.command(shared, "resign")
    until(lambda: ann.get("/api/ratings"))
    ann.http.put(f"/api/me/pins/{by_link}").raise_for_status()
    ann.http.put(f"/api/me/pins/{by_link}").raise_for_status()
    for table, why in ((secret, "room-pin-private"), (bob.open_table(), "room-pin-own")):
        answer = ann.http.put(f"/api/me/pins/{table}")
        assert answer.json()["message"] == why

    seen = bob.get(PROFILE, name="ann")
    assert (seen["name"], seen["you"], seen["hidden"]) == ("Ann", False, False)
    assert [(one["game"], one["played"], one["won"], one["lost"]) for one in seen["games"]] == [("castello", 3, 3, 0)]
    assert [game["table"] for game in seen["latest"]] == [public]
    assert [game["table"] for game in seen["pinned"]] == [by_link]
    assert seen["latest"][0]["outcome"] == "won"
    assert [seat["you"] for seat in seen["latest"][0]["seats"]] == [True, False]
    (rating,) = seen["ratings"]
    (moment,) = bob.get("/api/people/rating", name="Ann", game="castello", pace="quick")
    assert moment["points"] == rating["points"] > 1000
    assert [game["pinned"] for game in ann.get("/api/history")["games"]] == [False, False, True, False]
    assert ann.get("/api/me/data")["pins"][0]["table_id"] == by_link
    ann.http.delete(f"/api/me/pins/{by_link}").raise_for_status()
    assert ann.get(PROFILE, name="Ann")["pinned"] == []


def test_names_lead_to_profiles_and_logins_and_guests_do_not(room: RunningRoom, ann: Person, bob: Person) -> None:
    bob.post("/api/account/register", {"login": "robert", "password": PASSWORD})
    eve = Person(room, "Ève Ø")
    eve.post("/api/account/register", {"login": "eve.o", "password": PASSWORD})
    assert ann.get(PROFILE, name="BOB")["name"] == "Bob"
    assert not_found(ann, PROFILE, name="robert"), "a login is for signing in"
    assert not_found(bob, PROFILE, name="Ann"), "guests have no profile"
    assert ann.get("/api/people", name="bo") == [{"name": "Bob"}]
    assert ann.get("/api/people", name="ève") == [{"name": "Ève Ø"}]
    assert (
        ann.get("/api/people", name="rob") == ann.get("/api/people", name="%") == ann.get("/api/people", name=" ") == []
    )
    assert ann.http.put("/api/me/pins/aaaaaaaaaaaaaaaaaaaa").json()["message"] == "room-pin-account"


def test_hidden_people_are_in_no_list(accounts: tuple[Person, Person]) -> None:
    ann, bob = accounts
    table = begin(ann, bob, watch="everybody", **RATED)
    bob.command(table, "resign")
    until(lambda: ann.get("/api/ratings"))
    board = "/api/leaderboards/castello/quick"

    def names() -> list[str]:
        return [line["name"] for line in ann.get(board)["lines"] if line["name"]]

    assert names() == ["Ann", "Bob"]
    assert bob.http.put("/api/me/hidden", json={"hidden": True}).json()["hidden"]
    assert bob.get("/api/me")["hidden"]
    assert names() == ["Ann"]
    assert ann.get("/api/people", name="bob") == []
    for path in (PROFILE, "/api/people/games"):
        assert not_found(ann, path, name="Bob")
    assert not_found(ann, "/api/people/rating", name="Bob", game="castello", pace="quick")
    (game,) = ann.get(PROFILE, name="Ann")["latest"]
    assert [seat["name"] for seat in game["seats"]] == ["Ann", None]
    assert ann.get("/api/history")["games"][0]["seats"][1]["name"] == "Bob", "whoever has played with him knows that"
    assert bob.get(PROFILE, name="Bob")["hidden"], "he sees his own"
    bob.http.put("/api/me/hidden", json={"hidden": False}).raise_for_status()
    assert names() == ["Ann", "Bob"]


def test_a_profile_shows_six_replays_at_most(accounts: tuple[Person, Person]) -> None:
    ann, bob = accounts
    tables = [begin(ann, bob) for _ in range(7)]
    for table in tables:
        bob.command(table, "resign")
    answers = [ann.http.put(f"/api/me/pins/{table}") for table in tables]
    assert [answer.status_code for answer in answers[:6]] == [200] * 6
    assert answers[6].json()["message"] == "room-pins"
    assert len(ann.get(PROFILE, name="Ann")["pinned"]) == 6


def test_a_profile_needs_eight_queries(room: RunningRoom, accounts: tuple[Person, Person]) -> None:
    """The session, the person, ratings, tallies, and games with their seats, twice."""
    ann, bob = accounts
    pinned = begin(ann, bob)
    bob.command(pinned, "resign")
    ann.http.put(f"/api/me/pins/{pinned}").raise_for_status()
    fill(room.settings.database, ann.me["id"], [bob.me["id"]], 70)
    with queries(room) as asked:
        seen = ann.get(PROFILE, name="Ann")
    assert len(asked) == 8, asked
    assert sum(one["played"] for one in seen["games"]) == 71
    second = ann.get("/api/people/games", name="Ann", before=seen["next"])
    shown = [game["table"] for game in seen["latest"] + second["games"]]
    assert shown == [f"generated{number:07d}" for number in reversed(range(50, 70))]


def test_a_deleted_account_has_no_profile(accounts: tuple[Person, Person]) -> None:
    ann, bob = accounts
    bob.http.request("DELETE", "/api/me", json={"password": PASSWORD}).raise_for_status()
    assert not_found(ann, PROFILE, name="Bob")
    assert ann.get("/api/people", name="bob") == []
