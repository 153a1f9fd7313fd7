"""What several groups of handlers need: the table asked for, as far as the asker may see it."""

from typing import Annotated, Any, Literal

from litestar.params import QueryParameter

from castelude.core.match import Match
from castelude.room.http.request import AnyRequest, player_of, room_of
from castelude.room.refusal import Refusal
from castelude.room.tables import visible
from castelude.room.tables.table import Table

Json = dict[str, Any]
Lang = Literal["en", "fr"]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=9)]


async def visible_table(request: AnyRequest, table_id: str) -> Table:
    table = await room_of(request).service.table(table_id)
    player = await player_of(request)
    if not visible.may_see(table, player.id if player else None):
        raise Refusal("not_allowed", "room-no-watching")
    return table


async def replayable(request: AnyRequest, table_id: str) -> Table:
    """A table that was begun, whose whole record the asker may see."""
    table = await visible_table(request, table_id)
    match_of(table)
    if not visible.may_replay(table):
        raise Refusal("not_allowed", "room-record-later")
    return table


def match_of(table: Table) -> Match:
    if table.match is None:
        raise Refusal("conflict", "room-table-open")
    return table.match


async def seats_here(request: AnyRequest, table: Table) -> list[int]:
    player = await player_of(request)
    return table.seats_of(player.id) if player else []


def check_seat(match: Match, seat: int | None) -> None:
    if seat is not None and seat >= match.players:
        raise Refusal("malformed", "error-seat", seat=seat, most=match.players - 1)
