"""How a rated game changes ratings: openskill's model of Plackett and Luce, for any number of seats, with draws.

A rating is a mean and a deviation. People read points: 1000 is somebody new, and 400 points more are ten to one.
"""

import datetime
import math
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU = 25.0
SIGMA = MU / 3
BETA = MU / 6
PER_POINT = math.sqrt(2) * BETA * math.log(10) / 400
"""What one point of Elo is in the scale of the model, between two players whose ratings are sure."""
NEW_POINTS = 1000
BOT_SIGMA = 1.0
PROVISIONAL_GAMES = 10
"""A rating of fewer games is marked as provisional, and no rank is shown for it."""
ALL_TIME = "all"


@dataclass(frozen=True)
class Rating:
    """Of a person or a bot in one ladder."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def low(self) -> float:
        """What the rating is at least, in all likelihood; leaderboards go by it."""
        return self.mu - 2 * self.sigma


@dataclass(frozen=True)
class Rated:
    """A seat of a rated game: its rating before, and how it did. A bot keeps its rating."""

    rating: Rating
    winner: bool
    left: bool
    score: int | None
    bot: bool


@cache
def _model() -> "PlackettLuce":
    """Loaded with the first rated game: most rooms start without one."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def from_elo(points: float) -> float:
    """The mean that lies so many points above that of somebody new."""
    return MU + points * PER_POINT


def points(mu: float) -> int:
    """A mean as people read it."""
    return round(NEW_POINTS + (mu - MU) / PER_POINT)


def margin(sigma: float) -> int:
    """The uncertainty as people read it: the rating lies so near to the truth in 95 of 100 cases."""
    return round(2 * sigma / PER_POINT)


def ranks(seats: list[Rated], why: str) -> list[float]:
    """The places: winners first, whoever has left last, the others by their scores where the game was played out."""

    def key(seat: Rated) -> tuple[bool, bool, int]:
        counts = why == "game" and not seat.winner and not seat.left and seat.score is not None
        return seat.left, not seat.winner, -(seat.score or 0) if counts else 0

    order = sorted({key(seat) for seat in seats})
    return [float(order.index(key(seat))) for seat in seats]


def after(seats: list[Rated], why: str) -> list[Rating]:
    """The ratings after a game."""
    teams = [[_model().rating(mu=seat.rating.mu, sigma=seat.rating.sigma)] for seat in seats]
    rated = _model().rate(teams, ranks=ranks(seats, why))
    return [
        seat.rating if seat.bot else Rating(team[0].mu, team[0].sigma) for seat, team in zip(seats, rated, strict=True)
    ]


def season_of(ended_ms: int) -> str:
    """The quarter of a year in which a game ended, by UTC: `2026-4`."""
    day = datetime.datetime.fromtimestamp(ended_ms / 1000, datetime.UTC)
    return f"{day.year}-{(day.month + 2) // 3}"
