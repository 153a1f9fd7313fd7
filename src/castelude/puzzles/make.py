"""Whether a position that somebody has set up is a puzzle, and why not.

Its turn is found and proven like those of the puzzles that are mined (`prove`), in seconds instead of minutes: each
decision at one budget, and once more at twice that.
"""

from dataclasses import dataclass
from typing import Literal

from castelude.bots.bot import Bot
from castelude.bots.decision import Bounds, look, think
from castelude.bots.levels import bot_of
from castelude.bots.lines import NODES_PER_MS
from castelude.core.game import AnyGame
from castelude.core.position import CHANCE, Position
from castelude.puzzles.prove import HOPELESS, OUT_OF_REACH, chooses, find_turn, prove
from castelude.puzzles.turns import played

FIND_MS = 200
PROVE_MS = 12_000
"""For the whole turn: two searches a decision, and two of twice the length."""
MOST_MS = 800
Why = Literal["over", "chance", "forced", "won", "lost", "unclear"]
"""Nobody decides; there is one turn only; it is won or lost anyway; more than one turn is good."""


@dataclass(frozen=True)
class Made:
    """The one best turn, in words of the game, and the chances to win with it and with the best other one."""

    solution: list[str]
    value: float
    rival: float


def make_puzzle(game: AnyGame, position: Position, seed: int) -> Made | Why:
    """The turn that is clearly the best for the seat that decides, as far as it can know; else why there is none."""
    seat = position.actor()
    if seat < 0:
        return "chance" if seat == CHANCE else "over"
    seen = look(game, position, seat, seed)
    moves = find_turn(game, seen, _within(game, FIND_MS), seed)
    if all(played(seen, moves[:place]).count() == 1 for place in range(len(moves))):
        return "forced"
    ms = min(MOST_MS, PROVE_MS // (6 * len(moves)))
    bot, twice = _within(game, ms), _within(game, 2 * ms)
    proof = prove(game, seen, moves, bot, seed)
    again = proof and prove(game, seen, moves, twice, seed + 1, proof.keys)
    if proof is None or again is None or not chooses(game, seen, moves, twice, seed + 2, again.keys):
        value = think(game, seen, bot, seed, Bounds(only=moves[0])).value
        return "won" if value >= OUT_OF_REACH else "lost" if value <= HOPELESS else "unclear"
    walk, words = seen.copy(), []
    for move in moves:
        words.append(game.text(walk, move))
        walk.play(move)
    return Made(words, again.chance, again.rival_chance)


def _within(game: AnyGame, ms: int) -> Bot:
    return bot_of(game, "master").within(ms * NODES_PER_MS, ms)
