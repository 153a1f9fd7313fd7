"""The client in a language that it was built without: it comes from the server, and no English is left."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, expect

from castelude.core.game import AnyGame
from castelude.texts import say
from tests.kit import GAMES
from tests.kit.browser import Visitor
from tests.kit.pages.rules import RulesPage
from tests.kit.pseudo import CODE, build, left_in_english, pseudo
from tests.kit.served import ServedRoom


@pytest.fixture(scope="module")
def ada(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """A visitor who has chosen the pseudo-language on the first page."""
    folder: Path = tmp_path_factory.mktemp("room")
    room = ServedRoom(folder, CASTELUDE_LOCALES=str(build(folder / "locales")))
    try:
        person = Visitor(browser, room, "Ada")
        person.go("/")
        person.page.get_by_label(say("web-profile-lang")).wait_for()
        assert left_in_english(person.page.locator("body").inner_text()) != []
        person.page.get_by_label(say("web-profile-lang")).select_option(CODE)
        expect(person.page.locator("html")).to_have_attribute("lang", CODE)
        yield person
        person.leave()
        assert person.troubles == []
    finally:
        room.close()


def expect_no_english(ada: Visitor) -> None:
    """The page, its labels included, says nothing of the English catalogues."""
    page = ada.page.locator("body")
    expect(page).not_to_contain_text(pseudo(say("web-loading")))
    words = page.inner_text() + "\n" + unquote(page.inner_html()) + "\n" + ada.page.title()
    assert left_in_english(words) == []
    assert "[web-" not in words


@pytest.mark.parametrize("path", ["/", "/lobby", "/new", "/help", "/profile", "/credits", "/nowhere"])
def test_the_pages(ada: Visitor, path: str) -> None:
    ada.go(path)
    expect(ada.page.get_by_role("link", name=pseudo(say("web-nav-lobby"))).first).to_be_visible()
    expect_no_english(ada)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_rules(ada: Visitor, game: AnyGame) -> None:
    RulesPage(ada, game.id)
    expect(ada.page.locator("[data-chapter]").first).to_be_visible()
    expect_no_english(ada)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_print_sheets(ada: Visitor, game: AnyGame) -> None:
    ada.go(f"/print/{game.id}")
    expect(ada.page.get_by_test_id("sheet").first).to_be_visible()
    expect_no_english(ada)


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_table(ada: Visitor, game: str) -> None:
    table = ada.person.open_table(game, bots={"1": "novice"}, start=True)
    ada.go(f"/t/{table}")
    expect(ada.page.get_by_role("tab", name=pseudo(say("web-log")))).to_be_visible()
    expect_no_english(ada)
