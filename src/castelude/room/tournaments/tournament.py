"""The state of a tournament: the fold of its events."""

import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from castelude.room.tournaments import events as ev
from castelude.room.tournaments.settings import TournamentSettings

Status = Literal["open", "running", "paused", "finished", "cancelled"]
EntrantState = Literal["in", "out", "absent"]
"""`out`: has withdrawn or was removed. `absent`: never came to a game, and is not paired before they are back."""
DAY_MS: Final = 86_400_000
OPEN_DAYS: Final = 14
"""A tournament that nobody begins is called off after so many days."""
PAUSED_DAYS: Final = 7
"""A tournament that is paused goes on by itself after so many days."""


@dataclass(slots=True)
class Entrant:
    """Somebody who takes part."""

    number: int
    player: str | None
    level: str | None
    state: EntrantState = "in"
    removed: bool = False
    gone: bool = False
    """Whether they had withdrawn before the start, and so have never taken part."""


@dataclass(slots=True)
class Game:
    """A game of the tournament; `at_ms`: when it was paired."""

    round: int
    table: str
    first: int
    second: int
    slot: int
    at_ms: int
    report: ev.Report | None = None

    @property
    def is_over(self) -> bool:
        return self.report is not None

    @property
    def is_drawn(self) -> bool:
        return self.report is not None and self.report.winner is None

    def other(self, entrant: int) -> int:
        return self.second if entrant == self.first else self.first


@dataclass(slots=True)
class Round:
    games: list[Game] = field(default_factory=list)
    byes: list[ev.Bye] = field(default_factory=list)


class Tournament:
    """A tournament after its latest event. Nothing but `fold` changes it, and never one that others hold."""

    settings: TournamentSettings
    organiser: str
    listed: bool

    def __init__(self, tournament_id: str) -> None:
        self.id = tournament_id
        self.seq = 0
        self.status: Status = "open"
        self.entrants: list[Entrant] = []
        self.rounds: list[Round] = []
        self.games: dict[str, Game] = {}
        """By table."""
        self.order: list[int] = []
        self.seed = ""
        self.created_ms = self.changed_ms = 0
        self.started_ms: int | None = None
        self.ends_ms: int | None = None
        """When an arena ends."""
        self.ended_ms: int | None = None
        self.paused_ms = 0
        self.why: str | None = None
        """Why it was called off."""

    # ---- questions ----

    @property
    def is_over(self) -> bool:
        return self.status in ("finished", "cancelled")

    @property
    def began(self) -> bool:
        return self.started_ms is not None

    def taking_part(self) -> list[Entrant]:
        """Everybody who has played or may play: whoever withdrew before the start has not."""
        return [one for one in self.entrants if (not one.gone if self.began else one.state == "in")]

    def active(self) -> list[int]:
        """The entrants who can be paired."""
        return [one.number for one in self.entrants if one.state == "in"]

    def entrant_of(self, player: str) -> Entrant | None:
        return next((one for one in self.entrants if one.player == player), None)

    def pending(self) -> list[Game]:
        """The games that are not over, as far as the log knows."""
        return [game for game in self.games.values() if not game.is_over]

    def games_of(self, entrant: int) -> Iterator[Game]:
        """In the order in which they were paired."""
        return (game for game in self.games.values() if entrant in (game.first, game.second))

    def byes_of(self, entrant: int) -> list[ev.Bye]:
        return [bye for one in self.rounds for bye in one.byes if bye.entrant == entrant]

    def have_met(self, one: int, other: int) -> bool:
        return any(game.other(one) == other for game in self.games_of(one))

    def people(self) -> set[str]:
        """The people who take part or have taken part."""
        return {one.player for one in self.taking_part() if one.player is not None}

    def due_ms(self) -> int | None:
        """When something may have to be done without anybody asking; None when it is over."""
        if self.is_over:
            return None
        if self.status == "open":
            return self.settings.starts or self.created_ms + OPEN_DAYS * DAY_MS
        if self.status == "paused" and not self.pending():
            return self.resumes_ms()
        return 0  # always, also after the clock was set back

    def resumes_ms(self) -> int:
        """When it goes on by itself, while it is paused."""
        return self.paused_ms + PAUSED_DAYS * DAY_MS

    # ---- events ----

    def after(self, at_ms: int, event: ev.AnyEvent) -> "Tournament":
        """What it is after another event."""
        changed = self.copy()
        changed.fold(self.seq + 1, at_ms, event)
        return changed

    def copy(self) -> "Tournament":
        twin = copy.copy(self)
        twin.entrants = [copy.copy(entrant) for entrant in self.entrants]
        twin.games = {table: copy.copy(game) for table, game in self.games.items()}
        twin.rounds = [Round([twin.games[game.table] for game in one.games], list(one.byes)) for one in self.rounds]
        return twin

    def fold(self, seq: int, at_ms: int, event: ev.AnyEvent) -> None:
        """Take in the next event."""
        if seq != self.seq + 1:
            raise ValueError(f"event {seq} after {self.seq}")
        self.seq = seq
        _FOLDS[type(event)](self, event, at_ms)
        self.changed_ms = at_ms

    def _created(self, event: ev.Created, at_ms: int) -> None:
        self.settings, self.organiser, self.listed = event.settings, event.organiser, event.listed
        self.created_ms = at_ms

    def _entered(self, event: ev.Entered, _: int) -> None:
        self.entrants.append(Entrant(len(self.entrants), event.player, event.level))

    def _returned(self, event: ev.Returned, _: int) -> None:
        self.entrants[event.entrant].state, self.entrants[event.entrant].gone = "in", False

    def _withdrawn(self, event: ev.Withdrawn, _: int) -> None:
        entrant = self.entrants[event.entrant]
        entrant.state, entrant.removed = "out", event.removed

    def _adopted(self, event: ev.Adopted, _: int) -> None:
        if self.organiser == event.guest:
            self.organiser = event.player
        entrant = self.entrant_of(event.guest)
        if entrant is None:
            return
        if self.entrant_of(event.player) is None:
            entrant.player = event.player
        else:  # nobody takes part twice
            entrant.state = "out"

    def _started(self, event: ev.Started, at_ms: int) -> None:
        self.seed, self.order = event.seed, event.order
        self.status, self.started_ms = "running", at_ms
        for entrant in self.entrants:
            entrant.gone = entrant.state != "in"
        if self.settings.minutes is not None:
            self.ends_ms = at_ms + self.settings.minutes * 60_000

    def _paired(self, event: ev.Paired, at_ms: int) -> None:
        while len(self.rounds) < event.round:
            self.rounds.append(Round())
        here = self.rounds[event.round - 1]
        for pair in event.games:
            game = Game(event.round, pair.table, pair.first, pair.second, pair.slot, at_ms)
            here.games.append(game)
            self.games[pair.table] = game
        here.byes += event.byes

    def _reported(self, event: ev.Reported, _: int) -> None:
        for report in event.reports:
            self.games[report.table].report = report
            if report.absent is not None and self.entrants[report.absent].state == "in":
                self.entrants[report.absent].state = "absent"

    def _paused(self, _: ev.Paused, at_ms: int) -> None:
        self.status, self.paused_ms = "paused", at_ms

    def _resumed(self, _: ev.Resumed, at_ms: int) -> None:
        self.status = "running"
        if self.ends_ms is not None:
            self.ends_ms += at_ms - self.paused_ms

    def _closing(self, _: ev.Closing, at_ms: int) -> None:
        self.status, self.ends_ms = "running", at_ms

    def _cancelled(self, event: ev.Cancelled, at_ms: int) -> None:
        self.status, self.why, self.ended_ms = "cancelled", event.why, at_ms

    def _finished(self, _: ev.Finished, at_ms: int) -> None:
        self.status, self.ended_ms = "finished", at_ms


_FOLDS: dict[type, Callable[[Tournament, Any, int], None]] = {
    ev.Created: Tournament._created,
    ev.Entered: Tournament._entered,
    ev.Returned: Tournament._returned,
    ev.Withdrawn: Tournament._withdrawn,
    ev.Adopted: Tournament._adopted,
    ev.Started: Tournament._started,
    ev.Paired: Tournament._paired,
    ev.Reported: Tournament._reported,
    ev.Paused: Tournament._paused,
    ev.Resumed: Tournament._resumed,
    ev.Closing: Tournament._closing,
    ev.Cancelled: Tournament._cancelled,
    ev.Finished: Tournament._finished,
}
