"""What counts for an action and against another: one thing by name, or the part of the evaluation that differs most.

A game's module `counts` knows both: `stands_out` finds a thing by name (a pawn in danger, a combat won) where there is
one, and `REASONS` gives a message for each weight of the hand-made evaluation that has one.
"""

import math
from collections.abc import Sequence

from castelude.bots.knowledge import NO_NETWORK, evaluator_of, reasons_of, stands_out_of
from castelude.core.evaluator import Evaluator
from castelude.core.game import AnyGame
from castelude.core.position import Position
from castelude.core.verdict import LogLine

LEAST = 0.05
"""The logarithm of the odds that a part must be worth to be named."""


def by_name(game: AnyGame, after: Sequence[Position], after_other: Sequence[Position], seat: int) -> LogLine | None:
    """The thing that stands out after an action, and not after the other; the same in each of these deals."""
    find = stands_out_of(game)
    if find is None:
        return None
    found = [find(one, other, seat) for one, other in zip(after, after_other, strict=True)]
    return found[0] if all(line == found[0] for line in found) else None


def what_counts(game: AnyGame, after: Sequence[Position], after_other: Sequence[Position], seat: int) -> str | None:
    """The message of what speaks most for the first positions, in each of these deals; None: nothing does.

    Both lists hold the same deals, one after each action.
    """
    whole = evaluator_of(game, network=NO_NETWORK)
    gains: dict[str, float] = {}
    for weight, message in reasons_of(game).items():
        without = evaluator_of(game, {weight: 0}, NO_NETWORK)

        def part(position: Position, without: Evaluator = without) -> float:
            return _odds(whole.chances(position)[seat]) - _odds(without.chances(position)[seat])

        gain = min(part(one) - part(other) for one, other in zip(after, after_other, strict=True))
        gains[message] = gains.get(message, 0.0) + gain
    best = max(gains, key=lambda message: gains[message], default=None)
    return best if best is not None and gains[best] >= LEAST else None


def _odds(chance: float) -> float:
    bounded = min(max(chance, 1e-6), 1 - 1e-6)
    return math.log(bounded / (1 - bounded))
