"""Puzzles: the shelf, and one being solved."""

import re

from playwright.sync_api import expect

from tests.kit.browser import Visitor


class PuzzlePage:
    def __init__(self, person: Visitor, game: str, puzzle: str) -> None:
        self.person = person
        page = person.page
        self.frame = page.get_by_test_id("puzzle")
        self.says = page.get_by_test_id("puzzle-says")
        self.refutation = page.get_by_test_id("refutation")
        self.solution = page.get_by_test_id("solution")
        self.hint = page.get_by_test_id("puzzle-hint")
        person.go(f"/puzzles/{game}?puzzle={puzzle}")
        self.expect_stage("solving")

    def expect_stage(self, stage: str) -> None:
        """How far it is: solving, wrong, right or shown."""
        expect(self.frame).to_have_attribute("data-stage", stage)

    def expect_walked(self, count: int) -> None:
        """The board shows a line, after so many of its actions."""
        expect(self.frame).to_have_attribute("data-walked", str(count))

    def play(self, *actions: str) -> None:
        """Actions of Castello, one after the other; each is judged before the next."""
        for number, action in enumerate(actions, 1):
            if action == "stop":
                self.person.page.locator('[data-action="stop"]').click()
            else:
                start, _, end = action.partition("-")
                if number == 1:
                    self.person.part(f"from:{start}").click()
                self.person.part(f"to:{end}").click()
            expect(self.frame).to_have_attribute("data-played", str(number))
            expect(self.frame).not_to_have_attribute("data-stage", "thinking")

    def press(self, key: str) -> None:
        self.frame.evaluate("document.activeElement.blur()")
        self.person.page.keyboard.press(key)

    def expect_another(self, puzzle: str) -> None:
        """Another puzzle is shown than this one."""
        expect(self.frame).not_to_have_attribute("data-puzzle", puzzle)
        expect(self.person.page).to_have_url(re.compile(r"\?puzzle=castello-"))
