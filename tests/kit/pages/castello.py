"""Castello's board."""

import re

from playwright.sync_api import Locator, expect

from tests.kit.browser import Visitor
from tests.kit.pages.table import TablePage


def part_of(cell: str) -> str:
    return f"from:{cell} to:{cell}"


class CastelloBoard(TablePage):
    game = "castello"

    def __init__(self, person: Visitor) -> None:
        super().__init__(person)
        self.premove = self.board.get_by_test_id("premove")
        self.thoughts = self.board.get_by_test_id("thought")
        self.barred = self.board.locator("[data-barred]")

    def cell(self, name: str) -> Locator:
        return self.part(f"from:{name}")

    def play(self, *cells: str) -> None:
        """Click from cell to cell, when what was sent before is settled."""
        self.expect_settled()
        for name in cells:
            self.cell(name).click()

    def expect_spoken(self, cell: str, message: str, /, **params: str | int) -> None:
        """What stands on a cell, as screen readers hear it."""
        words = f"{cell}, {self.person.say(message, **params)}"
        expect(self.cell(cell)).to_have_attribute("aria-label", re.compile(f"^{re.escape(words)}"))

    def expect_pawn(self, cell: str, seat: int) -> None:
        self.expect_spoken(cell, "web-castello-pawn", seat=seat)

    def expect_free(self, cell: str) -> None:
        self.expect_spoken(cell, "web-castello-free")
