"""Makes examples for a learned judge out of games that were played: what it would be told, and what came of it."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

from castelude.arena.selfplay import Played
from castelude.bots.knowledge import NO_NETWORK, evaluator_of, inputs_of
from castelude.core.registry import get_game
from castelude.core.rng import Rng
from castelude.core.start import new_match

OUTCOME = 0.5
"""How much of a target is the result of the game; the rest is what the search thought of the position."""
UNSETTLED = 20
"""The percentage of positions taken where the evaluation is not asked as a rule."""


@dataclass
class Examples:
    """Positions with this number of seats: for each seat of each position the inputs, and the share it should get."""

    players: int
    inputs: "array[float]" = field(default_factory=lambda: array("f"))
    targets: "array[float]" = field(default_factory=lambda: array("f"))

    @property
    def positions(self) -> int:
        return len(self.targets) // self.players


def examples_of(played: Played) -> Examples:
    """The examples of one game."""
    game = get_game(played.game)
    evaluator = evaluator_of(game, network=NO_NETWORK)
    position = new_match(played.game, played.players, {}, seed=played.deal, manual_chance=True).position
    rng = Rng(played.deal, "examples")
    found = Examples(played.players)
    for move, value in zip(played.moves, played.values, strict=True):
        actor = position.actor()
        if actor >= 0 and (evaluator.is_settled(position) or rng.below(100) < UNSETTLED):
            for seat in range(played.players):
                found.inputs.extend(evaluator.inputs(position, seat))
                found.targets.append(_target(played, seat, actor, value))
        position.play(move)
    return found


def _target(played: Played, seat: int, actor: int, value: int) -> float:
    """The share of a seat: its result, mixed with the search's opinion where there is one."""
    if value < 0:
        return played.shares[seat]
    thought = value / 1000 if seat == actor else (1 - value / 1000) / (played.players - 1)
    return OUTCOME * played.shares[seat] + (1 - OUTCOME) * thought


def together(parts: Sequence[Examples]) -> list[Examples]:
    """All examples, one group for each number of seats."""
    groups: dict[int, Examples] = {}
    for part in parts:
        group = groups.setdefault(part.players, Examples(part.players))
        group.inputs.extend(part.inputs)
        group.targets.extend(part.targets)
    return [groups[players] for players in sorted(groups)]


def width_of(game_id: str) -> int:
    """How many inputs a seat has."""
    return len(inputs_of(get_game(game_id)))
