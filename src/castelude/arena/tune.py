"""Finds better weights for a game's evaluation by self-play.

In each round all weights are perturbed at once: each goes up or down at random by a share of its value. The bot with
the perturbed weights plays the one with the opposite perturbation on a few deals, on all seats; then the weights move
a little in the direction of the winner, by how clearly it won (simultaneous perturbation stochastic approximation).
The perturbations get smaller from round to round. Weights that matter converge; the others drift a little.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from castelude.arena.campaign import Runner
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


@dataclass(frozen=True)
class Task:
    """What is tuned, and how: `plan(one, other, deals)` makes the games of two contestants, `runner` plays them."""

    game: AnyGame
    contestant: str
    names: Sequence[str]
    deals: int
    seed: int
    runner: Runner
    plan: Callable[[str, str, range], list[Fixture]]


def tune(
    task: Task, rounds: int, progress: Callable[[Round], None] | None = None, before: Sequence[Round] = ()
) -> list[Round]:
    """Tune the weights of the task; the last round holds the result.

    `before` are the rounds of a run that was stopped: this one goes on after them, to the very same result.
    """
    start = weights_of(task.game)
    found = list(before)
    values = dict(found[-1].values) if found else {name: float(start[name]) for name in task.names}
    for number in range(len(found) + 1, rounds + 1):
        found.append(_round(task, number, values))
        values = dict(found[-1].values)
        if progress is not None:
            progress(found[-1])
    return found


def _round(task: Task, number: int, values: Mapping[str, float]) -> Round:
    """Perturb the weights, play, and move them in the direction of the winner."""
    rng = Rng(task.seed, f"tune-{number}")
    size = SHAKE / (1 + DECAY * number)
    shakes = {name: int(1 - 2 * rng.below(2)) * _step(values[name], size) for name in task.names}
    one = with_weights(task.contestant, {name: round(value + shakes[name]) for name, value in values.items()})
    other = with_weights(task.contestant, {name: round(value - shakes[name]) for name, value in values.items()})
    first = task.seed + number * task.deals
    outcomes = list(task.runner(task.plan(one, other, range(first, first + task.deals))))
    won = share(outcomes, one)
    after = {name: value + PACE * (2 * won - 1) * shakes[name] for name, value in values.items()}
    return Round(number, after, won)


def with_weights(words: str, weights: dict[str, int]) -> str:
    """The words for the same contestant with other weights."""
    changes = ",".join(f"weight.{name}={value}" for name, value in weights.items())
    return words + ("," if ":" in words else ":") + changes


def _step(value: float, size: float) -> float:
    return max(1.0, abs(value) * size)


def share(outcomes: Sequence[Outcome], name: str) -> float:
    """How the contestant did per seat, compared with the others: 0.5 is even, and also the answer without games."""
    if not outcomes:
        return 0.5
    points = sum(
        part for outcome in outcomes for who, part in zip(outcome.seats, outcome.shares, strict=True) if who == name
    )
    seats = sum(outcome.seats.count(name) for outcome in outcomes)
    others = sum(len(outcome.seats) for outcome in outcomes) - seats
    own, theirs = points / seats, (len(outcomes) - points) / others
    return own / (own + theirs)
