"""People whom you follow or have blocked."""

from typing import Annotated, Literal

from litestar import delete, get, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from castelude.room.http.admin_answers import Done
from castelude.room.http.persons import Whom, person_meant
from castelude.room.http.request import AnyRequest, need_player, worker_of
from castelude.room.people.following import key_of
from castelude.room.people.seen import HERE_MS
from castelude.room.refusal import Refusal
from castelude.room.tables import visible
from castelude.room.wire import Answer

LIVE_MS = 3_600_000
"""A game in which nothing has happened for longer is not one to watch."""
FollowedState = Literal["online", "playing", "offline"]
PersonName = Annotated[str | None, QueryParameter(max_length=60)]


class Followed(Answer):
    """Somebody whom you follow. `state` is null for people who hide; `table`: the game in which you can watch them."""

    key: str
    name: str
    state: FollowedState | None
    table: str | None


class Blocked(Answer):
    """Somebody whom you have blocked, and when."""

    key: str
    name: str
    at: int


class Relation(Answer):
    """What somebody is to you: the keys by which you follow them and have blocked them, if you do.

    `account`: whether they have a profile that you can see.
    """

    name: str
    account: bool
    following: str | None
    blocked: str | None


@get("/api/me/following", tags=["people"])
async def following(request: AnyRequest) -> list[Followed]:
    """Those whom you follow, by name: who is online, and whose game everybody may watch now."""
    worker = worker_of(request)
    player = await need_player(request)
    rows = await worker.following.of(player.id)
    now = worker.now()
    here = [row["id"] for row in rows if not row["private"] and now - (row["seen_ms"] or 0) < HERE_MS]
    games = await worker.following.playing(here, now - LIVE_MS)
    tables = await worker.service.tables({table_id: version for _, table_id, version in games})
    watched = {
        table.id for table in tables if table.settings.watch == "everybody" and visible.may_see(table, player.id)
    }
    at = {person: table_id for person, table_id, _ in reversed(games) if table_id in watched}
    return [
        Followed(
            key_of(player.id, row["id"]),
            row["name"],
            None if row["private"] else _state(row["id"], here, at),
            at.get(row["id"]),
        )
        for row in rows
    ]


def _state(person: str, here: list[str], at: dict[str, str]) -> FollowedState:
    if person in at:
        return "playing"
    return "online" if person in here else "offline"


@put("/api/me/following", tags=["people"])
async def follow(request: AnyRequest, data: JSONBody[Whom]) -> Relation:
    """Follow an account; nobody who is hidden. They are not told."""
    worker = worker_of(request)
    player = await need_player(request)
    other = await person_meant(request, player, data)
    if other.login is None or other.hidden:
        raise Refusal("not_found", "room-no-profile")
    if await worker.blocking.has(player.id, other.id):
        raise Refusal("conflict", "room-follow-blocked")
    await worker.following.follow(player.id, other.id, worker.now())
    return await _relation(request, player.id, other.id)


@delete("/api/me/following/{key:str}", status_code=200, tags=["people"])
async def unfollow(request: AnyRequest, key: FromPath[str]) -> Done:
    """Follow somebody no longer."""
    await worker_of(request).following.unfollow((await need_player(request)).id, key)
    return Done()


@get("/api/me/blocked", tags=["people"])
async def blocked(request: AnyRequest) -> list[Blocked]:
    """Those whom you have blocked, the latest first."""
    player = await need_player(request)
    rows = await worker_of(request).blocking.of(player.id)
    return [Blocked(key_of(player.id, row["id"]), row["name"], row["at_ms"]) for row in rows]


@put("/api/me/blocked", tags=["people"])
async def block(request: AnyRequest, data: JSONBody[Whom]) -> Relation:
    """Block somebody. They are not told, and games that you play together go on.

    You are not paired with them, they cannot invite you or sit down at your tables, and you do not see what they say.
    """
    worker = worker_of(request)
    player = await need_player(request)
    other = await person_meant(request, player, data)
    await worker.blocking.block(player.id, other.id, worker.now())
    return await _relation(request, player.id, other.id)


@delete("/api/me/blocked/{key:str}", status_code=200, tags=["people"])
async def unblock(request: AnyRequest, key: FromPath[str]) -> Done:
    """End a block."""
    await worker_of(request).blocking.unblock((await need_player(request)).id, key)
    return Done()


@get("/api/people/relation", tags=["people"])
async def relation(
    request: AnyRequest,
    name: PersonName = None,
    table: FromQuery[str | None] = None,
    who: FromQuery[str | None] = None,
) -> Relation:
    """Whether you follow somebody, or have blocked them."""
    player = await need_player(request)
    other = await person_meant(request, player, Whom(name, table, who))
    return await _relation(request, player.id, other.id)


async def _relation(request: AnyRequest, player: str, other: str) -> Relation:
    worker = worker_of(request)
    person = await worker.identity.find(other)
    key = key_of(player, other)
    follows, blocks = await worker.following.is_following(player, other), await worker.blocking.has(player, other)
    account = person.login is not None and not person.hidden
    return Relation(person.name, account, key if follows else None, key if blocks else None)


HANDLERS = [following, follow, unfollow, blocked, block, unblock, relation]
