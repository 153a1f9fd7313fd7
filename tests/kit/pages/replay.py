"""A game played again."""

from playwright.sync_api import expect

from tests.kit.browser import Visitor


class ReplayPage:
    def __init__(self, person: Visitor, table: str, ply: int) -> None:
        self.person = person
        self.place = person.page.get_by_test_id("replay-place")
        self.seen_by = person.page.get_by_role("combobox", name=person.say("web-replay-seat"))
        self.analysis = person.page.get_by_test_id("analysis")
        self.moments = person.page.get_by_test_id("moment")
        self.board = person.page.get_by_test_id("board")
        self.best_move = person.page.get_by_test_id("hint-arrow")
        self.share = person.page.get_by_test_id("share-moment").locator("summary")
        person.go(f"/replay/{table}?ply={ply}")
        self.expect_ply(ply)

    def expect_ply(self, ply: int) -> None:
        """The replay has come to this action."""
        expect(self.place).to_have_attribute("data-ply", str(ply))

    def expect_walked(self, count: int) -> None:
        """The board shows a line that the bot expected, after so many of its actions."""
        expect(self.board).to_have_attribute("data-walked", str(count))

    def show_analysis(self) -> None:
        self.person.tab("web-analysis").click()
        expect(self.analysis).to_be_visible()
