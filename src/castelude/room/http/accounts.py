"""Accounts: registering, signing in and out, passwords and recovery codes."""

import contextlib
from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from castelude.room.http.answers import Me, RecoveryCode, SignedIn, SignedOut
from castelude.room.http.people import named_by_the_room
from castelude.room.http.request import AnyRequest, need_player, quota_key, set_cookie, token_of, worker_of
from castelude.room.http.signing_in import (
    bring_tables,
    check_password,
    end_this_session,
    guess,
    need_account,
    note,
    shown,
    with_new_session,
)
from castelude.room.refusal import Refusal
from castelude.room.tables.commands import Strict

PasswordText = Annotated[str, msgspec.Meta(max_length=1000)]


class Credentials(Strict):
    """A login and its password."""

    login: Annotated[str, msgspec.Meta(max_length=60)]
    password: PasswordText


class Registering(Credentials):
    """The login and password that an account shall have; an invitation where the room asks for one."""

    invitation: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class Recovery(Credentials):
    """The recovery code of an account, and the password that it shall have."""

    code: Annotated[str, msgspec.Meta(max_length=100)]


class CurrentPassword(Strict):
    """The password, as a proof."""

    password: PasswordText


class NewPassword(Strict):
    """The password that an account has, and the one that it shall have."""

    old: PasswordText
    new: PasswordText


@post("/api/account/register", tags=["people"])
async def register(request: AnyRequest, data: JSONBody[Registering]) -> Response[SignedIn]:
    """Turn the guest you are into an account: everything of yours stays yours, and a new session begins.

    Guests who have not chosen a name are called by the name of the account from then on.
    The answer holds the account's recovery code, which is shown this once.
    """
    worker = worker_of(request)
    await worker.sign_ins.need(quota_key(request))
    guest = await need_player(request)
    await worker.house.let_in(data.invitation)
    try:
        player = await worker.identity.register(guest, data.login, data.password)
    except Refusal:
        await worker.house.give_back(data.invitation)
        raise
    note(request, "account made", player.id)
    if named_by_the_room(player.name):
        with contextlib.suppress(Refusal):  # not every account name can be a name at the table
            player = await worker.identity.rename(player, player.login or "")
    return await with_new_session(request, player, await worker.recovery.renew(data.login))


@post("/api/account/login", status_code=200, tags=["people"])
async def sign_in(request: AnyRequest, data: JSONBody[Credentials]) -> Response[SignedIn]:
    """Sign in to an account; the tables of the guest you were come along."""
    await worker_of(request).sign_ins.need(quota_key(request))
    player = await check_password(request, data.login, data.password)
    note(request, "signed in", player.id)
    await bring_tables(request, player)
    return await with_new_session(request, player)


@post("/api/account/logout", status_code=200, tags=["people"])
async def sign_out(request: AnyRequest) -> Response[SignedOut]:
    """End this session; it stops acting at once, and its connections are closed."""
    await end_this_session(request)
    answer = Response(SignedOut())
    set_cookie(answer, worker_of(request).settings, None)
    return answer


@post("/api/account/password", status_code=200, tags=["people"])
async def change_password(request: AnyRequest, data: JSONBody[NewPassword]) -> Me:
    """Change the password; every other session ends."""
    worker = worker_of(request)
    player, _ = await need_account(request, data.old)
    await worker.identity.set_password(player, data.new)
    worker.hub.sign_out(await worker.sessions.close_others(player.id, token_of(request) or ""))
    note(request, "password changed", player.id)
    return shown(player)


@post("/api/account/recovery", status_code=200, tags=["people"])
async def new_recovery_code(request: AnyRequest, data: JSONBody[CurrentPassword]) -> RecoveryCode:
    """Replace the recovery code; the new one is shown this once."""
    player, login = await need_account(request, data.password)
    note(request, "recovery code made", player.id)
    return RecoveryCode(await worker_of(request).recovery.renew(login))


@post("/api/account/recover", status_code=200, tags=["people"])
async def recover(request: AnyRequest, data: JSONBody[Recovery]) -> Response[SignedIn]:
    """Set a new password with the recovery code, or one that came by e-mail, and sign in; the answer holds a new code.

    Every other session of the account ends, and the tables of the guest you were come along.
    """
    worker = worker_of(request)
    await worker.sign_ins.need(quota_key(request))
    async with guess(request, data.login):
        by_mail = await worker.addresses.recovers(data.login, data.code)
        code = await worker.recovery.renew(data.login) if by_mail else data.code
        player = await worker.recovery.redeem(data.login, code, data.password)
    worker.hub.sign_out(await worker.sessions.close_others(player.id, ""))
    note(request, "account recovered", player.id)
    await bring_tables(request, player)
    return await with_new_session(request, player, await worker.recovery.renew(data.login))


HANDLERS = [register, sign_in, sign_out, change_password, new_recovery_code, recover]
