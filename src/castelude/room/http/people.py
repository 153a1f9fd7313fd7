"""Who you are: guests, names, accounts and sessions."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
import structlog
from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from castelude.room.http.request import (
    AnyRequest,
    address_of,
    has_bearer,
    is_browser,
    language_of,
    need_player,
    player_of,
    room_of,
    set_cookie,
    token_of,
)
from castelude.room.people.accounts import Player, clean_name
from castelude.room.people.sessions import device_of, session_id
from castelude.room.refusal import Refusal
from castelude.room.tables import commands
from castelude.texts import say

Json = dict[str, Any]
log = structlog.get_logger()
MOST_ADOPTED = 10_000


class Name(commands.Strict):
    name: str


class Credentials(commands.Strict):
    login: Annotated[str, msgspec.Meta(max_length=60)]
    password: Annotated[str, msgspec.Meta(max_length=1000)]


class Recovered(Credentials):
    code: Annotated[str, msgspec.Meta(max_length=100)]


class Password(commands.Strict):
    password: Annotated[str, msgspec.Meta(max_length=1000)]


class NewPassword(commands.Strict):
    old: Annotated[str, msgspec.Meta(max_length=1000)]
    new: Annotated[str, msgspec.Meta(max_length=1000)]


def shown(player: Player) -> Json:
    return {"id": player.id, "name": player.name, "login": player.login}


@get("/api/me", tags=["people"])
async def me(request: AnyRequest) -> Response[Json]:
    """Who you are; a guest is made for a browser that comes the first time, and known again by a cookie."""
    room = room_of(request)
    player = await player_of(request)
    token = None
    if player is None:
        if has_bearer(request):
            raise Refusal("not_signed_in", "room-who-are-you")
        room.guests.need(address_of(request))
        now = room.now()
        player = await room.identity.new_guest(
            say("room-guest", language_of(request), number=str(now % 9000 + 1000)), now
        )
        token = await open_session(request, player)
    answer: Response[Json] = Response(shown(player))
    if token is not None:
        set_cookie(answer, room.settings, token)
    return answer


@post("/api/guests", tags=["people"])
async def new_guest(request: AnyRequest, data: JSONBody[Name]) -> Json:
    """A guest for a program: the token goes into the Authorization header as Bearer."""
    room = room_of(request)
    room.guests.need(address_of(request))
    player = await room.identity.new_guest(clean_name(data.name), room.now())
    return {"id": player.id, "name": player.name, "token": await open_session(request, player)}


async def open_session(request: AnyRequest, player: Player) -> str:
    room = room_of(request)
    return await room.sessions.open(player.id, room.now(), device_of(request.headers.get("user-agent", "")))


@patch("/api/me", tags=["people"])
async def rename(request: AnyRequest, data: JSONBody[Name]) -> Json:
    """Change your name; tables you sit at keep the name you sat down with."""
    return shown(await room_of(request).identity.rename(await need_player(request), data.name))


# ---- accounts ----


@post("/api/account/register", tags=["people"])
async def register(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Json]:
    """Make an account of the guest you are; everything of yours stays yours, and the session is a new one.

    The answer holds the account's recovery code, which is shown this once.
    """
    room = room_of(request)
    room.sign_ins.need(address_of(request))
    player = await room.identity.register(await need_player(request), data.login, data.password)
    note(request, "account made", player.id)
    return await with_new_session(request, player, await room.recovery.renew(data.login))


@post("/api/account/login", status_code=200, tags=["people"])
async def sign_in(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Json]:
    """Sign in to an account; the tables of the guest you were come along."""
    room = room_of(request)
    room.sign_ins.need(address_of(request))
    player = await check_password(request, data.login, data.password)
    note(request, "signed in", player.id)
    await bring_tables(request, player)
    return await with_new_session(request, player)


async def bring_tables(request: AnyRequest, player: Player) -> None:
    """The tables of the guest somebody was until now."""
    guest = await player_of(request)
    if guest is not None and guest.login is None and guest.id != player.id:
        room = room_of(request)
        await room.service.adopt(await room.store.tables_of(guest.id, None, MOST_ADOPTED), guest, player)


async def check_password(request: AnyRequest, login: str, password: str) -> Player:
    """The account, or a `Refusal`; wrong passwords for one name are limited, from wherever they come."""
    async with guess(request, login):
        return await room_of(request).identity.sign_in(login, password)


@asynccontextmanager
async def guess(request: AnyRequest, login: str) -> AsyncIterator[None]:
    """Counts wrong passwords and codes for one account name; a right one uses up nothing."""
    room = room_of(request)
    name = login.strip().lower()
    try:
        room.wrong_passwords.need_left(name)
        yield
    except Refusal as refusal:
        if refusal.code == "not_allowed":
            room.wrong_passwords.take(name)
        note(request, "sign-in refused", why=refusal.message)
        raise


def note(request: AnyRequest, what: str, player: str | None = None, why: str | None = None) -> None:
    """A line in the log for who looks for break-ins. The name somebody typed may be a password, so it is left out."""
    log.info(what, player=player, address=address_of(request), why=why)


async def with_new_session(request: AnyRequest, player: Player, recovery: str | None = None) -> Response[Json]:
    """A new session in place of the old one: in the cookie, and for a program in the answer."""
    room = room_of(request)
    await end_this_session(request)
    token = await open_session(request, player)
    told = {"recovery": recovery, "token": None if is_browser(request) else token}
    answer: Response[Json] = Response(shown(player) | {key: value for key, value in told.items() if value})
    set_cookie(answer, room.settings, token)
    return answer


async def end_this_session(request: AnyRequest) -> None:
    room = room_of(request)
    token = token_of(request)
    if token:
        room.hub.sign_out(await room.sessions.close(token))


@post("/api/account/logout", status_code=200, tags=["people"])
async def sign_out(request: AnyRequest) -> Response[Json]:
    """End this session; it stops acting at once, and its connections are closed."""
    await end_this_session(request)
    answer: Response[Json] = Response({"ok": True})
    set_cookie(answer, room_of(request).settings, None)
    return answer


async def need_account(request: AnyRequest, password: str) -> tuple[Player, str]:
    """The account that asks and its name, when the password is right; how often one may try is limited."""
    room_of(request).sign_ins.need(address_of(request))
    player = await need_player(request)
    if player.login is None:
        raise Refusal("conflict", "room-no-account")
    await check_password(request, player.login, password)
    return player, player.login


@post("/api/account/password", status_code=200, tags=["people"])
async def change_password(request: AnyRequest, data: JSONBody[NewPassword]) -> Json:
    """A new password for who knows the old one; every other session ends."""
    room = room_of(request)
    player, _ = await need_account(request, data.old)
    await room.identity.set_password(player, data.new)
    room.hub.sign_out(await room.sessions.close_others(player.id, token_of(request) or ""))
    note(request, "password changed", player.id)
    return shown(player)


@post("/api/account/recovery", status_code=200, tags=["people"])
async def new_recovery_code(request: AnyRequest, data: JSONBody[Password]) -> Json:
    """A new recovery code for who knows the password, shown this once; the old one ends."""
    player, login = await need_account(request, data.password)
    note(request, "recovery code made", player.id)
    return {"recovery": await room_of(request).recovery.renew(login)}


@post("/api/account/recover", status_code=200, tags=["people"])
async def recover(request: AnyRequest, data: JSONBody[Recovered]) -> Response[Json]:
    """A new password for who has the recovery code; signed in, with a new code in the answer.

    Every other session of the account ends, and the tables of the guest you were come along.
    """
    room = room_of(request)
    room.sign_ins.need(address_of(request))
    async with guess(request, data.login):
        player = await room.recovery.redeem(data.login, data.code, data.password)
    room.hub.sign_out(await room.sessions.close_others(player.id, ""))
    note(request, "account recovered", player.id)
    await bring_tables(request, player)
    return await with_new_session(request, player, await room.recovery.renew(data.login))


# ---- sessions ----


@get("/api/account/sessions", tags=["people"])
async def list_sessions(request: AnyRequest) -> list[Json]:
    """Your sessions, the latest used first: where you are known without a password."""
    room = room_of(request)
    player = await need_player(request)
    here = session_id(token_of(request) or "")
    return [
        {
            "id": found.id,
            "device": found.device,
            "created": found.created_ms,
            "seen": found.seen_ms,
            "here": found.id == here,
        }
        for found in await room.sessions.of(player.id, room.now())
    ]


@delete("/api/account/sessions", status_code=200, tags=["people"])
async def end_other_sessions(request: AnyRequest) -> Json:
    """Sign out everywhere but here."""
    room = room_of(request)
    player = await need_player(request)
    ended = await room.sessions.close_others(player.id, token_of(request) or "")
    room.hub.sign_out(ended)
    return {"ended": len(ended)}


@delete("/api/account/sessions/{which:str}", status_code=200, tags=["people"])
async def end_session(request: AnyRequest, which: FromPath[str]) -> Json:
    """End one of your sessions."""
    room = room_of(request)
    player = await need_player(request)
    ended = await room.sessions.close_one(player.id, which)
    if not ended:
        raise Refusal("not_found", "room-no-session")
    room.hub.sign_out(ended)
    return {"ended": len(ended)}


HANDLERS = [
    me,
    new_guest,
    rename,
    register,
    sign_in,
    sign_out,
    change_password,
    new_recovery_code,
    recover,
    list_sessions,
    end_other_sessions,
    end_session,
]
