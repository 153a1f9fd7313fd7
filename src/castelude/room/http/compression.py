"""Answers are compressed, large ones in a thread: the event loop goes on meanwhile."""

import asyncio
import gzip
from typing import Literal

from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import CompressionEncoding
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import HTTPResponseBodyEvent, HTTPResponseStartEvent, Message, Scope, Send

LEVEL = 4
SMALLEST = 1024
LARGE = 32 * 1024
"""Half a millisecond of work at this level."""


class Compression(CompressionMiddleware):
    """Litestar's own, except for large bodies that are sent whole, and for what is packed already."""

    def create_compression_send_wrapper(
        self,
        send: Send,
        compression_encoding: Literal[CompressionEncoding.BROTLI, CompressionEncoding.GZIP] | str,
        scope: Scope,
    ) -> Send:
        onward = super().create_compression_send_wrapper(send, compression_encoding, scope)
        start: HTTPResponseStartEvent | None = None

        async def compressed(message: Message) -> None:
            nonlocal onward, start
            if message["type"] == "http.response.start":
                start, onward = message, send if is_packed(message) else onward
                return
            begun, start = start, None
            if begun is None:
                await onward(message)
                return
            if onward is not send and message["type"] == "http.response.body" and is_large(message):
                message["body"] = await packed(begun, message["body"])
                onward = send
            await onward(begun)
            await onward(message)

        return compressed


def is_packed(start: HTTPResponseStartEvent) -> bool:
    """Whether an answer gains nothing by being compressed: it is already, or it is a PNG picture."""
    headers = MutableScopeHeaders(start)
    return "content-encoding" in headers or headers.get("content-type") == "image/png"


def is_large(message: HTTPResponseBodyEvent) -> bool:
    """Whether a body comes whole, and takes long to compress."""
    return not message["more_body"] and len(message["body"]) >= LARGE


async def packed(start: HTTPResponseStartEvent, body: bytes) -> bytes:
    """A body that was compressed in a thread; the headers say so."""
    smaller = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
    headers = MutableScopeHeaders(start)
    headers["Content-Encoding"] = CompressionEncoding.GZIP
    headers["Content-Length"] = str(len(smaller))
    headers.extend_header_value("vary", "Accept-Encoding")
    return smaller


COMPRESSION = CompressionConfig("gzip", minimum_size=SMALLEST, gzip_compress_level=LEVEL, middleware_class=Compression)
