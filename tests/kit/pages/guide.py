"""The first-game guide, and the lessons after it."""

from playwright.sync_api import Locator, expect

from tests.kit.browser import Visitor

UNCOVERED = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && (element.contains(there) || there.closest('[data-part]') === element);
}"""
"""Whether the middle of something can be seen and touched where the page is now."""


class GuidePage:
    """One step after the other; `next` leads on, and from the last one to a game."""

    def __init__(self, person: Visitor, game: str, lesson: str = "") -> None:
        self.person = person
        self.game = game
        self.root = person.page.get_by_test_id("guide")
        self.next = person.page.get_by_test_id("guide-next")
        self.lessons = person.page.get_by_test_id("lessons")
        self.asked = person.page.locator("[data-asked]")
        self.fold = self.root.get_by_role("button", name=person.say("web-guide-words"))
        person.go(f"/guide/{game}" + (f"?lesson={lesson}" if lesson else ""))

    def expect_step(self, step: str) -> None:
        expect(self.root).to_have_attribute("data-step", step)

    def expect_done(self) -> None:
        """The step is done, and the guide says what was learned."""
        expect(self.root).to_have_attribute("data-done", "")
        answer = self.person.page.get_by_test_id("guide-answer")
        step = self.root.get_attribute("data-step")
        expect(answer).to_have_text(self.person.say(f"web-{self.game}-guide-{step}.done"))

    def expect_in_sight(self, target: Locator) -> None:
        """Nobody has to scroll, and nothing lies over it."""
        self.person.page.wait_for_function(UNCOVERED, arg=target.element_handle())

    def choice(self, action: str) -> Locator:
        return self.root.locator(f'[data-action="{action}"]')
