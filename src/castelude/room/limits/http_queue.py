"""Requests as work under way: from the end of what is asked to the beginning of the answer.

Neither a client that sends slowly nor one that reads slowly takes anything from others.
"""

import contextlib

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send

from castelude.room.http.request import AnyConnection, address_of, room_of

LARGEST_BODY = 64 * 1024


def _costs_little(scope: Scope) -> bool:
    """Files and figures; and hints, which wait in a queue of their own."""
    path = scope["path"]
    return not path.startswith("/api/") or path.endswith(("/health", "/hint"))


class TakeTurns(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)
    should_bypass_for_scope = staticmethod(_costs_little)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Carry out a request whose body has come, or refuse it."""
        connection: AnyConnection = ASGIConnection(scope)
        asked = await _body(receive)

        async def receive_again() -> HTTPReceiveMessage:
            return asked.pop(0) if asked else await receive()  # type: ignore[return-value]

        with contextlib.ExitStack() as turn:

            async def answer(message: Message) -> None:
                turn.close()
                await send(message)

            mine = turn.enter_context(room_of(connection).admission.turn(address_of(connection)))
            await mine.come()
            await next_app(scope, receive_again, answer)


async def _body(receive: Receive) -> list[HTTPReceiveMessage]:
    """What the client asks, to its end; of a body that is too large, enough for the refusal."""
    messages: list[HTTPReceiveMessage] = []
    size = 0
    while size <= LARGEST_BODY:
        message: HTTPReceiveMessage = await receive()  # type: ignore[assignment]
        messages.append(message)
        if message["type"] != "http.request" or not message["more_body"]:
            break
        size += len(message["body"])
    return messages
