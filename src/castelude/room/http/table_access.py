"""The table that a request asks for, as far as the person who asks may see it."""

from typing import Annotated

from litestar.params import QueryParameter

from castelude.core.match import Match
from castelude.room.challenges.daily import day_of
from castelude.room.http.request import AnyRequest, worker_of
from castelude.room.people.accounts import Player
from castelude.room.refusal import Refusal
from castelude.room.tables import visible
from castelude.room.tables.table import Table

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=9)]


async def visible_table(request: AnyRequest, table_id: str, player: Player | None) -> Table:
    """The table, or a `Refusal` if this player may not see it."""
    worker = worker_of(request)
    table = await worker.service.table(table_id)
    who = player.id if player else None
    if not visible.may_see(table, who) and not await worker.challenges.may_see(table, who, day_of(worker.now())):
        raise Refusal("not_allowed", "room-no-watching")
    return table


async def seen_table(request: AnyRequest, table_id: str, player: Player | None) -> Table:
    """The table as this player may see it now: some seconds late, where strangers watch a game with secrets."""
    table = await visible_table(request, table_id, player)
    return await worker_of(request).delayed.seen(table, player.id if player else None)


async def replayable_table(request: AnyRequest, table_id: str, player: Player | None) -> Table:
    """A table whose game has begun, and whose whole record this player may see."""
    table = await visible_table(request, table_id, player)
    if table.started is None:
        raise Refusal("conflict", "room-table-open")
    if not visible.may_replay(table):
        raise Refusal("not_allowed", "room-record-later")
    return table


def match_of(table: Table) -> Match:
    """The game of a table that has begun."""
    if table.match is None:
        raise Refusal("conflict", "room-outdated" if table.outdated else "room-table-open")
    return table.match


def playable_match(table: Table) -> Match:
    """The game of a table that has begun, unless the present rules no longer replay it."""
    if table.outdated is not None:
        raise Refusal("conflict", "room-outdated")
    return match_of(table)


def seats_of(table: Table, player: Player | None) -> list[int]:
    """The seats that are this player's."""
    return table.seats_of(player.id) if player else []


def check_seat(match: Match, seat: int | None) -> None:
    """Refuse a seat that the game does not have."""
    if seat is not None and seat >= match.players:
        raise Refusal("malformed", "error-seat", seat=seat, most=match.players - 1)
