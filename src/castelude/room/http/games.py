"""The games: facts, rules, words, and what is printed on their cards and boards."""

import functools
from typing import get_args

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from castelude.core.errors import CasteludeError
from castelude.core.game import AnyGame
from castelude.core.options import Option
from castelude.core.record import JsonObject
from castelude.core.registry import all_games, get_game
from castelude.palette import seat_colour
from castelude.room.http.answers import (
    Chapter,
    ChoiceFacts,
    Clause,
    FormFacts,
    GameFacts,
    OptionFacts,
    Specification,
    Texts,
)
from castelude.room.http.request import AnyRequest, LangQuery, checked_language
from castelude.room.http.static_files import ASK_AGAIN, file_answer
from castelude.room.refusal import Refusal, refused_by_engine
from castelude.room.tables.commands import Level
from castelude.rulebook.markup import SourcePage
from castelude.rulebook.page import RulesPage, credits_page, rules_page
from castelude.rulebook.sheets import sheets as draw_sheets
from castelude.texts import DEFAULT_LANG, LANGUAGES, catalogue, say, say_all


@get("/api/games", tags=["games"])
async def games() -> list[GameFacts]:
    """The games, their seats and options, and how their actions are written."""
    return [facts(game) for game in all_games().values()]


def facts(game: AnyGame) -> GameFacts:
    """What people choose a game and its options by; editions may have been added since it was last asked."""
    return _facts(game, tuple(option.choices() for option in game.options))


@functools.lru_cache(maxsize=64)
def _facts(game: AnyGame, choices: tuple[tuple[str, ...], ...]) -> GameFacts:
    return GameFacts(
        id=game.id,
        names=say_all(f"{game.id}-name"),
        min_players=game.min_players,
        max_players=game.max_players,
        hidden=game.hidden,
        chance=game.chance,
        draws=game.draws,
        rules_version=game.rules_version,
        levels=list(get_args(Level)),
        seats={lang: [say(f"{game.id}-seat-{k}", lang) for k in range(game.max_players)] for lang in LANGUAGES},
        colours=[seat_colour(game.id, seat, game.seat_colours) for seat in range(game.max_players)],
        board=game.board_script is not None,
        options=[_option(game, option, words) for option, words in zip(game.options, choices, strict=True)],
        forms=[FormFacts(form.kind, form.pattern) for form in game.forms],
    )


def _option(game: AnyGame, option: Option, words: tuple[str, ...]) -> OptionFacts:
    message = f"{game.id}-option-{option.key}"
    return OptionFacts(
        key=option.key,
        default=option.default,
        choices=[ChoiceFacts(word, _choice_names(game, option, word)) for word in words],
        ranges=list(option.ranges),
        names=say_all(message),
        help=say_all(f"{message}.help"),
    )


def _choice_names(game: AnyGame, option: Option, word: str) -> dict[str, str]:
    if option.is_in_catalogues(word):
        return say_all(f"{game.id}-option-{option.key}-{word}")
    return dict.fromkeys(LANGUAGES, word)


@get("/api/games/{game_id:str}/rules", tags=["games"])
async def rules(game_id: FromPath[str], lang: LangQuery = DEFAULT_LANG) -> RulesPage:
    """The rules for people: chapters, drawn examples and catalogues of cards, with the clauses behind each sentence."""
    return rules_page(game_of(game_id), checked_language(lang))


@get("/api/games/{game_id:str}/sheets", tags=["games"])
async def sheets(game_id: FromPath[str], lang: LangQuery = DEFAULT_LANG) -> list[str]:
    """Sheets of A4 to print, as SVG: a board or a player aid."""
    return _sheets(game_of(game_id), checked_language(lang))


_sheets = functools.cache(draw_sheets)


@get("/api/credits", tags=["games"])
async def credits_(lang: LangQuery = DEFAULT_LANG) -> SourcePage:
    """Who made the games, what was read, and which editions are the room's own."""
    return credits_page(checked_language(lang))


@get("/api/games/{game_id:str}/specification", tags=["games"])
async def specification(game_id: FromPath[str], lang: LangQuery = DEFAULT_LANG) -> Specification:
    """The specification by chapters and clauses."""
    return _specification(game_of(game_id), checked_language(lang))


@functools.cache
def _specification(game: AnyGame, lang: str) -> Specification:
    chapters = [
        Chapter(
            chapter,
            say(chapter, lang),
            [
                Clause(
                    id=clause.id,
                    title=clause.title(lang),
                    text=clause.text(lang),
                    ruling=clause.ruling,
                    why=clause.reason(lang) if clause.ruling else None,
                )
                for clause in clauses
            ],
        )
        for chapter, clauses in game.clauses.chapters()
    ]
    return Specification(game.id, chapters)


@get("/api/games/{game_id:str}/printed", tags=["games"])
async def printed(game_id: FromPath[str], players: FromQuery[int], edition: FromQuery[str | None] = None) -> JsonObject:
    """What is printed on the cards and boards of an edition: boards need it once for every game that they show."""
    game = game_of(game_id)
    try:
        game.check_players(players)
        return game.printed(players, game.check_options({} if edition is None else {"edition": edition}))
    except CasteludeError as error:
        raise refused_by_engine(error) from error


@get("/boards/{game_id:str}", include_in_schema=False, sync_to_thread=False)
def board(request: AnyRequest, game_id: FromPath[str]) -> Response[bytes]:
    """The board that a game of another package brings, as an ES module."""
    script = game_of(game_id).board_script
    if script is None:
        raise Refusal("not_found", "room-not-found")
    return file_answer(request, script, ASK_AGAIN)


@get("/api/texts/{name:str}", tags=["games"])
async def texts(name: FromPath[str], lang: LangQuery = DEFAULT_LANG) -> Texts:
    """A Fluent catalogue, for clients that were built without this game or this language."""
    text = catalogue(name, checked_language(lang))
    if not text:
        raise Refusal("not_found", "room-not-found")
    return Texts(text)


def game_of(game_id: str) -> AnyGame:
    """The game of this id, or a `Refusal`."""
    try:
        return get_game(game_id)
    except CasteludeError as error:
        raise Refusal("not_found", error.message, None, **error.params) from error


HANDLERS = [games, rules, sheets, credits_, specification, printed, board, texts]
