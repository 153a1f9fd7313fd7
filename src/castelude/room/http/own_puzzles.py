"""Puzzles that people make: a bot proves them, a study of theirs keeps them, whoever has the link solves them."""

import json
import math
import re
from typing import NamedTuple

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from castelude.puzzles.puzzle import Puzzle, read_puzzle
from castelude.room.http.games import game_of
from castelude.room.http.positions import AskedPosition
from castelude.room.http.rendered import renderers_of
from castelude.room.http.request import (
    AnyRequest,
    language_of,
    need_player,
    quota_key,
    unless_gone,
    worker_of,
)
from castelude.room.http.studies import checked_chapter
from castelude.room.people.accounts import Player
from castelude.room.refusal import Refusal
from castelude.room.rendering.answers import GameTree, TreeNode
from castelude.room.studies.shelf import need_chapter
from castelude.room.wire import Answer
from castelude.texts import say

OWN = re.compile(r"study\.(\w{1,40})\.(\d{1,4})\.(\d{1,5})", re.ASCII)


class OwnPuzzle(Answer):
    """A puzzle that you made, and the study that it is kept in."""

    puzzle: str
    study: str


class Place(NamedTuple):
    """Where a puzzle is: after so many actions of the main line of a chapter."""

    study: str
    chapter: int
    ply: int

    @property
    def id(self) -> str:
        return f"study.{self.study}.{self.chapter}.{self.ply}"


def place_in_study(puzzle: str) -> Place | None:
    """Where a puzzle that somebody made is; None for the id of another one."""
    found = OWN.fullmatch(puzzle)
    return Place(found[1], int(found[2]), int(found[3])) if found else None


def known(value: float) -> float | None:
    """A chance of a puzzle, unless nothing of its proof is kept."""
    return None if math.isnan(value) else value


async def own_puzzle(request: AnyRequest, player: Player | None, game: str, place: Place) -> tuple[Puzzle, str]:
    """A puzzle that somebody made, and their name; for them, and for everybody if its study is shared."""
    worker = worker_of(request)
    study = await worker.shelf.readable(place.study, player.id if player else None)
    need_chapter(study, place.chapter)
    tree = json.loads(await worker.shelf.store.tree(place.study, place.chapter) or "{}")
    same = (*place, study.version)
    made = await renderers_of(request).make(
        quota_key(request), "own_puzzle", same, puzzle=place.id, tree=tree, ply=place.ply
    )
    line = msgspec.json.decode(made)
    if line is None or line["game"] != game:
        raise Refusal("not_found", "room-puzzle-unknown")
    return read_puzzle({**line, "value": math.nan, "rival": math.nan}), study.owner


@post("/api/games/{game_id:str}/puzzle", tags=["puzzles"], own_queue=True)
async def make_puzzle(request: AnyRequest, game_id: FromPath[str], data: JSONBody[AskedPosition]) -> OwnPuzzle:
    """Make a puzzle of a position, if one turn is clearly the best there; the refusal says why it is none.

    It is kept as a study of yours that is shared by its link, and goes with it.
    """
    worker = worker_of(request)
    player = await need_player(request)
    game = game_of(game_id)
    record = data.record(game.id)
    await worker.shelf.need_place(player)
    await worker.study_changes.need(player.id)
    await worker.address_own_puzzles.need(quota_key(request), "room-puzzles-later")
    await worker.own_puzzles.need(player.id, "room-puzzles-later")
    found = await unless_gone(request, worker.bots.make_puzzle(record, player.id, quota_key(request)))
    if "why" in found:
        raise Refusal("conflict", f"room-no-puzzle-{found['why']}")
    lang = language_of(request)
    chances = {"value": round(found["value"] * 100), "rival": round(found["rival"] * 100)}
    line = [*data.actions, *found["solution"]]
    nodes = [TreeNode("", -1, "", []), *(TreeNode(action, ply, "", []) for ply, action in enumerate(line))]
    nodes[-1] = TreeNode(line[-1], len(line) - 1, say("room-puzzle-proof", lang, **chances), [])
    tree = GameTree(game.id, data.players, data.options, data.setup, nodes)
    title = say("room-puzzle-title", lang, game=say(f"{game.id}-name", lang))
    chapter = await checked_chapter(request, title, tree)
    study = await worker.shelf.create(player, title, True, worker.now())
    number = await worker.shelf.add_chapter(study, player.id, 1, worker.now(), chapter)
    return OwnPuzzle(Place(study, number, len(data.actions)).id, study)


HANDLERS = [make_puzzle]
