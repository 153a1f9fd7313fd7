"""The room over HTTP: everything that is not live. OpenAPI stands at /schema."""

import json
from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from litestar import Response, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Response as LitestarResponse

from castelude import native
from castelude.bots import LEVELS
from castelude.core.errors import CasteludeError
from castelude.core.game import AnyGame
from castelude.core.match import Match, load_match
from castelude.core.refusal import Refusal, refused_by_engine
from castelude.core.registry import all_games, get_game
from castelude.room import views, wire
from castelude.room.decide import Who
from castelude.room.identity import clean_name
from castelude.room.table import Table
from castelude.room.web import AnyRequest, address_of, need_player, player_of, room_of, set_cookie, token_of
from castelude.texts import say
from castelude.version import __version__

Json = dict[str, Any]
Lang = Literal["en", "fr"]
MOST_LISTED = 50
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
Ply = Annotated[int | None, QueryParameter(ge=0, le=10**6)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=9)]


# ---- the house ----


@get("/api/health", tags=["house"])
async def health(request: AnyRequest) -> Json:
    """Whether the room works, down to its database."""
    async with room_of(request).engine.connect() as connection:
        await connection.execute(sa.text("SELECT 1"))
    return {"status": "ok", "version": __version__, "engine": native.how()}


@get("/metrics", media_type="text/plain; version=0.0.4", tags=["house"])
async def metrics(request: AnyRequest) -> bytes:
    """Figures for Prometheus."""
    return room_of(request).metrics.text()


@get("/api/games", tags=["games"])
async def games() -> list[Json]:
    """The games, their seats and options."""
    return [facts(game) for game in all_games().values()]


def facts(game: AnyGame) -> Json:
    return {
        "id": game.id,
        "names": {lang: say(f"{game.id}-name", lang) for lang in ("en", "fr")},
        "min_players": game.min_players,
        "max_players": game.max_players,
        "hidden": game.hidden,
        "chance": game.chance,
        "draws": game.draws,
        "rules_version": game.rules_version,
        "levels": list(LEVELS),
        "seats": {lang: [say(f"{game.id}-seat-{k}", lang) for k in range(game.max_players)] for lang in ("en", "fr")},
        "options": [
            {
                "key": option.key,
                "default": option.default,
                "words": list(option.words),
                "ranges": [list(pair) for pair in option.ranges],
                "names": {lang: say(f"{game.id}-option-{option.key}", lang) for lang in ("en", "fr")},
                "help": {lang: say(f"{game.id}-option-{option.key}.help", lang) for lang in ("en", "fr")},
            }
            for option in game.options
        ],
    }


@get("/api/games/{game_id:str}/rulebook", tags=["games"])
async def rulebook(game_id: FromPath[str], lang: FromQuery[Lang] = "en") -> Json:
    """The rulebook by chapters and clauses."""
    game = _game(game_id)
    return {
        "game": game.id,
        "chapters": [
            {
                "id": chapter,
                "title": say(chapter, lang),
                "clauses": [
                    {
                        "id": clause.id,
                        "title": clause.title(lang),
                        "text": clause.text(lang),
                        "ruling": clause.ruling,
                        "why": clause.reason(lang) if clause.ruling else None,
                    }
                    for clause in clauses
                ],
            }
            for chapter, clauses in game.clauses.chapters()
        ],
    }


class SetupRequest(wire.Strict):
    """A position to draw: a setup and actions from it, as in the rulebook's examples."""

    players: int
    options: Json = msgspec.field(default_factory=dict)
    setup: Json | None = None
    actions: list[str] = msgspec.field(default_factory=list)
    seat: int | None = None


@post("/api/games/{game_id:str}/position", status_code=200, tags=["games"])
async def position(game_id: FromPath[str], data: JSONBody[SetupRequest]) -> Json:
    """The view and the legal list of any position that can be set up, for rulebooks, guides and previews."""
    game = _game(game_id)
    if data.setup is None or len(data.actions) > 500:
        raise Refusal("malformed", "room-position-form")
    try:
        game.check_players(data.players)
        options = game.check_options(data.options)
        game.start(data.players, options, data.setup)
        match = Match(game, data.players, options, data.setup, 0, manual_chance=True)
        match.apply_all(data.actions)
    except CasteludeError as error:
        raise refused_by_engine(error) from error
    if data.seat is not None and not 0 <= data.seat < data.players:
        raise Refusal("malformed", "error-seat", seat=data.seat, most=data.players - 1)
    return {"actor": match.actor, "view": match.view(data.seat), "legal": match.legal()}


def _game(game_id: str) -> AnyGame:
    try:
        return get_game(game_id)
    except CasteludeError as error:
        raise Refusal("not_found", error.message, None, **error.params) from error


# ---- who you are ----


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


# ---- tables ----


class NewTable(wire.Strict):
    """A table: its settings, the seat you take (none: the first free later), and bots by seat."""

    settings: wire.TableSettings
    seat: int | None = 0
    bots: dict[str, wire.Level] = msgspec.field(default_factory=dict)
    hotseat: bool = False
    start: bool = False


class CommandRequest(wire.Strict):
    """A command with its id: sent twice, it is carried out once."""

    command_id: wire.CommandId
    command: wire.Command
    expected_seq: int | None = None


@post("/api/tables", tags=["tables"])
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> Json:
    """Open a table; with `start` it begins at once when every seat is taken."""
    room = room_of(request)
    player = await need_player(request)
    seats = data.settings.players
    wanted = {_seat_number(key, seats): level for key, level in data.bots.items()}
    own = [seat for seat in range(seats) if seat not in wanted] if data.hotseat else [data.seat]
    for seat in own:
        if seat is not None and (not 0 <= seat < seats or seat in wanted):
            raise Refusal("malformed", "error-seat", seat=seat, most=seats - 1)
    table = await room.service.create(player, data.settings)
    who = Who(player.id, player.name)
    commands: list[wire.Command] = [wire.Join(seat) for seat in own if seat is not None]
    commands += [wire.SeatBot(seat, level) for seat, level in sorted(wanted.items())]
    if data.start:
        commands.append(wire.Start())
    for number, command in enumerate(commands):
        await room.service.command(table.id, who, command, f"create-{number}")
    return views.summary(await room.service.table(table.id))


def _seat_number(key: str, seats: int) -> int:
    if not key.isascii() or not key.isdigit() or int(key) >= seats:
        raise Refusal("malformed", "room-bot-seat", most=seats - 1)
    return int(key)


@get("/api/tables", tags=["tables"])
async def list_tables(
    request: AnyRequest,
    which: FromQuery[Literal["open", "running", "finished", "mine"]] = "open",
    before: Before = None,
) -> list[Json]:
    """The lobby: listed tables that are open, running or finished, or your own; 50 at a time, latest first."""
    room = room_of(request)
    if which == "mine":
        player = await need_player(request)
        ids = await room.service.store.tables_of(player.id, before, MOST_LISTED)
    else:
        ids = await room.service.store.list_tables(which, before, MOST_LISTED)
    found = []
    for table_id in ids:
        table = await room.service.table(table_id)
        found.append(views.summary(table) | {"mine": await _seats_here(request, table)})
    return found


async def _seats_here(request: AnyRequest, table: Table) -> list[int]:
    player = await player_of(request)
    return table.seats_of(player.id) if player else []


@get("/api/tables/{table_id:str}", tags=["tables"])
async def show_table(request: AnyRequest, table_id: FromPath[str]) -> Json:
    """One table."""
    table = await _visible(request, table_id)
    return views.summary(table) | {"mine": await _seats_here(request, table), "fairness": views.fairness(table)}


@get("/api/tables/{table_id:str}/picture", tags=["tables"])
async def picture(
    request: AnyRequest,
    table_id: FromPath[str],
    seat: SeatQuery = None,
    lang: FromQuery[Lang] = "en",
    seq: Annotated[int | None, QueryParameter(ge=0, le=2**31)] = None,  # noqa: ARG001 makes the address new
) -> LitestarResponse[str]:
    """The table as SVG, as your own seat sees it, or a spectator; after the end as any seat."""
    table = await _visible(request, table_id)
    if table.match is None:
        raise Refusal("conflict", "room-table-open")
    _check_seat(table.match, seat)
    if seat is not None and table.outcome is None and seat not in await _seats_here(request, table):
        raise Refusal("not_allowed", "room-not-your-seat")
    match = table.match
    drawn = match.game.picture(match.position, seat, views.lately(table, seat), lang)
    return LitestarResponse(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


@post("/api/tables/{table_id:str}/commands", status_code=200, tags=["tables"])
async def command(request: AnyRequest, table_id: FromPath[str], data: JSONBody[CommandRequest]) -> Json:
    """Any command of the live protocol, for who is not connected."""
    room = room_of(request)
    player = await need_player(request)
    who = Who(player.id, player.name)
    seq = await room.service.command(table_id, who, data.command, data.command_id, data.expected_seq)
    return {"seq": seq}


@post("/api/tables/{table_id:str}/hint", status_code=200, tags=["tables"])
async def hint(request: AnyRequest, table_id: FromPath[str]) -> Json:
    """What a strong bot would do for your seat to decide; only where no other person plays."""
    room = room_of(request)
    player = await need_player(request)
    table = await room.service.table(table_id)
    seat = table.actor()
    if seat is None or seat not in table.seats_of(player.id):
        raise Refusal("not_allowed", "room-not-your-turn")
    if table.voters(seat):
        raise Refusal("not_allowed", "room-no-hints")
    room.hints.need(player.id)
    seq = table.turned_seq
    return {"seat": seat, "action": await room.bots.hint(table, seat), "seq": seq}


async def _visible(request: AnyRequest, table_id: str) -> Table:
    table = await room_of(request).service.table(table_id)
    player = await player_of(request)
    if not views.may_see(table, player.id if player else None):
        raise Refusal("not_allowed", "room-no-watching")
    return table


# ---- records ----


async def _replayable(request: AnyRequest, table_id: str) -> Match:
    table = await _visible(request, table_id)
    if table.match is None:
        raise Refusal("conflict", "room-table-open")
    if not views.may_replay(table):
        raise Refusal("not_allowed", "room-record-later")
    return table.match


def _at_ply(match: Match, ply: int | None) -> Match:
    count = len(match.actions)
    if ply is None:
        return match
    if ply > count:
        raise Refusal("malformed", "error-ply", count=count, ply=ply)
    record = match.record()
    del record.actions[ply:]
    return load_match(record, manual_chance=True)


def _check_seat(match: Match, seat: int | None) -> None:
    if seat is not None and seat >= match.players:
        raise Refusal("malformed", "error-seat", seat=seat, most=match.players - 1)


@get("/api/tables/{table_id:str}/record", tags=["records"])
async def record(request: AnyRequest, table_id: FromPath[str]) -> Json:
    """The record, what each action did, and what proves the setup fair; for a game with secrets, when it is over."""
    match = await _replayable(request, table_id)
    table = await room_of(request).service.table(table_id)
    return {
        "record": match.record().to_json(),
        "log": [
            {"seat": seat, "lines": [{"id": line.message, "args": line.params} for line in lines]}
            for seat, lines in match.log()
        ],
        "rules_version": table.game.rules_version,
        "outcome": views.outcome(table),
        "seats": [{"name": chair.name, "level": chair.level} for chair in table.chairs],
        "fairness": views.fairness(table),
    }


@get("/api/tables/{table_id:str}/replay", tags=["records"])
async def replay(request: AnyRequest, table_id: FromPath[str], ply: Ply = None, seat: SeatQuery = None) -> Json:
    """The game after this many actions, as a seat or a spectator saw it."""
    match = await _replayable(request, table_id)
    _check_seat(match, seat)
    count = len(match.actions)
    match = _at_ply(match, ply)
    return {
        "ply": len(match.actions),
        "plies": count,
        "actor": match.actor,
        "lately": match.lately(),
        "view": match.view(seat),
    }


@get("/api/tables/{table_id:str}/export", tags=["records"])
async def export(
    request: AnyRequest,
    table_id: FromPath[str],
    form: FromQuery[Literal["json", "notation", "svg"]] = "json",
    ply: Ply = None,
    seat: SeatQuery = None,
    lang: FromQuery[Lang] = "en",
) -> LitestarResponse[str]:
    """The game as a record, in human notation, or as a picture."""
    match = await _replayable(request, table_id)
    _check_seat(match, seat)
    if form == "svg":
        at = _at_ply(match, ply)
        picture = at.game.picture(at.position, seat, at.lately(), lang)
        return LitestarResponse(picture, media_type="image/svg+xml")
    if form == "notation":
        return LitestarResponse(match.game.to_notation(match.record()), media_type="text/plain; charset=utf-8")
    return LitestarResponse(json.dumps(match.record().to_json()), media_type="application/json")


HANDLERS = [
    health,
    metrics,
    games,
    rulebook,
    position,
    me,
    new_guest,
    rename,
    register,
    sign_in,
    sign_out,
    create_table,
    list_tables,
    show_table,
    picture,
    command,
    hint,
    record,
    replay,
    export,
]
