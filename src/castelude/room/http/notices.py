"""How people want to be told that it is their turn: devices for push messages, and quiet hours."""

import asyncio
from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody

from castelude.room.http.admin_answers import Done
from castelude.room.http.request import AnyRequest, checked_language, need_player, token_of, worker_of
from castelude.room.notices.notifier import TEST, device_id
from castelude.room.notices.quiet import QuietHours, zone_of
from castelude.room.notices.web_push import is_auth, is_key
from castelude.room.people.sessions import token_hash
from castelude.room.refusal import Refusal
from castelude.room.storage.notices import Device
from castelude.room.tables.commands import Strict
from castelude.room.wire import Answer

Endpoint = Annotated[str, msgspec.Meta(min_length=10, max_length=1000)]


class NoticeSettings(Answer):
    """`key`: the public key with which a browser subscribes. `devices`: how many of yours get messages."""

    key: str
    devices: int
    quiet: QuietHours | None


class Subscribing(Strict):
    """What a browser says when it has subscribed to push messages."""

    endpoint: Endpoint
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]
    lang: Annotated[str, msgspec.Meta(max_length=12)]


class Unsubscribing(Strict):
    """The browser that wants no messages any more."""

    endpoint: Endpoint


class ChosenQuiet(Strict):
    """When you want no messages; null: you always do."""

    quiet: QuietHours | None


@get("/api/notices", tags=["people"])
async def notice_settings(request: AnyRequest) -> NoticeSettings:
    """How you are told that it is your turn."""
    return await _shown(request, (await need_player(request)).id)


async def _shown(request: AnyRequest, player: str) -> NoticeSettings:
    notifier = worker_of(request).notifier
    quiet = await notifier.store.quiet(player)
    devices = await notifier.store.devices(player)
    return NoticeSettings((await notifier.signer()).public, len(devices), QuietHours(**quiet) if quiet else None)


@put("/api/notices/quiet", tags=["people"])
async def set_quiet(request: AnyRequest, data: JSONBody[ChosenQuiet]) -> NoticeSettings:
    """Choose your quiet hours; what happens in them is told when they end, if it is still your turn."""
    player = await need_player(request)
    if data.quiet is not None:
        zone_of(data.quiet.zone)
    hours = None if data.quiet is None else msgspec.structs.asdict(data.quiet)
    await worker_of(request).notifier.store.set_quiet(player.id, hours)
    return await _shown(request, player.id)


@post("/api/notices/devices", status_code=200, tags=["people"])
async def subscribe(request: AnyRequest, data: JSONBody[Subscribing]) -> NoticeSettings:
    """Get push messages in this browser, in this language."""
    worker = worker_of(request)
    player = await need_player(request)
    if not is_key(data.p256dh) or not is_auth(data.auth):
        raise Refusal("malformed", "room-push-keys")
    if not worker.notifier.is_known_service(data.endpoint):
        raise Refusal("not_allowed", "room-push-service")
    device = Device(
        device_id(data.endpoint),
        player.id,
        token_hash(token_of(request) or ""),
        data.endpoint,
        data.p256dh,
        data.auth,
        checked_language(data.lang),
        worker.now(),
    )
    await worker.notifier.store.add_device(device)
    return await _shown(request, player.id)


@delete("/api/notices/devices", status_code=200, tags=["people"])
async def unsubscribe(request: AnyRequest, data: JSONBody[Unsubscribing]) -> NoticeSettings:
    """Get no push messages in this browser any more."""
    player = await need_player(request)
    await worker_of(request).notifier.store.drop_device(device_id(data.endpoint), player.id)
    return await _shown(request, player.id)


@post("/api/notices/test", status_code=200, tags=["people"])
async def send_test(request: AnyRequest) -> Done:
    """Send a message to all your devices, to see that it arrives."""
    worker = worker_of(request)
    player = await need_player(request)
    worker.own_data.need(player.id)
    devices = await worker.notifier.store.devices(player.id)
    if not devices:
        raise Refusal("conflict", "room-push-none")
    answers = await asyncio.gather(*(worker.notifier.send(device, TEST, "/games") for device in devices))
    if not any(status < 300 for status in answers):
        raise Refusal("unavailable", "room-push-refused")
    return Done()


HANDLERS = [notice_settings, set_quiet, subscribe, unsubscribe, send_test]
