"""What the tables need of the rest of the room: a log of events, a log of chat, and somebody to wake."""

from dataclasses import dataclass
from enum import Enum
from typing import Literal, Protocol

import msgspec

from castelude.room.tables import events as ev
from castelude.room.tables.clocks import Pace


class WriteResult(Enum):
    """What became of an event that was to be stored."""

    STORED = "stored"
    CONFLICT = "conflict"
    """Its number was taken, or its command was carried out before."""
    SIGNED_OUT = "signed out"
    """The session that asked has ended."""


SeatOutcome = Literal["won", "drawn", "lost", "left", "shared"]
"""`left`: the person has given the seat up, or a bot stood in at the end. `shared`: one person held several seats."""


class SeatResult(msgspec.Struct, frozen=True):
    """How a game ended for a seat; `first`: whether it is the person's first seat at the table."""

    seat: int
    player: str | None
    name: str | None
    level: str | None
    score: int | None
    winner: bool
    outcome: SeatOutcome
    first: bool


class TableResult(msgspec.Struct, frozen=True):
    """How a game ended, as it is stored for lists and queries. `public`: whether everybody may look at the game."""

    table_id: str
    game: str
    pace: Pace
    rated: bool
    public: bool
    why: str
    plies: int
    ended_ms: int
    seats: list[SeatResult]


class Write(msgspec.Struct, frozen=True):
    """An event to be stored as the next one of its table, and what the table looks like after it."""

    table_id: str
    seq: int
    at_ms: int
    player: str | None
    event: ev.AnyEvent
    command_id: str
    status: str
    listed: bool
    bot_to_move: bool
    seats: dict[int, str] | None = None
    """The people by seat now; None when nobody has moved."""
    session: str | None = None
    """The hash of the session that asks; a session that has ended writes nothing."""
    due_ms: int | None = None
    """When the time of the game is up, at the earliest."""
    turn_of: str | None = None
    """The person who is to decide now."""
    turn_seq: int = 0
    """Since which event."""
    result: TableResult | None = None
    """How the game ended, when this event ends it or changes whose result that is."""


@dataclass(frozen=True)
class NewTable:
    """A table to be stored with its first event."""

    table_id: str
    event: ev.Created
    status: str
    rules_version: int
    at_ms: int
    command_id: str


class Stored(msgspec.Struct, frozen=True):
    """An event as it is in the log."""

    seq: int
    at_ms: int
    event: ev.AnyEvent


class EventLog(Protocol):
    """The events of all tables. It has the last word on what has happened."""

    errors: tuple[type[Exception], ...]
    """What its methods raise while the log is unavailable. Whether something was stored is not known then."""

    def cause_of(self, error: Exception) -> str:
        """What is wrong with it, for the host: never what was to be stored."""

    async def create(self, table: NewTable) -> bool:
        """Store a new table with its first event; False when there is a table of that id."""

    async def append(self, write: Write) -> WriteResult:
        """Store an event if its number is the next one, its command is new and its session has not ended."""

    async def events(self, table_id: str, after_seq: int = 0) -> list[Stored]:
        """The events of a table after this number."""

    async def events_of(self, after: dict[str, int]) -> dict[str, list[Stored]]:
        """The events after these numbers at several tables."""

    async def news_of(self, after: dict[str, int]) -> dict[str, list[Stored]]:
        """The same for the few events that other workers have just stored."""

    async def find_command(self, table_id: str, command_id: str) -> int | None:
        """The sequence number that a command was given, if it was carried out."""

    async def versions(self, table_ids: list[str]) -> dict[str, tuple[int, int]]:
        """The latest sequence number and the latest line of chat of each of these tables."""

    async def close(self) -> None:
        """Release the connections that are held for it."""


class Deadlines(Protocol):
    """The tables that have to be looked at when nobody asks."""

    async def due(self, now_ms: int) -> list[str]:
        """The games whose time may be up."""

    async def next_due(self) -> int | None:
        """When the time of the next game may be up."""

    async def expired(self, listed_ms: int, open_ms: int) -> list[str]:
        """Tables that wait for players since before then: listed ones, and others."""


class ChatConflict(Exception):
    """Somebody else has said something at this table meanwhile; nothing was stored."""


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat. `seat` is what the person played, None for a spectator; `account`: whether they had signed in."""

    table_id: str
    command_id: str
    at_ms: int
    player_id: str
    name: str
    text: str
    seat: int | None
    account: bool


class ChatLog(Protocol):
    """The chat of all tables."""

    async def say(self, line: Said) -> bool:
        """Store a line; False when this command was stored before, `ChatConflict` when its number was taken."""


class Heartbeat(Protocol):
    """Remembers when any worker was alive."""

    async def beat(self, now_ms: int, gap_ms: int) -> int:
        """The server is alive now; a silence longer than the gap is stored as downtime. Returns the latest beat."""

    async def downtimes(self) -> list[tuple[int, int]]:
        """When the server was down, from and to."""


class Audience(Protocol):
    """The viewers of this worker."""

    def changed(self, table_id: str) -> None:
        """There are new events at this table."""

    def chatted(self, table_id: str) -> None:
        """There is a new line of chat at this table."""

    def send_away(self, table_id: str | None = None) -> None:
        """Nothing that the viewers of this table (of all tables) were sent may be true: they have to begin again."""

    def table_count(self) -> int:
        """How many tables have viewers."""


class Person(Protocol):
    """Somebody who may host a table or say something."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def login(self) -> str | None: ...
