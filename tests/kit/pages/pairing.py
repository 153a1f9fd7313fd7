"""The page of quick pairing, and the bar that goes along on all pages."""

import re

from playwright.sync_api import Locator, expect

from tests.kit.browser import Visitor


class PairPage:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def open(self, game: str) -> None:
        """By the button on the game's card."""
        self.visitor.go("/")
        card = self.visitor.page.get_by_test_id("game").and_(self.visitor.page.locator(f'[data-game="{game}"]'))
        card.get_by_role("link", name=self.visitor.say("web-pair"), exact=True).click()
        self.visitor.expect_loaded()

    def seek(self) -> None:
        self.visitor.button("web-pair").click()
        self.expect_state("waiting")

    @property
    def bar(self) -> Locator:
        return self.visitor.page.get_by_test_id("pairing")

    def expect_state(self, state: str) -> None:
        expect(self.bar).to_have_attribute("data-state", state)

    def play_bot(self) -> None:
        self.visitor.button("web-pair-bot").click()
        expect(self.visitor.page).to_have_url(re.compile("/t/"))
        self.visitor.page.get_by_test_id("board").wait_for()

    def join_queue(self) -> None:
        """Play with whoever has waited longest."""
        line = self.visitor.page.get_by_test_id("queue-line").first
        line.get_by_role("button").click()

    def accept(self) -> None:
        self.expect_state("offered")
        self.bar.get_by_role("button", name=self.visitor.say("web-pair-accept"), exact=True).click()

    def expect_table(self) -> str:
        """At the table that both have come to; its id."""
        expect(self.bar).to_have_count(0)
        page = self.visitor.page
        expect(page.get_by_test_id("table")).to_have_attribute("data-stage", re.compile("mine|theirs"))
        return page.url.rpartition("/")[2]
