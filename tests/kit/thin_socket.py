"""As little WebSocket as it takes, so that who makes the load is not what is measured.

Like browsers it offers permessage-deflate, and then compresses what it sends.
"""

import asyncio
import zlib
from typing import Any, cast

import msgspec

Json = dict[str, Any]
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nAuthorization: Bearer {token}\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PACKED = 0x40
END = b"\x00\x00\xff\xff"
_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


class ThinSocket(asyncio.Protocol):
    """A client's end; what it hears goes to `opened`, `hear` and `closed`."""

    def __init__(self, port: int, path: str, token: str) -> None:
        self.hello = HANDSHAKE.format(path=path, port=port, token=token).encode()
        self.open = False
        self.data = b""
        self.unzip = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
        self.packs = False

    def opened(self) -> None:
        """The server has taken us in."""

    def hear(self, message: Json, size: int) -> None:
        """A message, and how many bytes its frame had."""

    def closed(self, code: int) -> None:
        """The server says goodbye; or, before it has taken us in, answers with this status of HTTP."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        data = self.data + data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.data = head
                return
            status = int(head.split(b" ", 2)[1])
            if status != 101:
                self.closed(status)
                self.transport.abort()
                return
            self.open = True
            self.packs = b"permessage-deflate" in head
            self.opened()
        begin = 0
        while len(data) - begin >= 2:
            size, at = data[begin + 1], begin + 2
            if size == 126:
                size, at = int.from_bytes(data[at : at + 2], "big"), at + 2
            elif size == 127:
                size, at = int.from_bytes(data[at : at + 8], "big"), at + 8
            if len(data) < at + size:
                break
            payload = data[at : at + size]
            if data[begin] & PACKED:
                payload = self.unzip.decompress(payload + END)
            self.frame(data[begin] & 15, payload, at + size - begin)
            begin = at + size
        self.data = data[begin:]

    def frame(self, kind: int, payload: bytes, size: int) -> None:
        if kind == TEXT:
            self.hear(_decode(payload), size)
        elif kind == PING:
            self.write(PONG, payload)
        elif kind == CLOSE:
            self.closed(int.from_bytes(payload[:2], "big"))

    def send(self, message: Json) -> None:
        text = _encode(message)
        if self.packs:
            zip_ = zlib.compressobj(level=1, wbits=-zlib.MAX_WBITS, memLevel=5)
            self.write(PACKED | TEXT, (zip_.compress(text) + zip_.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END))
        else:
            self.write(TEXT, text)

    def write(self, kind: int, payload: bytes) -> None:
        """A masked frame; the mask is nought, which changes nothing and is allowed."""
        size = bytes([128 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + payload)
