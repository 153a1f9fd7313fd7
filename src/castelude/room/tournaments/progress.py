"""What follows in a tournament by itself: it begins, rounds are paired, it ends. Pure: time and results are given."""

from castelude.room.tournaments import events as ev
from castelude.room.tournaments import knockout, matching, round_robin
from castelude.room.tournaments.lots import lot, shuffled
from castelude.room.tournaments.tournament import DAY_MS, OPEN_DAYS, Game, Tournament

FEWEST = 2


def next_event(tournament: Tournament, now_ms: int, seed: str) -> ev.AnyEvent | None:
    """What happens now without anybody asking, or None. `seed`: for a tournament that begins by it."""
    if tournament.status == "open":
        return _begin(tournament, now_ms, seed)
    if tournament.status == "paused" and now_ms >= tournament.resumes_ms():
        return ev.Resumed()
    if tournament.status != "running":
        return None
    if tournament.settings.format == "arena":
        return _arena(tournament, now_ms)
    if tournament.settings.format == "knockout":
        paired: ev.AnyEvent | None = knockout.pair(tournament)
    elif tournament.settings.format == "roundrobin":
        waits = bool(tournament.pending()) and tournament.settings.clock.kind != "days"
        paired = None if waits else round_robin.pair(tournament)
    else:
        paired = None if tournament.pending() else matching.pair_swiss(tournament)
    return paired or (None if tournament.pending() else ev.Finished())


def start(tournament: Tournament, seed: str) -> ev.Started:
    return ev.Started(seed, shuffled(seed, tournament.active()))


def _begin(tournament: Tournament, now_ms: int, seed: str) -> ev.AnyEvent | None:
    starts = tournament.settings.starts
    if starts is None:
        return ev.Cancelled("expired") if now_ms >= tournament.created_ms + OPEN_DAYS * DAY_MS else None
    if now_ms < starts:
        return None
    return start(tournament, seed) if len(tournament.active()) >= FEWEST else ev.Cancelled("few")


def _arena(tournament: Tournament, now_ms: int) -> ev.AnyEvent | None:
    """Pair until the time is up, or nobody is left to be paired; games that are under way then still count."""
    if tournament.ends_ms is not None and now_ms < tournament.ends_ms:
        return matching.pair_arena(tournament, now_ms)
    return None if tournament.pending() else ev.Finished()


def report(
    tournament: Tournament, game: Game, winners: list[int], why: str, absent_seat: int | None = None
) -> ev.Report:
    """How a game ended, from the seats that have won it; where a knock-out can go on no other way, the lot decides."""
    seats = (game.first, game.second)
    winner = seats[winners[0]] if len(winners) == 1 else None
    absent = seats[absent_seat] if absent_seat is not None else None
    if winner is None and knockout.needs_lot(tournament, game):
        chosen = lot(tournament, *seats, f"match:{game.table}")
        return ev.Report(game.table, chosen, why, lot=True, absent=absent)
    return ev.Report(game.table, winner, why, absent=absent)
