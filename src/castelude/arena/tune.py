"""Finds better weights for a game's evaluation by self-play.

Round by round all weights are shaken at once: each goes up or down by a share of itself, by lot. The bot with the
shaken weights plays the one with the opposite shake on a few deals, all seats; then the weights move a little in the
direction of the winner, by how clearly it won (simultaneous perturbation stochastic approximation). The shakes get
smaller from round to round. Weights that matter find their place; those that do not, wander a little.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from castelude.arena.campaign import Runner
from castelude.arena.contestants import read_mind
from castelude.arena.fixtures import Fixture, Outcome
from castelude.bots.knowledge import weights_of
from castelude.core.game import AnyGame
from castelude.core.record import JsonObject
from castelude.core.rng import Rng

SHAKE = 0.25
PACE = 2.0
DECAY = 0.1


@dataclass(frozen=True)
class Round:
    """What a round found: the values after it, and the share of the point that the first shake won."""

    number: int
    values: dict[str, float]
    share: float

    @property
    def weights(self) -> dict[str, int]:
        """The values as weights: whole numbers."""
        return {name: round(value) for name, value in self.values.items()}

    def to_json(self) -> JsonObject:
        return {"round": self.number, "share": self.share, "weights": self.weights, "values": self.values}


def read_round(line: JsonObject) -> Round:
    """A round as `Round.to_json` wrote it; KeyError or TypeError for anything else."""
    return Round(line["round"], dict(line["values"]), line["share"])


def tune(
    game: AnyGame,
    words: str,
    names: Sequence[str],
    rounds: int,
    deals: int,
    seed: int,
    runner: Runner,
    plan: Callable[[str, str, range], list[Fixture]],
    progress: Callable[[Round], None] | None = None,
    before: Sequence[Round] = (),
) -> list[Round]:
    """Tune these weights for the mind of these words; the last round holds the result.

    `plan(one, other, deals)` makes the games between two contestants. `before` are the rounds of a run that was
    stopped: this one goes on after them, to the very same result.
    """
    read_mind(game, words)
    start = weights_of(game)
    values = {name: float(start[name]) for name in names}
    found = list(before)
    if found:
        values = dict(found[-1].values)
    for number in range(len(found) + 1, rounds + 1):
        rng = Rng(seed, f"tune-{number}")
        size = SHAKE / (1 + DECAY * number)
        signs = {name: int(1 - 2 * rng.below(2)) for name in names}
        up = {name: round(value + signs[name] * _step(value, size)) for name, value in values.items()}
        down = {name: round(value - signs[name] * _step(value, size)) for name, value in values.items()}
        one, other = with_weights(words, up), with_weights(words, down)
        outcomes = list(runner(plan(one, other, range(seed + number * deals, seed + (number + 1) * deals))))
        share = _share(outcomes, one)
        for name in names:
            values[name] += PACE * (2 * share - 1) * signs[name] * _step(values[name], size)
        found.append(Round(number, dict(values), share))
        if progress is not None:
            progress(found[-1])
    return found


def with_weights(words: str, weights: dict[str, int]) -> str:
    """The words for the same contestant with other weights."""
    changes = ",".join(f"weight.{name}={value}" for name, value in weights.items())
    return words + ("," if ":" in words else ":") + changes


def _step(value: float, size: float) -> float:
    return max(1.0, abs(value) * size)


def _share(outcomes: Sequence[Outcome], name: str) -> float:
    points = sum(
        share for outcome in outcomes for who, share in zip(outcome.seats, outcome.shares, strict=True) if who == name
    )
    seats = sum(outcome.seats.count(name) for outcome in outcomes)
    whole = sum(1 for _ in outcomes)
    players = len(outcomes[0].seats)
    return 0.5 if whole == 0 else (points / seats) / (points / seats + (whole - points) / (whole * players - seats))
