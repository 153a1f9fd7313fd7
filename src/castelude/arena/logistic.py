"""Logistic regression by Newton's method: few inputs, any number of examples, targets from 0 to 1."""

import math
from collections.abc import Sequence

ROUNDS = 25
CARE = 1e-3
"""A weight of this is put on each coefficient being 0, so that inputs which never vary do no harm."""


def fit_line(rows: Sequence[Sequence[float]], targets: Sequence[float]) -> list[float]:
    """The coefficients under which the targets are likeliest."""
    width = len(rows[0])
    found = [0.0] * width
    for _ in range(ROUNDS):
        slope = [-CARE * weight for weight in found]
        bend = [[CARE if i == j else 0.0 for j in range(width)] for i in range(width)]
        for row, target in zip(rows, targets, strict=True):
            chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, sum(map(float.__mul__, found, row))))))
            spread = max(chance * (1 - chance), 1e-9)
            for i, value in enumerate(row):
                slope[i] += (target - chance) * value
                for j in range(width):
                    bend[i][j] += spread * value * row[j]
        step = solve(bend, slope)
        found = [weight + change for weight, change in zip(found, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    return found


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a small system of linear equations, by elimination with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for k in range(size):
        pivot = max(range(k, size), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        for i in range(size):
            if i != k:
                factor = rows[i][k] / rows[k][k]
                rows[i] = [value - factor * other for value, other in zip(rows[i], rows[k], strict=True)]
    return [row[size] / row[k] for k, row in enumerate(rows)]
