"""What the room answers about tournaments, and how it is made from their state."""

from castelude.room.storage.tournaments import Row
from castelude.room.tournaments import matching, round_robin
from castelude.room.tournaments.decide import may_come
from castelude.room.tournaments.settings import TournamentSettings
from castelude.room.tournaments.standings import ORDER, TieBreak, TournamentRow, ranked
from castelude.room.tournaments.tournament import EntrantState, Game, Status, Tournament
from castelude.room.wire import Answer

MOST_GAMES = 60
"""So many games of an arena are shown, the latest."""
People = dict[str, tuple[str, bool]]
"""Names, and whether they are of accounts."""


class TournamentLine(Answer):
    """A tournament in a list. `entrants`: how many take part; `mine`: whether you do; `began` and `ended` in ms."""

    id: str
    title: str
    listed: bool
    status: Status
    settings: TournamentSettings
    entrants: int
    mine: bool
    created: int
    began: int | None
    ended: int | None


class TournamentEntrant(Answer):
    """Somebody who takes part: a person with a name, or a bot of a level. `account`: there may be a profile."""

    number: int
    name: str | None
    account: bool
    level: str | None
    state: EntrantState
    you: bool


class TournamentGame(Answer):
    """A game: who sits on which seat, and how it ended. `lot`: it was drawn, and the lot has chosen the winner."""

    table: str
    first: int
    second: int
    slot: int
    over: bool
    winner: int | None
    why: str | None
    lot: bool


class TournamentBye(Answer):
    """Somebody without a game in a round; `against`: the opponent, who has withdrawn."""

    entrant: int
    against: int | None
    slot: int


class TournamentRound(Answer):
    games: list[TournamentGame]
    byes: list[TournamentBye]


class ShownTournament(Answer):
    """A tournament. `you`: your number; `next`: the table of your game under way, once it is open.

    `tie_breaks`: in what order they decide. `planned`: how many rounds there will be. `ends`: when an arena does.
    `now`: the time of the room, so that a countdown is right on a device whose clock is not.
    """

    about: TournamentLine
    organiser: str
    organised: bool
    enterable: bool
    you: int | None
    next: str | None
    why: str | None
    entrants: list[TournamentEntrant]
    rows: list[TournamentRow]
    tie_breaks: list[TieBreak]
    rounds: list[TournamentRound]
    planned: int | None
    ends: int | None
    now: int


def line(found: Tournament, title: str, player: str | None) -> TournamentLine:
    part = found.taking_part()
    return TournamentLine(
        found.id,
        title,
        found.listed,
        found.status,
        found.settings,
        len(part),
        any(one.player == player for one in part) if player is not None else False,
        found.created_ms,
        found.started_ms,
        found.ended_ms,
    )


def shown(
    found: Tournament, title: str, player: str | None, people: People, tables: dict[str, Row], now_ms: int
) -> ShownTournament:
    """`people`: those who take part and the organiser; `tables`: those of games that are not over, if they exist."""
    mine = found.entrant_of(player) if player is not None else None
    you = mine.number if mine is not None and mine in found.taking_part() else None
    begun = {table for table, row in tables.items() if row["status"] in ("dealing", "running")}
    playing = (game.table for game in found.pending() if you in (game.first, game.second) and game.table in begun)
    return ShownTournament(
        line(found, title, player),
        people[found.organiser][0],
        found.organiser == player,
        may_come(found, now_ms) and len(found.taking_part()) < found.settings.size,
        you,
        next(playing, None) if you is not None else None,
        found.why,
        [_entrant(found, number, people, you) for number in (one.number for one in found.taking_part())],
        ranked(found),
        list(ORDER[found.settings.format]),
        [_round(found, number) for number in range(len(found.rounds))],
        _planned(found),
        found.ends_ms,
        now_ms,
    )


def _planned(found: Tournament) -> int | None:
    if not found.began or found.settings.format == "arena":
        return None
    if found.settings.format == "swiss":
        return matching.number_of_rounds(found)
    if found.settings.format == "roundrobin":
        return round_robin.number_of_rounds(found)
    return max(0, len(found.order) - 1).bit_length()


def _entrant(found: Tournament, number: int, people: People, you: int | None) -> TournamentEntrant:
    one = found.entrants[number]
    name, account = people[one.player] if one.player is not None else (None, False)
    return TournamentEntrant(number, name, account, one.level, one.state, number == you)


def _round(found: Tournament, number: int) -> TournamentRound:
    one = found.rounds[number]
    return TournamentRound(
        [_game(game) for game in one.games[-MOST_GAMES:]],
        [TournamentBye(bye.entrant, bye.against, bye.slot) for bye in one.byes],
    )


def _game(game: Game) -> TournamentGame:
    report = game.report
    end = (report.winner, report.why, report.lot) if report is not None else (None, None, False)
    return TournamentGame(game.table, game.first, game.second, game.slot, report is not None, *end)
