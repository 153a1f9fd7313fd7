"""WebSockets below the application: uvicorn's protocol, made to cut off clients that do not read.

Subclasses a private class of uvicorn; `uvicorn_http` is the only other module that does (docs/adr/0004-room.md).
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any
from weakref import WeakKeyDictionary

import structlog
from uvicorn.protocols.utils import ClientDisconnected as ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.protocol import Protocol, Side, State
from websockets.server import ServerProtocol

from castelude.room.live.deflate import OFFER, Packer
from castelude.room.live.frames import ends_with_frame, framed, short_text
from castelude.room.live.pings import Pings

TAKE_OVER = "castelude_take_over"
"""The key of a socket's scope state with the callback that takes the socket over after the handshake, or None."""
SEND_SECONDS = 15.0
CLOSE_SECONDS = 5.0
MOST_PIECES = 256
PIECE = 2048
MOST_AFTER_CLOSE = 8192
OF_HANDSHAKE = ("app", "app_state", "asgi_version", "default_headers", "root_path", "server")
"""What nobody asks for any more once a socket is open."""
log = structlog.get_logger()
_PINGS: WeakKeyDictionary[asyncio.AbstractEventLoop, Pings] = WeakKeyDictionary()


class Inbox:
    """A queue of received messages for one reader, a fifth of the size of asyncio's queue."""

    __slots__ = ("_messages", "_waiting", "on_put")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None
        self.on_put: Callable[[], None] | None = None
        """Called when a message has arrived."""

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

    def take(self) -> Any:  # noqa: ANN401 ASGI
        """The next message; there must be one."""
        return self._messages.pop(0)

    def empty(self) -> bool:
        return not self._messages


class Gate:
    """An event that tasks can wait for, a tenth of the size of asyncio's event."""

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
    """A WebSocket whose client has to read: for a client that does not, no close, ping or pong is buffered.

    `send_texts` raises `TimeoutError` when the client has not read earlier messages for too long.

    Received bytes are parsed a little at a time, once the application has handled the messages before: a client that
    sends many small messages keeps nobody else waiting. What clients nearly always send, one short text in one frame,
    is read here; everything else is left to uvicorn and its parser, which is made when it is needed.
    """

    _unread = b""
    _between_frames = True
    """Whether all that came after the handshake was whole frames, so that the next byte begins one."""
    _packer: Packer | None = None
    """Compresses long texts, if the client has agreed to it."""
    _ping_at: int | None = None
    """For which second the next ping is planned."""
    _parser: Protocol | None = None
    # what most open sockets have in common stands here once, see `_be_small`
    handshake_initiated = handshake_complete = True
    close_sent = disconnected = False
    close_timer = ping_timer = pong_timer = pending_ping_payload = initial_response = None
    scheme = "ws"

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 uvicorn's own
        super().__init__(*args, **options)
        self.queue: Inbox = Inbox()  # type: ignore[assignment]
        self.writable: Gate = Gate()  # type: ignore[assignment]
        assert isinstance(self.conn, ServerProtocol)
        self.conn.available_extensions = [OFFER]

    @property  # type: ignore[override]
    def conn(self) -> Protocol:
        """The parser of frames. An open socket between two messages does without: it would take 1.5 KB."""
        if self._parser is None:
            self._parser = Protocol(Side.SERVER, max_size=self.config.ws_max_size, logger=self.logger)
            self._parser.extensions = [] if self._packer is None else [self._packer.unpacking()]
        return self._parser

    @conn.setter
    def conn(self, parser: Protocol) -> None:
        self._parser = parser

    @property
    def _is_open(self) -> bool:
        return self._parser is None or self._parser.state is State.OPEN

    def _drop_parser(self) -> None:
        """Give the parser up between two messages; not once the socket is being closed."""
        parser = self._parser
        if parser is None or not self._is_open or not self._between_frames or self._unread or self.frames:
            return
        if not (parser.reader.buffer or parser.expect_continuation_frame or parser.parser_exc):
            self._parser = None

    async def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send these messages once the client has read earlier ones."""
        if not self.writable.is_set():  # a limit on every write would cost as much as the write
            async with asyncio.timeout(SEND_SECONDS):
                await self.writable.wait()
        self.write_texts(texts)

    def write_texts(self, texts: Iterable[bytes]) -> None:
        """Send these messages with one write: a write costs as much as making a message.

        Frames are made here, in a fifth of the time that websockets takes.
        """
        if self.disconnected or not self._is_open:
            raise ClientDisconnected
        self.transport.write(b"".join([part for text in texts for part in framed(text, self._packer)]))

    async def send(self, message: Any) -> None:  # noqa: ANN401 ASGI
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # free them: a socket stays open for hours
            del self.request, self.response
            agreed = next((one for one in self.conn.extensions if isinstance(one, PerMessageDeflate)), None)
            self._packer = None if agreed is None else Packer(agreed)

    def data_received(self, data: bytes) -> None:
        if self.read_paused:
            self.transport.pause_reading()
        elif not self._unread and self.handshake_complete and self._between_frames and self._take_text(data):
            return
        if self.handshake_initiated and self._between_frames:
            self._between_frames = ends_with_frame(data)
        self._unread += data
        if self.close_sent and len(self._unread) > MOST_AFTER_CLOSE:
            self.transport.abort()
        else:
            self._unpack()

    def _take_text(self, data: bytes) -> bool:
        """Deliver a message that came alone, in one short frame; False, with nothing done, for anything else."""
        if self.close_sent or self.frames or not self._is_open:
            return False
        text = short_text(data, self._packer is not None)
        if text is None:
            return False
        self.read_paused = True  # the transport goes on reading until more comes than the application can take
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    async def receive(self) -> Any:  # noqa: ANN401 ASGI
        message = await super().receive()
        self._unpack()
        return message

    def take(self) -> Any:  # noqa: ANN401 ASGI
        """What `receive` returns, when a message is waiting."""
        message = self.queue.take()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        self._unpack()
        return message

    def _unpack(self) -> None:
        while self._unread and not self.read_paused and not self.disconnected:
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            super().data_received(piece)
            if self.close_sent:  # at most the client's close frame
                break
        self._drop_parser()

    async def run_asgi(self) -> None:
        """Let the application accept or reject the socket; if somebody takes it over, go on without the application."""
        self.scope["state"][TAKE_OVER] = None
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            log.debug("client disconnected")
        except Exception:
            log.exception("websocket failed")
            self.send_500_response()
        take_over = self.scope["state"][TAKE_OVER]
        if take_over is None:
            self.end()
        else:
            del self.scope
            self._be_small()
            take_over(self)

    def _be_small(self) -> None:
        """Keep only what this socket does not share with nearly all others: it stays open for hours."""
        self._drop_parser()
        shared = type(self)
        self.__dict__ = {
            name: value
            for name, value in vars(self).items()
            if name not in OF_HANDSHAKE and getattr(shared, name, self) is not value
        }

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task that the server waits for when it shuts down."""
        task = self.loop.create_task(work)
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)
        return task

    def end(self) -> None:
        """Close the connection; abort it if the client does not answer the close in time."""
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
        if self.curr_msg_data_type == "text" and self._is_open:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would write a page into the log
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def schedule_ping(self) -> None:
        if self.ping_interval is not None:
            pings = _PINGS.get(self.loop)
            if pings is None:
                pings = _PINGS[self.loop] = Pings(self.loop)
            self._ping_at = pings.plan(self, max(0.0, self.ping_interval - self.last_ping_rtt))

    def stop_keepalive(self) -> None:
        super().stop_keepalive()
        if self._ping_at is not None:
            _PINGS[self.loop].cancel(self, self._ping_at)
            self._ping_at = None

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
