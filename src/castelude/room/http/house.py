"""The house: what is announced, and who may register."""

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from castelude.room.http.admin import note
from castelude.room.http.admin_answers import Done, House, KnownInvitation, NewInvitation
from castelude.room.http.request import AnyRequest, need_admin, worker_of
from castelude.room.moderation.house import ANNOUNCEMENT, REGISTRATION, Registration
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


@get("/api/house", tags=["house"])
async def house(request: AnyRequest) -> House:
    """What is announced, who may register, and whether the room sends e-mail."""
    worker = worker_of(request)
    return House(await worker.house.registration(), await worker.house.announcement(), worker.addresses.mailer.works)


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


HANDLERS = [house, announce, set_registration, list_invitations, invite, withdraw]
