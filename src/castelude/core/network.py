# castelude: compiled
"""A small learned judge: one hidden layer, asked once for each seat.

An evaluator gives it the inputs of one seat (numbers of about 1) and takes its answer as that seat's strength;
strengths become chances, so the same network serves any number of seats. The weights are data, made by `castelude arena
learn`; PyTorch is not needed to use them.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class Network:
    """The strength of a seat: a weighted sum of the inputs, and of what the hidden layer makes of them."""

    def __init__(
        self, first: vec[float], bias: vec[float], last: vec[float], direct: vec[float], names: list[str]
    ) -> None:
        self.first: Final = first  # input * hidden + unit
        self.bias: Final = bias  # by unit
        self.last: Final = last  # by unit
        self.direct: Final = direct  # by input
        self.names: Final = names  # of the inputs
        self.sums: Final = bias[:]  # of the units, while a question is answered

    def strength(self, inputs: vec[float]) -> float:
        first = self.first
        sums = self.sums
        units: i64 = len(sums)
        unit: i64 = 0
        for unit in range(units):
            sums[unit] = self.bias[unit]
        found = 0.0
        k: i64 = 0
        for k in range(len(inputs)):
            value = inputs[k]
            if value != 0.0:
                found += self.direct[k] * value
                start = k * units
                for unit in range(units):
                    sums[unit] += first[start + unit] * value
        for unit in range(units):
            if sums[unit] > 0.0:
                found += self.last[unit] * sums[unit]
        return found


def chances_by_strength(strengths: list[float]) -> list[float]:
    """Chances from one number a seat: one more is e times the chance."""
    best = max(strengths)
    parts = [math.exp(strength - best) for strength in strengths]
    total = sum(parts)
    return [part / total for part in parts]


def centred(strengths: list[float]) -> list[float]:
    """The same strengths around 0: what counts is how far seats lie apart."""
    mean = sum(strengths) / float(len(strengths))
    return [strength - mean for strength in strengths]


def best_other(strengths: list[float], seat: i64) -> float:
    """The greatest strength of another seat."""
    best = -1e9
    other: i64 = 0
    for other in range(len(strengths)):
        if other != seat and strengths[other] > best:
            best = strengths[other]
    return best


def read_network(data: Mapping[str, Any]) -> Network:
    """The network of a data file; ValueError if its sizes do not fit each other."""
    first, bias, last, direct = data["first"], data["bias"], data["last"], data["direct"]
    names = [str(name) for name in data["inputs"]]
    if len(first) != len(names) * len(bias) or len(last) != len(bias) or len(direct) != len(names):
        raise ValueError("the sizes of the network do not fit each other")
    return Network(_floats(first), _floats(bias), _floats(last), _floats(direct), names)


def _floats(values: Sequence[float]) -> vec[float]:
    found = vec[float]()
    for value in values:
        found = append(found, float(value))
    return found
