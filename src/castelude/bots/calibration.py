"""The one place that makes a chance to win out of what a search thinks: every chance that anybody sees went through it.

A search answers with a number from 0 to 1 that orders moves, but of the positions with 0.7 not exactly 70 % are won.
`castelude arena calibrate` fits, for each number of seats, how often a value was right in games between strong bots:
the logarithm of the odds is `start + slope · (that of the value) + lead · (points ahead)`. The points are those at the
end of the seat's own turn, so that a castle taken counts even where the search undervalues it. A draw or a shared win
is divided, so the chances of all seats together are 1.
"""

import functools
import importlib.resources
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass

from castelude.core.game import AnyGame
from castelude.core.position import NOBODY, Position

TABLE = "calibration.json"
CERTAIN = 0.999
"""A value of at least this, or as near to 0, was seen to the end of the game, and stays as it is."""


@dataclass(frozen=True)
class Fit:
    """The line that was fitted for a number of seats; as it stands it changes nothing."""

    start: float = 0.0
    slope: float = 1.0
    lead: float = 0.0
    low: float = 0.0
    high: float = 1.0
    """In a game with secrets no end is certain: how often seats won that the search had given up, or given the win."""

    def chance(self, value: float, lead: float) -> float:
        if 1 - CERTAIN < value < CERTAIN:
            value = logistic(self.start + self.slope * log_odds(value) + self.lead * lead)
        return min(max(value, self.low), self.high)


AS_IT_IS = Fit()


@functools.cache
def fits_of(game: AnyGame) -> dict[int, Fit]:
    """By number of seats; empty where the game brings no table."""
    place = importlib.resources.files(type(game).__module__) / TABLE
    if not place.is_file():
        return {}
    table = json.loads(place.read_text(encoding="utf-8"))
    return {int(players): Fit(*fit) for players, fit in table["fits"].items()}


def calibrated(game: AnyGame, after: Position, seat: int, value: float) -> float:
    """The chance to win of a seat that a search gave this value; `after` is the position at the end of its turn."""
    if after.actor() == NOBODY:
        return value
    scores = after.scores()
    return fits_of(game).get(len(scores), AS_IT_IS).chance(value, lead_of(scores, seat))


def lead_of(scores: Sequence[int], seat: int) -> int:
    """How many points a seat has more than the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def shared(chances: Sequence[float], seat: int, value: float) -> list[float]:
    """These chances with the seat's own replaced; the others share the rest as before, so that the sum is 1."""
    others = sum(chances) - chances[seat]
    rest = 1 - value
    even = rest / (len(chances) - 1)
    found = [rest * chance / others if others > 0 else even for chance in chances]
    found[seat] = value
    return found


def log_odds(value: float) -> float:
    return math.log(value / (1 - value))


def logistic(odds: float) -> float:
    return 1 / (1 + math.exp(-odds)) if odds > -700 else 0.0
