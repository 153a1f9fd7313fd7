"""Open sockets without the framework around them, and without a task while nothing arrives: they idle for hours.

The Litestar handler accepts the WebSocket and calls `hand_over`; when the handler has returned, uvicorn's protocol
(`uvicorn_socket.Socket.run_asgi`) gives the socket to the callback, and Litestar's objects can be freed.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from castelude.room.live.uvicorn_socket import TAKE_OVER, Socket


class Receiver(Protocol):
    """Handles what arrives on a socket: one message at a time, and once its end."""

    async def receive(self, text: str) -> bool:
        """Handle a message; False to end the connection."""

    async def close(self) -> None:
        """The client has gone, or is to go."""


class ClientSocket:
    """An open socket.

    Each message is handled in a task of its own, one after the other; between two messages of one client every other
    client gets its turn.
    """

    __slots__ = ("_gone", "_reading", "_receiver", "_socket", "household")

    def __init__(self, socket: Socket, household: str) -> None:
        self._socket = socket
        self.household = household
        self._gone = False
        self._reading: asyncio.Task[None] | None = None
        self._receiver: Receiver | None = None

    def deliver_to(self, receiver: Receiver) -> None:
        """Give every message to this receiver from now on."""
        self._receiver = receiver
        self._socket.queue.on_put = self._wake
        self._wake()

    @property
    def is_writable(self) -> bool:
        """Whether the client has read enough of what was sent before."""
        return self._socket.writable.is_set()

    async def send_texts(self, texts: Iterable[bytes]) -> None:
        self._need_client()
        await self._socket.send_texts(texts)

    def write_texts(self, texts: Iterable[bytes]) -> None:
        """Send these messages now, whether the client has read earlier ones or not."""
        self._need_client()
        self._socket.write_texts(texts)

    async def close(self, code: int) -> None:
        self._need_client()
        await self._socket.send({"type": "websocket.close", "code": code, "reason": ""})

    def _need_client(self) -> None:
        if self._gone:
            raise WebSocketDisconnect(detail="gone")

    def _wake(self) -> None:
        if self._reading is None and self._receiver is not None and not self._socket.queue.empty():
            self._reading = self._socket.spawn(self._read(self._receiver))

    async def _read(self, receiver: Receiver) -> None:
        message = self._socket.take()
        self._gone = message["type"] == "websocket.disconnect"
        if self._gone or not await receiver.receive(message.get("text") or ""):
            self._receiver = None
            try:
                await receiver.close()
            finally:
                self._socket.end()
        self._reading = None
        self._wake()


def hand_over(socket: WebSocket[Any, Any, Any], household: str, take: Callable[[ClientSocket], None]) -> None:
    """Call `take` with the socket once its handler has returned; nothing of the handshake is kept then."""
    if TAKE_OVER not in socket.scope["state"]:
        raise RuntimeError("this server cannot hand sockets over: serve the room with `castelude serve`")
    socket.scope["state"][TAKE_OVER] = lambda taken: take(ClientSocket(taken, household))
