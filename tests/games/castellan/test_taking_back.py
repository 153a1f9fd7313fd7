"""Trial fitting (CA-12): which decisions may be taken back now."""

import pytest

from castelude import new_match
from tests.kit.castellan import ALL_OF_A, SQUARE, A, after, give, go, position, table


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
def test_a_turn_without_a_draw_can_be_taken_back_until_its_end() -> None:
    match = table(A)
    give(position(match), 0, "T2 T5")
    here = go(match, "play:T2 T0,0 S0,0E T1,0")
    before = here.copy()
    go(match, "S1,0E")
    assert match.state()["phase"] == "end"
    assert match.game.reversible(before, "S1,0E", here) is True
    ending = here.copy()
    go(match, "end")
    assert here.mover == 1
    assert match.game.reversible(ending, "end", here) is False
    assert match.game.reversible(before, "S1,0E", here) is False


@pytest.mark.clause("CA-12.1")
def test_a_finished_game_is_not_taken_back() -> None:
    match = table(A)
    give(position(match), 0, "T2")
    give(position(match), 1, "T6")
    here = go(match, "play:T2 T0,0 S0,0E T1,0 S1,0E end play:T6 T2,0 S2,0E")
    before = here.copy()
    go(match, "S2,0N")
    assert match.game.reversible(before, "S2,0N", here) is True, "in the last turn of the game too"
    ending = here.copy()
    go(match, "end")
    assert match.state()["phase"] == "over"
    assert match.game.reversible(before, "S2,0N", here) is False
    assert match.game.reversible(ending, "end", here) is False


@pytest.mark.clause("CA-12.1")
def test_whole_turns_of_real_games_are_taken_back_before_end() -> None:
    """Taking back and building again comes to the same game; nothing of it stays in the record."""
    tried = 0
    for seed in range(4):
        match = new_match("castellan", 2 + seed % 3, seed=seed)
        while match.actor is not None:
            match.playout(seed + len(match.actions), 1)
            if match.state()["phase"] == "end":
                turn, state = match.lately(), match.state()
                free = match.free_takebacks()
                assert free == len(turn) - 1
                for _ in range(free):
                    match.undo()
                assert (match.free_takebacks(), match.actions[-1]) == (0, turn[0])
                match.apply_all(turn[1:])
                assert match.state() == state
                tried += 1
    assert tried > 4


@pytest.mark.clause("CA-12.1")
def test_without_trial_fitting_a_piece_laid_is_a_piece_played() -> None:
    match = after(table(A, trial_fitting=False), ALL_OF_A, SQUARE, "T1,1 keep")
    assert match.free_takebacks() == 0
