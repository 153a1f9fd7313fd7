"""The puzzles that come with the package: each replays, and its solution is a whole legal turn."""

import pytest

from castelude.core.game import AnyGame
from castelude.core.registry import get_game
from castelude.puzzles.judge import judge
from castelude.puzzles.library import by_id, shipped
from castelude.puzzles.puzzle import Puzzle
from castelude.puzzles.turns import is_whole
from castelude.texts import message_ids
from tests.kit import GAMES

IDS = [game.id for game in GAMES]
PROMISED = {"castello": 500, "castellan": 150, "castel": 150, "castellum": 150}


def test_there_are_as_many_as_promised() -> None:
    assert [game for game, least in PROMISED.items() if len(shipped(game)) < least] == []


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_every_puzzle_replays_and_its_solution_is_a_whole_turn(game: AnyGame) -> None:
    puzzles = shipped(game.id)
    assert len(by_id(game.id)) == len(puzzles), "ids are unique"
    for puzzle in puzzles:
        check(game, puzzle)


def check(game: AnyGame, puzzle: Puzzle) -> None:
    start = puzzle.match().position
    assert start.actor() == puzzle.seat, puzzle.id
    assert game.begins_turn(start), puzzle.id
    walk, moves = start.copy(), []
    for action in puzzle.solution:
        moves.append(game.parse(walk, action))
        walk.play(moves[-1])
    assert is_whole(game, start, moves), puzzle.id
    assert puzzle.keys, puzzle.id
    assert set(puzzle.keys) <= set(range(len(moves))), puzzle.id
    assert puzzle.confirmed >= 10, "the master has confirmed it with ten times its budget"
    assert puzzle.value > puzzle.rival, puzzle.id
    assert {f"web-puzzle-theme-{theme}" for theme in puzzle.themes} <= set(message_ids()), puzzle.themes


@pytest.mark.parametrize("game", [game for game in GAMES if shipped(game.id)], ids=lambda game: str(game.id))
def test_the_solution_is_right_and_half_of_it_is_not_an_answer_yet(game: AnyGame) -> None:
    puzzle = max(shipped(game.id), key=lambda one: len(one.solution))
    assert judge(puzzle, puzzle.solution, 1, 50).state == "right"
    if len(puzzle.solution) > 1:
        assert judge(puzzle, puzzle.solution[:1], 1, 50).state == "open"


def test_a_wrong_turn_is_answered_by_what_refutes_it() -> None:
    puzzle = next(puzzle for puzzle in shipped("castello") if puzzle.only)
    game = get_game("castello")
    start = puzzle.match().position
    wrong = next(
        action
        for action in game.legal(start)
        if action != puzzle.solution[0] and judge(puzzle, [action], 1, 20).state == "wrong"
    )
    found = judge(puzzle, [wrong], 1, 200)
    after = start.copy()
    after.play(game.parse(after, wrong))
    assert found.value is not None
    assert found.best is not None
    assert found.value < found.best
    seats = []
    for action in found.reply:
        seats.append(after.actor())
        after.play(game.parse(after, action))
    assert found.reply
    assert found.seats == seats
    assert seats[0] != puzzle.seat


def test_both_chances_of_a_wrong_answer_are_of_one_search_or_untold(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short search may see less than the proof: it never tells people that the wrong turn is the better one."""
    puzzle = next(puzzle for puzzle in shipped("castello") if puzzle.only)
    wrong = next(action for action in puzzle.match().legal() if judge(puzzle, [action], 1, 20).state == "wrong")
    found = judge(puzzle, [wrong], 1, 100)
    assert found.value is None or (found.best is not None and found.value < found.best)
    monkeypatch.setattr("castelude.puzzles.judge._left", lambda *_: 0.0)
    assert judge(puzzle, [wrong], 1, 100).value is None


def test_what_follows_a_solution_says_whose_each_action_is() -> None:
    puzzle = next(puzzle for puzzle in shipped("castello") if len(puzzle.line) > 2)
    match = puzzle.match()
    match.apply_all(puzzle.solution)
    seats = []
    for action in puzzle.line:
        seats.append(match.seat)
        match.apply(action)
    assert puzzle.line_seats() == seats
    assert len(set(seats)) == 2
