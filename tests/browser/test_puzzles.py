"""Puzzles: one is failed, refuted and given up; one is solved."""

from playwright.sync_api import expect

from castelude.puzzles.library import shipped
from castelude.puzzles.puzzle import Puzzle
from tests.kit.browser import PHONE, Come
from tests.kit.pages.puzzle import PuzzlePage
from tests.kit.pages.study import AnalysisPage


def wrong_turn(puzzle: Puzzle) -> str:
    """A step of one cell with another pawn than the solution moves: a whole turn, and not the right one."""
    match = puzzle.match()
    for action in match.legal():
        after = puzzle.match()
        after.apply(action)
        if action.partition("-")[0] != puzzle.solution[0].partition("-")[0] and after.actor != puzzle.seat:
            return action
    raise AssertionError(puzzle.id)


def test_one_is_failed_and_refuted_another_solved(visitor: Come) -> None:
    failed, solved = sorted(shipped("castello"), key=lambda puzzle: len(puzzle.solution))[:2]
    ann = visitor("Ann")
    ann.go("/puzzles")
    ann.page.locator('[data-testid="puzzle-game"][data-game="castello"]').get_by_test_id("solve").click()
    expect(ann.page.get_by_test_id("puzzle")).to_be_visible()

    page = PuzzlePage(ann, "castello", failed.id)
    page.press("h")
    expect(page.hint).to_have_text(ann.say("web-puzzle-hint-place"))
    page.play(wrong_turn(failed))
    page.expect_stage("wrong")
    expect(page.hint).to_have_count(0)
    page.press("r")
    reply = page.refutation.get_by_test_id("line-action").first
    expect(reply).to_have_attribute("data-seat", str(1 - failed.seat))
    page.expect_walked(1)
    page.press("ArrowRight")
    page.expect_walked(2)
    ann.page.get_by_test_id("line-back").click()
    page.expect_walked(1)
    page.press("t")
    page.expect_stage("solving")
    expect(page.hint).to_have_text(ann.say("web-puzzle-hint-place"))  # the place only, as before
    page.press("s")
    page.expect_stage("shown")
    expect(page.solution).to_be_visible()
    page.expect_walked(len(failed.solution))
    page.press("n")
    page.expect_another(failed.id)

    page = PuzzlePage(ann, "castello", solved.id)
    page.play(*solved.solution)
    page.expect_stage("right")
    ann.page.get_by_test_id("analyse").click()
    AnalysisPage(ann, ann.page.url.removeprefix(ann.room.url))
    assert [one["outcome"] for one in (ann.person.get(f"/api/puzzles/castello/{p.id}") for p in (failed, solved))] == [
        "wrong",
        "right",
    ]


def test_a_hint_of_castellan_marks_the_place_of_a_piece_that_does_not_stand_yet(visitor: Come) -> None:
    ann = visitor("Ann")
    task = next(one for one in shipped("castellan") if one.key_actions[0][0] in "TSL")
    puzzle = PuzzlePage(ann, "castellan", task.id)
    expect(ann.page.get_by_test_id("sought")).to_have_count(0)
    puzzle.press("h")
    expect(puzzle.hint).to_have_text(ann.say("web-puzzle-hint-place"))
    expect(ann.page.get_by_test_id("sought")).to_be_visible()


def test_on_a_phone_the_task_stands_above_the_board_and_the_verdict_comes_into_sight(visitor: Come) -> None:
    ann = visitor("Ann", **PHONE)
    ann.go("/puzzles/castellum")
    expect(ann.page.get_by_test_id("puzzle-task")).to_be_in_viewport()
    expect(ann.page.get_by_test_id("ask-hint")).to_be_in_viewport(ratio=1)
    ann.tap(ann.page.get_by_test_id("ask-hint"))
    expect(ann.page.get_by_test_id("puzzle-hint")).to_be_in_viewport(ratio=1)
    task = min(shipped("castello"), key=lambda puzzle: len(puzzle.solution))
    page = PuzzlePage(ann, "castello", task.id)
    way_on = ann.page.get_by_test_id("next-puzzle")
    expect(way_on).not_to_be_in_viewport(ratio=1)
    page.play(wrong_turn(task))
    page.expect_stage("wrong")
    for part in (page.says, way_on):
        expect(part).to_be_in_viewport()


def test_on_a_phone_the_board_stays_on_the_side_of_whoever_solves(visitor: Come) -> None:
    """And on the analysis board with Red, whoever is to move."""
    ann = visitor("Ann", **PHONE)

    def lies_below(upper: str, lower: str) -> bool:
        boxes = [ann.part(f"from:{cell}").bounding_box() for cell in (upper, lower)]
        assert boxes[0]
        assert boxes[1]
        return boxes[0]["y"] < boxes[1]["y"]

    for seat, (upper, lower) in enumerate((("U8", "A8"), ("A8", "U8"))):
        task = next(one for one in shipped("castello") if one.seat == seat)
        page = PuzzlePage(ann, "castello", task.id)
        assert lies_below(upper, lower)
        page.press("s")
        page.expect_walked(len(task.solution))
        assert lies_below(upper, lower)
    board = AnalysisPage(ann, "/analysis/castello")
    board.play("B5", "D5")
    board.expect_plies(1)
    assert lies_below("U8", "A8")
