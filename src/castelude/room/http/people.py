"""Who you are: guests, names, accounts and sessions."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, patch, post
from litestar.params import JSONBody

from castelude.room import wire
from castelude.room.identity import clean_name
from castelude.room.web import AnyRequest, address_of, need_player, player_of, room_of, set_cookie, token_of

Json = dict[str, Any]


class Name(wire.Strict):
    name: str


class Credentials(wire.Strict):
    login: Annotated[str, msgspec.Meta(max_length=60)]
    password: Annotated[str, msgspec.Meta(max_length=1000)]


@get("/api/me", tags=["people"])
async def me(request: AnyRequest) -> Response[Json]:
    """Who you are; a guest is made for who comes the first time, and known again by a cookie."""
    room = room_of(request)
    player = await player_of(request)
    token = None
    if player is None:
        room.guests.need(address_of(request))
        now = room.now()
        player, token = await room.identity.new_guest(f"Guest {now % 9000 + 1000}", now)
    answer: Response[Json] = Response({"id": player.id, "name": player.name, "login": player.login})
    if token is not None:
        set_cookie(answer, room.settings, token)
    return answer


@post("/api/guests", tags=["people"])
async def new_guest(request: AnyRequest, data: JSONBody[Name]) -> Json:
    """A guest for a program: the token goes into the Authorization header as Bearer."""
    room = room_of(request)
    room.guests.need(address_of(request))
    player, token = await room.identity.new_guest(clean_name(data.name), room.now())
    return {"id": player.id, "name": player.name, "token": token}


@patch("/api/me", tags=["people"])
async def rename(request: AnyRequest, data: JSONBody[Name]) -> Json:
    """Change your name; tables you sit at keep the name you sat down with."""
    player = await room_of(request).identity.rename(await need_player(request), data.name)
    return {"id": player.id, "name": player.name, "login": player.login}


@post("/api/account/register", tags=["people"])
async def register(request: AnyRequest, data: JSONBody[Credentials]) -> Json:
    """Make an account of the guest you are; everything of yours stays yours."""
    room = room_of(request)
    room.sign_ins.need(address_of(request))
    player = await room.identity.register(await need_player(request), data.login, data.password)
    return {"id": player.id, "name": player.name, "login": player.login}


@post("/api/account/login", status_code=200, tags=["people"])
async def sign_in(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Json]:
    """Sign in to an account; the tables of the guest you were come along."""
    room = room_of(request)
    room.sign_ins.need(address_of(request))
    guest = await player_of(request)
    player = await room.identity.sign_in(data.login, data.password)
    if guest is not None and guest.login is None and guest.id != player.id:
        await room.service.adopt(guest, player)
    old = token_of(request)
    if old:
        await room.identity.close_session(old)
    token = await room.identity.open_session(player.id, room.now())
    answer: Response[Json] = Response({"id": player.id, "name": player.name, "login": player.login, "token": token})
    set_cookie(answer, room.settings, token)
    return answer


@post("/api/account/logout", status_code=200, tags=["people"])
async def sign_out(request: AnyRequest) -> Response[Json]:
    """End this session; it stops acting at once, on every connection."""
    room = room_of(request)
    token = token_of(request)
    if token:
        await room.identity.close_session(token)
    answer: Response[Json] = Response({"ok": True})
    set_cookie(answer, room.settings, None)
    return answer


HANDLERS = [me, new_guest, rename, register, sign_in, sign_out]
