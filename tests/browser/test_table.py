"""Playing through the interface: by mouse, touch and keyboard, alone and together, to the end."""

import re

import pytest
from playwright.sync_api import expect

from tests.kit.aged import age
from tests.kit.browser import NEAR_THE_END, NOVICE, PHONE, Come, Visitor
from tests.kit.pages.castello import CastelloBoard, part_of
from tests.kit.pages.film import EndScene
from tests.kit.pages.home import NewTablePage, accept, game_card, play_now, with_friends
from tests.kit.pages.replay import ReplayPage
from tests.kit.pages.table import TablePage
from tests.kit.room import RunningRoom

CHAIN = {"red": ["H8", "H3"], "black": ["I9", "K11", "T8"]}
MOVE = "web-castello-now-move"
RED, BLACK = 0, 1


def table_of(ada: Visitor, ben: Visitor) -> str:
    """A running table with Ada as Red and Ben as Black."""
    table = ada.person.open_table(setup=CHAIN)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    return table


def test_two_browsers_play_to_the_end_and_again(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    NewTablePage(ada, "castello").create(NEAR_THE_END)
    expect(ada.button("web-start")).to_be_disabled()

    accept(ben, ada.field("web-share").input_value())
    ben.button("web-ready-now").click()
    ada.button("web-start").click()

    red, black = CastelloBoard(ada), CastelloBoard(ben)
    red.expect_now(MOVE)
    black.expect_wait(RED, "Ada")
    red.play("M5", "N6")
    black.expect_now(MOVE)
    black.play("T3", "S3")
    red.expect_log("M5-N6", "T3-S3")
    red.play("N6", "O7")
    for board in (red, black):
        board.expect_end("castles", RED)
        board.expect_log("M5-N6", "T3-S3", "N6-O7+O8")
    expect(ada.heading("web-result-victory")).to_be_visible()

    replay = ada.link("web-replay")
    before = replay.bounding_box()
    ben.button("web-rematch").click()
    expect(ben.page.get_by_test_id("rematch")).to_contain_text(ben.say("web-rematch-waiting", names="Ada"))
    expect(ada.button("web-rematch-agree")).to_be_visible()
    assert replay.bounding_box() == before, "no button moves when the question comes"
    ada.button("web-rematch-agree").click()
    black.expect_now(MOVE)
    red.expect_wait(RED, "Ben")
    red.expect_log()


def test_two_clicks_lead_to_a_game_against_a_bot(visitor: Come) -> None:
    ada = visitor("Ada")
    play_now(ada, "castello", "casual")
    board = CastelloBoard(ada)
    board.expect_now(MOVE)
    expect(board.aim).to_have_text(ada.say("web-aim-castello"))
    ada.button("web-hint").click()
    expect(ada.page.get_by_test_id("hint")).to_contain_text(re.compile("[A-B][0-9]+-"))
    board.play("B8", "D8")
    expect(board.turns).to_have_count(2)
    expect(board.aim).to_have_count(0)
    board.cell("B5").drag_to(board.cell("C5"))
    expect(board.turns).to_have_count(4)
    board.expect_pawn("C5", RED)

    ada.button("web-takeback").click()
    expect(board.turns).to_have_count(2)
    board.expect_pawn("B5", RED)

    ada.tab("web-table").click()
    ada.button("web-resign").click()
    ada.page.get_by_role("dialog").get_by_role("button", name=ada.say("web-resign")).click()
    board.expect_now("web-outcome-resigned-own", winner=board.title(BLACK))

    ada.button("web-scene-show").click()  # styles of the home page, where we come from, do not reach it
    mark = EndScene(board).scene.get_by_role("listitem").first.locator("svg").bounding_box()
    assert mark is not None
    assert mark["width"] < 30


def test_an_illegal_click_answers_with_its_clause(visitor: Come) -> None:
    ada = visitor("Ada")
    board = CastelloBoard(ada).open(ada.person.open_table(bots={"1": "novice"}, start=True))
    board.play("B8", "F8")
    board.expect_answer("castello-too-far", source="B8", target="F8")
    board.play("T8")
    board.expect_answer("castello-not-free", cell="T8")
    ada.press("Escape")
    expect(board.alert).to_have_count(0)
    board.play("T8")
    board.expect_answer("castello-no-own-pawn", cell="T8")
    board.follow_clause("CO-3.2")


def test_a_chain_is_taken_back_hop_by_hop_and_stopped(visitor: Come) -> None:
    ada = visitor("Ada")
    board = CastelloBoard(ada).open(ada.person.open_table(setup=CHAIN, hotseat=True, start=True))
    board.play("H8", "J10")
    board.expect_now("web-now-seat", seat=board.title(RED), words=ada.say("web-castello-now-chain", cell="J10"))
    ada.button("web-takeback").click()
    board.expect_now("web-now-seat", seat=board.title(RED), words=ada.say(MOVE))
    board.expect_pawn("I9", BLACK)
    board.play("H8", "J10")
    board.expect_now("web-castello-now-chain", cell="J10")
    board.play("L12")
    board.expect_now("web-now-seat", seat=board.title(BLACK), words=ada.say(MOVE))
    board.expect_log("H8xJ10xL12")
    board.expect_free("I9")


def test_a_take_back_among_people_is_asked_for(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    table = table_of(ada, ben)
    red = CastelloBoard(ada).open(table)
    CastelloBoard(ben).open(table)
    red.play("H3", "H4")
    red.expect_wait(BLACK, "Ben")
    ada.tab("web-table").click()
    ada.button("web-ask-takeback").click()
    ben.button("web-agree").click()
    red.expect_now(MOVE)
    red.expect_pawn("H3", RED)

    ben.tab("web-chat").click()
    ben.field("web-chat-say").fill("Well done")
    ben.button("web-chat-send").click()
    ada.tab("web-chat").click()
    expect(ada.page.get_by_test_id("chat-line")).to_contain_text("Well done")

    ada.tab("web-table").click()
    ada.button("web-ask-draw").click()
    ben.button("web-agree").click()
    red.expect_now("web-outcome-draw")


def test_a_spectator_sees_everything_and_can_do_nothing(visitor: Come) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    table = ada.person.open_table(setup=CHAIN, hotseat=True, start=True)
    red, seen = CastelloBoard(ada).open(table), CastelloBoard(eve).open(table)
    expect(seen.watching).to_be_visible()
    seen.play("H8", "H9")
    red.play("H3", "H4")
    seen.expect_log("H3-H4")
    seen.expect_pawn("H8", RED)
    seen.expect_pawn("H4", RED)
    expect(red.possible.first).to_be_visible()
    expect(seen.possible).to_have_count(0)
    expect(eve.button("web-takeback")).to_have_count(0)


def test_the_line_comes_back_in_the_middle_of_a_turn(visitor: Come, room: RunningRoom) -> None:
    ada = visitor("Ada")
    table = ada.person.open_table(setup=CHAIN, hotseat=True, start=True)
    board = CastelloBoard(ada).open(table)
    board.play("H8", "J10")
    board.expect_now("web-castello-now-chain", cell="J10")
    before = board.cell("L12").bounding_box()
    room.stop()
    expect(ada.page.get_by_test_id("line-lost")).to_be_visible()
    ada.context.set_offline(True)
    expect(ada.page.get_by_test_id("offline")).to_be_visible()
    assert board.cell("L12").bounding_box() == before, "B5: nothing moves under the pointer"
    ada.context.set_offline(False)
    room.start()
    expect(ada.page.get_by_test_id("line-lost")).to_have_count(0)
    board.play("L12")
    board.expect_log("H8xJ10xL12")
    ada.page.reload()
    board.expect_log("H8xJ10xL12")


def test_what_was_missed_is_shown(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    table = table_of(ada, ben)
    board = CastelloBoard(ada).open(table)
    board.play("H3", "H4")
    board.expect_wait(BLACK, "Ben")
    ada.go("/help")
    ben.person.command(table, "act", action="T8-S8")
    ada.go("/")
    expect(ada.page.get_by_test_id("table-row")).to_have_attribute("data-turn", "")
    board.open(table)
    missed = ada.page.get_by_test_id("missed")
    board.expect_told(missed, "web-missed", count=1)
    board.expect_told(missed, "castello-log-move", seat=board.title(BLACK), action="T8-S8")
    ada.button("web-seen").click()
    expect(missed).to_have_count(0)


def test_a_whole_game_by_keyboard_alone(visitor: Come) -> None:
    ada = visitor("Ada")
    board = CastelloBoard(ada).open(ada.person.open_table(setup=NEAR_THE_END, hotseat=True, start=True))
    while not ada.page.evaluate("document.activeElement?.getAttribute('data-part')"):
        ada.press("Tab")
    focused = ada.page.locator(":focus")

    def choose(cell: str) -> None:
        board.expect_settled()
        for _ in range(60):
            if focused.get_attribute("data-part") == part_of(cell):
                break
            ada.press("n")
        expect(focused).to_have_attribute("data-part", part_of(cell))
        ada.press("Enter")
        expect(focused).to_have_attribute("aria-selected", "true")

    choose("M5")
    spoken = ["M5", ada.say("web-castello-pawn", seat=RED), ada.say("web-castello-chosen")]
    expect(focused).to_have_attribute("aria-label", ", ".join(spoken))
    ada.press("ArrowRight", "ArrowUp", "Enter")
    board.expect_log("M5-N6")
    choose("T3")
    ada.press("ArrowLeft", "Enter")
    board.expect_log("M5-N6", "T3-S3")
    choose("N6")
    ada.press("ArrowRight", "ArrowUp", "Enter")
    board.expect_end("castles", RED)
    expect(board.told).to_have_attribute("aria-live", "polite")
    board.expect_told(board.told, "castello-log-castle", seat=board.title(RED), cell="O8")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_phone_turns_the_board_and_takes_taps(visitor: Come, seat: int) -> None:
    ada = visitor("Ada", **PHONE)
    table = ada.person.open_table(setup={**CHAIN, "first": seat}, seat=seat, bots={str(1 - seat): "novice"}, start=True)
    board = CastelloBoard(ada).open(table)
    own, other = ("A8", "U8") if seat == 0 else ("U8", "A8")
    boxes = [board.cell(name).bounding_box() for name in (own, other)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["y"] > boxes[1]["y"], "the own home is at the bottom"
    source, target = ("H3", "H4") if seat == 0 else ("T8", "S8")
    ada.tap(ada.button("web-more"))
    ada.tap(ada.button("web-draw-arrows"))
    board.expect_now("web-now-drawing")
    for cell in (source, target):
        ada.tap(board.cell(cell))
    expect(board.thoughts).to_have_count(2)
    ada.tap(board.cell(target))
    expect(board.thoughts).to_have_count(1)
    ada.tap(ada.button("web-draw-arrows"))
    expect(board.turns).to_have_count(0)
    ada.tap(board.cell(source))
    box = board.cell(target).bounding_box()
    assert box is not None
    beside = box["x"] - 3 if seat == 0 else box["x"] + box["width"] + 3  # a finger that misses the cell a little
    ada.tap_at(beside, box["y"] + box["height"] / 2)
    expect(board.turns.first).to_have_text(re.compile(f"^{source}-"))
    assert ada.fits()


def test_a_slow_game_asks_for_a_second_word(visitor: Come) -> None:
    ada = visitor("Ada")
    table = ada.person.open_table(setup=CHAIN, hotseat=True, start=True, clock={"kind": "days", "days": 3})
    board = CastelloBoard(ada).open(table)
    board.play("H3", "H4")
    board.expect_now("web-now-confirm", action="H3-H4")
    ada.button("web-not-yet").click()
    board.expect_log()
    board.play("H3", "H4")
    ada.button("web-confirm").click()
    board.expect_log("H3-H4")


def test_a_curtain_falls_between_two_people_at_one_device(visitor: Come) -> None:
    """In a game with secrets the device goes over with the public board alone, whoever is to decide next."""
    ada = visitor("Ada")
    table = ada.person.open_table("castel", hotseat=True, start=True)
    ada.go(f"/t/{table}")
    page = TablePage(ada)
    hand = page.board.get_by_test_id("hand")
    seats: list[int] = []
    with ada.person.at(table) as live:
        live.synced()
        while len(set(seats)) < 2:
            expect(page.curtain).to_be_visible()
            title = ada.say(f"castel-seat-{live.state['table']['actor']}")
            page.expect_now("web-now-hand-over", named="no", name="", seat=title)
            expect(hand).to_have_count(0)
            expect(page.beneath.locator("[data-action]")).to_have_count(0)
            expect(ada.button("web-hint")).to_have_count(0)
            expect(ada.button("web-takeback")).to_have_count(0)
            expect(page.board.locator("[data-part]").first).to_be_visible()
            expect(page.again).to_be_disabled()
            page.uncover()
            expect(hand).to_have_count(1)
            expect(page.again).to_be_enabled(enabled=bool(seats))  # what the other player has just done
            seat = live.state["table"]["actor"]
            seats.append(seat)
            while live.state["table"]["actor"] == seat:
                live.catch_up(live.act(live.state["legal"]["actions"][0])["seq"])
            expect(page.curtain).to_have_count(0)
            expect(hand).to_have_count(1)
            expect(page.beneath.locator("[data-action]")).to_have_count(0)
            page.hand_over()


def test_people_who_share_a_device_are_called_by_their_names(visitor: Come) -> None:
    """A table for friends becomes one for this device; its seats get names, and the hand-over, the end and the replay
    use them."""
    ada = visitor("Ada")
    names = ("Zoe", "Tim")
    titles = [ada.say(f"castel-seat-{seat}") for seat in range(2)]
    table = with_friends(ada, "castel").rpartition("/")[2]
    page = TablePage(ada)
    ada.button("web-one-device").click()
    expect(ada.page.get_by_test_id("invite")).to_have_count(0)
    for title, name in zip(titles, names, strict=True):
        field = ada.field("web-seat-name", seat=title)
        field.fill(name)
        field.press("Enter")
        expect(field).to_have_attribute("placeholder", name)
    ada.button("web-start").click()
    expect(page.curtain).to_be_visible()
    for seat in range(2):
        expect(page.seat(seat)).not_to_contain_text(ada.say("web-you"))
    actor = ada.person.table(table)["actor"]
    page.expect_now("web-now-hand-over", named="yes", name=names[actor], seat=titles[actor])
    ada.person.command(table, "resign")
    for seat, name in enumerate(names):
        expect(page.page.get_by_test_id(f"seat-{seat}")).to_contain_text(name)
        expect(page.end).to_contain_text(name)
    page.expect_now("web-outcome-resigned", winner=names[1 - actor])
    replay = ReplayPage(ada, table, 0)
    for name in names:
        expect(replay.seen_by.get_by_role("option", name=name)).to_have_count(1)


def test_a_table_of_older_rules_shows_what_is_left_of_it(visitor: Come, room: RunningRoom) -> None:
    """Its log is kept, the part that replays can be looked at, and nothing can be done there any more."""
    ada = visitor("Ada")
    table = ada.person.open_table(hotseat=True, start=True)
    for action in ("B5-D5", "T7-R7", "A5-C5"):
        ada.person.command(table, "act", action=action)
    age(room, table, old="T7-R7", new="T7-A1")
    board = CastelloBoard(ada).open(table)
    outdated = ada.page.get_by_test_id("outdated")
    told = ada.say("web-outdated", replayed=1, all=3)
    assert board.stage == "over"
    expect(outdated).to_have_text(told)
    expect(board.turns).to_have_count(3)
    board.expect_pawn("D5", 0)
    expect(board.beneath.locator("[data-action]")).to_have_count(0)
    ReplayPage(ada, table, 1)
    expect(outdated).to_have_text(told)
    board.expect_pawn("D5", 0)


def test_castles_explain_themselves_and_a_move_is_made_ahead(visitor: Come) -> None:
    """B2: why a castle cannot be taken. The board is flipped, arrows are drawn, a premove waits for its turn."""
    ada, ben = visitor("Ada"), visitor("Ben")
    table = ada.person.open_table(seat=0)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    board = CastelloBoard(ada).open(table)
    board.play("G8")
    board.expect_answer("web-castello-castle-home", cell="G8")
    board.play("O8")
    board.expect_answer("web-castello-castle-missing", cell="O8", count=3)
    expect(board.barred).to_have_count(4)
    board.play("B8")
    board.expect_now("web-castello-now-target", cell="B8")
    board.play("G8")
    board.expect_answer("web-castello-castle-home", cell="G8")
    ada.press("Escape")
    board.expect_now(MOVE)
    ada.button("web-flip").click()
    left, right = board.cell("U8").bounding_box(), board.cell("A8").bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] < right["x"]

    board.play("B8", "D8")
    board.expect_wait(BLACK, "Ben")
    board.play("B5", "D5")
    expect(board.premove).to_be_visible()
    board.play("B5")
    expect(board.premove).to_have_count(0)
    board.play("B5", "D5")
    board.expect_now("web-now-premove", action="B5-D5")
    ben.person.command(table, "act", action="T8-R8")
    board.expect_log("B8-D8", "T8-R8", "B5-D5")
    board.expect_wait(BLACK, "Ben")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_tools_keep_their_places_in_a_chain(visitor: Come, locale: str) -> None:
    """What can be chosen, and taking back, come beside or below the tools and move none of them."""
    ada = visitor("Ada", locale=locale, viewport={"width": 1366, "height": 768})
    setup = {"red": ["B8", "C8", "E8", "M5"], "black": ["T3", "T5", "T7"]}
    table = ada.person.open_table(setup=setup, seat=0, **NOVICE)
    board = CastelloBoard(ada).open(table)
    board.play("M5", "L4")
    board.expect_now(MOVE)
    tools = (ada.link("web-rules").last, ada.button("web-hint"), ada.page.get_by_test_id("tool-resign"))
    before = [tool.bounding_box() for tool in tools]
    assert all(before)
    board.play("B8", "D8")
    expect(ada.button("web-castello-stop")).to_be_visible()
    expect(ada.button("web-takeback")).to_be_visible()
    assert [tool.bounding_box() for tool in tools] == before


def test_cancel_does_not_come_under_the_pointer(visitor: Come) -> None:
    """Whoever clicks "Play now" a second time chooses nothing."""
    ada = visitor("Ada", viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    ada.go("/")
    card = game_card(ada, "castello")
    play = card.get_by_role("button", name=ada.say("web-play-now"))
    play.scroll_into_view_if_needed()
    place = play.bounding_box()
    assert place
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    for _ in range(2):
        ada.page.mouse.click(x, y)
        expect(card.get_by_role("button", name=ada.say("web-cancel"))).to_be_visible()
    box = card.get_by_role("button", name=ada.say("web-cancel")).bounding_box()
    assert box
    assert not (box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"])
