"""Your sessions: where you are signed in, and how to end that."""

from litestar import delete, get
from litestar.params import FromPath

from castelude.room.http.answers import EndedSessions, KnownSession
from castelude.room.http.request import AnyRequest, need_player, token_of, worker_of
from castelude.room.people.sessions import session_id
from castelude.room.refusal import Refusal


@get("/api/account/sessions", tags=["people"])
async def list_sessions(request: AnyRequest) -> list[KnownSession]:
    """Your sessions, the latest used first."""
    worker = worker_of(request)
    player = await need_player(request)
    here = session_id(token_of(request) or "")
    return [
        KnownSession(found.id, found.device, found.created_ms, found.seen_ms, here=found.id == here)
        for found in await worker.sessions.of(player.id, worker.now())
    ]


@delete("/api/account/sessions", status_code=200, tags=["people"])
async def end_other_sessions(request: AnyRequest) -> EndedSessions:
    """Sign out everywhere but here."""
    worker = worker_of(request)
    player = await need_player(request)
    ended = await worker.sessions.close_others(player.id, token_of(request) or "")
    worker.hub.sign_out(ended)
    return EndedSessions(len(ended))


@delete("/api/account/sessions/{which:str}", status_code=200, tags=["people"])
async def end_session(request: AnyRequest, which: FromPath[str]) -> EndedSessions:
    """End one of your sessions."""
    worker = worker_of(request)
    player = await need_player(request)
    ended = await worker.sessions.close_one(player.id, which)
    if not ended:
        raise Refusal("not_found", "room-no-session")
    worker.hub.sign_out(ended)
    return EndedSessions(len(ended))


HANDLERS = [list_sessions, end_other_sessions, end_session]
