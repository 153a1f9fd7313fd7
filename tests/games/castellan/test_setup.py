"""Before play: seats, cards, pieces, options and setups (CA-1, CA-2)."""

from typing import Any

import pytest

from castelude import Rng, new_match
from castelude.core.errors import BadOptions, BadPlayers, BadSetup
from castelude.core.registry import get_game
from castelude.games.castellan import edition, words
from tests.kit import short
from tests.kit.castellan import A, after, setup_for, table

GAME = get_game("castellan")


def with_change(key: str, value: object) -> dict[str, Any]:
    return {**setup_for(A, A), key: value}


@pytest.mark.clause("CA-1.1")
def test_two_to_four_seats_take_turns_to_the_left() -> None:
    for players in (2, 3, 4):
        match = new_match("castellan", players, setup=setup_for(*[A] * players, first=players - 1))
        assert match.actor == players - 1
        after(match, "play:T2 T0,0 S0,0E T1,0 S1,0E draw:W1T0")
        assert match.actor == 0
        after(match, "play:T2 T2,0 S2,0E T3,0 S3,0E draw:W1T0")
        assert match.actor == 1
    for players in (1, 5):
        with pytest.raises(BadPlayers) as caught:
            new_match("castellan", players, seed=1)
        assert caught.value.clause == "CA-1.1"


@pytest.mark.clause("CA-1.2")
def test_the_faces_of_the_house_edition() -> None:
    """By card: long, short, towers, extra."""
    house = edition.load("house")
    assert dict(zip(house.ids, house.faces, strict=True)) == {
        "T1": (0, 0, 2, 1),
        "T2": (0, 2, 2, 0),
        "T3": (2, 0, 2, 0),
        "T4": (1, 0, 2, 0),
        "T5": (1, 1, 1, 0),
        "T6": (0, 2, 1, 0),
        "T7": (0, 1, 1, 1),
        "W1": (2, 1, 1, 0),
        "W2": (1, 2, 1, 0),
        "W3": (2, 0, 1, 0),
        "W4": (0, 3, 1, 0),
        "W5": (3, 1, 0, 0),
        "W6": (0, 2, 0, 1),
        "W7": (1, 0, 1, 1),
    }
    assert words.card_name(house, 0, "en") == "Twin Watch"
    assert words.card_name(house, 0, "fr") == "Les deux guets"


@pytest.mark.clause("CA-1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_supply_is_what_the_cards_show(players: int) -> None:
    state = new_match("castellan", players, seed=1).state()
    assert state["supply"] == {"L": 13 * players, "S": 15 * players, "T": 16 * players}
    assert state["pool"] == state["out"] == {"L": 0, "S": 0, "T": 0}


@pytest.mark.clause("CA-2.1")
def test_options_have_defaults_and_are_checked() -> None:
    assert GAME.check_options({}) == {"double_keep": True, "edition": "house", "trial_fitting": True}
    state = table(A, double_keep=False).state()
    assert state["options"] == {"double_keep": False, "edition": "house", "trial_fitting": True}
    for bad in ({"double_keep": 1}, {"edition": "nobody-has-this"}, {"edition": 3}, {"trial_fitting": None}, {"x": 1}):
        with pytest.raises(BadOptions) as caught:
            GAME.check_options(bad)
        assert caught.value.clause == "CA-2.1"


@pytest.mark.clause("CA-2.2")
@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (None, "CA-2.2 setup-object where=setup value=null known=first, tower_decks, wall_decks"),
        ([], "CA-2.2 setup-object where=setup value=[] known=first, tower_decks, wall_decks"),
        ({"first": 0}, "CA-2.2 setup-missing where=setup key=tower_decks"),
        (with_change("seed", 1), 'CA-2.2 setup-key where=setup key="seed" known=first, tower_decks, wall_decks'),
        (with_change("first", 2), "CA-2.2 setup-first value=2 most=1"),
        (with_change("first", -1), "CA-2.2 setup-first value=-1 most=1"),
        (with_change("first", True), "CA-2.2 setup-first value=true most=1"),
        (with_change("first", "0"), 'CA-2.2 setup-first value="0" most=1'),
        (with_change("tower_decks", None), "CA-2.2 setup-decks key=tower_decks value=null players=2"),
        (with_change("tower_decks", [["T1"]]), 'CA-2.2 setup-decks key=tower_decks value=[["T1"]] players=2'),
        (
            with_change("wall_decks", [None, None]),
            "CA-2.2 setup-deck where=wall_decks[0] value=null wanted=W1, W2, W3, W4, W5, W6, W7",
        ),
        (
            with_change("wall_decks", [["W1", "W2", "W3", "W4", "W5", "W6", "W7"], ["W1"]]),
            "CA-2.2 setup-lacking where=wall_decks[1] cards=W2, W3, W4, W5, W6, W7",
        ),
        (
            with_change("wall_decks", [["W1", "W1", "W3", "W4", "W5", "W6", "W7"]] * 2),
            "CA-2.2 setup-twice where=wall_decks[0] card=W1",
        ),
        (
            with_change("wall_decks", [["W1", "T2", "W3", "W4", "W5", "W6", "W7"]] * 2),
            'CA-2.2 setup-card where=wall_decks[0] value="T2" wanted=W1, W2, W3, W4, W5, W6, W7',
        ),
        (
            with_change("tower_decks", [["T1", "T2", "T3", "T4", "T5", "T6", "T8"]] * 2),
            'CA-2.2 setup-card where=tower_decks[0] value="T8" wanted=T1, T2, T3, T4, T5, T6, T7',
        ),
        (
            with_change("tower_decks", [["T1", "T2", "T3", "T4", "T5", "T6", {}]] * 2),
            "CA-2.2 setup-card where=tower_decks[0] value={} wanted=T1, T2, T3, T4, T5, T6, T7",
        ),
        (
            with_change("tower_decks", [["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T1"]] * 2),
            "CA-2.2 setup-twice where=tower_decks[0] card=T1",
        ),
    ],
)
def test_impossible_setups_are_refused(setup: object, reason: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.start(2, GAME.check_options({}), setup)
    assert short(caught.value) == reason
    assert caught.value.words("fr") != caught.value.words("en")


@pytest.mark.clause("CA-2.3")
def test_the_start() -> None:
    state = table("T3 T5 W2 W6", "T1 T4 W3 W7", first=1).state()
    assert state["hands"] == [["T3", "T5", "W2", "W6"], ["T1", "T4", "W3", "W7"]]
    assert state["tower_decks"] == [["T1", "T2", "T4", "T6", "T7"], ["T2", "T3", "T5", "T6", "T7"]]
    assert state["wall_decks"] == [["W1", "W3", "W4", "W5", "W7"], ["W1", "W2", "W4", "W5", "W6"]]
    assert (state["turn"], state["actor"], state["phase"]) == (1, 1, "play")
    assert state["towers"] == state["short"] == state["long"] == state["courtyards"] == []


@pytest.mark.clause("CA-2.3")
def test_seeds_shuffle_both_decks_and_the_start() -> None:
    setups = [GAME.deal(3, GAME.check_options({}), Rng(seed, "setup")) for seed in range(40)]
    assert {setup["first"] for setup in setups} == {0, 1, 2}
    assert len({str(setup["tower_decks"]) for setup in setups}) == 40
    assert len({str(setup["wall_decks"]) for setup in setups}) == 40
