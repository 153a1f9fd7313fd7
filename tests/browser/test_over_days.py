"""A game over days: whoever has closed the page is called, comes back, moves, and sees their rating move."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Playwright, expect

from tests.kit.browser import QUIET, Come, chromium_path
from tests.kit.pages.castello import CastelloBoard
from tests.kit.pages.people import PersonPage
from tests.kit.pages.push import DeviceWithPush
from tests.kit.push import Browser, PushService
from tests.kit.room import RATED, FakeClock, RunningRoom, begin, new_sqlite, until

A_DAY = 86_400
DAYS = RATED | {"clock": {"kind": "days", "days": 3}}


@pytest.fixture
def browser(playwright: Playwright) -> Iterator[Chromium]:
    chromium = playwright.chromium.launch(executable_path=chromium_path(whole=True), args=QUIET)
    yield chromium
    chromium.close()


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.close()


@pytest.fixture
def room(tmp_path: Path, clock: FakeClock) -> Iterator[RunningRoom]:
    """One whose days pass when the test says so, and whose push service is here."""
    running = RunningRoom(new_sqlite(tmp_path), clock, push_hosts="127.0.0.1")
    yield running
    running.close()


def test_a_push_message_calls_back_to_a_game_over_days(visitor: Come, service: PushService, clock: FakeClock) -> None:
    ann, bob = visitor("Ann", service_workers="allow", permissions=["notifications"]), visitor("Bob")
    for person in (ann, bob):
        person.register()
    phone = DeviceWithPush(ann, Browser(service, "ann"))
    table = begin(ann.person, bob.person, **DAYS)
    phone.switch_on()
    board = CastelloBoard(ann).open(table)
    board.play("B5", "D5")
    ann.button("web-confirm").click()
    board.wait_for("theirs")
    phone.close_pages()
    with bob.person.at(table) as live:
        live.gather("Bob")

    clock.advance(A_DAY)
    bob.person.command(table, "act", action="T5-R5")
    assert phone.browser.messages() == []
    clock.advance(A_DAY)
    until(phone.browser.messages)
    (message,) = phone.browser.messages()
    assert message["url"] == f"/t/{table}"
    assert phone.browser.signed_by() == ann.person.get("/api/notices")["key"]
    shown = phone.deliver(json.dumps(message))
    assert shown == {"title": ann.say("room-push-turn-title"), "body": message["body"], "tag": message["url"]}

    phone.click()
    expect(ann.page).to_have_url(re.compile(f"/t/{table}$"))
    board = CastelloBoard(ann)
    board.expect_settled()
    board.play("D5", "E5")
    ann.button("web-confirm").click()
    board.wait_for("theirs")
    bob.person.command(table, "resign")
    moved = ann.page.get_by_test_id("rating-moved")
    expect(moved).to_be_visible()
    (rating,) = ann.person.get("/api/ratings")
    assert rating["pace"] == "days"
    assert rating["points"] > 1000
    expect(moved).to_have_attribute("data-points", str(rating["points"]))
    moved.get_by_role("link").click()
    expect(ann.page).to_have_url(re.compile("/people/Ann$"))
    PersonPage(ann, "Ann").expect_rating(rating["points"])
