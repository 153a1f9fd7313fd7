"""Links that are shared: what chats show of a table, a replay, a study or a puzzle, with a picture (Open Graph)."""

import json
import re
from html import escape

from litestar import Response, get
from litestar.params import FromPath

from castelude.puzzles.puzzle import Puzzle
from castelude.room.http.games import game_of
from castelude.room.http.headers import EMBEDDED_POLICY
from castelude.room.http.own_puzzles import own_puzzle, place_in_study
from castelude.room.http.records import Ply
from castelude.room.http.rendered import rendered_data
from castelude.room.http.request import AnyRequest, LangQuery, checked_language, language_of, player_of, worker_of
from castelude.room.http.static_files import shell
from castelude.room.http.table_access import match_of, replayable_table, seen_table, visible_table
from castelude.room.live.shared_views import views_of
from castelude.room.refusal import Refusal
from castelude.room.rendering.share_card import HEIGHT, MEDIA_TYPE, WIDTH
from castelude.room.storage.database import AWAY
from castelude.room.tables.table import Table
from castelude.room.tables.visible import may_replay
from castelude.texts import DEFAULT_LANG, say

PLY = re.compile(r"\d{1,6}", re.ASCII)
KEPT_MS = 600_000
"""A card takes a tenth of a second to draw, and chats ask for it once: it need not show the latest action."""


@get("/t/{table_id:str}", media_type="text/html", include_in_schema=False)
async def table_page(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """The app shell for a table."""
    return await _shared(request, table_id, "web-title-table")


@get("/replay/{table_id:str}", media_type="text/html", include_in_schema=False)
async def replay_page(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """The app shell for a replay; a link to a moment has the picture of that moment."""
    asked = request.query_params.get("ply", "")
    return await _shared(request, table_id, "web-title-replay", int(asked) if PLY.fullmatch(asked) else None)


@get(
    "/embed/replay/{table_id:str}", media_type="text/html", include_in_schema=False, sync_to_thread=False, embedded=True
)
def embedded_replay() -> Response[bytes]:
    """The app shell for a replay in a frame on another page; nobody is signed in there."""
    return shell('<meta name="robots" content="noindex" />', policy=EMBEDDED_POLICY)


@get("/api/tables/{table_id:str}/card", media_type=MEDIA_TYPE, tags=["tables"], own_queue=True)
async def card(
    request: AnyRequest, table_id: FromPath[str], lang: LangQuery = DEFAULT_LANG, ply: Ply = None
) -> Response[bytes]:
    """The table as a PNG picture of 1200 by 630, as everybody who has its link sees it; drawn once in ten minutes.

    With `ply`, as it was after so many actions, for whoever may see its record.
    """
    if ply is not None:
        return await _moment(request, table_id, checked_language(lang), ply)
    table, lang = await seen_table(request, table_id, None), checked_language(lang)
    position, lately = None, []
    if table.match is not None:
        position, lately = table.match.position.copy(), views_of(table).lately(None)
    made = await rendered_data(
        request,
        "card",
        (table.id, worker_of(request).now() // KEPT_MS, lang),
        game=table.settings.game,
        players=table.settings.players,
        options=table.settings.options,
        position=position,
        lately=lately,
        lang=lang,
    )
    return Response(made, media_type=MEDIA_TYPE, headers={"Cache-Control": f"public, max-age={KEPT_MS // 1000}"})


async def _moment(request: AnyRequest, table_id: str, lang: str, ply: int) -> Response[bytes]:
    table = await replayable_table(request, table_id, await player_of(request))
    record = match_of(table).record().to_json()
    same = (table.id, table.turned_seq, ply, lang)
    made = await rendered_data(request, "card_at", same, record=record, ply=ply, seat=None, lang=lang)
    return Response(made, media_type=MEDIA_TYPE)


async def _shared(request: AnyRequest, table_id: str, title: str, ply: int | None = None) -> Response[bytes]:
    """The app shell, with tags where everybody who has the link may see the table."""
    try:
        table = await visible_table(request, table_id, None)
    except (Refusal, *AWAY):  # the page itself tells what is wrong
        return shell()
    lang = language_of(request)
    game = say(f"{table.settings.game}-name", lang)
    shown = table.match is not None and ply is not None and ply <= len(table.match.actions) and may_replay(table)
    picture = f"/api/tables/{table.id}/card?lang={lang}&" + (f"ply={ply}" if shown else f"seq={table.seq}")
    moment = f"?ply={ply}" if shown else ""
    return _tagged(request, table.settings.game, _title(table, title, game, lang), picture, moment=moment)


@get("/study/{study_id:str}", media_type="text/html", include_in_schema=False)
async def study_page(request: AnyRequest, study_id: FromPath[str]) -> Response[bytes]:
    """The app shell for a study, with tags where it is shared by its link."""
    try:
        study = await worker_of(request).shelf.readable(study_id, None)
    except (Refusal, *AWAY):  # the page itself tells what is wrong
        return shell()
    if not study.chapters:
        return shell()
    picture = f"/api/studies/{study.id}/card?lang={language_of(request)}&version={study.version}"
    return _tagged(request, study.chapters[0].game, study.name, picture)


@get("/api/studies/{study_id:str}/card", media_type=MEDIA_TYPE, tags=["studies"], own_queue=True)
async def study_card(request: AnyRequest, study_id: FromPath[str], lang: LangQuery = DEFAULT_LANG) -> Response[bytes]:
    """The end of the main line of a shared study, as everybody sees it: a PNG picture of 1200 by 630."""
    shelf, lang = worker_of(request).shelf, checked_language(lang)
    study = await shelf.readable(study_id, None)
    if not study.chapters:
        raise Refusal("not_found", "room-study-no-chapter")
    first = study.chapters[0].number
    tree = json.loads(await shelf.store.tree(study_id, first) or "{}")
    made = await rendered_data(request, "card_of_tree", (study_id, study.version, first, lang), tree=tree, lang=lang)
    return Response(made, media_type=MEDIA_TYPE)


@get("/puzzles/{game_id:str}", media_type="text/html", include_in_schema=False, own_queue=True)
async def puzzle_page(request: AnyRequest, game_id: FromPath[str]) -> Response[bytes]:
    """The app shell for a puzzle, with tags where the address names one that everybody may see."""
    asked = request.query_params.get("puzzle", "")
    try:
        puzzle = await _puzzle(request, game_id, asked)
    except (Refusal, *AWAY):  # the page itself tells what is wrong
        return shell()
    lang = language_of(request)
    only = puzzle.only and not game_of(game_id).hidden
    task = say(
        "web-puzzle-only" if only else "web-puzzle-chance", lang, seat=say(f"{game_id}-seat-{puzzle.seat}", lang)
    )
    title = say("web-title-puzzle", lang, game=say(f"{game_id}-name", lang))
    picture = f"/api/puzzles/{game_id}/{asked}/card?lang={lang}"
    return _tagged(request, game_id, title, picture, task, f"?puzzle={puzzle.id}")


@get("/api/puzzles/{game_id:str}/{puzzle_id:str}/card", media_type=MEDIA_TYPE, tags=["puzzles"], own_queue=True)
async def puzzle_card(
    request: AnyRequest, game_id: FromPath[str], puzzle_id: FromPath[str], lang: LangQuery = DEFAULT_LANG
) -> Response[bytes]:
    """The position to solve, as the seat to move sees it: a PNG picture of 1200 by 630."""
    lang = checked_language(lang)
    puzzle = await _puzzle(request, game_id, puzzle_id)
    facts = {"record": puzzle.record().to_json(), "ply": None, "seat": puzzle.seat, "lang": lang}
    made = await rendered_data(request, "card_at", (puzzle.id, str(puzzle.actions), lang), **facts)
    return Response(made, media_type=MEDIA_TYPE)


async def _puzzle(request: AnyRequest, game_id: str, puzzle: str) -> Puzzle:
    """A puzzle that comes with the package, or one of a study that is shared by its link."""
    game, place = game_of(game_id), place_in_study(puzzle)
    if place is None:
        return worker_of(request).puzzles.find(game.id, puzzle)
    return (await own_puzzle(request, None, game.id, place))[0]


def _tagged(
    request: AnyRequest, game_id: str, title: str, picture: str, about: str | None = None, moment: str = ""
) -> Response[bytes]:
    """The app shell with the tags of a link; `about`: a sentence, else the rules of the game in a few.

    `moment`: the part of the address that says which moment or puzzle it is: chats follow the address in the tags.
    """
    lang = language_of(request)
    game = say(f"{game_id}-name", lang)
    origin = worker_of(request).settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    tags = {
        "og:site_name": "Castelude",
        "og:type": "website",
        "og:title": title,
        "og:description": _rules(game_id, lang) if about is None else about,
        "og:url": f"{origin}{request.url.path}{moment}",
        "og:image": f"{origin}{picture}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": game,
        "og:locale": lang,
        "twitter:card": "summary_large_image",
    }
    return shell("".join(f'<meta property="{key}" content="{escape(value)}" />' for key, value in tags.items()))


def _title(table: Table, title: str, game: str, lang: str) -> str:
    """An invitation while the table waits for players."""
    if table.started is not None:
        return say(title, lang, game=game)
    host = next((chair.name for chair in table.chairs if chair.name and chair.player == table.host), None)
    return say("web-invitation", lang, name=host, game=game) if host else say("web-invitation-nobody", lang, game=game)


def _rules(game: str, lang: str) -> str:
    """The game in a few sentences; games of other packages may have none."""
    try:
        return say(f"web-short-rules-{game}", lang)
    except LookupError:
        return ""


HANDLERS = [card, study_card, puzzle_card]
PAGES = [table_page, replay_page, study_page, puzzle_page, embedded_replay]
