"""Castellan through the interface: every decision by mouse, by touch and by keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.kit.browser import NOVICE, PHONE, PLACES, Come, Visitor, problems
from tests.kit.castellan import ALL_OF_A, ALL_OF_B, HALL, SQUARE, TWO_CELLS, A, B, setup_for
from tests.kit.room import RunningRoom


def place(who: Visitor, piece: str) -> Locator:
    return who.page.locator(f'[data-place="{piece}"]')


def card(who: Visitor, name: str) -> Locator:
    return who.page.locator(f'[data-card="{name}"]')


def hold(who: Visitor, kind: str) -> Locator:
    return who.page.get_by_role("button", name=re.compile(f"^Hold a {kind}"))


def draw(who: Visitor, cards: str) -> Locator:
    return who.page.get_by_role("button", name=re.compile(f"^{cards} of [0-9]"))


def act(who: Visitor, table: str, *actions: str) -> None:
    """Decide by the API, for what is not the point of a test."""
    for text in actions:
        for action in text.split():
            who.person.command(table, "act", action=action)


def expect_score(who: Visitor, seat: str, points: int) -> None:
    expect(who.page.locator(".ledger .sum", has_text=seat)).to_have_text(f"{seat} {points}")


def test_every_decision_by_mouse(visitor: Come) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    table = ada.person.open_table("castellan", setup=setup_for(B, B), **NOVICE)
    ada.go(f"/t/{table}")
    ada.expect_now("Choose one or more cards and play them")
    for name in ("T2", "T4", "W2", "W4"):
        card(ada, name).click()
    expect(ada.page.locator(".chip .count")).to_have_text(["6", "7", "2"])
    expect(
        ada.page.get_by_text("To place then: 6 towers, 7 short walls and 2 long walls. Then you draw 1 card.")
    ).to_be_visible()
    ada.button("Play 4 cards").click()

    ada.expect_now("Place 6 towers, 7 short walls and 2 long walls.")
    place(ada, "T0,0").click()
    ada.expect_now("Place 5 towers")
    hold(ada, "short wall").drag_to(place(ada, "S0,0N"))
    ada.expect_now("6 short walls")
    place(ada, "S0,0E").click()
    expect(place(ada, "S0,0E")).to_have_attribute("aria-label", re.compile("take back"))
    place(ada, "S0,0E").hover()
    expect(ada.page.get_by_text("Click to take this piece back.")).to_be_visible()
    place(ada, "S0,0E").click()
    ada.expect_now("6 short walls")
    act(ada, table, TWO_CELLS.removeprefix("T0,0 S0,0N "))

    place(ada, "T1,0").hover()
    expect(ada.page.locator('[data-ghost="T1,0"] text')).to_have_text("+6")
    expect(ada.page.get_by_text("Closes a courtyard with 6 towers: 6 points more.")).to_be_visible()
    place(ada, "T1,0").click()
    ada.expect_now("You closed a courtyard")
    expect(ada.page.get_by_role("button", name="Double it → 12 points")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Save it for later → 6 points")).to_be_visible()
    ada.page.get_by_role("button", name="Double it").click()
    expect_score(ada, "Red", 12)
    ada.page.get_by_role("button", name="Courtyard of Red: 6 towers, doubled, 12 points, the start").hover()
    expect(ada.page.locator("circle.counts")).to_have_count(6)

    hold(ada, "short wall").click()
    place(ada, "S1,0N").hover()
    expect(ada.page.get_by_text("Divides your doubled courtyard")).to_be_visible()
    place(ada, "S1,0N").click()
    ada.expect_now("Choose the part that stays doubled")
    ada.page.get_by_role("button", name="Keep the right one doubled").click()
    expect_score(ada, "Red", 12)
    ada.expect_now("Place 2 long walls.")
    place(ada, "L0,1N").click()
    ada.expect_now("Place 1 long wall.")
    place(ada, "L2,1N").click()
    ada.expect_now("Draw 1 card")
    draw(ada, "1 tower card").click()
    expect(ada.page.locator(".log .turn").first).to_have_text(
        "Gatehouse, Two Flanks, Inner Ring and Zigzag: 6 towers, 7 short walls and 2 long walls; "
        "closes a courtyard with 6 towers; doubles it: 12 points; "
        "divides a courtyard into one with 4 towers and one with 4 towers; "
        "the part with 8 points stays doubled; draws 1 tower card"
    )
    expect(ada.page.locator(".log .notation").first).to_have_text(
        f"T2+T4+W2+W4: {TWO_CELLS} T1,0##0,0 S1,0N#0,0##1,0 L0,1N L2,1N +W0T1"
    )
    ada.expect_now("Choose one or more cards")


def test_a_claim_is_made_on_the_courtyard_itself(visitor: Come) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    table = ada.person.open_table("castellan", setup=setup_for(B, B), **NOVICE)
    act(ada, table, ALL_OF_B, TWO_CELLS, "S1,0N")
    ada.go(f"/t/{table}")
    place(ada, "T1,0").click()
    ada.expect_now("You closed a courtyard")
    expect(ada.page.get_by_role("button", name="Double the right one")).to_be_enabled()
    tower, before = place(ada, "T1,0").bounding_box(), None
    while tower != before:  # the map settles
        ada.page.evaluate("new Promise(requestAnimationFrame)")
        tower, before = place(ada, "T1,0").bounding_box(), tower
    assert tower is not None
    ada.page.mouse.click(tower["x"] + tower["width"] * 1.5, tower["y"] - tower["height"] / 2)
    expect_score(ada, "Red", 12)


def test_what_is_not_possible_says_why(visitor: Come) -> None:
    ada = visitor("Ada")
    table = ada.person.open_table("castellan", setup=setup_for("T1 T7 W5 W6", A), **NOVICE)
    ada.go(f"/t/{table}")
    card(ada, "T1").click()
    ada.button("Play 1 card").click()
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text("The first set must fit into one castle")
    expect(alert.get_by_role("link", name="CA-6.3")).to_be_visible()
    card(ada, "W5").click()
    ada.button("Play 2 cards").click()
    ada.expect_now("Place 2 towers")
    expect(alert).to_have_count(0)
    place(ada, "T0,0").click()
    expect(place(ada, "T0,0")).to_have_attribute("aria-label", re.compile("take back"))
    ground = ada.page.locator(".map").bounding_box()
    assert ground is not None
    ada.page.mouse.click(ground["x"] + 40, ground["y"] + 40)
    expect(alert).to_contain_text("not be connected to the castle")
    expect(alert.get_by_role("link", name=re.compile("CA-4.[234]"))).to_be_visible()


def test_every_decision_by_keyboard(visitor: Come) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    table = ada.person.open_table("castellan", setup=setup_for(B, B), **NOVICE)
    ada.go(f"/t/{table}")
    focused = ada.page.locator(":focus")
    card(ada, "T2").focus()
    for _ in range(4):
        ada.press("Space", "ArrowRight")
    ada.button("Play 4 cards").focus()
    ada.press("Enter")
    ada.expect_now("Place 6 towers")
    while not ada.page.evaluate("document.activeElement?.getAttribute('data-place')"):
        ada.press("Tab")
    ada.press("Enter")
    ada.expect_now("Place 5 towers")
    expect(focused).to_have_attribute("data-place", re.compile("^S"))
    ada.press("l")
    expect(focused).to_have_attribute("aria-label", re.compile("^Long wall from"))
    ada.press("s")
    expect(focused).to_have_attribute("aria-label", re.compile("^Short wall from"))
    for _ in range(8):
        if focused.get_attribute("data-place") == "S0,0N":
            break
        ada.press("n")
    expect(focused).to_have_attribute("data-place", "S0,0N")
    ada.press("ArrowDown")
    expect(focused).not_to_have_attribute("data-place", "S0,0N")
    ada.press("ArrowUp", "ArrowUp")
    expect(focused).to_have_attribute("data-place", "S0,0N")
    ada.press("Enter")
    ada.expect_now("6 short walls")
    ada.press("Backspace")
    ada.expect_now("7 short walls")
    act(ada, table, TWO_CELLS.removeprefix("T0,0 "))

    ada.expect_now("Place 1 tower")
    place(ada, "T1,0").focus()
    expect(ada.page.locator('[data-ghost="T1,0"] text')).to_have_text("+6")
    ada.press("Enter")
    expect(ada.page.get_by_role("button", name="Double it")).to_be_focused()
    ada.press("Enter")
    expect_score(ada, "Red", 12)
    place(ada, "S1,0N").focus()
    ada.press("Enter")
    expect(ada.page.get_by_role("button", name="Keep the left one doubled")).to_be_focused()
    ada.press("Tab", "Enter")
    ada.expect_now("Place 2 long walls")
    for piece in ("L0,1N", "L2,1N"):
        place(ada, piece).focus()
        ada.press("Enter")
        expect(place(ada, piece)).to_have_attribute("aria-label", re.compile("take back"))
    expect(draw(ada, "1 tower card")).to_be_focused()
    ada.press("Enter")
    expect(ada.page.locator(".log .notation").first).to_have_text(re.compile(r"S1,0N#0,0##1,0 L0,1N L2,1N \+W0T1$"))


def test_a_phone_takes_taps(visitor: Come) -> None:
    ada = visitor("Ada", **PHONE)
    table = ada.person.open_table("castellan", setup=setup_for(A, A), **NOVICE)
    ada.go(f"/t/{table}")
    for name in ("T2", "T5", "W1", "W4"):
        card(ada, name).tap()
    ada.button("Play 4 cards").tap()
    ada.expect_now("Place ")
    act(ada, table, SQUARE)
    place(ada, "T1,1").tap()  # the first tap shows what would come of it
    expect(ada.page.locator('[data-ghost="T1,1"] text')).to_have_text("+4")
    expect(ada.page.get_by_text("Closes a courtyard with 4 towers: 4 points more.")).to_be_visible()
    ada.expect_now("Place 2 towers, 3 short walls")
    place(ada, "T1,1").tap()
    ada.expect_now("You closed a courtyard")
    place(ada, "S1,0N").tap()
    expect(ada.page.get_by_text("Tap once more to take back this piece and everything after it")).to_be_visible()
    ada.expect_now("You closed a courtyard")
    place(ada, "S1,0N").tap()
    ada.expect_now("Place 2 towers, 4 short walls")
    place(ada, "S1,0N").tap()
    ada.button("Place the short wall here").tap()
    expect(place(ada, "S1,0N")).to_have_attribute("aria-label", re.compile("take back"))
    box = place(ada, "T1,1").bounding_box()
    assert box is not None
    for _ in range(2):  # fingers are broad
        ada.page.touchscreen.tap(box["x"] + box["width"] / 2 + 9, box["y"] + box["height"] / 2 - 9)
    ada.button("Save it for later → 4 points").tap()
    ada.expect_now("Place 1 tower")
    expect_score(ada, "Red", 4)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sizes = ada.page.locator(".strip button:visible").evaluate_all(
        "buttons => buttons.map((button) => button.getBoundingClientRect().height)"
    )
    assert min(sizes) >= 40


def test_a_finger_builds_on_a_wide_castle(visitor: Come) -> None:
    """Where a step is too small for a finger, a tap beside a place tries it and brings it near; the next one builds."""
    ada = visitor("Ada", **PHONE, reduced_motion="reduce")
    table = ada.person.open_table("castellan", setup=setup_for(A, A), **NOVICE)
    ada.go(f"/t/{table}")
    for name in ("T2", "T5", "W1", "W4"):
        card(ada, name).tap()
    ada.button("Play 4 cards").tap()
    ada.expect_now("Place ")
    act(ada, table, "T0,0 L0,0E T2,0 L2,0E T4,0 L4,0E T6,0")
    ada.expect_now("Place 1 tower and 7 short walls.")
    box = place(ada, "S6,0N").bounding_box()
    assert box is not None
    assert box["height"] < 24
    finger = (box["x"] + box["width"] / 2 - 9, box["y"] + box["height"] / 2 - 9)
    ada.page.touchscreen.tap(*finger)
    expect(ada.page.locator('[data-ghost="S6,0N"]')).to_be_visible()
    expect(ada.button("Zoom out")).to_be_enabled()
    ada.page.touchscreen.tap(*finger)
    ada.expect_now("Place 1 tower and 6 short walls.")
    expect(place(ada, "S6,0N")).to_have_attribute("aria-label", re.compile("take back"))
    box = place(ada, "T6,1").bounding_box()
    assert box is not None
    assert box["height"] > 34
    ada.button("Zoom out").tap()
    expect(ada.button("Zoom out")).to_be_disabled()


def test_the_guide_leads_to_the_end(visitor: Come) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    ada.go("/guide/castellan")
    steps: dict[str, list[Callable[[], Locator]]] = {
        "Cards give pieces": [lambda: card(ada, "T2"), lambda: ada.button("Play 1 card")],
        "Build": [lambda: place(ada, "S0,0E"), lambda: place(ada, "T1,0"), lambda: place(ada, "S0,0N")],
        "Close a courtyard": [lambda: place(ada, "T1,1")],
        "The Double Keep": [lambda: ada.page.get_by_role("button", name="Double it → 8 points")],
        "Long walls": [lambda: hold(ada, "long wall"), lambda: place(ada, "L2,0N")],
        "Try and take back": [lambda: place(ada, "S2,0E")],
        "Divide": [lambda: hold(ada, "short wall"), lambda: place(ada, "S1,0N")],
        "Draw": [lambda: draw(ada, "1 wall card")],
    }
    for number, (title, targets) in enumerate(steps.items(), 1):
        expect(ada.page.get_by_role("heading", name=title)).to_be_visible()
        for target in targets:
            target().click()
        if title == "Try and take back":
            expect(place(ada, "S2,0E")).to_have_attribute("aria-label", re.compile("take back"))
            place(ada, "S-1,0E").hover()
            place(ada, "S2,0E").click()
            expect(place(ada, "S2,0E")).not_to_have_attribute("aria-label", re.compile("take back"))
            place(ada, "S2,2E").click()
            place(ada, "S-1,0E").click()
        expect(ada.page.locator(".said.done")).not_to_be_empty()
        if number < len(steps):
            ada.button("Next").click()
    ada.page.get_by_role("link", name="Play a game").click()
    ada.expect_now("Choose one or more cards")
    expect(ada.page).to_have_title(re.compile("Castellan"))


@pytest.mark.parametrize("look", PLACES)
def test_the_board_is_accessible_and_within_its_frame(browser: Browser, room: RunningRoom, look: str) -> None:
    ada = Visitor(browser, room, "Ada", reduced_motion="reduce", **PLACES[look])
    found: dict[str, list[str]] = {}

    def look_at(name: str) -> None:
        ada.page.wait_for_load_state("networkidle")
        words = ada.page.locator("body").inner_text()
        assert "[web-" not in words, name
        assert "[castellan" not in words, name
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} scrolls sideways"
        found[name] = problems(ada)

    table = ada.person.open_table("castellan", setup=setup_for(A, A), **NOVICE)
    ada.go(f"/t/{table}")
    expect(card(ada, "T2")).to_be_visible()
    look_at("play")
    act(ada, table, ALL_OF_A, HALL)
    expect(ada.page.locator("[data-part~='do:keep']")).to_be_visible()
    look_at("claim")
    act(ada, table, "keep")
    expect(place(ada, "S1,1E")).to_be_visible()
    look_at("build")
    act(ada, table, "S1,1E S-1,0E S0,-1N S2,0E S2,-1N")
    expect(ada.page.locator(".draw").first).to_be_visible()
    look_at("draw")
    ada.go("/guide/castellan")
    expect(card(ada, "T2")).to_be_visible()
    look_at("guide")
    ada.leave()
    assert {name: list_ for name, list_ in found.items() if list_} == {}
    assert ada.troubles == []
