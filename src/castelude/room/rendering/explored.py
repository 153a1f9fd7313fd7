"""Positions by their keys, for looking up what was played there."""

import functools
from collections import Counter

from castelude.bots.masters import first_steps, masters_of
from castelude.core.identity import position_key, steps_of
from castelude.core.match import actor_of
from castelude.core.record import JsonObject, read_record
from castelude.core.registry import get_game
from castelude.core.start import load_match

MOST_STEPS = 40
"""So many decisions of each game can be looked up; later positions are nearly always the only one of their kind."""
Steps = list[tuple[int, str]]


def steps(record: JsonObject) -> Steps:
    """The first decisions of a game."""
    match = load_match(read_record(record), manual_chance=True)
    return [(step.key, step.action) for step in steps_of(match, MOST_STEPS)]


def masters_at(game: str, key: int) -> list[tuple[str, int | None, int]]:
    """What the masters played in a position: the action, who won alone then, and in how many games."""
    return [(action, winner, games) for (action, winner), games in _masters(game).get(key, Counter()).items()]


@functools.cache
def _masters(game: str) -> dict[int, Counter[tuple[str, int | None]]]:
    """The masters' games by position. The first question about a game takes a second or two, the next ones nothing."""
    rules = get_game(game)
    masters = masters_of(rules)
    found: dict[int, Counter[tuple[str, int | None]]] = {}
    for one in masters.games if masters else []:
        for step in first_steps(rules, one, MOST_STEPS):
            found.setdefault(step.key, Counter())[step.action, one.winner] += 1
    return found


def position_looked_up(record: JsonObject) -> tuple[int, int | None]:
    """The key of the position at the end of a record, and the seat that decides there."""
    match = load_match(read_record(record), manual_chance=True)
    seat = actor_of(match.position)
    return position_key(match.game, match.players, match.options, match.position), seat if isinstance(
        seat, int
    ) else None
