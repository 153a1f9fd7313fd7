"""The messages of the socket, in both directions. docs/room-protocol.md tells when each is sent."""

from enum import IntEnum
from typing import Annotated, Any, Never, NotRequired, TypedDict

import msgspec

from castelude.core.record import JsonObject
from castelude.room.live.table_events import SentEvent
from castelude.room.tables.commands import ActionText, ChatText, Command, CommandId, Strict
from castelude.room.tables.shapes import (
    ClockState,
    Fairness,
    LegalActions,
    LogLine,
    Params,
    PendingRequest,
    Summary,
)
from castelude.room.wire import Wire

PROTOCOL = 4
Delta = Annotated[Any, Wire("Json")]
"""How one JSON value becomes another: see `live.delta`."""
LegalSteps = Annotated[list[int | str], Wire("[seat: number, ...steps: (number | string)[]]")]
SentEvents = Annotated[list[msgspec.Raw], Wire(list[SentEvent])]
"""The events come as they lie in the journal: already encoded."""


class CloseCode(IntEnum):
    """Why the socket was closed."""

    SERVER_ERROR = 1011
    """Something failed on our side: come back."""
    TRY_AGAIN_LATER = 1013
    """The database is unavailable, or the client comes back too often: come back a little later."""
    ABUSE = 4400
    SIGNED_OUT = 4401
    """Nobody is signed in, or no longer."""
    FORBIDDEN = 4403
    """A foreign origin, or a person who may not watch this table."""
    TOO_SLOW = 4408
    """The client sends and does not read."""
    TOO_MANY = 4429
    """Too many connections."""


# ---- from the client ----


class Hello(Strict, tag="join", tag_field="type"):
    """Begin or resume: everything after this sequence number is sent."""

    after_seq: Annotated[int, msgspec.Meta(ge=0)] = 0


class ActMessage(Strict, tag="act", tag_field="type"):
    """Decide in the game; `expected_seq` is the number of the state that was decided on."""

    command_id: CommandId
    expected_seq: Annotated[int, msgspec.Meta(ge=0)]
    action: ActionText


class DoMessage(Strict, tag="do", tag_field="type"):
    """Any other command."""

    command_id: CommandId
    command: Command
    expected_seq: Annotated[int, msgspec.Meta(ge=0)] | None = None


class ExplainMessage(Strict, tag="explain", tag_field="type"):
    """Ask why an action is possible, or why not."""

    id: CommandId
    action: ActionText


class PreviewMessage(Strict, tag="preview", tag_field="type"):
    """Ask what a legal action would lead to, as far as the seat to decide can know."""

    id: CommandId
    action: ActionText


class ChatMessage(Strict, tag="chat", tag_field="type"):
    """Say something at the table."""

    command_id: CommandId
    text: ChatText


class PingMessage(Strict, tag="ping", tag_field="type"):
    """Answered by a pong with the server's time."""


OtherRequest = Hello | DoMessage | ExplainMessage | ChatMessage
Request = OtherRequest | ActMessage
"""The messages that are counted as work of this worker."""

SocketMessage = Request | PreviewMessage | PingMessage


# ---- to the client ----


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of what the server sends, but for `News`."""


class Identity(msgspec.Struct):
    """A person as others see them, with the id that only the person is told."""

    id: str
    name: str


class Welcome(Message, tag="welcome"):
    """The answer to `join`; the table follows."""

    protocol: int
    you: Identity
    seq: int


class Update(Message, tag="update"):
    """The whole table after joining: the events after `after`, and the snapshot."""

    after: int
    seq: int
    events: SentEvents
    table: Summary
    requests: list[PendingRequest]
    fairness: Fairness
    host: bool
    seats: list[int]
    left: list[int]
    takebacks: int
    clock: ClockState
    views: dict[str, JsonObject]
    aids: dict[str, JsonObject]
    legal: LegalActions | None


class News(TypedDict):
    """What has happened since the last message, and deltas of the parts of the snapshot that it changed.

    It has no `type`. `legal` is the seat to decide and the steps to its list of actions; without it the viewer is not
    to decide.
    """

    type: NotRequired[Never]
    events: SentEvents
    legal: NotRequired[LegalSteps]
    table: NotRequired[Delta]
    requests: NotRequired[Delta]
    fairness: NotRequired[Delta]
    host: NotRequired[Delta]
    seats: NotRequired[Delta]
    left: NotRequired[Delta]
    takebacks: NotRequired[Delta]
    clock: NotRequired[Delta]
    views: NotRequired[Delta]
    aids: NotRequired[Delta]


class Ack(Message, tag="ack"):
    """The command is stored, as the event of this number."""

    command_id: str
    seq: int


class Refused(Message, tag="refused"):
    """Nothing was done. `message` is a Fluent message id; `detail` is for programs and logs."""

    command_id: str | None
    code: str
    clause: str | None
    message: str
    params: Params
    detail: str


class Explained(Message, tag="explained"):
    """The verdict on an action."""

    id: str
    legal: bool
    clause: str | None
    message: str
    params: Params


class Previewed(Message, tag="previewed"):
    """What an action would lead to; view and aids are null where they depend on something hidden."""

    id: str
    view: JsonObject | None
    aids: JsonObject | None
    lines: list[LogLine]


class ChatLine(msgspec.Struct):
    """Something said at the table: by whom (`who` is their mark), from which seat (null: a spectator).

    `account` is false for a guest.
    """

    number: int
    at: int
    who: str
    name: str
    seat: int | None
    account: bool
    text: str


class Chat(Message, tag="chat"):
    """Lines of chat that are new to the viewer."""

    lines: list[ChatLine]


class PersonHere(msgspec.Struct):
    """Somebody who is connected; `who` is their mark at this table, as in its seats and its chat."""

    who: str
    name: str
    account: bool


class Presence(Message, tag="presence"):
    """Those who are connected to the table."""

    people: list[PersonHere]


class Pong(Message, tag="pong"):
    """The server's time in milliseconds."""

    now: int


TypedMessage = Welcome | Update | Ack | Refused | Explained | Previewed | Chat | Presence | Pong
ServerMessage = TypedMessage | News
