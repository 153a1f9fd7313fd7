"""A finished game looked at again: asked for, followed, and read."""

from litestar import get, post
from litestar.params import FromPath

from castelude.room.http.request import AnyRequest, need_player, room_of
from castelude.room.http.shared import Json, replayable


@post("/api/tables/{table_id:str}/analysis", status_code=202, tags=["records"])
async def start_analysis(request: AnyRequest, table_id: FromPath[str]) -> Json:
    """Have a finished game looked at again; asked twice, it is done once."""
    room = room_of(request)
    player = await need_player(request)
    table = await replayable(request, table_id)
    room.analyses.need(player.id)
    await room.analyst.ask(table)
    return await _shown(request, table_id)


@get("/api/tables/{table_id:str}/analysis", tags=["records"])
async def analysis(request: AnyRequest, table_id: FromPath[str]) -> Json:
    """How far the analysis is, and at the end what it found."""
    await replayable(request, table_id)
    return await _shown(request, table_id)


async def _shown(request: AnyRequest, table_id: str) -> Json:
    found = await room_of(request).analyst.store.find(table_id)
    if found is None:
        return {"state": "none", "done": 0, "total": 0, "result": None}
    return {"state": found.state, "done": found.done, "total": found.total, "result": found.result}


HANDLERS = [start_analysis, analysis]
