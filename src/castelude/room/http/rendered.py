"""Answers that rendering processes make: charged to the address that asks, and sent as they come."""

from collections.abc import Hashable
from typing import Any

from litestar import Response
from litestar.enums import MediaType

from castelude.room.http.request import AnyRequest, quota_key, worker_of

SVG = "image/svg+xml"
TEXT = "text/plain; charset=utf-8"


async def rendered(request: AnyRequest, job: str, same_for_all: Hashable, **arguments: Any) -> Response[Any]:  # noqa: ANN401
    """The JSON that this job of `rendering.jobs` makes."""
    made = await worker_of(request).renderers.make(quota_key(request), job, same_for_all, **arguments)
    return Response(made, media_type=MediaType.JSON)


async def rendered_text(
    request: AnyRequest,
    media_type: str,
    job: str,
    same_for_all: Hashable,
    **arguments: Any,  # noqa: ANN401 of any job
) -> Response[str]:
    """The text that this job makes."""
    made = await worker_of(request).renderers.text(quota_key(request), job, same_for_all, **arguments)
    return Response(made, media_type=media_type)
