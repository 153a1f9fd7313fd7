"""Ratings by maximum likelihood, with confidence intervals.

The model is that of Bradley and Terry for tables of any size: a contestant of strength g on a table of total strength G
wins with chance g / G; sharing a win counts by shares. The likelihood has one maximum, and the minorise-maximise rule
`g = wins / sum over its seats of 1 / G` climbs to it. Ratings are 400 log10 g, as Elo's, with the first contestant at
0. So that a contestant that lost every game still has a rating, each is given half a win and half a loss against an
average contestant.

The limits of a rating come from 400 campaigns that the fitted model itself plays on the same tables: the middle 95 %
of their ratings. The limits of a share are Wilson's for that number of games. Both assume independent games
without draws, so with paired deals they are too wide rather than too narrow.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from castelude.arena.fixtures import Outcome
from castelude.core.rng import Rng

CAMPAIGNS = 400
ROUNDS = 60
Tally = dict[tuple[str, ...], list[float]]


@dataclass(frozen=True)
class Rating:
    """A contestant: games, points won, the mean share of a seat of its, and the rating, each with 95 % limits."""

    name: str
    games: int
    points: float
    share: float
    share_low: float
    share_high: float
    elo: float
    elo_low: float
    elo_high: float


def tally(outcomes: Iterable[Outcome]) -> Tally:
    """Points by line-up: all that the likelihood needs. The last number is the number of games."""
    found: Tally = {}
    for outcome in outcomes:
        sums = found.setdefault(outcome.seats, [0.0] * (len(outcome.seats) + 1))
        for seat, share in enumerate(outcome.shares):
            sums[seat] += share
        sums[-1] += 1
    return found


def elo(names: Sequence[str], games: Tally) -> dict[str, float]:
    """The ratings that make these results likeliest, the first name at 0."""
    points = dict.fromkeys(names, 0.5)
    for seats, sums in games.items():
        for seat, name in enumerate(seats):
            points[name] += sums[seat]
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        weight = {name: 1.0 / (strength[name] + 1.0) for name in names}
        for seats, sums in games.items():
            total = sum(strength[name] for name in seats)
            for name in seats:
                weight[name] += sums[-1] / total
        strength = {name: points[name] / weight[name] for name in names}
        mean = math.exp(sum(math.log(value) for value in strength.values()) / len(names))
        strength = {name: value / mean for name, value in strength.items()}
    base = math.log10(strength[names[0]])
    return {name: 400 * (math.log10(strength[name]) - base) for name in names}


def shares(names: Sequence[str], games: Tally) -> dict[str, float]:
    """The mean number of points a contestant wins in a game, by the seats it had there."""
    points, seats_played = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
    for seats, sums in games.items():
        for seat, name in enumerate(seats):
            points[name] += sums[seat]
            seats_played[name] += sums[-1]
    return {name: points[name] / seats_played[name] if seats_played[name] else 0.0 for name in names}


def rate(names: Sequence[str], outcomes: Sequence[Outcome], seed: int = 1, campaigns: int = CAMPAIGNS) -> list[Rating]:
    """All ratings with intervals, in the order of the names; without campaigns, ratings have none."""
    games = tally(outcomes)
    elos, parts = elo(names, games), shares(names, games)
    rng = Rng(seed, "campaigns")
    played_again = [elo(names, _simulate(games, elos, rng)) for _ in range(campaigns if games else 0)]
    ratings = []
    for name in names:
        elo_low, elo_high = _middle([found[name] for found in played_again])
        seats = sum(outcome.seats.count(name) for outcome in outcomes)
        number = sum(name in outcome.seats for outcome in outcomes)
        low, high = wilson(parts[name], number)
        points = seats * parts[name]
        ratings.append(Rating(name, number, points, parts[name], low, high, elos[name], elo_low, elo_high))
    return ratings


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % limits of a share of this many games."""
    if games == 0:
        return 0.0, 1.0
    z = 1.96
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def _simulate(games: Tally, elos: dict[str, float], rng: Rng) -> Tally:
    """As many games on the same tables, with random winners according to the ratings."""
    found: Tally = {}
    for seats, sums in games.items():
        limits = []
        total = 0.0
        for name in seats:
            total += 10 ** (elos[name] / 400)
            limits.append(total)
        points = [0.0] * len(seats)
        for _ in range(round(sums[-1])):
            lot = rng.word() / 2**32 * total
            points[next(seat for seat, limit in enumerate(limits) if lot < limit)] += 1
        found[seats] = [*points, sums[-1]]
    return found


def _middle(values: list[float]) -> tuple[float, float]:
    """The limits of the middle 95 %."""
    if not values:
        return 0.0, 0.0
    values = sorted(values)
    cut = len(values) * 25 // 1000
    return values[cut], values[-1 - cut]
