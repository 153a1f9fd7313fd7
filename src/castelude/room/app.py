"""The room as an ASGI application."""

import contextlib
import gc
import sys
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import structlog
from litestar import Litestar, Response, WebSocket, websocket
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from castelude.core.errors import CasteludeError
from castelude.room import http, traces
from castelude.room.http import documentation, share, static_files
from castelude.room.http.compression import COMPRESSION
from castelude.room.http.headers import add_headers
from castelude.room.http.problems import (
    on_crash,
    on_database_away,
    on_engine_error,
    on_http_error,
    on_refusal,
    on_too_deep,
)
from castelude.room.http.request import (
    AnyRequest,
    guard_request,
    is_own_origin,
    player_of,
    quota_key,
    token_of,
    worker_of,
)
from castelude.room.limits.buckets import Places
from castelude.room.limits.http_queue import LARGEST_BODY, HttpQueue
from castelude.room.live.connection import Connection
from castelude.room.live.handoff import ClientSocket, hand_over
from castelude.room.live.messages import CloseCode
from castelude.room.live.uvicorn_http import IS_TURNED_AWAY
from castelude.room.logs import set_up_logging
from castelude.room.people.accounts import Player
from castelude.room.people.sessions import token_hash
from castelude.room.refusal import Refusal
from castelude.room.settings import Settings, from_environment
from castelude.room.storage.database import AWAY, cause_of
from castelude.room.worker import Worker
from castelude.texts import say
from castelude.version import __version__

GC_THRESHOLDS = (20_000, 20, 50)
SWITCH_SECONDS = 0.0005
"""How long a thread of the database may keep the event loop waiting."""
log = structlog.get_logger()


@websocket("/live/{table_id:str}")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Live play at one table; see docs/room-protocol.md."""
    with Places() as places:
        found = await _admit(socket, places)
        await socket.accept()
        if isinstance(found, CloseCode):
            await socket.close(found)
        else:
            token = token_of(socket) or ""
            play = partial(_play, worker_of(socket), found, token, table_id, places.pass_on())
            hand_over(socket, quota_key(socket), play)


def _play(worker: Worker, player: Player, token: str, table_id: str, places: Places, socket: ClientSocket) -> None:
    Connection(worker, socket, player, token, table_id, places).begin()


async def _admit(socket: WebSocket[Any, Any, Any], places: Places) -> Player | CloseCode:
    """The player, counted among the connections of the address and the person; or the code to close with."""
    worker, household = worker_of(socket), quota_key(socket)
    if not is_own_origin(socket):
        return CloseCode.FORBIDDEN
    if not places.take(worker.address_sockets, household):
        return CloseCode.TOO_MANY
    if not worker.requests.take(household) or not worker.offences.has(token_hash(token_of(socket) or "")):
        return CloseCode.TRY_AGAIN_LATER
    await worker.rest.end()
    try:
        with worker.admission.slot(household) as slot:
            await slot.acquire()
            player = await player_of(socket)
    except Refusal as refusal:
        return CloseCode.FORBIDDEN if refusal.code == "not_allowed" else CloseCode.TRY_AGAIN_LATER
    except AWAY as error:
        log.warning("database unavailable", error=cause_of(error))
        return CloseCode.TRY_AGAIN_LATER
    if player is None:
        return CloseCode.SIGNED_OUT
    return player if places.take(worker.player_sockets, player.id) else CloseCode.TOO_MANY


def _not_found(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    return static_files.lost_page(request) or on_http_error(request, error)


def create_app(settings: Settings, make_worker: Callable[[Settings], Worker] = Worker) -> Litestar:
    """The application of one worker."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        worker = make_worker(settings)
        app.state.worker = worker
        await worker.open()
        try:
            yield
        finally:
            await worker.close()

    return Litestar(
        route_handlers=[*http.HANDLERS, *static_files.HANDLERS, *documentation.HANDLERS, *share.PAGES, live],
        lifespan=[lifespan],
        middleware=[HttpQueue(lambda asked: worker_of(asked).admission.slot(quota_key(asked)))],
        before_request=guard_request,
        before_send=[add_headers],
        exception_handlers={
            Exception: on_crash,
            Refusal: on_refusal,
            CasteludeError: on_engine_error,
            HTTPException: on_http_error,
            NotFoundException: _not_found,
            RecursionError: on_too_deep,
            **dict.fromkeys(AWAY, on_database_away),
        },
        compression_config=COMPRESSION,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Castelude", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )


def application(make_worker: Callable[[Settings], Worker] = Worker) -> traces.Application:
    """The factory that the server's workers call: settings from the environment."""
    settings = from_environment()
    set_up_logging(settings.log_json)
    traces.begin()
    app = create_app(settings, make_worker)
    say("room-too-many")  # load the catalogue now, not at the first refusal
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()  # code is never garbage, and messages leave few cycles: collect seldom
    gc.set_threshold(*GC_THRESHOLDS)

    async def serve(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 ASGI
        if scope["type"] == "lifespan":
            scope["state"][IS_TURNED_AWAY] = lambda address: app.state.worker.is_turned_away(address)
        await app(scope, receive, send)

    return traces.traced(serve, trusts_parents=bool(settings.public_url))
