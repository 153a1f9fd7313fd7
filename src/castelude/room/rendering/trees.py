"""Games with variations: checked, told, read from pasted text, and written for people."""

import json

import msgspec

from castelude.core.errors import BadRecord, BadRequest
from castelude.core.record import JsonObject, read_record
from castelude.core.registry import get_game
from castelude.core.tree import Node, Tree, played, start_of, tree_of
from castelude.core.variations import read_chapters, write_chapters
from castelude.room.rendering.answers import Deed, GameTree, ToldTree, TreeNode
from castelude.room.rendering.positions import deed


def told_tree(title: str, tree: JsonObject) -> ToldTree:
    """A tree as it is stored, with what each action did; refused where an action is not legal."""
    return _told(title, tree_from(msgspec.convert(tree, GameTree)))


def read_games(text: str, seat: int | None, most: int) -> list[ToldTree]:
    """The games in a pasted text: records, studies or sheets; told as this seat knows them, else with open cards.

    A game that takes more than `most` bytes fits into no chapter, which is said before anybody works on it.
    """
    games = [_told(title, tree, seat) for title, tree in _pasted(text)]
    if any(len(msgspec.json.encode(game.tree)) > most for game in games):
        raise BadRecord("error-tree-size", most=most // 1000)
    return games


def write_games(chapters: list[tuple[str, JsonObject]]) -> str:
    """Trees in human notation."""
    return write_chapters([(title, tree_from(msgspec.convert(tree, GameTree))) for title, tree in chapters])


def tree_from(shown: GameTree) -> Tree:
    """A tree as it travels, as the library knows it."""
    nodes = [Node(node.action, node.parent, node.comment, node.marks) for node in shown.nodes]
    return Tree(shown.game, shown.players, shown.options, shown.setup, nodes)


def _told(title: str, tree: Tree, seat: int | None = None) -> ToldTree:
    """As a seat knows it; with open cards, each action as the seat that took it knows it."""
    tree.options = start_of(tree).options
    game = get_game(tree.game)
    if seat is not None and not 0 <= seat < tree.players:
        raise BadRequest("error-seat", seat=str(seat), most=tree.players - 1)
    turns = [0]
    deeds: list[Deed] = []
    for step in played(tree):
        viewer = step.before.actor() if seat is None else seat
        told = deed(game, step.before, step.node.action, step.after, viewer, turns[step.node.parent])
        if seat is not None and game.seen_action(step.before, step.node.action, seat) != step.node.action:
            told.notation = ""
        turns.append(told.turn)
        deeds.append(told)
    nodes = [TreeNode(node.action, node.parent, node.comment, node.marks) for node in tree.nodes]
    return ToldTree(title, GameTree(tree.game, tree.players, tree.options, tree.setup, nodes), deeds)


def _pasted(text: str) -> list[tuple[str, Tree]]:
    if not text.lstrip().startswith("{"):
        return read_chapters(text)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("error-tree-json") from error
    if "chapters" in data:
        return [_chapter(chapter) for chapter in data["chapters"]] if isinstance(data["chapters"], list) else []
    if "nodes" in data:
        return [_chapter({"title": "", "tree": data})]
    return [("", tree_of(read_record(data.get("record", data))))]


def _chapter(data: object) -> tuple[str, Tree]:
    try:
        chapter = msgspec.convert(data, Chapter)
    except msgspec.ValidationError as error:
        raise BadRecord("error-tree-chapter", reason=str(error)) from error
    return chapter.title, tree_from(chapter.tree)


class Chapter(msgspec.Struct):
    """A chapter of an exported study."""

    title: str
    tree: GameTree
