"""Decisions that players seldom meet: the Minstrel, a King with the Favourite at court, a gift for a fourth angel."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from castelude import Match, new_match
from castelude.texts import say
from tests.kit.browser import Come, Visitor
from tests.kit.castel import setup_of
from tests.kit.castellum import plain


def table_of_two(ada: Visitor, ben: Visitor, game: str, setup: dict[str, Any], seat: int, actions: str) -> Match:
    """A table at which Ada sits with her browser and Ben plays by the API, after some actions by the API."""
    match = new_match(game, 2, setup=setup, manual_chance=True)
    table = ada.person.open_table(game, setup=setup, seat=seat)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    for action in actions.split():
        (ada if match.actor == seat else ben).person.command(table, "act", action=action)
        match.apply(action)
    ada.go(f"/t/{table}")
    return match


def place(person: Visitor, name: str) -> Locator:
    return person.page.locator(f'[data-place="{name}"]')


def part(person: Visitor, name: str) -> Locator:
    return person.page.locator(f'[data-part~="{name}"]')


def expect_at(person: Visitor, cell: str, kind: str) -> None:
    expect(place(person, cell)).to_have_attribute("aria-label", re.compile(say(f"castel-card-{kind}", "en")))


def test_the_minstrel_lays_the_cards_around_him_cell_by_cell(visitor: Come) -> None:
    """CT-6.22."""
    ada, ben = visitor("Ada", reduced_motion="reduce"), visitor("Ben")
    setup = setup_of("2p; 0: prince, princess, favourite, minstrel")[2]
    before = "place:prince@b2 place:princess@d2 draw draw place:favourite@c4 place:minstrel@c3"
    table_of_two(ada, ben, "castel", setup, 0, before)
    expect(place(ada, "b2")).to_have_attribute("aria-selected", "true")
    expect(ada.page.get_by_test_id("now")).to_contain_text("b2")
    for cell in ("b2", "c4", "d2"):
        expect(place(ada, cell)).to_have_attribute("data-part", re.compile("laid:"))
    place(ada, "c4").click()
    expect_at(ada, "b2", "favourite")
    expect_at(ada, "c4", "prince")
    expect(place(ada, "c4")).to_have_attribute("aria-selected", "true")
    place(ada, "d2").focus()
    place(ada, "d2").press("Enter")
    expect_at(ada, "c4", "princess")
    expect_at(ada, "d2", "prince")
    expect(ada.page.get_by_test_id("log-turn").last).to_contain_text(say("castel-card-princess", "en"))


def test_the_seat_of_the_favourite_sends_the_king_back(visitor: Come) -> None:
    """CT-6.10: even though the Favourite has just been sent away."""
    ada, ben = visitor("Ada", reduced_motion="reduce"), visitor("Ben")
    setup = setup_of("2p; 0: king, soldier; 1: archer, favourite")[2]
    before = "place:soldier@b1 draw place:favourite@b2 place:archer@a1 place:king@d4 send:favourite@b2"
    table_of_two(ada, ben, "castel", setup, 1, before)
    expect(ada.page.get_by_test_id("now")).to_contain_text(say("castel-card-king", "en"))
    place(ada, "d4").click()
    expect(place(ada, "d4")).to_have_attribute("aria-label", re.compile(say("web-castel-free", "en")))
    expect_at(ada, "b1", "soldier")


def test_a_gift_of_the_hand_makes_room_for_a_fourth_angel(visitor: Come) -> None:
    """CM-4.8."""
    ada, ben = visitor("Ada", reduced_motion="reduce"), visitor("Ben")
    before = (
        "worker:servaas worker:oudebrug take:gold worker:servaas worker:oudebrug take:gold enemy:E1579-01>s0c1 "
        "enemy:E1579-03>s1c1 enemy:E1579-02>s0c2 enemy:E1579-04>s1c2 pass worker:oudebrug take:gold worker:servaas "
        "worker:oudebrug take:gold"
    )
    table_of_two(ada, ben, "castellum", plain(angels="A01 A02 A20 A26"), 0, before)
    part(ada, "space:servaas").click()
    drawn = ada.page.get_by_test_id("drawn")
    expect(drawn).to_contain_text(say("castellum-name-A26", "en"))
    expect(part(ada, "do:discard")).to_contain_text(say("castellum-name-A26", "en"))
    part(ada, "given:stone+wood").click()
    expect(drawn).to_have_count(0)
    expect(part(ada, "card:A26")).to_be_visible()
    expect(part(ada, "card:A20")).to_have_count(0)


def test_one_of_two_gifts_is_chosen_for_a_fourth_angel(visitor: Come) -> None:
    """CM-4.8: the card drawn and one of the hand; the card drawn stays where the other one is played."""
    ada, ben = visitor("Ada", reduced_motion="reduce"), visitor("Ben")
    before = (
        "worker:servaas worker:oudebrug take:gold worker:servaas worker:oudebrug take:gold enemy:E1579-01>s0c1 "
        "enemy:E1579-03>s1c1 enemy:E1579-02>s0c2 enemy:E1579-04>s1c2 pass worker:oudebrug take:gold worker:servaas "
        "worker:oudebrug take:gold worker:servaas"
    )
    table_of_two(ada, ben, "castellum", plain(angels="A01 A02 A20 A21"), 0, before)
    expect(part(ada, "given:gold+gold")).to_have_count(0)
    part(ada, "card:A20").click()
    part(ada, "given:gold+gold").click()
    expect(ada.page.get_by_test_id("drawn")).to_have_count(0)
    expect(part(ada, "card:A21")).to_be_visible()
    expect(part(ada, "card:A20")).to_have_count(0)
