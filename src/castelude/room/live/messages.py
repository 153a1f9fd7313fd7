"""What a client may send over the socket, checked by msgspec."""

from typing import Annotated

import msgspec

from castelude.room.tables.commands import ActionText, ChatText, Command, CommandId, Strict


class Hello(Strict, tag="join", tag_field="type"):
    """Begin or resume: everything after this sequence number is sent."""

    after_seq: Annotated[int, msgspec.Meta(ge=0)] = 0


class ActMessage(Strict, tag="act", tag_field="type"):
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
    command_id: CommandId
    text: ChatText


class PingMessage(Strict, tag="ping", tag_field="type"):
    """Answered by a pong with the server's time."""


SocketMessage = Hello | ActMessage | DoMessage | ExplainMessage | PreviewMessage | ChatMessage | PingMessage
