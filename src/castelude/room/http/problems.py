"""Refusals and errors as problem documents (RFC 9457)."""

import math

import structlog
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from castelude.core.errors import CasteludeError
from castelude.room.http.answers import Problem
from castelude.room.http.request import AnyRequest, worker_of
from castelude.room.limits.http_queue import LARGEST_BODY
from castelude.room.refusal import STATUS, Refusal, refused_by_engine
from castelude.room.storage.database import cause_of

log = structlog.get_logger()
PROBLEM = "application/problem+json"
LONGEST_REASON = 200
SOON_MS = 1000
"""When to ask a room again that cannot answer now."""


def problem(refusal: Refusal, status: int | None = None) -> Response[Problem]:
    """A problem document that carries the code, the message id and the clause."""
    status = refusal.status if status is None else status
    body = Problem(
        type="about:blank",
        title=refusal.code,
        status=status,
        code=refusal.code,
        clause=refusal.clause,
        message=refusal.message,
        params=refusal.params,
        detail=refusal.words(),
    )
    wait_ms = refusal.params.get("wait_ms", SOON_MS if status == HTTP_503_SERVICE_UNAVAILABLE else None)
    headers = {"Retry-After": str(math.ceil(wait_ms / 1000))} if isinstance(wait_ms, int) else {}
    return Response(body, status_code=status, media_type=PROBLEM, headers=headers)


def on_refusal(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    worker_of(request).metrics.refusals.labels(refusal.code).inc()
    return problem(refusal)


def on_engine_error(request: AnyRequest, error: CasteludeError) -> Response[Problem]:
    return on_refusal(request, refused_by_engine(error))


def on_database_away(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Nobody knows whether a command was carried out; sent again with the same id, it is carried out once."""
    log.warning("database unavailable", path=request.url.path, error=cause_of(error))
    return on_refusal(request, Refusal("unavailable", "room-away"))


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Errors of the framework in the same form."""
    words = error.detail
    if isinstance(error, ValidationException) and error.extra:
        words = "; ".join(
            str(item.get("message", item)) if isinstance(item, dict) else str(item) for item in error.extra
        )
    if error.status_code == 404:
        refusal = Refusal("not_found", "room-not-found")
    elif error.status_code == 413:
        largest = request.route_handler.resolve_request_max_body_size() or LARGEST_BODY
        refusal = Refusal("malformed", "room-too-large", most=largest // 1024)
    else:
        code = next((code for code, status in STATUS.items() if status == error.status_code), "malformed")
        refusal = Refusal(code, "room-malformed", reason=words[:LONGEST_REASON])
    worker_of(request).metrics.refusals.labels(refusal.code).inc()
    answer = problem(refusal, error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def on_too_deep(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """JSON that is nested too deeply; without a body it is a bug of ours."""
    if not request.headers.get("content-length", "0").strip("0"):
        return on_crash(request, error)
    return on_refusal(request, Refusal("malformed", "room-malformed", reason="nested too deeply"))


def on_crash(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A bug of ours: logged, and answered without details."""
    log.error("request failed", method=request.method, path=request.url.path, exc_info=error)
    return on_refusal(request, Refusal("unavailable", "room-crash"))
