"""The end of a Castellan turn in which there is nothing to draw (CA-9.2, CA-12.1)."""

from typing import Any

import pytest
from playwright.sync_api import expect

from castelude import Match, new_match
from tests.kit.browser import PHONE, Come
from tests.kit.castellan import A, setup_for
from tests.kit.pages.castellan import CastellanBoard
from tests.kit.room import Person, RunningRoom, begin

PIECES = ("L", "S", "T")


def ending_turn() -> Match:
    """A game in which seat 0 has laid the last piece of a turn, and its decks are empty."""
    for seed in range(100):
        match = new_match("castellan", 2, setup=setup_for(A, A))
        while match.actor is not None:
            match.playout(seed + len(match.actions), 1)
            if match.state()["phase"] == "end" and match.actor == 0 and match.actions[-1].startswith(PIECES):
                return match
    raise AssertionError("no such game")


@pytest.mark.parametrize("look", [{}, {**PHONE, "locale": "fr-FR"}], ids=["wide", "phone"])
def test_a_turn_with_empty_decks_ends_by_a_button(visitor: Come, room: RunningRoom, look: dict[str, Any]) -> None:
    ada, bob = visitor("Ada", reduced_motion="reduce", **look), Person(room, "Bob")
    match = ending_turn()
    table = begin(ada.person, bob, game="castellan", setup=match.setup)
    for seat, action in zip(match.actors, match.actions, strict=True):
        (ada.person, bob)[seat].command(table, "act", action=action)
    board = CastellanBoard(ada).open(table)
    board.expect_now("web-castellan-now-end")
    end = ada.part("do:end")
    expect(end).to_be_enabled()
    expect(ada.page.get_by_test_id("end-turn").get_by_role("button")).to_have_count(1)
    assert ada.fits()

    last = match.actions[-1]
    ada.person.command(table, "takeback")
    expect(end).to_have_count(0)
    board.command(table, last)
    board.expect_laid(last)
    board.expect_now("web-castellan-now-end")

    if look:
        ada.tap(end)
    else:
        end.focus()
        ada.press("Enter")
    match.apply("end")
    expect(end).to_have_count(0)
    board.wait_for("over" if match.actor is None else "theirs")
    assert ada.person.table(table)["plies"] == len(match.actions)
    assert ada.troubles == []
