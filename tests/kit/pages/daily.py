"""The daily challenge: today's tasks, and the results of one."""

import re

from playwright.sync_api import Locator, expect

from tests.kit.browser import Visitor


class DailyPage:
    def __init__(self, person: Visitor) -> None:
        self.person = person
        person.go("/daily")
        person.expect_loaded()

    def task(self, game: str) -> Locator:
        return self.person.page.get_by_test_id("task").and_(self.person.page.locator(f'[data-game="{game}"]'))

    def play(self, game: str) -> str:
        """Sit down to the attempt that counts; its table."""
        self.task(game).get_by_role("button").click()
        expect(self.person.page).to_have_url(re.compile("/t/"))
        return self.person.page.url.rpartition("/")[2]


class ChallengePage:
    def __init__(self, person: Visitor, game: str) -> None:
        self.person = person
        person.go(f"/daily/{game}")
        person.expect_loaded()

    def expect_closed(self) -> None:
        """Nothing is told before one's own attempt."""
        expect(self.person.page.get_by_test_id("closed")).to_be_visible()
        expect(self.person.page.get_by_test_id("results")).to_have_count(0)

    def expect_results(self, *names: str) -> None:
        """Of these people, one's own among them."""
        lines = self.person.page.get_by_test_id("result-line")
        expect(lines).to_have_count(len(names))
        assert sorted(line.get_by_role("rowheader").inner_text() for line in lines.all()) == sorted(names)

    def watch(self, name: str) -> None:
        """The replay of somebody's attempt."""
        self.person.link("web-daily-replay-of", name=name).click()
        self.person.expect_loaded()
