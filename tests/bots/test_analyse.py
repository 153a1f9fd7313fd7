"""The analysis after a game."""

import pytest

from castelude import new_match
from castelude.bots import Bot, analyse, suggest
from castelude.core.game import AnyGame
from tests.kit import GAMES, random_match


def test_a_missed_win_is_a_turning_point() -> None:
    """Both seats lack one pawn at one castle; Red looks elsewhere, and Black does not."""
    match = new_match(
        "castello",
        setup={
            "red": ["M5", "L4", "M2", "A1"],
            "black": ["I5", "H4", "I2", "U15"],
            "unmoved": [],
            "captured": {"castles": [["P3", "O8", "P13"], ["F3", "G8", "F13"]]},
        },
    )
    match.apply_all(["A1-A2", "I2-I3"])
    report = analyse(match, Bot("alphabeta", nodes=4000))
    first, second = report.moments
    assert first.best == "M2-M3"
    assert first.chances[0] > 0.9
    assert first.choice < -0.9
    assert (second.actor, second.best, second.choice) == (1, "I2-I3", 0)
    assert report.turning_points() == [first]
    assert report.final == [0.0, 1.0]
    assert report.luck is None


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_chances_choice_and_luck_add_up(game: AnyGame) -> None:
    """What a seat's chance has become is what its own and others' choices and luck have made of it."""
    match = random_match(game.id, 7, 24, game.max_players)
    told: list[tuple[int, int]] = []
    report = analyse(match, Bot("greedy"), progress=lambda done, whole: told.append((done, whole)))
    assert told[-1] == (len(match.actions), len(match.actions))
    assert [match.actions[moment.ply] for moment in report.moments] == [moment.action for moment in report.moments]
    for moment in report.moments:
        assert sum(moment.chances) == pytest.approx(1)
        assert moment.choice <= 0
        assert moment.line[0] == moment.best
    assert (report.luck is None) == (not game.hidden and not game.chance)
    if report.luck is not None:
        assert sum(report.luck) == pytest.approx(0, abs=1e-9)
    assert sum(report.choice) == pytest.approx(sum(moment.choice for moment in report.moments))


def test_the_best_move_costs_nothing() -> None:
    match = new_match("castel", seed=4)
    for ply in range(4):
        match.apply(suggest(match, "greedy", seed=ply).action)
    assert analyse(match, "greedy", seed=0).choice == pytest.approx([0.0, 0.0])


def test_what_progress_raises_ends_the_analysis() -> None:
    class Enough(Exception):
        pass

    def stop(done: int, whole: int) -> None:
        raise Enough(f"{done} of {whole}")

    with pytest.raises(Enough, match="1 of 10"):
        analyse(random_match("castello", 1, 10), Bot("greedy"), progress=stop)
