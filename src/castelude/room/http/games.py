"""The games: facts, rulebooks, and any position of theirs."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from castelude.bots import LEVELS
from castelude.core.errors import CasteludeError
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.registry import all_games, get_game
from castelude.room.refusal import Refusal, refused_by_engine
from castelude.room.tables import commands, visible
from castelude.texts import catalogue, say

Json = dict[str, Any]
Lang = Literal["en", "fr"]
MOST_ACTIONS = 500
LONGEST_FILM = 50


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
        "forms": [{"kind": form.kind, "pattern": form.pattern} for form in game.forms],
        "options": [
            {
                "key": option.key,
                "default": option.default,
                "words": list(option.choices()),
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


@get("/api/games/{game_id:str}/printed", tags=["games"])
async def printed(game_id: FromPath[str], players: FromQuery[int], edition: FromQuery[str | None] = None) -> Json:
    """What is printed on the cards and boards of an edition: boards need it once for every game that they show."""
    game = _game(game_id)
    try:
        game.check_players(players)
        return game.printed(players, game.check_options({} if edition is None else {"edition": edition}))
    except CasteludeError as error:
        raise refused_by_engine(error) from error


@get("/api/texts/{name:str}", tags=["games"])
async def texts(name: FromPath[str], lang: FromQuery[Lang] = "en") -> Json:
    """A Fluent catalogue, for clients that were built without this game or this language."""
    text = catalogue(name, lang)
    if not text:
        raise Refusal("not_found", "room-not-found")
    return {"text": text}


class SetupRequest(commands.Strict):
    """A position to draw: a setup and actions from it, as in the rulebook's examples.

    `since`: answer every moment after that many actions, for a film. `explain`: an action to judge there.
    """

    players: int
    options: Json = msgspec.field(default_factory=dict)
    setup: Json | None = None
    actions: list[str] = msgspec.field(default_factory=list)
    seat: int | None = None
    since: Annotated[int, msgspec.Meta(ge=0)] | None = None
    explain: commands.ActionText | None = None


@post("/api/games/{game_id:str}/position", status_code=200, tags=["games"])
async def position(game_id: FromPath[str], data: JSONBody[SetupRequest]) -> Json:
    """The view and the legal list of any position that can be set up, for rulebooks, guides and previews."""
    game = _game(game_id)
    if data.setup is None or len(data.actions) > MOST_ACTIONS:
        raise Refusal("malformed", "room-position-form")
    if data.seat is not None and not 0 <= data.seat < data.players:
        raise Refusal("malformed", "error-seat", seat=data.seat, most=data.players - 1)
    since = len(data.actions) if data.since is None else data.since
    if since > len(data.actions) or len(data.actions) - since > LONGEST_FILM:
        raise Refusal("malformed", "room-position-film", count=len(data.actions), most=LONGEST_FILM)
    moments = []
    try:
        game.check_players(data.players)
        options = game.check_options(data.options)
        game.start(data.players, options, data.setup)
        match = Match(game, data.players, options, data.setup, 0, manual_chance=True)
        match.apply_all(data.actions[:since])
        for action in [None, *data.actions[since:]]:
            if action is not None:
                match.apply(action)
            moments.append({"view": match.view(data.seat), "aids": match.aids(data.seat)})
    except CasteludeError as error:
        raise refused_by_engine(error) from error
    shown: Json = {"actor": match.actor, "legal": match.legal(), **moments[-1]}
    if data.since is not None:
        shown["moments"] = moments
    if data.explain is not None:
        shown["verdict"] = visible.verdict(match.explain(data.explain))
    return shown


def _game(game_id: str) -> AnyGame:
    try:
        return get_game(game_id)
    except CasteludeError as error:
        raise Refusal("not_found", error.message, None, **error.params) from error


HANDLERS = [games, rulebook, printed, texts, position]
