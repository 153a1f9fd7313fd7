"""Ratings from results: known answers, and limits that hold what they promise."""

import itertools
import math

import pytest

from castelude.arena.fixtures import Outcome
from castelude.arena.rating import elo, rate, shares, tally, wilson


def games(seats: tuple[str, ...], *points: tuple[float, ...]) -> list[Outcome]:
    scores = tuple(0 for _ in seats)
    return [Outcome(deal, seats, shares_, scores, 10, 0.1) for deal, shares_ in enumerate(points)]


def test_two_contestants_get_the_known_difference() -> None:
    """Three of four points are 400 log10 3 = 191 Elo; the half games against the average hardly matter in 400."""
    played = games(("a", "b"), *[(1.0, 0.0)] * 300, *[(0.0, 1.0)] * 100)
    found = elo(["b", "a"], tally(played))
    assert found["b"] == 0
    assert found["a"] == pytest.approx(400 * math.log10(3), abs=6)


def test_draws_are_halves_and_seats_do_not_matter() -> None:
    played = games(("a", "b"), *[(0.5, 0.5)] * 10) + games(("b", "a"), *[(0.5, 0.5)] * 10)
    assert elo(["a", "b"], tally(played))["b"] == pytest.approx(0, abs=1e-6)
    assert shares(["a", "b"], tally(played)) == {"a": 0.5, "b": 0.5}


def test_larger_tables() -> None:
    """Two of four seats won by one of four contestants: three times as strong as each of the others (1/2 to 1/6)."""
    table = ("a", "b", "b", "b")
    played = games(table, *[(1.0, 0, 0, 0)] * 300, *[(0, 1.0, 0, 0)] * 100, *[(0, 0, 1.0, 0)] * 100)
    played += games(table, *[(0, 0, 0, 1.0)] * 100)
    found = elo(["b", "a"], tally(played))
    assert found["a"] == pytest.approx(400 * math.log10(3), abs=6)


def test_ratings_go_through_a_third_contestant() -> None:
    played = games(("a", "b"), *[(1.0, 0.0)] * 75, *[(0.0, 1.0)] * 25)
    played += games(("b", "c"), *[(1.0, 0.0)] * 75, *[(0.0, 1.0)] * 25)
    found = elo(["c", "b", "a"], tally(played))
    assert found["a"] == pytest.approx(2 * found["b"], rel=0.02)


def test_a_chain_of_clear_victories_is_climbed_to_its_end() -> None:
    """Each beats the one before it in 98 of 100: 676 Elo a step, however many steps there are."""
    names = ["a", "b", "c", "d", "e"]
    played = []
    for below, above in itertools.pairwise(names):
        played += games((above, below), *[(1.0, 0.0)] * 980, *[(0.0, 1.0)] * 20)
    found = rate(names, played)
    for step, rating in enumerate(found):
        assert rating.elo == pytest.approx(step * 400 * math.log10(49), rel=0.02)
        assert step == 0 or rating.elo_low < rating.elo < rating.elo_high


def test_limits_enclose_and_narrow() -> None:
    few = games(("a", "b"), *[(1.0, 0.0)] * 6, *[(0.0, 1.0)] * 2)
    many = games(("a", "b"), *[(1.0, 0.0)] * 150, *[(0.0, 1.0)] * 50)
    widths = []
    for played in (few, many):
        found = rate(["b", "a"], played)[1]
        assert found.share == 0.75
        assert found.points == 0.75 * found.games == 0.75 * len(played)
        assert found.share_low < 0.75 < found.share_high
        assert found.elo_low < found.elo < found.elo_high
        widths.append(found.elo_high - found.elo_low)
    assert widths[1] < widths[0] / 3


def test_a_clean_sweep_is_not_certainty() -> None:
    found = rate(["b", "a"], games(("a", "b"), *[(1.0, 0.0)] * 20))[1]
    assert found.share_low < 0.9
    assert math.isfinite(found.elo)
    assert found.elo_low < found.elo


def test_wilson_limits() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_the_same_results_give_the_same_limits() -> None:
    played = games(("a", "b"), *[(1.0, 0.0)] * 5, *[(0.0, 1.0)] * 4)
    assert rate(["a", "b"], played) == rate(["a", "b"], played)
