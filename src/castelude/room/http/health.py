"""Whether this worker is alive and able to serve: for load balancers; figures for Prometheus."""

import asyncio

from litestar import get

from castelude import native
from castelude.room.http.answers import Health
from castelude.room.http.request import AnyRequest, worker_of
from castelude.room.refusal import Refusal
from castelude.room.storage.database import AWAY, cause_of
from castelude.version import __version__

PROBE_SECONDS = 5.0
MOST_LAG_SECONDS = 1.0


@get("/api/alive", tags=["house"], own_queue=True)
async def alive() -> Health:
    """Whether the process answers at all; one that does not should be restarted."""
    return Health("ok", __version__, native.how())


@get("/api/health", tags=["house"], own_queue=True)
async def health(request: AnyRequest) -> Health:
    """Whether people can play here: the database takes writes, and the event loop is not late. Else 503 and why."""
    worker = worker_of(request)
    try:
        await asyncio.wait_for(worker.store.probe(), PROBE_SECONDS)
    except TimeoutError as error:
        raise Refusal("unavailable", "room-unhealthy", reason="the database does not answer") from error
    except AWAY as error:
        raise Refusal("unavailable", "room-unhealthy", reason=cause_of(error)) from error
    if worker.background.lag_s > MOST_LAG_SECONDS:
        raise Refusal("unavailable", "room-unhealthy", reason=f"the event loop is {worker.background.lag_s:.1f} s late")
    return Health("ok", __version__, native.how())


@get("/metrics", media_type="text/plain; version=0.0.4", tags=["house"])
async def metrics(request: AnyRequest) -> bytes:
    """Figures for Prometheus."""
    return worker_of(request).metrics.text()


HANDLERS = [alive, health, metrics]
