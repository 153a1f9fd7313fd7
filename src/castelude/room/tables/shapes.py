"""The shapes of what viewers see of a table.

They are TypedDicts and not structs, because updates are deltas between plain values (`live.delta`), and making plain
values of structs for each update would cost more than everything else. `make types` gives them to the client.
"""

from typing import Literal, NotRequired, TypedDict

from castelude.core.options import OptionValue
from castelude.core.record import JsonObject
from castelude.core.verdict import Param
from castelude.room.tables.clocks import ClockEnd, ClockKind
from castelude.room.tables.commands import Starts, Takebacks, Watch, What

Params = dict[str, Param]
Status = Literal["open", "dealing", "running", "finished", "cancelled"]
SeatKind = Literal["free", "person", "bot"]
Ending = Literal["game", "resigned", "time", "draw", "cancelled", "outdated"]


class LogLine(TypedDict):
    """A sentence of a game's log: a message id and its arguments. Cards and places go by their ids."""

    id: str
    args: Params


class SeatState(TypedDict):
    """Who sits on a seat: nobody, a person with a name, or a bot of a level.

    `who` is the person's mark at this table, the same in chat and presence; `away` is when the person left. A bot
    with a name stands in for that person, who may come back. `named`: on a shared device the name is the player's of
    this seat, and not of the person who holds it. `vacation`: until when the person is on vacation. `nth`: which of the
    bots of its level, from 1, where there are several.
    """

    kind: SeatKind
    name: str | None
    level: str | None
    ready: bool
    away: int | None
    who: str | None
    named: bool
    vacation: int | None
    nth: int | None


class ClockSettings(TypedDict):
    """How time is counted, every field given; `grace` in hours."""

    kind: ClockKind
    seconds: int
    increment: int
    days: int
    ends: ClockEnd
    grace: int


class Outcome(TypedDict):
    """How a game ended: by its own rules (`game`) or otherwise. Scores that are not known are left out."""

    why: Ending
    scores: list[int]
    winners: list[int]


class ChallengeMark(TypedDict):
    """The table of a daily challenge: the day, and whether it is the attempt that counts, or practice."""

    day: str
    counts: bool


class Summary(TypedDict):
    """A table in a list: nothing here is secret from those who may see the table. `host`: that person's mark."""

    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    status: Status
    listed: bool
    watch: Watch
    clock: ClockSettings
    takebacks: Takebacks
    grace: int
    shared: bool
    rated: bool
    starts: Starts
    host: str
    custom: bool
    seats: list[SeatState]
    seq: int
    plies: int
    actor: int | None
    outcome: Outcome | None
    rules_version: int
    created: int
    changed: int
    rematch: str | None
    rematch_of: str | None
    challenge: NotRequired[ChallengeMark]
    exhibition: NotRequired[bool]
    """Whether bots of the house play here for those who like to watch."""
    tournament: NotRequired[str]
    """The id of the tournament to which the game belongs."""
    outdated: NotRequired[int]
    """Where the present rules no longer replay the game: how many of its actions they still do."""


class Fairness(TypedDict):
    """What proves the deal fair: hashes at first, nonces and setup when the game is over.

    `house`: the SHA-256 of the house's nonce. `terms`: what was agreed, as JSON text; `seal`: its SHA-256.
    `waiting`: the seats that have yet to reveal a nonce. `nonces`: the seats' own; null where the house stood in.
    """

    house: str
    custom: bool
    terms: str | None
    seal: str | None
    waiting: list[int]
    revealed: bool
    nonce: NotRequired[str]
    nonces: NotRequired[list[str | None]]
    setup: NotRequired[JsonObject]


class PendingRequest(TypedDict):
    """Something that a seat has asked of the others, who has agreed, and whose answer is missing."""

    what: What
    seat: int
    target: int | None
    level: str | None
    agreed: list[int]
    waiting: list[int]


class ClockState(TypedDict):
    """The milliseconds left to each seat (null at a table without a clock), and whose time runs."""

    left: list[int] | None
    running: int | None
    out: bool


class LegalActions(TypedDict):
    """What the seat to decide may do."""

    seat: int
    actions: list[str]


class CommonPart(TypedDict):
    """What everybody sees of a table."""

    table: Summary
    requests: list[PendingRequest]
    fairness: Fairness


class OwnPart(TypedDict):
    """What is about one viewer, or about this moment. `left`: the seats that wait for the viewer to come back."""

    host: bool
    seats: list[int]
    left: list[int]
    takebacks: int
    clock: ClockState


class Sight(TypedDict):
    """What a seat (or a spectator) sees of the game."""

    view: JsonObject
    aids: JsonObject


class Snapshot(CommonPart, OwnPart):
    """Everything a viewer needs to draw a table. Views and aids go by seat number, or by `watch` for spectators."""

    views: dict[str, JsonObject]
    aids: dict[str, JsonObject]
    legal: LegalActions | None


class Verdict(TypedDict):
    """Whether an action is legal, by which clause, and why, as a message id with parameters."""

    legal: bool
    clause: str | None
    message: str
    params: Params


class Preview(TypedDict):
    """What an action would lead to; view and aids are null where they depend on something hidden."""

    view: JsonObject | None
    aids: JsonObject | None
    lines: list[LogLine]
