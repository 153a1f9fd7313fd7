"""HTTP connections below the application: uvicorn's protocol with limits for slow and greedy clients.

Subclasses a private class of uvicorn; `uvicorn_socket` is the only other module that does (docs/adr/0004-room.md).
"""

import asyncio
from collections import Counter
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from castelude.room.limits.addresses import household_of

IS_TURNED_AWAY = "castelude_is_turned_away"
"""The key of the lifespan's state with a function of an address: whether the application would refuse a WebSocket."""
REQUEST_SECONDS = 15.0
CLOSE_SECONDS = 5.0
MOST_HEADER_BYTES = 32 * 1024
MOST_PER_ADDRESS = 256
COME_LATER = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 2\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Http(HttpToolsProtocol):
    """A connection whose client has to send its request within a time limit, in headers of limited length.

    The number of connections of an address is limited, except behind a proxy. WebSockets are counted by the
    application.
    """

    held: ClassVar[Counter[str]] = Counter()
    _deadline: asyncio.TimerHandle | None = None
    _household: str | None = None
    _header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client and not self.config.proxy_headers:
            household = household_of(self.client[0])
            if self.held[household] >= MOST_PER_ADDRESS:
                transport.abort()
                return
            self.held[household] += 1
            self._household = household
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
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
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        counted, is_turned_away = self._household is not None, self.app_state.get(IS_TURNED_AWAY)
        self._leave()
        if counted and self.client and is_turned_away is not None and is_turned_away(self.client[0]):
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

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _count(self, size: int) -> None:
        self._header_bytes += size
        if self._header_bytes > MOST_HEADER_BYTES:
            self.transport.abort()

    def _leave(self) -> None:
        if self._household is not None:
            self.held[self._household] -= 1
            if not self.held[self._household]:
                del self.held[self._household]
            self._household = None
