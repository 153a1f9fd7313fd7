"""Work spread over processes: results come in order, and items are asked for as they are needed."""

import itertools
import math

import pytest

from castelude.arena.spreading import AHEAD, spread


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_items(workers: int) -> None:
    assert list(spread(math.factorial, range(30), workers)) == [math.factorial(n) for n in range(30)]


@pytest.mark.parametrize("workers", [1, 2])
def test_items_may_be_without_end(workers: int) -> None:
    items = itertools.count(1)
    results = spread(math.factorial, items, workers)
    assert [next(results) for _ in range(3)] == [1, 2, 6]
    results.close()
    assert next(items) <= 4 + AHEAD * workers


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_reaches_the_caller(workers: int) -> None:
    results = spread(math.factorial, [3, -1, 4], workers)
    assert next(results) == 6
    with pytest.raises(ValueError, match="negative"):
        next(results)
