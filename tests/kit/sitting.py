"""A table without a room: people, commands, and time that passes when a test says so."""

from typing import Any

from castelude.room.live.shared_views import SharedViews
from castelude.room.refusal import Refusal
from castelude.room.tables import commands as cmd
from castelude.room.tables import deadlines, dealing, seating
from castelude.room.tables import events as ev
from castelude.room.tables.clocks import ClockRule
from castelude.room.tables.decide import Decision, Moment, Who, decide
from castelude.room.tables.settings import check_settings
from castelude.room.tables.table import Table
from tests.kit.domain import nonce

FIRST_MS = 1_800_000_000_000


class Sitting:
    """A table in memory. The person `ann` is its host."""

    def __init__(self, game: str = "castello", players: int = 2, seed: int = 1, **settings: Any) -> None:  # noqa: ANN401 settings
        self.now_ms = FIRST_MS
        self.table = Table("t", SharedViews())
        wanted = cmd.TableSettings(game, players, **settings)
        check_settings(wanted)
        self._fold(Decision(ev.Created(wanted, "ann", nonce(seed))))

    def _fold(self, decision: Decision) -> None:
        table = self.table
        happened = table.fold(table.seq + 1, self.now_ms, decision.event, decision.played)
        table.projection.add(table, happened)

    @property
    def thought_ms(self) -> int:
        since = self.table.clock.since_ms
        return 0 if since is None else self.now_ms - since

    def wait(self, seconds: float) -> None:
        """Time passes, and the room does what it does by itself."""
        self.now_ms += int(seconds * 1000)
        moment = Moment(self.now_ms, self.thought_ms)
        event = dealing.start_when_full(self.table) or dealing.deal_without_waiting(self.table, moment)
        event = event or deadlines.time_out(self.table, self.thought_ms)
        if event is not None:
            self._fold(Decision(event))

    def do(self, who: str, command: cmd.Command) -> None:
        """Carry out a command, or raise its `Refusal`."""
        moment = Moment(self.now_ms, self.thought_ms)
        self._fold(decide(self.table, Who(who, who.capitalize()), command, moment))

    def refusal(self, who: str, command: cmd.Command) -> str:
        """The message with which a command is refused; empty when it was carried out."""
        try:
            self.do(who, command)
        except Refusal as refusal:
            return refusal.message
        return ""

    def sign_in(self, guest: str, account: str) -> None:
        event = seating.adopt(self.table, guest, account, account.capitalize())
        if event is not None:
            self._fold(Decision(event))

    def bot_acts(self, seat: int, action: str) -> None:
        moment = Moment(self.now_ms, self.thought_ms)
        self._fold(decide(self.table, Who(f"bot-{seat}", "novice", bot_seat=seat), cmd.Act(action), moment))

    def act(self, who: str, action: str | None = None) -> None:
        """Make this decision, or the first legal one."""
        assert self.table.match is not None
        self.do(who, cmd.Act(action or self.table.match.legal()[0]))

    def status(self) -> str:
        return self.table.status

    def left(self) -> list[int]:
        """What each clock has left, in seconds."""
        actor = self.table.actor()
        charged = [self.thought_ms if seat == actor else 0 for seat in range(len(self.table.chairs))]
        return [(ms - spent) // 1000 for ms, spent in zip(self.table.clock.left_ms, charged, strict=True)]


def playing(*people: str, game: str = "castello", clock: ClockRule | None = None, **settings: Any) -> Sitting:  # noqa: ANN401 settings
    """These people at a table whose game has just begun."""
    sitting = Sitting(game, len(people), clock=clock or ClockRule(), **settings)
    for seat, person in enumerate(people):
        sitting.do(person, cmd.Join(seat))
        sitting.do(person, cmd.Ready())
    sitting.do(people[0], cmd.Start())
    return sitting
