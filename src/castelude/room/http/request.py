"""What every request tells: who asks, from where, with which session, and in which language."""

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.params import QueryParameter

from castelude.room.limits.addresses import household_of, plain
from castelude.room.people.accounts import Player
from castelude.room.refusal import Refusal
from castelude.room.settings import Settings
from castelude.room.worker import Worker
from castelude.texts import DEFAULT_LANG, LANGUAGES

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
FOR_BANNED = ("/api/texts", "/api/games", "/api/health", "/api/alive")
"""What the page needs to say why somebody is not let in."""
OF_MACHINES = ("/api/health", "/api/alive", "/metrics")
"""What is asked again and again though nobody is there: it does not end a worker's rest."""
SAFE = {"GET", "HEAD", "OPTIONS"}
COOKIE_SECONDS = 400 * 86_400
LangQuery = Annotated[str, QueryParameter(enum=LANGUAGES)]
T = TypeVar("T")
DEFAULT_PORTS = {"http": 80, "https": 443}


def worker_of(connection: AnyConnection) -> Worker:
    worker: Worker = connection.app.state.worker
    return worker


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
    return connection.cookies.get(cookie_name(worker_of(connection).settings))


async def unless_gone(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """The result of some work, which is cancelled when nobody waits for it any more: the request was closed."""
    job = asyncio.create_task(work)
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({job, gone}, return_when=asyncio.FIRST_COMPLETED)
        if job.done():
            return job.result()
        raise Refusal("unavailable", "room-busy")  # nobody reads it
    finally:
        gone.cancel()
        job.cancel()
        await asyncio.gather(job, gone, return_exceptions=True)


async def _gone(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def player_of(connection: AnyConnection) -> Player | None:
    worker = worker_of(connection)
    player = await worker.sessions.find(token_of(connection), worker.now())
    if player is not None and (ban := worker.sanctions.of_person("ban", player.id)) is not None:
        raise ban.refusal(worker.now())
    if player is not None:
        worker.households.seen(player.id, quota_key(connection))
        worker.seen.note(player, worker.now())
    return player


async def need_player(connection: AnyConnection) -> Player:
    player = await player_of(connection)
    if player is None:
        raise Refusal("not_signed_in", "room-who-are-you")
    return player


async def need_admin(connection: AnyConnection) -> Player:
    """The administrator who asks; everybody else is refused."""
    player = await need_player(connection)
    if not player.admin:
        raise Refusal("not_allowed", "room-admin-only")
    return player


def address_of(connection: AnyConnection) -> str:
    return plain(connection.client.host) if connection.client else "?"


def quota_key(connection: AnyConnection) -> str:
    """Whom the quotas of addresses count a request for."""
    return household_of(address_of(connection))


def own_origins(connection: AnyConnection) -> set[str]:
    """The origins of our own pages: the public one when it is set, else the host the request was sent to."""
    public = worker_of(connection).settings.public_url
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
    """The first language a browser asks for that the room has, or the default."""
    asked = connection.headers.get("accept-language", "").split(",")
    return next((word.strip()[:2] for word in asked if word.strip()[:2] in LANGUAGES), DEFAULT_LANG)


def checked_language(lang: str) -> str:
    """This language, or a `Refusal` that lists those that there are."""
    if lang not in LANGUAGES:
        raise Refusal("malformed", "room-language", lang=lang, known=", ".join(LANGUAGES))
    return lang


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


async def guard_request(request: AnyRequest) -> None:
    """Before every request: refuse foreign origins and floods. The client's files are many, small and cached."""
    if request.url.path.startswith("/assets/"):
        return
    if request.method not in SAFE and not is_own_origin(request):
        raise Refusal("not_allowed", "room-origin")
    worker = worker_of(request)
    worker.requests.need(quota_key(request))
    if request.url.path not in OF_MACHINES:
        await worker.rest.end()
    ban = worker.sanctions.of_address(address_of(request))
    if ban is not None and request.url.path.startswith("/api/") and not request.url.path.startswith(FOR_BANNED):
        raise ban.refusal(worker.now())
