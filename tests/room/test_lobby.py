"""The lobby: what a page of tables costs."""

from typing import Any

import pytest

from tests.kit.queries import queries
from tests.kit.room import Person, RunningRoom, begin

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("which", ["running", "mine"])
def test_a_page_of_the_lobby_needs_three_queries(room: RunningRoom, ann: Person, bob: Person, which: str) -> None:
    """The session, the list, and the events that this worker has not read; the last only when there are any."""
    first = begin(ann, bob, listed=True)
    with queries(room) as one:
        ann.get("/api/tables", which=which)
    tables = [first, *(begin(ann, bob, listed=True) for _ in range(5))]
    with queries(room) as six:
        page = ann.get("/api/tables", which=which)
    assert [row["id"] for row in page] == tables[::-1]
    assert [row["mine"] for row in page] == [[0]] * 6
    assert len(six) == len(one) == 2, six
    room.restart()
    ann.come_back()
    with queries(room) as cold:
        assert ann.get("/api/tables", which=which) == page
    assert len(cold) == 3, cold


def test_the_lobby_shows_what_another_worker_has_written(room: RunningRoom, make_room: Any) -> None:  # noqa: ANN401
    """A worker that has read the tables before reads what is new, and tells those who look on."""
    other = make_room()
    ann, bob, eve = Person(room, "Ann"), Person(room, "Bob"), Person(other, "Eve")
    table = begin(ann, bob, listed=True, watch="everybody")
    assert eve.get("/api/tables", which="running")[0]["plies"] == 0
    with eve.at(table) as live:
        live.synced()
        ann.command(table, "act", action="B5-D5")
        assert eve.get("/api/tables", which="running")[0]["plies"] == 1
        assert live.reach(lambda state: state["table"]["plies"] == 1)
