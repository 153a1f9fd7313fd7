"""A game of another package, which has no board here: played by clicking and by keys on the board for any game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.kit import elsewhere
from tests.kit.browser import PLACES, Come, Visitor, problems
from tests.kit.room import RunningRoom


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[RunningRoom]:
    """A room where the example game is installed."""
    with monkeypatch.context() as patch:
        elsewhere.install(patch, tmp_path / "site")
        running = RunningRoom(f"sqlite:///{tmp_path / 'room.sqlite3'}", requests_per_second=1000)
        yield running
        running.close()
    elsewhere.forget()


def action(person: Visitor, text: str) -> Locator:
    return person.page.locator(f'.generic [data-action="{text}"]')


def table_for_two(ada: Visitor, ben: Visitor) -> str:
    table = ada.person.open_table("heaps", setup={"heaps": [5, 4, 9], "first": 0})
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    for person in (ada, ben):
        person.go(f"/t/{table}")
        expect(person.page.locator(".generic img")).to_be_visible()
    return table


def test_it_is_played_by_pointer_and_by_keys(visitor: Come) -> None:
    ada, ben = visitor("Ada", reduced_motion="reduce"), visitor("Ben", reduced_motion="reduce")
    eve = visitor("Eve", locale="fr-FR")
    table = table_for_two(ada, ben)
    eve.go(f"/t/{table}")
    ada.expect_now("Your turn: choose among 18 actions.")
    action(ada, "a5").hover()
    expect(ada.page.locator(".generic .would")).to_have_text("First takes 5 stones from heap a")
    action(ada, "a5").click()
    expect(ben.page.locator(".log .turn").last).to_contain_text("First takes 5 stones from heap a")
    expect(eve.page.locator(".log .turn").last).to_contain_text("Premier prend 5 pierres du tas a")
    assert action(eve, "b1").count() == 0

    ben.page.get_by_role("searchbox").focus()
    ben.page.keyboard.type("b7")
    ben.press("Enter")
    expect(ben.page.locator(".generic [role=alert]")).to_have_text("Heap b has fewer than 7 stones.")
    ben.press("Backspace", "Backspace")
    ben.page.keyboard.type("c")
    expect(ben.page.locator(".generic [data-action]")).to_have_count(9)
    ben.page.keyboard.type("9")
    ben.press("Enter")

    ada.expect_now("Your turn: choose among 4 actions.")
    expect(ada.page.get_by_role("searchbox")).to_have_count(0)
    action(ada, "b1").click()
    expect(action(ben, "b1")).to_be_focused()  # the keys go on where they were
    ben.press("ArrowRight", "ArrowDown")
    expect(ben.page.locator(".generic .would")).to_have_text("Second takes 3 stones from heap b")
    ben.press("Enter")
    for person in (ada, ben):
        person.expect_now("Second took the last stone and wins.")
    eve.expect_now("Second a pris la dernière pierre et gagne.")

    ada.go(f"/replay/{table}?ply=1")
    expect(ada.page.locator(".generic img")).to_be_visible()
    ada.press("ArrowRight")
    expect(ada.page.get_by_text("Action 2 of 4")).to_be_visible()
    expect(ada.page.locator(".generic img")).to_have_attribute("src", re.compile("ply=2"))


def test_an_action_is_put_together_from_its_parts(visitor: Come) -> None:
    ada, ben = visitor("Ada", reduced_motion="reduce"), visitor("Ben", reduced_motion="reduce")
    table_for_two(ada, ben)
    heaps = ada.page.get_by_role("group", name="heap")
    stones = ada.page.get_by_role("group", name="stones")
    heaps.get_by_role("button", name="b").click()
    expect(ada.page.locator(".generic [data-action]")).to_have_count(4)
    stones.get_by_role("button", name="7").click()
    expect(ada.page.locator(".generic [role=alert]")).to_have_text("Heap b has fewer than 7 stones.")
    stones.get_by_role("button", name="4").hover()
    ada.page.get_by_role("button", name="Back", exact=True).click()
    expect(ada.page.locator(".generic [data-action]")).to_have_count(18)
    stones.get_by_role("button", name="4").click()
    heaps.get_by_role("button", name="c").focus()
    ada.press("ArrowLeft", "Enter")
    expect(ben.page.locator(".log .turn").last).to_contain_text("First takes 4 stones from heap b")


def test_a_bot_plays_it_too(visitor: Come) -> None:
    ada = visitor("Ada")
    ada.go("/")
    card = ada.page.locator("article", has=ada.page.get_by_role("heading", name="Heaps"))
    card.get_by_role("button", name="Play now").click()
    card.get_by_role("button", name="novice").click()
    while True:
        ada.page.locator(".now.mine, .seats .winner").first.wait_for()
        if ada.page.locator(".seats .winner").count():
            break
        ply = ada.page.locator(".log .turn").count()
        ada.page.locator(".generic [data-action]").first.click()
        expect(ada.page.locator(".log .turn").nth(ply)).to_be_visible()
    ada.expect_now("took the last stone and wins.")


@pytest.mark.parametrize("where", ["phone-light-fr", "phone-night-en"])
def test_phone_and_night(browser: Browser, room: RunningRoom, where: str) -> None:
    person = Visitor(browser, room, "Ada", reduced_motion="reduce", bypass_csp=True, **PLACES[where])
    table = person.person.open_table("heaps", setup={"heaps": [5, 4, 9], "first": 0}, hotseat=True, start=True)
    for path in ("/", "/new?game=heaps", f"/t/{table}", "/rules/heaps#HE-2.1", "/guide/heaps"):
        person.go(path)
        expect(person.page.locator("h1")).to_have_count(1)
        person.page.wait_for_load_state("networkidle")
        assert "[" not in person.page.locator("main").inner_text(), path
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"
        assert problems(person) == [], path
    person.leave()
    assert person.troubles == []
