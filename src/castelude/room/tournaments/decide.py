"""What a tournament answers to a command: the event that follows, or a refusal. Pure."""

from dataclasses import dataclass

from castelude.room.refusal import Refusal
from castelude.room.tournaments import commands as cmd
from castelude.room.tournaments import events as ev
from castelude.room.tournaments import matching
from castelude.room.tournaments.progress import FEWEST, start
from castelude.room.tournaments.tournament import Tournament

MOST_BOTS = 8
"""So many bots may take part in a tournament of friends."""


@dataclass(frozen=True)
class Asker:
    """Who asks."""

    player: str
    account: bool = False
    admin: bool = False


def decide(tournament: Tournament, who: Asker, command: cmd.Command, now_ms: int, seed: str) -> ev.AnyEvent | None:
    """The event by which the tournament answers, or a `Refusal`; None when it is so already."""
    if tournament.is_over:
        raise Refusal("conflict", f"room-tournament-{tournament.status}")
    if isinstance(command, cmd.Enter):
        return _enter(tournament, who, now_ms)
    if isinstance(command, cmd.Withdraw):
        return _withdraw(tournament, who)
    if who.player != tournament.organiser and not who.admin:
        raise Refusal("not_allowed", "room-tournament-organiser")
    return _organise(tournament, who, command, now_ms, seed)


def may_come(tournament: Tournament, now_ms: int) -> bool:
    """Whether somebody new may still enter."""
    settings, rounds = tournament.settings, len(tournament.rounds)
    if tournament.status == "open":
        return True
    if tournament.is_over or not settings.late:
        return False
    if settings.format == "arena":
        return tournament.ends_ms is None or now_ms < tournament.ends_ms
    return settings.format == "swiss" and 2 * rounds <= matching.number_of_rounds(tournament)


def _need_place(tournament: Tournament, now_ms: int) -> None:
    if not may_come(tournament, now_ms):
        raise Refusal("conflict", "room-tournament-late")
    if len([one for one in tournament.taking_part() if not one.removed]) >= tournament.settings.size:
        raise Refusal("conflict", "room-tournament-full", most=tournament.settings.size)


def _enter(tournament: Tournament, who: Asker, now_ms: int) -> ev.AnyEvent | None:
    if tournament.settings.rated and not who.account:
        raise Refusal("not_allowed", "room-rated-accounts")
    entrant = tournament.entrant_of(who.player)
    if entrant is None:
        _need_place(tournament, now_ms)
        return ev.Entered(who.player)
    if entrant.removed:
        raise Refusal("not_allowed", "room-tournament-removed")
    if entrant.state == "in":
        return None
    if tournament.settings.format == "knockout" and tournament.began:
        raise Refusal("conflict", "room-tournament-late")
    if not tournament.began or entrant.gone:
        _need_place(tournament, now_ms)
    return ev.Returned(entrant.number)


def _withdraw(tournament: Tournament, who: Asker) -> ev.AnyEvent | None:
    entrant = tournament.entrant_of(who.player)
    if entrant is None:
        raise Refusal("not_allowed", "room-tournament-not-in")
    return None if entrant.state == "out" else ev.Withdrawn(entrant.number)


def _organise(tournament: Tournament, who: Asker, command: cmd.Command, now_ms: int, seed: str) -> ev.AnyEvent | None:
    if isinstance(command, cmd.AddBot):
        _need_place(tournament, now_ms)
        bots = sum(one.level is not None and one.state == "in" for one in tournament.entrants)
        if bots >= MOST_BOTS and not who.admin:
            raise Refusal("conflict", "room-tournament-bots", most=MOST_BOTS)
        return ev.Entered(level=command.level)
    if isinstance(command, cmd.Remove):
        if command.entrant >= len(tournament.entrants):
            raise Refusal("not_found", "room-tournament-not-in")
        removed = tournament.entrants[command.entrant].removed
        return None if removed else ev.Withdrawn(command.entrant, removed=True)
    if isinstance(command, cmd.Begin):
        if tournament.began:
            raise Refusal("conflict", "room-tournament-began")
        if len(tournament.active()) < FEWEST:
            raise Refusal("conflict", "room-tournament-few", least=FEWEST)
        return start(tournament, seed)
    if isinstance(command, cmd.Cancel):
        return ev.Cancelled("organiser")
    if not tournament.began:
        raise Refusal("conflict", "room-tournament-open")
    if isinstance(command, cmd.End):
        if tournament.ends_ms is None:
            raise Refusal("not_allowed", "room-tournament-end")
        return ev.Closing() if now_ms < tournament.ends_ms or tournament.status == "paused" else None
    if isinstance(command, cmd.Pause):
        return None if tournament.status == "paused" else ev.Paused()
    return None if tournament.status == "running" else ev.Resumed()
