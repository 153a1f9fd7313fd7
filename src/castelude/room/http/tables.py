"""Tables: opening, finding, showing and commanding them."""

from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from castelude.room.http.answers import Hint, ListedTable, ShownTable, StoredCommand
from castelude.room.http.rendered import SVG, rendered_text
from castelude.room.http.request import (
    AnyRequest,
    LangQuery,
    checked_language,
    need_player,
    player_of,
    quota_key,
    worker_of,
)
from castelude.room.http.table_access import SeatQuery, check_seat, match_of, seats_of, seen_table, visible_table
from castelude.room.live.shared_views import views_of
from castelude.room.refusal import Refusal
from castelude.room.tables import commands as cmd
from castelude.room.tables import visible
from castelude.room.tables.deadlines import due_ms
from castelude.room.tables.decide import Who
from castelude.room.tables.shapes import Summary
from castelude.texts import DEFAULT_LANG

MOST_LISTED = 50
MOST_PLAYING = 200
MOST_OF_ONE = 2
"""How many open tables of one person a page shows."""
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53)]


class NewTable(cmd.Strict):
    """A table: its settings, the seat you take (none: the first free later), bots by seat, a pledge for the deal.

    `hotseat`: you take all other seats, on a shared device. `names`: of the players on your seats there.
    """

    settings: cmd.TableSettings
    seat: int | None = 0
    bots: dict[str, cmd.Level] = msgspec.field(default_factory=dict)
    hotseat: bool = False
    names: dict[str, cmd.SeatName] = msgspec.field(default_factory=dict)
    start: bool = False
    pledge: cmd.Hash | None = None


class CommandRequest(cmd.Strict):
    """A command with its id: sent twice, it is carried out once."""

    command_id: cmd.CommandId
    command: cmd.Command
    expected_seq: int | None = None


@post("/api/tables", tags=["tables"])
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> Summary:
    """Open a table; with `start` it begins at once when every seat is taken, else as `settings.starts` says.

    One person may have a few open tables at a time, and one address may open a few a minute.
    """
    worker = worker_of(request)
    player = await need_player(request)
    seats = data.settings.players
    wanted = {_seat_number(key, seats): level for key, level in data.bots.items()}
    names = {_seat_number(key, seats): name for key, name in data.names.items()}
    own = [seat for seat in range(seats) if seat not in wanted] if data.hotseat else [data.seat]
    for seat in own:
        if seat is not None and (not 0 <= seat < seats or seat in wanted):
            raise Refusal("malformed", "error-seat", seat=seat, most=seats - 1)
    if wanted and (data.start or data.settings.starts_itself):
        await worker.need_bot_table(player.id, quota_key(request))
    await worker.new_tables.need(quota_key(request))
    settings = msgspec.structs.replace(data.settings, shared=data.settings.shared or data.hotseat)
    if settings.rated and player.login is None:
        raise Refusal("not_allowed", "room-rated-accounts")
    if names and not settings.shared:
        raise Refusal("not_allowed", "room-names-shared")
    if names.keys() - set(own):
        raise Refusal("not_allowed", "room-not-your-seat")
    checked = {seat: await worker.identity.checked_name(player.id, name) for seat, name in sorted(names.items())}
    async with worker.opening.turn(player.id):
        if not data.start and await worker.store.count_open_tables(player.id) >= worker.settings.open_tables:
            raise Refusal("conflict", "room-open-tables", most=worker.settings.open_tables)
        table = await worker.service.create(player, settings)
    who = Who(player.id, player.name, account=player.login is not None)
    pledge = data.pledge if settings.starts_itself else None
    commands: list[cmd.Command] = [cmd.Join(seat, pledge) for seat in own if seat is not None]
    commands += [cmd.Name(seat, name) for seat, name in checked.items()]
    commands += [cmd.SeatBot(seat, level) for seat, level in sorted(wanted.items())]
    if data.start and not settings.starts_itself:
        commands.append(cmd.Start(data.pledge))
    for number, command in enumerate(commands):
        await worker.service.command(table.id, who, command, f"create-{number}")
    return visible.summary(await worker.service.table(table.id))


def _seat_number(key: str, seats: int) -> int:
    if not key.isascii() or not key.isdigit() or int(key) >= seats:
        raise Refusal("malformed", "room-seat-number", most=seats - 1)
    return int(key)


@get("/api/tables", tags=["tables"])
async def list_tables(
    request: AnyRequest,
    which: FromQuery[Literal["open", "running", "finished", "mine", "playing"]] = "open",
    before: Before = None,
) -> list[ListedTable]:
    """The lobby: listed tables that are open, running or finished, or your own; 50 at a time, latest first.

    `playing`: your tables at which nothing is over yet, at most 200 of them.

    Of the open tables of one person a page shows two; none of people whom you have blocked, or who have blocked you.

    It costs three queries, however many tables there are: the session, the list, and the events that are new to us;
    and one for these blocks.
    """
    worker = worker_of(request)
    player = await (need_player if which in ("mine", "playing") else player_of)(request)
    if which == "playing" and player is not None:
        versions = await worker.store.playing(player.id, MOST_PLAYING)
    elif which == "mine" and player is not None:
        versions = await worker.store.tables_of(player.id, before, MOST_LISTED)
    elif which == "open":
        versions = await worker.store.open_tables(before, MOST_LISTED, MOST_OF_ONE)
    else:
        versions = await worker.store.list_tables(which, before, MOST_LISTED)
    apart = await worker.blocking.apart_from(player.id) if which == "open" and player is not None else set()
    return [
        {**visible.summary(table), "mine": seats_of(table, player), "due": due_ms(table)}
        for table in await worker.service.tables(versions)
        if table.host not in apart
        if which in ("mine", "playing", table.status) or table.outdated is None
    ]


@get("/api/tables/{table_id:str}", tags=["tables"])
async def show_table(request: AnyRequest, table_id: FromPath[str]) -> ShownTable:
    """One table."""
    player = await player_of(request)
    table = await visible_table(request, table_id, player)
    await worker_of(request).bots.looked_at(table)
    shown = visible.summary(table)
    return {**shown, "mine": seats_of(table, player), "due": due_ms(table), "fairness": visible.fairness(table)}


@get("/api/tables/{table_id:str}/picture", media_type="image/svg+xml", tags=["tables"], own_queue=True)
async def picture(
    request: AnyRequest,
    table_id: FromPath[str],
    seat: SeatQuery = None,
    lang: LangQuery = DEFAULT_LANG,
    seq: Annotated[int | None, QueryParameter(ge=0, le=2**31)] = None,  # noqa: ARG001 makes the address new
) -> Response[str]:
    """The table as SVG, as your own seat sees it, or a spectator; after the end as any seat."""
    player = await player_of(request)
    table = await seen_table(request, table_id, player)
    match = match_of(table)
    check_seat(match, seat)
    if seat is not None and table.outcome is None and seat not in seats_of(table, player):
        raise Refusal("not_allowed", "room-not-your-seat")
    lang = checked_language(lang)
    lately = views_of(table).lately(seat)
    same = (table.id, table.turned_seq, seat, lang)
    seen = {"position": match.position.copy(), "seat": seat, "lately": lately, "lang": lang}
    drawn = await rendered_text(request, SVG, "picture", same, game=match.game.id, **seen)
    drawn.headers["Cache-Control"] = "no-store"
    return drawn


@post("/api/tables/{table_id:str}/commands", status_code=200, tags=["tables"])
async def command(request: AnyRequest, table_id: FromPath[str], data: JSONBody[CommandRequest]) -> StoredCommand:
    """Any command of the live protocol, without a socket."""
    worker = worker_of(request)
    player = await need_player(request)
    asked = await worker.admit(table_id, player, quota_key(request), data.command)
    who = Who(player.id, player.name, account=player.login is not None)
    seq = await worker.service.command(table_id, who, asked, data.command_id, data.expected_seq)
    return StoredCommand(seq)


@post("/api/tables/{table_id:str}/hint", status_code=200, tags=["tables"], own_queue=True)
async def hint(request: AnyRequest, table_id: FromPath[str]) -> Hint:
    """What a strong bot would do for your seat to decide, and why; only where no other person plays."""
    worker = worker_of(request)
    player = await need_player(request)
    table = await worker.service.table(table_id)
    seat = table.actor()
    if seat is None or seat not in table.seats_of(player.id):
        raise Refusal("not_allowed", "room-not-your-turn")
    if table.seats_of_others(player.id) or table.settings.rated or (table.challenge and table.challenge.counts):
        raise Refusal("not_allowed", "room-no-hints")
    left = await worker.hints.need(player.id, "room-hint-later")
    seq = table.turned_seq
    return Hint(seat, seq, left, **await worker.bots.hint(table, seat))


HANDLERS = [create_table, list_tables, show_table, picture, command, hint]
