"""Who you are: guests and names."""

from litestar import Response, get, patch, post
from litestar.params import JSONBody

from castelude.room.http.answers import Me, NewGuest
from castelude.room.http.request import (
    AnyRequest,
    has_bearer,
    language_of,
    need_player,
    player_of,
    quota_key,
    set_cookie,
    worker_of,
)
from castelude.room.http.signing_in import open_session, shown
from castelude.room.refusal import Refusal
from castelude.room.tables.commands import Strict
from castelude.texts import say, say_all

MOST_TABLES = 100
"""Those changed latest; a person has fewer that wait for players."""


class NewName(Strict):
    """The name that others see."""

    name: str


def named_by_the_room(name: str) -> bool:
    """Whether this is a guest's first name, in any language."""
    number = "".join(filter(str.isdigit, name))
    return number != "" and name in say_all("room-guest", number=number).values()


@get("/api/me", tags=["people"])
async def me(request: AnyRequest) -> Response[Me]:
    """Who you are. A browser that comes for the first time becomes a guest, and is recognized by a cookie."""
    worker = worker_of(request)
    player = await player_of(request)
    token = None
    if player is None:
        if has_bearer(request):
            raise Refusal("not_signed_in", "room-who-are-you")
        await worker.guests.need(quota_key(request))
        now = worker.now()
        player = await worker.identity.new_guest(
            say("room-guest", language_of(request), number=str(now % 9000 + 1000)), now
        )
        token = await open_session(request, player)
    answer = Response(shown(player))
    if token is not None:
        set_cookie(answer, worker.settings, token)
    return answer


@post("/api/guests", tags=["people"])
async def new_guest(request: AnyRequest, data: JSONBody[NewName]) -> NewGuest:
    """A guest for a program: the token goes into the Authorization header as Bearer."""
    worker = worker_of(request)
    await worker.guests.need(quota_key(request))
    player = await worker.identity.named_guest(data.name, worker.now())
    return NewGuest(player.id, player.name, await open_session(request, player))


@patch("/api/me", tags=["people"])
async def rename(request: AnyRequest, data: JSONBody[NewName]) -> Me:
    """Change your name, also at tables that wait for players; games that have begun keep the one you sat down with."""
    worker = worker_of(request)
    player = await worker.identity.rename(await need_player(request), data.name)
    for table_id in await worker.store.playing(player.id, MOST_TABLES):
        await worker.service.rename_before_start(table_id, player.id, player.name)
    return shown(player)


HANDLERS = [me, new_guest, rename]
