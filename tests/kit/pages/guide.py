"""The first-game guide."""

from playwright.sync_api import Locator, expect

from tests.kit.browser import Visitor


class GuidePage:
    """One step after the other; `next` leads on, and from the last one to a game."""

    def __init__(self, person: Visitor, game: str) -> None:
        self.person = person
        self.game = game
        self.root = person.page.get_by_test_id("guide")
        self.next = person.page.get_by_test_id("guide-next")
        self.asked = person.page.locator("[data-asked]")
        person.go(f"/guide/{game}")

    def expect_step(self, step: str) -> None:
        expect(self.root).to_have_attribute("data-step", step)

    def expect_done(self) -> None:
        """The step is done, and the guide says what was learned."""
        expect(self.root).to_have_attribute("data-done", "")
        answer = self.person.page.get_by_test_id("guide-answer")
        step = self.root.get_attribute("data-step")
        expect(answer).to_have_text(self.person.say(f"web-{self.game}-guide-{step}.done"))

    def choice(self, action: str) -> Locator:
        return self.root.locator(f'[data-action="{action}"]')
