"""The public profile of somebody, the list of people, and the buttons for following and blocking."""

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


class PeoplePage:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def expect_followed(self, *names: str) -> None:
        """Those whom this person follows."""
        self.visitor.go("/people")
        self.visitor.expect_loaded()
        rows = self.visitor.page.get_by_test_id("followed")
        expect(rows).to_have_count(len(names))
        for row, name in zip(rows.all(), names, strict=True):
            expect(row).to_contain_text(name)


class Relation:
    """The buttons about one other person, on a profile or at a finished table."""

    def __init__(self, visitor: Visitor) -> None:
        self.buttons = visitor.page.get_by_test_id("relation")

    def follow(self) -> None:
        self._press("follow")

    def block(self) -> None:
        self._press("block")

    def _press(self, what: str) -> None:
        button = self.buttons.get_by_test_id(what)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
