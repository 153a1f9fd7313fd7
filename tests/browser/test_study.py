"""The analysis board: variations, comments, marks, the lines of a bot; kept as a study and read by others."""

import json
import re
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from castelude import new_match
from castelude.room.http.studies import MOST_PASTED
from tests.kit.browser import NEAR_THE_END, PHONE, Come
from tests.kit.counted_lines import count_positions
from tests.kit.other_site import other_site
from tests.kit.pages.replay import ReplayPage
from tests.kit.pages.study import AnalysisPage
from tests.kit.room import RunningRoom, until


def test_what_is_found_on_the_board_is_kept_as_a_study_and_read_by_its_link(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob", locale="fr-FR")
    board = AnalysisPage(ann, "/analysis/castello")
    board.play("B5", "D5")
    board.expect_plies(1)
    board.play("T7", "R7")
    board.expect_plies(2)
    board.press("ArrowLeft")
    board.expect_plies(1)
    board.play("T7", "S7")
    expect(board.variations()).to_have_text(["T7-S7"])
    board.comment.fill("Slower")
    expect(board.comments).to_have_text("Slower")
    ann.part("from:S7").press("d")
    expect(board.draw).to_have_attribute("aria-pressed", "true")
    board.play("S7", "Q7")
    expect(board.marks).to_have_count(1)
    board.draw.click()
    board.press("ArrowUp", "ArrowLeft", "Home")
    board.expect_plies(0)
    board.engine.check()
    expect(board.line_actions.first).to_be_visible()
    board.engine.uncheck()
    board.explorer.locator("summary").click()
    expect(board.explored.first).to_be_visible()
    ann.page.get_by_role("radio", name=ann.say("web-explorer-own")).check()
    expect(board.explorer).to_contain_text(ann.say("web-explorer-none"))
    board.save_as_study("Openings")
    expect(ann.page).to_have_url(re.compile(r"/study/\w+\?chapter=1$"))
    seen = AnalysisPage(bob, ann.page.url.removeprefix(ann.room.url))
    expect(seen.title).to_have_text("Openings")
    expect(seen.variations()).to_have_text(["T7-S7"])
    seen.variations().click()
    seen.expect_plies(2)
    expect(seen.comment).to_have_value("Slower")
    expect(seen.marks).to_have_count(1)
    expect(seen.saved).to_have_count(0)
    board.variations().click()
    ann.button("web-study-make-main").click()
    expect(board.saved).to_have_text(ann.say("web-study-unsaved"))
    ann.page.get_by_test_id("save").click()
    expect(board.saved).to_have_text(ann.say("web-study-saved"))
    bob.page.reload()
    expect(seen.variations()).to_have_text(["T7-R7"])


def test_a_line_of_the_bot_is_stepped_through_on_the_board_and_kept(
    visitor: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    count_positions(monkeypatch)
    ann = visitor("Ann")
    board = AnalysisPage(ann, "/analysis/castello")
    board.engine.check()
    line = board.line_of_both().get_by_test_id("line-action")
    line.first.click()
    board.expect_walked(1)
    steps = board.walked.get_by_test_id("line-action")
    expect(steps.first).to_have_attribute("data-seat", "0")
    black = board.walked.locator('[data-seat="1"]').first
    expect(black).to_have_accessible_name(re.compile(f"^{ann.say('castello-seat-1')}: "))
    board.press("ArrowRight")
    board.expect_walked(2)
    ann.page.get_by_test_id("line-back").click()
    board.expect_walked(1)
    board.expect_plies(0)
    board.press("Escape")
    expect(board.walked).to_have_count(0)
    expect(board.nodes).to_have_count(1)
    line.nth(1).click()
    board.expect_walked(2)
    ann.page.get_by_test_id("line-keep").click()
    board.expect_plies(2)
    expect(board.walked).to_have_count(0)
    expect(board.nodes).to_have_count(3)


def test_a_bot_thinks_for_nobody_who_has_left(
    visitor: Come, room: RunningRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the switch, by a move, to another page, or with the tab: the second step would take ten minutes."""
    monkeypatch.setattr("castelude.room.http.engine_lines.STEPS_MS", (50, 600_000))
    ann = visitor("Ann")
    app: Any = room.server.config.app
    bots = app.state.worker.bots

    def expect_busy(count: int) -> None:
        until(lambda: bots.busy() == count)

    board = AnalysisPage(ann, "/analysis/castello")
    board.engine.check()
    expect(board.line_actions.first).to_be_visible()
    expect_busy(1)
    board.engine.uncheck()
    expect_busy(0)
    board.engine.check()
    expect_busy(1)
    ann.link("web-studies").last.click()
    expect(board.frame).to_have_count(0)
    expect_busy(0)
    tab = ann.context.new_page()
    tab.goto(f"{room.url}/analysis/castello")
    tab.get_by_test_id("engine").check()
    expect(tab.get_by_test_id("line-action").first).to_be_visible()
    expect_busy(1)
    tab.close()
    expect_busy(0)


def test_unsaved_work_is_left_only_by_those_who_say_so(visitor: Come) -> None:
    ann = visitor("Ann")
    board = AnalysisPage(ann, "/analysis/castello")
    ann.link("web-studies").last.click()
    ann.link("castello-name").first.click()
    board.play("B7", "C7")
    board.expect_plies(1)
    ann.link("web-studies").last.click()
    ann.button("web-no").click()
    ann.page.go_back()
    ann.button("web-no").click()
    board.expect_plies(1)
    expect(ann.page).to_have_url(re.compile("/analysis/castello$"))
    ann.page.go_back()
    ann.button("web-study-leave").click()
    expect(ann.page).to_have_url(re.compile("/studies$"))
    expect(board.frame).to_have_count(0)


def test_an_exported_study_comes_back_whole_from_its_file(visitor: Come) -> None:
    """More than can be read at once: it is sent by chapters."""
    ann = visitor("Ann")
    node = {"action": "", "parent": -1, "comment": "Long. " * 600, "marks": []}
    moves = [{**node, "action": action, "parent": ply} for ply, action in enumerate(("B5-D5", "T7-R7", "A5-C5"))]
    tree = {"game": "castello", "players": 2, "options": {}, "setup": {"first": 0}, "nodes": [node, *moves]}
    chapters = [{"title": f"Chapter {number}", "tree": tree} for number in range(1, 13)]
    text = json.dumps({"name": "Openings", "chapters": chapters})
    assert len(text) > MOST_PASTED
    ann.go("/studies")
    page = ann.page
    page.get_by_test_id("import").fill("x" * (MOST_PASTED + 1))
    page.get_by_test_id("import-read").click()
    expect(page.get_by_test_id("import-trouble")).to_have_text(
        ann.say("web-study-import-long", most=MOST_PASTED // 1000)
    )
    file = {"name": "openings.json", "mimeType": "application/json", "buffer": text.encode()}
    page.get_by_test_id("import-file").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_test_id("import-game")).to_have_count(12)
    page.get_by_test_id("import-all").click()
    expect(page.get_by_test_id("study-title")).to_have_text("Openings")
    [study] = ann.person.get("/api/studies")
    assert [chapter["title"] for chapter in study["chapters"]] == [chapter["title"] for chapter in chapters]


def test_a_finished_game_opens_as_analysis_where_one_has_looked(visitor: Come) -> None:
    ann = visitor("Ann")
    table = ann.person.open_table(setup=NEAR_THE_END, hotseat=True, start=True)
    for action in ("M5-N6", "T3-S3", "N6-O7"):
        ann.person.command(table, "act", action=action)
    ann.go(f"/replay/{table}?ply=2")
    ann.page.get_by_test_id("analyse-here").click()
    board = AnalysisPage(ann, ann.page.url.removeprefix(ann.room.url))
    board.expect_plies(2)
    expect(board.nodes).to_have_count(4)


def test_cards_lie_open_or_are_seen_as_one_seat_saw_them(visitor: Come) -> None:
    ann = visitor("Ann")
    setup = new_match("castel", 2, seed=1).setup
    decides = setup["first"]
    other = 1 - decides
    board = AnalysisPage(ann, f"/analysis/castel?{urlencode({'players': 2, 'setup': json.dumps(setup)})}")
    expect(board.secrets).to_have_text(ann.say("web-study-open-cards"))
    board.expect_hand_of_castel(setup["hands"][decides])
    board.explorer.locator("summary").click()
    expect(board.explorer).to_contain_text(ann.say("web-explorer-hidden"))
    board.explored.and_(ann.page.locator('[data-action="draw"]')).click()
    board.expect_plies(1)
    board.eyes.select_option(str(other))
    expect(board.secrets).to_have_text(ann.say("web-study-seat-cards", seat=ann.say(f"castel-seat-{other}")))
    board.expect_hand_of_castel(setup["hands"][other])


def test_walls_of_castellum_keep_their_places_whoever_decides(visitor: Come) -> None:
    ann = visitor("Ann")
    match = next(match for seed in range(9) if (match := new_match("castellum", 2, seed=seed)).seat == 1)
    start = {"players": 2, "setup": json.dumps(match.setup)}
    board = AnalysisPage(ann, f"/analysis/castellum?{urlencode(start)}")
    walls = board.frame.locator("[data-line]")
    for seen_by, order in (("open", "01"), ("1", "10")):
        board.eyes.select_option(seen_by)
        for place, seat in enumerate(order):
            expect(walls.nth(place)).to_have_attribute("data-line", seat)


def test_eyes_that_get_no_answer_stay_as_they_were(visitor: Come) -> None:
    """Never says that a seat looks where everybody's cards lie open."""
    ann = visitor("Ann")
    board = AnalysisPage(ann, "/analysis/castel?players=2")
    expect(board.secrets).to_have_text(ann.say("web-study-open-cards"))
    ann.page.route("**/position", lambda route: route.abort("connectionrefused"))
    board.eyes.select_option("1")
    expect(ann.page.get_by_role("alert")).to_be_visible()
    expect(board.secrets).to_have_text(ann.say("web-study-open-cards"))
    expect(board.eyes).to_have_value("open")
    ann.page.unroute("**/position")
    board.eyes.select_option("1")
    expect(board.secrets).to_have_text(ann.say("web-study-seat-cards", seat=ann.say("castel-seat-1")))


def test_on_a_phone_the_way_through_the_game_stays_beside_the_board(visitor: Come) -> None:
    ann = visitor("Ann", **PHONE)
    board = AnalysisPage(ann, "/analysis/castello")
    board.play("B5", "D5")
    board.expect_plies(1)
    ann.part("from:U15").scroll_into_view_if_needed()
    back = board.walk.get_by_role("button", name=ann.say("web-replay-back"))
    for part in (ann.part("from:U15"), back):
        expect(part).to_be_in_viewport()
    ann.tap(back)
    board.expect_plies(0)
    board.draw.scroll_into_view_if_needed()
    expect(board.walk).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_bar_at_the_bottom_hides_nothing_that_the_keyboard_reaches(visitor: Come) -> None:
    ann = visitor("Ann", **PHONE)
    table = ann.person.open_table(setup=NEAR_THE_END, hotseat=True, start=True)
    ann.person.command(table, "resign")
    replay = ReplayPage(ann, table, 0)
    opens = ann.page.get_by_test_id("analyse-here")
    opens.evaluate("element => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight)")
    opens.focus()
    link, bar = opens.bounding_box(), replay.place.bounding_box()
    assert link is not None
    assert bar is not None
    assert link["y"] + link["height"] <= bar["y"]


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", ["castello", "castellan", "castel", "castellum"])
def test_what_is_found_can_be_kept_without_scrolling_first(visitor: Come, game: str, locale: str) -> None:
    """On the screen that is most common, with the whole board beside it."""
    ann = visitor("Ann", viewport={"width": 1366, "height": 768}, locale=locale)
    board = AnalysisPage(ann, f"/analysis/{game}?players=2")
    for tab in ("web-study-keep", "web-study-import", "web-study-start-new"):
        expect(ann.tab(tab)).to_be_in_viewport(ratio=1)
    if game == "castellum":
        for wall in board.frame.locator("[data-line]").all():
            expect(wall).to_be_in_viewport(ratio=1)


def test_a_replay_is_shown_in_a_frame_of_another_page(visitor: Come) -> None:
    ann, reader = visitor("Ann"), visitor("Reader")
    table = ann.person.open_table(setup=NEAR_THE_END, hotseat=True, start=True, watch="link")
    for action in ("M5-N6", "T3-S3", "N6-O7"):
        ann.person.command(table, "act", action=action)
    replay = ReplayPage(ann, table, 2)
    replay.share.click()
    code = ann.field("web-share-embed").input_value()
    ann.field("web-share-to").fill("9")
    expect(ann.page.get_by_test_id("stretch-wrong")).to_have_text(ann.say("web-share-stretch-wrong", plies=3))
    ann.field("web-share-to").fill("3")
    with ann.page.expect_download() as gif:
        ann.link("web-share-gif").click()
    assert gif.value.suggested_filename == f"castelude-{table}-0-3.gif"
    assert gif.value.path().read_bytes().startswith(b"GIF89a")
    assert ann.person.http.get(f"/api/tables/{table}/card?ply=2").content.startswith(b"\x89PNG")
    reader.context.clear_cookies()
    with other_site(code) as address:
        reader.page.goto(address)
        frame = reader.page.frame_locator("iframe")
        expect(frame.get_by_test_id("replay-place")).to_have_attribute("data-ply", "2")
        expect(frame.get_by_test_id("board")).to_be_visible()
        at = frame.locator('[data-part~="from:O7"]')
        before = at.get_attribute("aria-label") or ""
        frame.get_by_role("button", name=reader.say("web-replay-next")).click()
        expect(frame.get_by_test_id("replay-place")).to_have_attribute("data-ply", "3")
        expect(at).not_to_have_attribute("aria-label", before)
        board, controls = (frame.get_by_test_id(part).bounding_box() for part in ("board", "replay-place"))
        assert board is not None
        assert controls is not None
        assert board["y"] + board["height"] <= controls["y"], "the controls hide part of the board"
        assert frame.get_by_test_id("embedded").evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert reader.context.cookies(ann.room.url) == [], "nobody is made a guest by looking"
    reader.troubles = [trouble for trouble in reader.troubles if address not in trouble]


def test_the_board_of_a_card_game_is_seen_whole_in_the_frame_of_its_code(visitor: Come) -> None:
    ann, reader = visitor("Ann"), visitor("Reader")
    table = ann.person.open_table("castel", hotseat=True, start=True, watch="link")
    ann.person.command(table, "resign")
    replay = ReplayPage(ann, table, 0)
    replay.share.click()
    with other_site(ann.field("web-share-embed").input_value()) as address:
        reader.page.goto(address)
        frame = reader.page.frame_locator("iframe")
        corner = frame.locator('[data-place="a1"]')
        expect(corner).to_be_visible()
        cell, controls = (part.bounding_box() for part in (corner, frame.get_by_test_id("replay-place")))
        assert cell is not None
        assert controls is not None
        assert cell["y"] + cell["height"] <= controls["y"], "the controls hide part of the board"
    reader.troubles = [trouble for trouble in reader.troubles if address not in trouble]


def test_a_frame_says_when_its_game_is_not_to_be_shown(visitor: Come) -> None:
    ann, reader = visitor("Ann"), visitor("Reader", locale="fr-FR")
    private = ann.person.open_table("castel", hotseat=True, start=True, watch="nobody")
    ann.person.command(private, "resign")
    for table in (private, "nothing"):
        reader.go(f"/embed/replay/{table}")
        expect(reader.page.get_by_role("alert")).to_contain_text(reader.say("web-embed-missing"))
        expect(reader.link("web-embed-home")).to_be_visible()
