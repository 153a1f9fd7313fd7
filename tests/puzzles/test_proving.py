"""How puzzles are found and proven: whole turns, keys, themes; the same everywhere."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from castelude.arena.puzzle_confirming import Verdict, confirm, kept, read_verdicts
from castelude.arena.puzzle_mining import mine
from castelude.arena.puzzle_weighing import weigh
from castelude.bots.bot import Bot
from castelude.bots.calibration import calibrated
from castelude.core.errors import BadFile
from castelude.core.registry import get_game
from castelude.core.start import new_match
from castelude.puzzles.library import notes, read_puzzles, shipped, write_puzzles
from castelude.puzzles.prove import chooses, find_turn, prove
from castelude.puzzles.themes import themes
from castelude.puzzles.turns import as_good_first, is_whole, played
from tests.kit.browser import NEAR_THE_END

pytestmark = pytest.mark.slow
SEARCH = Bot("alphabeta", 400)
CASTLE_OR_NOTHING = {
    "red": ["M5", "L4", "M2", "A1"],
    "black": ["I5", "H4", "I2", "U15"],
    "unmoved": [],
    "captured": {"castles": [["P3"], ["F3"]]},
}


def test_a_turn_without_which_one_wins_as_well_is_not_a_puzzle() -> None:
    """Red takes the last castle at once, or a little later."""
    game = get_game("castello")
    match = new_match("castello", setup=NEAR_THE_END)
    for action in ("M5-N6", "T3-S3"):
        match.apply(action)
    turn = find_turn(game, match.position, SEARCH, 1)
    assert [game.text(match.position, move) for move in turn] == ["N6-O7"]
    assert prove(game, match.position, turn, SEARCH, 1) is None, "Red wins with other turns, too: not a puzzle"
    assert chooses(game, match.position, turn, SEARCH, 2, [0])
    assert "win" in themes(game, match.position, ["N6-O7"], 1.0, [])
    other = game.parse(match.position, "N6-N7")
    assert not chooses(game, match.position, [other], SEARCH, 2, [0])


def test_the_same_moves_in_another_order_are_the_same_turn() -> None:
    game = get_game("castellan")
    match = new_match("castellan", seed=3)
    first = find_turn(game, match.position, Bot("mcts", 20), 1)
    assert is_whole(game, match.position, first)
    assert not is_whole(game, match.position, first[:-1])
    after_cards = match.position.copy()
    after_cards.play(first[0])
    assert as_good_first(game, after_cards, first[1:])[0] == first[1]


FOUND = ("castellum-24004-58", ["angel:A24+s0c2"], [0])


def test_mining_goes_on_where_it_stopped_and_finds_the_same_again(tmp_path: Path) -> None:
    game = get_game("castellum")
    heard: list[tuple[int, int]] = []
    path = tmp_path / "puzzles.jsonl"
    (puzzle,) = mine(game, 24004, 1, path, lambda done, games: heard.append((done, games)))
    assert (puzzle.id, puzzle.solution, puzzle.keys) == FOUND
    assert heard == [(1, 0)]
    assert mine(game, 24004, 1, path, lambda *_: pytest.fail("nothing is to be done")) == [puzzle]
    assert read_puzzles(path) == [puzzle]
    with pytest.raises(BadFile):
        mine(game, 5, 1, path, lambda *_: None)


def test_the_chances_of_a_puzzle_are_made_again_as_mining_makes_them() -> None:
    """Each chance is calibrated at the end of its own turn: without the solution one has not what it brings."""
    (mined,) = mine(get_game("castellum"), 24004, 1, None, lambda *_: None)
    heard: list[int] = []
    assert weigh([replace(mined, value=0.5, rival=0.4)], heard.append) == [mined]
    assert heard == [1]
    game = get_game("castello")
    match = new_match("castello", setup=CASTLE_OR_NOTHING)
    turn = find_turn(game, match.position, SEARCH, 1)
    proof = prove(game, match.position, turn, SEARCH, 1, least=0.0)
    assert proof is not None
    after = played(match.position, turn)
    assert after.scores()[0] > match.position.scores()[0], "the turn takes a castle"
    assert proof.rival_chance < calibrated(game, after, 0, proof.rival)


def test_only_what_was_confirmed_is_kept(tmp_path: Path) -> None:
    one, two = shipped("castellum")[:2]
    given = [Verdict(one.id, 10, False), Verdict(two.id, 10, True)]
    path = tmp_path / "verdicts.jsonl"
    lines: list[dict[str, object]] = [{"plan": {"times": 10}}, *(verdict.to_json() for verdict in given)]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    verdicts = confirm([one, two], 10, path, lambda *_: pytest.fail("nothing is to be done"))
    assert verdicts == read_verdicts(path) == given
    write_puzzles(tmp_path / "kept.jsonl", notes(path), kept([one, two], verdicts))
    assert read_puzzles(tmp_path / "kept.jsonl") == [two]
    with pytest.raises(BadFile):
        confirm([one], 4, path, lambda *_: None)
