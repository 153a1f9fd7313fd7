"""A game of another package, which has no board here: played by clicking and by keys on the board for any game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.kit import elsewhere
from tests.kit.browser import PLACES, Come, Visitor, problems
from tests.kit.pages.generic import GenericBoard
from tests.kit.pages.home import play_now
from tests.kit.pages.replay import ReplayPage
from tests.kit.room import RunningRoom, new_sqlite


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[RunningRoom]:
    """A room where the example game is installed."""
    with monkeypatch.context() as patch:
        elsewhere.install(patch, tmp_path / "site")
        running = RunningRoom(new_sqlite(tmp_path), requests_per_second=1000)
        yield running
        running.close()
    elsewhere.forget()


def takes(board: GenericBoard, seat: int, stones: int, heap: str) -> str:
    return board.person.say("heaps-log", seat=board.title(seat), stones=stones, heap=heap)


def board_of(person: Visitor, table: str) -> GenericBoard:
    board = GenericBoard(person, "heaps").open(table)
    expect(board.picture).to_be_visible()
    return board


def table_for_two(ada: Visitor, ben: Visitor) -> str:
    table = ada.person.open_table("heaps", setup={"heaps": [5, 4, 9], "first": 0})
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    return table


def test_it_is_played_by_pointer_and_by_keys(visitor: Come) -> None:
    ada, ben = visitor("Ada", reduced_motion="reduce"), visitor("Ben", reduced_motion="reduce")
    eve = visitor("Eve", locale="fr-FR")
    table = table_for_two(ada, ben)
    first, second, seen = (board_of(person, table) for person in (ada, ben, eve))
    first.expect_now("web-now-choose", count=18)
    first.action("a5").hover()
    expect(first.would).to_have_text(takes(first, 0, 5, "a"))
    first.action("a5").click()
    for board in (second, seen):
        expect(board.turns.last).to_contain_text(takes(board, 0, 5, "a"))
    expect(seen.actions).to_have_count(0)

    second.search.focus()
    ben.page.keyboard.type("b7")
    ben.press("Enter")
    second.expect_answer("heaps-too-many", heap="b", stones=7)
    ben.press("Backspace", "Backspace")
    ben.page.keyboard.type("c")
    expect(second.actions).to_have_count(9)
    ben.page.keyboard.type("9")
    ben.press("Enter")

    first.expect_now("web-now-choose", count=4)
    expect(first.search).to_have_count(0)
    first.action("b1").click()
    expect(second.action("b1")).to_be_focused()  # the keys go on where they were
    ben.press("ArrowRight", "ArrowDown")
    expect(second.would).to_have_text(takes(second, 1, 3, "b"))
    ben.press("Enter")
    for board in (first, second, seen):
        board.expect_end("empty", 1)

    replay = ReplayPage(ada, table, 1)
    expect(first.picture).to_be_visible()
    ada.press("ArrowRight")
    replay.expect_ply(2)
    expect(first.picture).to_have_attribute("src", re.compile("ply=2"))


def test_an_action_is_put_together_from_its_parts(visitor: Come) -> None:
    ada, ben = visitor("Ada", reduced_motion="reduce"), visitor("Ben", reduced_motion="reduce")
    table = table_for_two(ada, ben)
    board, other = board_of(ada, table), board_of(ben, table)
    board.part("heap:b").click()
    expect(board.actions).to_have_count(4)
    board.part("stones:7").click()
    board.expect_answer("heaps-too-many", heap="b", stones=7)
    board.part("stones:4").hover()
    board.back.click()
    expect(board.actions).to_have_count(18)
    board.part("stones:4").click()
    board.part("heap:c").focus()
    ada.press("ArrowLeft", "Enter")
    expect(other.turns.last).to_contain_text(takes(other, 0, 4, "b"))


def test_a_bot_plays_it_too(visitor: Come) -> None:
    ada = visitor("Ada")
    play_now(ada, "heaps", "novice")
    board = GenericBoard(ada, "heaps")
    while board.wait_for("mine", "over") == "mine":
        seq = board.seq
        board.actions.first.click()
        board.expect_seq(seq + 1)
    winner = next(seat for seat in (0, 1) if board.seat(seat).get_attribute("data-winner") is not None)
    board.expect_end("empty", winner)


@pytest.mark.parametrize("where", ["phone-light-en", "phone-night-fr"])
def test_phone_and_night(browser: Browser, room: RunningRoom, where: str) -> None:
    person = Visitor(browser, room, "Ada", reduced_motion="reduce", bypass_csp=True, **PLACES[where])
    table = person.person.open_table("heaps", setup={"heaps": [5, 4, 9], "first": 0}, hotseat=True, start=True)
    for path in ("/", "/new?game=heaps", f"/t/{table}", "/rules/heaps#HE-2.1", "/guide/heaps"):
        person.go(path)
        person.expect_loaded()
        assert "[" not in person.page.get_by_role("main").inner_text(), path
        assert person.fits(), f"{path} scrolls sideways"
        assert problems(person) == [], path
    person.leave()
    assert person.troubles == []
