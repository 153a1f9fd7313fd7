"""What HTTP handlers share: who asks, from where, and how a refusal looks."""

from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException

from castelude.core.errors import CasteludeError
from castelude.core.refusal import STATUS, Refusal, refused_by_engine
from castelude.room.identity import Player
from castelude.room.room import Room
from castelude.room.settings import Settings

log = structlog.get_logger()
PROBLEM = "application/problem+json"
AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
SAFE = {"GET", "HEAD", "OPTIONS"}
COOKIE_SECONDS = 400 * 86_400


def room_of(connection: AnyConnection) -> Room:
    room: Room = connection.app.state.room
    return room


def is_secure(settings: Settings) -> bool:
    return settings.public_url.startswith("https://")


def cookie_name(settings: Settings) -> str:
    return "__Host-castelude" if is_secure(settings) else "castelude"


def token_of(connection: AnyConnection) -> str | None:
    """The session token: of the cookie in a browser, of the Authorization header in a program."""
    header = connection.headers.get("authorization", "")
    if header.startswith("Bearer "):
        return header.removeprefix("Bearer ").strip()
    return connection.cookies.get(cookie_name(room_of(connection).settings))


async def player_of(connection: AnyConnection) -> Player | None:
    return await room_of(connection).identity.find(token_of(connection))


async def need_player(connection: AnyConnection) -> Player:
    player = await player_of(connection)
    if player is None:
        raise Refusal("not_signed_in", "room-who-are-you")
    return player


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "?"


def is_own_origin(connection: AnyConnection) -> bool:
    """Whether a browser's request comes from our own pages; programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    public = room_of(connection).settings.public_url
    if public:
        parts = urlsplit(public)
        return origin == f"{parts.scheme}://{parts.netloc}"
    return urlsplit(origin).netloc == connection.headers.get("host")


def set_cookie(response: Response[Any], settings: Settings, token: str | None) -> None:
    """Hand the session to the browser, or take it back."""
    response.set_cookie(
        cookie_name(settings),
        token or "",
        max_age=COOKIE_SECONDS if token else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure(settings),
    )


def problem(refusal: Refusal) -> Response[dict[str, Any]]:
    """A problem document (RFC 9457) that carries the code, the message id and the clause."""
    body = {"type": "about:blank", "title": refusal.code, "status": refusal.status, **refusal.to_json()}
    return Response(body, status_code=refusal.status, media_type=PROBLEM)


def on_refusal(request: AnyRequest, refusal: Refusal) -> Response[dict[str, Any]]:
    room_of(request).metrics.refusals.labels(refusal.code).inc()
    return problem(refusal)


def on_engine_error(request: AnyRequest, error: CasteludeError) -> Response[dict[str, Any]]:
    return on_refusal(request, refused_by_engine(error))


def on_database_away(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """Whether a command was carried out is not known; sent again with the same id it is carried out once."""
    log.warning("database away", path=request.url.path, error=type(error).__name__)
    return on_refusal(request, Refusal("unavailable", "room-away"))


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    """Errors of the framework in the same form."""
    words = error.detail
    if isinstance(error, ValidationException) and error.extra:
        words = "; ".join(
            str(item.get("message", item)) if isinstance(item, dict) else str(item) for item in error.extra
        )
    if error.status_code == 404:
        refusal = Refusal("not_found", "room-not-found")
    elif error.status_code == 413:
        refusal = Refusal("malformed", "room-malformed", reason="too large")
    else:
        code = next((code for code, status in STATUS.items() if status == error.status_code), "malformed")
        refusal = Refusal(code, "room-malformed", reason=words)
    room_of(request).metrics.refusals.labels(refusal.code).inc()
    answer = problem(refusal)
    answer.status_code = error.status_code
    answer.content["status"] = error.status_code
    answer.headers.update(error.headers or {})
    return answer


async def guard_request(request: AnyRequest) -> None:
    """Before every request: foreign origins and floods are refused. The client's files are many, small and kept."""
    if request.url.path.startswith("/assets/"):
        return
    if request.method not in SAFE and not is_own_origin(request):
        raise Refusal("not_allowed", "room-origin")
    room_of(request).requests.need(address_of(request))


async def count_request(response: Response[Any]) -> Response[Any]:
    """Headers that every answer has."""
    response.headers.update(
        {
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "same-origin",
            "X-Frame-Options": "DENY",
        }
    )
    return response
