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

    def compare(self, name: str) -> "SideBySide":
        """Somebody's attempt next to one's own."""
        self.person.link("web-daily-beside", name=name).click()
        self.person.expect_loaded()
        return SideBySide(self.person)


class SideBySide:
    """Two attempts on two boards, stepped together."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.turn = person.page.get_by_test_id("turn-shown")
        expect(person.page.get_by_test_id("beside").get_by_test_id("board")).to_have_count(2)

    def plies(self, table: str) -> int:
        """Where an attempt stands."""
        boards = self.person.page.get_by_test_id("beside").and_(self.person.page.locator(f'[data-table="{table}"]'))
        return int(boards.get_attribute("data-ply") or 0)

    def expect_parted(self, *tables: str) -> None:
        """Both stand after the first turn that was played differently."""
        expect(self.turn).to_contain_text(self.person.say("web-daily-parted-here"))
        assert all(self.plies(table) > 0 for table in tables)

    def step_back(self) -> None:
        turn = int(self.turn.get_attribute("data-turn") or 0)
        self.person.button("web-replay-turn-back").click()
        expect(self.turn).to_have_attribute("data-turn", str(turn - 1))
