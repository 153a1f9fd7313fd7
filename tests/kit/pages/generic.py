"""The board for any game."""

from playwright.sync_api import Locator

from tests.kit.browser import Visitor
from tests.kit.pages.table import TablePage


class GenericBoard(TablePage):
    def __init__(self, person: Visitor, game: str) -> None:
        super().__init__(person)
        self.game = game
        self.picture = self.board.get_by_role("img")
        self.actions = self.board.locator("[data-action]")
        self.search = self.board.get_by_role("searchbox")
        self.would = self.board.get_by_test_id("would")
        self.back = self.board.get_by_test_id("step-back")

    def action(self, text: str) -> Locator:
        return self.board.locator(f'[data-action="{text}"]')
