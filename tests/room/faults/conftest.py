"""Databases for the fault tests: a PostgreSQL of their own, as it is restarted and killed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.postgres import Cluster, new_room_database


@pytest.fixture(scope="package")
def cluster() -> Iterator[Cluster]:
    """A server that waits for the disk, as a real one does."""
    cluster = Cluster(durable=True)
    yield cluster
    cluster.close()


@pytest.fixture
def postgres(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database at the present schema."""
    url = new_room_database(cluster.address)
    monkeypatch.setenv("CASTELUDE_DATABASE", url)
    return url


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/room.sqlite3"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Faults take long: `make quick` leaves them out."""
    for item in items:
        if "faults" in item.path.parts:
            item.add_marker("slow")
