"""Trains a small network on examples: on a GPU with PyTorch where there is one, else with PyTorch or NumPy on the CPU.

The network is the one of `core/network.py`. Its loss is the cross entropy between the shares that the seats of a
position should get and the chances that it gives them. The gradient of so small a network is written out here, in
operations that NumPy and PyTorch share, so both train the same network; the optimiser is Adam with a cosine schedule.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from castelude.arena.examples import Examples
from castelude.core.errors import BadRequest

BATCH = 1024
PACE = 0.003
DECAY = 1e-5
HELD_BACK = 10
"""One position of so many is kept to check what was learned."""


@dataclass(frozen=True)
class Learned:
    """The weights, by name and flat as in the data file, and the loss after each epoch: trained on, and held back."""

    weights: dict[str, list[float]]
    curve: list[tuple[float, float]]
    hand_made: float
    """The loss of the evaluation by hand-set weights on what was held back."""
    library: str


class Library:
    """What the trainer needs of NumPy or PyTorch."""

    def __init__(self, seed: int) -> None:
        try:
            import torch

            self.device = "cuda" if torch.cuda.is_available() else "cpu"
            self.name = f"PyTorch {torch.__version__} ({self.device})"
            self._torch: Any = torch
            self._random = torch.Generator().manual_seed(seed)
            self.of: Any = torch
        except ImportError:
            try:
                import numpy
            except ImportError as error:
                raise BadRequest("error-no-torch") from error
            self.name = f"NumPy {numpy.__version__}"
            self._torch = None
            self._random = numpy.random.default_rng(seed)
            self.of = numpy

    def table(self, values: object, *shape: int) -> Any:  # noqa: ANN401 an array of either library
        """The numbers of a buffer as an array of this shape."""
        if self._torch is not None:
            return self._torch.frombuffer(values, dtype=self._torch.float32).reshape(shape).to(self.device)
        return self.of.frombuffer(values, dtype="float32").reshape(shape)

    def normal(self, scale: float, *shape: int) -> Any:  # noqa: ANN401
        if self._torch is not None:
            return (scale * self._torch.randn(shape, generator=self._random)).to(self.device)
        return (scale * self._random.standard_normal(shape)).astype("float32")

    def order(self, number: int) -> Any:  # noqa: ANN401
        """The numbers below this in random order."""
        if self._torch is not None:
            return self._torch.randperm(number, generator=self._random).to(self.device)
        return self._random.permutation(number)


def untrained(width: int, hidden: int, library: Library) -> dict[str, Any]:
    """A network with random weights."""
    return {
        "first": library.normal(math.sqrt(1 / width), width, hidden),
        "bias": library.normal(0.1, hidden),
        "last": library.normal(math.sqrt(1 / hidden), hidden, 1),
        "direct": library.normal(math.sqrt(1 / width), width, 1),
    }


def train(
    groups: Sequence[Examples],
    width: int,
    hidden: int,
    epochs: int,
    seed: int,
    progress: Callable[[int, float, float], None] | None = None,
    lead: float = 0.0,
) -> Learned:
    """Train on the examples; `progress` gets the number of each epoch and its two losses.

    `lead` times the lead by the hand-set weights is added to what was learned. Those weights were tuned by play, and
    know what all the games that were learned from have in common, which no result can teach.
    """
    library = Library(seed)
    weights = untrained(width, hidden, library)
    kept, taught = [], []
    for group in groups:
        inputs = library.table(group.inputs, group.positions, group.players, width)
        targets = library.table(group.targets, group.positions, group.players)
        cut = group.positions - group.positions // HELD_BACK  # whole games: positions lie in the order of play
        taught.append((inputs[:cut], targets[:cut]))
        kept.append((inputs[cut:], targets[cut:]))
    steps = epochs * sum(-(-len(targets) // BATCH) for _, targets in taught)
    adam = Adam(weights, steps)
    curve = []
    for epoch in range(1, epochs + 1):
        total = sum(_epoch(library, weights, adam, inputs, targets) for inputs, targets in taught)
        loss = total / sum(len(targets) for _, targets in taught)
        curve.append((loss, _loss(library, weights, kept)))
        if progress is not None:
            progress(epoch, *curve[-1])
    by_hand = {name: 0 * part for name, part in weights.items()}
    by_hand["direct"][0] = 1.0  # the first input is the lead by the hand-set weights
    weights["direct"][0] += lead
    return Learned(flat(weights), curve, _loss(library, by_hand, kept), library.name)


def flat(weights: dict[str, Any]) -> dict[str, list[float]]:
    """The weights as lists of numbers, for the data file."""
    return {name: [round(float(value), 5) for value in part.reshape(-1)] for name, part in weights.items()}


class Adam:
    """The optimiser: each weight moves by its mean gradient over its mean size, slower and slower."""

    def __init__(self, weights: dict[str, Any], steps: int) -> None:
        self.steps = steps
        self.step = 0
        self.mean = {name: 0 * part for name, part in weights.items()}
        self.size = {name: 0 * part for name, part in weights.items()}

    def move(self, weights: dict[str, Any], gradients: dict[str, Any]) -> None:
        self.step += 1
        pace = PACE * 0.5 * (1 + math.cos(math.pi * min(1.0, self.step / self.steps)))
        for name, gradient in gradients.items():
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * gradient
            self.size[name] = 0.999 * self.size[name] + 0.001 * gradient * gradient
            mean = self.mean[name] / (1 - 0.9**self.step)
            size = self.size[name] / (1 - 0.999**self.step)
            weights[name] = weights[name] - pace * (mean / (size**0.5 + 1e-8) + DECAY * weights[name])


def _epoch(library: Library, weights: dict[str, Any], adam: Adam, inputs: Any, targets: Any) -> float:  # noqa: ANN401
    """Go once through a group of examples; the sum of the losses on the way."""
    order = library.order(len(targets))
    total = 0.0
    for start in range(0, len(targets), BATCH):
        batch = order[start : start + BATCH]
        rows, wanted = inputs[batch].reshape(-1, inputs.shape[2]), targets[batch]
        sums = rows @ weights["first"] + weights["bias"]
        awake = sums * (sums > 0)
        chances = _chances(library, awake @ weights["last"] + rows @ weights["direct"], wanted.shape)
        total -= float((wanted * library.of.log(chances + 1e-9)).sum())
        wrong = ((chances - wanted) / len(wanted)).reshape(-1, 1)
        back = (wrong @ weights["last"].T) * (sums > 0)
        gradients = {"first": rows.T @ back, "bias": back.sum(axis=0)}
        adam.move(weights, {**gradients, "last": awake.T @ wrong, "direct": rows.T @ wrong})
    return total


def _chances(library: Library, strengths: Any, shape: Any) -> Any:  # noqa: ANN401
    parts = library.of.exp((strengths - strengths.max()).reshape(shape)) + 1e-30
    return parts / parts.sum(axis=1).reshape(-1, 1)


def _loss(library: Library, weights: dict[str, Any], groups: list[tuple[Any, Any]]) -> float:
    """The mean loss on examples that nothing is learned from."""
    total, number = 0.0, 0
    for inputs, targets in groups:
        for start in range(0, len(targets), 16 * BATCH):
            wanted = targets[start : start + 16 * BATCH]
            rows = inputs[start : start + 16 * BATCH].reshape(-1, inputs.shape[2])
            sums = rows @ weights["first"] + weights["bias"]
            strengths = (sums * (sums > 0)) @ weights["last"] + rows @ weights["direct"]
            total -= float((wanted * library.of.log(_chances(library, strengths, wanted.shape) + 1e-9)).sum())
            number += len(wanted)
    return total / max(1, number)
