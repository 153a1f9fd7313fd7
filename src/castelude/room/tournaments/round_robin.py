"""Everybody meets everybody, once or twice (the circle method). By days all rounds begin at once."""

from castelude.room.tournaments.events import Bye, Paired
from castelude.room.tournaments.lots import pairings
from castelude.room.tournaments.tournament import Tournament

NOBODY = -1


def circle(order: list[int], number: int) -> list[tuple[int, int]]:
    """The pairs of a round: the first stays, all others move on by one place each round.

    The order of a pair is that of its seats: in the first pair it changes from round to round, in the others from
    pair to pair, so that everybody sits on the first seat as often as on the second, give or take one.
    """
    places = order if len(order) % 2 == 0 else [NOBODY, *order]
    turned = number % (len(places) - 1)
    line = [places[0], *places[1 + turned :], *places[1 : 1 + turned]]
    pairs = [(line[place], line[-1 - place]) for place in range(len(line) // 2)]
    swapped = [number % 2 == 1] + [place % 2 == 1 for place in range(1, len(pairs))]
    return [(two, one) if swap else (one, two) for (one, two), swap in zip(pairs, swapped, strict=True)]


def number_of_rounds(tournament: Tournament) -> int:
    players = len(tournament.order)
    return (players - 1 + players % 2) * (2 if tournament.settings.twice else 1)


def pair(tournament: Tournament) -> Paired | None:
    """The next round; None after the last one."""
    number = len(tournament.rounds)
    rounds = number_of_rounds(tournament)
    if number >= rounds:
        return None
    pairs = circle(tournament.order, number)
    if tournament.settings.twice and number >= rounds // 2:
        pairs = [(two, one) for one, two in circle(tournament.order, number - rounds // 2)]
    active = set(tournament.active())
    games, byes = [], []
    for first, second in pairs:
        here = [entrant for entrant in (first, second) if entrant in active]
        if len(here) == 2:
            games.append((first, second, 0))
        elif here:
            other = first + second - here[0]
            byes.append(Bye(here[0], None if other == NOBODY else other))
    return Paired(number + 1, pairings(tournament, games), byes)
