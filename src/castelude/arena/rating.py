"""Ratings by maximum likelihood, with confidence intervals.

The model is that of Bradley and Terry for tables of any size: a contestant of strength g on a table of total strength G
wins with chance g / G; sharing a win counts by shares. So that a contestant that lost every game still has a rating,
each is given half a win and half a loss against one of strength 1. The likelihood has one maximum, and Newton's method
finds it in the logarithms of the strengths. Ratings are 400 log10 g, as Elo's, with the first contestant at 0.

The limits of a rating come from 400 campaigns that the fitted model itself plays on the same tables: the middle 95 %
of their ratings. The limits of a share are Wilson's for that number of games. Both assume independent games
without draws, so with paired deals they are too wide rather than too narrow.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from castelude.arena.fixtures import Outcome
from castelude.arena.logistic import solve
from castelude.core.rng import Rng

CAMPAIGNS = 400
STEPS = 200
LONGEST_STEP = 1.0
"""How far a step of Newton's method moves a logarithm at most: far from the maximum it would overshoot."""
CLOSE = 1e-6
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
    logs = [0.0] * len(names)
    for _ in range(STEPS):
        step = solve(*_derivatives(names, games, logs))
        longest = max(map(abs, step))
        logs = [log + part * LONGEST_STEP / max(LONGEST_STEP, longest) for log, part in zip(logs, step, strict=True)]
        if longest < CLOSE:
            break
    return {name: 400 * (log - logs[0]) / math.log(10) for name, log in zip(names, logs, strict=True)}


def _derivatives(names: Sequence[str], games: Tally, logs: Sequence[float]) -> tuple[list[list[float]], list[float]]:
    """Of the logarithm of the likelihood: the second derivatives with their signs changed, and the first."""
    places = {name: place for place, name in enumerate(names)}
    strengths = [math.exp(log) for log in logs]
    ones = [strength / (strength + 1.0) for strength in strengths]
    slopes = [0.5 - one for one in ones]
    curves = [[0.0] * len(names) for _ in names]
    for place, one in enumerate(ones):
        curves[place][place] = one * (1.0 - one)
    for seats, sums in games.items():
        table = [places[name] for name in seats]
        total = sum(strengths[place] for place in table)
        chances = [strengths[place] / total for place in table]
        for place, points, chance in zip(table, sums, chances, strict=False):
            slopes[place] += points - sums[-1] * chance
            curves[place][place] += sums[-1] * chance
            for other, its in zip(table, chances, strict=True):
                curves[place][other] -= sums[-1] * chance * its
    return curves, slopes


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
