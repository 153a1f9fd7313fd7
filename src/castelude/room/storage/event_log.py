"""A group of events that are stored together: what is to be written, and what became of it."""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from castelude.room.tables import events as ev
from castelude.room.tables.table import Table


class Outcome(Enum):
    """What became of an event that was to be written."""

    STORED = "stored"
    CONFLICT = "conflict"
    SIGNED_OUT = "signed out"


@dataclass(frozen=True, slots=True)
class Write:
    """An event to be stored as the next one of its table, and what the table looks like after it."""

    table_id: str
    seq: int
    at_ms: int
    player: str | None
    event: ev.AnyEvent
    command_id: str
    status: str
    bot_to_move: bool
    seats: dict[int, str] | None = None
    """Who sits where now; None when nobody has moved."""
    session: str | None = None
    """The hash of the session that asks; one that has ended writes nothing."""

    def row(self) -> tuple[object, ...]:
        """What is stored of it, in the order of `COLUMNS`."""
        event = ev.encode(self.event)
        in_log = (self.table_id, self.seq, self.command_id, self.at_ms, self.player, event)
        return (*in_log, self.status, self.bot_to_move, self.session)


COLUMNS = ("table_id", "seq", "command_id", "at_ms", "player_id", "data", "status", "bot_to_move", "session")


def waits_for_bot(table: Table) -> bool:
    """Whether the seat to decide is a bot's."""
    actor = table.actor()
    return actor is not None and table.chairs[actor].kind == "bot"


def seats_of(table: Table) -> dict[int, str]:
    """Who sits where, bots left out."""
    return {
        seat: chair.player
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "person" and chair.player is not None
    }


class Committer(Protocol):
    """Stores groups of events, each in one transaction."""

    async def commit(self, writes: list[Write]) -> list[Outcome]:
        """Store the next event of each of several tables; what became of each.

        The log decides: an event is stored when its number is the next one and its command is new. Nothing of a session
        that has ended is stored.
        """

    async def close(self) -> None:
        """Give back what the committer holds; the engine is its owner's."""
