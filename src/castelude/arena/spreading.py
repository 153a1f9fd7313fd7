"""Work spread over processes, with its results in order."""

import concurrent.futures
import itertools
import multiprocessing
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")
AHEAD = 4
"""How many items wait for each process, so that a slow one holds up nobody."""


def spread(work: Callable[[A], B], items: Iterable[A], workers: int) -> Generator[B, None, None]:
    """The work on each item, on so many processes; in order. Items may be without end: they are asked for as needed."""
    if workers <= 1:
        yield from map(work, items)
        return
    waiting = iter(items)
    pool = concurrent.futures.ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
    try:
        begun = deque(pool.submit(work, item) for item in itertools.islice(waiting, AHEAD * workers))
        while begun:
            yield begun.popleft().result()
            begun.extend(pool.submit(work, item) for item in itertools.islice(waiting, 1))
    finally:
        pool.shutdown(cancel_futures=True)
