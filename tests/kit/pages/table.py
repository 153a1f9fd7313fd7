"""A table: everything around the board. The boards are subclasses."""

import re
from typing import Self

from playwright.sync_api import Locator, expect

from tests.kit.browser import Visitor
from tests.kit.pages.rules import Rulebook

SETTLED = re.compile("^(mine|theirs|over)$")
IN = """([root, stages]) => stages.includes(root.dataset.stage)"""


class TablePage:
    """What one person sees of a table."""

    game: str

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page
        self.root = self.page.get_by_test_id("table")
        self.board = self.page.get_by_test_id("board")
        self.dock = self.page.get_by_test_id("dock")
        self.now = self.page.get_by_test_id("now")
        self.aim = self.page.get_by_test_id("aim")
        self.turns = self.page.get_by_test_id("log-turn")
        self.told = self.page.get_by_test_id("told")
        self.again = self.page.get_by_test_id("film-again")
        self.skip = self.page.get_by_test_id("film-skip")
        self.alert = self.page.get_by_role("alert")
        self.beneath = self.page.get_by_test_id("choices")
        self.sheet = self.page.get_by_test_id("sheet")
        self.hint = self.page.get_by_test_id("hint")
        self.curtain = self.page.get_by_test_id("curtain")
        self.end = self.page.get_by_test_id("end")
        self.watching = self.page.get_by_test_id("watching")

    def open(self, table: str) -> Self:
        """Go there, wait until the room has told how it stands, and draw the curtain if there is one."""
        self.person.go(f"/t/{table}")
        self.expect_settled()
        if self.curtain.count():
            self.uncover()
        return self

    def uncover(self) -> None:
        self.person.button("web-curtain-open").click()
        expect(self.curtain).to_have_count(0)

    def hand_over(self) -> None:
        """End the turn on a shared device."""
        self.page.get_by_test_id("hand-over").click()
        expect(self.curtain).to_be_visible()

    # ---- how it stands ----

    @property
    def stage(self) -> str:
        """`mine`, `theirs`, `sent`, `lost` or `over`."""
        return self.root.get_attribute("data-stage") or ""

    @property
    def seq(self) -> int:
        """The number of the latest event that the page has shown."""
        return int(self.root.get_attribute("data-seq") or 0)

    def wait_for(self, *stages: str) -> str:
        """The first of these stages that comes."""
        self.root.wait_for()
        self.page.wait_for_function(IN, arg=[self.root.element_handle(), stages])
        return self.stage

    def expect_settled(self) -> None:
        """Nothing is on its way to the room."""
        expect(self.root).to_have_attribute("data-stage", SETTLED)

    def expect_seq(self, seq: int) -> None:
        """The page shows everything up to an event."""
        self.page.wait_for_function("([root, seq]) => root.dataset.seq >= seq", arg=[self.root.element_handle(), seq])

    def command(self, table: str, actions: str) -> None:
        """Decide by the API, for what is not the point of a test, and wait until the page shows it."""
        for action in actions.split():
            seq = self.person.person.command(table, "act", action=action)
        self.expect_seq(seq)

    # ---- what it says ----

    def title(self, seat: int) -> str:
        """The name of a seat's colour."""
        return self.person.say(f"{self.game}-seat-{seat}")

    def expect_now(self, message: str, /, **params: str | int) -> None:
        """The line that says what can be done."""
        expect(self.now).to_contain_text(self.person.say(message, **params))

    def expect_wait(self, seat: int, name: str) -> None:
        self.expect_now("web-now-wait", seat=self.title(seat), name=name)

    def expect_end(self, how: str, seat: int) -> None:
        """The game is over, in the game's own way, and this seat has won."""
        expect(self.root).to_have_attribute("data-stage", "over")
        winner = self.title(seat)
        self.expect_now(f"{self.game}-end-{how}", winner=winner, winners=winner)

    def expect_log(self, *turns: str) -> None:
        expect(self.turns).to_have_text(list(turns))

    def expect_told(self, line: Locator, message: str, /, **params: str | int) -> None:
        expect(line).to_contain_text(self.person.say(message, **params))

    def expect_answer(self, message: str, /, **params: str | int) -> None:
        """What the board answers to something that is not possible."""
        expect(self.alert).to_contain_text(self.person.say(message, **params))

    def follow_clause(self, clause: str) -> None:
        """From the answer to the rules, which open over the table."""
        self.alert.get_by_role("link", name=clause).click()
        expect(self.rules.clause(clause)).to_have_attribute("aria-current", "location")

    @property
    def rules(self) -> Rulebook:
        """The rules in a sheet over the table."""
        return Rulebook(self.person, self.page.get_by_role("dialog"))

    # ---- what can be done ----

    def seat(self, number: int) -> Locator:
        return self.page.get_by_test_id(f"seat-{number}")

    def choice(self, action: str) -> Locator:
        """A button beneath the line: a decision without a place on the board."""
        return self.beneath.locator(f'[data-action="{action}"]')

    def part(self, part: str) -> Locator:
        return self.board.locator(f'[data-part~="{part}"]')

    @property
    def possible(self) -> Locator:
        """Everything on the board that can be pointed at now."""
        return self.board.locator("[data-possible]")
