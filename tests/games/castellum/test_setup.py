"""Before play: players, options, setups (CM-2)."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from castelude import Rng, new_match
from castelude.core.errors import BadOptions, BadPlayers, BadSetup
from castelude.games.castellum import GAME
from castelude.games.castellum.edition_file import house_edition
from castelude.games.castellum.position import first_position
from tests.kit.castellum import board, plain


@pytest.mark.clause("CM-2.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(BadPlayers) as caught:
        new_match("castellum", players)
    assert caught.value.clause == "CM-2.1"


@pytest.mark.clause("CM-2.2")
def test_there_are_no_options_in_the_house_edition() -> None:
    assert GAME.check_options({}) == {}
    assert GAME.check_options({"edition": "house"}) == {}
    assert new_match("castellum", seed=1).record().options == {}


@pytest.mark.clause("CM-2.2")
@pytest.mark.parametrize("given", [{"advanced": True}, {"edition": "nobody"}, {"edition": 1}, {"edition": None}])
def test_other_options_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as caught:
        new_match("castellum", 2, given, seed=1)
    assert caught.value.clause == "CM-2.2"
    assert caught.value.words("fr")


@pytest.mark.clause("CM-2.3")
def test_a_seed_deals_a_setup_with_every_card_once() -> None:
    setup = GAME.deal(4, {}, Rng(3, "setup"))
    assert set(setup) == set(plain())
    assert 0 <= setup["first"] < 4
    for key, cards in plain().items():
        if key == "enemies":
            assert {year: sorted(pile) for year, pile in setup[key].items()} == cards
        elif key != "first":
            assert sorted(setup[key]) == cards
            assert setup[key] != cards
    assert GAME.state(GAME.start(4, {}, setup))["first"] == setup["first"]


def changed(**values: object) -> dict[str, Any]:
    return {**plain(), **values}


def without(key: str) -> dict[str, Any]:
    setup = plain()
    del setup[key]
    return setup


def damaged(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    setup = plain()
    change(setup)
    return setup


@pytest.mark.clause("CM-2.3")
@pytest.mark.parametrize(
    ("setup", "words"),
    [
        (None, "must be a JSON object"),
        ([], "must be a JSON object"),
        ({}, "lacks the key first"),
        (changed(seed=1), 'has no key "seed"'),
        (changed(first=2), "0 to 1, not 2"),
        (changed(first=-1), "not -1"),
        (changed(first=True), "not true"),
        (changed(first=None), "not null"),
        (changed(first=1.0), "not 1.0"),
        (without("angels_again"), "lacks the key angels_again"),
        (changed(forts="F05"), "must be a list"),
        (changed(troops={}), "must be a list"),
        (damaged(lambda setup: setup["forts"].append("F01")), '"F01" does not belong in forts'),
        (damaged(lambda setup: setup["forts"].pop()), "F20 is missing from forts"),
        (damaged(lambda setup: setup["troops"].append("T01")), "T01 appears twice in troops"),
        (damaged(lambda setup: setup["angels"].__setitem__(0, 7)), "7 does not belong in angels"),
        (damaged(lambda setup: setup["angels"].__setitem__(0, ["A01"])), "does not belong in angels"),
        (damaged(lambda setup: setup["angels_again"].clear()), "A01 is missing from angels_again"),
        (changed(enemies=[]), "enemies must be a JSON object"),
        (changed(enemies={}), "lacks the key 1579"),
        (damaged(lambda setup: setup["enemies"].__setitem__("1800", [])), 'has no key "1800"'),
        (damaged(lambda setup: setup["enemies"].__setitem__("1632", None)), "enemies.1632 must be a list"),
        (damaged(lambda setup: setup["enemies"]["1632"].__setitem__(0, "E1579-01")), "does not belong in enemies.1632"),
    ],
)
def test_impossible_setups_are_refused_with_what_is_wrong(setup: object, words: str) -> None:
    before = copy.deepcopy(setup)
    with pytest.raises(BadSetup) as caught:
        GAME.start(2, {}, setup)
    assert caught.value.clause == "CM-2.3"
    assert words in str(caught.value)
    assert caught.value.words("fr") != str(caught.value)
    assert setup == before


@pytest.mark.clause("CM-2.5")
def test_nothing_random_happens_in_play() -> None:
    match = new_match("castellum", 4, seed=9, manual_chance=True)
    while match.actor is not None:
        assert isinstance(match.actor, int)
        match.apply(match.legal()[-1])
    again = new_match("castellum", 4, setup=match.setup)
    again.apply_all(match.actions)
    assert again.state() == match.state()


def test_an_incomplete_deck_never_becomes_a_position() -> None:
    for pile in ("forts", "troops", "angels", "angels_again", "enemies"):
        match = new_match("castellum", 2, seed=1)
        deal = board(match).deal
        setattr(deal, pile, getattr(deal, pile)[1:])
        with pytest.raises(ValueError, match="not complete"):
            first_position(house_edition(), 2, 0, deal)
