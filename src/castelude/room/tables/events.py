"""What has happened at a table. A table is its events: folding them gives its state, on any worker, at any time."""

from typing import Any

import msgspec

from castelude.room.tables.commands import ClosedWhy, TableSettings, What


class Event(msgspec.Struct, tag_field="kind"):
    """Base of all events."""


class OfDay(msgspec.Struct, frozen=True):
    """The table of a daily challenge; `counts`: whether it is the attempt that counts, or practice."""

    day: str
    counts: bool


class Created(Event, tag="created"):
    """A table was opened. The nonce of the house stays secret to the end; its hash is shown at once."""

    settings: TableSettings
    host: str
    house: str = ""
    rematch_of: str | None = None
    challenge: OfDay | None = None
    exhibition: bool = False
    """Whether bots of the house play here for those who like to watch."""
    tournament: str | None = None


class Seated(Event, tag="seated"):
    """A person has taken a seat."""

    seat: int
    player: str
    name: str
    named: bool = False
    """Whether the name is the seat's, and not the person's (see `Named`)."""
    pledge: str | None = None
    account: bool = False
    """Whether the person had signed in to an account."""


class Named(Event, tag="named"):
    """On a shared device the player of a seat has got a name, or goes by that of the person who holds it again."""

    seat: int
    name: str
    named: bool = True


class Unseated(Event, tag="unseated"):
    """Seats have become free before the start."""

    seats: list[int]
    kicked: bool = False
    host: str | None = None
    """Who becomes the host by that."""


class Closed(Event, tag="closed"):
    """A table was closed: its host has `left` before the start, nobody came any more, a moderator did it.

    `paired`: the person who played bots there has found opponents.
    """

    why: ClosedWhy


class BotSeated(Event, tag="bot"):
    seat: int
    level: str


class SettingsChanged(Event, tag="settings"):
    """The host has changed what is agreed; seats beyond the new number are gone."""

    settings: TableSettings


class Readied(Event, tag="ready"):
    seats: list[int]
    ready: bool
    pledge: str | None = None


class Dealing(Event, tag="dealing"):
    """The terms of the deal are sealed; whoever has pledged a nonce is now to reveal it."""

    terms: str
    pledges: list[str | None]


class Revealed(Event, tag="revealed"):
    """Seats have revealed their nonce; it stays secret to the end."""

    seats: list[int]
    nonce: str


class Started(Event, tag="started"):
    """The game has begun. All but the terms stays secret to the end; the hash of the terms is the seal."""

    setup: dict[str, Any]
    seed: str = msgspec.field(name="nonce")
    """Of the deal and of all random events. It is stored under its first name."""
    terms: str = ""
    nonces: list[str | None] = msgspec.field(default_factory=list)
    """What the seats have revealed; None where the house stood in."""
    chance: list[str] = msgspec.field(default_factory=list)
    """Random events that came before the first decision."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended by its rules. It follows from the actions, and is stored in case they no longer replay."""

    scores: list[int]
    winners: list[int]


class Acted(Event, tag="acted"):
    """A seat has decided: its action and the random events that followed."""

    seat: int
    actions: list[str]
    spent_ms: int
    result: Result | None = None


class TookBack(Event, tag="tookback"):
    """The game went back to its first `keep` actions, after the seat to decide had thought for so long."""

    seat: int
    keep: int
    spent_ms: int = 0


class Asked(Event, tag="asked"):
    """A seat asks the others for something; `keep`, `target` and `level` say what, `voters` who has to agree."""

    what: What
    seat: int
    keep: int | None = None
    target: int | None = None
    level: str | None = None
    spent_ms: int = 0
    """How long the seat to decide had thought, should this settle a take-back."""
    voters: list[int] | None = None
    pledge: str | None = None
    """For the deal of a rematch."""


class Answered(Event, tag="answered"):
    what: What
    seats: list[int]
    agree: bool
    spent_ms: int = 0
    """How long the seat to decide had thought, should this settle a take-back."""
    pledge: str | None = None
    """For the deal of a rematch."""


class Resigned(Event, tag="resigned"):
    seat: int


class TimedOut(Event, tag="timedout"):
    """A seat ran out of time: an opponent claimed it, or the room ended it by itself."""

    seat: int
    by: int | None = None


class Left(Event, tag="left"):
    """A person has left a game under way; the seats wait."""

    seats: list[int]


class Returned(Event, tag="returned"):
    """Somebody who had left is back."""

    seats: list[int]
    player: str
    name: str


class Adopted(Event, tag="adopted"):
    """A guest has signed in: everything of the guest's is now the account's."""

    guest: str
    player: str
    name: str


class Renamed(Event, tag="renamed"):
    """A person goes by another name at this table: a moderator has seen to it, or the account was deleted."""

    player: str
    name: str


class WentOnVacation(Event, tag="vacation"):
    """A person is on vacation from then to then; the same beginning again changes the end."""

    player: str
    from_ms: int
    to_ms: int


class Rematched(Event, tag="rematched"):
    table: str


class BotTrouble(Event, tag="bottrouble"):
    """A bot crashed or was too slow, and a random move was made for it."""

    seat: int
    why: str


AnyEvent = (
    Created
    | Seated
    | Named
    | Unseated
    | Closed
    | BotSeated
    | SettingsChanged
    | Readied
    | Dealing
    | Revealed
    | Started
    | Acted
    | TookBack
    | Asked
    | Answered
    | Resigned
    | TimedOut
    | Left
    | Returned
    | Adopted
    | Renamed
    | WentOnVacation
    | Rematched
    | BotTrouble
)

CHANGES_POSITION = (Dealing, Started, Acted, TookBack)
"""The events that change the position, or begin the game."""
MOVES_PEOPLE = (
    Seated,
    Unseated,
    Closed,
    BotSeated,
    SettingsChanged,
    Dealing,
    Started,
    Resigned,
    TimedOut,
    Left,
    Returned,
    Adopted,
)
"""The events after which somebody else may sit on a seat, or nobody."""
