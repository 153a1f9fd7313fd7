"""Answers that rendering processes make: charged to the address that asks, and sent as they come."""

from collections.abc import Hashable
from typing import Any

from litestar import Response
from litestar.enums import MediaType

from castelude.room.http.request import AnyRequest, quota_key, worker_of
from castelude.room.limits.http_queue import OWN_QUEUE
from castelude.room.rendering.pool import Renderers

GIF = "image/gif"
SVG = "image/svg+xml"
TEXT = "text/plain; charset=utf-8"


async def rendered(request: AnyRequest, job: str, same_for_all: Hashable, **arguments: Any) -> Response[Any]:  # noqa: ANN401
    """The JSON that this job of `rendering.jobs` makes."""
    made = await renderers_of(request).make(quota_key(request), job, same_for_all, **arguments)
    return Response(made, media_type=MediaType.JSON)


async def rendered_text(
    request: AnyRequest,
    media_type: str,
    job: str,
    same_for_all: Hashable,
    **arguments: Any,  # noqa: ANN401 of any job
) -> Response[str]:
    """The text that this job makes."""
    made = await renderers_of(request).text(quota_key(request), job, same_for_all, **arguments)
    return Response(made, media_type=media_type)


async def rendered_data(request: AnyRequest, job: str, same_for_all: Hashable, **arguments: Any) -> bytes:  # noqa: ANN401
    """The bytes that this job makes."""
    return await renderers_of(request).data(quota_key(request), job, same_for_all, **arguments)


def renderers_of(request: AnyRequest) -> Renderers:
    """The rendering processes. A handler that held one of the worker's slots meanwhile would keep players waiting."""
    if OWN_QUEUE not in request.route_handler.opt:
        raise TypeError(f"{request.route_handler} waits for rendering processes: declare it with {OWN_QUEUE}=True")
    return worker_of(request).renderers
