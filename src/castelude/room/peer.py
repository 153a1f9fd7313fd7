"""Open sockets without the framework around them: a message costs less, and so does a socket that is idle for hours."""

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Litestar, WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Scope, Send

WORK = "castelude_work"


class Peer:
    """The other end of an open socket."""

    __slots__ = ("_gone", "_receive", "_send", "address")

    def __init__(self, address: str, receive: Receive, send: Send) -> None:
        self.address = address
        self._receive = receive
        self._send = send
        self._gone = False

    async def receive_text(self) -> str:
        """The next message; an empty text for one that is none. `WebSocketDisconnect` when the peer has gone."""
        message: Any = await self._receive()
        if message["type"] == "websocket.disconnect":
            self._gone = True
            raise WebSocketDisconnect(detail="gone", code=message["code"])
        return message.get("text") or ""

    async def send_text(self, text: str) -> None:
        await self._put({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int) -> None:
        await self._put({"type": "websocket.close", "code": code, "reason": ""})

    async def _put(self, message: Any) -> None:  # noqa: ANN401 ASGI
        if self._gone:
            raise WebSocketDisconnect(detail="gone")
        await self._send(message)


def hand_over(socket: WebSocket[Any, Any, Any], work: Callable[[Peer], Awaitable[None]]) -> None:
    """Have this done with the socket once its handler is through; nothing of the handshake is kept then."""
    socket.scope["state"][WORK] = work


class App(Litestar):
    """The application: Litestar lets sockets in, and what was handed over goes on outside of it."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 ASGI
        await super().__call__(scope, receive, send)
        work = scope["state"].get(WORK) if scope["type"] == "websocket" else None
        if work is not None:
            peer = Peer(scope["client"][0] if scope["client"] else "?", receive, send)
            _forget(scope)
            await work(peer)


def _forget(scope: Scope) -> None:
    """Let go of what the handshake left, but for the place: the server itself asks for that."""
    for key in list(scope):
        if key not in ("type", "path", "client", "query_string", "root_path"):
            del scope[key]  # type: ignore[misc]
