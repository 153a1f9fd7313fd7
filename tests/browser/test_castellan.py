"""Castellan through the interface: every decision by mouse, by touch and by keyboard."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import LOOKS, NOVICE, PHONE, PLACES, Come, Visitor, problems
from tests.kit.castellan import ALL_OF_A, ALL_OF_B, HALL, SQUARE, TWO_CELLS, A, B, setup_for
from tests.kit.pages.castellan import CastellanBoard
from tests.kit.pages.guide import GuidePage
from tests.kit.pages.table import TablePage
from tests.kit.room import RunningRoom

RED = 0


def new_board(who: Visitor, *hands: str, before: str = "") -> tuple[CastellanBoard, str]:
    """A table with these hands at which this person has decided some things by the API."""
    table = who.person.open_table("castellan", setup=setup_for(*hands), **NOVICE)
    for action in before.split():
        who.person.command(table, "act", action=action)
    return CastellanBoard(who).open(table), table


def test_every_decision_by_mouse(visitor: Come) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    board, table = new_board(ada, B, B)
    board.expect_now("web-castellan-now-play")
    for name in ("T2", "T4", "W2", "W4"):
        board.card(name).click()
    expect(board.counts).to_have_text(["6", "7", "2"])
    board.expect_tip("web-castellan-sum", pieces=board.pieces(6, 7, 2))
    board.expect_tip("web-castellan-tip-draw", number=1)
    expect(board.play_button).to_have_text(ada.say("web-castellan-play", count=4))
    board.play_button.click()

    board.expect_building(6, 7, 2)
    board.place("T0,0").click()
    board.expect_building(5, 7, 2)
    board.chip("short").drag_to(board.place("S0,0N"))
    board.expect_building(5, 6, 2)
    board.place("S0,0E").click()
    board.expect_laid("S0,0E")
    board.place("S0,0E").hover()
    board.expect_tip("web-castellan-lift", count=1, how="click")
    board.place("S0,0E").click()
    board.expect_building(5, 6, 2)
    board.command(table, TWO_CELLS.removeprefix("T0,0 S0,0N "))

    board.place("T1,0").hover()
    expect(board.ghost("T1,0")).to_have_text("+6")
    board.expect_tip("web-castellan-effect-close", towers=6, points=6)
    board.place("T1,0").click()
    board.expect_now("web-castellan-now-double")
    for cell, points in (("0,0", 12), (None, 6)):
        expect(board.claim(cell).get_by_test_id("score-after")).to_have_text(
            ada.say("web-castellan-score-after", points=points)
        )
    board.claim("0,0").click()
    board.expect_points(RED, 12)
    doubled = ada.say("web-castellan-yard-doubled", seat=board.title(RED), towers=6, points=12)
    expect(board.yard("0,0")).to_contain_text(f"{doubled}, {ada.say('web-castellan-start')}")
    board.yard("0,0").hover()
    expect(board.map.get_by_test_id("counts")).to_have_count(6)

    board.chip("short").click()
    board.place("S1,0N").hover()
    board.expect_tip("web-castellan-effect-stay", score=12)
    board.place("S1,0N").click()
    board.expect_now("web-castellan-now-stay")
    board.claim("1,0").click()
    board.expect_points(RED, 12)
    board.expect_building(long=2)
    board.place("L0,1N").click()
    board.expect_building(long=1)
    board.place("L2,1N").click()
    board.expect_now("web-castellan-now-draw", number=1)
    board.draw(0, 1).click()
    four = ada.say("web-castellan-told-part", towers=4)
    for words in (
        ada.say("web-castellan-told-close", towers=6),
        ada.say("web-castellan-told-double", points=12),
        ada.say("web-castellan-told-divide", parts=ada.say("web-castellan-and", first=four, last=four)),
        ada.say("web-castellan-told-stay", points=8),
        ada.say("web-castellan-told-draw", towers=1, walls=0),
    ):
        expect(board.turns.first).to_contain_text(words)
    for card in ("T2", "T4", "W2", "W4"):
        expect(board.turns.first).to_contain_text(ada.say(f"castellan-card-{card}"))
    expect(board.turns.first).to_contain_text(board.pieces(6, 7, 2))
    written = f"T2+T4+W2+W4: {TWO_CELLS} T1,0##0,0 S1,0N#0,0##1,0 L0,1N L2,1N +W0T1"
    expect(board.turns.first).to_have_attribute("title", written)
    board.expect_now("web-castellan-now-play")


def test_a_claim_is_made_on_the_courtyard_itself(visitor: Come) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    board, _ = new_board(ada, B, B, before=f"{ALL_OF_B} {TWO_CELLS} S1,0N")
    board.place("T1,0").click()
    board.expect_now("web-castellan-now-double")
    expect(board.claim("1,0")).to_be_enabled()
    tower, before = board.place("T1,0").bounding_box(), None
    while tower != before:  # the map settles
        ada.page.evaluate("new Promise(requestAnimationFrame)")
        tower, before = board.place("T1,0").bounding_box(), tower
    assert tower is not None
    ada.page.mouse.click(tower["x"] + tower["width"] * 1.5, tower["y"] - tower["height"] / 2)
    board.expect_points(RED, 12)


def test_what_is_not_possible_says_why(visitor: Come) -> None:
    ada = visitor("Ada")
    board, _ = new_board(ada, "T1 T7 W5 W6", A)
    board.card("T1").click()
    board.play_button.click()
    board.expect_answer("castellan-first-set", towers=2, least=1, most=7, walls=0)
    expect(board.alert.get_by_role("link", name="CA-6.3")).to_be_visible()
    board.card("W5").click()
    expect(board.play_button).to_have_text(ada.say("web-castellan-play", count=2))
    board.play_button.click()
    expect(board.place("T0,0")).to_be_visible()
    expect(board.alert).to_have_count(0)
    board.place("T0,0").click()
    board.expect_laid("T0,0")
    ground = board.map.bounding_box()
    assert ground is not None
    ada.page.mouse.click(ground["x"] + 40, ground["y"] + 40)
    board.expect_answer("castellan-not-connected")
    expect(board.alert.get_by_role("link", name=re.compile("CA-4.[234]"))).to_be_visible()


def test_every_decision_by_keyboard(visitor: Come) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    board, table = new_board(ada, B, B)
    focused = ada.page.locator(":focus")
    board.card("T2").focus()
    for _ in range(4):
        ada.press("Space", "ArrowRight")
    board.play_button.focus()
    ada.press("Enter")
    board.expect_building(6, 7, 2)
    while not ada.page.evaluate("document.activeElement?.getAttribute('data-place')"):
        ada.press("Tab")
    ada.press("Enter")
    board.expect_building(5, 7, 2)
    expect(focused).to_have_attribute("data-place", re.compile("^S"))
    ada.press("l")
    expect(focused).to_have_attribute("data-place", re.compile("^L"))
    ada.press("s")
    expect(focused).to_have_attribute("data-place", re.compile("^S"))
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
    board.expect_building(5, 6, 2)
    ada.press("Backspace")
    board.expect_building(5, 7, 2)
    board.command(table, TWO_CELLS.removeprefix("T0,0 "))

    board.place("T1,0").focus()
    expect(board.ghost("T1,0")).to_have_text("+6")
    ada.press("Enter")
    expect(board.claim("0,0")).to_be_focused()
    ada.press("Enter")
    board.expect_points(RED, 12)
    board.expect_settled()
    board.place("S1,0N").focus()
    ada.press("Enter")
    expect(board.claim("0,0")).to_be_focused()
    ada.press("Tab", "Enter")
    board.expect_building(long=2)
    for piece in ("L0,1N", "L2,1N"):
        board.expect_settled()
        board.place(piece).focus()
        ada.press("Enter")
        board.expect_laid(piece)
    expect(board.draw(0, 1)).to_be_focused()
    ada.press("Enter")
    expect(board.turns.first).to_have_attribute("title", re.compile(r"S1,0N#0,0##1,0 L0,1N L2,1N \+W0T1$"))


def play_all(board: CastellanBoard, *cards: str) -> None:
    for card in cards:
        board.person.tap(board.card(card))
    board.person.tap(board.play_button)
    expect(board.place("T0,0")).to_be_visible()


def test_a_phone_takes_taps(visitor: Come) -> None:
    ada = visitor("Ada", **PHONE)
    board, table = new_board(ada, A, A)
    play_all(board, *A.split())
    board.command(table, SQUARE)
    ada.tap(board.place("T1,1"))  # the first tap shows what would come of it
    expect(board.ghost("T1,1")).to_have_text("+4")
    board.expect_tip("web-castellan-effect-close", towers=4, points=4)
    left = ada.say("castellan-pieces-T", number=2)
    expect(board.now).to_contain_text(left)
    ada.tap(board.place("T1,1"))
    board.expect_now("web-castellan-now-double")
    board.expect_settled()
    ada.tap(board.place("S1,0N"))
    board.expect_tip("web-castellan-lift-again", count=2, how="tap")
    board.expect_now("web-castellan-now-double")
    ada.tap(board.place("S1,0N"))
    expect(board.now).to_contain_text(left)
    board.expect_settled()
    ada.tap(board.place("S1,0N"))
    expect(board.place_here).to_have_text(ada.say("web-castellan-place-it", kind="S"))
    ada.tap(board.place_here)
    board.expect_laid("S1,0N")
    board.expect_settled()
    box = board.place("T1,1").bounding_box()
    assert box is not None
    for _ in range(2):  # fingers are broad
        ada.tap_at(box["x"] + box["width"] / 2 + 9, box["y"] + box["height"] / 2 - 9)
    saved = board.claim(None)
    expect(saved.get_by_test_id("score-after")).to_have_text(ada.say("web-castellan-score-after", points=4))
    ada.tap(saved)
    expect(board.now).to_contain_text(ada.say("castellan-pieces-T", number=1))
    board.expect_points(RED, 4)
    assert ada.fits()
    sizes = (
        board.strip.get_by_role("button")
        .locator("visible=true")
        .evaluate_all("buttons => buttons.map((button) => button.getBoundingClientRect().height)")
    )
    assert min(sizes) >= 40


def test_a_finger_builds_on_a_wide_castle(visitor: Come) -> None:
    """Where a step is too small for a finger, a tap beside a place tries it and brings it near; the next one builds."""
    ada = visitor("Ada", **PHONE, reduced_motion="reduce")
    board, table = new_board(ada, A, A)
    play_all(board, *A.split())
    board.command(table, "T0,0 L0,0E T2,0 L2,0E T4,0 L4,0E T6,0")
    board.expect_building(towers=1, short=7)
    box = board.place("S6,0N").bounding_box()
    assert box is not None
    assert box["height"] < 24
    finger = (box["x"] + box["width"] / 2 - 9, box["y"] + box["height"] / 2 - 9)
    ada.tap_at(*finger)
    expect(board.ghost("S6,0N")).to_be_visible()
    expect(ada.button("web-zoom-out")).to_be_enabled()
    ada.tap_at(*finger)
    board.expect_building(towers=1, short=6)
    board.expect_laid("S6,0N")
    box = board.place("T6,1").bounding_box()
    assert box is not None
    assert box["height"] > 34
    ada.tap(ada.button("web-zoom-out"))
    expect(ada.button("web-zoom-out")).to_be_disabled()


def test_a_tall_castle_uses_the_height_of_the_map(visitor: Come) -> None:
    """On phones the zoom stands beside the castle: it takes nothing of its height and lies over none of its places."""
    ada = visitor("Ada", **PHONE, reduced_motion="reduce")
    board, table = new_board(ada, A, A)
    play_all(board, *A.split())
    board.command(table, "T0,0 L0,0N T0,2 L0,2N T0,4")
    board.expect_building(towers=2, short=7, long=1)
    map_, nearer, farther = (
        found.bounding_box() for found in (board.map, ada.button("web-zoom-in"), ada.button("web-zoom-out"))
    )
    assert map_
    assert nearer
    assert farther
    assert map_["y"] + map_["height"] > farther["y"] + farther["height"]
    assert farther["y"] > nearer["y"]
    for place in board.places.all():
        box = place.bounding_box()
        assert box
        assert box["x"] + box["width"] < nearer["x"]


def test_a_hint_marks_the_card_and_the_deck(visitor: Come) -> None:
    """What a bot would choose is marked where one chooses it, in the hand as on the map."""
    ada = visitor("Ada")
    board = CastellanBoard(ada)
    table = ada.person.open_table("castellan", setup=setup_for("T1 T3 W1 W7", "T4 T5 W2 W3"), seat=0, **NOVICE)
    board.open(table)
    ada.button("web-hint").click()
    expect(board.hand.locator("[data-advised]").first).to_be_visible()
    with ada.person.at(table) as live:
        live.reach(lambda state: state["legal"])
        while not live.state["legal"]["actions"][0].startswith("draw"):
            live.catch_up(live.act(live.state["legal"]["actions"][0])["seq"])
        board.expect_seq(live.state["seq"])
    decks = board.page.get_by_test_id("draws")
    expect(decks.locator("[data-advised]")).to_have_count(0)
    ada.button("web-hint").click()
    expect(decks.locator("[data-advised]")).to_have_count(1)


def test_four_players_are_named_in_one_line(visitor: Come) -> None:
    """On a low wide screen every seat keeps its height, whatever its bot says, and nothing below it is cut off."""
    ada = visitor("Ada", viewport={"width": 1366, "height": 768})
    bots = {"1": "casual", "2": "casual", "3": "casual"}
    board = CastellanBoard(ada).open(ada.person.open_table("castellan", 4, seat=0, bots=bots, start=True))
    board.wait_for("mine")
    seats = [board.seat(seat) for seat in range(4)]
    heights = [[box.bounding_box() for box in (seat, seat.get_by_test_id("seat-name"))] for seat in seats]
    assert {round(seat["height"]) for seat, _ in heights if seat} == {round(heights[0][0]["height"])}  # type: ignore[index]
    assert all(name and name["height"] < 30 for _, name in heights)
    assert board.dock.evaluate("(dock) => dock.parentElement.scrollHeight <= dock.parentElement.clientHeight")


def test_the_guide_leads_to_the_end(visitor: Come) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    guide, board = GuidePage(ada, "castellan"), CastellanBoard(ada)
    steps = {
        "cards": [board.card("T2"), board.play_button],
        "build": [board.place("S0,0E"), board.place("T1,0"), board.place("S0,0N")],
        "close": [board.place("T1,1")],
        "double": [board.claim("0,0")],
        "long": [board.chip("long"), board.place("L2,0N")],
        "try": [board.place("S2,0E")],
        "divide": [board.chip("short"), board.place("S1,0N")],
        "draw": [board.draw(1, 0)],
    }
    for number, (step, targets) in enumerate(steps.items(), 1):
        guide.expect_step(step)
        for target in targets:
            target.click()
        if step == "try":
            board.expect_laid("S2,0E")
            board.place("S-1,0E").hover()
            board.place("S2,0E").click()
            expect(board.place("S2,0E")).to_have_attribute("data-possible", "")
            board.place("S2,2E").click()
            board.expect_laid("S2,2E")
            board.place("S-1,0E").click()
        guide.expect_done()
        if number < len(steps):
            guide.next.click()
    guide.next.click()
    TablePage(ada).expect_now("web-castellan-now-play")
    expect(ada.page).to_have_title(ada.say("web-title-turn", game=ada.say("castellan-name")))


@pytest.mark.parametrize("look", LOOKS[0])
def test_the_board_is_accessible_and_within_its_frame(browser: Browser, room: RunningRoom, look: str) -> None:
    ada = Visitor(browser, room, "Ada", reduced_motion="reduce", **PLACES[look])
    found: dict[str, list[str]] = {}

    def look_at(name: str) -> None:
        ada.expect_loaded()
        words = ada.page.locator("body").inner_text()
        assert "[web-" not in words, name
        assert "[castellan" not in words, name
        assert ada.fits(), f"{name} scrolls sideways"
        found[name] = problems(ada)

    board, table = new_board(ada, A, A)
    expect(board.card("T2")).to_be_visible()
    look_at("play")
    board.command(table, f"{ALL_OF_A} {HALL}")
    expect(board.claim("0,0")).to_be_visible()
    look_at("claim")
    board.command(table, "keep")
    expect(board.place("S1,1E")).to_be_visible()
    look_at("build")
    board.command(table, "S1,1E S-1,0E S0,-1N S2,0E S2,-1N")
    expect(board.choices.first).to_be_visible()
    look_at("draw")
    GuidePage(ada, "castellan").expect_step("cards")
    expect(board.card("T2")).to_be_visible()
    look_at("guide")
    ada.leave()
    assert {name: list_ for name, list_ in found.items() if list_} == {}
    assert ada.troubles == []
