"""The connections below the application: uvicorn's own, but nobody waits for a client that does not read or ask.

Such a client is cut off. What clients may do once they are heard is the application's business.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TAKE_OVER = "castelude_take_over"
"""Where the state of a socket's scope says who takes it over, if anybody does, when the application has let it in."""
REQUEST_SECONDS = 15.0
SEND_SECONDS = 15.0
CLOSE_SECONDS = 5.0
MOST_HEADER_BYTES = 32 * 1024
MOST_PIECES = 256
PIECE = 2048
MOST_AFTER_CLOSE = 8192
MOST_PER_ADDRESS = 256
log = structlog.get_logger()
COME_LATER = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 2\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Http(HttpToolsProtocol):
    """A connection that has to ask its question within a time, in headers of a bounded length.

    One address holds a bounded number of them, unless everybody comes through one proxy. WebSockets are counted by the
    application.
    """

    held: ClassVar[Counter[str]] = Counter()
    turns_away: ClassVar[Callable[[str], bool] | None] = None
    """Whether the application would not let this address in, so that a WebSocket is not made for nothing."""
    _deadline: asyncio.TimerHandle | None = None
    _address: str | None = None
    _header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client and not self.config.proxy_headers else None
        if address is not None:
            if self.held[address] >= MOST_PER_ADDRESS:
                transport.abort()
                return
            self.held[address] += 1
            self._address = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._wait()
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._header_bytes = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_message_complete(self) -> None:
        self._heard()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._heard()
        address, turns_away = self._address, type(self).turns_away
        self._leave()
        if address is not None and turns_away is not None and turns_away(address):
            self.transport.write(COME_LATER)
            self.transport.close()
        else:
            super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _heard(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _count(self, size: int) -> None:
        self._header_bytes += size
        if self._header_bytes > MOST_HEADER_BYTES:
            self.transport.abort()

    def _leave(self) -> None:
        if self._address is not None:
            self.held[self._address] -= 1
            if not self.held[self._address]:
                del self.held[self._address]
            self._address = None


class Inbox:
    """What has come in and nobody has asked for yet, for one reader; a fifth of the size of asyncio's queue."""

    __slots__ = ("_messages", "_waiting", "on_put")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None
        self.on_put: Callable[[], None] | None = None
        """Called when something has come."""

    def put_nowait(self, message: Any) -> None:  # noqa: ANN401 ASGI
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        if self.on_put is not None:
            self.on_put()

    async def get(self) -> Any:  # noqa: ANN401 ASGI
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._messages.pop(0)

    def empty(self) -> bool:
        return not self._messages


class Gate:
    """Whether something may go on, and who waits for it; asyncio's event is ten times as large."""

    __slots__ = ("_closed",)

    def __init__(self) -> None:
        self._closed: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        return self._closed is None

    def set(self) -> None:
        if self._closed is not None:
            self._closed.set_result(None)
            self._closed = None

    def clear(self) -> None:
        if self._closed is None:
            self._closed = asyncio.get_running_loop().create_future()

    async def wait(self) -> None:
        if self._closed is not None:
            await asyncio.shield(self._closed)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket whose client has to read: no goodbye, no pong and no ping waits in memory for one that does not.

    `send` raises `TimeoutError` when the client has not read what was sent before for too long.

    What it sends is unpacked a little at a time, when the application has dealt with what came before: a heap of small
    messages keeps nobody else waiting.
    """

    _unread = b""

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 uvicorn's own
        super().__init__(*args, **options)
        self.queue: Inbox = Inbox()  # type: ignore[assignment]
        self.writable: Gate = Gate()  # type: ignore[assignment]

    async def send(self, message: Any) -> None:  # noqa: ANN401 ASGI
        if message["type"] == "websocket.send":
            if self.close_sent:
                raise ClientDisconnected
            if not self.writable.is_set():  # a limit on every message would cost as much as sending it
                async with asyncio.timeout(SEND_SECONDS):
                    await self.writable.wait()
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # a socket stays open for hours
            del self.request, self.response

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if self.close_sent and len(self._unread) > MOST_AFTER_CLOSE:
            self.transport.abort()
        else:
            self._unpack()

    async def receive(self) -> Any:  # noqa: ANN401 ASGI
        message = await super().receive()
        self._unpack()
        return message

    def _unpack(self) -> None:
        while self._unread and not self.read_paused and not self.disconnected:
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            super().data_received(piece)
            if self.close_sent:  # its own goodbye, at most
                break

    async def run_asgi(self) -> None:
        """Let the application let the socket in or not; who takes it over then goes on without the application."""
        self.scope["state"][TAKE_OVER] = None
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            log.debug("a client has gone")
        except Exception:
            log.exception("a socket failed")
            self.send_500_response()
        take_over = self.scope["state"][TAKE_OVER]
        if take_over is None:
            self.end()
        else:
            del self.scope
            take_over(self)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that the server knows of, so that it waits for it when it stops."""
        task = self.loop.create_task(work)
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)
        return task

    def end(self) -> None:
        """Nothing more is to come: close, in a while whatever the client does."""
        if self.close_timer is None:
            self.transport.close()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Any) -> None:  # noqa: ANN401 a frame
        if len(self.frames) >= MOST_PIECES:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and self.conn.state is State.OPEN:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would write a page into the log
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
