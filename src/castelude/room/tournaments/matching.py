"""Who plays whom in a Swiss tournament and in an arena: the matching of least cost (networkx)."""

from collections.abc import Callable, Iterable
from itertools import combinations
from math import ceil, log2

from castelude.room.tournaments import standings
from castelude.room.tournaments.events import Bye, Paired
from castelude.room.tournaments.lots import balance, pairings, seated
from castelude.room.tournaments.tournament import Tournament

NOBODY = -1
"""Whoever is matched with nobody has a bye."""
SECOND_BYE, SCORE, SEATS, HALF = 100_000_000_000, 1_000_000, 3_000, 1
"""What counts in a pairing, each more than all that follows can add up to: no second bye, equal scores, equal turns on
the first seat, and the upper half of a score group against the lower."""
MOST_UNEVEN = 10
RECENT = 3
WAIT_MS = 15_000
"""An arena pairs two who have just met when both have waited so long for somebody else."""
MOST_GAMES_OF_ONE = 100
"""Nobody plays more games than that in an arena."""
Pair = tuple[int, int]


def least_cost(nodes: Iterable[int], costs: dict[Pair, int]) -> list[Pair]:
    """As many of these pairs as possible, each node in one at most, so that the sum of the costs is least."""
    import networkx

    graph = networkx.Graph()
    graph.add_nodes_from(nodes)
    highest = max(costs.values(), default=0) + 1
    graph.add_weighted_edges_from((one, other, highest - cost) for (one, other), cost in costs.items())
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in found)


# ---- Swiss ----


def number_of_rounds(tournament: Tournament) -> int:
    """What was agreed, as long as there are opponents; else as many as find a winner, and one more."""
    players = len(tournament.taking_part())
    wanted = tournament.settings.rounds or ceil(log2(max(2, players))) + 1
    return min(wanted, players - 1 + players % 2)


def pair_swiss(tournament: Tournament) -> Paired | None:
    """The next round; None after the last one, and when nobody is left whom somebody has not met.

    Nobody meets anybody twice. Where the number is odd, the lowest without a bye has one.
    """
    number = len(tournament.rounds) + 1
    if number > number_of_rounds(tournament):
        return None
    ranked = [row.entrant for row in standings.ranked(tournament)]
    active = set(tournament.active())
    ranked = [entrant for entrant in ranked if entrant in active]
    if len(ranked) < 2:
        return None
    points = {entrant: standings.points_of(tournament, entrant) for entrant in ranked}
    costs = _swiss_costs(tournament, ranked, points)
    nodes = list(ranked)
    if len(ranked) % 2 == 1:
        nodes.append(NOBODY)
        for place, entrant in enumerate(reversed(ranked)):
            again = len(tournament.byes_of(entrant)) * SECOND_BYE
            lowest = points[entrant] - min(points.values())
            costs[NOBODY, entrant] = again + lowest**2 * SCORE + place * HALF
    matched = least_cost(nodes, costs)
    pairs = [pair for pair in matched if NOBODY not in pair]
    playing = {entrant for pair in pairs for entrant in pair}
    if not pairs:
        return None
    pairs.sort(key=lambda pair: min(map(ranked.index, pair)))
    games = [(*seated(tournament, *pair), 0) for pair in pairs]
    byes = [Bye(entrant) for entrant in ranked if entrant not in playing]
    return Paired(number, pairings(tournament, games), byes)


def _swiss_costs(tournament: Tournament, ranked: list[int], points: dict[int, int]) -> dict[Pair, int]:
    met = {(game.first, game.second) for game in tournament.games.values()}
    turns = {entrant: balance(tournament, entrant) for entrant in ranked}
    groups: dict[int, list[int]] = {}
    for entrant in ranked:
        groups.setdefault(points[entrant], []).append(entrant)
    costs: dict[Pair, int] = {}
    for one, other in combinations(ranked, 2):
        if (one, other) in met or (other, one) in met:
            continue
        cost = (points[one] - points[other]) ** 2 * SCORE + _seat_cost(turns[one], turns[other]) * SEATS
        if points[one] == points[other]:
            group = groups[points[one]]
            apart = group.index(other) - group.index(one)
            cost += abs(apart - len(group) // 2) * HALF
        costs[one, other] = cost
    return costs


def _seat_cost(one: int, other: int) -> int:
    """How uneven the turns on the first seat become by a game of these two, at best."""
    return min((one + 1) ** 2 + (other - 1) ** 2, (one - 1) ** 2 + (other + 1) ** 2, MOST_UNEVEN)


# ---- arena ----


def pair_arena(tournament: Tournament, now_ms: int) -> Paired | None:
    """Games for those who wait, against others with about as many points; None when nobody can be paired now.

    Nobody meets the latest opponent again, unless both have waited for a while or nobody else plays.
    """
    busy = {entrant for game in tournament.pending() for entrant in (game.first, game.second)}
    games = {entrant: list(tournament.games_of(entrant)) for entrant in tournament.active()}
    playing = [entrant for entrant, played in games.items() if len(played) < MOST_GAMES_OF_ONE]
    idle = [entrant for entrant in playing if entrant not in busy]
    waited = now_ms - tournament.changed_ms >= WAIT_MS or len(playing) == 2
    points = {entrant: standings.points_of(tournament, entrant) for entrant in idle}
    latest = {entrant: [game.other(entrant) for game in reversed(games[entrant][-RECENT:])] for entrant in idle}

    def cost(one: int, other: int) -> int | None:
        if not waited and other in latest[one][:1] and one in latest[other][:1]:
            return None
        again = (other in latest[one]) + (one in latest[other])
        return (points[one] - points[other]) ** 2 * 100 + again * 1_000 + len(games[one]) + len(games[other])

    matched = least_cost(idle, _costs(idle, cost))
    if not matched:
        return None
    return Paired(1, pairings(tournament, [(*seated(tournament, *pair), 0) for pair in matched]))


def _costs(idle: list[int], cost: Callable[[int, int], int | None]) -> dict[Pair, int]:
    found = {(one, other): cost(one, other) for one, other in combinations(idle, 2)}
    return {pair: value for pair, value in found.items() if value is not None}
