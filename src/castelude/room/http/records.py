"""Games looked at again: records, replays and exports."""

import asyncio
import json
from itertools import islice
from typing import Annotated, Literal

from litestar import Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from castelude.core.match import Match, actor_of
from castelude.room.http.answers import Deed, RecordSeat, RecordShown, Replay, ReplayMoment, WholeGame
from castelude.room.http.request import AnyRequest, LangQuery, checked_language, player_of
from castelude.room.http.table_access import SeatQuery, check_seat, match_of, replayable_table
from castelude.room.live.shared_views import views_of
from castelude.room.refusal import Refusal
from castelude.room.tables import visible
from castelude.room.tables.table import Table
from castelude.texts import DEFAULT_LANG

MOST_MOMENTS = 64
MOST_PLIES = 10**6
Ply = Annotated[int | None, QueryParameter(ge=0, le=MOST_PLIES)]
FirstPly = Annotated[int, QueryParameter(name="from", ge=0, le=MOST_PLIES)]
LastPly = Annotated[int | None, QueryParameter(name="to", ge=0, le=MOST_PLIES)]


@get("/api/tables/{table_id:str}/record", tags=["records"])
async def record(request: AnyRequest, table_id: FromPath[str]) -> WholeGame:
    """The record, what each action did, and what proves the setup fair; for a game with secrets, when it is over."""
    table = await replayable_table(request, table_id, await player_of(request))
    match = match_of(table)
    return WholeGame(
        record=RecordShown(**match.record().to_json()),
        log=_log(table, match),
        rules_version=table.game.rules_version,
        outcome=visible.outcome(table),
        seats=[RecordSeat(chair.name, chair.level) for chair in table.chairs],
        fairness=visible.fairness(table),
    )


@get("/api/tables/{table_id:str}/replay", tags=["records"])
async def replay(
    request: AnyRequest, table_id: FromPath[str], first: FirstPly = 0, last: LastPly = None, seat: SeatQuery = None
) -> Replay:
    """The game after each number of actions from `from` to `to`, as a seat or a spectator saw it; 64 at most."""
    match = match_of(await replayable_table(request, table_id, await player_of(request)))
    check_seat(match, seat)
    count = len(match.actions)
    if not first <= (count if last is None else last) <= count:
        raise Refusal("malformed", "error-ply", count=count, ply=first if last is None else max(first, last))
    return await asyncio.to_thread(_replayed, match.at_ply(None), first, last, seat)


def _replayed(match: Match, first: int, last: int | None, seat: int | None) -> Replay:
    """The moments, made in one pass through the game."""
    game, count = match.game, len(match.actions)
    last = min(count if last is None else last, first + MOST_MOMENTS - 1)
    moments = [
        ReplayMoment(ply, actor_of(at), match.lately(ply), game.view(at, seat), game.aids(at, seat))
        for ply, at in islice(enumerate(match.replay()), first, last + 1)
    ]
    return Replay(count, moments)


@get("/api/tables/{table_id:str}/export", media_type="text/plain", tags=["records"])
async def export(
    request: AnyRequest,
    table_id: FromPath[str],
    form: FromQuery[Literal["json", "notation", "svg"]] = "json",
    ply: Ply = None,
    seat: SeatQuery = None,
    lang: LangQuery = DEFAULT_LANG,
) -> Response[str]:
    """The game as a record, in human notation, or as a picture."""
    match = match_of(await replayable_table(request, table_id, await player_of(request)))
    check_seat(match, seat)
    match = match.at_ply(ply) if form == "svg" else match.at_ply(None)
    if form == "svg":
        return await asyncio.to_thread(_picture, match, seat, checked_language(lang))
    if form == "notation":
        text = await asyncio.to_thread(match.game.to_notation, match.record())
        return Response(text, media_type="text/plain; charset=utf-8")
    return Response(json.dumps(match.record().to_json()), media_type="application/json")


def _picture(match: Match, seat: int | None, lang: str) -> Response[str]:
    picture = match.game.picture(match.position, seat, match.lately(), lang)
    return Response(picture, media_type="image/svg+xml")


def _log(table: Table, match: Match) -> list[Deed]:
    """What each action did, from the journal; random events before the first decision are not in it."""
    deeds = [Deed(*deed) for deed in views_of(table).deeds(table)]
    early = match.actions[: len(match.actions) - len(deeds)]
    return _early(match, early) + deeds if early else deeds


def _early(match: Match, actions: list[str]) -> list[Deed]:
    """What the first actions did, by playing them again."""
    deeds = []
    positions = match.replay()
    before = next(positions).copy()
    for action, after in zip(actions, positions, strict=False):
        lines = visible.log_lines(match.game.log(before, action, after, None))
        deeds.append(Deed(None, lines, 0, match.game.notation(before, action, after)))
        before = after.copy()
    return deeds


HANDLERS = [record, replay, export]
