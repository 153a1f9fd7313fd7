"""Tournaments over HTTP: planning, entering, playing to the end, and who may do what."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.kit.room import CLOCK, PASSWORD, FakeClock, Person, RoomMaker, RunningRoom, numbers, register

PATIENCE_S = 60.0
TOURNAMENTS = "/api/tournaments"
QUICK = {"kind": "fischer", "seconds": 60, "increment": 0}


@pytest.fixture
def room(make_room: RoomMaker, clock: FakeClock) -> RunningRoom:
    return make_room(now=clock)


def plan(person: Person, kind: str = "swiss", **more: Any) -> str:  # noqa: ANN401 JSON
    outer = {key: more.pop(key) for key in ("title", "listed", "enter", "bots") if key in more}
    settings = {"format": kind, "game": "castello", "clock": QUICK, **more}
    made = person.post(TOURNAMENTS, {"title": "Sunday cup", "settings": settings, **outer})
    return str(made["about"]["id"])


def problem(person: Person, kind: str = "swiss", **more: Any) -> str:  # noqa: ANN401 JSON
    settings = {"format": kind, "game": "castello", "clock": QUICK, **more.pop("settings", {})}
    answer = person.http.post(TOURNAMENTS, json={"title": "Sunday cup", "settings": settings, **more})
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["message"])


def ask(person: Person, tournament: str, kind: str, **fields: Any) -> str:  # noqa: ANN401 JSON
    """The message of a refusal; the empty text when the command was carried out."""
    body = {"command_id": f"t{next(numbers)}", "command": {"kind": kind, **fields}}
    answer = person.http.post(f"{TOURNAMENTS}/{tournament}/commands", json=body)
    return "" if answer.status_code == 200 else str(answer.json()["message"])


def look(person: Person, tournament: str) -> Any:  # noqa: ANN401 JSON
    return person.get(f"{TOURNAMENTS}/{tournament}")


def until(person: Person, tournament: str, reached: Callable[[Any], object]) -> Any:  # noqa: ANN401 JSON
    """The tournament as soon as it is so."""
    deadline = time.monotonic() + PATIENCE_S
    while not reached(found := look(person, tournament)):
        assert time.monotonic() < deadline, found
        time.sleep(0.02)
    return found


def next_table(person: Person, tournament: str, before: str | None = None) -> str:
    """The table of a person's next game, once the game has begun."""
    found = until(person, tournament, lambda found: found["next"] not in (None, before))
    table = str(found["next"])
    until(person, tournament, lambda _: is_running(person, table))
    return table


def is_running(person: Person, table: str) -> bool:
    """Whether everybody sits at a table of a tournament: it is created first, and begins when all seats are taken."""
    answer = person.http.get(f"/api/tables/{table}")
    return answer.status_code == 200 and answer.json()["status"] == "running"


def names(found: Any) -> list[tuple[int, str]]:  # noqa: ANN401 JSON
    return [(row["place"], found["entrants"][row["entrant"]]["name"]) for row in found["rows"]]


def test_a_round_robin_of_friends_to_its_end(room: RunningRoom, ann: Person, bob: Person) -> None:
    cleo = Person(room, "Cleo")
    tournament = plan(ann, "roundrobin")
    assert ask(bob, tournament, "start") == "room-tournament-organiser"
    assert ask(ann, tournament, "start") == "room-tournament-few"
    for person in (bob, cleo):
        assert ask(person, tournament, "enter") == ""
        assert ask(person, tournament, "enter") == "", "it is so already"
    assert [one["mine"] for one in bob.get(TOURNAMENTS, which="mine")] == [True]
    assert bob.get(TOURNAMENTS) == [], "a tournament of friends is found by its link"
    assert ask(ann, tournament, "start") == ""
    assert ask(Person(room, "Dan"), tournament, "enter") == "room-tournament-late"
    people, last = {"Ann": ann, "Bob": bob, "Cleo": cleo}, ""
    for _ in range(3):
        found = until(ann, tournament, lambda found: found["rounds"] and not found["rounds"][-1]["games"][0]["over"])
        game = found["rounds"][-1]["games"][0]
        playing = sorted(found["entrants"][game[seat]]["name"] for seat in ("first", "second"))
        table = next_table(people[playing[0]], tournament)
        assert table != last
        last = table
        assert people[playing[0]].table(table)["tournament"] == tournament
        people[playing[1]].command(table, "resign")
        until(
            ann,
            tournament,
            lambda found, table=table: all(  # type: ignore[misc]
                one["over"] for each in found["rounds"] for one in each["games"] if one["table"] == table
            ),
        )
    end = until(ann, tournament, lambda found: found["about"]["status"] == "finished")
    assert names(end) == [(1, "Ann"), (2, "Bob"), (3, "Cleo")]
    assert [row["points"] for row in end["rows"]] == [4, 2, 0]
    assert [len(one["byes"]) for one in end["rounds"]] == [1, 1, 1]
    assert ask(bob, tournament, "withdraw") == "room-tournament-finished"


def test_a_game_of_a_tournament_is_played_to_its_end(room: RunningRoom, ann: Person, bob: Person) -> None:
    tournament = plan(ann, "knockout")
    ask(bob, tournament, "enter")
    ask(ann, tournament, "start")
    table = next_table(ann, tournament)
    stranger = Person(room, "Eve")
    assert stranger.refused(table, "join") == ("not_allowed", "room-tournament-seat")
    assert ann.refused(table, "ask", what="cancel")[1] == "room-tournament-plays"
    assert ann.refused(table, "ask", what="replace", seat=1, level="novice")[1] == "room-tournament-plays"
    assert ask(bob, tournament, "withdraw") == ""
    end = until(ann, tournament, lambda found: found["about"]["status"] == "finished")
    assert names(end) == [(1, "Ann"), (2, "Bob")]
    assert ann.table(table)["outcome"]["why"] == "resigned", "who withdraws resigns"
    assert ann.refused(table, "rematch")[1] == "room-tournament-rematch"


def test_a_player_who_never_shows_up_loses_and_is_not_paired_again(clock: FakeClock, ann: Person, bob: Person) -> None:
    tournament = plan(ann, "swiss", rounds=1, enter=False, bots=["novice"])
    ask(bob, tournament, "enter")
    ask(ann, tournament, "start")
    table = next_table(bob, tournament)
    deadline = time.monotonic() + PATIENCE_S
    while bob.table(table)["actor"] != bob.table(table)["mine"][0]:  # the bot may have the first move
        assert time.monotonic() < deadline
        time.sleep(0.02)
    clock.advance(61)
    end = until(ann, tournament, lambda found: found["about"]["status"] == "finished")
    assert [(one["level"], one["state"]) for one in end["entrants"]] == [("novice", "in"), (None, "absent")]
    assert end["rounds"][0]["games"][0]["why"] == "time"


def test_a_clock_that_is_set_back_and_forth_neither_stops_nor_doubles_anything(
    room: RunningRoom, clock: FakeClock, ann: Person, bob: Person
) -> None:
    cleo = Person(room, "Cleo")
    tournament = plan(ann, "roundrobin", clock={"kind": "days", "days": 3})
    for person in (bob, cleo):
        assert ask(person, tournament, "enter") == ""
    clock.advance(-7200)
    assert ask(ann, tournament, "start") == ""
    people = {"Ann": ann, "Bob": bob, "Cleo": cleo}
    for step in (-3600, 7200, 3600):
        found = until(ann, tournament, lambda found: any(not each["over"] for each in games(found)))
        game = next(each for each in games(found) if not each["over"])
        table = str(game["table"])
        loser = max(found["entrants"][game[seat]]["name"] for seat in ("first", "second"))
        clock.advance(step)
        until(ann, tournament, lambda _, table=table: is_running(ann, table))  # type: ignore[misc]
        people[loser].command(table, "resign")
        until(ann, tournament, lambda found, table=table: is_over(found, table))  # type: ignore[misc]
    end = until(ann, tournament, lambda found: found["about"]["status"] == "finished")
    assert len(games(end)) == len({each["table"] for each in games(end)}) == 3
    assert [row["points"] for row in end["rows"]] == [4, 2, 0]


def games(found: Any) -> list[Any]:  # noqa: ANN401 JSON
    return [game for one in found["rounds"] for game in one["games"]]


def is_over(found: Any, table: str) -> bool:  # noqa: ANN401 JSON
    return any(game["over"] for game in games(found) if game["table"] == table)


def test_a_worker_that_dies_between_pairing_and_opening_leaves_it_to_another(
    room: RunningRoom, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    app: Any = room.server.config.app
    tournament = plan(ann, "swiss")
    ask(bob, tournament, "enter")

    async def die(*_: object) -> None:
        raise OSError("the worker is gone")

    with monkeypatch.context() as patch:
        patch.setattr(app.state.worker.service, "_seat_all", die)
        ask(ann, tournament, "start")
        paired = until(ann, tournament, lambda found: found["rounds"])
        (game,) = paired["rounds"][0]["games"]
    room.restart()
    for person in (ann, bob):
        person.come_back()
    table = next_table(bob, tournament)
    assert table == game["table"]
    assert bob.table(table)["status"] == "running"
    assert [len(person.get("/api/tables", which="mine")) for person in (ann, bob)] == [1, 1], "it was opened once"


def test_it_begins_by_itself_pauses_and_is_called_off(
    room: RunningRoom, clock: FakeClock, ann: Person, bob: Person
) -> None:
    tournament = plan(ann, "arena", minutes=5, starts=clock() + 60_000)
    ask(bob, tournament, "enter")
    assert look(bob, tournament)["about"]["status"] == "open"
    assert ask(ann, tournament, "pause") == "room-tournament-open"
    clock.advance(60)
    first = next_table(bob, tournament)
    ends = look(bob, tournament)["ends"]
    assert ends == clock() + 300_000
    assert ask(ann, tournament, "pause") == ""
    bob.command(first, "resign")
    until(bob, tournament, lambda found: found["rounds"][0]["games"][0]["over"])
    clock.advance(30)
    assert ask(ann, tournament, "resume") == ""
    assert next_table(bob, tournament, first)
    assert look(bob, tournament)["ends"] == ends + 30_000
    late = Person(room, "Cleo")
    assert ask(late, tournament, "enter") == "", "an arena takes people until its end"
    assert ask(ann, tournament, "remove", entrant=2) == ""
    assert ask(late, tournament, "enter") == "room-tournament-removed"
    assert ask(ann, tournament, "cancel") == ""
    assert look(bob, tournament)["about"]["status"] == "cancelled"
    lonely = plan(ann, "knockout", starts=clock() + 1000)
    clock.advance(2)
    assert until(ann, lonely, lambda found: found["about"]["status"] == "cancelled")["why"] == "few"


PROBLEMS: dict[str, tuple[str, dict[str, Any]]] = {
    "room-tournament-clock": ("swiss", {"settings": {"clock": {"kind": "none"}}}),
    "room-tournament-arena-clock": ("arena", {"settings": {"minutes": 5, "clock": {"kind": "days", "days": 1}}}),
    "room-tournament-minutes": ("arena", {}),
    "room-tournament-rounds": ("knockout", {"settings": {"rounds": 3}}),
    "room-tournament-twice": ("swiss", {"settings": {"twice": True}}),
    "room-tournament-most": ("roundrobin", {"settings": {"most": 20}}),
    "room-tournament-starts": ("swiss", {"settings": {"starts": 5}}),
    "room-tournament-listed": ("swiss", {"listed": True}),
    "room-title": ("swiss", {"title": " \u2800 "}),
    "room-rated-accounts": ("swiss", {"settings": {"rated": True}}),
    "error-unknown-game": ("swiss", {"settings": {"game": "chess"}}),
}


def test_what_is_wrong_with_a_plan_is_said(ann: Person) -> None:
    assert {message: problem(ann, kind, **more) for message, (kind, more) in PROBLEMS.items()} == {
        message: message for message in PROBLEMS
    }
    assert ann.http.get(f"{TOURNAMENTS}/nothing").json()["message"] == "room-no-tournament"
    for _ in range(5):
        plan(ann)
    assert problem(ann) == "room-tournament-many"


def test_a_tournament_is_full_and_has_few_bots(ann: Person, bob: Person) -> None:
    small = plan(ann, most=2, bots=["novice"])
    assert ask(bob, small, "enter") == "room-tournament-full"
    assert ask(ann, small, "remove", entrant=1) == ""
    assert ask(bob, small, "enter") == ""
    big = plan(ann, bots=["novice"] * 8)
    assert ask(ann, big, "bot", level="novice") == "room-tournament-bots"
    rated = plan_rated(ann)
    assert ask(bob, rated, "enter") == "room-rated-accounts"


def plan_rated(ann: Person) -> str:
    register(ann)
    return plan(ann, rated=True, clock=CLOCK)


def test_a_guest_who_signs_in_and_somebody_who_goes(room: RunningRoom, ann: Person, bob: Person) -> None:
    account = Person(room, "Eve")
    register(account)
    tournament = plan(bob, title="Bob's own cup")
    ask(ann, tournament, "enter")
    bob.post("/api/account/login", {"login": "eve", "password": PASSWORD})
    found = look(account, tournament)
    assert (found["organised"], found["organiser"], found["you"]) == (True, "Eve", 0)
    assert [row["title"] for row in account.get("/api/me/data")["tournaments"]] == ["Bob's own cup"]
    account.http.request("DELETE", "/api/me", json={"password": PASSWORD}).raise_for_status()
    after = look(ann, tournament)
    assert (after["about"]["status"], after["about"]["title"]) == ("cancelled", "")
    assert [one["name"] for one in after["entrants"]] == ["Ann"]
