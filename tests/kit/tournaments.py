"""Tournaments without tables: the pure part, with results that a test chooses."""

from collections.abc import Callable

from castelude.room.tables.clocks import ClockRule
from castelude.room.tournaments import events as ev
from castelude.room.tournaments.progress import next_event, report
from castelude.room.tournaments.settings import Format, TournamentSettings
from castelude.room.tournaments.tournament import Game, Tournament

Result = Callable[[Game], list[int]]
"""The seats that have won a game."""
LIVE = ClockRule("fischer", 60, 1)
SEED = "a seed"
SECOND = 1000


def settings(kind: Format, **more: object) -> TournamentSettings:
    minutes = {"minutes": 1} if kind == "arena" else {}
    wanted = {"clock": LIVE, "most": 16 if kind == "roundrobin" else 64, **minutes, **more}
    return TournamentSettings(kind, "castello", **wanted)  # type: ignore[arg-type]


def opened(kind: Format, entrants: int, **more: object) -> Tournament:
    """A tournament that so many people have entered."""
    made = Tournament("tournament").after(0, ev.Created(settings(kind, **more), "organiser"))
    for number in range(entrants):
        made = made.after(0, ev.Entered(f"player{number}"))
    return made


def started(kind: Format, entrants: int, **more: object) -> Tournament:
    """The same, begun; the order of the lot is that of the entrants."""
    return opened(kind, entrants, **more).after(0, ev.Started(SEED, list(range(entrants))))


def step(tournament: Tournament, now_ms: int = 0) -> Tournament:
    """What follows by itself, once; the same tournament when nothing does."""
    event = next_event(tournament, now_ms, SEED)
    return tournament if event is None else tournament.after(max(now_ms, tournament.changed_ms), event)


def played(tournament: Tournament, result: Result, now_ms: int = 0) -> Tournament:
    """All games under way are played to their end."""
    reports = [report(tournament, game, result(game), "game") for game in tournament.pending()]
    return tournament.after(now_ms, ev.Reported(reports)) if reports else tournament


def play_all(tournament: Tournament, result: Result, most: int = 200) -> Tournament:
    """To the end; each step takes some seconds."""
    now = 0
    for _ in range(most):
        if tournament.is_over:
            return tournament
        tournament = step(played(tournament, result, now), now)
        now += 5 * SECOND
    raise AssertionError("it does not end")


def beats(*scores: tuple[int, int]) -> Result:
    """Results by pairs: the first of each pair beats the second; every other game is drawn."""
    wins = set(scores)

    def result(game: Game) -> list[int]:
        if (game.first, game.second) in wins:
            return [0]
        return [1] if (game.second, game.first) in wins else [0, 1]

    return result


def lower_wins(game: Game) -> list[int]:
    """Whoever has the lower number wins."""
    return [0] if game.first < game.second else [1]
