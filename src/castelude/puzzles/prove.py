"""Whether a turn is clearly the best: each of its decisions is searched with and without the action in question.

A decision is a **key** when the best of all other actions is worth less by at least a margin. The same moves in another
order are the same turn and no rivals. In a game with secrets the search deals again and again what the seat cannot
know, so a key is the best chance over all of that.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from castelude.bots.bot import Bot
from castelude.bots.calibration import calibrated
from castelude.bots.decision import Bounds, Decision, after_own_turn, think
from castelude.bots.memory import Memory
from castelude.core.game import AnyGame
from castelude.core.position import Position
from castelude.puzzles.turns import after, as_good_first, play_turn, played

MARGIN = 0.12
"""How much better than everything else a key must be, in values of the search."""
AS_GOOD = MARGIN / 2
"""A turn that is worth less by no more than this is as good: a right answer, and a rival with which a puzzle falls."""
OUT_OF_REACH = 0.9
"""Who has this chance without the key as well has won already: not a puzzle."""
HOPELESS = 0.08
"""Who has no more than this chance with the key has lost already."""


@dataclass(frozen=True)
class Proof:
    """The places of the keys in a turn, and the search's values with them and, at best, without one of them.

    `chance` and `rival_chance` are the same for people, each by the position at the end of its own turn.
    """

    keys: list[int]
    value: float
    rival: float
    chance: float
    rival_chance: float


def find_turn(game: AnyGame, seen: Position, bot: Bot, seed: int) -> list[int]:
    """The turn that a bot plays here."""
    memory = Memory()
    chosen: list[int] = []

    def choose(walk: Position) -> int:
        here = walk.copy()  # the memory holds on to it
        if chosen:
            memory.follow(chosen[-1:], here)
        chosen.append(think(game, here, bot, seed + len(chosen), Bounds(memory=memory)).move)
        return chosen[-1]

    return play_turn(game, seen, choose)


def prove(
    game: AnyGame,
    seen: Position,
    moves: Sequence[int],
    bot: Bot,
    seed: int,
    places: Sequence[int] | None = None,
    least: float = MARGIN,
) -> Proof | None:
    """The keys of a turn, looked for at these places (None: everywhere); None where there are none worth a puzzle.

    `least`: the margin of a key.

    A game without secrets and chance wants one best turn, so every decision of it must be a key there.
    """
    open_game = not game.hidden and not game.chance
    walk = seen.copy()
    keys: list[int] = []
    values: list[float] = []
    rivals: list[float] = []
    chances: list[tuple[float, float]] = []
    for place, move in enumerate(moves):
        if places is None or place in places:
            margin = _margin(game, walk, moves[place:], bot, seed + place)
            if margin is None:  # nothing else is possible: part of the turn, and nothing to find
                keys += [place] if open_game else []
            elif _is_key(margin[0].value, margin[1].value, least):
                keys.append(place)
                values.append(margin[0].value)
                rivals.append(margin[1].value)
                chances.append((_chance(game, walk, margin[0]), _chance(game, walk, margin[1])))
            elif open_game:
                return None
        walk.play(move)
    if not values:
        return None
    return Proof(keys, values[0], max(rivals), chances[0][0], max(rival for _, rival in chances))


def chooses(game: AnyGame, seen: Position, moves: Sequence[int], bot: Bot, seed: int, places: Sequence[int]) -> bool:
    """Whether a bot plays this turn; where not all of it are keys, whether it goes on with it at these places."""
    if len(places) == len(moves):
        found = find_turn(game, seen, bot, seed)
        end = after(seen, found)
        return found == list(moves) or (end is not None and game.state(end) == game.state(played(seen, moves)))
    walk = seen.copy()
    for place, move in enumerate(moves):
        if place in places and walk.count() > 1:
            choice = think(game, walk, bot, seed + place).move
            if choice not in as_good_first(game, walk, moves[place:]):
                return False
        walk.play(move)
    return True


def _margin(
    game: AnyGame, walk: Position, rest: Sequence[int], bot: Bot, seed: int
) -> tuple[Decision, Decision] | None:
    """The best with and without the next move of a turn; None where nothing else is possible."""
    if walk.count() == 1:
        return None
    same = as_good_first(game, walk, rest)
    if walk.count() <= len(same):
        return None
    rival = think(game, walk, bot, seed, Bounds(without=same))
    if rival.value > 1 - MARGIN:
        return rival, rival
    return think(game, walk, bot, seed, Bounds(only=rest[0])), rival


def _chance(game: AnyGame, walk: Position, found: Decision) -> float:
    """What people are told: the points that a turn brings count, so each is taken at the end of its own turn."""
    return calibrated(game, after_own_turn(walk, found.line), walk.actor(), found.value)


def _is_key(value: float, rival: float, least: float) -> bool:
    return value - rival >= least and rival < OUT_OF_REACH and value > HOPELESS
