"""The rules for people in the browser: drawn examples, exact clauses, and the sheet over a table."""

import re

import pytest
from playwright.sync_api import expect

from castelude.core.game import AnyGame
from tests.kit import GAMES
from tests.kit.browser import NOVICE, PHONE, Come

DRAWN = [game for game in GAMES if game.examples]


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_every_example_is_drawn_and_can_be_shown_to_its_end(visitor: Come, game: AnyGame) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    ada.go(f"/rules/{game.id}")
    examples = ada.page.locator("[data-example]")
    expect(examples).to_have_count(len(game.examples))
    for example in examples.all():
        example.scroll_into_view_if_needed()
        expect(example.get_by_role("img").first).to_be_visible()
        forward = example.get_by_role("button", name="Forward")
        while forward.count() and forward.is_enabled():
            forward.click()
        expect(example.get_by_role("img").first).to_be_visible()
    assert ada.troubles == []


def test_a_mark_shows_the_exact_clause_and_its_reason(visitor: Come) -> None:
    ada = visitor("Ada")
    ada.go("/rules/castello")
    mark = ada.page.get_by_role("link", name="The exact rule CO-6.1, our own reading")
    mark.click()
    exact = ada.page.get_by_role("complementary", name="Rule CO-6.1 in its exact words")
    expect(exact).to_contain_text("Why:")
    expect(mark).to_have_attribute("aria-expanded", "true")
    mark.click()
    expect(exact).to_have_count(0)


@pytest.mark.parametrize("where", [{}, PHONE], ids=["wide", "phone"])
def test_the_rules_open_over_the_table_and_close_again(visitor: Come, where: dict[str, object]) -> None:
    ada = visitor("Ada", **where)
    table = ada.person.open_table(**NOVICE)
    ada.go(f"/t/{table}")
    ada.cell("A5").click()
    ada.cell("B5").click()
    ada.cell("F9").click()
    ada.page.get_by_role("alert").get_by_role("link").click()
    sheet = ada.page.get_by_role("dialog", name="Rules of Castello")
    expect(sheet.locator(".linked")).to_be_in_viewport()
    expect(ada.page).to_have_url(re.compile(f"/t/{table}$"))
    ada.page.go_back()
    expect(sheet).to_have_count(0)
    expect(ada.cell("B5")).to_be_visible()
    ada.page.get_by_role("link", name="Rules", exact=True).last.click()
    expect(sheet.get_by_role("heading", name="The aim")).to_be_visible()
    ada.button("Back to the game").click()
    expect(sheet).to_have_count(0)
    expect(ada.page).to_have_url(re.compile(f"/t/{table}$"))
    assert ada.troubles == []
