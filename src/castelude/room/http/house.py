"""The house: what is announced, who may register, and what visitors report."""

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from castelude.room.http.admin import note
from castelude.room.http.admin_answers import Done, House, KnownInvitation, NewInvitation
from castelude.room.http.request import AnyRequest, need_admin, need_player, quota_key, worker_of
from castelude.room.http.table_access import visible_table
from castelude.room.moderation.house import ANNOUNCEMENT, REGISTRATION, Registration
from castelude.room.moderation.reports import NewReport, ReportKind
from castelude.room.refusal import Refusal
from castelude.room.tables.commands import Strict


class Announcing(Strict):
    """What everybody shall read; nothing to end it."""

    text: Annotated[str, msgspec.Meta(max_length=500)]


class WhoRegisters(Strict):
    """Who may make an account: everybody, whoever has an invitation, or nobody."""

    mode: Registration


class Inviting(Strict):
    """An invitation for so many people, with a note for yourself."""

    uses: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    note: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Reporting(Strict):
    """A report of a table, of the name on one of its seats, or of a line of its chat, by its number."""

    kind: ReportKind
    table: Annotated[str, msgspec.Meta(max_length=32)]
    number: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] | None = None
    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""


@get("/api/house", tags=["house"])
async def house(request: AnyRequest) -> House:
    """What is announced, who may register, and whether the room sends e-mail."""
    worker = worker_of(request)
    return House(await worker.house.registration(), await worker.house.announcement(), worker.addresses.mailer.works)


@post("/api/reports", status_code=200, tags=["people"])
async def report(request: AnyRequest, data: JSONBody[Reporting]) -> Done:
    """Tell the administrators about something that should not be here."""
    worker = worker_of(request)
    player = await need_player(request)
    table = await visible_table(request, data.table, player)
    about, whom = table.game.id, table.host
    if data.kind == "chat":
        line = await worker.store.chat_line(table.id, data.number or 0)
        if line is None:
            raise Refusal("not_found", "room-no-line")
        about, whom = f"{line['name']}: {line['text']}", line["player_id"]
    elif data.kind == "name":
        chair = table.chairs[data.number] if data.number is not None and data.number < len(table.chairs) else None
        if chair is None or chair.player is None:
            raise Refusal("not_found", "room-no-person")
        about, whom = chair.name or "", chair.player
    await worker.new_reports.need(player.id)
    await worker.address_reports.need(quota_key(request))
    new = NewReport(data.kind, table.id, data.number, whom, about, data.reason, player.id)
    await worker.reports.add(new, worker.now())
    return Done()


@put("/api/admin/announcement", tags=["administrators"])
async def announce(request: AnyRequest, data: JSONBody[Announcing]) -> Done:
    """Announce something to everybody."""
    admin = await need_admin(request)
    await worker_of(request).house.put(ANNOUNCEMENT, " ".join(data.text.split()))
    return await note(request, admin, "announce", "", data.text)


@put("/api/admin/registration", tags=["administrators"])
async def set_registration(request: AnyRequest, data: JSONBody[WhoRegisters]) -> Done:
    """Say who may make an account."""
    admin = await need_admin(request)
    await worker_of(request).house.put(REGISTRATION, data.mode)
    return await note(request, admin, "registration", data.mode)


@get("/api/admin/invitations", tags=["administrators"])
async def list_invitations(request: AnyRequest) -> list[KnownInvitation]:
    """Invitations that are not used up, the latest first."""
    await need_admin(request)
    found = await worker_of(request).house.invitations()
    return [KnownInvitation(each.id, each.made_ms, each.uses, each.note) for each in found]


@post("/api/admin/invitations", status_code=200, tags=["administrators"])
async def invite(request: AnyRequest, data: JSONBody[Inviting]) -> NewInvitation:
    """A code with which somebody can make an account; it is shown this once."""
    admin = await need_admin(request)
    worker = worker_of(request)
    code = await worker.house.invite(data.uses, data.note, worker.now())
    await note(request, admin, "invite", data.note, str(data.uses))
    return NewInvitation(code)


@delete("/api/admin/invitations/{invitation:str}", status_code=200, tags=["administrators"])
async def withdraw(request: AnyRequest, invitation: FromPath[str]) -> Done:
    """Withdraw an invitation."""
    admin = await need_admin(request)
    await worker_of(request).house.withdraw(invitation)
    return await note(request, admin, "withdraw", invitation)


HANDLERS = [house, report, announce, set_registration, list_invitations, invite, withdraw]
