"""What HTTP handlers share: who asks, from where, and how a refusal looks."""

import math
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException

from castelude.core.errors import CasteludeError
from castelude.room.people.accounts import Player
from castelude.room.refusal import STATUS, Refusal, refused_by_engine
from castelude.room.settings import Settings
from castelude.room.worker import Worker
from castelude.texts import LANGUAGES

log = structlog.get_logger()
PROBLEM = "application/problem+json"
AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
SAFE = {"GET", "HEAD", "OPTIONS"}
COOKIE_SECONDS = 400 * 86_400
DEFAULT_PORTS = {"http": 80, "https": 443}


def room_of(connection: AnyConnection) -> Worker:
    room: Worker = connection.app.state.room
    return room


def is_secure(settings: Settings) -> bool:
    return settings.public_url.startswith("https://")


def cookie_name(settings: Settings) -> str:
    return "__Host-castelude" if is_secure(settings) else "castelude"


def has_bearer(connection: AnyConnection) -> bool:
    return connection.headers.get("authorization", "").startswith("Bearer ")


def token_of(connection: AnyConnection) -> str | None:
    """The session token: of the Authorization header in a program, else of the cookie; never of both."""
    if has_bearer(connection):
        return connection.headers["authorization"].removeprefix("Bearer ").strip()
    return connection.cookies.get(cookie_name(room_of(connection).settings))


async def player_of(connection: AnyConnection) -> Player | None:
    room = room_of(connection)
    return await room.sessions.find(token_of(connection), room.now())


async def need_player(connection: AnyConnection) -> Player:
    player = await player_of(connection)
    if player is None:
        raise Refusal("not_signed_in", "room-who-are-you")
    return player


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "?"


def own_origins(connection: AnyConnection) -> set[str]:
    """The origins of our own pages: the public one when it is set, else the host the request was sent to."""
    public = room_of(connection).settings.public_url
    if public:
        return {origin_of(public)}
    host = connection.headers.get("host", "").lower()
    return {f"http://{host}", f"https://{host}"} if host else set()


def origin_of(address: str) -> str:
    """The origin of an address as browsers write it: small letters, no default port."""
    parts = urlsplit(address.lower())
    port = "" if parts.port in (None, DEFAULT_PORTS.get(parts.scheme)) else f":{parts.port}"
    return f"{parts.scheme}://{parts.hostname}{port}"


def is_own_origin(connection: AnyConnection) -> bool:
    """Whether a request comes from our own pages, or from a program: programs send neither of these headers."""
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    return origin is None or origin.lower() in own_origins(connection)


def is_browser(connection: AnyConnection) -> bool:
    return "origin" in connection.headers or "sec-fetch-site" in connection.headers


def language_of(connection: AnyConnection) -> str:
    """The first language a browser asks for that the room speaks; English for who asks for none."""
    asked = connection.headers.get("accept-language", "").split(",")
    return next((word.strip()[:2] for word in asked if word.strip()[:2] in LANGUAGES), LANGUAGES[0])


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
    wait_ms = refusal.params.get("wait_ms")
    headers = {"Retry-After": str(math.ceil(wait_ms / 1000))} if isinstance(wait_ms, int) else {}
    return Response(body, status_code=refusal.status, media_type=PROBLEM, headers=headers)


def on_refusal(request: AnyRequest, refusal: Refusal) -> Response[dict[str, Any]]:
    room_of(request).metrics.refusals.labels(refusal.code).inc()
    return problem(refusal)


def on_engine_error(request: AnyRequest, error: CasteludeError) -> Response[dict[str, Any]]:
    return on_refusal(request, refused_by_engine(error))


def on_database_away(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """Whether a command was carried out is not known; sent again with the same id it is carried out once."""
    log.warning("database unavailable", path=request.url.path, error=type(error).__name__)
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
        refusal = Refusal(code, "room-malformed", reason=words[:200])
    room_of(request).metrics.refusals.labels(refusal.code).inc()
    answer = problem(refusal)
    answer.status_code = error.status_code
    answer.content["status"] = error.status_code
    answer.headers.update(error.headers or {})
    return answer


def on_crash(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """What nobody foresaw: logged, and told without a word of what it was about."""
    log.error("request failed", method=request.method, path=request.url.path, exc_info=error)
    return on_refusal(request, Refusal("unavailable", "room-crash"))


async def guard_request(request: AnyRequest) -> None:
    """Before every request: foreign origins and floods are refused. The client's files are many, small and kept."""
    if request.url.path.startswith("/assets/"):
        return
    if request.method not in SAFE and not is_own_origin(request):
        raise Refusal("not_allowed", "room-origin")
    room_of(request).requests.need(address_of(request))
