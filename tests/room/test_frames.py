"""Frames that are read and made without the WebSocket library: as that library reads and makes them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side, State

from castelude.room.live.frames import MOST, ends_with_frame, short_text, text_head

LENGTHS = (0, 1, 125, 126, 127, 2048, 65_535, 65_536)


def from_client(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_of_the_server_has_the_frame_of_the_library(length: int) -> None:
    data = b"x" * length
    assert text_head(length) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


@given(st.text(max_size=300))
def test_a_short_text_of_a_client_is_read(text: str) -> None:
    assert short_text(from_client(Opcode.TEXT, text.encode())) == text


OTHERS = {
    "nothing": b"",
    "a part": from_client(Opcode.TEXT, b"half")[:-1],
    "two": from_client(Opcode.TEXT, b"two") + from_client(Opcode.TEXT, b"texts"),
    "a text to be continued": from_client(Opcode.TEXT, b"begun", fin=False),
    "bytes": from_client(Opcode.BINARY, b"{}"),
    "a ping": from_client(Opcode.PING, b""),
    "the end": from_client(Opcode.CLOSE, b""),
    "no text": from_client(Opcode.TEXT, b"\xff\xfe"),
    "a long text": from_client(Opcode.TEXT, b"x" * (MOST + 1)),
    "an open text": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    "a reserved bit": b"\xc1" + from_client(Opcode.TEXT, b"reserved")[1:],
    "a longer length than needed": b"\x81\xfe\x00\x02" + b"\0" * 4 + b"ab",
}


@pytest.mark.parametrize("what", OTHERS)
def test_everything_else_is_left_to_the_library(what: str) -> None:
    assert short_text(OTHERS[what]) is None


FRAMES = st.lists(
    st.one_of(
        st.builds(from_client, st.just(Opcode.TEXT), st.binary(max_size=200)),
        st.builds(from_client, st.just(Opcode.BINARY), st.integers(0, 70_000).map(bytes)),
        st.builds(from_client, st.sampled_from([Opcode.PING, Opcode.PONG]), st.binary(max_size=125)),
    ),
    min_size=1,
    max_size=4,
).map(b"".join)


@given(FRAMES, st.data())
def test_the_end_of_a_frame_is_found_wherever_the_library_finds_it(frames: bytes, draw: st.DataObject) -> None:
    """Cut anywhere: whole frames are those of which the library has read everything."""
    cut = frames[: draw.draw(st.integers(1, len(frames)))]
    library = Protocol(Side.SERVER, state=State.OPEN, max_size=None)
    library.receive_data(cut)
    frames_read = [event for event in library.events_received() if isinstance(event, Frame)]
    read = sum(len(from_client(frame.opcode, bytes(frame.data))) for frame in frames_read)
    assert ends_with_frame(cut) is (read == len(cut))
