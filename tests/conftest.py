"""What every test run shares: Hypothesis, and the markers by which `make quick` leaves out what takes long."""

import os

import pytest
from hypothesis import settings

from tests.kit import budget

# Hypothesis without deadlines (a busy machine is no failure); the same examples in every run under CI.
settings.register_profile("local", deadline=None, max_examples=budget(100))
settings.register_profile("ci", deadline=None, max_examples=budget(100), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

POSTGRES = {"postgres_server", "fresh_postgres", "room_on_postgres", "cluster", "postgres"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that need PostgreSQL or a browser by the fixtures they ask for."""
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        callspec = getattr(item, "callspec", None)
        database = callspec.params.get("database") if callspec is not None else None
        if fixtures & POSTGRES or database == "postgresql":
            item.add_marker("postgres")
        if "browser" in fixtures:
            item.add_marker("browser")
