"""What runs out at a table, and is said in words: time, and hints."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import NOVICE, Visitor
from tests.kit.pages.castello import CastelloBoard
from tests.kit.room import FakeClock, RunningRoom, new_sqlite

BLACK = 1


@pytest.fixture
def ada(browser: Browser, clock: FakeClock, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody in a room whose time passes when a test says so."""
    room = RunningRoom(new_sqlite(tmp_path), clock)
    person = Visitor(browser, room, "Ada")
    yield person
    person.leave()
    room.close()
    assert person.troubles == []


@pytest.mark.parametrize("ends", ["itself", "claim"])
def test_time_that_is_up_ends_the_game(ada: Visitor, browser: Browser, clock: FakeClock, ends: str) -> None:
    """B7: by itself, and otherwise when it is claimed."""
    ada.page.clock.install()
    ben = Visitor(browser, ada.room, "Ben")
    table = ben.person.open_table(clock={"kind": "move", "seconds": 30, "ends": ends})
    ada.person.command(table, "join")
    ada.person.command(table, "ready", ready=True)
    ben.person.command(table, "start")
    board = CastelloBoard(ada).open(table)
    expect(ada.button("web-claim")).to_have_count(0)
    clock.advance(31)
    ada.page.clock.fast_forward(31_000)
    if ends == "claim":
        ada.button("web-claim").click()
    board.expect_now("web-outcome-time", winner=board.title(BLACK))
    ben.leave()


def test_hints_that_are_used_up_are_refused_in_words(ada: Visitor) -> None:
    """B15: how many are left, and when there will be more."""
    board = CastelloBoard(ada).open(ada.person.open_table(**NOVICE))
    hint = ada.button("web-hint")
    for left in (5, 4, 3, 2, 1, 0):
        hint.click()
        expect(board.hint).to_be_visible()
        if left < 3:
            expect(board.hint).to_contain_text(ada.say("web-hints-left", count=left))
        expect(hint).to_be_enabled()
    hint.click()
    expect(board.alert).to_have_text(ada.say("room-hint-later", seconds=4))
