"""Clubs of friends: founding and joining them, their members, leaderboard and tournaments."""

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from castelude.room.clubs.weekly import Weekly
from castelude.room.http.admin_answers import Done
from castelude.room.http.request import AnyRequest, need_player, quota_key, worker_of
from castelude.room.http.tournament_answers import TournamentLine, line
from castelude.room.http.tournaments import Title
from castelude.room.people.accounts import Player
from castelude.room.storage.clubs import Club
from castelude.room.tables.commands import Strict
from castelude.room.tables.seats import mark_of
from castelude.room.tournaments.standings import DRAW, WIN
from castelude.room.visible_text import checked_title
from castelude.room.wire import Answer

MOST_TOURNAMENTS = 20
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class NewClub(Strict):
    """A club of this name."""

    name: Title


class Joining(Strict):
    """The code of the link by which one joins."""

    code: Code


class Removing(Strict):
    """A member, by their mark in this club."""

    member: Annotated[str, msgspec.Meta(max_length=40)]


class SettingWeekly(Strict):
    """The tournament of every week; null: none."""

    weekly: Weekly | None


class ClubLine(Answer):
    """A club in a list; `members`: how many."""

    id: str
    name: str
    members: int
    owned: bool


class ClubInvitation(Answer):
    """What the link of a club tells: its name and how many members it has."""

    name: str
    members: int


class ClubMember(Answer):
    """A member, by their mark in this club, and their games against other members since both joined.

    Members with as many points share a place; a win counts two, a draw one.
    """

    mark: str
    name: str
    account: bool
    you: bool
    owner: bool
    joined: int
    place: int
    points: int
    wins: int
    draws: int
    losses: int


class ShownClub(Answer):
    """A club, for its members: who leads, what is played. `code`: of the link for new members."""

    id: str
    name: str
    code: str
    owned: bool
    weekly: Weekly | None
    members: list[ClubMember]
    tournaments: list[TournamentLine]


@post("/api/clubs", tags=["clubs"])
async def found_club(request: AnyRequest, data: JSONBody[NewClub]) -> ShownClub:
    """Found a club; whoever has its link can join it."""
    worker = worker_of(request)
    player = await need_player(request)
    name = checked_title(data.name)
    await worker.new_tournaments.need(quota_key(request))
    return await _shown(request, player, await worker.clubs.found(player.id, name))


@get("/api/clubs", tags=["clubs"])
async def list_clubs(request: AnyRequest) -> list[ClubLine]:
    """Your clubs."""
    store = worker_of(request).clubs.store
    player = await need_player(request)
    clubs = await store.of_player(player.id)
    members = await store.count_members([club.id for club in clubs])
    return [ClubLine(club.id, club.name, members.get(club.id, 0), club.owner == player.id) for club in clubs]


@get("/api/clubs/{club_id:str}", tags=["clubs"])
async def show_club(request: AnyRequest, club_id: FromPath[str]) -> ShownClub:
    """One of your clubs."""
    player = await need_player(request)
    return await _shown(request, player, await worker_of(request).clubs.club(club_id, player.id))


@get("/api/clubs/{club_id:str}/invitation", tags=["clubs"])
async def club_invitation(request: AnyRequest, club_id: FromPath[str], code: FromQuery[str]) -> ClubInvitation:
    """What you are invited to, by the code of the link."""
    clubs = worker_of(request).clubs
    await need_player(request)
    club = await clubs.invited(club_id, code)
    return ClubInvitation(club.name, (await clubs.store.count_members([club_id])).get(club_id, 0))


@post("/api/clubs/{club_id:str}/join", status_code=200, tags=["clubs"])
async def join_club(request: AnyRequest, club_id: FromPath[str], data: JSONBody[Joining]) -> ShownClub:
    """Become a member, by the code of the link."""
    player = await need_player(request)
    return await _shown(request, player, await worker_of(request).clubs.join(club_id, data.code, player.id))


@post("/api/clubs/{club_id:str}/leave", status_code=200, tags=["clubs"])
async def leave_club(request: AnyRequest, club_id: FromPath[str]) -> Done:
    """Leave a club. It passes to the member of longest standing; the last one closes it."""
    player = await need_player(request)
    await worker_of(request).clubs.leave(club_id, player.id)
    return Done()


@post("/api/clubs/{club_id:str}/remove", status_code=200, tags=["clubs"])
async def remove_member(request: AnyRequest, club_id: FromPath[str], data: JSONBody[Removing]) -> ShownClub:
    """Take a member out, as its owner; the link changes."""
    player, clubs = await need_player(request), worker_of(request).clubs
    await clubs.remove(club_id, player.id, data.member)
    return await _shown(request, player, await clubs.club(club_id, player.id))


@post("/api/clubs/{club_id:str}/link", status_code=200, tags=["clubs"])
async def new_link(request: AnyRequest, club_id: FromPath[str]) -> ShownClub:
    """Make a new link, as its owner; the old one no longer works."""
    player, clubs = await need_player(request), worker_of(request).clubs
    await clubs.new_link(club_id, player.id)
    return await _shown(request, player, await clubs.club(club_id, player.id))


@put("/api/clubs/{club_id:str}/weekly", tags=["clubs"])
async def set_weekly(request: AnyRequest, club_id: FromPath[str], data: JSONBody[SettingWeekly]) -> ShownClub:
    """Play a tournament every week, as its owner says; the next one is always open."""
    player, clubs = await need_player(request), worker_of(request).clubs
    await clubs.set_weekly(club_id, player.id, data.weekly)
    return await _shown(request, player, await clubs.club(club_id, player.id))


@delete("/api/clubs/{club_id:str}", status_code=200, tags=["clubs"])
async def close_club(request: AnyRequest, club_id: FromPath[str]) -> Done:
    """Close a club for good, as its owner."""
    player = await need_player(request)
    await worker_of(request).clubs.close(club_id, player.id)
    return Done()


async def _shown(request: AnyRequest, player: Player, club: Club) -> ShownClub:
    worker = worker_of(request)
    store = worker.clubs.store
    results = await store.leaderboard(club.id)
    members = []
    for row in await store.members(club.id):
        games = results.get(row["player_id"], {})
        wins, draws, losses = (int(games.get(name, 0)) for name in ("wins", "draws", "losses"))
        mark, points = mark_of(club.id, row["player_id"]), WIN * wins + DRAW * draws
        is_you, is_owner = row["player_id"] == player.id, row["player_id"] == club.owner
        who = (mark, row["name"], row["login"] is not None, is_you, is_owner, row["joined_ms"])
        members.append(ClubMember(*who, 0, points, wins, draws, losses))
    members.sort(key=lambda one: (-one.points, -one.wins, one.losses))
    for number, one in enumerate(members, 1):
        before = members[number - 2] if number > 1 else None
        one.place = before.place if before is not None and before.points == one.points else number
    titles = await store.tournaments(club.id, MOST_TOURNAMENTS)
    found = await worker.tournaments.tournaments(list(titles))
    weekly = msgspec.json.decode(club.weekly, type=Weekly) if club.weekly is not None else None
    lines = [line(one, titles[one.id], player.id) for one in found]
    return ShownClub(club.id, club.name, club.code, club.owner == player.id, weekly, members, lines)


HANDLERS = [
    found_club,
    list_clubs,
    show_club,
    club_invitation,
    join_club,
    leave_club,
    remove_member,
    new_link,
    set_weekly,
    close_club,
]
