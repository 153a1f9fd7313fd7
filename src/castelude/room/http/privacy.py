"""Your own data: take it along, or delete your account."""

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get
from litestar.params import JSONBody

from castelude.room.http.answers import SignedOut
from castelude.room.http.request import AnyRequest, language_of, need_player, set_cookie, worker_of
from castelude.room.http.signing_in import need_account, note
from castelude.room.people.privacy import own_data
from castelude.room.tables import commands as cmd
from castelude.room.wire import Answer

MOST_TABLES = 10_000


class OwnData(Answer):
    """Everything that the room has stored about you, apart from hashes; each table can be exported by its id."""

    id: str
    name: str
    login: str | None
    hidden: bool
    created: int
    sessions: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    pins: list[dict[str, Any]]
    challenges: list[dict[str, Any]]
    puzzles: list[dict[str, Any]]
    devices: list[dict[str, Any]]
    quiet: list[dict[str, Any]]
    mail: list[dict[str, Any]]
    tournaments: list[dict[str, Any]]
    clubs: list[dict[str, Any]]
    studies: list[dict[str, Any]]
    following: list[dict[str, Any]]
    blocked: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    vacations: list[dict[str, Any]]
    sanctions: list[dict[str, Any]]
    invited: list[dict[str, Any]]
    seeking: list[dict[str, Any]]


class Deleting(cmd.Strict):
    """The password of the account that shall go; a guest has none."""

    password: Annotated[str, msgspec.Meta(max_length=1000)] = ""


@get("/api/me/data", tags=["people"])
async def export_data(request: AnyRequest) -> Response[OwnData]:
    """Your data as a file."""
    worker = worker_of(request)
    player = await need_player(request)
    worker.own_data.need(player.id)
    found = await own_data(worker.engine, player)
    data = OwnData(player.id, player.name, player.login, player.hidden, **found)
    return Response(data, headers={"Content-Disposition": 'attachment; filename="castelude.json"'})


@delete("/api/me", status_code=200, tags=["people"])
async def delete_me(request: AnyRequest, data: JSONBody[Deleting]) -> Response[SignedOut]:
    """Delete your account: you leave your tables, games stay without your name, everything else goes."""
    worker = worker_of(request)
    player = await need_player(request)
    if player.login is not None:
        player, _ = await need_account(request, data.password)
    tables = list(await worker.store.tables_of(player.id, None, MOST_TABLES))
    await worker.clubs.leave_everywhere(player.id)
    await worker.tournaments.leave_everywhere(player.id)
    await worker.housekeeping.leave_everywhere(player.id, player.name, tables, "delete-me")
    sessions = await worker.sessions.close_all(player.id)
    await worker.housekeeping.erase(player.id, language_of(request), tables, worker.now())
    worker.hub.sign_out(sessions)
    note(request, "account deleted", player.id)
    answer = Response(SignedOut())
    set_cookie(answer, worker.settings, None)
    return answer


HANDLERS = [export_data, delete_me]
