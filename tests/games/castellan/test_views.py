"""What a seat may know, and what is dealt again for it (CA-13)."""

import json

import pytest

from castelude import Rng, new_match
from tests.kit.castellan import A, after, position, table

STATE_KEYS = {
    "game", "players", "options", "turn", "actor", "phase", "ended_by", "towers", "short", "long", "courtyards",
    "pool", "supply", "out", "played", "discards", "claim", "double_used", "keeps", "scores",
    "hands", "tower_decks", "wall_decks",
}  # fmt: skip
HIDDEN = {"hands", "tower_decks", "wall_decks"}


def test_the_keys_of_state_and_view() -> None:
    match = new_match("castellan", 3, seed=1)
    assert set(match.state()) == STATE_KEYS
    assert set(match.view(0)) == STATE_KEYS - HIDDEN | {"seat", "hand", "hand_backs", "deck_sizes"}


@pytest.mark.clause("CA-9.3")
def test_a_seat_sees_its_hand_and_the_backs_of_the_others() -> None:
    match = after(table(A, "T1 T3 W2 W7"), "play:T2 T0,0 S0,0E T1,0 S1,0E draw:W1T0")
    view = match.view(1)
    assert view["hand"] == ["T1", "T3", "W2", "W7"]
    assert view["hand_backs"] == [{"T": 1, "W": 3}, {"T": 2, "W": 2}]
    assert view["deck_sizes"] == [{"T": 5, "W": 4}, {"T": 5, "W": 5}]
    assert view["discards"] == [["T2"], []]
    assert match.view(None)["hand"] is None
    assert match.view(None)["seat"] is None


def test_other_hands_and_decks_are_nowhere_in_a_view() -> None:
    """Two tables that differ only in what seat 1 cannot see give it the same view to the byte."""
    one, two = table("T2 T5 W1 W4", A), table("T2 T6 W1 W7", A)
    for match in (one, two):
        after(match, "play:T2 T0,0 S0,0E T1,0 S1,0E draw:W1T0")
    assert json.dumps(one.view(1)) == json.dumps(two.view(1))
    assert json.dumps(one.view(None)) == json.dumps(two.view(None))
    assert one.view(0) != two.view(0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_resampling_deals_the_unseen_cards_and_only_these(players: int) -> None:
    match = new_match("castellan", players, seed=8)
    match.playout(8, 25)
    here, game = position(match), match.game
    for seat in (None, *range(players)):
        hands, decks = set(), set()
        for seed in range(60):
            other = game.resample(here, seat, Rng(seed))
            state = game.state(other)
            assert game.view(other, seat) == match.view(seat)
            for who in range(players):
                cards = state["hands"][who] + state["tower_decks"][who] + state["wall_decks"][who]
                cards += state["discards"][who] + (state["played"] if who == state["actor"] else [])
                assert sorted(cards) == list(here.edition.ids)
            if seat is not None:
                assert state["hands"][seat] == match.state()["hands"][seat]
            hands.add(json.dumps(state["hands"]))
            decks.add(json.dumps([state["tower_decks"], state["wall_decks"]]))
        assert len(hands) > 3
        assert len(decks) > 20


def test_resampling_can_reach_what_is_really_there() -> None:
    """The true hands are among those dealt: nothing that is possible is left out."""
    match = after(table("T2 T5 W1 W4", "T1 T3 W2 W7"), "play:T2 T0,0 S0,0E T1,0 S1,0E draw:W1T0")
    true = match.state()["hands"][0]
    dealt = [match.game.state(match.game.resample(match.position, 1, Rng(k)))["hands"][0] for k in range(1500)]
    assert true in dealt
    assert {len(hand) for hand in dealt} == {4}
    assert not any("T2" in hand for hand in dealt)  # it was laid aside face up
