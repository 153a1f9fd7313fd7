"""Puzzles that people made: a chapter of a study, in which a turn of the main line is to be found."""

import math

import msgspec

from castelude.core.record import JsonObject
from castelude.core.start import load_match
from castelude.puzzles.puzzle import Puzzle
from castelude.puzzles.turns import play_turn
from castelude.room.rendering.answers import GameTree
from castelude.room.rendering.trees import tree_from


def own_puzzle(puzzle: str, tree: JsonObject, ply: int) -> JsonObject | None:
    """The puzzle in a tree: the turn after so many actions of its main line; None where there is no whole turn."""
    game = tree_from(msgspec.convert(tree, GameTree))
    line = game.actions(game.end_of_line(0, game.children()))
    record = game.record(0)
    match = load_match(record, manual_chance=True)
    for action in line[:ply]:
        match.apply(action)
    position, rules = match.position, match.game
    rest = line[ply:]
    if position.actor() < 0:
        return None
    left = iter(rest)
    try:
        turn = play_turn(rules, position, lambda walk: rules.parse(walk, next(left)))
    except StopIteration:
        return None
    return Puzzle(
        puzzle,
        record.game,
        record.players,
        record.options,
        record.setup,
        line[:ply],
        int(position.actor()),
        rest[: len(turn)],
        list(range(len(turn))),
        math.nan,  # the proof was made when the puzzle was, and nothing of it is kept
        math.nan,
        [],
        {},
        0,
        line=rest[len(turn) :],
    ).to_json()
