"""Playing through the interface: by mouse, touch and keyboard, alone and together, to the end."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import NEAR_THE_END, Come, Visitor
from tests.kit.room import FakeClock, RunningRoom

CHAIN = {"red": ["H8", "H3"], "black": ["I9", "K11", "T8"]}
MOVE = "Move a pawn"


def test_two_browsers_play_to_the_end_and_again(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    ada.go("/new?game=castello")
    ada.page.get_by_text("Custom position").click()
    ada.page.get_by_role("textbox", name=re.compile("A setup as JSON")).fill(json.dumps(NEAR_THE_END))
    ada.button("Open the table").click()
    expect(ada.button("Start the game")).to_be_disabled()

    ben.page.goto(ada.page.get_by_label("Link to this table").input_value())
    ben.button("Sit here").click()
    ben.button("I am ready").click()
    ada.button("Start the game").click()

    ada.expect_now(MOVE)
    ben.expect_now("Red (Ada) is to decide")
    ada.play("M5", "N6")
    ben.expect_now(MOVE)
    ben.play("T3", "S3")
    ada.expect_log("M5-N6", "T3-S3")
    ada.play("N6", "O7")
    for person in (ada, ben):
        person.expect_now("Red wins: four castles.")
        person.expect_log("M5-N6", "T3-S3", "N6-O7+O8")
    expect(ada.page.get_by_role("heading", name="Victory!")).to_be_visible()

    ben.button("Rematch").click()
    for person in (ada, ben):
        expect(person.page.get_by_text("The game begins when every seat is taken")).to_be_visible()


def test_two_clicks_lead_to_a_game_against_a_bot(visitor: Come) -> None:
    ada = visitor("Ada")
    ada.go("/")
    card = ada.page.locator("article", has=ada.page.get_by_role("heading", name="Castello", exact=True))
    card.get_by_role("button", name="Play now").click()
    card.get_by_role("button", name="casual").click()
    ada.expect_now(MOVE)
    ada.button("Hint").click()
    expect(ada.page.get_by_text(re.compile("The choice of a strong bot: [A-B][0-9]+-"))).to_be_visible()
    ada.play("B8", "D8")
    expect(ada.page.locator(".log .turn")).to_have_count(2)
    ada.cell("B5").drag_to(ada.cell("C5"))
    expect(ada.page.locator(".log .turn")).to_have_count(4)
    ada.expect_pawn("C5", "red pawn")

    ada.button("Take back").click()
    expect(ada.page.locator(".log .turn")).to_have_count(2)
    ada.expect_pawn("B5", "red pawn")

    ada.page.get_by_role("tab", name="Table").click()
    ada.button("Resign").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    ada.expect_now("Black wins: the other side has resigned.")


def test_an_illegal_click_answers_with_its_clause(visitor: Come) -> None:
    ada = visitor("Ada")
    ada.sit_at(ada.person.open_table(bots={"1": "novice"}, start=True))
    ada.play("B8", "F8")
    bubble = ada.page.get_by_role("alert")
    expect(bubble).to_contain_text("F8 is not one or two cells away from B8")
    ada.play("T8")
    expect(bubble).to_contain_text("T8 is not free.")
    ada.press("Escape")
    expect(bubble).to_have_count(0)
    ada.play("T8")
    expect(bubble).to_contain_text("There is no pawn of yours on T8")
    bubble.get_by_role("link", name="CO-3.2").click()
    expect(ada.page.locator(".linked h3")).to_contain_text("CO-3.2")


def test_a_chain_is_taken_back_hop_by_hop_and_stopped(visitor: Come) -> None:
    ada = visitor("Ada")
    table = ada.person.open_table(setup=CHAIN, hotseat=True, start=True)
    ada.sit_at(table)
    ada.play("H8", "J10")
    ada.expect_now("Red: Hop on with the pawn on J10, or stop.")
    ada.button("Take back").click()
    ada.expect_now("Red: Move a pawn")
    ada.expect_pawn("I9", "black pawn")
    ada.play("H8", "J10")
    ada.expect_now("Hop on")
    ada.play("L12")
    ada.expect_now("Black: Move a pawn")
    ada.expect_log("H8xJ10xL12")
    ada.expect_pawn("I9", "free")


def test_a_take_back_among_people_is_asked_for(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    table = ada.person.open_table(setup=CHAIN)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    ada.sit_at(table)
    ben.sit_at(table)
    ada.play("H3", "H4")
    ada.expect_now("Black (Ben) is to decide")
    ada.page.get_by_role("tab", name="Table").click()
    ada.button("Ask to take back").click()
    ben.button("Agree").click()
    ada.expect_now(MOVE)
    ada.expect_pawn("H3", "red pawn")

    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("Well done")
    ben.button("Send").click()
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_text("Well done")).to_be_visible()

    ada.page.get_by_role("tab", name="Table").click()
    ada.button("Offer a draw").click()
    ben.button("Agree").click()
    ada.expect_now("A draw by agreement.")


def test_a_spectator_sees_everything_and_can_do_nothing(visitor: Come) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    table = ada.person.open_table(setup=CHAIN, hotseat=True, start=True)
    ada.sit_at(table)
    eve.sit_at(table)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    eve.play("H8", "H9")
    ada.play("H3", "H4")
    eve.expect_log("H3-H4")
    eve.expect_pawn("H8", "red pawn")
    eve.expect_pawn("H4", "red pawn")
    expect(eve.page.locator("rect.movable")).to_have_count(0)
    expect(eve.button("Take back")).to_have_count(0)


def test_the_line_comes_back_in_the_middle_of_a_turn(visitor: Come, room: RunningRoom) -> None:
    ada = visitor("Ada")
    table = ada.person.open_table(setup=CHAIN, hotseat=True, start=True)
    ada.sit_at(table)
    ada.play("H8", "J10")
    ada.expect_now("Hop on")
    room.stop()
    expect(ada.page.get_by_text("The connection is lost")).to_be_visible()
    room.start()
    expect(ada.page.get_by_text("The connection is lost")).to_have_count(0)
    ada.play("L12")
    ada.expect_log("H8xJ10xL12")
    ada.page.reload()
    ada.expect_log("H8xJ10xL12")


def test_what_was_missed_is_shown(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    table = ada.person.open_table(setup=CHAIN)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    ada.sit_at(table)
    ada.play("H3", "H4")
    ada.expect_now("Black (Ben)")
    ada.go("/help")
    ben.person.command(table, "act", action="T8-S8")
    ada.go("/")
    expect(ada.page.get_by_text("Your turn", exact=True)).to_be_visible()
    ada.sit_at(table)
    expect(ada.page.get_by_text("While you were away, one move was made:")).to_be_visible()
    expect(ada.page.get_by_text("Black plays T8-S8").first).to_be_visible()
    ada.button("Seen").click()
    expect(ada.page.get_by_text("While you were away")).to_have_count(0)


def test_time_that_is_up_can_be_claimed(browser: Browser, clock: FakeClock, tmp_path: Path) -> None:
    room = RunningRoom(f"sqlite:///{tmp_path / 'clock.sqlite3'}", clock)
    ada, ben = Visitor(browser, room, "Ada"), Visitor(browser, room, "Ben")
    try:
        ada.page.clock.install()
        table = ben.person.open_table(setup=CHAIN, clock={"kind": "move", "seconds": 30})
        ada.person.command(table, "join")
        ada.person.command(table, "ready", ready=True)
        ben.person.command(table, "start")
        ada.sit_at(table)
        expect(ada.button("Claim the win on time")).to_have_count(0)
        clock.advance(31)
        ada.page.clock.fast_forward(31_000)
        ada.button("Claim the win on time").click()
        ada.expect_now("Black wins on time.")
    finally:
        ada.leave()
        ben.leave()
        room.close()
    assert ada.troubles == []


def test_a_whole_game_by_keyboard_alone(visitor: Come) -> None:
    ada = visitor("Ada")
    table = ada.person.open_table(setup=NEAR_THE_END, hotseat=True, start=True)
    ada.sit_at(table)
    while not ada.page.evaluate("document.activeElement?.getAttribute('data-part')"):
        ada.press("Tab")
    focused = ada.page.locator(":focus")

    def choose(cell: str) -> None:
        for _ in range(60):
            if focused.get_attribute("data-part") == f"from:{cell} to:{cell}":
                break
            ada.press("n")
        expect(focused).to_have_attribute("data-part", f"from:{cell} to:{cell}")
        ada.press("Enter")

    choose("M5")
    expect(focused).to_have_attribute("aria-label", "M5, red pawn, chosen")
    ada.press("ArrowRight", "ArrowUp", "Enter")
    ada.expect_log("M5-N6")
    choose("T3")
    ada.press("ArrowLeft", "Enter")
    ada.expect_log("M5-N6", "T3-S3")
    choose("N6")
    ada.press("ArrowRight", "ArrowUp", "Enter")
    ada.expect_now("Red wins: four castles.")
    expect(ada.page.locator("[aria-live=polite]").first).to_contain_text("Red takes the castle on O8")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_phone_turns_the_board_and_takes_taps(visitor: Come, seat: int) -> None:
    ada = visitor("Ada", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    table = ada.person.open_table(setup={**CHAIN, "first": seat}, seat=seat, bots={str(1 - seat): "novice"}, start=True)
    ada.sit_at(table)
    own, other = ("A8", "U8") if seat == 0 else ("U8", "A8")
    boxes = [ada.cell(name).bounding_box() for name in (own, other)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["y"] > boxes[1]["y"], "the own home is at the bottom"
    source, target = ("H3", "H4") if seat == 0 else ("T8", "S8")
    ada.cell(source).tap()
    box = ada.cell(target).bounding_box()
    assert box is not None
    beside = box["x"] - 3 if seat == 0 else box["x"] + box["width"] + 3  # a finger that misses the cell a little
    ada.page.touchscreen.tap(beside, box["y"] + box["height"] / 2)
    expect(ada.page.locator(".log .turn").first).to_have_text(re.compile(f"^{source}-"))
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_slow_game_asks_for_a_second_word(visitor: Come) -> None:
    ada = visitor("Ada")
    table = ada.person.open_table(setup=CHAIN, hotseat=True, start=True, clock={"kind": "days", "days": 3})
    ada.sit_at(table)
    ada.play("H3", "H4")
    ada.expect_now("Play H3-H4?")
    ada.button("Not yet").click()
    ada.expect_log()
    ada.play("H3", "H4")
    ada.button("Confirm").click()
    ada.expect_log("H3-H4")


def test_a_curtain_falls_between_two_people_at_one_device(visitor: Come) -> None:
    """In a game with secrets no hand is in the page while the device goes over, whoever is to decide next."""
    ada = visitor("Ada")
    table = ada.person.open_table("castel", hotseat=True, start=True)
    ada.go(f"/t/{table}")
    place = ada.page.locator(".play > .board > *")
    seats: list[int] = []
    with ada.person.at(table) as live:
        live.synced()
        while len(set(seats)) < 2:
            expect(ada.button("I have the device")).to_be_visible()
            expect(place).to_have_count(1)
            expect(place).to_have_class(re.compile("curtain"))
            ada.button("I have the device").click()
            expect(place).not_to_have_class(re.compile("curtain"))
            seat = live.state["table"]["actor"]
            seats.append(seat)
            while live.state["table"]["actor"] == seat:
                live.catch_up(live.act(live.state["legal"]["actions"][0])["seq"])
