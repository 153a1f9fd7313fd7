"""Regions, claims, keeps and points (CA-1.5, CA-5, CA-8, CA-11)."""

import pytest

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
    legal,
    phase,
    position,
    table,
)


@pytest.mark.clause("CA-1.5")
def test_the_double_keep_is_used_once() -> None:
    match = after(table(B), ALL_OF_B, TWO_CELLS, "T1,0 double:0,0")
    assert match.state()["double_used"] == [True, False]
    assert refused(match, "double:0,0") == "CA-1.5"
    assert refused(match, "keep") == "CA-1.5"


@pytest.mark.clause("CA-5.1")
def test_a_wall_without_a_tower_at_its_end_can_be_walked_around() -> None:
    """A spur inside a hall divides nothing until the tower at its other end stands."""
    match = after(table(A), ALL_OF_A, HALL, "keep S1,1E")
    assert [yard["size"] for yard in courtyards(match)] == [4]


@pytest.mark.clause("CA-5.2")
def test_a_courtyard_stays_with_who_closed_it() -> None:
    """Seat 1 closes what seat 0 has left open by one tower."""
    match = after(table(A), "play:T2+W4", "T0,0 S0,0E T1,0 S0,0N T0,1 S0,1E S1,0N S-1,0E")
    assert (match.state()["pool"], phase(match)) == ({"L": 0, "S": 0, "T": 0}, "draw")
    after(match, "draw:W1T0 play:T2 T1,1")
    assert courtyards(match) == [{"cell": [0, 0], "owner": 1, "doubled": False, "size": 1, "towers": 4}]
    after(match, "keep T-1,0 S-1,0N S-1,1E draw:W1T0")
    assert match.state()["scores"] == [0, 4]


@pytest.mark.clause("CA-5.3")
def test_a_courtyard_is_named_by_its_westernmost_then_southernmost_cell() -> None:
    """An L of three cells: 0,0, -1,0 and -1,-1 is called -1,-1; coordinates compare as numbers."""
    walls = "T0,0 L0,-2N T0,-2 L-2,-2E T-2,-2 L-2,-2N T-2,0 S-2,0E T-1,0 S-1,0E"
    match = after(table(A), ALL_OF_A, walls)
    assert [(yard["cell"], yard["size"]) for yard in courtyards(match)] == [([-2, -2], 4)]
    assert legal(match) == "double:-2,-2 keep"
    assert refused(match, "double:0,0") == "CA-8.3"
    assert refused(match, "double:-02,-2") == "CA-8.3"


@pytest.mark.clause("CA-5.4")
def test_a_tower_counts_once_for_each_courtyard_it_touches() -> None:
    match = after(table(B), ALL_OF_B, TWO_CELLS, "T1,0 keep S1,0N keep")
    assert [yard["towers"] for yard in courtyards(match)] == [4, 4]
    assert len(match.state()["towers"]) == 6


@pytest.mark.clause("CA-8.1")
def test_a_wall_between_two_towers_closes_a_courtyard() -> None:
    match = after(table(A), ALL_OF_A, "T0,0 S0,0E T1,0 S0,0N T0,1 S1,0N T1,1 S0,1E")
    assert (phase(match), [yard["owner"] for yard in courtyards(match)]) == ("claim", [0])


@pytest.mark.clause("CA-8.2")
def test_both_parts_of_a_divided_courtyard_belong_to_its_owner() -> None:
    match = after(table(B), ALL_OF_B, TWO_CELLS, "T1,0 keep S1,0N keep")
    assert [(yard["cell"], yard["owner"], yard["size"]) for yard in courtyards(match)] == [
        ([0, 0], 0, 1),
        ([1, 0], 0, 1),
    ]
    assert match.state()["keeps"] == [2, 0]


@pytest.mark.clause("CA-8.3")
def test_doubling_is_decided_at_once_or_not_at_all() -> None:
    match = after(table(A), ALL_OF_A)
    assert refused(match, "double:0,0") == "CA-8.3"
    after(match, SQUARE, "T1,1")
    assert refused(match, "stay:0,0") == "CA-8.4"
    assert refused(match, "double:1,1") == "CA-8.3"
    assert refused(match, "double:") == "CA-8.3"
    after(match, "keep")
    assert refused(match, "double:0,0") == "CA-8.3"
    assert match.state()["double_used"] == [False, False]


@pytest.mark.clause("CA-8.4")
def test_the_part_that_stays_doubled_must_be_named() -> None:
    match = after(table(B), ALL_OF_B, TWO_CELLS, "T1,0 double:0,0 S1,0N")
    for action in ("keep", "double:0,0", "stay:5,5", "stay:0"):
        assert refused(match, action) == "CA-8.4"
    after(match, "stay:0,0")
    assert [yard["doubled"] for yard in courtyards(match)] == [True, False]
    assert match.state()["claim"] is None


@pytest.mark.clause("CA-8.5")
def test_a_claim_comes_before_everything_else() -> None:
    match = after(table(A), ALL_OF_A, SQUARE, "T1,1")
    for action in ("S-1,0E", "play:T2", "draw:W1T0", "nonsense"):
        assert refused(match, action) == "CA-8.5"


@pytest.mark.clause("CA-8.5")
def test_without_a_double_keep_left_no_question_is_asked() -> None:
    match = after(table(B), ALL_OF_B, TWO_CELLS, "T1,0 double:0,0 S1,0N stay:0,0")
    assert phase(match) == "build"
    after(match, "L0,1N L2,1N draw:W1T0", "play:T2 T0,3 T2,3 S-1,0E S-1,1E draw:W1T0")
    after(match, "play:W1 L0,3E")
    assert phase(match) == "build"
    assert [yard["cell"] for yard in courtyards(match)] == [[0, 0], [0, 1], [1, 0]]
    assert {yard["owner"] for yard in courtyards(match)} == {0}
    assert "double" not in legal(match)


@pytest.mark.clause("CA-11.1")
def test_the_running_score_counts_towers() -> None:
    match = after(table(A), ALL_OF_A, SQUARE)
    assert match.result().scores == [0, 0]
    after(match, "T1,1 keep")
    assert match.result().scores == [4, 0]
    assert not match.result().over


@pytest.mark.clause("CA-11.2")
def test_a_doubled_courtyard_has_two_keeps() -> None:
    match = after(table(A), ALL_OF_A, SQUARE, "T1,1 double:0,0")
    assert position(match).keeps() == [2, 0]
