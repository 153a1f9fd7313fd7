"""Moderation over HTTP, for administrators: people and tables. The rest is in `house` and `reports`."""

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from castelude.room.http.admin_answers import AuditLine, Done, KnownPerson, KnownSanction
from castelude.room.http.request import AnyRequest, need_admin, worker_of
from castelude.room.moderation.sanctions import HOUR_MS, SanctionKind
from castelude.room.people.accounts import Player
from castelude.room.people.names import clean_name
from castelude.room.refusal import Refusal
from castelude.room.tables.commands import Strict

MOST_SHOWN = 100
MOST_TABLES = 10_000
Skip = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Reason = Annotated[str, msgspec.Meta(max_length=300)]


class Sanctioning(Strict):
    """Mute or ban a person, or ban an address or network; for so many hours, or for good."""

    kind: SanctionKind
    person: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    address: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    reason: Reason = ""
    hours: Annotated[int, msgspec.Meta(ge=1, le=100_000)] | None = None


class GivenName(Strict):
    """The name that somebody shall have."""

    name: Annotated[str, msgspec.Meta(max_length=100)]


async def note(request: AnyRequest, admin: Player, what: str, target: str, reason: str = "") -> Done:
    """Enter what was done into the audit log."""
    worker = worker_of(request)
    await worker.audit.add(worker.now(), admin.login or admin.name, what, target, reason)
    return Done()


@get("/api/admin/people", tags=["administrators"])
async def find_people(request: AnyRequest, search: FromQuery[str] = "") -> list[KnownPerson]:
    """People whose name begins like this, or with exactly this login or id; accounts first."""
    await need_admin(request)
    worker = worker_of(request)
    return [
        KnownPerson(
            each.id,
            each.name,
            each.login,
            each.admin,
            worker.sanctions.of_person("mute", each.id) is not None,
            worker.sanctions.of_person("ban", each.id) is not None,
        )
        for each in await worker.identity.search(search[:60], MOST_SHOWN)
    ]


@post("/api/admin/people/{person:str}/name", status_code=200, tags=["administrators"])
async def rename_person(request: AnyRequest, person: FromPath[str], data: JSONBody[GivenName]) -> Done:
    """Give somebody another name, at the tables where they sit as well."""
    admin = await need_admin(request)
    worker = worker_of(request)
    found = await worker.identity.find(person)
    await worker.identity.rename(found, clean_name(data.name))
    tables = await worker.store.tables_of(person, None, MOST_TABLES)
    await worker.housekeeping.rename_everywhere(person, clean_name(data.name), list(tables))
    return await note(request, admin, "rename", found.name, data.name)


@get("/api/admin/sanctions", tags=["administrators"])
async def list_sanctions(request: AnyRequest) -> list[KnownSanction]:
    """What is in force, the latest first."""
    await need_admin(request)
    return [
        KnownSanction(
            each.id, each.kind, each.player_id, each.name, each.address, each.reason, each.made_ms, each.until_ms
        )
        for each in worker_of(request).sanctions.all
    ]


@post("/api/admin/sanctions", status_code=200, tags=["administrators"])
async def sanction(request: AnyRequest, data: JSONBody[Sanctioning]) -> Done:
    """Mute or ban somebody, or ban an address; a banned person is signed out everywhere and leaves all tables."""
    admin = await need_admin(request)
    worker = worker_of(request)
    if (data.person is None) == (data.address is None) or (data.address is not None and data.kind == "mute"):
        raise Refusal("malformed", "room-sanction-whom")
    target = data.address or ""
    if data.person is not None:
        found = await worker.identity.find(data.person)
        if found.admin:
            raise Refusal("not_allowed", "room-sanction-admin")
        target = found.name
    now = worker.now()
    until = None if data.hours is None else now + data.hours * HOUR_MS
    await worker.sanctions.add(data.kind, data.person, data.address, data.reason, until, now)
    if data.kind == "ban" and data.person is not None:
        worker.hub.sign_out(await worker.sessions.close_all(data.person))
        tables = list(await worker.store.tables_of(data.person, None, MOST_TABLES))
        await worker.housekeeping.leave_everywhere(data.person, target, tables, f"ban-{now}")
    return await note(request, admin, data.kind, target, data.reason)


@delete("/api/admin/sanctions/{sanction_id:str}", status_code=200, tags=["administrators"])
async def lift_sanction(request: AnyRequest, sanction_id: FromPath[str]) -> Done:
    """End a mute or a ban before its time."""
    admin = await need_admin(request)
    worker = worker_of(request)
    lifted = await worker.sanctions.lift(sanction_id, worker.now())
    return await note(
        request, admin, {"mute": "unmute", "ban": "unban"}[lifted.kind], lifted.name or lifted.address or ""
    )


@post("/api/admin/tables/{table_id:str}/close", status_code=200, tags=["administrators"])
async def close_table(request: AnyRequest, table_id: FromPath[str]) -> Done:
    """Close a table; a game under way is cancelled."""
    admin = await need_admin(request)
    await worker_of(request).service.close(table_id, "moderator")
    return await note(request, admin, "close", table_id)


@delete("/api/admin/tables/{table_id:str}", status_code=200, tags=["administrators"])
async def delete_table(request: AnyRequest, table_id: FromPath[str]) -> Done:
    """Delete a table with its game and its chat."""
    admin = await need_admin(request)
    if not await worker_of(request).housekeeping.delete_table(table_id):
        raise Refusal("not_found", "room-no-table")
    return await note(request, admin, "delete", table_id)


@delete("/api/admin/tables/{table_id:str}/chat/{number:int}", status_code=200, tags=["administrators"])
async def remove_line(request: AnyRequest, table_id: FromPath[str], number: FromPath[int]) -> Done:
    """Remove what a line of chat says."""
    admin = await need_admin(request)
    worker = worker_of(request)
    if not await worker.eraser.remove_line(table_id, number):
        raise Refusal("not_found", "room-no-line")
    worker.hub.send_away(table_id)
    return await note(request, admin, "line", f"{table_id} {number}")


@get("/api/admin/audit", tags=["administrators"])
async def audit_log(request: AnyRequest, skip: FromQuery[Skip] = 0) -> list[AuditLine]:
    """What administrators have done, the latest first: a hundred entries, after so many that are skipped."""
    await need_admin(request)
    deeds = await worker_of(request).audit.latest(MOST_SHOWN, skip)
    return [AuditLine(each.at_ms, each.admin, each.what, each.target, each.reason) for each in deeds]


HANDLERS = [
    find_people,
    rename_person,
    list_sanctions,
    sanction,
    lift_sanction,
    close_table,
    delete_table,
    remove_line,
    audit_log,
]
