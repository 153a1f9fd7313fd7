# castelude: compiled
"""A table as its events made it. Folding decides nothing, renders nothing, and never fails on a stored event."""

from array import array
from collections.abc import Callable
from typing import Any, Final

from castelude.core.errors import CasteludeError
from castelude.core.game import AnyGame
from castelude.core.match import Match, Played
from castelude.core.position import NOBODY
from castelude.core.registry import get_game
from castelude.fairness import chance_seed, digest
from castelude.room.tables import events as ev
from castelude.room.tables import happened as hp
from castelude.room.tables.clocks import Clock
from castelude.room.tables.commands import TableSettings
from castelude.room.tables.happened import Stamp
from castelude.room.tables.outdated import Outdated
from castelude.room.tables.projection import NoViewers, Projection
from castelude.room.tables.seats import Chair, Deal, Outcome, Request, Seating, arranged, mark_of
from castelude.room.tables.shapes import Ending, Status

OPEN: Final = "open"
DEALING: Final = "dealing"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CANCELLED: Final = "cancelled"


class Table(Seating):
    """The state of one table after its events up to `seq`."""

    def __init__(self, table_id: str, projection: Projection | None = None) -> None:
        self.id = table_id
        self.projection = projection or NoViewers()
        self.seq = 0
        self.turned_seq = 0
        """The latest event that changed the position: an action sent for an older one is stale."""
        self.seats_seq = 0
        """The latest event that changed who sits where."""
        self.around_seq = 0
        """The latest event that may have changed more of what everybody sees than the game itself."""
        self.status: Status = OPEN
        self.settings: TableSettings
        self.game: AnyGame
        self.host = ""
        self.rematch_of: str | None = None
        self.challenge: ev.OfDay | None = None
        self.exhibition = False
        self.tournament: str | None = None
        self.chairs = []
        self.match: Match | None = None
        self.turns = array("H")
        """The number of the turn that each action of the game belongs to."""
        self.deal = Deal()
        self.started: ev.Started | None = None
        self.clock: Clock
        self.requests: dict[str, Request] = {}
        self.outcome: Outcome | None = None
        self.ended_ms: int | None = None
        self.outdated: Outdated | None = None
        """Set where the game no longer replays; `match` is then the part that does, if there is any."""
        self.rematch: str | None = None
        self.created_ms = self.changed_ms = 0

    # ---- questions ----

    def plies(self) -> int:
        """The number of actions of the game, those that no longer replay included."""
        played = len(self.match.actions) if self.match else 0
        return played + (len(self.outdated.actions) if self.outdated else 0)

    def actor(self) -> int | None:
        """The seat to decide, or None."""
        if self.status != RUNNING or self.match is None:
            return None
        actor = self.match.position.actor()
        return int(actor) if actor >= 0 else None

    # ---- folding ----

    def fold(self, seq: int, at_ms: int, event: ev.AnyEvent, played: Played | None = None) -> hp.Happened:
        """Apply the next event and return what has happened.

        `played` is what `decide` has tried for this event, so that it is not played again.
        """
        if seq != self.seq + 1:
            raise ValueError(f"event {seq} after {self.seq}")
        if seq == 1:
            self.created_ms = at_ms
        stamp: Stamp = {"seq": seq, "at": at_ms - self.created_ms}
        game_only = isinstance(event, ev.Acted) and not self.requests and self.chairs[event.seat].away_since is None
        try:
            happened: hp.Happened = (
                self._acted(event, at_ms, stamp, played)
                if isinstance(event, ev.Acted)
                else _FOLDS[type(event)](self, event, at_ms, stamp)
            )
        except CasteludeError:  # only what is read from the log can meet other rules than those it was decided by
            happened = self._outdate(event, stamp)
        self.seq = seq
        self.changed_ms = at_ms
        if self.outcome is not None and self.ended_ms is None:
            self.ended_ms = at_ms
        self.turned_seq = seq if isinstance(event, ev.CHANGES_POSITION) else self.turned_seq
        self.seats_seq = seq if isinstance(event, ev.MOVES_PEOPLE) else self.seats_seq
        self.around_seq = self.around_seq if game_only and self.status == RUNNING else seq
        self.note_turn(self.actor(), seq)
        return happened

    def _created(self, event: ev.Created, _: int, stamp: Stamp) -> hp.Happened:
        self.settings = event.settings
        self.game = get_game(event.settings.game)
        self.host = event.host
        self.deal.house = event.house
        self.rematch_of, self.challenge = event.rematch_of, event.challenge
        self.exhibition, self.tournament = event.exhibition, event.tournament
        self.chairs = [Chair() for _ in range(event.settings.players)]
        self.clock = Clock(event.settings.clock, event.settings.players)
        return hp.CreatedEvent(**stamp)

    def _seated(self, event: ev.Seated, _: int, stamp: Stamp) -> hp.Happened:
        who = mark_of(self.id, event.player)
        ready = self.status == RUNNING or self.settings.starts_itself
        self.chairs[event.seat] = Chair(
            event.player, event.name, None, ready, event.pledge, who=who, named=event.named, account=event.account
        )
        return hp.SeatedEvent(**stamp, seat=event.seat, name=event.name)

    def _named(self, event: ev.Named, _: int, stamp: Stamp) -> hp.Happened:
        self.chairs[event.seat].name, self.chairs[event.seat].named = event.name, event.named
        return hp.NamedEvent(**stamp, seat=event.seat, name=event.name)

    def _unseated(self, event: ev.Unseated, _: int, stamp: Stamp) -> hp.Happened:
        names = [self.chairs[seat].name for seat in event.seats]
        for seat in event.seats:
            if event.kicked and (player := self.chairs[seat].player) is not None:
                self.removed |= {player}
            self.chairs[seat] = Chair()
        self.host = event.host or self.host
        return hp.UnseatedEvent(**stamp, seats=event.seats, names=names, kicked=event.kicked)

    def _closed(self, event: ev.Closed, _: int, stamp: Stamp) -> hp.Happened:
        if self.match is not None:
            self._finish(Outcome("cancelled", self._scores(), []))
        else:
            self.chairs = [Chair() for _ in self.chairs]
        self.status = CANCELLED
        return hp.ClosedEvent(**stamp, why=event.why)

    def _bot_seated(self, event: ev.BotSeated, _: int, stamp: Stamp) -> hp.Happened:
        self.chairs[event.seat] = Chair(level=event.level, ready=True)
        return hp.BotEvent(**stamp, seat=event.seat, level=event.level)

    def _settings_changed(self, event: ev.SettingsChanged, _: int, stamp: Stamp) -> hp.Happened:
        self.settings, self.chairs = event.settings, arranged(self.chairs, event.settings)
        self.clock = Clock(event.settings.clock, event.settings.players)
        return hp.SettingsEvent(**stamp)

    def _readied(self, event: ev.Readied, _: int, stamp: Stamp) -> hp.Happened:
        for seat in event.seats:
            self.chairs[seat].ready = event.ready
            self.chairs[seat].pledge = event.pledge
        return hp.ReadyEvent(**stamp, seats=event.seats, ready=event.ready)

    def _dealing(self, event: ev.Dealing, at_ms: int, stamp: Stamp) -> hp.Happened:
        self.deal.terms, self.deal.since_ms = event.terms, at_ms
        self.status = DEALING
        for chair, pledge in zip(self.chairs, event.pledges, strict=True):
            chair.pledge = pledge
        return hp.DealingEvent(**stamp, seal=digest(event.terms))

    def _revealed(self, event: ev.Revealed, _: int, stamp: Stamp) -> hp.Happened:
        self.deal.nonces |= dict.fromkeys(event.seats, event.nonce)
        return hp.RevealedEvent(**stamp, seats=event.seats)

    def _started(self, event: ev.Started, at_ms: int, stamp: Stamp) -> hp.Happened:
        options = self.game.check_options(self.settings.options)
        seed = chance_seed(event.seed)
        self.match = Match(self.game, self.settings.players, options, event.setup, seed, manual_chance=True)
        self.match.apply_all(event.chance)
        self.turns = array("H", [0] * len(event.chance))
        self.started = event
        self.deal.terms, self.deal.since_ms = event.terms or None, None
        self.status = RUNNING
        self.clock.start(at_ms)
        self._end_if_over()
        return hp.StartedEvent(**stamp, seal=digest(event.terms))

    def _acted(self, event: ev.Acted, at_ms: int, stamp: Stamp, played: Played | None) -> hp.Happened:
        if self.outdated is not None:
            return self._kept(self.outdated, event, stamp)
        match = self._playing()
        if played is None:
            played = match.try_actions(event.actions)
        turn = (self.turns[-1] if self.turns else 0) + self.game.begins_turn(played.positions[0])
        notation, seen = hp.seen_by_readers(self.game, match.players, played)
        match.adopt(played)
        chair = self.chairs[event.seat]
        if chair.away_since is not None and chair.level is None:  # whoever plays is back
            chair.away_since = None
        self.turns.extend([turn] * len(played.actions))
        turn_over = match.position.actor() != event.seat
        ply = len(match.actions)
        self.clock.spend(event.seat, event.spent_ms, at_ms, turn_over, ply - len(played.actions))
        for what in ("draw", "takeback"):  # moving implicitly declines
            self.requests.pop(what, None)
        self._end_if_over()
        return hp.Decided(stamp["seq"], stamp["at"], event.seat, ply, turn, notation, seen)

    def _outdate(self, event: ev.AnyEvent, stamp: Stamp) -> hp.Happened:
        """The present rules refuse what is stored: the game is over, and what follows is kept as it is."""
        self.outdated = Outdated()
        self._finish(Outcome("outdated", [], []))
        if isinstance(event, ev.Acted):
            return self._kept(self.outdated, event, stamp)
        assert isinstance(event, ev.Started)
        self.started = event
        self.outdated.actions += event.chance
        return hp.StartedEvent(**stamp, seal=digest(event.terms))

    def _kept(self, outdated: Outdated, event: ev.Acted, stamp: Stamp) -> hp.Happened:
        turn = self.turns[-1] if self.turns else 0
        decided = outdated.keep(event, **stamp, ply=self.plies(), turn=turn)
        self.turns.extend([decided.turn] * len(event.actions))
        if event.result is not None:
            self._finish(Outcome("game", event.result.scores, event.result.winners))
        return decided

    def _took_back(self, event: ev.TookBack, at_ms: int, stamp: Stamp) -> hp.Happened:
        self._take_back(event.keep, at_ms, event.spent_ms)
        return hp.TookBackEvent(**stamp, seat=event.seat, ply=event.keep)

    def _asked(self, event: ev.Asked, at_ms: int, stamp: Stamp) -> hp.Happened:
        voters = event.voters
        if voters is None:
            voters = self.seats_of_others(self.chairs[event.seat].player)
        request = self.requests[event.what] = Request(event, stamp["seq"], set(voters))
        request.pledges |= dict.fromkeys(self.seats_of(self.chairs[event.seat].player or ""), event.pledge)
        self._settle(event.what, at_ms, event.spent_ms)
        return hp.AskedEvent(**stamp, what=event.what, seat=event.seat, target=event.target, level=event.level)

    def _answered(self, event: ev.Answered, at_ms: int, stamp: Stamp) -> hp.Happened:
        request = self.requests.get(event.what)
        if request is not None:
            if event.agree:
                request.agreed |= set(event.seats)
                request.pledges |= dict.fromkeys(event.seats, event.pledge)
                self._settle(event.what, at_ms, event.spent_ms)
            else:
                del self.requests[event.what]
        return hp.AnsweredEvent(**stamp, what=event.what, seats=event.seats, agree=event.agree)

    def _resigned(self, event: ev.Resigned, _: int, stamp: Stamp) -> hp.Happened:
        self._give_up(event.seat, "resigned")
        return hp.ResignedEvent(**stamp, seat=event.seat)

    def _timed_out(self, event: ev.TimedOut, at_ms: int, stamp: Stamp) -> hp.Happened:
        self._give_up(event.seat, "time")
        self.clock.left_ms[event.seat] = 0 if self.status != RUNNING else self.clock.rule.full_ms
        self.clock.start(at_ms)
        return hp.TimedOutEvent(**stamp, seat=event.seat, by=event.by)

    def _left(self, event: ev.Left, at_ms: int, stamp: Stamp) -> hp.Happened:
        for seat in event.seats:
            self.chairs[seat].away_since = at_ms
        for what in list(self.requests):
            if self.requests[what].event.seat in event.seats:
                del self.requests[what]
        return hp.LeftEvent(**stamp, seats=event.seats, names=[self.chairs[seat].name for seat in event.seats])

    def _returned(self, event: ev.Returned, _: int, stamp: Stamp) -> hp.Happened:
        for seat in event.seats:
            self.chairs[seat].come_back(event.player)
        asked = self.requests.get("replace")
        if asked is not None and asked.event.target in event.seats:
            del self.requests["replace"]
        return hp.ReturnedEvent(**stamp, seats=event.seats, name=event.name)

    def _adopted(self, event: ev.Adopted, _: int, stamp: Stamp) -> hp.Happened:
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.player == event.guest]
        for seat in seats:
            self.chairs[seat].adopt(event.player, event.name, mark_of(self.id, event.player))
        if self.host == event.guest:
            self.host = event.player
        return hp.AdoptedEvent(**stamp, seats=seats, name=event.name)

    def _renamed(self, event: ev.Renamed, _: int, stamp: Stamp) -> hp.Happened:
        seats = self.held_by(event.player)
        for seat in seats:
            self.chairs[seat].name, self.chairs[seat].named = event.name, False
        return hp.RenamedEvent(**stamp, seats=seats, name=event.name)

    def _vacation(self, event: ev.WentOnVacation, _: int, stamp: Stamp) -> hp.Happened:
        seats = self.vacation(event.player, event.from_ms, event.to_ms)
        return hp.VacationEvent(**stamp, seats=seats, name=self.chairs[seats[0]].name, until=event.to_ms)

    def _rematched(self, event: ev.Rematched, _: int, stamp: Stamp) -> hp.Happened:
        self.rematch = event.table
        self.requests.pop("rematch", None)
        return hp.RematchedEvent(**stamp, table=event.table)

    def _bot_trouble(self, event: ev.BotTrouble, _: int, stamp: Stamp) -> hp.Happened:
        return hp.BotTroubleEvent(**stamp, seat=event.seat, why=event.why)

    # ---- what events do ----

    def _playing(self) -> Match:
        if self.match is None:
            raise ValueError("the game has not begun")
        return self.match

    def _settle(self, what: str, at_ms: int, spent_ms: int) -> None:
        """Carry out what was asked when everybody has agreed."""
        request = self.requests[what]
        if request.waiting or what == "rematch":  # the room opens its table, and then tells
            return
        del self.requests[what]
        event = request.event
        if what == "draw":
            self._finish(Outcome("draw", self._scores(), list(range(self.settings.players))))
        elif what == "cancel":
            self._finish(Outcome("cancelled", self._scores(), []))
            self.status = CANCELLED
        elif what == "takeback" and event.keep is not None:
            self._take_back(event.keep, at_ms, spent_ms)
        elif what == "replace" and event.target is not None:
            chair = self.chairs[event.target]
            if event.level is None:
                self.chairs[event.target] = Chair()
            else:  # a bot stands in for a person, who may come back
                chair.level, chair.ready = event.level, True

    def _scores(self) -> list[int]:
        """The running scores, as far as they are known."""
        return [] if self.outdated is not None else self._playing().result().scores

    def _take_back(self, keep: int, at_ms: int, spent_ms: int) -> None:
        if self.outdated is not None:
            self.outdated.take_back(keep, self.match)
            del self.turns[keep:]
            return
        match = self._playing()
        ply, thinking = len(match.actions), match.position.actor()
        while len(match.actions) > keep:
            match.undo()
        del self.turns[keep:]
        self.requests.pop("takeback", None)
        self.requests.pop("draw", None)
        self.clock.take_back(keep, ply, thinking, spent_ms, at_ms, match.position.actor())

    def _give_up(self, seat: int, why: Ending) -> None:
        """With two seats the other one wins; with more, a bot plays on for the seat."""
        if self.settings.players == 2:
            self._finish(Outcome(why, self._scores(), [1 - seat]))
        else:
            chair = self.chairs[seat]
            self.chairs[seat] = Chair(level="novice", ready=True, quitter=chair.player, quitter_name=chair.name)
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


_FOLDS: dict[type, Callable[[Table, Any, int, Stamp], hp.Happened]] = {
    ev.Created: Table._created,
    ev.Seated: Table._seated,
    ev.Named: Table._named,
    ev.Unseated: Table._unseated,
    ev.Closed: Table._closed,
    ev.BotSeated: Table._bot_seated,
    ev.SettingsChanged: Table._settings_changed,
    ev.Readied: Table._readied,
    ev.Dealing: Table._dealing,
    ev.Revealed: Table._revealed,
    ev.Started: Table._started,
    ev.TookBack: Table._took_back,
    ev.Asked: Table._asked,
    ev.Answered: Table._answered,
    ev.Resigned: Table._resigned,
    ev.TimedOut: Table._timed_out,
    ev.Left: Table._left,
    ev.Returned: Table._returned,
    ev.Adopted: Table._adopted,
    ev.Renamed: Table._renamed,
    ev.WentOnVacation: Table._vacation,
    ev.Rematched: Table._rematched,
    ev.BotTrouble: Table._bot_trouble,
}
