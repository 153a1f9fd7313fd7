"""Coming back: the games that wait, the next one by a key, and the history with its filters."""

import re

from playwright.sync_api import expect

from tests.kit.browser import Come
from tests.kit.pages.games import GamesPage
from tests.kit.room import begin


def test_somebody_comes_back_to_games_that_wait(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    GamesPage(ann).expect_finished()
    expect(ann.page.get_by_test_id("filters")).to_be_visible()
    first, second, theirs, over = (begin(ann.person, bob.person) for _ in range(4))
    ann.person.command(theirs, "act", action="B5-D5")
    bob.person.command(over, "resign")
    GamesPage(ann).expect_playing(first, second, theirs)
    ann.press("g")
    expect(ann.page).to_have_url(re.compile(f"/t/{first}$"))
    expect(ann.page.get_by_test_id("next-game")).to_have_attribute("href", f"/t/{second}")
    ann.press("g")
    expect(ann.page).to_have_url(re.compile(f"/t/{second}$"))
    ann.person.command(second, "resign")
    games = GamesPage(ann)
    games.expect_finished("lost", "won")
    games.choose("web-history-outcome", "won")
    games.expect_finished("won")
    games.search("nobody")
    games.expect_finished()
    ann.button("web-history-clear").first.click()
    games.expect_finished("lost", "won")
    ann.page.get_by_test_id("played").nth(1).get_by_role("link").click()
    expect(ann.page).to_have_url(re.compile(f"/replay/{over}"))
