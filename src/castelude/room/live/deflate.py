"""Long messages made short on their way: permessage-deflate (RFC 7692), without a zlib context for each open socket.

All browsers offer it. A context would take 40 KB of every socket; here the latest long messages themselves are kept,
and zlib is given them as its dictionary when the next one is compressed. Clients compress each message by itself.
"""

import zlib
from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.typing import ExtensionParameter

LONG = 350
"""Shorter messages are sent as they are: that costs less time, and they would push longer ones out of what is kept."""
KEPT = 4096
WINDOW_BITS = 13
"""Room for what is kept and for a message; a client's window need not be larger."""
END = b"\x00\x00\xff\xff"
"""What ends a flushed block and is left out on the wire."""
_MEMORY = {"level": 6, "memLevel": 5}


class Words(bytes):
    """A message with what people say and how they are called: it is not compressed.

    Its length would tell an eavesdropper at the table how much of it a seat was told before, such as names of cards.
    """

    __slots__ = ()


class Whole(bytes):
    """A message with a whole table: compressed, but not kept, since it would take memory of every socket."""

    __slots__ = ()


class Offer(ServerPerMessageDeflateFactory):
    """What the room agrees to."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        if not agreed.local_no_context_takeover:
            del agreed.encoder  # `Packer` does without it
        return answer, agreed


OFFER = Offer(client_no_context_takeover=True, server_max_window_bits=WINDOW_BITS, compress_settings=_MEMORY)


class Packer:
    """Compresses the messages to one client that has agreed to it."""

    __slots__ = ("_bits", "_keeps", "_kept")

    def __init__(self, agreed: PerMessageDeflate) -> None:
        self._bits = agreed.local_max_window_bits
        self._keeps = 0 if agreed.local_no_context_takeover else min(KEPT, 1 << (self._bits - 1))
        self._kept = b""

    def packed(self, text: bytes) -> bytes:
        """A text for a compressed frame, which has to be sent next: later ones may refer to it."""
        zip_ = zlib.compressobj(wbits=-self._bits, zdict=self._kept, **_MEMORY)
        data = zip_.compress(text) + zip_.flush(zlib.Z_SYNC_FLUSH)
        self._kept = (self._kept + text)[-self._keeps :] if self._keeps and not isinstance(text, Whole) else b""
        return data.removesuffix(END)

    def unpacking(self) -> PerMessageDeflate:
        """The extension for a parser of this client's frames, each compressed by itself; nothing is sent through it."""
        return PerMessageDeflate(True, True, zlib.MAX_WBITS, self._bits)


def unpacked(data: bytes, most: int) -> bytes | None:
    """A client's message of at most so many bytes; None if it is longer or broken."""
    unzip = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
    try:
        text = unzip.decompress(data + END, most)
    except zlib.error:
        return None
    return None if unzip.unconsumed_tail or unzip.eof else text
