"""The board editor: a position is set up by hand, or a deal with its cards, and says by clause why it is impossible."""

import json
import re
from urllib.parse import parse_qs, urlencode, urlsplit

from playwright.sync_api import expect

from castelude import new_match
from tests.kit.browser import PHONE, Come
from tests.kit.pages.study import AnalysisPage, EditorPage


def test_a_position_is_set_up_by_hand_and_the_clause_says_why_it_cannot_be(visitor: Come) -> None:
    ann = visitor("Ann")
    editor = EditorPage(ann, "castello")
    editor.put("erase", "A1")
    editor.put("red", "K8")
    expect(editor.verdict).to_contain_text("CO-2.3")
    expect(editor.analyse).to_have_count(0)
    expect(editor.verdict).to_contain_text(ann.say("castello-setup-shared", cell="K8", one="red", other="castles"))
    for seat, tool in enumerate(("castle-red", "castle-black")):
        editor.put(tool, "K8")
        expect(editor.verdict).to_contain_text(ann.say("castello-setup-middle", seat=seat))
    editor.put("castle-black", "G8")
    expect(editor.verdict).to_have_text(ann.say("web-editor-possible"))
    assert "K8" in (editor.table.get_attribute("href") or "")
    editor.make_puzzle.click()
    expect(editor.no_puzzle).to_have_text(re.compile(ann.say("room-no-puzzle-over").partition(":")[0]))
    editor.analyse.click()
    board = AnalysisPage(ann, ann.page.url.removeprefix(ann.room.url))
    board.play("K8", "K9")
    board.expect_plies(1)


def test_a_deal_is_set_up_with_the_cards_and_by_the_keyboard(visitor: Come) -> None:
    ann = visitor("Ann")
    editor = EditorPage(ann, "castel")
    given, hand = editor.cards("exchange").first, editor.cards("hands-0").first
    wanted = given.get_attribute("data-card") or ""
    hand.click()
    given.focus()
    ann.page.keyboard.press("Enter")
    expect(editor.cards("hands-0").and_(ann.page.locator(f'[data-card="{wanted}"]'))).to_have_count(1)
    expect(editor.verdict).to_have_text(ann.say("web-editor-possible"))
    ann.page.get_by_test_id("deal-move").check()
    hand.click()
    ann.page.get_by_test_id("deal-end").and_(ann.page.locator('[data-list="exchange"]')).click()
    expect(editor.verdict).to_contain_text("CT-2.3")
    which = ann.say("web-castel-deal-hand", seat=ann.say("castel-seat-0"))
    size = ann.say("castel-setup-size", where=ann.say("web-editor-deal-list", list=which), number=9, given=8)
    expect(editor.verdict).to_contain_text(size)
    editor.cards("exchange").last.click()
    hand.click()
    expect(editor.verdict).to_have_text(ann.say("web-editor-possible"))
    setup = json.loads(parse_qs(urlsplit(editor.table.get_attribute("href") or "").query)["setup"][0])
    editor.analyse.click()
    assert wanted in ann.page.url
    AnalysisPage(ann, ann.page.url.removeprefix(ann.room.url)).expect_hand_of_castel(setup["hands"][setup["first"]])
    ann.page.go_back()
    editor.table.click()
    assert json.loads(ann.field("web-new-setup-help").input_value()) == setup
    ann.button("web-new-create").click()
    expect(ann.page).to_have_url(re.compile("/t/"))


def test_on_a_phone_the_editor_says_beside_the_cards_which_one_is_taken_and_what_is_impossible(visitor: Come) -> None:
    ann = visitor("Ann", **PHONE)
    editor = EditorPage(ann, "castel")
    expect(ann.heading("web-editor")).to_be_in_viewport()
    expect(editor.verdict).to_be_in_viewport()
    ann.tap(ann.page.get_by_test_id("deal-move"))
    ann.tap(editor.cards("hands-0").first)
    ann.tap(editor.cards("exchange").last)
    expect(editor.deal_why).to_contain_text("CT-2.3")
    for part in (editor.deal_taken, editor.deal_why):
        expect(part).to_be_in_viewport()
    ann.tap(editor.cards("exchange").last)
    expect(editor.deal_taken).not_to_have_text(ann.say("web-editor-deal-take"))
    expect(editor.deal_taken).to_be_in_viewport()


def test_on_a_phone_cards_of_a_deal_stand_in_columns_and_a_list_can_be_folded(visitor: Come) -> None:
    ann = visitor("Ann", **PHONE)
    editor = EditorPage(ann, "castellum")
    cards = editor.cards("troops")
    boxes = [cards.nth(place).bounding_box() for place in range(8)]
    found = [(box["x"], box["width"]) for box in boxes if box]
    assert found[:4] == found[4:], "two rows of four"
    ann.tap(ann.page.locator('[data-testid="deal-list"][data-list="troops"] summary'))
    expect(cards.first).to_be_hidden()


def test_a_later_position_of_a_card_game_is_edited_with_its_moves(visitor: Come) -> None:
    """The rules know deals only: cards change places in the deal, and a move that becomes impossible is named."""
    ann = visitor("Ann")
    setup = new_match("castel", 2, seed=1).setup
    move = "place:alchemist@a1"
    wanted = {"players": 2, "options": "{}", "setup": json.dumps(setup), "actions": json.dumps([move])}
    board = AnalysisPage(ann, f"/analysis/castel?{urlencode(wanted)}")
    board.expect_plies(1)
    ann.link("web-editor-open").click()
    moves = ann.page.get_by_test_id("editor-moves")
    expect(moves).to_contain_text(ann.say("web-editor-moves", moves=1))
    expect(moves).to_contain_text(ann.say("web-editor-moves-table"))
    expect(ann.page.get_by_test_id("editor-analyse")).to_be_visible()
    for card in ("alchemist", setup["hands"][0][0]):
        ann.page.locator(f'[data-testid="deal-card"][data-card="{card}"]').click()
    verdict = ann.page.get_by_test_id("editor-verdict")
    expect(verdict.get_by_role("link")).to_have_text(re.compile("^CT-"))
    ann.page.get_by_test_id("drop-moves").click()
    expect(verdict).to_have_text(ann.say("web-editor-possible"))
    expect(moves).to_have_count(0)
