"""Records: replays and exports."""

import json
from typing import Annotated, Literal

from litestar import Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from castelude.core.match import Match, load_match
from castelude.room.http.request import AnyRequest
from castelude.room.http.shared import Json, Lang, SeatQuery, check_seat, match_of, replayable
from castelude.room.refusal import Refusal
from castelude.room.tables import visible

Ply = Annotated[int | None, QueryParameter(ge=0, le=10**6)]


def _at_ply(match: Match, ply: int | None) -> Match:
    count = len(match.actions)
    if ply is None:
        return match
    if ply > count:
        raise Refusal("malformed", "error-ply", count=count, ply=ply)
    record = match.record()
    del record.actions[ply:]
    return load_match(record, manual_chance=True)


@get("/api/tables/{table_id:str}/record", tags=["records"])
async def record(request: AnyRequest, table_id: FromPath[str]) -> Json:
    """The record, what each action did, and what proves the setup fair; for a game with secrets, when it is over."""
    table = await replayable(request, table_id)
    match = match_of(table)
    return {
        "record": match.record().to_json(),
        "log": [{"seat": seat, "lines": visible.log_lines(lines)} for seat, lines in match.log()],
        "rules_version": table.game.rules_version,
        "outcome": visible.outcome(table),
        "seats": [{"name": chair.name, "level": chair.level} for chair in table.chairs],
        "fairness": visible.fairness(table),
    }


@get("/api/tables/{table_id:str}/replay", tags=["records"])
async def replay(request: AnyRequest, table_id: FromPath[str], ply: Ply = None, seat: SeatQuery = None) -> Json:
    """The game after this many actions, as a seat or a spectator saw it."""
    match = match_of(await replayable(request, table_id))
    check_seat(match, seat)
    count = len(match.actions)
    match = _at_ply(match, ply)
    return {
        "ply": len(match.actions),
        "plies": count,
        "actor": match.actor,
        "lately": match.lately(),
        "view": match.view(seat),
        "aids": match.aids(seat),
    }


@get("/api/tables/{table_id:str}/export", tags=["records"])
async def export(
    request: AnyRequest,
    table_id: FromPath[str],
    form: FromQuery[Literal["json", "notation", "svg"]] = "json",
    ply: Ply = None,
    seat: SeatQuery = None,
    lang: FromQuery[Lang] = "en",
) -> Response[str]:
    """The game as a record, in human notation, or as a picture."""
    match = match_of(await replayable(request, table_id))
    check_seat(match, seat)
    if form == "svg":
        at = _at_ply(match, ply)
        picture = at.game.picture(at.position, seat, at.lately(), lang)
        return Response(picture, media_type="image/svg+xml")
    if form == "notation":
        return Response(match.game.to_notation(match.record()), media_type="text/plain; charset=utf-8")
    return Response(json.dumps(match.record().to_json()), media_type="application/json")


HANDLERS = [record, replay, export]
