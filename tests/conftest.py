"""What every test run shares: Hypothesis, and the markers by which `make quick` leaves out what takes long."""

import gc
import itertools
import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests.kit import budget

# Hypothesis without deadlines (a busy machine is no failure); the same examples in every run under CI.
settings.register_profile("local", deadline=None, max_examples=budget(100))
settings.register_profile("ci", deadline=None, max_examples=budget(100), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

SERVED = {"room", "make_room"}
POSTGRES = {"postgres_server", "fresh_postgres", "room_on_postgres", "cluster", "postgres"}


FAULTS = Path(__file__).parent / "room" / "faults"
SPREAD = 3
"""So many other files are between two files of faults."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Order the tests, and mark those that need a served room, PostgreSQL or a browser by their fixtures."""
    items[:] = _spread(items)
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        callspec = getattr(item, "callspec", None)
        database = callspec.params.get("database") if callspec is not None else None
        if fixtures & SERVED:
            item.add_marker("served")
        if fixtures & POSTGRES or database == "postgresql":
            item.add_marker("postgres")
        if "browser" in fixtures:
            item.add_marker("browser")


def _spread(items: list[pytest.Item]) -> list[pytest.Item]:
    """Tests of faults mostly wait: among the others they leave no core idle, and after them two cores would be."""
    files = [list(tests) for _, tests in itertools.groupby(items, key=lambda item: item.path)]
    faults = [tests for tests in files if tests[0].path.is_relative_to(FAULTS)]
    others = [tests for tests in files if not tests[0].path.is_relative_to(FAULTS)]
    for number, tests in enumerate(faults):
        others.insert(min(number * (SPREAD + 1), len(others)), tests)
    return [item for tests in others for item in tests]


def pytest_collection_finish() -> None:
    """What is there now stays to the end: garbage collections need not look through it again and again."""
    gc.collect()
    gc.freeze()
