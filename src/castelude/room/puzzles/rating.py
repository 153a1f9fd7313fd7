"""How hard a puzzle is: at first by the bots that solve it, then by the people who try it. Pure.

A try is a game between a person and a puzzle: who finds the answer at the first go, without a hint, has won. Both have
ratings of the model that rates games (`ratings/model.py`), on the same scale of points.
"""

import math
from functools import cache
from typing import Literal

from castelude.puzzles.puzzle import Puzzle
from castelude.room.ratings.bots import ELO, ELSEWHERE
from castelude.room.ratings.model import PER_POINT, SIGMA, Rated, Rating, after, from_elo, points

LEAST, MOST = -600.0, 2600.0
"""Elo of puzzles that every bot solves and that none does."""
SIGMA_OF_PUZZLE = SIGMA / 2
"""The bots have said something about a puzzle already."""
MODERATE, HARD = 1000, 1500
Band = Literal["easy", "moderate", "hard"]
BANDS: tuple[Band, ...] = ("easy", "moderate", "hard")


@cache
def _first(game: str, solved: tuple[tuple[str, int], ...]) -> float:
    """The Elo, counted from the casual bot, at which the levels would solve as often as they did.

    One try won and one lost against a bot that is just as strong is added: few tries prove little.
    """
    elo = ELO.get(game, ELSEWHERE)
    known = [(elo[level] - elo["casual"], share / 100) for level, share in solved if level in elo]
    low, high = LEAST, MOST
    for _ in range(30):
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - own) / 400)) for own, _ in known)
        prior = 1 / (1 + 10 ** ((middle - 400) / 400)) - 0.5
        if expected + prior > sum(share for _, share in known):
            low = middle
        else:
            high = middle
    return (low + high) / 2


def first_rating(puzzle: Puzzle) -> Rating:
    """What a puzzle is rated before anybody has tried it."""
    return Rating(from_elo(_first(puzzle.game, tuple(sorted(puzzle.solved.items())))), SIGMA_OF_PUZZLE)


def band_of(rating: Rating) -> Band:
    shown = points(rating.mu)
    return "easy" if shown < MODERATE else "moderate" if shown < HARD else "hard"


def after_try(person: Rating, puzzle: Rating, right: bool) -> tuple[Rating, Rating]:
    """Both ratings after a try."""
    seats = [Rated(person, right, False, None, False), Rated(puzzle, not right, False, None, False)]
    one, two = after(seats, "game")
    return one, two


def distance(person: Rating, puzzle: Rating) -> float:
    """How far a puzzle lies from what suits somebody, in points."""
    return math.fabs(person.mu - puzzle.mu) / PER_POINT
