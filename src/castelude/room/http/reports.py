"""Reports: what visitors report, and what administrators do about names and titles that should not be here."""

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from castelude.room.http.admin import MOST_SHOWN, note
from castelude.room.http.admin_answers import Done, Report
from castelude.room.http.request import AnyRequest, need_admin, need_player, quota_key, worker_of
from castelude.room.http.table_access import visible_table
from castelude.room.http.tournaments import Title
from castelude.room.moderation.reports import NewReport, ReportKind
from castelude.room.people.accounts import Player
from castelude.room.refusal import Refusal
from castelude.room.tables.commands import Strict
from castelude.room.visible_text import checked_title

AT_TABLES = ("chat", "name", "table")
Found = tuple[str, str, str | None]
"""What a report is about: its id, what is shown of it, and the person whom that concerns."""


class Reporting(Strict):
    """A report. `subject` is the id of a table, tournament, club or study, or the name of a person with a profile.

    `number`: of a line of chat at that table, or of the seat whose name is reported.
    """

    kind: ReportKind
    subject: Annotated[str, msgspec.Meta(max_length=60)]
    number: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] | None = None
    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""


class GivenTitle(Strict):
    """The title that a tournament, club or study shall have."""

    title: Title


@post("/api/reports", status_code=200, tags=["people"])
async def report(request: AnyRequest, data: JSONBody[Reporting]) -> Done:
    """Tell the administrators about something that should not be here."""
    worker = worker_of(request)
    player = await need_player(request)
    find = _at_table if data.kind in AT_TABLES else _elsewhere
    subject, about, whom = await find(request, player, data)
    await worker.new_reports.need(player.id)
    await worker.address_reports.need(quota_key(request))
    new = NewReport(data.kind, subject, data.number, whom, about, data.reason, player.id)
    await worker.reports.add(new, worker.now())
    return Done()


async def _at_table(request: AnyRequest, player: Player, data: Reporting) -> Found:
    """What is reported of a table."""
    table = await visible_table(request, data.subject, player)
    if data.kind == "chat":
        line = await worker_of(request).store.chat_line(table.id, data.number or 0)
        if line is None:
            raise Refusal("not_found", "room-no-line")
        return table.id, f"{line['name']}: {line['text']}", line["player_id"]
    if data.kind == "name":
        chair = table.chairs[data.number] if data.number is not None and data.number < len(table.chairs) else None
        if chair is None or chair.player is None:
            raise Refusal("not_found", "room-no-person")
        return table.id, chair.name or "", chair.player
    return table.id, table.game.id, table.host


async def _elsewhere(request: AnyRequest, player: Player, data: Reporting) -> Found:
    """The title or name that is reported, of something that the reporter may see."""
    worker = worker_of(request)
    if data.kind == "person":
        person = await worker.profiles.find(data.subject, player.id)
        return person.id, person.name, person.id
    if data.kind == "study":
        study = await worker.shelf.readable(data.subject, player.id)
        return study.id, study.name, study.player
    if data.kind == "club":
        club = await worker.clubs.club(data.subject, player.id)
        return club.id, club.name, club.owner
    tournament = await worker.tournaments.tournament(data.subject)
    title = (await worker.tournaments.store.titles([tournament.id]))[tournament.id]
    return tournament.id, title, tournament.organiser


@get("/api/admin/reports", tags=["administrators"])
async def list_reports(request: AnyRequest, which: FromQuery[Literal["open", "done"]] = "open") -> list[Report]:
    """Reports that are open, or those that were dealt with; the latest first."""
    await need_admin(request)
    found = await worker_of(request).reports.of_state(which, MOST_SHOWN)
    return [
        Report(each.id, each.kind, each.subject, each.number, each.player_id, each.about, each.reason, each.made_ms)
        for each in found
    ]


@post("/api/admin/reports/{report_id:str}/close", status_code=200, tags=["administrators"])
async def close_report(request: AnyRequest, report_id: FromPath[str]) -> Done:
    """Put a report aside."""
    admin = await need_admin(request)
    await worker_of(request).reports.close(report_id)
    return await note(request, admin, "report", report_id)


@post("/api/admin/titles/{kind:str}/{subject:str}", status_code=200, tags=["administrators"])
async def retitle(request: AnyRequest, kind: FromPath[str], subject: FromPath[str], data: JSONBody[GivenTitle]) -> Done:
    """Give a `tournament`, a `club` or a `study` another title."""
    admin = await need_admin(request)
    worker = worker_of(request)
    retitling = {
        "tournament": worker.tournaments.store.retitle,
        "club": worker.clubs.store.retitle,
        "study": worker.shelf.store.retitle,
    }
    if kind not in retitling or not await retitling[kind](subject, checked_title(data.title)):
        raise Refusal("not_found", "room-no-title")
    return await note(request, admin, "title", subject, data.title)


@delete("/api/admin/studies/{study:str}", status_code=200, tags=["administrators"])
async def delete_study(request: AnyRequest, study: FromPath[str]) -> Done:
    """Delete a study with all its chapters."""
    admin = await need_admin(request)
    if not await worker_of(request).shelf.store.delete(study):
        raise Refusal("not_found", "room-study-none")
    return await note(request, admin, "delete-study", study)


@delete("/api/admin/clubs/{club:str}", status_code=200, tags=["administrators"])
async def delete_club(request: AnyRequest, club: FromPath[str]) -> Done:
    """Close a club for good; its tournaments go on."""
    admin = await need_admin(request)
    if not await worker_of(request).clubs.store.delete(club):
        raise Refusal("not_found", "room-no-club")
    return await note(request, admin, "delete-club", club)


HANDLERS = [report, list_reports, close_report, retitle, delete_study, delete_club]
