"""Whether this worker is well: health for load balancers, figures for Prometheus."""

import sqlalchemy as sa
from litestar import get

from castelude import native
from castelude.room.http.answers import Health
from castelude.room.http.request import AnyRequest, worker_of
from castelude.version import __version__


@get("/api/health", tags=["house"])
async def health(request: AnyRequest) -> Health:
    """Whether the room works, down to its database."""
    async with worker_of(request).engine.connect() as connection:
        await connection.execute(sa.text("SELECT 1"))
    return Health("ok", __version__, native.how())


@get("/metrics", media_type="text/plain; version=0.0.4", tags=["house"])
async def metrics(request: AnyRequest) -> bytes:
    """Figures for Prometheus."""
    return worker_of(request).metrics.text()


HANDLERS = [health, metrics]
