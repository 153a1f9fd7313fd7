"""What people may ask of a table, and how a table is set up: the types of the wire, checked by msgspec."""

from typing import Annotated, Any, Literal

import msgspec

from castelude.bots import Level as Level
from castelude.room.tables.clocks import ClockRule

Watch = Literal["nobody", "link", "everybody"]
Takebacks = Literal["free", "ask", "never"]
Starts = Literal["host", "full"]
Wish = Literal["draw", "cancel", "takeback", "replace"]
What = Wish | Literal["rematch"]
ClosedWhy = Literal["left", "expired", "moderator", "paired"]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]
ActionText = Annotated[str, msgspec.Meta(max_length=200)]
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""A nonce, or a SHA-256: 64 digits."""
SeatName = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A struct that refuses keys it does not know."""


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before play.

    `listed`: shown in the lobby; else reached by its link alone. `watch`: who may look on; a game that `everybody` may
    watch is in the lobby while it is played. `takebacks`: `free` inside
    one's turn and by request, `ask` by request only, `never`. `grace`: for how many minutes the seat of somebody who
    has left waits before a bot may stand in. `shared`: several people share a device, so one may take several seats.
    `rated`: the result counts for the ratings of its players, who all have accounts.
    `starts`: when everybody is ready and the `host` says so, or when the table is `full`; among strangers, that is at
    listed tables, the host always has the word.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=10)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    listed: bool = False
    watch: Watch = "link"
    clock: ClockRule = ClockRule()
    takebacks: Takebacks = "free"
    grace: Annotated[int, msgspec.Meta(ge=1, le=43_200)] = 10
    shared: bool = False
    starts: Starts = "host"
    setup: dict[str, Any] | None = None
    rated: bool = False

    @property
    def starts_itself(self) -> bool:
        """Whether sitting down is being ready, and the last to sit down starts the game."""
        return self.starts == "full" and not self.listed


class Join(Strict, tag="join", tag_field="kind"):
    """Come back to one's seat, or take a free one (any without a number); several only on a shared device.

    `pledge`: as for `ready`, where sitting down is being ready.
    """

    seat: SeatNumber | None = None
    pledge: Hash | None = None


class Name(Strict, tag="name", tag_field="kind"):
    """Name the player of one of one's seats before the start, where people share a device; null: one's own name."""

    seat: SeatNumber
    name: SeatName | None = None


class Leave(Strict, tag="leave", tag_field="kind"):
    """Give up one's seats before the start; later they wait. A host closes an open table by it, or hands it on."""


class Kick(Strict, tag="kick", tag_field="kind"):
    """The host frees a seat before the start; who sat there stays out."""

    seat: SeatNumber


class SeatBot(Strict, tag="bot", tag_field="kind"):
    """The host seats a bot before the start."""

    seat: SeatNumber
    level: Level


class ChangeSettings(Strict, tag="settings", tag_field="kind"):
    """The host changes what is agreed, before the start; the game and a custom setup stay."""

    settings: TableSettings


class Ready(Strict, tag="ready", tag_field="kind"):
    """Be ready, or not. `pledge`: the SHA-256 of a nonce of one's own, which then has a part in the deal."""

    ready: bool = True
    pledge: Hash | None = None


class Start(Strict, tag="start", tag_field="kind"):
    """The host starts the game when everybody is ready, with a pledge of their own if they like."""

    pledge: Hash | None = None


class Reveal(Strict, tag="reveal", tag_field="kind"):
    """Show the nonce that one has pledged, so that the game can be dealt."""

    nonce: Hash


class Act(Strict, tag="act", tag_field="kind"):
    """Make a decision in the game, for the seat to decide."""

    action: ActionText


class TakeBack(Strict, tag="takeback", tag_field="kind"):
    """Take back a decision where that is free."""


class Ask(Strict, tag="ask", tag_field="kind"):
    """Ask the others: a draw, to cancel, to take back, or to let a bot of `level` stand in for somebody who has left.

    Without a level the seat becomes free, in games without secrets.
    """

    what: Wish
    seat: SeatNumber | None = None
    level: Level | None = None


class Answer(Strict, tag="answer", tag_field="kind"):
    """Agree to what was asked, or decline."""

    what: What
    agree: bool


class Resign(Strict, tag="resign", tag_field="kind"):
    """Resign the game."""


class Claim(Strict, tag="claim", tag_field="kind"):
    """Claim that the seat to decide has run out of time."""


class Rematch(Strict, tag="rematch", tag_field="kind"):
    """Ask for another game with the same people and settings, seats moved on by one, or agree to it.

    It begins when all have agreed. `pledge`: as for `ready`.
    """

    pledge: Hash | None = None


Command = (
    Join
    | Name
    | Leave
    | Kick
    | SeatBot
    | ChangeSettings
    | Ready
    | Start
    | Reveal
    | Act
    | TakeBack
    | Ask
    | Answer
    | Resign
    | Claim
    | Rematch
)
