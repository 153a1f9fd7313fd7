"""The first page, from which a game begins, and the page of a new table."""

import json
from typing import Any

from playwright.sync_api import Locator, expect

from tests.kit.browser import Visitor


def game_card(person: Visitor, game: str) -> Locator:
    return person.page.get_by_test_id("game").and_(person.page.locator(f'[data-game="{game}"]'))


def play_now(person: Visitor, game: str, level: str, bots: int | None = None) -> None:
    """Two clicks lead to a game against a bot, three to one against several."""
    person.go("/")
    card = game_card(person, game)
    card.get_by_role("button", name=person.say("web-play-now")).click()
    if bots is not None:
        card.get_by_test_id(f"count-{bots}").click()
    card.get_by_test_id(f"level-{level}").click()


def with_friends(person: Visitor, game: str) -> str:
    """One click opens a table for friends; its link."""
    person.go("/")
    game_card(person, game).get_by_role("button", name=person.say("web-play-friends")).click()
    return person.field("web-share").input_value()


def accept(person: Visitor, link: str, name: str | None = None) -> None:
    """Follow a link and sit down, perhaps under another name."""
    person.page.goto(link)
    person.page.get_by_test_id("invitation").wait_for()
    if name is not None:
        person.field("web-profile-name").fill(name)
    person.button("web-invitation-sit").click()


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
