"""The loser is out. A drawn match is replayed with the seats swapped; if it is drawn again, a coin toss decides."""

from castelude.room.tournaments.events import Bye, Paired
from castelude.room.tournaments.lots import pairings, seated
from castelude.room.tournaments.tournament import Game, Round, Tournament

MOST_GAMES = 2
"""So many games of a match may be drawn; then the lot decides."""


def bracket(order: list[int]) -> list[int | None]:
    """The places of the first round, two for each match: the first in the order have the free places for opponents."""
    seeds = [0]
    while len(seeds) < len(order):
        size = 2 * len(seeds)
        seeds = [place for seed in seeds for place in (seed, size - 1 - seed)]
    return [order[seed] if seed < len(order) else None for seed in seeds]


def pair(tournament: Tournament) -> Paired | None:
    """Deciders of drawn matches, at once; or the next round when all matches are over; None at the end."""
    if tournament.rounds:
        again, byes = _deciders(tournament, tournament.rounds[-1])
        if again or byes:
            return Paired(len(tournament.rounds), pairings(tournament, again), byes)
        if tournament.pending():
            return None
    places = advancing(tournament)
    if len(places) < 2:
        return None
    out = _out(tournament)
    games, byes = [], []
    for slot in range(len(places) // 2):
        one, other = places[2 * slot], places[2 * slot + 1]
        staying = [place for place in (one, other) if place is not None and place not in out]
        if one is not None and other is not None and len(staying) == 2:
            games.append((*seated(tournament, one, other), slot))
        elif staying:
            against = other if staying[0] == one else one
            byes.append(Bye(staying[0], against, slot))
    return Paired(len(tournament.rounds) + 1, pairings(tournament, games), byes)


def advancing(tournament: Tournament) -> list[int | None]:
    """The places of the next round; None where nobody is left. After the final, one place: the winner's."""
    places = bracket(tournament.order)
    for one in tournament.rounds:
        places = [match_winner(one, slot) for slot in range(len(places) // 2)]
    return places


def match_winner(played: Round, slot: int) -> int | None:
    """Who has won this match of a round; None while it is not over, and where both have withdrawn."""
    for bye in played.byes:
        if bye.slot == slot:
            return bye.entrant
    games = [game for game in played.games if game.slot == slot]
    return games[-1].report.winner if games and games[-1].report is not None else None


def needs_lot(tournament: Tournament, game: Game) -> bool:
    """Whether a coin toss decides a draw in this game, because no game of the match is left."""
    match = [one for one in tournament.rounds[game.round - 1].games if one.slot == game.slot]
    return tournament.settings.format == "knockout" and len(match) >= MOST_GAMES


def _out(tournament: Tournament) -> set[int]:
    return {one.number for one in tournament.entrants if one.state == "out"}


def _deciders(tournament: Tournament, played: Round) -> tuple[list[tuple[int, int, int]], list[Bye]]:
    """The second games of drawn matches; and byes, where somebody has withdrawn after the first."""
    out, games, byes = _out(tournament), [], []
    decided = {bye.slot for bye in played.byes}
    for slot in sorted({game.slot for game in played.games} - decided):
        last = [game for game in played.games if game.slot == slot][-1]
        staying = [entrant for entrant in (last.first, last.second) if entrant not in out]
        if last.is_drawn and len(staying) == 2:
            games.append((last.second, last.first, slot))
        elif last.is_drawn and staying:
            byes.append(Bye(staying[0], last.other(staying[0]), slot))
    return games, byes
