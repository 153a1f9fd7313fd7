"""The table of a tournament: points, and the tie-breaks in the order that each format names.

A win counts two points and a draw one. So does a bye, two points, where a round has an odd number of players or the
opponent has withdrawn; in a round robin only the latter. Byes have no opponent: they count for no tie-break.
"""

from itertools import groupby
from typing import Final, Literal

import msgspec

from castelude.room.tournaments import knockout
from castelude.room.tournaments.settings import Format
from castelude.room.tournaments.tournament import Game, Tournament

WIN, DRAW, LOSS = 2, 1, 0
TieBreak = Literal["survived", "buchholz", "sonneborn", "direct", "wins"]
"""`survived`: rounds of a knock-out. `buchholz`: the points of all opponents. `sonneborn` (Sonneborn-Berger): the
points of those one has beaten, and half of the points of those one has drawn with. `direct`: points in the games of
those who are still equal, where all of them have met. `wins`: games won at the table."""
ORDER: Final[dict[Format, tuple[TieBreak, ...]]] = {
    "knockout": ("survived",),
    "roundrobin": ("direct", "sonneborn", "wins"),
    "swiss": ("buchholz", "sonneborn", "direct", "wins"),
    "arena": ("wins", "buchholz"),
}
Keys = dict[int, list[float]]
"""By what entrants are compared, the weightiest first."""


class TournamentRow(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody stands. Points: two for a win, one for a draw; `survived`: rounds of a knock-out.

    Who are equal in everything share a place. `direct` is null where it has no say: the games of those who are equal,
    if all of them have met.
    """

    place: int
    entrant: int
    points: int
    wins: int
    draws: int
    losses: int
    byes: int
    buchholz: int
    sonneborn: float
    survived: int
    direct: int | None


def result_for(game: Game, entrant: int) -> int | None:
    """The points of one of the two in a game; None while it is not over."""
    if game.report is None:
        return None
    if game.report.winner is None or game.report.lot:
        return DRAW
    return WIN if game.report.winner == entrant else LOSS


def points_of(tournament: Tournament, entrant: int) -> int:
    games = sum(result_for(game, entrant) or 0 for game in tournament.games_of(entrant))
    return games + WIN * _counted_byes(tournament, entrant)


def _counted_byes(tournament: Tournament, entrant: int) -> int:
    all_count = tournament.settings.format != "roundrobin"
    return sum(all_count or bye.against is not None for bye in tournament.byes_of(entrant))


def ranked(tournament: Tournament) -> list[TournamentRow]:
    """Everybody who takes part, the best first; among equals in the order of the lot, and those who came late last."""
    order = ORDER[tournament.settings.format]
    points = {one.number: points_of(tournament, one.number) for one in tournament.entrants}
    rows = [_row(tournament, one.number, points) for one in tournament.taking_part()]
    keys: Keys = {row.entrant: [] if tournament.settings.format == "knockout" else [row.points] for row in rows}
    for name in order:
        if name == "direct":
            _meet(tournament, rows, keys)
        for row in rows:
            keys[row.entrant].append(getattr(row, name) or 0)
    seeded = {entrant: place for place, entrant in enumerate(tournament.order)}
    last = len(seeded)
    rows.sort(key=lambda row: ([-value for value in keys[row.entrant]], seeded.get(row.entrant, last + row.entrant)))
    for place, row in enumerate(rows, 1):
        before = rows[place - 2]
        row.place = before.place if place > 1 and keys[before.entrant] == keys[row.entrant] else place
    return rows


def _row(tournament: Tournament, entrant: int, points: dict[int, int]) -> TournamentRow:
    scored = [(result_for(game, entrant), points[game.other(entrant)]) for game in tournament.games_of(entrant)]
    wins, draws, losses = (sum(result == wanted for result, _ in scored) for wanted in (WIN, DRAW, LOSS))
    return TournamentRow(
        0,
        entrant,
        points[entrant],
        wins,
        draws,
        losses,
        len(tournament.byes_of(entrant)),
        buchholz=sum(others for result, others in scored if result is not None),
        sonneborn=sum(result * others / WIN for result, others in scored if result is not None),
        survived=_survived(tournament, entrant),
        direct=None,
    )


def _survived(tournament: Tournament, entrant: int) -> int:
    if tournament.settings.format != "knockout":
        return 0
    slots = [(one, {game.slot for game in one.games} | {bye.slot for bye in one.byes}) for one in tournament.rounds]
    return sum(knockout.match_winner(one, slot) == entrant for one, found in slots for slot in found)


def _meet(tournament: Tournament, rows: list[TournamentRow], keys: Keys) -> None:
    """Give those who are equal so far their points in the games between them, if all of them have met."""
    rows.sort(key=lambda row: keys[row.entrant])
    for _, group in groupby(rows, key=lambda row: keys[row.entrant]):
        equal = list(group)
        numbers = {row.entrant for row in equal}
        between = [game for game in tournament.games.values() if {game.first, game.second} <= numbers and game.is_over]
        met = {frozenset((game.first, game.second)) for game in between}
        if len(equal) < 2 or len(met) < len(equal) * (len(equal) - 1) // 2:
            continue
        for row in equal:
            mine = (game for game in between if row.entrant in (game.first, game.second))
            row.direct = sum(result_for(game, row.entrant) or 0 for game in mine)
