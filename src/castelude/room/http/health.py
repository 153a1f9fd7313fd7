"""The state of the house: health and figures."""

from typing import Any

import sqlalchemy as sa
from litestar import get

from castelude import native
from castelude.room.http.request import AnyRequest, room_of
from castelude.version import __version__

Json = dict[str, Any]


@get("/api/health", tags=["house"])
async def health(request: AnyRequest) -> Json:
    """Whether the room works, down to its database."""
    async with room_of(request).engine.connect() as connection:
        await connection.execute(sa.text("SELECT 1"))
    return {"status": "ok", "version": __version__, "engine": native.how()}


@get("/metrics", media_type="text/plain; version=0.0.4", tags=["house"])
async def metrics(request: AnyRequest) -> bytes:
    """Figures for Prometheus."""
    return room_of(request).metrics.text()


HANDLERS = [health, metrics]
