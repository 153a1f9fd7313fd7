"""Who asks something of a table, in which circumstances, and what the table answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from castelude.core.match import Played
from castelude.core.rng import Rng
from castelude.room.tables import events as ev
from castelude.room.tables.clocks import passed_ms


@dataclass(frozen=True)
class Who:
    """Who asks: a person, or the room itself for a bot seat."""

    player: str
    name: str
    bot_seat: int | None = None


class Chance(Protocol):
    """Where the randomness of a new game comes from."""

    def rng(self) -> Rng:
        """A generator for the deal."""

    def nonce(self) -> str:
        """A number that nobody guesses: it seals the setup, and it is the seed of random events during play."""


@dataclass(frozen=True)
class Moment:
    """The circumstances of a command: the time, how long the seat to decide has thought (without downtime), chance."""

    now_ms: int
    thought_ms: int
    chance: Chance
    downtimes: Sequence[tuple[int, int]] = ()

    def passed_ms(self, since_ms: int) -> int:
        """How much time has passed since then, without downtime."""
        return passed_ms(since_ms, self.now_ms, self.downtimes)


@dataclass(frozen=True)
class Decision:
    """The event by which a table answers a command, and what `Table.fold` needs not to play an action again."""

    event: ev.AnyEvent
    played: Played | None = None
