"""E-mail of an account: its address, whether letters tell of turns, and a code when the password is lost."""

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody
from litestar.response import Response

from castelude.room.http.accounts import PasswordText
from castelude.room.http.admin_answers import Done
from castelude.room.http.request import AnyRequest, checked_language, need_player, quota_key, worker_of
from castelude.room.http.signing_in import need_account, note
from castelude.room.notices.notifier import device_id
from castelude.room.people.accounts import Player
from castelude.room.refusal import Refusal
from castelude.room.storage.mail import SCHEME
from castelude.room.storage.notices import Device
from castelude.room.tables.commands import Strict
from castelude.room.wire import Answer

Address = Annotated[
    str, msgspec.Meta(max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$")
]


class Mailbox(Answer):
    """`works`: whether this room sends e-mail. `address`: yours; `notices`: whether letters tell of your turns."""

    works: bool
    address: str | None
    confirmed: bool
    notices: bool


class NewAddress(Strict):
    """The address for letters in this language, and the password as a proof."""

    address: Address
    password: PasswordText
    lang: Annotated[str, msgspec.Meta(max_length=12)]


class MailedCode(Strict):
    """The code of a letter."""

    code: Annotated[str, msgspec.Meta(max_length=100)]


class MailNotices(Strict):
    """Whether letters shall tell of your turns."""

    on: bool


class Forgotten(Strict):
    """The account whose password is lost."""

    login: Annotated[str, msgspec.Meta(max_length=60)]


@get("/api/account/mail", tags=["people"])
async def mailbox(request: AnyRequest) -> Mailbox:
    """Your address, if the room knows one."""
    return await _shown(request, await need_player(request))


@put("/api/account/mail", tags=["people"])
async def set_address(request: AnyRequest, data: JSONBody[NewAddress]) -> Mailbox:
    """Have a code sent to your address; it counts when you have given the code back."""
    worker = worker_of(request)
    worker.addresses.need_mail()
    player, _ = await need_account(request, data.password)
    await worker.letters.need(player.id)
    await worker.address_letters.need(quota_key(request))
    await worker.addresses.propose(player.id, data.address, checked_language(data.lang))
    note(request, "address given", player.id)
    return await _shown(request, player)


@post("/api/account/mail/confirm", status_code=200, tags=["people"])
async def confirm_address(request: AnyRequest, data: JSONBody[MailedCode]) -> Mailbox:
    """Give the code back that was sent to your address."""
    worker = worker_of(request)
    player = await need_player(request)
    await worker.wrong_passwords.need(f"mail {player.id}")
    await worker.addresses.confirm(player.id, data.code)
    note(request, "address confirmed", player.id)
    return await _shown(request, player)


@put("/api/account/mail/notices", tags=["people"])
async def set_mail_notices(request: AnyRequest, data: JSONBody[MailNotices]) -> Mailbox:
    """Choose whether letters tell of your turns; your quiet hours hold for them, too."""
    worker = worker_of(request)
    player = await need_player(request)
    known = await worker.addresses.store.mailbox(player.id)
    if known is None or known.confirmed_ms is None:
        raise Refusal("conflict", "room-mail-unconfirmed")
    endpoint = f"{SCHEME}{known.address}"
    device = Device(device_id(f"{player.id} {endpoint}"), player.id, None, endpoint, "", "", known.lang, worker.now())
    if data.on:
        await worker.notifier.store.add_device(device)
    else:
        await worker.notifier.store.drop_device(device.id, player.id)
    return await _shown(request, player)


@delete("/api/account/mail", status_code=200, tags=["people"])
async def forget_address(request: AnyRequest) -> Mailbox:
    """Have your address forgotten; no more letters come."""
    player = await need_player(request)
    await worker_of(request).addresses.store.drop(player.id)
    note(request, "address forgotten", player.id)
    return await _shown(request, player)


@post("/api/account/forgotten", status_code=202, tags=["people"])
async def forgotten(request: AnyRequest, data: JSONBody[Forgotten]) -> Response[Done]:
    """Have a code sent with which the account can be recovered, if it has a confirmed address.

    The answer is the same for every login, and comes before anything is looked up.
    """
    worker = worker_of(request)
    worker.addresses.need_mail()
    await worker.address_letters.need(quota_key(request))
    await worker.letters.need(f"recover {data.login.strip().lower()}")
    note(request, "recovery asked for by e-mail")
    return Response(Done(), status_code=202, background=BackgroundTask(worker.addresses.send_recovery, data.login))


async def _shown(request: AnyRequest, player: Player) -> Mailbox:
    worker = worker_of(request)
    known = await worker.addresses.store.mailbox(player.id)
    works = worker.addresses.mailer.works
    if known is None:
        return Mailbox(works, None, confirmed=False, notices=False)
    devices = await worker.notifier.store.devices(player.id)
    told = any(device.endpoint.startswith(SCHEME) for device in devices)
    return Mailbox(works, known.address, known.confirmed_ms is not None, told)


HANDLERS = [mailbox, set_address, confirm_address, set_mail_notices, forget_address, forgotten]
