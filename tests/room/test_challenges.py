"""The daily challenge: the same for everybody, known to nobody before, one attempt counts, and nobody peeks."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from castelude.core.game import AnyGame
from castelude.room.challenges.daily import (
    day_of,
    days_before,
    ends_ms,
    is_offered,
    may_compare,
    places,
    streak,
    task_of,
)
from castelude.room.storage import schema
from castelude.room.storage.challenges import ChallengeStore
from castelude.room.storage.database import open_engine
from tests.kit import GAMES
from tests.kit.queries import queries
from tests.kit.room import PASSWORD, FakeClock, Person, RoomMaker, RunningRoom, register

DAY_S = 86_400
TODAY, TOMORROW, YESTERDAY = "2027-01-15", "2027-01-16", "2027-01-14"
"""Where the clock of the tests begins."""
DAILY = "/api/challenges"


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_task_follows_from_the_secret_and_the_day_alone(game: AnyGame) -> None:
    task = task_of("secret", TODAY, game)
    assert task == task_of("secret", TODAY, game)
    position = game.start(task.players, game.check_options({}), task.setup)
    assert position.actor() >= 0 or game.chance
    assert 0 <= task.seat < task.players
    others = [task_of("secret", TOMORROW, game), task_of("another", TODAY, game)]
    assert all(task.setup != other.setup for other in others)


def test_a_task_of_castello_is_a_balanced_position_in_which_both_sides_have_come_out() -> None:
    castello = next(game for game in GAMES if game.id == "castello")
    setup = task_of("secret", TODAY, castello).setup
    moved = {*setup["red"], *setup["black"]} - set(setup["unmoved"])
    assert len(moved) >= 6
    assert abs(len(setup["red"]) - len(setup["black"])) <= 3


def test_seats_and_tables_of_all_sizes_come_up() -> None:
    castel = next(game for game in GAMES if game.id == "castel")
    tasks = [task_of("secret", day, castel) for day in days_before(TODAY, 30)]
    assert {(task.players, task.seat) for task in tasks} == {(n, seat) for n in (2, 3) for seat in range(n)}


def test_days_are_those_of_utc_whatever_the_year_or_the_season() -> None:
    leap = 1_835_308_800_000
    assert day_of(leap) == "2028-02-28"
    assert [day_of(leap + n * DAY_S * 1000) for n in (1, 2)] == ["2028-02-29", "2028-03-01"]
    assert days_before("2028-03-01", 2) == ["2028-02-29", "2028-02-28"]
    assert ends_ms("2028-02-29") == leap + 2 * DAY_S * 1000
    assert day_of(ends_ms("2027-03-28") - 1) == "2027-03-28", "clocks in Europe go forward: the day has 24 hours here"
    assert day_of(ends_ms("2027-03-28")) == "2027-03-29"
    assert day_of(ends_ms("2026-12-31")) == "2027-01-01"


def test_streaks_count_days_in_a_row_up_to_today_or_yesterday() -> None:
    days = set(days_before("2028-03-02", 4))
    assert streak(days, "2028-03-02") == streak(days, "2028-03-01") == 4, "29 February is a day like the others"
    assert streak(days | {"2028-03-02"}, "2028-03-02") == 5
    assert streak(days, "2028-03-03") == streak(set(), TODAY) == 0


def test_who_may_compare_and_what_is_offered() -> None:
    assert [may_compare(TODAY, TODAY, state) for state in ("new", "running", "ended")] == [False, False, True]
    assert [may_compare(YESTERDAY, TODAY, state) for state in ("new", "running", "ended")] == [True, False, True]
    assert is_offered(TODAY, TODAY)
    assert is_offered("2026-12-16", TODAY)
    assert not any(is_offered(day, TODAY) for day in (TOMORROW, "2026-12-15", "2027-1-15", "today", ""))
    assert places([(0, 3), (0, 3), (1, 9), (1, 2)]) == [1, 1, 3, 4]


@pytest.fixture
def room(make_room: RoomMaker, clock: FakeClock) -> RunningRoom:
    return make_room(now=clock)


def begin(person: Person, game: str = "castello", **wanted: Any) -> Any:  # noqa: ANN401 JSON
    return person.post(f"{DAILY}/{game}", wanted)


def refused(person: Person, game: str = "castello", **wanted: Any) -> str:  # noqa: ANN401 JSON
    answer = person.http.post(f"{DAILY}/{game}", json=wanted)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["message"])


def give_up(person: Person, game: str = "castello") -> str:
    table = str(begin(person, game)["id"])
    person.command(table, "resign")
    return table


def lines(person: Person, **day: str) -> list[tuple[str, bool]]:
    found = person.get(f"{DAILY}/castello", **day)
    return [(line["name"], line["you"]) for line in found["lines"]]


def test_one_attempt_counts_and_nobody_sees_others_before(room: RunningRoom, ann: Person, bob: Person) -> None:
    hers = begin(ann)
    assert hers["challenge"] == {"day": TODAY, "counts": True}
    assert (hers["status"], hers["takebacks"], hers["custom"]) == ("running", "never", True)
    with ThreadPoolExecutor(4) as threads:
        again = list(threads.map(lambda _: begin(ann)["id"], range(4)))
    assert again == [hers["id"]] * 4, "asked again, it is the same attempt"
    assert ann.http.post(f"/api/tables/{hers['id']}/hint", json={}).json()["message"] in (
        "room-no-hints",
        "room-not-your-turn",
    )
    his = give_up(bob)
    assert lines(bob) == [("Bob", True)]
    assert bob.refused(his, "rematch")[1] == "room-daily-rematch"
    closed = ann.get(f"{DAILY}/castello")
    assert (closed["state"], closed["open"], closed["lines"]) == ("running", False, [])
    for path in ("", "/record", "/replay", "/picture", "/analysis", "/export"):
        assert ann.http.get(f"/api/tables/{his}{path}").status_code == 403, path
    assert refused(ann, practice=True) == "room-daily-first"
    eve = Person(room, "Eve")
    assert refused(eve, practice=True) == "room-daily-first"
    assert eve.http.get(f"/api/tables/{his}/record").status_code == 403

    ann.command(hers["id"], "resign")
    assert sorted(lines(ann)) == [("Ann", True), ("Bob", False)]
    assert ann.get(f"/api/tables/{his}/record")["record"]["setup"] == ann.table(hers["id"])["fairness"]["setup"]
    practice = begin(ann, practice=True)
    assert practice["id"] not in (hers["id"], his)
    assert (practice["challenge"]["counts"], practice["takebacks"]) == (False, "free")
    ann.command(practice["id"], "resign")
    assert begin(ann)["id"] == hers["id"]
    assert len(lines(ann)) == 2, "practice does not count"
    assert eve.http.get(f"/api/tables/{practice['id']}/record").status_code == 403


def test_the_next_day(room: RunningRoom, clock: FakeClock, ann: Person, bob: Person) -> None:
    register(ann)
    assert ann.get(DAILY)["streak"] == 0
    table = give_up(ann)
    late = begin(bob)["id"]
    today = ann.get(DAILY)
    assert (today["day"], today["streak"], bob.get(DAILY)["streak"]) == (TODAY, 1, None)
    assert [(one["state"], one["end"]) for one in today["games"] if one["game"] == "castello"] == [("ended", "lost")]
    assert refused(ann, day=TOMORROW) == "room-daily-day", "nobody gets to know a day before it begins"
    assert ann.http.get(f"{DAILY}/castello", params={"day": TOMORROW}).json()["message"] == "room-daily-day"
    assert ann.http.get(f"{DAILY}/chess").status_code == 400

    clock.advance(DAY_S)
    give_up(ann)
    tomorrow = ann.get(DAILY)
    assert (tomorrow["day"], tomorrow["streak"]) == (TOMORROW, 2)
    assert tomorrow["archive"][0] == {"day": TODAY, "games": {"castello": "lost"}}
    assert ann.http.get(f"/api/tables/{late}/record").status_code == 403, "it is not over"
    assert lines(bob, day=TODAY) == [], "he still plays"
    assert begin(bob, day=TODAY)["id"] == late, "an attempt may be finished later"
    bob.command(late, "resign")
    assert sorted(lines(bob, day=TODAY)) == [("Ann", False), ("Bob", True)]
    eve = Person(room, "Eve")
    assert len(lines(eve, day=TODAY)) == 2, "a day that is over is open to everybody"
    assert eve.http.get(f"/api/tables/{table}/record").status_code == 200
    assert refused(eve, day=TODAY) == "room-daily-over"
    assert begin(eve, day=TODAY, practice=True)["challenge"] == {"day": TODAY, "counts": False}
    ann.http.put("/api/me/hidden", json={"hidden": True}).raise_for_status()
    assert lines(eve, day=TODAY) == [("Bob", False)]


ENDS = {
    "won by much": ("won", "game", 30, 60),
    "won by little": ("won", "game", 21, 40),
    "drawn": ("drawn", "draw", 20, 40),
    "lost in few actions": ("lost", "game", 18, 40),
    "lost in many actions": ("lost", "game", 18, 50),
    "lost by much": ("lost", "game", 3, 30),
    "given up": ("lost", "resigned", 20, 2),
}
"""Attempts, the best first: outcome, reason, score and number of actions; the bot has 20 points."""


def test_results_are_ranked(database: str) -> None:
    """By outcome, then by lead, then by the number of actions; whoever has given up comes last."""

    async def work() -> list[str]:
        engine = open_engine(database)
        names = list(ENDS)
        async with engine.begin() as connection:
            for number in (3, 0, 6, 4, 1, 5, 2):
                await _store_attempt(connection, number, names[number], ENDS[names[number]])
        rows = await ChallengeStore(engine).results(TODAY, "castel", None, 100)
        first = await ChallengeStore(engine).results(TODAY, "castel", None, 1)
        await engine.dispose()
        assert [row["name"] for row in first] == names[:1]
        return [row["name"] for row in rows]

    assert asyncio.run(work()) == list(ENDS)


async def _store_attempt(connection: AsyncConnection, number: int, name: str, end: tuple[str, str, int, int]) -> None:
    outcome, why, score, plies = end
    player, table = f"player{number}", f"table{number}"
    at = {"created_ms": number, "changed_ms": number}
    about = {"game": "castel", "rules_version": 1, "status": "finished", "listed": False, "version": 1}
    result = {"game": "castel", "pace": "none", "rated": False, "public": False, "why": why, "plies": plies}
    seat = {"table_id": table, "ended_ms": number, "first": True, "game": "castel", "outcome": outcome}
    hers = seat | {"seat": 1, "player_id": player, "name": name, "score": score, "winner": outcome == "won"}
    bot = seat | {"seat": 0, "level": "adept", "score": 20, "winner": outcome == "lost"}
    await connection.execute(schema.players.insert().values(id=player, name=name, created_ms=0))
    await connection.execute(schema.tables.insert().values(id=table, bot_to_move=False, **about, **at))
    await connection.execute(schema.results.insert().values(table_id=table, ended_ms=number, **result))
    for row in (hers, bot):
        await connection.execute(schema.result_seats.insert().values(**row))
    attempt = {"day": TODAY, "game": "castel", "player_id": player, "table_id": table, "begun_ms": 0}
    await connection.execute(schema.attempts.insert().values(**attempt))


def test_an_attempt_survives_a_worker_that_dies(
    room: RunningRoom, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    app: Any = room.server.config.app
    challenges = app.state.worker.challenges

    async def die(*_: object) -> None:
        raise OSError("the worker is gone")

    for owner, step in ((challenges._service, "command"), (challenges.store, "begin")):
        with monkeypatch.context() as patch:
            patch.setattr(owner, step, die)
            assert ann.http.post(f"{DAILY}/castello", json={}).status_code >= 500
    table = begin(ann)
    assert table["status"] == "running"
    assert [row["game"] for row in ann.get("/api/me/data")["challenges"]] == ["castello"]
    assert len(ann.get("/api/tables", which="mine")) == 1


def test_the_attempt_of_a_guest_goes_along_to_the_account(room: RunningRoom, ann: Person, bob: Person) -> None:
    account = Person(room, "Eve")
    register(account)
    table = give_up(bob)
    bob.post("/api/account/login", {"login": "eve", "password": PASSWORD})
    assert begin(account)["id"] == table
    assert account.get(DAILY)["streak"] == 1
    with queries(room) as asked:
        account.get(DAILY)
    assert len(asked) == 4, asked
    account.http.request("DELETE", "/api/me", json={"password": PASSWORD}).raise_for_status()
    give_up(ann)
    assert lines(ann) == [("Ann", True)]
