"""One decision of a bot.

A bot is given a resampled position, never the real one: `look` makes it, and `decide` uses nothing else. `think` is the
same without calibration: its values are what the search computes with, and nothing to show to people.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from castelude.bots.alphabeta import SURE, AlphaBeta
from castelude.bots.bot import Bot
from castelude.bots.budget import Budget
from castelude.bots.calibration import CERTAIN, calibrated
from castelude.bots.knowledge import evaluator_of
from castelude.bots.mcts import Mcts, wins_at_once
from castelude.bots.memory import Deals, Memory
from castelude.core.evaluator import Evaluator, chance_of_lead
from castelude.core.game import AnyGame
from castelude.core.position import CHANCE, NOBODY, Position
from castelude.core.rng import Rng

LONGEST_LINE = 12
LARGEST_TABLE = 20
OPEN = CERTAIN - 0.0001
"""The greatest value of a position whose end was not seen."""
WORLDS, MOST_WORLDS = 6, 100
"""In a game with secrets: how many more deals must confirm a win at once, and how many tell the surest of several."""


@dataclass(frozen=True)
class Decision:
    """A move, the seat's chance to win after it (0 to 1), the moves expected from it on, and the positions seen.

    `depth`: how many turns ahead alpha-beta has looked at everything; 0 for other bots.
    """

    move: int
    value: float
    line: list[int]
    nodes: int
    depth: int = 0


@dataclass(frozen=True)
class Bounds:
    """What a bot is told besides the position.

    `budget`: instead of its own. `only`: it judges this one move instead of choosing. `memory`: one that has followed
    the game up to here lets it continue an earlier search. `without`: moves that it never chooses; some other move must
    be legal. Random and greedy bots ignore `without`.
    """

    budget: Budget | None = None
    only: int | None = None
    memory: Memory | None = None
    without: Sequence[int] = ()


FREE = Bounds()


def look(game: AnyGame, position: Position, seat: int, seed: int) -> Position:
    """A position that the seat considers possible: what it cannot know is dealt again from the seed."""
    seen: Position = game.resample(position, seat, Rng(seed, "look"))
    return seen


def decide(game: AnyGame, seen: Position, bot: Bot, seed: int, bounds: Bounds = FREE) -> Decision:
    """The choice of a bot for the seat to decide in `seen`; the same for the same seed, nodes and memory."""
    found = think(game, seen, bot, seed, bounds)
    if bot.method == "random":
        return found
    seat = seen.actor()
    return replace(found, value=calibrated(game, after_own_turn(seen, found.line), seat, found.value))


def think(game: AnyGame, seen: Position, bot: Bot, seed: int, bounds: Bounds = FREE) -> Decision:
    """What `decide` says, with the value as the search has it."""
    only = bounds.only
    rng = Rng(seed, "think")
    evaluator = evaluator_of(game, dict(bot.weights), bot.network)
    if bot.method == "random":
        return _random(seen, rng, only)
    win = _win_at_once(game, seen, bot, rng) if only is None else None
    if win is not None and win not in bounds.without:
        return _judged(evaluator, seen, win)
    if bot.method == "greedy":
        return _greedy(evaluator, seen, bot, rng, only)
    if bot.method == "alphabeta":
        return _alphabeta(evaluator, seen, bot, rng, bounds)
    return _mcts(game, evaluator, seen, bot, rng, bounds)


def _random(seen: Position, rng: Rng, only: int | None) -> Decision:
    """It judges nothing, so every seat has an equal chance."""
    move = seen.random_move(rng) if only is None else only
    return Decision(move, 1 / len(seen.scores()), [move], 1)


def _judged(evaluator: Evaluator, seen: Position, move: int) -> Decision:
    """A move with the evaluation of the position right after it."""
    after = seen.copy()
    after.play(move)
    return Decision(move, evaluator.chances(after)[seen.actor()], [move], 1)


def _win_at_once(game: AnyGame, seen: Position, bot: Bot, rng: Rng) -> int | None:
    """A move that ends the game with a win for the seat alone, as surely as any, whatever it cannot know."""
    if bot.method == "alphabeta" and not bot.overlooks:
        return None  # the search sees every end of the game
    seat = seen.actor()
    wins = wins_at_once(seen)
    for world in range(MOST_WORLDS if game.hidden and wins else 0):
        if world >= WORLDS and len(wins) == 1:
            break
        held = wins_at_once(game.resample(seen, seat, rng))
        left = [move for move in wins if move in held]
        if not left:
            return wins[0] if world >= WORLDS else None
        wins = left
    return wins[0] if wins else None


def _greedy(evaluator: Evaluator, seen: Position, bot: Bot, rng: Rng, only: int | None) -> Decision:
    """Of the moves that it notices, the one after which it likes the evaluation best; ties are broken at random."""
    moves = seen.moves() if only is None else [only]
    rng.shuffle(moves)
    if bot.overlooks and only is None:
        moves = [move for move in moves if rng.below(100) >= bot.overlooks] or moves[:1]
    judged = [_judged(evaluator, seen, move) for move in moves]
    best = max(judged, key=lambda decision: _liking(decision.value, bot.noise, rng))
    return Decision(best.move, best.value, best.line, len(moves))


def _liking(chance: float, noise: int, rng: Rng) -> float:
    """The chance as a bot feels it: the logarithm of its odds, misjudged by up to `noise` hundredths."""
    if not noise:
        return chance
    bounded = min(max(chance, 1e-6), 1 - 1e-6)
    return math.log(bounded / (1 - bounded)) + (rng.below(2 * noise + 1) - noise) / 100


def _memory_for(bot: Bot, bounds: Bounds) -> Memory | None:
    """The memory, where the bot keeps one and chooses among all moves."""
    return bounds.memory if bounds.only is None and not bounds.without and bot.keep else None


def _alphabeta(evaluator: Evaluator, seen: Position, bot: Bot, rng: Rng, bounds: Bounds) -> Decision:
    memory = _memory_for(bot, bounds)
    planned = memory.planned(bot) if memory else None
    if planned:
        line, value = planned
        return Decision(line[0], value, line, 1)
    budget = bounds.budget or Budget(bot.nodes, bot.ms)
    bits = min(LARGEST_TABLE, max(10, min(budget.nodes, 2**LARGEST_TABLE).bit_length()))
    search = AlphaBeta(evaluator, budget, rng, bot.noise, bits)
    only = -1 if bounds.only is None else bounds.only
    move = search.run(seen, bot.deepest, only, bot.overlooks, bounds.without)
    if search.best_value >= SURE:
        value = CERTAIN
    elif search.best_value <= -SURE:
        value = 1 - CERTAIN
    else:
        value = min(max(chance_of_lead(search.best_value, evaluator.lead_scale()), 1 - OPEN), OPEN)
    line = search.line(seen, LONGEST_LINE)
    if memory:
        memory.plan(bot, own_turn(seen, line), value)
    return Decision(move, value, line, max(1, search.nodes), search.depth)


def own_turn(seen: Position, line: list[int]) -> list[int]:
    """The first moves of a line: those of the seat to decide, until another seat is."""
    walk = seen.copy()
    for number, move in enumerate(line):
        if walk.actor() != seen.actor():
            return line[:number]
        walk.play(move)
    return line


def after_own_turn(seen: Position, line: list[int]) -> Position:
    """The position after the first moves of a line: those of the seat to decide."""
    walk = seen.copy()
    for move in own_turn(seen, line):
        walk.play(move)
    return walk


def _mcts(game: AnyGame, evaluator: Evaluator, seen: Position, bot: Bot, rng: Rng, bounds: Bounds) -> Decision:
    if seen.count() == 1 and bounds.only is None:
        return _judged(evaluator, seen, seen.move_at(0))
    memory = _memory_for(bot, bounds)
    search = memory.recall(bot) if memory else None
    if search is None:
        deals = Deals(game, seen, seen.actor(), rng)
        search = Mcts(
            evaluator,
            deals,
            rng,
            bot.explore,
            bot.width,
            bot.widening,
            bot.rollout,
            bot.deals_last if game.hidden else 1_000_000_000,
            -1 if bounds.only is None else bounds.only,
            bot.looks,
            bot.overlooks,
            bounds.without,
        )
        if memory:
            memory.keep(bot, search, deals)
    known = search.nodes
    search.run(bounds.budget or Budget(bot.nodes, bot.ms))
    legal = set(seen.moves())  # a tree that was kept may hold moves with a card that was not drawn after all
    move, value = next((move, value) for move, _, value in search.choices() if move in legal)
    return Decision(move, value, _tree_line(search, seen, move), search.nodes - known)


def _tree_line(search: Mcts, seen: Position, first: int) -> list[int]:
    """The moves tried most, as long as they are legal in the position seen and no chance event comes between."""
    line = [first]
    walk = seen.copy()
    walk.play(first)
    while len(line) < LONGEST_LINE and walk.actor() not in (NOBODY, CHANCE):
        move = search.best_after(line)
        if move < 0 or move not in walk.moves():
            break
        line.append(move)
        walk.play(move)
    return line
