"""The public profile of somebody."""

from playwright.sync_api import expect

from tests.kit.browser import Visitor


class PersonPage:
    def __init__(self, visitor: Visitor, name: str) -> None:
        self.visitor = visitor
        visitor.go(f"/people/{name}")
        visitor.expect_loaded()

    def expect_rating(self, points: int) -> None:
        """The figure, and the plot with its sentence."""
        expect(self.visitor.page.get_by_test_id("rating")).to_contain_text(str(points))
        expect(self.visitor.page.get_by_test_id("rating-plot").get_by_role("img")).to_be_visible()

    def expect_games(self, pinned: int, latest: int) -> None:
        for place, count in (("pinned", pinned), ("latest", latest)):
            rows = self.visitor.page.get_by_test_id(place).get_by_test_id("played")
            expect(rows).to_have_count(count)
