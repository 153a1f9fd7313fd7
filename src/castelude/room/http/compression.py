"""Answers are compressed, large ones in a thread: the event loop goes on meanwhile."""

import asyncio
import gzip
from typing import Literal

from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import CompressionEncoding
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import HTTPResponseStartEvent, Message, Scope, Send

LEVEL = 4
SMALLEST = 1024
LARGE = 32 * 1024
"""Half a millisecond of work at this level."""


class Compression(CompressionMiddleware):
    """Litestar's own, except for large bodies that are sent whole."""

    def create_compression_send_wrapper(
        self,
        send: Send,
        compression_encoding: Literal[CompressionEncoding.BROTLI, CompressionEncoding.GZIP] | str,
        scope: Scope,
    ) -> Send:
        other = super().create_compression_send_wrapper(send, compression_encoding, scope)
        start: HTTPResponseStartEvent | None = None

        async def compressed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            begun, start = start, None
            if begun is not None and message["type"] == "http.response.body" and is_large(message):
                body = await asyncio.to_thread(gzip.compress, message["body"], LEVEL, mtime=0)
                headers = MutableScopeHeaders(begun)
                headers["Content-Encoding"] = CompressionEncoding.GZIP
                headers["Content-Length"] = str(len(body))
                headers.extend_header_value("vary", "Accept-Encoding")
                message["body"] = body
                await send(begun)
                await send(message)
                return
            if begun is not None:
                await other(begun)
            await other(message)

        return compressed


def is_large(message: Message) -> bool:
    return message["type"] == "http.response.body" and not message["more_body"] and len(message["body"]) >= LARGE


COMPRESSION = CompressionConfig(
    "gzip", minimum_size=SMALLEST, gzip_compress_level=LEVEL, exclude="^/(assets/|sw.js$)", middleware_class=Compression
)
