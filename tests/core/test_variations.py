"""Games with variations: trees of actions, and their way through human notation and back."""

import pytest

from castelude import BadRecord, get_game
from castelude.core.game import AnyGame
from castelude.core.tree import MOST_NESTED, Node, Tree, played, tree_of
from castelude.core.variations import main_sheet, read_chapters, read_tree, write_chapters, write_tree
from tests.kit import GAMES, random_match


def grown(game: str, seed: int, players: int | None = None) -> Tree:
    """A random game with variations, and with variations of these."""
    match = random_match(game, seed, 30 + 20 * seed, players)
    tree = tree_of(match.record())
    for number in range(6):
        tried = match.at_ply(len(match.actions) * number // 6)
        tried.playout(seed + number, 1 + 5 * number)
        line = tree.add_line(tried.actions)
        further = tried.at_ply(max(0, len(line) - 3))
        further.playout(seed + 10 * number, 4)
        tree.add_line(further.actions)
    tree.nodes[0].comment = "The start {with} brackets (and more)"
    for index, node in enumerate(tree.nodes):
        if index % 7 == 3:
            node.comment = f"Move {index}:\nnext line, a \\ and \\n"
            node.marks = ["green:B5>D5", "red:0,0"]
    return tree


def shape(tree: Tree) -> object:
    """What a tree is, however its nodes are numbered: its lines in order, each node with its depth."""
    children, found, waiting = tree.children(), [], [(0, 0)]
    while waiting:
        depth, index = waiting.pop()
        node = tree.nodes[index]
        found.append((depth, node.action, node.comment, node.marks))
        waiting += [(depth + 1, child) for child in reversed(children[index])]
    return (tree.game, tree.players, tree.options, tree.setup, found)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_tree_goes_out_in_human_notation_and_comes_back(game: AnyGame, seed: int) -> None:
    players = game.max_players if seed == 2 else game.min_players
    tree = grown(game.id, seed, players)
    text = write_tree(tree)
    assert text.count("\n(") > 5
    again = read_tree(text)
    assert shape(again) == shape(tree)
    assert write_tree(again) == text


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_finished_game_and_a_plain_sheet_are_trees_too(game: AnyGame) -> None:
    match = random_match(game.id, 3, 100_000)
    tree = tree_of(match.record())
    tree.add_line(match.at_ply(len(match.actions) // 2).actions)
    assert write_tree(tree) == game.to_notation(match.record())
    assert shape(read_tree(game.to_notation(match.record()))) == shape(tree)


def test_a_sheet_with_variations_reads_like_one() -> None:
    tree = Tree("castello", 2, {}, {"first": 0})
    line = tree.add_line(["B5-D5", "T7-R7", "A5-C5"])
    tree.add_line(["B5-D5", "T7-S7"])
    tree.nodes[line[1]].comment = "Red comes out."
    tree.nodes[line[1]].marks = ["green:D5>F5"]
    assert write_tree(tree).partition("\n\n")[2] == (
        "1. B5-D5 T7-R7\n2. A5-C5\n*\n{1 green:D5>F5} Red comes out.\n(1\n1. B5-D5 T7-S7\n*\n)\n"
    )


def test_several_games_share_a_text() -> None:
    trees = [("Openings", grown("castello", 0)), ("Late", grown("castel", 1))]
    again = read_chapters(write_chapters(trees))
    first = get_game("castello").from_notation(main_sheet(write_chapters(trees)))
    assert first.actions
    assert shape(read_tree(main_sheet(write_chapters(trees)))) == shape(tree_of(first))
    assert [(title, shape(tree)) for title, tree in again] == [(title, shape(tree)) for title, tree in trees]


SHEET = '[Game "Castello"]\n\n1. B5-D5 T7-R7\n*\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("B5-D5", "error-tree-no-game"),
        (SHEET + "(x\n)\n", "error-tree-line"),
        (SHEET + ")\n", "error-tree-line"),
        (SHEET + "(1\n1. B5-D5 T7-S7\n", "error-tree-open"),
        (SHEET + "(1\n1. B5-D5 T7-A1\n)\n", "error-tree-sheet"),
        (SHEET + "{9} too far\n", "error-tree-comment"),
        (SHEET + "{1 purple:B5} no such colour\n", "error-tree-comment"),
        (SHEET + "+ A1-A2\n", "error-tree-action"),
    ],
)
def test_a_wrong_sheet_is_refused_with_the_reason(text: str, message: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_tree(text)
    assert refused.value.message == message


@pytest.mark.parametrize(
    ("nodes", "message"),
    [
        ([Node("B5-D5", 0)], "error-tree-parent"),
        ([Node(), Node("B5-D5", 1)], "error-tree-parent"),
        ([Node(), Node("B5-D5", 0), Node("B5-D5", 0)], "error-tree-twice"),
        ([Node(), Node("B5-D6", 0)], "error-tree-action"),
        ([Node(marks=["green B5"])], "error-tree-mark"),
        ([Node(), *(Node(f"x{i}", max(0, i - 2 + i % 2)) for i in range(1, 5 * MOST_NESTED))], "error-tree-nested"),
    ],
)
def test_what_is_no_tree_is_refused(nodes: list[Node], message: str) -> None:
    with pytest.raises(BadRecord) as refused:
        list(played(Tree("castello", 2, {}, {"first": 0}, nodes)))
    assert refused.value.message == message
