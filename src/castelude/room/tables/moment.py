"""Who asks something of a table, in which circumstances, and what the table answers."""

from collections.abc import Sequence

import msgspec

from castelude.core.match import Played
from castelude.room.tables import events as ev
from castelude.room.tables.clocks import passed_ms


class Who(msgspec.Struct, frozen=True):
    """Who asks: a person, or the room itself for a bot seat."""

    player: str
    name: str
    bot_seat: int | None = None
    account: bool = False
    """Whether the person has signed in to an account."""


class Moment(msgspec.Struct, frozen=True):
    """The circumstances of a command: the time, and how long the seat to decide has thought (without downtime)."""

    now_ms: int
    thought_ms: int
    downtimes: Sequence[tuple[int, int]] = ()

    def passed_ms(self, since_ms: int) -> int:
        """How much time has passed since then, without downtime."""
        return passed_ms(since_ms, self.now_ms, self.downtimes)


class Decision(msgspec.Struct, frozen=True):
    """The event by which a table answers a command, and what `Table.fold` needs not to play an action again."""

    event: ev.AnyEvent
    played: Played | None = None
