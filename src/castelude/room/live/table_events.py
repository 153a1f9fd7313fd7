"""The events of a table as a viewer reads them, and in the short form in which they are sent."""

from typing import NamedTuple

from castelude.room.tables.happened import EventShown, OtherEvent
from castelude.room.tables.shapes import LogLine, Params


class ActedEvent(EventShown, tag="acted"):
    """A seat has decided: its action and the random events that followed, as the viewer may know them.

    `turn` grows with every new turn; `notation` is what this event adds to the score sheet of its turn.
    """

    seat: int
    ply: int
    actions: list[str]
    log: list[LogLine]
    turn: int
    notation: str


TableEvent = ActedEvent | OtherEvent


class SentLine(NamedTuple):
    """A line of a game's log as it is sent: the message GAME-log-WORD, without the arguments that its event says."""

    word: str
    args: Params


class SentActed(NamedTuple):
    """The event of nearly every update, as it is sent; an empty notation is left out."""

    seq: int
    at: int
    seat: int
    ply: int
    actions: list[str]
    log: list[SentLine | LogLine]
    turn: int
    notation: str = ""


SentEvent = SentActed | OtherEvent
