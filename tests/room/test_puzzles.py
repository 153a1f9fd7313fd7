"""Puzzles in the room: the same one of the day for everybody, first answers count, ratings of people and puzzles."""

import asyncio
from typing import Any

import pytest

from castelude.core.registry import all_games
from castelude.puzzles.library import by_id, shipped
from castelude.puzzles.puzzle import Puzzle
from castelude.room.challenges.daily import days_before
from castelude.room.puzzles.daily import puzzle_of_day
from castelude.room.puzzles.desk import Desk
from castelude.room.puzzles.rating import after_try, band_of, first_rating
from castelude.room.ratings.model import Rating, points
from castelude.room.storage.database import open_engine
from tests.kit.room import FakeClock, Person, RoomMaker, RunningRoom, register

SHELF = "/api/puzzles"
TODAY = "2027-01-15"
GAME = "castellum"
ONE, TWO = shipped(GAME)[:2]


@pytest.fixture
def room(make_room: RoomMaker, clock: FakeClock) -> RunningRoom:
    return make_room(now=clock)


def answer(person: Person, puzzle: Puzzle, *actions: str) -> Any:  # noqa: ANN401 JSON
    return person.post(f"{SHELF}/{puzzle.game}/{puzzle.id}/answer", {"actions": list(actions)})


def game_of(person: Person) -> Any:  # noqa: ANN401 JSON
    return next(one for one in person.get(SHELF)["games"] if one["game"] == GAME)


def test_a_puzzle_that_stronger_bots_alone_solve_is_rated_higher() -> None:
    def rated(**solved: int) -> int:
        return points(first_rating(Puzzle(**{**vars(ONE), "solved": solved})).mu)

    hard = rated(novice=0, casual=0, adept=0, expert=50)
    easy = rated(novice=75, casual=100, adept=100, expert=100)
    assert easy < rated(novice=0, casual=25, adept=100, expert=100) < hard < rated(novice=0, adept=0, expert=0)
    assert (band_of(Rating(20.0)), band_of(Rating(60.0))) == ("easy", "hard")
    person, puzzle = after_try(Rating(), Rating(), right=True)
    assert person.mu > Rating().mu > puzzle.mu


@pytest.mark.parametrize("game", sorted(all_games()))
def test_no_puzzle_comes_again_before_all_others_that_tell_something_had_their_day(game: str) -> None:
    puzzles = shipped(game)
    telling = {puzzle.id for puzzle in puzzles if puzzle.telling}
    assert len(telling) >= 50, "the same puzzle comes no sooner than after fifty days"
    days = [TODAY, *days_before(TODAY, len(telling) - 1)]
    found = [puzzle_of_day(puzzles, day) for day in days]
    assert {puzzle.id for puzzle in found if puzzle} == telling
    dull = [puzzle for puzzle in puzzles if not puzzle.telling]
    assert puzzle_of_day(dull, TODAY) in dull
    assert puzzle_of_day([], TODAY) is None


def test_puzzles_that_make_little_difference_to_people_come_last(ann: Person) -> None:
    after = ""
    for _ in range(8):
        after = ann.get(f"{SHELF}/castello?after={after}")["id"]
        assert by_id("castello")[after].telling


def test_a_position_becomes_a_puzzle_for_whoever_has_its_link(ann: Person, bob: Person) -> None:
    record = ONE.record()
    wanted = {"players": record.players, "setup": record.setup, "options": record.options, "actions": record.actions}
    made = ann.post(f"/api/games/{GAME}/puzzle", wanted)
    study, at = f"/api/studies/{made['study']}", f"{SHELF}/{GAME}/{made['puzzle']}"
    task = bob.get(at)
    assert (task["seat"], task["by"], task["actions"], task["outcome"]) == (ONE.seat, "Ann", ONE.actions, None)
    solution = bob.post(f"{at}/solution", {})
    assert (solution["actions"][0], solution["value"]) == (ONE.key_actions[0], None)
    assert bob.post(f"{at}/hint", {})["action"] == ONE.key_actions[0]
    right = bob.post(f"{at}/answer", {"actions": solution["actions"]})
    assert (right["state"], right["best"], right["points"]) == ("right", None, None)
    assert game_of(bob)["tried"] == 0, "nothing of it is rated"
    assert bob.http.get(at.replace(GAME, "castello")).status_code == 404
    private = {"version": ann.get(study)["version"], "name": "Mine", "shared": False}
    assert ann.http.put(study, json=private).status_code == 200
    assert bob.http.get(at).status_code == 404
    assert ann.get(at)["by"] == "Ann"
    ann.http.delete(study)
    assert ann.http.get(at).status_code == 404


def test_a_position_that_is_no_puzzle_is_refused_with_the_reason(ann: Person) -> None:
    def why(*actions: str) -> Any:  # noqa: ANN401 JSON
        setup = {"captured": {"castles": [["I4", "M12", "P3"], []]}, "red": ["N8", "O9", "M5"], "black": ["T3", "T5"]}
        wanted = {"players": 2, "setup": setup, "actions": actions}
        return ann.http.post("/api/games/castello/puzzle", json=wanted).json()["message"]

    assert why("M5-N6", "T3-S3", "N6-O7") == "room-no-puzzle-over"
    assert why("nonsense") == "error-record-replay"
    assert ann.get("/api/studies") == []


def test_who_asks_about_many_positions_waits(ann: Person) -> None:
    """Each costs a bot's process some seconds; positions that are refused at once count as well."""
    wrong = {"players": 2, "setup": {"first": 0}, "actions": ["nonsense"]}
    codes = [ann.http.post(f"/api/games/{GAME}/puzzle", json=wrong).json()["message"] for _ in range(7)]
    assert "room-puzzles-later" not in codes[:6]
    assert codes[6] == "room-puzzles-later"


def test_the_first_answer_counts_and_moves_both_ratings(database: str, ann: Person, bob: Person) -> None:
    register(ann)
    before = ann.get(f"{SHELF}/{GAME}/{ONE.id}")
    assert (before["seat"], before["actions"], before["outcome"]) == (ONE.seat, ONE.actions, None)
    assert "solution" not in before
    right = answer(ann, ONE, *ONE.solution)
    assert (right["state"], right["reply"]) == ("right", [])
    assert right["change"] > 0
    after = ann.get(f"{SHELF}/{GAME}/{ONE.id}")
    assert after["outcome"] == "right"
    assert after["points"] < before["points"]
    assert answer(ann, ONE, *ONE.solution)["change"] is None, "only the first answer counts"

    ann.post(f"{SHELF}/{GAME}/{TWO.id}/solution", {})
    shown = game_of(ann)
    assert (shown["tried"], shown["solved"], shown["rating"]["tries"]) == (2, 1, 2)
    assert answer(bob, ONE, *ONE.solution)["points"] is None, "guests are not rated"

    async def recount() -> int:
        engine = open_engine(database)
        count = await Desk(engine).recount()
        await engine.dispose()
        return count

    assert asyncio.run(recount()) == 2
    assert game_of(ann) == shown, "counted from the beginning, it is the same"


def test_a_hint_is_no_failure_and_no_success_alone(ann: Person) -> None:
    register(ann)
    hint = ann.post(f"{SHELF}/{GAME}/{ONE.id}/hint", {})
    assert hint == {"action": ONE.key_actions[0], "themes": ONE.themes}
    assert (game_of(ann)["tried"], game_of(ann)["solved"]) == (1, 0)
    assert answer(ann, ONE, *ONE.solution)["change"] is None, "it is not rated"
    assert ann.get(f"{SHELF}/{GAME}/{ONE.id}")["outcome"] == "helped"
    assert (game_of(ann)["solved"], game_of(ann)["rating"]) == (1, None)


def test_days_in_a_row_and_the_next_puzzle(clock: FakeClock, ann: Person, bob: Person) -> None:
    register(ann)
    daily = game_of(ann)["daily"]["id"]
    assert daily == game_of(bob)["daily"]["id"], "the same for everybody"
    assert (ann.get(SHELF)["streak"], bob.get(SHELF)["streak"]) == (0, None)
    puzzle = next(one for one in shipped(GAME) if one.id == daily)
    answer(bob, puzzle, *puzzle.solution)
    answer(ann, puzzle, *puzzle.solution)
    assert ann.get(SHELF)["streak"] == 1
    clock.advance(86_400)
    assert game_of(ann)["daily"]["id"] != daily
    assert ann.get(SHELF)["streak"] == 1, "today is not over"
    following = ann.get(f"{SHELF}/{GAME}", after=daily)
    assert following["id"] != daily
    theme = ONE.themes[0]
    assert theme in next(p for p in shipped(GAME) if p.id == ann.get(f"{SHELF}/{GAME}", theme=theme)["id"]).themes
    assert "puzzles" in ann.get("/api/me/data")


def test_what_is_not_there_is_refused_and_what_cannot_be_played_does_not_count(ann: Person) -> None:
    for path, message in (
        (f"{SHELF}/{GAME}/nothing", "room-puzzle-unknown"),
        (f"{SHELF}/{GAME}?theme=nothing", "room-puzzles-none"),
        (f"{SHELF}/chess", "error-unknown-game"),
    ):
        refused = ann.http.get(path)
        assert 400 <= refused.status_code < 500
        assert refused.json()["message"].startswith(message)
    for actions in (["nonsense"], [], ["a"] * 100):
        refused = ann.http.post(f"{SHELF}/{GAME}/{ONE.id}/answer", json={"actions": actions})
        assert 400 <= refused.status_code < 500
    assert ann.get(f"{SHELF}/{GAME}/{ONE.id}")["outcome"] is None
