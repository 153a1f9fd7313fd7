"""Guide and lessons on a phone: the words and the place where one has to act are in sight together at every step."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.browser import PHONE, Come, Visitor
from tests.kit.pages.castel import CastelBoard
from tests.kit.pages.castellan import CastellanBoard
from tests.kit.pages.castellum import CastellumBoard
from tests.kit.pages.guide import GuidePage

Way = list[tuple[str, list[Locator]]]
"""Steps, and what one points at in each."""
THIRD = 0.38
"""Of the screen's height: what words and buttons take at most."""
FINGER = 39.5
HIGH = "(element) => element.getBoundingClientRect().height"


def castello(ada: Visitor) -> tuple[Way, Way]:
    def move(*cells: str) -> list[Locator]:
        return [ada.part(f"from:{cell}") for cell in cells]

    guide = [
        ("start", move("B8", "C8")),
        ("double", move("B8", "D8")),
        ("hop", move("D7", "F7")),
        ("capture", move("H8", "J10")),
        ("chain", move("H8", "J10", "L12", "N10")),
        ("stop", [*move("M7", "O7"), ada.page.locator("[data-action=stop]")]),
        ("siege", move("N6", "O7")),
        ("middle", move("L6", "K7")),
    ]
    return guide, [("guard", move("F10", "H12"))]


def castellan(ada: Visitor) -> tuple[Way, Way]:
    board = CastellanBoard(ada)
    guide = [
        ("cards", [board.card("T2"), board.play_button]),
        ("build", [board.place("S0,0E"), board.place("T1,0"), board.place("S0,0N")]),
        ("close", [board.place("T1,1")]),
        ("double", [board.claim("0,0")]),
        ("long", [board.chip("long"), board.place("L2,0N")]),
        ("try", [board.place("S2,0E"), board.place("S2,2E")]),
        ("divide", [board.chip("short"), board.place("S1,0N")]),
        ("draw", [board.draw(1, 0)]),
    ]
    return guide, [("nothing-left", [*map(board.card, ("T2", "T6", "T7", "W3")), board.play_button])]


def castel(ada: Visitor) -> tuple[Way, Way]:
    board = CastelBoard(ada)
    place, hand = board.place, board.in_hand
    guide = [
        ("place", [hand("soldier"), place("c6")]),
        ("draw", [ada.part("do:draw")]),
        ("swap", [hand("siege"), board.in_exchange("king")]),
        ("king", [hand("king"), place("c3"), place("a1")]),
        ("knight", [hand("knight"), place("c3")]),
        ("protected", [hand("courtier"), place("c4"), place("c3")]),
        ("rampart", [hand("soldier"), place("e1"), hand("soldier"), place("d1")]),
        ("merchant", [hand("merchant"), place("c3"), place("a2"), place("a3"), place("b1")]),
    ]
    return guide, [("exchange", [hand("ambassador"), board.in_exchange("siege"), hand("siege"), place("E")])]


def castellum(ada: Visitor) -> tuple[Way, Way]:
    things = CastellumBoard(ada).things
    guide = [
        ("city", things("worker:houtmaas")),
        ("troop", things("worker:vrijthof") + things("buy:T06>c2")),
        ("siege", things("enemy:E1579-04>s1c1")),
        ("prey", things("enemy:E1579-01>s0c2")),
        ("number", things("angel:A03+s0c1")),
        ("effect", things("angel:A06!swap:s0c2,s1c1")),
        ("cancel", things("cancel:A26")),
        ("reward", things("orient:2")),
    ]
    return guide, [("take-away", things("angel:A11!hire:T24>c1"))]


WAYS: dict[str, Callable[[Visitor], tuple[Way, Way]]] = {
    "castello": castello,
    "castellan": castellan,
    "castel": castel,
    "castellum": castellum,
}


def follow(ada: Visitor, guide: GuidePage, way: Way) -> None:
    """Do what every step asks for without ever scrolling by hand."""
    for number, (step, targets) in enumerate(way, 1):
        guide.expect_step(step)
        for target in targets:
            guide.expect_in_sight(target)
            assert guide.root.evaluate(HIGH) <= THIRD * PHONE["viewport"]["height"], step
            if target.get_attribute("data-place") and guide.game == "castellan":
                board = CastellanBoard(ada)
                board.tap_place(target)
                guide.expect_in_sight(board.place_here)
                ada.tap(board.place_here)
            else:
                ada.tap(target)
        expect(guide.root).to_have_attribute("data-done", "")
        expect(guide.lessons).to_have_js_property("open", number == len(way))
        guide.expect_in_sight(guide.next)
        if number < len(way):
            ada.tap(guide.next)


@pytest.mark.parametrize("game", WAYS)
def test_words_and_targets_are_in_sight_together(visitor: Come, game: str) -> None:
    ada = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE)
    guide, lesson = WAYS[game](ada)
    follow(ada, GuidePage(ada, game), guide)
    follow(ada, GuidePage(ada, game, lesson[0][0]), lesson)
    assert ada.fits()


def test_the_words_can_be_folded(visitor: Come) -> None:
    """They give their room to the board, and come back with an answer."""
    ada = visitor("Ada", reduced_motion="reduce", **PHONE)
    guide = GuidePage(ada, "castel")
    guide.expect_step("place")
    for button in guide.root.get_by_role("button").all():
        assert button.evaluate(HIGH) > FINGER
    whole = guide.root.evaluate(HIGH)
    ada.tap(guide.fold)
    expect(guide.fold).to_have_attribute("aria-expanded", "false")
    expect(ada.heading("web-castel-guide-place.title")).to_be_visible()
    assert guide.root.evaluate(HIGH) < whole / 2
    ada.tap(ada.part("do:draw"))  # something else is asked for
    expect(guide.fold).to_have_attribute("aria-expanded", "true")
    guide.expect_in_sight(ada.page.get_by_test_id("guide-answer"))


def test_what_came_of_a_step_is_in_sight(visitor: Come) -> None:
    """When it is done, the guide speaks of it; lessons are offered at the end, and take no room before."""
    ada = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE)
    guide, board = GuidePage(ada, "castellum"), CastellumBoard(ada)
    for step, actions, place in (
        ("city", ("worker:houtmaas",), "s0c1"),
        ("troop", ("worker:vrijthof", "buy:T06>c2"), "s0c2"),
        ("siege", ("enemy:E1579-04>s1c1",), "s1c1"),
    ):
        guide.expect_step(step)
        for thing in [thing for action in actions for thing in board.things(action)]:
            ada.tap(thing)
        guide.expect_done()
        expect(board.column(place)).to_be_in_viewport(ratio=0.99)
        guide.expect_in_sight(board.column(place))
        expect(guide.lessons).to_be_hidden()
        ada.tap(guide.next)
