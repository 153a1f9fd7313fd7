"""How viewers are woken: who plays first, many spectators a few at a time, and seldom for people who come and go."""

import asyncio

import pytest

from castelude.room.live import hub as hub_module
from castelude.room.live.hub import AT_ONCE, Hub, Viewer

TABLE = "table"
MANY = 5 * AT_ONCE


class Crowd:
    """Many viewers of a table, one of whom plays; in what order they are woken."""

    def __init__(self) -> None:
        self.hub = Hub()
        self.woken: list[str] = []
        for number in range(MANY):
            name = f"p{number:03}"
            viewer = Viewer(TABLE, name, name, "", lambda name=name: self.woken.append(name))  # type: ignore[misc]
            viewer.plays = number == MANY // 2
            viewer.joined = True
            self.hub.enter(viewer)


def test_who_plays_is_woken_first_and_spectators_a_few_at_a_time() -> None:
    async def run() -> None:
        crowd = Crowd()
        crowd.hub.changed(TABLE)
        assert crowd.woken[0] == f"p{MANY // 2:03}"
        assert len(crowd.woken) == 1 + AT_ONCE
        await asyncio.sleep(0)
        assert len(crowd.woken) == 1 + 2 * AT_ONCE
        while len(crowd.woken) < MANY:
            await asyncio.sleep(0)
        assert len(set(crowd.woken)) == MANY

    asyncio.run(run())


def test_a_crowd_is_told_once_of_all_who_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "GATHER_S", 0.01)

    async def run() -> None:
        crowd = Crowd()
        for number in range(3):
            viewer = Viewer(TABLE, f"q{number}", f"q{number}", "", lambda: None)
            crowd.hub.enter(viewer)
            crowd.hub.join(viewer)
            assert len(crowd.hub.people(TABLE)) == MANY + number + 1
        assert crowd.woken == []
        while len(crowd.woken) < MANY:
            await asyncio.sleep(0)
        assert len(set(crowd.woken)) == MANY

    asyncio.run(run())


def test_a_few_are_told_at_once() -> None:
    hub = Hub()
    woken: list[str] = []
    for name in ("ann", "bob"):
        viewer = Viewer(TABLE, name, name, "", lambda name=name: woken.append(name))  # type: ignore[misc]
        hub.enter(viewer)
        hub.join(viewer)
    assert sorted(woken) == ["ann", "ann", "bob"]
