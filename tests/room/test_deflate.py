"""Compressed messages: as the WebSocket library reads and makes them, for every client that may ask for them."""

import asyncio
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from castelude.room.live.deflate import END, KEPT, LONG, OFFER, Packer, Whole, Words, unpacked
from castelude.room.live.frames import MOST, PACKED, WHOLE_TEXT, framed, short_text
from tests.kit.room import Person
from tests.kit.thin_socket import ThinSocket

CLIENTS = {
    "a browser": ClientPerMessageDeflateFactory(client_max_window_bits=True),
    "one that asks for nothing": ClientPerMessageDeflateFactory(),
    "one that keeps nothing": ClientPerMessageDeflateFactory(server_no_context_takeover=True),
    "one with little memory": ClientPerMessageDeflateFactory(server_max_window_bits=9),
}


def agree(client: ClientPerMessageDeflateFactory) -> tuple[Packer, PerMessageDeflate]:
    """The room's end and the client's, as the handshake leaves them."""
    answer, ours = OFFER.process_request_params(client.get_request_params(), [])
    return Packer(ours), client.process_response_params(answer, [])


words = st.text("abc", max_size=4).map(lambda text: b'{"card":"%b"}' % text.encode())
texts = st.builds(
    lambda kind, parts, times: kind(b"".join(parts) * times),
    st.sampled_from([bytes, Whole]),
    st.lists(words, min_size=1, max_size=20),
    st.integers(1, 40),
)


@pytest.mark.parametrize("name", CLIENTS)
@given(st.lists(texts, max_size=12))
def test_whatever_is_packed_is_read_by_the_library(name: str, sent: list[bytes]) -> None:
    packer, client = agree(CLIENTS[name])
    for text in sent:
        frame = Frame(Opcode.TEXT, packer.packed(text), rsv1=True)
        assert bytes(client.decode(frame).data) == text


def test_what_was_sent_before_makes_the_next_message_short() -> None:
    packer, _ = agree(CLIENTS["a browser"])
    text = "".join(map(str, range(300))).encode()
    first = packer.packed(text)
    assert len(packer.packed(text)) < len(first) / 10
    packer.packed(Whole(text))
    assert len(packer.packed(text)) == len(first), "a whole table is kept"


def test_no_more_is_kept_than_promised() -> None:
    packer, _ = agree(CLIENTS["a browser"])
    for number in range(50):
        packer.packed(f"{number}".encode() * 400)
        assert len(packer._kept) <= KEPT


def test_short_messages_and_what_people_say_are_sent_as_they_are() -> None:
    packer, _ = agree(CLIENTS["a browser"])
    for text in (b"x" * (LONG - 1), Words(b"x" * 2000)):
        assert framed(text, packer)[1] is text
    assert framed(b"x" * LONG, packer)[0][0] == WHOLE_TEXT | PACKED
    assert framed(b"x" * LONG, None)[0][0] == WHOLE_TEXT


# ---- from clients ----


@given(st.text(max_size=300))
def test_a_short_text_of_a_client_is_unpacked(text: str) -> None:
    _, client = agree(CLIENTS["a browser"])
    frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=True, extensions=[client])
    assert short_text(frame, may_be_packed=True) == text
    assert short_text(frame) is None


def test_a_text_that_is_long_when_unpacked_is_left_to_the_library() -> None:
    zip_ = zlib.compressobj(wbits=-15)
    bomb = (zip_.compress(b"x" * 2_000_000) + zip_.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END)
    assert len(bomb) < MOST + 100
    assert unpacked(bomb, MOST) is None


@pytest.mark.parametrize("data", [b"\xff\xff\xff", b"\x03\x00", b"\x06"])
def test_a_broken_text_is_left_to_the_library(data: bytes) -> None:
    assert unpacked(data, MOST) in (None, b"")


# ---- over a real socket ----


class Watcher(ThinSocket):
    """A client that notes the sizes of what comes, by type."""

    def __init__(self, port: int, path: str, token: str) -> None:
        super().__init__(port, path, token)
        self.sizes: dict[str, tuple[int, int]] = {}
        self.heard = asyncio.Event()

    def opened(self) -> None:
        self.send({"type": "join"})

    def hear(self, message: dict[str, Any], size: int) -> None:
        kind = message.get("type", "news")
        self.sizes[kind] = (size, len(str(message)))
        if kind == "update":
            self.send({"type": "chat", "command_id": "c1", "text": "castle " * 60})
        if kind == "chat":
            self.heard.set()


def test_a_table_comes_compressed_and_chat_does_not(ann: Person) -> None:
    table = ann.open_table("castellum")
    (token,) = ann.http.cookies.values()
    port = int(ann.room.url.rpartition(":")[2])

    async def watch() -> dict[str, tuple[int, int]]:
        loop = asyncio.get_running_loop()
        _, watcher = await loop.create_connection(lambda: Watcher(port, f"/live/{table}", token), "127.0.0.1", port)
        await asyncio.wait_for(watcher.heard.wait(), 30)
        watcher.transport.abort()
        return watcher.sizes

    sizes = asyncio.run(watch())
    sent, spelled = sizes["update"]
    assert sent < 0.6 * spelled
    assert sizes["chat"][0] > 400, "chat was compressed"
