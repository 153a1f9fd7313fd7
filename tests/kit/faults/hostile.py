"""Clients that mean no good, below the level of any library: raw frames, sockets that are never read, floods."""

import asyncio
import base64
import contextlib
import itertools
import json
import os
import random
import struct
import sys
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from tests.kit.faults.clients import Guest

ELSEWHERE = "127.0.0.2"
TEXT, BINARY, CLOSE, PING, CONTINUE = 1, 2, 8, 9, 0
GOODBYE = b"\x88\x02"
GONE = (OSError, EOFError, TimeoutError)
JOIN = json.dumps({"type": "join", "after_seq": 0}).encode()


def frame(opcode: int, payload: bytes, last: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A WebSocket frame as a client sends it, or as none should."""
    head = bytes([(0x80 if last else 0) | reserved << 4 | opcode])
    size, bit = len(payload), 0x80 if masked else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 65536:
        head += bytes([bit | 126]) + struct.pack("!H", size)
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", size)
    return head + (bytes(4) + payload if masked else payload)


class Raw:
    """A connection from another address. It reads only when it is told to."""

    def __init__(self, url: str) -> None:
        self.place = urlsplit(url)
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def connect(self) -> None:
        where = (self.place.hostname or "", self.place.port or 0)
        self.reader, self.writer = await asyncio.open_connection(*where, limit=4096, local_addr=(ELSEWHERE, 0))

    async def upgrade(self, table: str, guest: Guest) -> bool:
        """Open a WebSocket; False when the room does not want it."""
        await self.connect()
        lines = [
            f"GET /live/{table} HTTP/1.1",
            f"Host: {self.place.netloc}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            *(f"{name}: {value}" for name, value in guest.headers.items()),
        ]
        self.writer.write("\r\n".join([*lines, "", ""]).encode())
        return b" 101 " in await self.reader.readuntil(b"\r\n\r\n")

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def read_past(self) -> None:
        """Read and forget what has come, up to the room's goodbye."""
        data = await self.reader.read(65536)
        if not data or data[-4:-2] == GOODBYE:
            raise EOFError

    async def until_cut(self, seconds: float) -> float:
        """How long until the room ends the connection; what comes is not looked at."""
        began = time.monotonic()
        async with asyncio.timeout(seconds):
            with contextlib.suppress(*GONE):
                while True:
                    await self.read_past()
        return time.monotonic() - began

    def close(self) -> None:
        self.writer.transport.abort()


# ---- clients that do not read ----


async def ask_and_never_read(url: str, table: str, guest: Guest) -> None:
    """Ask for the whole table again and again; ends when cut off."""
    await _send_until_cut(url, table, guest, frame(TEXT, JOIN), 0.002)


async def ping_and_never_read(url: str, table: str, guest: Guest) -> None:
    await _send_until_cut(url, table, guest, frame(PING, bytes(125)) * 100, 0)


async def never_finish(url: str, table: str, guest: Guest) -> None:
    """A message in pieces without end, of no length."""
    await _send_until_cut(url, table, guest, frame(CONTINUE, b"", last=False), 0, first=frame(TEXT, b"{", last=False))


async def _send_until_cut(
    url: str, table: str, guest: Guest, data: bytes, pause: float, first: bytes = frame(TEXT, JOIN)
) -> None:
    raw = Raw(url)
    with contextlib.suppress(*GONE):
        if await raw.upgrade(table, guest):
            await raw.send(first)
            while True:
                async with asyncio.timeout(30):  # the room reads no more, and has not cut us off yet
                    await raw.send(data)
                await asyncio.sleep(pause)
    raw.close()


async def endless_headers(url: str) -> None:
    raw = Raw(url)
    await raw.connect()
    with contextlib.suppress(*GONE):
        await raw.send(b"GET / HTTP/1.1\r\n")
        while True:
            await raw.send(b"X-More: " + b"x" * 1000 + b"\r\n")
            await asyncio.sleep(0)
    raw.close()


async def flood(url: str, table: str, guest: Guest, stop: asyncio.Event, message: bytes) -> int:
    """Send as fast as it goes, read everything, come back when sent away; how many messages went out."""
    sent = 0
    while not stop.is_set():
        raw = Raw(url)
        with contextlib.suppress(*GONE):
            if await raw.upgrade(table, guest):
                reading = asyncio.create_task(raw.until_cut(600))
                while not stop.is_set() and not reading.done():
                    await raw.send(frame(TEXT, message))
                    sent += 1
                    await asyncio.sleep(0)
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)
        if hasattr(raw, "writer"):
            raw.close()
        await asyncio.sleep(0.05)
    return sent


# ---- nonsense ----

GOOD: list[dict[str, Any]] = [
    {"type": "join", "after_seq": 0},
    {"type": "act", "command_id": "x", "expected_seq": 3, "action": "C5-C6"},
    {"type": "do", "command_id": "x", "command": {"kind": "join", "seat": 1}},
    {"type": "do", "command_id": "x", "command": {"kind": "ask", "what": "draw"}},
    {"type": "do", "command_id": "x", "command": {"kind": "bot", "seat": 1, "level": "novice"}},
    {"type": "explain", "id": "x", "action": "C5-C6"},
    {"type": "preview", "id": "x", "action": "C5-C6"},
    {"type": "chat", "command_id": "x", "text": "hello"},
    {"type": "ping"},
]
ODD = ["NaN", "Infinity", "-Infinity", "-1", "1e999", str(2**80), "null", "true", "[]", "{}", '""', '"\\u0000"']
ODD += ['"\\ud800"', '"' + "é" * 300 + '"', '"' + "x" * 5000 + '"', "0.5", "[[[[]]]]", '{"kind":"start"}']
BAD_UTF8 = [b"\xff\xfe", b"\xc3\x28", b"\xe2\x82", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\xc0\xaf"]


def nonsense(rng: random.Random) -> Iterator[bytes]:
    """Frames without end: bad in every way, and now and then a good one."""
    answered = [odd_value, unknown_field, missing_field, cut_short, binary, good]
    deadly = [deep, oversized, bad_text, bad_frame]
    while True:
        yield rng.choice(deadly if rng.random() < 0.12 else answered)(rng)


def _text(text: str | bytes) -> bytes:
    return frame(TEXT, text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))


def good(rng: random.Random) -> bytes:
    return _text(json.dumps(rng.choice(GOOD)).replace('"x"', f'"{rng.random()}"'))


def odd_value(rng: random.Random) -> bytes:
    message = dict(rng.choice(GOOD))
    key = rng.choice(list(message))
    parts = [f'"{name}":{rng.choice(ODD) if name == key else json.dumps(value)}' for name, value in message.items()]
    return _text("{" + ",".join(parts) + "}")


def unknown_field(rng: random.Random) -> bytes:
    return _text(json.dumps({**rng.choice(GOOD), rng.choice(["extra", "__proto__", "seq", ""]): rng.random()}))


def missing_field(rng: random.Random) -> bytes:
    message = dict(rng.choice(GOOD))
    del message[rng.choice(list(message))]
    return _text(json.dumps(message))


def cut_short(rng: random.Random) -> bytes:
    text = json.dumps(rng.choice(GOOD))
    return _text(text[: rng.randrange(len(text))])


def deep(rng: random.Random) -> bytes:
    depth = rng.choice([100, 1000, 1600, 10_000])
    return _text(rng.choice(["[" * depth, '{"a":' * depth, '{"type":"join","after_seq":' + "[" * depth]))


def oversized(rng: random.Random) -> bytes:
    return _text('{"type":"ping"' + " " * rng.choice([8192, 9000, 32_768, 40_000, 100_000]) + "}")


def binary(rng: random.Random) -> bytes:
    return frame(BINARY, rng.randbytes(rng.randrange(2000)))


def bad_text(rng: random.Random) -> bytes:
    return _text(b'{"type":"chat","command_id":"x","text":"' + rng.choice(BAD_UTF8) + b'"}')


def bad_frame(rng: random.Random) -> bytes:
    """Reserved opcodes and bits, no mask, control frames that are too long or in pieces, odd closing codes."""
    return rng.choice(
        [
            frame(rng.choice([3, 7, 11, 15]), b"x"),
            frame(TEXT, b"{}", reserved=rng.randrange(1, 8)),
            frame(TEXT, b"{}", masked=False),
            frame(PING, bytes(126)),
            frame(PING, b"", last=False),
            frame(CONTINUE, b"{}"),
            frame(CLOSE, struct.pack("!H", rng.choice([0, 999, 1005, 5000]))),
            frame(CLOSE, b"x"),
            frame(TEXT, b'{"type":', last=False) + frame(TEXT, b'"ping"}'),
            frame(TEXT, b'{"type":', last=False) + frame(PING, b"") + frame(CONTINUE, b'"ping"}'),
        ]
    )


# ---- floods in a process of their own, so that the measure is not taken by the one who pushes ----


async def flood_from_here(url: str, table: str, strangers: list[Guest]) -> int:
    """Flood until the standard input ends."""
    stop = asyncio.Event()
    messages = [JOIN, b'{"type":"ping"}', json.dumps(GOOD[5]).encode()]
    floods = [
        asyncio.create_task(flood(url, table, guest, stop, message))
        for guest, message in zip(strangers, itertools.cycle(messages), strict=False)
    ]
    print("begun", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    stop.set()
    return sum(await asyncio.gather(*floods))


async def listen() -> None:
    """A server that is not the room: takes every connection in, and does nothing at all for it."""

    async def take_in(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(*GONE):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
            while await reader.read(2**16):
                pass
        writer.close()

    server = await asyncio.start_server(take_in, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    if not sys.argv[1:]:
        asyncio.run(listen())
        sys.exit()
    print(asyncio.run(flood_from_here(sys.argv[1], sys.argv[2], [Guest("", token) for token in sys.argv[3:]])))
