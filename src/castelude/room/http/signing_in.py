"""What signing in, registering and recovering an account share: passwords that are counted, and sessions."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from litestar import Response
from msgspec import UNSET

from castelude.room.http.answers import Me, SignedIn
from castelude.room.http.request import (
    AnyRequest,
    address_of,
    is_browser,
    need_player,
    player_of,
    quota_key,
    set_cookie,
    token_of,
    worker_of,
)
from castelude.room.people.accounts import Player
from castelude.room.people.sessions import device_of
from castelude.room.refusal import Refusal

MOST_ADOPTED = 10_000
log = structlog.get_logger()


def shown(player: Player) -> Me:
    return Me(player.id, player.name, player.login, player.admin, player.hidden)


async def open_session(request: AnyRequest, player: Player) -> str:
    """The token of a new session."""
    worker = worker_of(request)
    return await worker.sessions.open(player.id, worker.now(), device_of(request.headers.get("user-agent", "")))


async def with_new_session(request: AnyRequest, player: Player, recovery: str | None = None) -> Response[SignedIn]:
    """A new session in place of the old one: in the cookie, and for a program in the answer."""
    await end_this_session(request)
    token = await open_session(request, player)
    answer = Response(
        SignedIn(
            player.id,
            player.name,
            player.login,
            player.admin,
            player.hidden,
            recovery=recovery or UNSET,
            token=UNSET if is_browser(request) else token,
        )
    )
    set_cookie(answer, worker_of(request).settings, token)
    return answer


async def end_this_session(request: AnyRequest) -> None:
    """End the session that asks, and close its connections."""
    worker = worker_of(request)
    token = token_of(request)
    if token:
        worker.hub.sign_out(await worker.sessions.close(token))


async def bring_tables(request: AnyRequest, player: Player) -> None:
    """Hand over the tables of the guest who now signs in to an account."""
    guest = await player_of(request)
    if guest is not None and guest.login is None and guest.id != player.id:
        worker = worker_of(request)
        await worker.challenges.store.adopt(guest.id, player.id)
        await worker.puzzles.store.adopt(guest.id, player.id)
        await worker.following.adopt(guest.id, player.id)
        await worker.pairing.leave(guest.id)
        await worker.tournaments.adopt(guest.id, player.id)
        await worker.shelf.store.adopt(guest.id, player.id)
        await worker.clubs.store.adopt(guest.id, player.id)
        tables = await worker.store.tables_of(guest.id, None, MOST_ADOPTED)
        await worker.service.adopt(list(tables), guest, player)


async def need_account(request: AnyRequest, password: str) -> tuple[Player, str]:
    """The account that asks and its login, if the password is right; attempts are limited."""
    await worker_of(request).sign_ins.need(quota_key(request))
    player = await need_player(request)
    if player.login is None:
        raise Refusal("conflict", "room-no-account")
    await check_password(request, player.login, password)
    return player, player.login


async def check_password(request: AnyRequest, login: str, password: str) -> Player:
    """The account, or a `Refusal`; wrong passwords for one login are limited, wherever they come from."""
    worker = worker_of(request)
    async with guess(request, login):
        player = await worker.identity.sign_in(login, password)
    if (ban := worker.sanctions.of_person("ban", player.id)) is not None:
        raise ban.refusal(worker.now())
    return player


@asynccontextmanager
async def guess(request: AnyRequest, login: str) -> AsyncIterator[None]:
    """Count wrong passwords and codes for one login; a right one uses up nothing."""
    worker = worker_of(request)
    name = login.strip().lower()
    try:
        await worker.wrong_passwords.need_left(name)
        yield
    except Refusal as refusal:
        if refusal.code == "not_allowed":
            await worker.wrong_passwords.take(name)
        note(request, "sign-in refused", why=refusal.message)
        raise


def note(request: AnyRequest, what: str, player: str | None = None, why: str | None = None) -> None:
    """A log line for detecting break-ins. It leaves out the login that was typed, which may be a password."""
    log.info(what, player=player, address=address_of(request), why=why)
