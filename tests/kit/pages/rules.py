"""The rules for people, on their page or in the sheet over a table."""

import re

from playwright.sync_api import Locator, expect

from tests.kit.browser import Visitor


class Rulebook:
    """The rules wherever they are shown: passages with marks of their clauses, and drawn examples."""

    def __init__(self, person: Visitor, within: Locator) -> None:
        self.person = person
        self.within = within
        self.examples = within.locator("[data-example]")
        self.found = within.get_by_test_id("found")
        self.linked = within.locator("[data-clause][aria-current=location]")

    def clause(self, number: str) -> Locator:
        """The passage that a link to a clause leads to."""
        return self.within.locator(f'[data-clause~="{number}"]').first

    def chapter(self, name: str) -> Locator:
        return self.within.locator(f'[data-chapter="{name}"]')

    def example(self, name: str) -> Locator:
        return self.within.locator(f'[data-example="{name}"]')

    def mark(self, number: str) -> Locator:
        """The small number that opens the exact words of a clause."""
        return self.within.get_by_role("link", name=re.compile(re.escape(number))).first

    def exact(self, number: str) -> Locator:
        return self.within.get_by_role("complementary", name=self.person.say("web-rules-exact", clause=number))

    def play(self, example: Locator) -> None:
        """Bring an example into sight and show it to its end."""
        example.scroll_into_view_if_needed()
        expect(example.get_by_role("img").first).to_be_visible()
        onward = example.get_by_test_id("example-next")
        while onward.count() and onward.is_enabled():
            onward.click()
        expect(example.get_by_role("img").first).to_be_visible()


class CreditsPage:
    def __init__(self, person: Visitor) -> None:
        self.person = person
        person.go("/credits")
        person.expect_loaded()

    def rulings(self, game: str) -> Locator:
        """The rulings on a game, which are folded at first."""
        found = self.person.page.get_by_test_id(f"rulings-{game}")
        found.locator("summary").click()
        return found.locator("[data-clause]")


class RulesPage(Rulebook):
    def __init__(self, person: Visitor, game: str, clause: str = "") -> None:
        super().__init__(person, person.page.get_by_role("main"))
        person.go(f"/rules/{game}#{clause}" if clause else f"/rules/{game}")
        person.expect_loaded()
