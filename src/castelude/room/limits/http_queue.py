"""HTTP requests as work under way: from the end of the request's body to the beginning of the answer.

A client that sends or reads slowly takes nothing from others.
"""

import contextlib
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send

from castelude.room.limits.admission import Slot

LARGEST_BODY = 64 * 1024
OWN_QUEUE = "own_queue"
"""The option of handlers that wait in a queue of their own, for bots or rendering processes, or cost next to nothing:
they hold no slot meanwhile."""
Admit = Callable[[ASGIConnection[Any, Any, Any, Any]], AbstractContextManager[Slot]]


def _costs_little(scope: Scope) -> bool:
    """Static files and metrics."""
    return not scope["path"].startswith("/api/")


class HttpQueue(ASGIMiddleware):
    """Lets each request wait for its slot, or refuses it. `admit` gives the slot of a connection."""

    scopes = (ScopeType.HTTP,)
    exclude_opt_key = OWN_QUEUE
    should_bypass_for_scope = staticmethod(_costs_little)

    def __init__(self, admit: Admit) -> None:
        self._admit = admit

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Handle a request once its body has arrived."""
        asked = await _body(receive)

        async def receive_again() -> HTTPReceiveMessage:
            return asked.pop(0) if asked else await receive()  # type: ignore[return-value]

        with contextlib.ExitStack() as held:

            async def answer(message: Message) -> None:
                held.close()
                await send(message)

            slot = held.enter_context(self._admit(ASGIConnection(scope)))
            await slot.acquire()
            await next_app(scope, receive_again, answer)


async def _body(receive: Receive) -> list[HTTPReceiveMessage]:
    """The whole request; of a body that is too large, enough for the refusal."""
    messages: list[HTTPReceiveMessage] = []
    size = 0
    while size <= LARGEST_BODY:
        message: HTTPReceiveMessage = await receive()  # type: ignore[assignment]
        messages.append(message)
        if message["type"] != "http.request" or not message["more_body"]:
            break
        size += len(message["body"])
    return messages
