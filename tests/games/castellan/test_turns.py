"""The course of the game: cards, handing on, drawing, the last round (CA-6, CA-7, CA-9, CA-10)."""

import pytest

from castelude import new_match
from castelude.core.errors import GameOver
from tests.kit import refused
from tests.kit.castellan import A, after, give, go, legal, phase, position, table

OPENING = "play:T2 T0,0 S0,0E T1,0 S1,0E"


@pytest.mark.clause("CA-6.1")
def test_the_decisions_of_a_turn_come_in_their_order() -> None:
    match = table(A)
    assert phase(match) == "play"
    for action in ("T0,0", "draw:W1T0", "end", "", "pass", "play"):
        assert refused(match, action) == "CA-6.1"
    after(match, "play:T2")
    assert phase(match) == "build"
    for action in ("play:T5", "draw:W1T0", "x"):
        assert refused(match, action) == "CA-6.1"
    after(match, "T0,0 S0,0E T1,0 S1,0E")
    assert phase(match) == "draw"
    for action in ("play:T5", "T2,0", "S5,5E", "end"):
        assert refused(match, action) == "CA-6.1"


@pytest.mark.clause("CA-6.1")
def test_in_phase_end_nothing_else_can_be_done() -> None:
    match = table(A)
    give(position(match), 0, "T2 T5")
    go(match, OPENING)
    assert phase(match) == "end"
    for action in ("play:T5", "T2,0", "draw:W1T0", "draw:W0T0", "End", "end "):
        assert refused(match, action) == "CA-6.1"
    assert refused(match, "keep") == "CA-8.3"


@pytest.mark.clause("CA-9.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_trial_fitting_every_turn_closes_with_a_draw_or_an_end(players: int) -> None:
    """CA-15, 11: one play, its first decision, and one draw or `end`, its last."""
    for trial_fitting in (True, False):
        match = new_match("castellan", players, {"trial_fitting": trial_fitting}, seed=players)
        match.playout(players, 10000)
        turns: list[list[str]] = []
        for action in match.actions:
            if action.startswith("play:"):
                turns.append([])
            turns[-1].append(action)
        closing = [[action for action in turn if action.startswith(("draw:", "end"))] for turn in turns]
        if trial_fitting:
            assert all(closed == turn[-1:] for closed, turn in zip(closing, turns, strict=True))
            assert match.actions[-1] == "end"
        else:
            assert all(closed in ([], turn[-1:]) for closed, turn in zip(closing, turns, strict=True))
            assert "end" not in match.actions


@pytest.mark.clause("CA-6.2")
def test_any_cards_of_the_hand_named_in_order() -> None:
    match = after(table(A), OPENING, "draw:W1T0")
    assert match.explain("play:T5+W4").clause == "CA-6.2"
    for action in ("play:W4+T5", "play:T5+T5", "play:T1", "play:T9", "play:", "play:T5+", "play:T5 W4", "play:t5"):
        assert refused(match, action) == "CA-6.2"
    assert match.explain("play:W4+T5").params == {"right": "play:T5+W4"}


@pytest.mark.clause("CA-6.3")
def test_from_turn_2_on_every_set_is_legal() -> None:
    match = after(table(A, "T1 T7 W5 W6"), OPENING, "draw:W1T0")
    assert len(match.legal()) == 15
    assert "play:W5+W6" in match.legal()


@pytest.mark.clause("CA-6.3")
def test_if_nothing_fits_every_set_may_be_played() -> None:
    match = table(A)
    give(position(match), 0, "T1 W6", "T2", "W2")
    assert legal(match) == "play:T1+W6"
    give(position(match), 0, "T1", "T2", "W2")
    assert legal(match) == "play:T1"
    assert match.explain("play:T1").clause == "CA-6.3"


@pytest.mark.clause("CA-6.4")
def test_the_pieces_of_the_cards_go_into_the_pool() -> None:
    match = after(table(A), "play:T2+W1")
    state = match.state()
    assert state["pool"] == {"L": 2, "S": 3, "T": 3}
    assert state["supply"] == {"L": 24, "S": 27, "T": 29}
    assert state["played"] == ["T2", "W1"]
    assert state["hands"][0] == ["T5", "W4"]
    assert state["discards"] == [[], []]


@pytest.mark.clause("CA-7.1")
def test_every_piece_must_be_placed_in_any_order() -> None:
    match = after(table(A), "play:T2", "S0,0E")
    assert legal(match) == "T0,0 T1,0"
    after(match, "T1,0 S1,0N T0,0")
    assert phase(match) == "draw"


@pytest.mark.clause("CA-7.2")
def test_in_turn_1_too_pieces_are_handed_on() -> None:
    """The first seat closes a ring of four towers and four walls, and a fifth tower has no wall end to stand on."""
    match = after(table("T1 T4 W2 W4"), "play:T1+T4+W2", "T0,0 L0,0E T2,0 S2,0N T2,1 L0,1E T0,1 S0,0N keep")
    assert (phase(match), match.state()["pool"]) == ("draw", {"L": 0, "S": 0, "T": 1})
    after(match, "draw:W2T0 play:W4")
    assert match.state()["pool"] == {"L": 0, "S": 3, "T": 2}


@pytest.mark.clause("CA-7.2")
def test_pieces_can_be_handed_on_again() -> None:
    match = after(
        table("T2 T4 W1 W2", "T1 T2 W1 W2", "T1 T2 W1 W2"),
        "play:T4 T0,0 L0,0E T2,0 draw:W1T0",
        "play:T1 draw:W1T1",
        "play:T1",
    )
    assert match.state()["pool"] == {"L": 0, "S": 0, "T": 4}
    after(match, "draw:W2T0")
    assert (match.actor, match.state()["pool"]) == (0, {"L": 0, "S": 0, "T": 4})


@pytest.mark.clause("CA-9.1")
def test_one_card_and_one_for_each_symbol() -> None:
    assert legal(after(table(A), OPENING)) == "draw:W0T1 draw:W1T0"
    match = after(table("T1 T7 W5 W6"), "play:T1+T7+W6", "T0,0 S0,0E T1,0 S1,0E T2,0 S2,0E")
    assert legal(match) == "draw:W0T4 draw:W1T3 draw:W2T2 draw:W3T1 draw:W4T0"
    assert refused(match, "draw:W0T1") == "CA-9.1"
    assert refused(match, "draw:W5T0") == "CA-9.1"


@pytest.mark.clause("CA-9.2")
def test_a_split_says_both_numbers() -> None:
    match = after(table(A), OPENING)
    for action in ("draw:W1", "draw:T0W1", "draw:W01T0", "draw:", "draw:W1T-0"):
        assert refused(match, action) == "CA-9.2"
    assert refused(match, "draw:W99999999999999999999T0") == "CA-9.1"
    give(position(match), 0, "T5", "T6")
    assert match.game.explain(position(match), "draw:W1T0").clause == "CA-9.2"
    assert legal(match) == "draw:W0T1"


@pytest.mark.clause("CA-9.3")
def test_played_cards_are_laid_aside() -> None:
    match = after(table(A), OPENING, "draw:W1T0")
    state = match.state()
    assert state["discards"] == [["T2"], []]
    assert state["played"] == []
    assert state["hands"][0] == ["T5", "W1", "W2", "W4"]
    assert (state["turn"], state["actor"], state["phase"]) == (2, 1, "play")


@pytest.mark.clause("CA-10.1")
def test_every_other_seat_has_one_more_turn() -> None:
    match = table(A, A, A)
    give(position(match), 0, "T2")
    give(position(match), 1, "T6")
    give(position(match), 2, "W4 W3", "T6", "")
    go(match, OPENING)
    assert match.state()["ended_by"] is None, "only from the moment when the turn has ended"
    go(match, "end")
    assert (match.state()["ended_by"], match.actor) == (0, 1)
    go(match, "play:T6 T2,0 S2,0E S2,0N end")
    assert (match.state()["ended_by"], match.actor) == (0, 2)
    assert legal(match) == "play:T6+W3+W4"


@pytest.mark.clause("CA-10.2")
def test_in_the_last_turn_the_whole_hand_is_played() -> None:
    match = table(A)
    give(position(match), 0, "T2")
    give(position(match), 1, "T5 W4", "T1 T6", "W7")
    go(match, OPENING, "end")
    assert match.state()["hands"][1] == ["T1", "T5", "T6", "W4", "W7"]
    assert match.state()["tower_decks"][1] == match.state()["wall_decks"][1] == []
    assert refused(match, "play:T5") == "CA-10.2"
    assert match.explain("play:T1+T5+T6+W4+W7").clause == "CA-10.2"


@pytest.mark.clause("CA-10.3")
def test_after_the_end_nothing_can_be_done() -> None:
    match = new_match("castellan", 3, seed=4)
    match.playout(4, 1000)
    assert match.state()["phase"] == "over"
    assert match.actor is None
    assert refused(match, "play:T1") == "CA-10.3"
    with pytest.raises(GameOver):
        match.apply("keep")


@pytest.mark.clause("CA-10.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seat_before_the_one_that_ran_out_has_the_last_word(players: int) -> None:
    for seed in range(10):
        match = new_match("castellan", players, seed=seed)
        last = -1
        while match.actor is not None:
            last = position(match).mover
            match.playout(seed + len(match.actions), 1)
        assert last == (match.state()["ended_by"] - 1) % players
        assert all(hand == [] for hand in match.state()["hands"])
