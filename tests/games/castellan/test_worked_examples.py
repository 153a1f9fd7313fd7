"""The worked examples of the page (CA-16), one by one."""

import pytest

from castelude import Match
from castelude.core.playout import perft
from castelude.games.castellan.position import OVER
from tests.kit import refused
from tests.kit.castellan import (
    ALL_OF_A,
    ALL_OF_B,
    HALL,
    SQUARE,
    TWO_CELLS,
    A,
    B,
    after,
    courtyards,
    give,
    go,
    legal,
    phase,
    position,
    table,
)


@pytest.mark.clause("CA-6.2")
def test_1_every_set_of_the_hand() -> None:
    match = table(A)
    assert len(match.legal()) == 15
    assert match.legal()[0] == "play:T2"
    assert match.legal()[-1] == "play:W4"
    assert legal(after(match, "play:T2")) == "S0,0E T0,0"


@pytest.mark.clause("CA-6.3")
def test_2_numbers_that_fit_together_in_turn_1() -> None:
    match = table("T1 T7 W5 W6")
    assert legal(match) == (
        "play:T1+T7+W5 play:T1+T7+W5+W6 play:T1+T7+W6 play:T1+W5 play:T1+W5+W6 play:T1+W6 play:T7 play:T7+W6"
    )
    for action in ("play:T1", "play:T1+T7", "play:T7+W5", "play:W5+W6"):
        assert refused(match, action) == "CA-6.3"


@pytest.mark.clause("CA-4.1")
def test_3_the_first_pieces() -> None:
    assert legal(after(table(A), ALL_OF_A, "S0,0E")) == "T0,0 T1,0"
    assert legal(after(table(A), ALL_OF_A, "T0,0")) == "L-2,0E L0,-2N L0,0E L0,0N S-1,0E S0,-1N S0,0E S0,0N"


@pytest.mark.clause("CA-5.1")
def test_4_a_corner_without_its_tower_is_open() -> None:
    match = after(table(A), ALL_OF_A, SQUARE)
    assert courtyards(match) == []
    assert refused(match, "S1,1E") == "CA-4.3"
    after(match, "T1,1")
    assert phase(match) == "claim"
    assert legal(match) == "double:0,0 keep"
    assert courtyards(match) == [{"cell": [0, 0], "doubled": False, "owner": 0, "size": 1, "towers": 4}]
    after(match, "double:0,0")
    assert (match.state()["scores"], match.state()["keeps"]) == ([8, 0], [2, 0])
    match.undo()
    after(match, "keep")
    assert (match.state()["scores"], match.state()["keeps"]) == ([4, 0], [1, 0])


@pytest.mark.clause("CA-4.3")
@pytest.mark.clause("CA-4.4")
def test_5_nothing_ends_at_a_middle() -> None:
    match = after(table(A), ALL_OF_A, "T0,0 L0,0E T2,0 L0,0N T0,2")
    assert refused(match, "T1,0") == "CA-4.2"
    assert refused(match, "S1,0N") == "CA-4.3"
    assert refused(match, "S1,-1N") == "CA-4.3"
    assert refused(match, "L0,1E") == "CA-4.4"
    assert {"L2,0N", "S2,0N", "L0,2E", "S0,2E"} <= set(match.legal())


@pytest.mark.clause("CA-4.4")
def test_6_a_long_wall_does_not_block_an_end() -> None:
    match = after(table(A), ALL_OF_A, "T0,0 S0,0E T1,0 S1,0N S0,0N T0,1")
    assert refused(match, "L0,1E") == "CA-4.4"
    assert "S0,1E" in match.legal()


@pytest.mark.clause("CA-8.1")
def test_7_a_hall_with_five_towers() -> None:
    match = after(table(A), ALL_OF_A, HALL)
    assert courtyards(match) == [{"cell": [0, 0], "doubled": False, "owner": 0, "size": 4, "towers": 5}]
    after(match, "keep")
    assert match.state()["pool"] == {"L": 0, "S": 5, "T": 0}
    assert legal(match) == "S-1,0E S-1,2E S0,-1N S0,2N S1,1E S2,-1N S2,0E S2,1E S2,2E S2,2N"


@pytest.mark.clause("CA-4.5")
def test_8_nobody_builds_in_a_foreign_courtyard() -> None:
    match = after(table(A), ALL_OF_A, HALL, "keep S1,1E S-1,0E S0,-1N S2,0E S2,-1N")
    assert phase(match) == "draw"
    assert legal(match) == "draw:W0T1 draw:W1T0"
    after(match, "draw:W1T0 play:T2")
    assert legal(match) == "S-1,2E S0,2N S2,1E S2,2E S2,2N T-1,0 T0,-1 T2,-1 T3,0"
    assert refused(match, "T1,1") == "CA-4.5"
    after(match, "T-1,0 T0,-1 S-1,2E S0,2N draw:W0T1")
    after(match, "play:W2", "T1,1")
    assert courtyards(match)[0]["towers"] == 6


@pytest.mark.clause("CA-8.1")
def test_9_one_tower_makes_two_courtyards() -> None:
    match = after(table(B), ALL_OF_B, TWO_CELLS, "S1,0N")
    assert courtyards(match) == []
    after(match, "T1,0")
    assert legal(match) == "double:0,0 double:1,0 keep"
    assert [(yard["cell"], yard["towers"]) for yard in courtyards(match)] == [([0, 0], 4), ([1, 0], 4)]


@pytest.mark.clause("CA-8.2")
def test_10_a_wall_divides_an_own_courtyard() -> None:
    match = after(table(B), ALL_OF_B, TWO_CELLS, "T1,0")
    assert [(yard["size"], yard["towers"]) for yard in courtyards(match)] == [(2, 6)]
    after(match, "keep S1,0N")
    assert legal(match) == "double:0,0 double:1,0 keep"
    after(match, "keep")
    assert (match.state()["scores"], match.state()["keeps"]) == ([8, 0], [2, 0])
    match.undo()
    after(match, "double:1,0")
    assert (match.state()["scores"], match.state()["keeps"]) == ([12, 0], [3, 0])


@pytest.mark.clause("CA-8.4")
def test_11_which_part_stays_doubled() -> None:
    match = after(table(B), ALL_OF_B, TWO_CELLS, "T1,0 double:0,0")
    assert (match.state()["scores"], match.state()["keeps"]) == ([12, 0], [2, 0])
    after(match, "S1,0N")
    assert legal(match) == "stay:0,0 stay:1,0"
    assert [yard["doubled"] for yard in courtyards(match)] == [False, False]
    assert match.state()["scores"] == [8, 0]
    assert match.state()["claim"] == {"kind": "stay", "cells": [[0, 0], [1, 0]]}
    after(match, "stay:1,0")
    assert (match.state()["scores"], match.state()["keeps"]) == ([12, 0], [3, 0])
    assert [yard["doubled"] for yard in courtyards(match)] == [False, True]


@pytest.mark.clause("CA-2.1")
def test_11_without_double_keeps_no_claim_is_asked() -> None:
    match = after(table(B, double_keep=False), ALL_OF_B, TWO_CELLS, "T1,0")
    assert (phase(match), match.state()["scores"]) == ("build", [6, 0])
    after(match, "S1,0N")
    assert (phase(match), match.state()["scores"]) == ("build", [8, 0])


@pytest.mark.clause("CA-7.2")
def test_12_towers_without_a_wall_end_are_handed_on() -> None:
    match = after(table("T2 T4 W1 W2", "T1 T2 W1 W2"), "play:T4 T0,0 L0,0E T2,0 draw:W1T0", "play:T1")
    assert phase(match) == "draw"
    assert match.state()["pool"] == {"L": 0, "S": 0, "T": 2}
    assert legal(match) == "draw:W0T2 draw:W1T1 draw:W2T0"
    after(match, "draw:W1T1")
    assert (match.actor, phase(match)) == (0, "play")
    assert match.state()["pool"] == {"L": 0, "S": 0, "T": 2}
    after(match, "play:W1")
    assert match.state()["pool"] == {"L": 2, "S": 1, "T": 3}


@pytest.mark.clause("CA-7.2")
def test_13_a_tower_without_a_free_side() -> None:
    match = after(table("T2 T7 W1 W2", "T2 T3 W1 W5"), "play:T7 T0,0 S0,0E draw:W2T0")
    after(match, "play:W5 L-2,0E L0,0N L0,-2N")
    assert (phase(match), match.state()["pool"]) == ("draw", {"L": 0, "S": 1, "T": 0})
    assert legal(match) == "draw:W0T1 draw:W1T0"


@pytest.mark.clause("CA-5.4")
@pytest.mark.clause("CA-11.1")
def test_14_a_tower_on_a_spur_inside_counts() -> None:
    match = after(table(A), ALL_OF_A, HALL, "double:0,0")
    assert match.state()["scores"] == [10, 0]
    after(match, "S1,1E S-1,0E S0,-1N S2,0E S2,-1N draw:W1T0", "play:T2 T-1,0 T0,-1 S-1,2E S0,2N draw:W0T1")
    after(match, "play:W2", "T1,1")
    assert match.state()["scores"] == [12, 0]


def drawing_after_t1(tower_deck: str, wall_deck: str) -> str:
    """The draw decision of a seat that has played T1 alone and has these decks and an empty hand."""
    match = after(table("T2 T4 W1 W2", "T1 T2 W1 W2"), "play:T4 T0,0 L0,0E T2,0 draw:W1T0")
    give(position(match), 1, "T1", tower_deck, wall_deck)
    return " ".join(match.game.legal(go(match, "play:T1")))


@pytest.mark.clause("CA-9.1")
@pytest.mark.clause("CA-9.2")
def test_15_drawing_with_few_cards_left() -> None:
    assert drawing_after_t1("T5 T6", "W1") == "draw:W0T2 draw:W1T1"
    assert drawing_after_t1("", "W1") == "draw:W1T0"


@pytest.mark.clause("CA-9.2")
def test_15_with_empty_decks_a_turn_ends_by_end() -> None:
    match = table(A)
    give(position(match), 0, "T2 T5")
    here = go(match, "play:T2 T0,0 S0,0E T1,0 S1,0E")
    assert (here.mover, here.turn, match.state()["phase"]) == (0, 1, "end")
    assert match.legal() == ["end"]
    assert match.explain("end").clause == "CA-9.2"
    go(match, "end")
    assert (here.mover, here.turn, match.state()["phase"]) == (1, 2, "play")
    assert match.state()["ended_by"] is None


@pytest.mark.clause("CA-9.2")
def test_15_end_comes_after_the_claim_of_the_last_placement() -> None:
    match = table(A)
    give(position(match), 0, "T2 T5 W1 W4")
    go(match, "play:T2+T5+W4", SQUARE, "S-1,0E S0,-1N L1,0E T1,1")
    assert match.legal() == ["double:0,0", "keep"]
    go(match, "keep")
    assert match.legal() == ["end"]


@pytest.mark.clause("CA-9.3")
def test_15_without_trial_fitting_the_turn_ends_with_the_last_placement() -> None:
    match = table(A, trial_fitting=False)
    give(position(match), 0, "T2 T5")
    here = go(match, "play:T2 T0,0 S0,0E T1,0")
    assert (here.mover, here.turn) == (0, 1)
    go(match, "S1,0E")
    assert (here.mover, here.turn, match.state()["phase"]) == (1, 2, "play")


@pytest.mark.clause("CA-10.2")
@pytest.mark.parametrize("trial_fitting", [True, False])
def test_16_the_last_turn_plays_everything(trial_fitting: bool) -> None:
    match = table(A, trial_fitting=trial_fitting)
    give(position(match), 0, "T2")
    give(position(match), 1, "T3", "T6", "W2")
    end = "end" if trial_fitting else ""
    here = go(match, "play:T2 T0,0 S0,0E T1,0 S1,0E", end)
    state = match.state()
    assert (state["ended_by"], state["hands"][1], state["turn"]) == (0, ["T3", "T6", "W2"], 2)
    assert match.legal() == ["play:T3+T6+W2"]
    go(match, "play:T3+T6+W2")
    while match.state()["phase"] in ("build", "claim"):
        here.play(here.move_at(0))
    assert match.state()["phase"] == ("end" if trial_fitting else "over")
    go(match, end)
    assert (match.state()["phase"], match.state()["turn"]) == ("over", 2)


@pytest.mark.clause("CA-11.2")
@pytest.mark.parametrize(
    ("touching", "owners", "winners"),
    [
        ([4, 4, 4, 4, 4, 5, 5, 5, 5], [0, 0, 0, 0, 0, 1, 1, 1, 1], [0]),
        ([4, 4, 4, 4, 4, 4, 4, 4, 4, 4], [0, 0, 0, 0, 0, 1, 1, 1, 1, 1], [0, 1]),
        ([4, 5], [0, 1], [1]),
        ([], [], [0, 1]),
    ],
)
def test_17_most_points_then_most_keeps(touching: list[int], owners: list[int], winners: list[int]) -> None:
    from librt.vecs import vec
    from mypy_extensions import i64

    here = position(table(A))
    here.castle.courtyards.touching = vec[i64]([0, *touching])
    here.castle.courtyards.owner = vec[i64]([2, *owners])
    assert here.winners() == []
    here.phase = OVER
    assert here.winners() == winners


@pytest.mark.clause("CA-7.1")
def test_18_perft() -> None:
    start = table(B).position
    assert [perft(start, depth) for depth in (1, 2, 3, 4)] == [15, 41, 156, 858]


RINGED = "play:T4 T0,0 L0,0E T2,0 end"
"""One long wall between two towers: no wall end is free."""


def ringed(trial_fitting: bool) -> Match:
    """Seat 0 has ended the game's last round but one with a castle that has no free wall end; seat 1 still has T1."""
    match = table("T2 T4 W1 W2", "T1 T2 W1 W2", trial_fitting=trial_fitting)
    give(position(match), 0, "T4")
    give(position(match), 1, "T1")
    go(match, RINGED if trial_fitting else RINGED.removesuffix("end"))
    return match


TWO_TOWERS = {"L": 0, "S": 0, "T": 2}
NOTHING = {"L": 0, "S": 0, "T": 0}


@pytest.mark.clause("CA-7.3")
@pytest.mark.clause("CA-10.3")
def test_19_pieces_without_a_place_go_out_of_the_game_at_the_end() -> None:
    match = ringed(trial_fitting=True)
    assert match.legal() == ["play:T1"]
    go(match, "play:T1")
    state = match.state()
    assert (state["phase"], state["pool"], state["out"]) == ("end", TWO_TOWERS, NOTHING)
    go(match, "end")
    state = match.state()
    assert (state["phase"], state["pool"], state["out"]) == ("over", NOTHING, TWO_TOWERS)


@pytest.mark.clause("CA-7.3")
def test_19_without_trial_fitting_the_play_ends_the_game() -> None:
    match = ringed(trial_fitting=False)
    go(match, "play:T1")
    state = match.state()
    assert (state["phase"], state["pool"], state["out"]) == ("over", NOTHING, TWO_TOWERS)


@pytest.mark.clause("CA-7.2")
def test_19_the_next_seat_gets_the_pieces_after_end() -> None:
    match = table("T2 T4 W1 W2", "T1 T2 W1 W2", "T1 T2 W1 W2")
    give(position(match), 0, "T4")
    give(position(match), 1, "T1")
    give(position(match), 2, "W1")
    go(match, RINGED, "play:T1")
    assert (match.state()["phase"], match.actor) == ("end", 1)
    go(match, "end")
    state = match.state()
    assert (state["phase"], state["actor"], state["pool"]) == ("play", 2, TWO_TOWERS)
