"""A game with variations: a tree of actions from one setup, with comments and marks for people."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from castelude.core.errors import BadRecord, IllegalAction
from castelude.core.match import Match
from castelude.core.options import OptionValue, shown
from castelude.core.position import Position
from castelude.core.record import JsonObject, Record
from castelude.core.start import new_match

COLOURS = ("green", "red", "blue", "yellow")
MARK = re.compile(rf"({'|'.join(COLOURS)}):([^\s{{}}>]{{1,60}})(?:>([^\s{{}}>]{{1,60}}))?")
"""A mark: a circle around a place, `green:B5`, or an arrow from one to another, `red:B5>D5`."""
MOST_NESTED = 40
"""How many variations may lie within each other."""


@dataclass
class Node:
    """An action after another one: `parent` is its index in the tree. The first node is the start."""

    action: str = ""
    parent: int = -1
    comment: str = ""
    marks: list[str] = field(default_factory=list)


@dataclass
class Tree:
    """Parents come before their children; of the children of a node the first one in the list goes on with its line."""

    game: str
    players: int
    options: dict[str, OptionValue]
    setup: JsonObject
    nodes: list[Node] = field(default_factory=lambda: [Node()])

    def children(self) -> list[list[int]]:
        """By node: the nodes that follow it."""
        found: list[list[int]] = [[] for _ in self.nodes]
        for index, node in enumerate(self.nodes[1:], 1):
            found[node.parent].append(index)
        return found

    def path(self, index: int) -> list[int]:
        """The nodes from the start to this one, without the start."""
        path = []
        while index > 0:
            path.append(index)
            index = self.nodes[index].parent
        return path[::-1]

    def actions(self, index: int) -> list[str]:
        """What was played up to a node."""
        return [self.nodes[step].action for step in self.path(index)]

    def end_of_line(self, index: int, children: list[list[int]]) -> int:
        """The last node of the line that goes on from this one."""
        while children[index]:
            index = children[index][0]
        return index

    def add_line(self, actions: list[str]) -> list[int]:
        """Add a line from the start; its nodes, the start included."""
        known = {(node.parent, node.action): index for index, node in enumerate(self.nodes) if index}
        line = [0]
        for action in actions:
            key = (line[-1], action)
            if key not in known:
                self.nodes.append(Node(action, line[-1]))
                known[key] = len(self.nodes) - 1
            line.append(known[key])
        return line

    def record(self, index: int) -> Record:
        """The game up to a node."""
        return Record(self.game, self.players, dict(self.options), self.setup, self.actions(index))


def tree_of(record: Record) -> Tree:
    """A record as a tree without variations."""
    tree = Tree(record.game, record.players, dict(record.options), record.setup)
    tree.add_line(record.actions)
    return tree


@dataclass(frozen=True)
class Step:
    """One action of a tree, with the positions before and after it; they are not to be played on."""

    index: int
    node: Node
    before: Position
    after: Position


def start_of(tree: Tree) -> Match:
    """The game before the first action, if its terms and its setup are possible."""
    return new_match(tree.game, tree.players, tree.options, setup=tree.setup, manual_chance=True)


def played(tree: Tree) -> Iterator[Step]:
    """Every action of the tree, played; `BadRecord` names the first thing that is wrong."""
    match = start_of(tree)
    _check_shape(tree)
    positions = [match.position]
    for index, node in enumerate(tree.nodes[1:], 1):
        before = positions[node.parent]
        try:
            move = match.game.parse(before, node.action)
        except IllegalAction as error:
            raise BadRecord(
                "error-tree-action", clause=error.clause, number=index, action=shown(node.action), reason=str(error)
            ) from error
        after = before.copy()
        after.play(move)
        positions.append(after)
        yield Step(index, node, before, after)


def _check_shape(tree: Tree) -> None:
    """`BadRecord` where the nodes are not a tree, or a mark is none."""
    known = set()
    nested: list[int] = []
    begun: set[int] = set()
    for index, node in enumerate(tree.nodes):
        if (index == 0) != (node.parent == -1) or node.parent >= index or (index == 0) != (node.action == ""):
            raise BadRecord("error-tree-parent", number=index)
        if (node.parent, node.action) in known:
            raise BadRecord("error-tree-twice", number=index, action=shown(node.action))
        known.add((node.parent, node.action))
        nested.append(0 if index == 0 else nested[node.parent] + (node.parent in begun))
        begun.add(node.parent)
        if nested[-1] > MOST_NESTED:
            raise BadRecord("error-tree-nested", most=MOST_NESTED)
        for mark in node.marks:
            if MARK.fullmatch(mark) is None:
                raise BadRecord("error-tree-mark", value=shown(mark))
