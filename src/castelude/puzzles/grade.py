"""How hard a puzzle is at first: which levels of bots find its keys, and how often."""

from castelude.bots.levels import bot_of
from castelude.bots.suggest import in_words
from castelude.core.game import AnyGame
from castelude.core.position import Position
from castelude.puzzles.prove import find_turn

TRIES = {"novice": 8, "casual": 8, "greedy": 1, "adept": 4, "expert": 4}


def grade(game: AnyGame, seen: Position, keys: list[str], seed: int) -> dict[str, int]:
    """By level: in how many hundredths of its tries it plays all the keys."""
    found: dict[str, int] = {}
    for level, tries in TRIES.items():
        bot = bot_of(game, level).within(bot_of(game, level).nodes, None)
        solved = 0
        for number in range(tries):
            solved += has_keys(in_words(game, seen, find_turn(game, seen, bot, seed + 1000 * number)), keys)
        found[level] = round(100 * solved / tries)
    return found


def has_keys(turn: list[str], keys: list[str]) -> bool:
    """Whether a turn holds all the keys, in whatever order."""
    left = list(turn)
    for key in keys:
        if key not in left:
            return False
        left.remove(key)
    return True
