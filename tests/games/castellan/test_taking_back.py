"""Trial fitting (CA-12): which decisions may be taken back now."""

import pytest

from tests.kit.castellan import ALL_OF_A, SQUARE, A, after, give, position, table


@pytest.mark.clause("CA-12.1")
def test_placements_and_claims_of_the_turn_may_be_taken_back() -> None:
    match = table(A)
    assert match.free_takebacks() == 0
    after(match, ALL_OF_A)
    assert match.free_takebacks() == 0, "a play is never taken back"
    after(match, SQUARE)
    assert match.free_takebacks() == 7
    after(match, "T1,1")
    assert match.free_takebacks() == 8
    after(match, "double:0,0")
    assert match.free_takebacks() == 9


@pytest.mark.clause("CA-12.1")
def test_also_before_drawing_but_never_the_draw() -> None:
    match = after(table(A), "play:T2 T0,0 S0,0E T1,0 S1,0E")
    assert match.state()["phase"] == "draw"
    assert match.free_takebacks() == 4
    after(match, "draw:W1T0")
    assert match.free_takebacks() == 0
    after(match, "play:T2 T2,0")
    assert match.free_takebacks() == 1


@pytest.mark.clause("CA-12.1")
def test_a_turn_that_ended_by_itself_is_over() -> None:
    """Without a draw the last placement ends the turn: the next seat is active, and nothing is its own."""
    match = table(A)
    give(position(match), 0, "T2 T5")
    here = position(match)
    for action in ("play:T2", "T0,0", "S0,0E", "T1,0"):
        here.play(match.game.parse(here, action))
    before = here.copy()
    assert match.game.reversible(before, "T1,0", here) is True
    here.play(match.game.parse(here, "S1,0E"))
    assert here.mover == 1
    assert match.game.reversible(before, "S1,0E", here) is False


@pytest.mark.clause("CA-12.1")
def test_a_finished_game_is_not_taken_back() -> None:
    match = table(A)
    give(position(match), 0, "T2")
    give(position(match), 1, "T6")
    here = position(match)
    for action in ("play:T2", "T0,0", "S0,0E", "T1,0", "S1,0E", "play:T6", "T2,0", "S2,0E"):
        here.play(match.game.parse(here, action))
    before = here.copy()
    here.play(match.game.parse(here, "S2,0N"))
    assert match.state()["phase"] == "over"
    assert match.game.reversible(before, "S2,0N", here) is False


@pytest.mark.clause("CA-12.1")
def test_without_trial_fitting_a_piece_laid_is_a_piece_played() -> None:
    match = after(table(A, trial_fitting=False), ALL_OF_A, SQUARE, "T1,1 keep")
    assert match.free_takebacks() == 0
