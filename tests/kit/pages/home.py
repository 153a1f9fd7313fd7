"""The first page, from which a game begins, and the page of a new table."""

import json
from typing import Any

from playwright.sync_api import Locator, expect

from tests.kit.browser import Visitor


def game_card(person: Visitor, game: str) -> Locator:
    return person.page.get_by_test_id("game").and_(person.page.locator(f'[data-game="{game}"]'))


def play_now(person: Visitor, game: str, level: str) -> None:
    """Two clicks lead to a game against a bot."""
    person.go("/")
    card = game_card(person, game)
    card.get_by_role("button", name=person.say("web-play-now")).click()
    card.get_by_test_id(f"level-{level}").click()


class NewTablePage:
    def __init__(self, person: Visitor, game: str) -> None:
        self.person = person
        person.go(f"/new?game={game}")
        person.page.get_by_test_id("setup-open").click()

    def create(self, setup: str | dict[str, Any]) -> None:
        """Open the table with a position of one's own."""
        text = setup if isinstance(setup, str) else json.dumps(setup)
        self.person.field("web-new-setup-help").fill(text)
        self.person.button("web-new-create").click()

    def expect_refusal(self, message: str, **params: str | int) -> None:
        expect(self.person.page.get_by_role("alert")).to_contain_text(self.person.say(message, **params))
