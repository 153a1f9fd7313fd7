"""The lattice and where pieces may go (CA-3, CA-4)."""

import pytest

from tests.kit import refused
from tests.kit.castellan import ALL_OF_A, ALL_OF_B, HALL, SQUARE, A, B, after, courtyards, table


@pytest.mark.clause("CA-3.1")
def test_the_lattice_goes_on_in_every_direction() -> None:
    match = after(table(A), ALL_OF_A, "T0,0 L-2,0E T-2,0 L-4,0E T-4,0 L-6,0E T-6,0")
    assert match.state()["towers"] == [[-6, 0], [-4, 0], [-2, 0], [0, 0]]
    assert {"S-7,0E", "S-6,-1N", "S-6,0N"} <= set(match.legal())


@pytest.mark.clause("CA-3.2")
def test_a_long_wall_is_as_long_as_two_short_ones_with_a_tower() -> None:
    match = after(table(A), ALL_OF_A, "T0,0 L0,0E S0,0N T0,1 S0,1E T1,1 S1,1E T2,1")
    assert courtyards(match) == []
    after(match, "S2,0N T2,0")
    assert courtyards(match) == [{"cell": [0, 0], "owner": 0, "doubled": False, "size": 2, "towers": 5}]


@pytest.mark.clause("CA-3.3")
def test_tower_nodes_middles_and_free_nodes() -> None:
    """A node where a wall ends is free: a tower may come. A middle and a tower node are not."""
    match = after(table(A), ALL_OF_A, "T0,0 L0,0E")
    assert "T2,0" in match.legal()
    assert match.explain("T1,0").message == "castellan-tower-on-middle"
    assert match.explain("T0,0").message == "castellan-tower-there"
    assert match.explain("T3,0").message == "castellan-no-wall-end"


@pytest.mark.clause("CA-3.4")
@pytest.mark.parametrize(
    "text",
    [
        "T00,0",
        "T+1,0",
        "T-0,0",
        "T0, 0",
        "T0,0E",
        "S0,0",
        "S0,0W",
        "S0,0S",
        "L0,0",
        "L0",
        "T",
        "S0,0e",
        "T٣,0",
        "T0,0\n",
    ],
)
def test_a_placement_is_written_in_one_way_only(text: str) -> None:
    assert refused(after(table(A), ALL_OF_A), text) == "CA-3.4"


@pytest.mark.clause("CA-3.4")
def test_walls_are_named_from_their_west_or_south_end() -> None:
    match = after(table(A), ALL_OF_A, "T0,0 L-2,0E S0,-1N")
    assert match.state()["long"] == [[-2, 0, "E"]]
    assert match.state()["short"] == [[0, -1, "N"]]


@pytest.mark.clause("CA-4.1")
def test_the_first_piece_lies_at_the_origin() -> None:
    match = after(table(A), ALL_OF_A)
    assert match.legal() == ["L0,0E", "S0,0E", "T0,0"]
    for action in ("T1,0", "S0,0N", "L-2,0E", "T0,1"):
        assert refused(match, action) == "CA-4.1"
    assert match.explain("T0,0").clause == "CA-4.1"


@pytest.mark.clause("CA-4.2")
def test_a_tower_needs_a_wall_end() -> None:
    match = after(table(A), ALL_OF_A, "T0,0 S0,0E L0,0N")
    assert match.explain("T1,0").legal
    assert match.explain("T0,2").clause == "CA-4.2"
    for action in ("T0,0", "T0,1", "T5,5", "T123456789012345678901234567890,0", "T-99999,-99999"):
        assert refused(match, action) == "CA-4.2"


@pytest.mark.clause("CA-4.3")
def test_a_short_wall_needs_a_tower_and_room_at_both_ends() -> None:
    match = after(table(A), ALL_OF_A, "T0,0 L0,0N S0,0E")
    assert match.explain("S0,0E").message == "castellan-edge-covered"
    assert match.explain("S0,0N").message == "castellan-edge-covered"
    assert match.explain("S-1,1E").message == "castellan-end-at-middle"
    assert match.explain("S1,0E").message == "castellan-not-connected"
    assert match.explain("S7,7N").message == "castellan-not-connected"
    assert match.explain("S-1,0E").legal


@pytest.mark.clause("CA-4.4")
def test_a_long_wall_needs_a_free_way() -> None:
    match = after(table(A), ALL_OF_A, "T0,0 S0,0E T1,0 S1,0N T1,1 S1,1N L1,1E S0,0N")
    assert match.explain("L-1,0E").message == "castellan-edge-covered"
    assert match.explain("L0,1E").message == "castellan-edge-covered"
    assert match.explain("L-1,1E").message == "castellan-long-over-end"
    assert match.explain("L2,1N").message == "castellan-end-at-middle"
    assert match.explain("L3,1N").message == "castellan-not-connected"
    assert match.explain("L-2,0E").legal
    after(match, "T0,1")
    assert match.explain("L-1,1E").message == "castellan-long-over-tower"


@pytest.mark.clause("CA-4.4")
def test_long_walls_do_not_cross() -> None:
    match = after(table(A), ALL_OF_A, "T0,0 S0,0E T1,0 S1,-1N T1,-1 L0,0N T0,2 S0,2E T1,2")
    assert match.explain("L-1,1E").message == "castellan-long-over-middle"
    assert refused(match, "L-1,1E") == "CA-4.4"


@pytest.mark.clause("CA-4.5")
def test_the_own_courtyard_is_open_and_those_of_others_are_not() -> None:
    match = after(table(A), ALL_OF_A, HALL, "keep")
    assert match.explain("S1,1E").legal
    after(match, "S-1,0E S0,-1N S2,0E S2,-1N S2,2E draw:W1T0 play:T2")
    verdict = match.explain("S1,1E")
    assert (verdict.clause, verdict.params) == ("CA-4.5", {"seat": "0", "cell": "0,0"})
    assert match.explain("S2,2N").legal


@pytest.mark.clause("CA-4.6")
def test_only_pieces_of_the_pool() -> None:
    match = after(table(A), "play:T2")
    for action in ("L0,0E", "L5,5N"):
        assert refused(match, action) == "CA-4.6"
    after(match, "T0,0 S0,0E S0,0N")
    assert refused(match, "S-1,0E") == "CA-4.6"


@pytest.mark.clause("CA-4.7")
def test_a_tower_joins_all_walls_that_end_there() -> None:
    """Four walls end at 1,1; between them everything is open until the tower comes."""
    around = "T0,0 S0,0E T1,0 S1,0N S0,0N T0,1 S0,1E S1,0E T2,0 S2,0N T2,1"
    match = after(table(B), ALL_OF_B, around)
    assert "S1,1E" in match.legal()
    after(match, "S1,1E")
    assert courtyards(match) == []
    after(match, "T1,1")
    assert [yard["cell"] for yard in courtyards(match)] == [[0, 0], [1, 0]]


@pytest.mark.clause("CA-4.7")
def test_walls_that_face_each_other_leave_a_gap() -> None:
    match = after(table(A), ALL_OF_A, SQUARE)
    assert courtyards(match) == []
    assert match.explain("S1,1N").message == "castellan-not-connected"
