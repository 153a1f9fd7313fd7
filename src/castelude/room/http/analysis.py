"""The analysis of a finished game: asked for, followed, and read."""

from litestar import get, post
from litestar.params import FromPath

from castelude.room.http.answers import Analysis
from castelude.room.http.request import AnyRequest, need_player, player_of, quota_key, worker_of
from castelude.room.http.table_access import replayable_table


@post("/api/tables/{table_id:str}/analysis", status_code=202, tags=["records"])
async def start_analysis(request: AnyRequest, table_id: FromPath[str]) -> Analysis:
    """Have a finished game analysed; asked for twice, it is done once."""
    worker = worker_of(request)
    player = await need_player(request)
    table = await replayable_table(request, table_id, player)
    await worker.analyses.need(player.id)
    await worker.address_analyses.need(quota_key(request))
    await worker.analyst.ask(table)
    return await _shown(request, table_id)


@get("/api/tables/{table_id:str}/analysis", tags=["records"])
async def analysis(request: AnyRequest, table_id: FromPath[str]) -> Analysis:
    """How far the analysis is, and at the end what it found."""
    await replayable_table(request, table_id, await player_of(request))
    return await _shown(request, table_id)


async def _shown(request: AnyRequest, table_id: str) -> Analysis:
    found = await worker_of(request).analyst.store.find(table_id)
    return Analysis(found.state, found.done, found.total, found.result) if found else Analysis("none", 0, 0, None)


HANDLERS = [start_analysis, analysis]
