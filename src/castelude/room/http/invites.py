"""Invitations from person to person: to a table of yours that waits for players."""

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from castelude.room.http.admin_answers import Done
from castelude.room.http.request import AnyRequest, need_player, worker_of
from castelude.room.people.following import key_of
from castelude.room.refusal import Refusal
from castelude.room.tables import visible
from castelude.room.tables.commands import Strict
from castelude.room.tables.shapes import Summary
from castelude.room.wire import Answer


class Invited(Strict):
    """Whom you invite: the key of somebody whom you follow."""

    person: Annotated[str, msgspec.Meta(max_length=16)]


class Invite(Answer):
    """An invitation: by whom, when, and to which table."""

    by: str
    at: int
    table: Summary


@post("/api/tables/{table_id:str}/invites", status_code=200, tags=["tables"])
async def invite(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Invited]) -> Done:
    """Invite somebody whom you follow to a table of yours: they see it in the page, and get a message if they like."""
    worker = worker_of(request)
    player = await need_player(request)
    table = await worker.service.table(table_id)
    if player.id != table.host and not table.held_by(player.id):
        raise Refusal("not_allowed", "room-no-seat")
    if table.status != "open" or table.is_full():
        raise Refusal("conflict", "room-full" if table.status == "open" else f"room-table-{table.status}")
    rows = await worker.following.of(player.id)
    other = next((row for row in rows if key_of(player.id, row["id"]) == data.person), None)
    if other is None:
        raise Refusal("not_found", "room-invite-whom")
    if other["private"]:
        raise Refusal("not_allowed", "room-invite-refused")
    await worker.new_invites.need(player.id)
    if not table.held_by(other["id"]) and await worker.inviting.invite(other["id"], table_id, player.id, worker.now()):
        await worker.notifier.invite(other["id"], table_id)
    return Done()


@get("/api/me/invites", tags=["people"])
async def invites(request: AnyRequest) -> list[Invite]:
    """Where you are invited, the latest first: tables that still have a seat for you."""
    worker = worker_of(request)
    player = await need_player(request)
    rows = await worker.inviting.of(player.id)
    tables = await worker.service.tables({row["table_id"]: row["version"] for row in rows})
    return [
        Invite(row["name"], row["at_ms"], visible.summary(table))
        for row, table in zip(rows, tables, strict=True)
        if table.status == "open" and not table.is_full() and not table.held_by(player.id)
    ]


@delete("/api/me/invites/{table_id:str}", status_code=200, tags=["people"])
async def decline(request: AnyRequest, table_id: FromPath[str]) -> Done:
    """Decline an invitation."""
    await worker_of(request).inviting.decline((await need_player(request)).id, table_id)
    return Done()


HANDLERS = [invite, invites, decline]
