"""Games looked at again: records, replays and exports."""

import json
from typing import Annotated, Literal

from litestar import Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from castelude.core.match import Match
from castelude.core.record import Record
from castelude.room.http.rendered import GIF, SVG, TEXT, rendered, rendered_data, rendered_text
from castelude.room.http.request import AnyRequest, LangQuery, checked_language, player_of
from castelude.room.http.table_access import (
    SeatQuery,
    check_seat,
    match_of,
    playable_match,
    replayable_table,
    seats_of,
    seen_table,
)
from castelude.room.live.shared_views import views_of
from castelude.room.refusal import Refusal
from castelude.room.rendering.answers import RecordSeat, Replay, WholeGame
from castelude.room.tables import visible
from castelude.room.tables.table import Table
from castelude.texts import DEFAULT_LANG

MOST_MOMENTS = 64
MOST_PLIES = 10**6
Ply = Annotated[int | None, QueryParameter(ge=0, le=MOST_PLIES)]
FirstPly = Annotated[int, QueryParameter(name="from", ge=0, le=MOST_PLIES)]
LastPly = Annotated[int | None, QueryParameter(name="to", ge=0, le=MOST_PLIES)]


@get("/api/tables/{table_id:str}/record", tags=["records"], own_queue=True)
async def record(request: AnyRequest, table_id: FromPath[str]) -> Response[WholeGame]:
    """The record, what each action did, and what proves the setup fair; for a game with secrets, when it is over."""
    table = await replayable_table(request, table_id, await player_of(request))
    return await rendered(
        request,
        "whole_game",
        (table.id, table.seq),
        record=stored_record(table).to_json(),
        journal=list(views_of(table).journal),
        chance=len(table.started.chance) if table.started else 0,
        seats=[RecordSeat(chair.name, chair.level) for chair in table.chairs],
        outcome=visible.outcome(table),
        fairness=visible.fairness(table),
        outdated=visible.summary(table).get("outdated"),
    )


def stored_record(table: Table) -> Record:
    """The record of a game that has begun, with the actions that no longer replay."""
    if table.match is not None:
        record = table.match.record()
    else:
        assert table.started is not None
        record = Record(table.game.id, table.settings.players, dict(table.settings.options), table.started.setup)
    if table.outdated is not None:
        record.actions += table.outdated.actions
    return record


@get("/api/tables/{table_id:str}/replay", tags=["records"], own_queue=True)
async def replay(
    request: AnyRequest, table_id: FromPath[str], first: FirstPly = 0, last: LastPly = None, seat: SeatQuery = None
) -> Response[Replay]:
    """The game after each number of actions from `from` to `to`, as a seat or a spectator saw it; 64 at most.

    While a game with secrets runs, people see it again with their own eyes, without its actions: `lately` is empty.
    """
    player = await player_of(request)
    table = await seen_table(request, table_id, player)
    secrets = not visible.may_replay(table)
    if secrets and seat is not None and seat not in seats_of(table, player):
        raise Refusal("not_allowed", "room-record-later")
    match = match_of(table)
    check_seat(match, seat)
    last = min(_last_of(match, first, last), first + MOST_MOMENTS - 1)
    asked = {"first": first, "last": last, "seat": seat, "secrets": secrets}
    same = (table.id, table.turned_seq, *asked.values())
    return await rendered(request, "replay", same, record=match.record().to_json(), **asked)


def _last_of(match: Match, first: int, last: int | None) -> int:
    """The end of a stretch of a game, which is the end of the game where none is given."""
    count = len(match.actions)
    if not first <= (count if last is None else last) <= count:
        raise Refusal("malformed", "error-ply", count=count, ply=first if last is None else max(first, last))
    return count if last is None else last


@get("/api/tables/{table_id:str}/animation", media_type=GIF, tags=["records"], own_queue=True)
async def animation(
    request: AnyRequest,
    table_id: FromPath[str],
    first: FirstPly = 0,
    last: LastPly = None,
    seat: SeatQuery = None,
    lang: LangQuery = DEFAULT_LANG,
) -> Response[bytes]:
    """The game after each number of actions from `from` to `to` as a GIF; of a long stretch thirty of them."""
    table = await replayable_table(request, table_id, await player_of(request))
    match = match_of(table)
    check_seat(match, seat)
    asked = {"first": first, "last": _last_of(match, first, last), "seat": seat, "lang": checked_language(lang)}
    same = (table.id, table.turned_seq, *asked.values())
    made = await rendered_data(request, "animation", same, record=match.record().to_json(), **asked)
    return Response(made, media_type=GIF)


@get("/api/tables/{table_id:str}/export", media_type="text/plain", tags=["records"], own_queue=True)
async def export(
    request: AnyRequest,
    table_id: FromPath[str],
    form: FromQuery[Literal["json", "notation", "svg"]] = "json",
    ply: Ply = None,
    seat: SeatQuery = None,
    lang: LangQuery = DEFAULT_LANG,
) -> Response[str]:
    """The game as a record, in human notation, or as a picture."""
    table = await replayable_table(request, table_id, await player_of(request))
    if form == "json":
        return Response(json.dumps(stored_record(table).to_json()), media_type="application/json")
    match = playable_match(table) if form == "notation" else match_of(table)
    check_seat(match, seat)
    game, at = match.record().to_json(), (table.id, table.turned_seq)
    seen = {"ply": ply, "seat": seat, "lang": checked_language(lang)}
    if form == "svg":
        return await rendered_text(request, SVG, "picture_at", (*at, *seen.values()), record=game, **seen)
    return await rendered_text(request, TEXT, "notation", at, record=game)


HANDLERS = [record, replay, animation, export]
