"""What has happened at a table, as values: `Table.fold` returns one for each event, and `live` renders it for viewers.

Everybody who may look at the table may read these, except `Decided`, which says what each reader may know.
"""

from typing import TypedDict

import msgspec

from castelude.core.game import AnyGame
from castelude.core.match import Played
from castelude.core.verdict import LogLine
from castelude.room.tables.commands import ClosedWhy, What


class Stamp(TypedDict):
    """The number of an event, and its time since the table was created."""

    seq: int
    at: int


class EventShown(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """What all events have: the number, and the time in milliseconds.

    Sent, `at` counts from the making of the table (`table.created`); spelled out, it is the time itself.
    """

    seq: int
    at: int


class CreatedEvent(EventShown, tag="created"):
    """The table was opened."""


class SeatedEvent(EventShown, tag="seated"):
    """A person has taken a seat."""

    seat: int
    name: str


class NamedEvent(EventShown, tag="named"):
    """The player of a seat has got a name, on a shared device."""

    seat: int
    name: str


class UnseatedEvent(EventShown, tag="unseated"):
    """Seats have become free before the start."""

    seats: list[int]
    names: list[str | None]
    kicked: bool


class ClosedEvent(EventShown, tag="closed"):
    """An open table was closed: its host has left, or nobody has come for a long time."""

    why: ClosedWhy


class BotEvent(EventShown, tag="bot"):
    """A bot has taken a seat."""

    seat: int
    level: str


class SettingsEvent(EventShown, tag="settings"):
    """The host has changed what is agreed before the start."""


class ReadyEvent(EventShown, tag="ready"):
    """Seats have said that they are ready, or that they are not."""

    seats: list[int]
    ready: bool


class DealingEvent(EventShown, tag="dealing"):
    """The game is being dealt: whoever has pledged a nonce is to reveal it."""

    seal: str


class RevealedEvent(EventShown, tag="revealed"):
    """Seats have revealed their nonces to the house."""

    seats: list[int]


class StartedEvent(EventShown, tag="started"):
    """The game has begun."""

    seal: str


class TookBackEvent(EventShown, tag="tookback"):
    """The game went back to its first `ply` actions."""

    seat: int
    ply: int


class AskedEvent(EventShown, tag="asked"):
    """A seat asks the others for something."""

    what: What
    seat: int
    target: int | None
    level: str | None


class AnsweredEvent(EventShown, tag="answered"):
    """Seats have agreed, or not."""

    what: What
    seats: list[int]
    agree: bool


class ResignedEvent(EventShown, tag="resigned"):
    """A seat has given the game up."""

    seat: int


class TimedOutEvent(EventShown, tag="timedout"):
    """A seat ran out of time; another claimed it, or (null) the game ended by itself."""

    seat: int
    by: int | None


class LeftEvent(EventShown, tag="left"):
    """A person has left a game under way."""

    seats: list[int]
    names: list[str | None]


class ReturnedEvent(EventShown, tag="returned"):
    """Somebody who had left is back."""

    seats: list[int]
    name: str


class AdoptedEvent(EventShown, tag="adopted"):
    """A guest has signed in, and goes by the name of the account."""

    seats: list[int]
    name: str


class RenamedEvent(EventShown, tag="renamed"):
    """Somebody goes by another name now."""

    seats: list[int]
    name: str


class VacationEvent(EventShown, tag="vacation"):
    """A person is on vacation until then; with days for each turn their clock stands still."""

    seats: list[int]
    name: str | None
    until: int


class RematchedEvent(EventShown, tag="rematched"):
    """The next table is open."""

    table: str


class BotTroubleEvent(EventShown, tag="bottrouble"):
    """A bot failed, and another took its place."""

    seat: int
    why: str


OtherEvent = (
    CreatedEvent
    | SeatedEvent
    | NamedEvent
    | UnseatedEvent
    | ClosedEvent
    | BotEvent
    | SettingsEvent
    | ReadyEvent
    | DealingEvent
    | RevealedEvent
    | StartedEvent
    | TookBackEvent
    | AskedEvent
    | AnsweredEvent
    | ResignedEvent
    | TimedOutEvent
    | LeftEvent
    | ReturnedEvent
    | AdoptedEvent
    | RenamedEvent
    | VacationEvent
    | RematchedEvent
    | BotTroubleEvent
)
"""Every event but `acted`: sent as it is."""


class Seen(msgspec.Struct, frozen=True):
    """What one reader may know of a decision."""

    actions: list[str]
    log: list[list[LogLine]]
    """What each of the actions did."""


class Decided(msgspec.Struct, frozen=True):
    """A seat has decided: its action and the random events that followed. `live` makes an `ActedEvent` of it."""

    seq: int
    at: int
    seat: int
    ply: int
    """How many actions the game has now."""
    turn: int
    """A number that grows with every new turn."""
    notation: str
    """What this decision adds to the score sheet of its turn."""
    seen: dict[int | None, Seen]
    """By seat; None: a spectator. In a game without secrets everybody reads what a spectator does."""


def seen_by_readers(game: AnyGame, players: int, played: Played) -> tuple[str, dict[int | None, Seen]]:
    """The notation of a decision that was played, and what each reader may know of it."""
    notation = ""
    readers = [None, *range(players)] if game.hidden else [None]
    seen: dict[int | None, Seen] = {reader: Seen([], []) for reader in readers}
    for number, action in enumerate(played.actions):
        before, after = played.positions[number], played.positions[number + 1]
        notation += game.notation(before, action, after)
        for reader, known in seen.items():
            known.actions.append(game.seen_action(before, action, reader))
            known.log.append(game.log(before, action, after, reader))
    return notation, seen


Happened = Decided | OtherEvent
