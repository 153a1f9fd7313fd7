"""Open sockets without the framework around them, and without a task while nothing comes: they are idle for hours."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from castelude.room.http.request import address_of
from castelude.room.live.uvicorn_socket import TAKE_OVER, Socket


class Listener(Protocol):
    """Who attends to a peer: one message at a time, and once its end."""

    async def hear(self, text: str) -> bool:
        """Deal with a message; False when it was the last one to be heard."""

    async def over(self) -> None:
        """The peer has gone, or is to go."""


class ClientSocket:
    """The other end of an open socket.

    Each message is heard in a task of its own, one after the other; between two of one peer everybody else gets a turn.
    """

    __slots__ = ("_gone", "_listener", "_reading", "_socket", "address")

    def __init__(self, socket: Socket, address: str) -> None:
        self._socket = socket
        self.address = address
        self._gone = False
        self._reading: asyncio.Task[None] | None = None
        self._listener: Listener | None = None

    def listen(self, listener: Listener) -> None:
        """From now on this one hears what comes."""
        self._listener = listener
        self._socket.queue.on_put = self._wake
        self._wake()

    async def send_text(self, text: str) -> None:
        await self._put({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int) -> None:
        await self._put({"type": "websocket.close", "code": code, "reason": ""})

    async def _put(self, message: Any) -> None:  # noqa: ANN401 ASGI
        if self._gone:
            raise WebSocketDisconnect(detail="gone")
        await self._socket.send(message)

    def _wake(self) -> None:
        if self._reading is None and self._listener is not None and not self._socket.queue.empty():
            self._reading = self._socket.spawn(self._read(self._listener))

    async def _read(self, listener: Listener) -> None:
        message = await self._socket.receive()
        self._gone = message["type"] == "websocket.disconnect"
        if self._gone or not await listener.hear(message.get("text") or ""):
            self._listener = None
            try:
                await listener.over()
            finally:
                self._socket.end()
        self._reading = None
        self._wake()


def hand_over(socket: WebSocket[Any, Any, Any], take: Callable[[ClientSocket], None]) -> None:
    """Give the socket to this one once its handler is through; nothing of the handshake is kept then."""
    if TAKE_OVER not in socket.scope["state"]:
        raise RuntimeError("this server cannot hand sockets over: serve the room with `castelude serve`")
    address = address_of(socket)
    socket.scope["state"][TAKE_OVER] = lambda taken: take(ClientSocket(taken, address))
