"""What has happened at a table. A table is its events: folding them gives its state, on any worker, at any time."""

from typing import Any

import msgspec

from castelude.room.tables.commands import TableSettings, What


class Event(msgspec.Struct, tag_field="kind"):
    """Base of all events."""


class Created(Event, tag="created"):
    settings: TableSettings
    host: str
    rematch_of: str | None = None


class Seated(Event, tag="seated"):
    """A person has taken a seat."""

    seat: int
    player: str
    name: str


class Unseated(Event, tag="unseated"):
    """Seats have become free before the start."""

    seats: list[int]
    kicked: bool = False


class BotSeated(Event, tag="bot"):
    seat: int
    level: str


class Readied(Event, tag="ready"):
    seats: list[int]
    ready: bool


class Started(Event, tag="started"):
    """The game has begun. Setup and nonce stay secret to the end; their hash is shown at once."""

    setup: dict[str, Any]
    nonce: str
    commitment: str
    chance: list[str]
    """Random events that came before the first decision."""


class Acted(Event, tag="acted"):
    """A seat has decided: its action and the random events that followed."""

    seat: int
    actions: list[str]
    spent_ms: int


class TookBack(Event, tag="tookback"):
    """The game went back to its first `keep` actions."""

    seat: int
    keep: int


class Asked(Event, tag="asked"):
    """A seat asks the others for something; `keep`, `target` and `level` say what."""

    what: What
    seat: int
    keep: int | None = None
    target: int | None = None
    level: str | None = None


class Answered(Event, tag="answered"):
    what: What
    seats: list[int]
    agree: bool


class Resigned(Event, tag="resigned"):
    seat: int


class TimedOut(Event, tag="timedout"):
    """A seat ran out of time and an opponent claimed it."""

    seat: int
    by: int


class Left(Event, tag="left"):
    """A person has left a game under way; the seats wait."""

    seats: list[int]


class Adopted(Event, tag="adopted"):
    """A guest has signed in: everything of the guest's is now the account's."""

    guest: str
    player: str
    name: str


class Rematched(Event, tag="rematched"):
    table: str


class BotTrouble(Event, tag="bottrouble"):
    """A bot crashed or was too slow, and a random move was made for it."""

    seat: int
    why: str


AnyEvent = (
    Created
    | Seated
    | Unseated
    | BotSeated
    | Readied
    | Started
    | Acted
    | TookBack
    | Asked
    | Answered
    | Resigned
    | TimedOut
    | Left
    | Adopted
    | Rematched
    | BotTrouble
)
