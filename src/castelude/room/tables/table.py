"""A table as its events made it. Folding is plain and total: it decides nothing and never fails on a stored event."""

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.position import NOBODY
from castelude.core.registry import get_game
from castelude.fairness import chance_seed
from castelude.room.live.shared_views import SharedViews
from castelude.room.tables import events as ev
from castelude.room.tables.clocks import Clock
from castelude.room.tables.commands import TableSettings
from castelude.room.tables.journal import Entry, known_of, short_event, short_line
from castelude.room.tables.shapes import Ending, SeatKind, Status

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CANCELLED: Final = "cancelled"
_encode = msgspec.json.Encoder().encode


@dataclass
class Chair:
    """A seat at the table: free, a person's, or a bot's."""

    player: str | None = None
    name: str | None = None
    level: str | None = None
    ready: bool = False
    away: bool = False

    @property
    def kind(self) -> SeatKind:
        if self.level is not None:
            return "bot"
        return "person" if self.player is not None else "free"


@dataclass(frozen=True)
class Outcome:
    """How a game ended: by its own rules (`game`), or `resigned`, `time`, `draw`, `cancelled`."""

    why: Ending
    scores: list[int]
    winners: list[int]


@dataclass
class Request:
    """Something asked of the others, and who has agreed so far."""

    event: ev.Asked
    agreed: set[int] = field(default_factory=set)


class Table:
    """The state of one table after its events up to `seq`."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.turned_seq = 0
        """The latest event that changed the position: an action sent for an older one is stale."""
        self.status: Status = OPEN
        self.settings: TableSettings
        self.game: AnyGame
        self.host = ""
        self.rematch_of: str | None = None
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.turns: list[int] = []
        """The number of the turn that each action of the game belongs to."""
        self.started: ev.Started | None = None
        self.clock: Clock
        self.requests: dict[str, Request] = {}
        self.outcome: Outcome | None = None
        self.rematch: str | None = None
        self.created_ms = self.changed_ms = 0
        self.journal: list[Entry] = []
        self.faces = SharedViews()

    # ---- questions ----

    def seats_of(self, player: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == player and chair.level is None]

    def people(self) -> set[str]:
        """Everybody who holds a seat and has not left."""
        return {chair.player for chair in self.chairs if chair.kind == "person" and chair.player and not chair.away}

    def actor(self) -> int | None:
        """The seat to decide, or None."""
        if self.status != RUNNING or self.match is None:
            return None
        actor = self.match.position.actor()
        return int(actor) if actor >= 0 else None

    def voters(self, asking: int) -> set[int]:
        """The seats that must agree when this seat asks: those of all other people at the table."""
        asker = self.chairs[asking].player
        return {
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "person" and chair.player != asker and not chair.away
        }

    def is_free(self, seat: int) -> bool:
        return self.chairs[seat].kind == "free"

    # ---- folding ----

    def fold(self, seq: int, at_ms: int, event: ev.AnyEvent) -> None:
        """Take in the next event."""
        if seq != self.seq + 1:
            raise ValueError(f"event {seq} after {self.seq}")
        kind = type(event).__struct_config__.tag
        shown = getattr(self, f"_fold_{kind}")(event, at_ms)
        common, own = shown if isinstance(shown, tuple) else (shown, {None: {}})
        self.seq = seq
        self.changed_ms = at_ms
        fields = {"seq": seq, "at": at_ms - self.created_ms, **common}
        texts = {seat: _encode(short_event(str(kind), fields | more)) for seat, more in own.items()}
        text = texts[None]
        other = {seat: read for seat, read in texts.items() if read != text}
        self.journal.append(Entry(seq, at_ms, str(kind), common.get("seat"), common.get("ply"), text, other or None))
        if isinstance(event, ev.Started | ev.Acted | ev.TookBack):
            self.turned_seq = seq

    def _fold_created(self, event: ev.Created, at_ms: int) -> dict[str, Any]:
        self.settings = event.settings
        self.game = get_game(event.settings.game)
        self.host = event.host
        self.rematch_of = event.rematch_of
        self.chairs = [Chair() for _ in range(event.settings.players)]
        self.clock = Clock(event.settings.clock, event.settings.players)
        self.created_ms = at_ms
        return {}

    def _fold_seated(self, event: ev.Seated, _: int) -> dict[str, Any]:
        self.chairs[event.seat] = Chair(player=event.player, name=event.name, ready=self.status == RUNNING)
        return {"seat": event.seat, "name": event.name}

    def _fold_unseated(self, event: ev.Unseated, _: int) -> dict[str, Any]:
        names = [self.chairs[seat].name for seat in event.seats]
        host_leaves = not event.kicked and self.host in {self.chairs[seat].player for seat in event.seats}
        for seat in event.seats:
            self.chairs[seat] = Chair()
        if host_leaves:  # the table goes over to the first who stays, if anybody does
            self.host = next((chair.player for chair in self.chairs if chair.player), self.host)
        return {"seats": event.seats, "names": names, "kicked": event.kicked}

    def _fold_bot(self, event: ev.BotSeated, _: int) -> dict[str, Any]:
        self.chairs[event.seat] = Chair(level=event.level, ready=True)
        return {"seat": event.seat, "level": event.level}

    def _fold_ready(self, event: ev.Readied, _: int) -> dict[str, Any]:
        for seat in event.seats:
            self.chairs[seat].ready = event.ready
        return {"seats": event.seats, "ready": event.ready}

    def _fold_started(self, event: ev.Started, at_ms: int) -> dict[str, Any]:
        options = self.game.check_options(self.settings.options)
        seed = chance_seed(event.nonce)
        self.match = Match(self.game, self.settings.players, options, event.setup, seed, manual_chance=True)
        self.match.apply_all(event.chance)
        self.turns = [0] * len(event.chance)
        self.started = event
        self.status = RUNNING
        self.clock.start(at_ms)
        self._end_if_over()
        return {"commitment": event.commitment}

    def _fold_acted(self, event: ev.Acted, at_ms: int) -> tuple[dict[str, Any], dict[int | None, dict[str, Any]]]:
        match = self._playing()
        readers = [None, *range(match.players)] if self.game.hidden else [None]
        own: dict[int | None, dict[str, Any]] = {seat: {"actions": [], "log": []} for seat in readers}
        turn = (self.turns[-1] if self.turns else 0) + self.game.begins_turn(match.position)
        notation = ""
        for action in event.actions:
            before = match.position.copy()
            match.apply(action)
            self.turns.append(turn)
            notation += self.game.notation(before, action, match.position)
            for seat, seen in own.items():
                seen["actions"].append(self.game.seen_action(before, action, seat))
                lines = self.game.log(before, action, match.position, seat)
                known = known_of(event.seat, seen["actions"])
                seen["log"] += [short_line(line, self.game.id, known) for line in lines]
        turn_over = match.position.actor() != event.seat
        self.clock.spend(event.seat, event.spent_ms, at_ms, turn_over)
        for what in ("draw", "takeback"):  # playing on is an answer
            self.requests.pop(what, None)
        self._end_if_over()
        return {"seat": event.seat, "ply": len(match.actions), "turn": turn, "notation": notation}, own

    def _fold_tookback(self, event: ev.TookBack, at_ms: int) -> dict[str, Any]:
        self._take_back(event.keep, at_ms)
        return {"seat": event.seat, "ply": event.keep}

    def _fold_asked(self, event: ev.Asked, at_ms: int) -> dict[str, Any]:
        self.requests[event.what] = Request(event)
        self._settle(event.what, at_ms)
        return {"what": event.what, "seat": event.seat, "target": event.target, "level": event.level}

    def _fold_answered(self, event: ev.Answered, at_ms: int) -> dict[str, Any]:
        request = self.requests.get(event.what)
        if request is not None:
            if event.agree:
                request.agreed |= set(event.seats)
                self._settle(event.what, at_ms)
            else:
                del self.requests[event.what]
        return {"what": event.what, "seats": event.seats, "agree": event.agree}

    def _fold_resigned(self, event: ev.Resigned, _: int) -> dict[str, Any]:
        self._give_up(event.seat, "resigned")
        return {"seat": event.seat}

    def _fold_timedout(self, event: ev.TimedOut, at_ms: int) -> dict[str, Any]:
        self._give_up(event.seat, "time")
        self.clock.left_ms[event.seat] = 0 if self.status != RUNNING else self.clock.rule.full_ms
        self.clock.start(at_ms)
        return {"seat": event.seat, "by": event.by}

    def _fold_left(self, event: ev.Left, _: int) -> dict[str, Any]:
        for seat in event.seats:
            self.chairs[seat].away = True
        for what in list(self.requests):
            if self.requests[what].event.seat in event.seats:
                del self.requests[what]
        return {"seats": event.seats, "names": [self.chairs[seat].name for seat in event.seats]}

    def _fold_adopted(self, event: ev.Adopted, _: int) -> dict[str, Any]:
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.player == event.guest]
        for seat in seats:
            self.chairs[seat].player = event.player
            self.chairs[seat].name = event.name
        if self.host == event.guest:
            self.host = event.player
        return {"seats": seats, "name": event.name}

    def _fold_rematched(self, event: ev.Rematched, _: int) -> dict[str, Any]:
        self.rematch = event.table
        return {"table": event.table}

    def _fold_bottrouble(self, event: ev.BotTrouble, _: int) -> dict[str, Any]:
        return {"seat": event.seat, "why": event.why}

    # ---- what events do ----

    def _playing(self) -> Match:
        if self.match is None:
            raise ValueError("the game has not begun")
        return self.match

    def _settle(self, what: str, at_ms: int) -> None:
        """Carry out what was asked when everybody has agreed."""
        request = self.requests[what]
        if not self.voters(request.event.seat) <= request.agreed:
            return
        del self.requests[what]
        event = request.event
        scores = self._playing().result().scores
        if what == "draw":
            self._finish(Outcome("draw", scores, list(range(self.settings.players))))
        elif what == "cancel":
            self._finish(Outcome("cancelled", scores, []))
            self.status = CANCELLED
        elif what == "takeback" and event.keep is not None:
            self._take_back(event.keep, at_ms)
        elif what == "replace" and event.target is not None:
            ready = event.level is not None
            self.chairs[event.target] = Chair(level=event.level, ready=ready)

    def _take_back(self, keep: int, at_ms: int) -> None:
        match = self._playing()
        while len(match.actions) > keep:
            match.undo()
        del self.turns[keep:]
        self.requests.pop("takeback", None)
        self.requests.pop("draw", None)
        self.clock.start(at_ms)

    def _give_up(self, seat: int, why: Ending) -> None:
        """With two seats the other wins; with more, a bot plays on for the seat."""
        if self.settings.players == 2:
            self._finish(Outcome(why, self._playing().result().scores, [1 - seat]))
        else:
            self.chairs[seat] = Chair(level="novice", ready=True)
            self.requests.clear()

    def _end_if_over(self) -> None:
        match = self._playing()
        if match.position.actor() == NOBODY:
            result = match.result()
            self._finish(Outcome("game", result.scores, result.winners))

    def _finish(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.status = FINISHED
        self.clock.stop()
        self.requests.clear()
