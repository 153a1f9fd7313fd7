"""Frames of WebSockets (RFC 6455, 5.2), as far as they are plain: whole texts, short ones from clients."""

from castelude.room.live.deflate import LONG, Packer, Words, unpacked

try:
    from websockets.speedups import apply_mask
except ImportError:  # a system without a compiled websockets
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
"""The first byte of a text in one frame, without extensions."""
PACKED = 0x40
"""Set in that byte when the text is compressed (`deflate`)."""
MASKED = 0x80
SHORT = 125
"""The longest content whose length stands in the second byte."""
TWO_BYTES, EIGHT_BYTES = 126, 127
LENGTH = 0x7F
MOST = 2048
"""The longest content that is read here."""


def text_head(length: int, packed: int = 0) -> bytes:
    """What stands before a text of so many bytes, sent by a server; `packed` is `PACKED` for a compressed one."""
    if length <= SHORT:
        return bytes((WHOLE_TEXT | packed, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT | packed, TWO_BYTES)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT | packed, EIGHT_BYTES)) + length.to_bytes(8, "big")


def framed(text: bytes, packer: Packer | None) -> tuple[bytes, bytes]:
    """A text of the server as it is sent: what stands before it, and itself, compressed if it is long."""
    if packer is None or len(text) < LONG or isinstance(text, Words):
        return text_head(len(text)), text
    packed = packer.packed(text)
    return text_head(len(packed), PACKED), packed


def short_text(data: bytes, may_be_packed: bool = False) -> str | None:
    """The text of a client, if this is exactly one whole and short frame with a valid one; else None."""
    if len(data) < 6 or not data[1] & MASKED:
        return None
    if data[0] != WHOLE_TEXT and not (may_be_packed and data[0] == WHOLE_TEXT | PACKED):
        return None
    length, begin = data[1] & LENGTH, 6
    if length == TWO_BYTES:
        length, begin = int.from_bytes(data[2:4], "big"), 8
        if not SHORT < length <= MOST:
            return None
    if length == EIGHT_BYTES or len(data) != begin + length:
        return None
    text: bytes | None = apply_mask(data[begin:], data[begin - 4 : begin])
    if text is not None and data[0] & PACKED:
        text = unpacked(text, MOST)
    try:
        return None if text is None else text.decode()
    except UnicodeDecodeError:
        return None


def ends_with_frame(data: bytes) -> bool:
    """Whether these bytes of a client, which begin with a frame, are whole frames."""
    place = 0
    while place < len(data):
        head = data[place : place + 10]
        length = head[1] & LENGTH if len(head) > 1 else 0
        place += 6
        if length == TWO_BYTES:
            length = int.from_bytes(head[2:4], "big")
            place += 2
        elif length == EIGHT_BYTES:
            length = int.from_bytes(head[2:10], "big")
            place += 8
        place += length
    return place == len(data)
