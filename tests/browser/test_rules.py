"""The rules for people in the browser: drawn examples, exact clauses, and the sheet over a table."""

import re

import pytest
from playwright.sync_api import expect

from castelude.core.game import AnyGame
from tests.kit import GAMES
from tests.kit.browser import NOVICE, PHONE, Come
from tests.kit.pages.castello import CastelloBoard
from tests.kit.pages.home import game_card
from tests.kit.pages.rules import CreditsPage, RulesPage

DRAWN = [game for game in GAMES if game.examples]
OWN_EDITIONS = ("castellan", "castellum")


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_every_example_is_drawn_and_can_be_shown_to_its_end(visitor: Come, game: AnyGame) -> None:
    ada = visitor("Ada", reduced_motion="reduce")
    rules = RulesPage(ada, game.id)
    expect(rules.examples).to_have_count(len(game.examples))
    for example in rules.examples.all():
        rules.play(example)


def test_a_mark_shows_the_exact_clause_and_its_reason(visitor: Come) -> None:
    ada = visitor("Ada")
    rules = RulesPage(ada, "castello")
    mark = rules.mark("CO-6.1")
    expect(mark).to_have_accessible_name(ada.say("web-rules-mark-ruling", clause="CO-6.1"))
    mark.click()
    expect(rules.exact("CO-6.1")).to_contain_text(ada.say("web-ruling-why"))
    expect(mark).to_have_attribute("aria-expanded", "true")
    mark.click()
    expect(rules.exact("CO-6.1")).to_have_count(0)


@pytest.mark.parametrize("where", [{}, PHONE], ids=["wide", "phone"])
def test_the_rules_open_over_the_table_and_close_again(visitor: Come, where: dict[str, object]) -> None:
    ada = visitor("Ada", **where)
    table = ada.person.open_table(**NOVICE)
    board = CastelloBoard(ada).open(table)
    board.play("A5", "B5", "F9")
    board.alert.get_by_role("link").click()
    sheet = ada.page.get_by_role("dialog", name=ada.say("web-rules-of", game=ada.say("castello-name")))
    expect(board.rules.linked.first).to_be_in_viewport()
    expect(ada.page).to_have_url(re.compile(f"/t/{table}$"))
    ada.page.go_back()
    expect(sheet).to_have_count(0)
    expect(board.cell("B5")).to_be_visible()
    ada.link("web-rules").last.click()
    expect(board.rules.chapter("aim")).to_be_visible()
    ada.button("web-rules-close").click()
    expect(sheet).to_have_count(0)
    expect(ada.page).to_have_url(re.compile(f"/t/{table}$"))


def test_credits_give_every_ruling_and_editions_of_our_own_are_named_where_games_are_chosen(visitor: Come) -> None:
    ada = visitor("Ada", locale="fr-FR")
    page = CreditsPage(ada)
    for game in DRAWN:
        rulings = page.rulings(game.id)
        expect(rulings).to_have_count(sum(clause.ruling for clause in game.clauses))
        expect(rulings.first).to_contain_text(next(clause.title("fr") for clause in game.clauses if clause.ruling))
    ada.go("/")
    for game in DRAWN:
        shown = game_card(ada, game.id).get_by_test_id("own-edition")
        expect(shown).to_have_count(1 if game.id in OWN_EDITIONS else 0)
    expect(game_card(ada, "castellan").get_by_test_id("own-edition")).to_contain_text(
        ada.say("web-edition-own-castellan")
    )
    ada.go("/new?game=castellum")
    expect(ada.page.get_by_test_id("own-edition")).to_contain_text(ada.say("web-edition-own-castellum"))
    assert ada.troubles == []
