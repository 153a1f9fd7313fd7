"""A game with variations in human notation, for any game: its own sheet, with what differs from it in brackets.

After the sheet of the main line come its comments, `{4 green:B5>D5} words` after four actions, and its variations. A
variation begins with `(` and the number of the first line of the sheet that it replaces; its own lines follow, its
comments, the variations within it, and `)`. Actions that a sheet leaves out, as those of a turn that is not finished,
follow on a line of their own: `+ B5-D5`. docs/notation.md describes it with an example.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from castelude.core.errors import BadRecord
from castelude.core.game import AnyGame
from castelude.core.options import shown
from castelude.core.registry import get_game
from castelude.core.tree import MARK, Tree, played, start_of, tree_of

BEGIN = re.compile(r"\(([1-9][0-9]{0,4})")
COMMENT = re.compile(r"\{([0-9]{1,5})((?: [^\s{}]+)*)\} ?(.*)")
GAME = re.compile(r'^\s*\[Game "(\w+)"\]\s*$', re.MULTILINE)
TAG = re.compile(r"\[(\w+) ")
REST = "+ "
END = ")"
CHAPTER = "=== "
ESCAPES = {"n": "\n", "r": "\r"}
MOST_BLOCKS = 2000
"""No more variations are read; a chapter of a study has fewer nodes."""
LINE_ENDS = re.compile(r"\r\n|\r|\n")
"""Other characters that end lines elsewhere may stand in comments."""


# ---- writing ----


def write_tree(tree: Tree) -> str:
    """The tree in human notation; every action of it must be legal (see `played`)."""
    tree = replace(tree, options=start_of(tree).options)
    for _ in played(tree):
        pass
    game = get_game(tree.game)
    children = tree.children()
    sheet = _Sheet.of(game, tree, tree.end_of_line(0, children))
    return "\n".join([*sheet.tags, "", *sheet.body, *_rest(game, tree, sheet, 0, children)]) + "\n"


@dataclass
class _Sheet:
    """The sheet of the line that ends with a node."""

    end: int
    tags: list[str]
    body: list[str]
    written: int
    """How many of its actions the sheet tells."""

    @staticmethod
    def of(game: AnyGame, tree: Tree, end: int) -> "_Sheet":
        text = game.to_notation(tree.record(end))
        lines = [line for line in text.splitlines() if line.strip()]
        count = next((number for number, line in enumerate(lines) if not line.startswith("[")), len(lines))
        return _Sheet(end, lines[:count], lines[count:], len(game.from_notation(text).actions))


def _rest(game: AnyGame, tree: Tree, sheet: _Sheet, since: int, children: list[list[int]]) -> list[str]:
    """What follows the turns of a line: the actions left out, comments and variations from its node `since` on."""
    path = [0, *tree.path(sheet.end)]
    left_out = [tree.nodes[index].action for index in path[sheet.written + 1 :]]
    lines = [f"{REST}{' '.join(left_out)}"] if left_out else []
    own = [(ply, index) for ply, index in enumerate(path) if ply >= since]
    for ply, index in own:
        node = tree.nodes[index]
        if node.comment or node.marks:
            words = node.comment.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")
            lines.append(f"{{{' '.join([str(ply), *node.marks])}}} {words}".rstrip(" "))
    for ply, index in own:
        for other in children[index][1:]:
            lines += _variation(game, tree, sheet, other, ply + 1, children)
    return lines


def _variation(
    game: AnyGame, tree: Tree, sheet: _Sheet, index: int, since: int, children: list[list[int]]
) -> list[str]:
    own = _Sheet.of(game, tree, tree.end_of_line(index, children))
    first = 0
    while first < min(len(own.body), len(sheet.body)) and own.body[first] == sheet.body[first]:
        first += 1
    changed = [tag for tag in own.tags if tag not in sheet.tags]
    return [f"({first + 1}", *changed, *own.body[first:], *_rest(game, tree, own, since, children), END]


# ---- reading ----


@dataclass
class _Block:
    """A line as it is written: the main one, or a variation."""

    number: int
    first: int = 1
    lines: list[str] = field(default_factory=list)
    """Of the main line: tags and turns as they stand in the text, with empty lines for what is neither."""
    tags: list[str] = field(default_factory=list)
    body: list[str] = field(default_factory=list)
    rest: list[str] = field(default_factory=list)
    comments: list[tuple[int, str]] = field(default_factory=list)
    within: "_Block | None" = None


def game_of_sheet(text: str) -> AnyGame:
    """The game whose sheet this is; `BadRecord` for a text without the tag Game."""
    found = GAME.search(text)
    if found is None:
        raise BadRecord("error-tree-no-game")
    return get_game(found[1].lower())


def read_tree(text: str) -> Tree:
    """The tree of a sheet, with or without variations; `BadRecord` says what is wrong, and where."""
    game = game_of_sheet(text)
    blocks = _blocks(text)
    main = game.from_notation(_written(blocks[0]))
    tree = tree_of(main)
    for block in blocks:
        _add(tree, game, block)
    for _ in played(tree):
        pass
    return tree


def _blocks(text: str) -> list[_Block]:
    """The main line and the variations, each after the one that it belongs to."""
    here = _Block(1)
    blocks = [here]
    for number, raw in enumerate(LINE_ENDS.split(text), 1):
        line = raw.strip()
        if line.startswith("("):
            begin = BEGIN.fullmatch(line)
            if begin is None or len(blocks) > MOST_BLOCKS:
                raise BadRecord("error-tree-line", number=number, value=shown(line))
            here = _Block(number, int(begin[1]), tags=list(here.tags), within=here)
            blocks.append(here)
        elif line == END:
            if here.within is None:
                raise BadRecord("error-tree-line", number=number, value=shown(line))
            here = here.within
        else:
            _take(here, number, line)
    if here.within is not None:
        raise BadRecord("error-tree-open", number=here.number)
    return blocks


def _take(block: _Block, number: int, line: str) -> None:
    tag = TAG.match(line)
    is_turn = not line.startswith(("{", REST))
    if block.within is None:
        block.lines += [""] * (number - 1 - len(block.lines)) + [line if is_turn else ""]
    if tag and not block.body:
        if block.within is not None:
            block.tags = [known for known in block.tags if not known.startswith(tag[0])]
        block.tags.append(line)
    elif line.startswith("{"):
        block.comments.append((number, line))
    elif line.startswith(REST):
        block.rest += line.split()[1:]
    elif line:
        block.body.append(line)


def _written(block: _Block) -> str:
    """The whole sheet of a line. That of the main line has its lines where the text has them."""
    if block.within is None:
        return "\n".join(block.lines)
    return "\n".join([*block.tags, "", *_body(block)])


def _body(block: _Block) -> list[str]:
    if block.within is None:
        return block.body
    return [*_body(block.within)[: block.first - 1], *block.body]


def _add(tree: Tree, game: AnyGame, block: _Block) -> None:
    """Put a line into the tree, with its comments."""
    try:
        actions = game.from_notation(_written(block)).actions
    except BadRecord as error:
        if block.within is None:
            raise
        raise BadRecord("error-tree-sheet", clause=error.clause, number=block.number, reason=str(error)) from error
    line = tree.add_line([*actions, *block.rest])
    for number, text in block.comments:
        found = COMMENT.fullmatch(text)
        if found is None or int(found[1]) >= len(line) or not all(map(MARK.fullmatch, found[2].split())):
            raise BadRecord("error-tree-comment", number=number, value=shown(text), most=len(line) - 1)
        node = tree.nodes[line[int(found[1])]]
        node.marks = found[2].split()
        node.comment = re.sub(r"\\(.)", lambda escaped: ESCAPES.get(escaped[1], escaped[1]), found[3])


# ---- several games in one text ----


def write_chapters(chapters: Sequence[tuple[str, Tree]]) -> str:
    """Several trees with their titles: `=== Title` before each."""
    return "\n".join(f"{CHAPTER}{' '.join(title.split())}\n{write_tree(tree)}" for title, tree in chapters)


def read_chapters(text: str) -> list[tuple[str, Tree]]:
    """The titles and trees of a text; a text without titles is one tree."""
    return [(title, read_tree(part)) for title, part in _titled(text)]


def main_sheet(text: str) -> str:
    """The sheet of the main line of the first game of a text, without comments and variations."""
    return _written(_blocks(_titled(text)[0][1])[0])


def _titled(text: str) -> list[tuple[str, str]]:
    parts = re.split(rf"^{CHAPTER}(.*)$", text, flags=re.MULTILINE)
    titled = list(zip(parts[1::2], parts[2::2], strict=True))
    if parts[0].strip() or not titled:
        titled.insert(0, ("", parts[0]))
    return [(title.strip(), part) for title, part in titled]
