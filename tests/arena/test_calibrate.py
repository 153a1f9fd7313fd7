"""Calibrated chances: the fit finds what is there, and what is shipped was good enough on games held back."""

import json
import math
from dataclasses import replace
from importlib import resources
from pathlib import Path

import pytest

from castelude.arena.calibrate import Sample, do_seats_differ, fits, held_back, shown
from castelude.arena.logistic import fit_line
from castelude.arena.reliability import bins_of, drawn, error_of
from castelude.bots.calibration import fits_of, shared
from castelude.cli import main
from castelude.core.game import AnyGame
from castelude.core.rng import Rng
from tests.kit import GAMES


def overconfident(number: int) -> list[Sample]:
    """Positions whose chances are half as far from even as the search thinks."""
    rng = Rng(7, "samples")
    found = []
    for deal in range(number):
        value = (1 + rng.below(98)) / 100
        truth = 1 / (1 + math.exp(-0.5 * math.log(value / (1 - value))))
        won = float(rng.below(10_000) < round(10_000 * truth))
        found.append(Sample(deal, 0, value, 0, [value, 1 - value], [won, 1 - won]))
    return found


def test_the_line_is_found() -> None:
    rows = [[1.0, k / 10 - 5] for k in range(100)]
    assert fit_line(rows, [1 / (1 + math.exp(-(0.3 + 0.8 * x))) for _, x in rows]) == pytest.approx(
        [0.3, 0.8], abs=0.01
    )


def test_chances_of_games_held_back_become_true() -> None:
    samples = overconfident(3000)
    assert fits(samples)[2].slope == pytest.approx(0.5, abs=0.1)
    before = bins_of(shown(samples, {}))
    after = bins_of(held_back(samples))
    assert error_of(before) > 0.08
    assert error_of(after) < 0.03
    assert drawn(before, after).startswith("<svg")


def test_points_never_count_against_a_seat() -> None:
    unlucky = [replace(sample, lead=3 * int(sample.shares[1])) for sample in overconfident(400)]
    assert fits(unlucky)[2].lead == 0
    lucky = [replace(sample, lead=3 * int(sample.shares[0])) for sample in overconfident(400)]
    assert fits(lucky)[2].lead > 0


def test_numbers_of_seats_have_lines_of_their_own_where_that_predicts_better() -> None:
    """Three seats win a third of their games and four a quarter, whatever the search thinks of them."""

    def equal(players: int, one_of: int) -> list[Sample]:
        lost = [0.0] * (players - 1)
        judged = [1 / players] * players
        return [Sample(deal, 0, 0.5, 0, judged, [float(deal % one_of == 0), *lost]) for deal in range(600)]

    unlike = [*overconfident(50), *equal(3, 3), *equal(4, 4)]
    assert do_seats_differ(unlike)
    assert [round(fits(unlike, apart=True)[seats].chance(0.5, 0), 2) for seats in (3, 4)] == [0.33, 0.25]
    assert fits(unlike)[3] == fits(unlike)[4]
    assert fits(unlike)[2] == fits(unlike, apart=True)[2]
    assert not do_seats_differ([*overconfident(50), *equal(3, 4), *equal(4, 4)[:1]])


def test_a_table_is_fitted_to_games_and_the_one_in_use_tested_with_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games, table = tmp_path / "games.jsonl", tmp_path / "table.json"
    quiet = ["--workers", "1", "--quiet"]
    made = ["games", "generate", "castellan", "-o", str(games), "--games", "10", "--contestant", "greedy", *quiet]
    assert main(made) == 0
    judge = ["arena", "calibrate", "castellan", "--games", str(games), "--positions", "1", "--contestant", "greedy"]
    assert main([*judge, *quiet, "-o", str(table)]) == 0
    assert json.loads(table.read_text())["made"]["games"] == 10
    assert "held back" in capsys.readouterr().out
    assert main([*judge, *quiet, "--check"]) == 0
    assert "the table in use" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main([*judge, *quiet])


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_what_is_shipped_errs_by_three_percent_at_most(game: AnyGame) -> None:
    made = json.loads((resources.files(type(game).__module__) / "calibration.json").read_text("utf-8"))
    assert made["made"]["error"] <= 0.03
    assert made["made"]["error"] == pytest.approx(
        sum(count * abs(chance - share) for count, chance, share in made["bins"])
        / sum(count for count, _, _ in made["bins"]),
        abs=0.001,
    )
    assert set(fits_of(game)) == set(range(game.min_players, game.max_players + 1))
    for fit in fits_of(game).values():
        chances = [fit.chance(value / 100, 0) for value in range(1, 100)]
        assert chances == sorted(chances)
        assert (fit.chance(1.0, 0), fit.chance(0.0, 0)) == ((fit.high, fit.low) if game.hidden else (1.0, 0.0))


def test_the_chances_of_all_seats_add_up() -> None:
    assert sum(shared([0.5, 0.3, 0.2], 1, 0.9)) == pytest.approx(1)
    assert shared([1.0, 0.0], 0, 0.25) == [0.25, 0.75]
