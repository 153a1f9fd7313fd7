"""Studies: your own, those that were shared with you, their chapters, and games that are pasted in."""

import asyncio
import json
from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from castelude.core.errors import BadRecord
from castelude.room.http.rendered import TEXT, rendered, rendered_text
from castelude.room.http.request import AnyRequest, need_player, player_of, worker_of
from castelude.room.people.accounts import Player
from castelude.room.refusal import Refusal
from castelude.room.rendering.answers import GameTree, ToldTree
from castelude.room.storage.studies import StoredChapter, StoredStudy
from castelude.room.studies.shelf import need_chapter
from castelude.room.tables.commands import Strict
from castelude.room.wire import Answer

MOST_OF_CHAPTER = 60_000
"""Bytes of a game with its variations: with its title it must fit into a request."""
MOST_PASTED = 160_000
"""Characters that are read at once: every chapter fits, as JSON and in notation (a test writes the longest)."""
LARGEST_PASTE = 512 * 1024
"""Bytes of the request that brings them: quotation marks and other letters than those of ASCII take more than one."""
Title = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Version = Annotated[int, QueryParameter(ge=0, le=2**31)]


class StudyChapter(Answer):
    """A chapter in the list of a study."""

    number: int
    title: str
    game: str


class Study(Answer):
    """A study. `shared`: whoever has its link may read it. `version` grows with every change. `mine`: it is yours."""

    id: str
    name: str
    owner: str
    shared: bool
    mine: bool
    version: int
    changed: int
    chapters: list[StudyChapter]


class NewStudy(Strict):
    """A study with its first chapter."""

    name: Title
    shared: bool
    title: Title
    tree: GameTree


class StudyChange(Strict):
    """Another name, or other readers; `version` is the one that you have seen."""

    version: int
    name: Title
    shared: bool


class ChapterChange(Strict):
    """A chapter as it shall be; `version` is that of the study as you have seen it."""

    version: int
    title: Title
    tree: GameTree


class Pasted(Strict):
    """A record or a study as JSON, or a game in human notation, with or without variations.

    `seat`: tell what was done as this seat knows it; without it, with open cards.
    """

    text: Annotated[str, msgspec.Meta(max_length=MOST_PASTED)]
    seat: int | None = None


@get("/api/studies", tags=["studies"])
async def studies(request: AnyRequest) -> list[Study]:
    """Your studies, the latest change first."""
    player = await need_player(request)
    return [_shown(study, player) for study in await worker_of(request).shelf.store.of(player.id)]


@post("/api/studies", tags=["studies"], own_queue=True)
async def create_study(request: AnyRequest, data: JSONBody[NewStudy]) -> Study:
    """Keep a game with variations as the first chapter of a new study."""
    worker = worker_of(request)
    player = await _writer(request)
    chapter = await checked_chapter(request, data.title, data.tree)
    study = await worker.shelf.create(player, data.name, data.shared, worker.now())
    await worker.shelf.add_chapter(study, player.id, 1, worker.now(), chapter)
    return await _read(request, study, player)


@get("/api/studies/{study_id:str}", tags=["studies"])
async def show_study(request: AnyRequest, study_id: FromPath[str]) -> Study:
    """A study of yours, or one whose link you have."""
    return await _read(request, study_id, await player_of(request))


@put("/api/studies/{study_id:str}", tags=["studies"])
async def change_study(request: AnyRequest, study_id: FromPath[str], data: JSONBody[StudyChange]) -> Study:
    """Rename a study of yours, or share it by its link or with nobody."""
    worker = worker_of(request)
    player = await _writer(request)
    await worker.shelf.change(study_id, player.id, data.version, worker.now(), data.name, data.shared)
    return await _read(request, study_id, player)


@delete("/api/studies/{study_id:str}", status_code=200, tags=["studies"])
async def delete_study(request: AnyRequest, study_id: FromPath[str]) -> list[Study]:
    """Delete a study of yours; the ones that you still have."""
    worker = worker_of(request)
    player = await _writer(request)
    await worker.shelf.delete(study_id, player.id)
    return [_shown(study, player) for study in await worker.shelf.store.of(player.id)]


@post("/api/studies/{study_id:str}/chapters", tags=["studies"], own_queue=True)
async def add_chapter(request: AnyRequest, study_id: FromPath[str], data: JSONBody[ChapterChange]) -> Study:
    """Add a chapter."""
    worker = worker_of(request)
    player = await _writer(request)
    chapter = await checked_chapter(request, data.title, data.tree)
    await worker.shelf.add_chapter(study_id, player.id, data.version, worker.now(), chapter)
    return await _read(request, study_id, player)


@get("/api/studies/{study_id:str}/chapters/{number:int}", tags=["studies"], own_queue=True)
async def show_chapter(request: AnyRequest, study_id: FromPath[str], number: FromPath[int]) -> Response[ToldTree]:
    """A chapter, with what each of its actions did."""
    worker = worker_of(request)
    player = await player_of(request)
    study = await worker.shelf.readable(study_id, player.id if player else None)
    chapter = need_chapter(study, number)
    tree = json.loads(await worker.shelf.store.tree(study_id, number) or "{}")
    same = (study_id, study.version, number)
    return await rendered(request, "told_tree", same, title=chapter.title, tree=tree)


@put("/api/studies/{study_id:str}/chapters/{number:int}", tags=["studies"], own_queue=True)
async def change_chapter(
    request: AnyRequest, study_id: FromPath[str], number: FromPath[int], data: JSONBody[ChapterChange]
) -> Study:
    """Save a chapter, if nobody has changed the study since the version that you have seen."""
    worker = worker_of(request)
    player = await _writer(request)
    chapter = await checked_chapter(request, data.title, data.tree)
    await worker.shelf.put_chapter(study_id, player.id, data.version, worker.now(), number, chapter)
    return await _read(request, study_id, player)


@delete("/api/studies/{study_id:str}/chapters/{number:int}", status_code=200, tags=["studies"])
async def delete_chapter(
    request: AnyRequest, study_id: FromPath[str], number: FromPath[int], version: Version
) -> Study:
    """Delete a chapter; the last one goes with its study only."""
    worker = worker_of(request)
    player = await _writer(request)
    await worker.shelf.drop_chapter(study_id, player.id, version, worker.now(), number)
    return await _read(request, study_id, player)


@get("/api/studies/{study_id:str}/export", media_type="text/plain", tags=["studies"], own_queue=True)
async def export_study(
    request: AnyRequest, study_id: FromPath[str], form: FromQuery[Literal["json", "notation"]] = "json"
) -> Response[str]:
    """A study with its variations, as JSON or in human notation; both can be pasted in again."""
    player = await player_of(request)
    study = await worker_of(request).shelf.readable(study_id, player.id if player else None, with_trees=True)
    chapters = [(chapter.title, json.loads(chapter.tree or "{}")) for chapter in study.chapters]
    if form == "notation":
        return Response(await _notation(request, study), media_type=TEXT)
    whole = {"name": study.name, "chapters": [{"title": title, "tree": tree} for title, tree in chapters]}
    return Response(json.dumps(whole, ensure_ascii=False), media_type="application/json")


@post(
    "/api/studies/pasted",
    status_code=200,
    tags=["studies"],
    own_queue=True,
    request_max_body_size=LARGEST_PASTE,
)
async def read_pasted(request: AnyRequest, data: JSONBody[Pasted]) -> Response[list[ToldTree]]:
    """The games in a pasted text, each with what its actions did; nothing is stored."""
    return await rendered(request, "read_games", None, text=data.text, seat=data.seat, most=MOST_OF_CHAPTER)


async def _writer(request: AnyRequest) -> Player:
    """Somebody who may change something now."""
    player = await need_player(request)
    await worker_of(request).study_changes.need(player.id)
    return player


async def checked_chapter(request: AnyRequest, title: str, tree: GameTree) -> StoredChapter:
    """The chapter to be stored, if every action in it is legal."""
    told = await rendered(request, "told_tree", None, title=title, tree=msgspec.to_builtins(tree))
    stored = msgspec.json.encode(msgspec.json.decode(told.content, type=ToldTree).tree)
    if len(stored) > MOST_OF_CHAPTER:
        raise BadRecord("error-tree-size", most=MOST_OF_CHAPTER // 1000)
    return StoredChapter(0, title, tree.game, len(stored), stored.decode())


async def _notation(request: AnyRequest, study: StoredStudy) -> str:
    """A study in notation, chapter by chapter; whoever asks for a large one waits for their quota."""
    written = []
    for chapter in study.chapters:
        same = (study.id, study.version, chapter.number)
        one = [(chapter.title, json.loads(chapter.tree or "{}"))]
        while True:
            try:
                written.append((await rendered_text(request, TEXT, "write_games", same, chapters=one)).content)
                break
            except Refusal as refusal:
                if refusal.code != "too_many":
                    raise
                await asyncio.sleep(int(refusal.params["wait_ms"]) / 1000)
    return "\n".join(written)


async def _read(request: AnyRequest, study: str, player: Player | None) -> Study:
    return _shown(await worker_of(request).shelf.readable(study, player.id if player else None), player)


def _shown(study: StoredStudy, player: Player | None) -> Study:
    chapters = [StudyChapter(chapter.number, chapter.title, chapter.game) for chapter in study.chapters]
    mine = player is not None and player.id == study.player
    return Study(study.id, study.name, study.owner, study.shared, mine, study.version, study.changed_ms, chapters)


HANDLERS = [
    *(studies, create_study, show_study, change_study, delete_study),
    *(add_chapter, show_chapter, change_chapter, delete_chapter, export_study, read_pasted),
]
