"""Tournaments: planning, finding, showing and commanding them."""

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from castelude.room.http.answers import StoredCommand
from castelude.room.http.request import AnyRequest, need_player, player_of, quota_key, worker_of
from castelude.room.http.tournament_answers import ShownTournament, TournamentLine, line, shown
from castelude.room.people.accounts import Player
from castelude.room.refusal import Refusal
from castelude.room.tables.commands import CommandId, Level, Strict
from castelude.room.tournaments import commands as cmd
from castelude.room.tournaments.decide import Asker
from castelude.room.tournaments.settings import TournamentSettings, check
from castelude.room.tournaments.tournament import Tournament
from castelude.room.visible_text import checked_title

MOST_LISTED = 50
MOST_OPEN = 5
"""So many tournaments of one organiser may be under way, or waiting to begin."""
Title = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class NewTournament(Strict):
    """A tournament: its title and settings; bots that take part by level; whether you take part yourself.

    `listed`: for everybody in the room, by an administrator; else for those who have the link. `club`: for the members
    of a club of yours.
    """

    title: Title
    settings: TournamentSettings
    listed: bool = False
    club: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    enter: bool = True
    bots: Annotated[list[Level], msgspec.Meta(max_length=64)] = msgspec.field(default_factory=list)


class TournamentCommand(Strict):
    """A command with its id: sent twice, it is carried out once."""

    command_id: CommandId
    command: cmd.Command


@post("/api/tournaments", tags=["tournaments"])
async def create_tournament(request: AnyRequest, data: JSONBody[NewTournament]) -> ShownTournament:
    """Plan a tournament. One person may have five of them under way, and one address may plan a few an hour."""
    worker = worker_of(request)
    player = await need_player(request)
    title = checked_title(data.title)
    if data.listed and not player.admin:
        raise Refusal("not_allowed", "room-tournament-listed")
    if data.settings.rated and player.login is None:
        raise Refusal("not_allowed", "room-rated-accounts")
    check(data.settings, worker.now())
    if data.club is not None:
        await worker.clubs.club(data.club, player.id)
    if await worker.tournaments.store.count_open(player.id) >= MOST_OPEN:
        raise Refusal("conflict", "room-tournament-many", most=MOST_OPEN)
    await worker.new_tournaments.need(quota_key(request))
    made = await worker.tournaments.create(player.id, title, data.settings, data.listed)
    if data.club is not None:
        await worker.clubs.store.add_tournament(data.club, made.id)
    steps: list[cmd.Command] = [cmd.Enter()] if data.enter else []
    steps += [cmd.AddBot(level) for level in data.bots]
    for number, step in enumerate(steps):
        await _carry_out(request, player, made.id, step, f"create-{number}")
    return await _shown(request, await worker.tournaments.tournament(made.id), player)


@get("/api/tournaments", tags=["tournaments"])
async def list_tournaments(
    request: AnyRequest, which: FromQuery[Literal["listed", "mine"]] = "listed"
) -> list[TournamentLine]:
    """The tournaments of the room, or those that you organise or take part in; the latest 50 of them."""
    worker = worker_of(request)
    player = await (need_player if which == "mine" else player_of)(request)
    store, asker = worker.tournaments.store, player.id if player is not None else None
    if which == "mine" and player is not None:
        titles = await store.of_player(player.id, MOST_LISTED)
    else:
        titles = await store.listed(MOST_LISTED)
    found = await worker.tournaments.tournaments(list(titles))
    return [line(one, titles[one.id], asker) for one in found]


@get("/api/tournaments/{tournament_id:str}", tags=["tournaments"])
async def show_tournament(request: AnyRequest, tournament_id: FromPath[str]) -> ShownTournament:
    """One tournament: who takes part, how they stand, and all games."""
    player = await player_of(request)
    return await _shown(request, await worker_of(request).tournaments.tournament(tournament_id), player)


@post("/api/tournaments/{tournament_id:str}/commands", status_code=200, tags=["tournaments"])
async def command_tournament(
    request: AnyRequest, tournament_id: FromPath[str], data: JSONBody[TournamentCommand]
) -> StoredCommand:
    """Take part, withdraw; and for its organiser: bots, taking somebody out, start, pause, resume, cancel."""
    player = await need_player(request)
    return StoredCommand(await _carry_out(request, player, tournament_id, data.command, data.command_id))


async def _carry_out(
    request: AnyRequest, player: Player, tournament_id: str, command: cmd.Command, command_id: str
) -> int:
    worker = worker_of(request)
    if isinstance(command, cmd.AddBot):
        await worker.need_bot_table(player.id, quota_key(request))
    if isinstance(command, cmd.Enter) and await worker.clubs.store.shuts_out(tournament_id, player.id):
        raise Refusal("not_allowed", "room-club-only")
    who = Asker(player.id, player.login is not None, player.admin)
    return await worker.tournaments.command(tournament_id, who, command, command_id)


async def _shown(request: AnyRequest, found: Tournament, player: Player | None) -> ShownTournament:
    worker = worker_of(request)
    store, asker = worker.tournaments.store, player.id if player is not None else None
    title = (await store.titles([found.id]))[found.id]
    people = await store.people(found.people() | {found.organiser})
    tables = await store.tables([game.table for game in found.pending()])
    return shown(found, title, asker, people, tables, worker.now())


HANDLERS = [create_tournament, list_tournaments, show_tournament, command_tournament]
