"""The worked examples of the page, in its order."""

from typing import Any

import pytest

from castelude import Match
from castelude.core.errors import BadSetup
from tests.kit import refused
from tests.kit.castello import after, board, castello, seen

FIGURE_3 = board(
    """
      A B C D E
    4 . . . . b
    3 . R . . b
    2 . R . r .
    1 . . . . .
    """,
    red="A12",
    first=1,
)


@pytest.mark.clause("CO-4.1")
def test_1_the_normal_start() -> None:
    match = castello()
    assert {"A1-C1", "A1-C3", "B1-C2", "B1-D1", "B1-D3"} <= set(match.legal())
    assert refused(match, "A1-B1") == "CO-4.1"
    assert refused(match, "A1-D1") == "CO-4.1"
    assert refused(match, "T1-S1") == "CO-3.2"
    assert refused(match, "stop") == "CO-5.4"


@pytest.mark.clause("CO-4.3")
def test_2_a_double_step_only_at_first() -> None:
    picture = """
           A B C D E
        10 . . . . .
        9  . . . . .
        8  . R . . .
        7  . . . . .
        6  . . . . .
    """
    match = castello(board(picture, black="U8", unmoved=["B8", "U8"]))
    doubles = {"B8-B6", "B8-B10", "B8-D6", "B8-D8", "B8-D10"}
    assert len(match.legal()) == 13
    assert doubles <= set(match.legal())
    after(match, "B8-D8", "U8-S8")
    assert match.legal() == sorted(["D8-C7", "D8-C8", "D8-C9", "D8-D7", "D8-D9", "D8-E7", "D8-E8", "D8-E9"])
    assert refused(match, "D8-F8") == "CO-4.3"


@pytest.mark.clause("CO-5.1")
def test_3_a_capture() -> None:
    picture = """
          A B C D E
        6 . . . . .
        5 . R b . .
        4 . . . . .
    """
    match = castello(board(picture, black="U1"))
    assert refused(match, "B5-C5") == "CO-4.1"
    after(match, "B5-D5")
    assert seen(match, "captured_pawns", "actor", "black") == [[1, 0], 1, ["U1"]]


@pytest.mark.clause("CO-5.2")
def test_4_figure_3() -> None:
    match = castello(FIGURE_3)
    assert after(match, "E4-E2").legal() == ["E2-C2", "stop"]
    assert after(match, "E2-C2").legal() == ["C2-A2", "C2-A4", "stop"]
    assert after(match, "C2-A2").legal() == ["A2-C4", "stop"]
    after(match, "A2-C4")
    assert seen(match, "red", "captured_pawns", "black") == [["A12"], [0, 3], ["C4", "E3"]]
    assert "1. ... E4-E2xC2xA2xC4\n" in match.game.to_notation(match.record())


@pytest.mark.clause("CO-5.3")
def test_5_figure_3_stopped() -> None:
    match = after(castello(FIGURE_3), "E4-E2")
    assert refused(match, "E2-E4") == "CO-5.3"
    assert refused(match, "E2-D1") == "CO-5.2"
    after(match, "stop")
    assert seen(match, "captured_pawns", "turns", "quiet", "actor") == [[0, 0], 1, 1, 0]


@pytest.mark.clause("CO-5.5")
def test_6_five_captures_end_the_turn() -> None:
    picture = """
          A B C D E F G H I J K L
        1 R b . b . b . b . b . b
    """
    match = castello(board(picture))
    after(match, "A1-C1", "C1-E1", "E1-G1", "G1-I1", "I1-K1")
    assert seen(match, "captured_pawns", "actor", "red", "black") == [[5, 0], 1, ["K1"], ["L1"]]


@pytest.mark.clause("CO-5.3")
def test_7_no_cell_twice_without_a_capture() -> None:
    picture = """
          C D E F G
        8 . . . . #
        7 . . r . .
        6 . r . r .
        5 . r r . .
        4 . . . . .
    """
    match = castello(board(picture, black="U1"))
    after(match, "D5-F5", "F5-F7", "F7-D7")
    assert seen(match, "actor", "turns", "chain") == [1, 1, None]


@pytest.mark.clause("CO-4.5")
def test_8_castles_block() -> None:
    picture = """
          E F G H I
        9 . . . . .
        8 . r # . .
        7 . . . . .
    """
    match = castello(board(picture, black="U1"))
    assert refused(match, "F8-G8") == "CO-4.1"
    assert refused(match, "F8-H8") == "CO-4.5"
    assert {"F8-G7", "F8-G9"} <= set(match.legal())


@pytest.mark.clause("CO-6.1")
def test_9_a_castle_is_captured() -> None:
    picture = """
          M N O P
        9 . . r .
        8 . r # .
        7 . . . .
        6 . r . .
    """
    match = after(castello(board(picture, black="U1")), "N6-O7")
    assert seen(match, "captured_castles", "quiet") == [[["O8"], []], 0]
    assert match.result().scores == [1, 0]
    assert "N8-O8" in after(match, "U1-U2").legal()


@pytest.mark.clause("CO-6.1")
def test_9_two_colours_do_not_besiege_together() -> None:
    picture = """
          M N O P
        9 . . b .
        8 . r # .
        7 . . . .
        6 . r . .
    """
    match = after(castello(board(picture, black="U1")), "N6-O7")
    assert seen(match, "captured_castles") == [[], []]


@pytest.mark.clause("CO-6.3")
def test_10_nobody_takes_a_castle_of_their_own_home() -> None:
    picture = """
          E F G H I
        9 . . r . .
        8 . r # . .
        7 . . . r .
    """
    match = after(castello(board(picture, black="U1")), "H7-H8")
    assert seen(match, "captured_castles", "quiet") == [[[], []], 1]
    match = after(castello(board(picture.replace("r", "b"), red="A1", first=1)), "H7-H8")
    assert seen(match, "captured_castles") == [[], ["G8"]]


@pytest.mark.clause("CO-6.4")
def test_11_the_middle_falls_after_a_castle_of_the_enemy_home() -> None:
    picture = """
          I J K L M N O P
        9 . . r . . . r .
        8 . r # . . r # .
        7 . . . r . . . .
        6 . . . . . r . .
    """
    match = castello(board(picture, black="U1"))
    after(match, "L7-L8")
    assert seen(match, "captured_castles") == [[], []]
    after(match, "U1-U2", "N6-O7")
    assert seen(match, "captured_castles") == [["K8", "O8"], []]
    assert "2. N6-O7+K8+O8\n" in match.game.to_notation(match.record())


@pytest.mark.clause("CO-6.2")
def test_12_only_the_mover_captures() -> None:
    picture = """
          G H I J K
        5 . . r . .
        4 . r # r .
        3 . . . . .
    """
    match = castello(board(picture, red="C1", black="U1", first=1))
    assert "I4" in seen(after(match, "U1-U2"), "castles")
    assert seen(after(match, "C1-C2"), "captured_castles") == [["I4"], []]


@pytest.mark.clause("CO-6.2")
def test_13_a_siege_in_passing_does_not_count() -> None:
    picture = """
          F G H I J K
        6 . . . . . .
        5 . b . r . .
        4 . . . # r .
        3 # . b . . .
        2 . . r . . .
        1 . . r . . .
    """
    setup = board(picture, black="U1")
    match = after(castello(setup), "H2-H4")
    assert "stop" in match.legal()
    assert "I4" in seen(after(match, "H4-F6"), "castles")
    assert seen(after(castello(setup), "H2-H4", "stop"), "captured_castles") == [["I4"], []]


@pytest.mark.clause("CO-7.3")
def test_14_twenty_eight_pawns() -> None:
    picture = """
          A B C D E F
        1 R b . b . b
    """
    match = castello(board(picture, captured={"pawns": [26, 0]}))
    after(match, "A1-C1", "C1-E1")
    assert seen(match, "end", "winners", "turns", "black", "quiet") == ["pawns", [0], 1, ["F1"], 0]
    assert match.result().scores == [0, 0]


@pytest.mark.clause("CO-7.2")
def test_15_five_castles() -> None:
    picture = """
          I J K L M N O P
        9 . . r . . . r .
        8 . r # r . r # .
        7 . . . . . . . .
        6 . . . . . r . .
    """
    match = castello(board(picture, black="U1", captured={"castles": [["I4", "I12", "M4"], []]}))
    after(match, "N6-O7")
    assert seen(match, "end", "winners") == ["castles", [0]]
    assert match.result().scores == [5, 0]


@pytest.mark.clause("CO-3.1")
def test_16_a_seat_that_cannot_move_passes() -> None:
    picture = """
          R S T U
        3 . r . r
        2 . . r r
        1 . r r B
    """
    match = castello(board(picture, first=1))
    assert seen(match, "actor", "turns", "seen") == [0, 0, 1]
    assert "U1-S1" in after(match, "S1-R1").legal()


@pytest.mark.clause("CO-7.4")
def test_17_neither_can_move() -> None:
    match = castello({"red": [], "black": []})
    assert seen(match, "over", "end", "winners", "seen") == [True, "blocked", [0, 1], 0]
    assert match.result().scores == [0, 0]


@pytest.mark.clause("CO-7.5")
def test_18_repetition() -> None:
    match = castello({"red": ["C5"], "black": ["S5"]})
    after(match, *["C5-C6", "S5-S6", "C6-C5", "S6-S5"] * 2)
    assert seen(match, "end", "turns", "seen") == ["repetition", 8, 3]


@pytest.mark.clause("CO-7.5")
def test_18_unmoved_pawns_make_another_position() -> None:
    match = castello({"red": ["B5"], "black": ["T5"]})
    after(match, *["B5-B6", "T5-T6", "B6-B5", "T6-T5"] * 2, "B5-B6", "T5-T6")
    assert seen(match, "end", "turns", "seen") == ["repetition", 10, 3]


@pytest.mark.clause("CO-7.6")
def test_19_quiet() -> None:
    match = after(castello(quiet_limit=3), "B1-C1", "T1-S1", "B2-C2")
    assert seen(match, "end", "quiet", "turns", "winners") == ["quiet", 3, 3, [0, 1]]


@pytest.mark.clause("CO-2.3")
@pytest.mark.parametrize(
    "setup",
    [
        {"red": ["F3"]},
        {"red": ["A1"], "black": ["A1"]},
        {"castles": ["G2"]},
        {"captured": {"castles": [["G8"], []]}},
        {"captured": {"castles": [["K8"], []]}},
        {"captured": {"pawns": [1, 0]}},
        {"unmoved": ["C1"]},
        {"first": 2},
        {"red": ["a1"]},
        {"red": ["A01"]},
    ],
    ids=str,
)
def test_20_bad_setups(setup: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as caught:
        castello(setup)
    assert caught.value.clause == "CO-2.3"


RING = {"red": ["C3"], "black": ["D3", "E4", "D5", "C4", "U1"]}


def sheet(match: Match) -> str:
    """The turns of the score sheet."""
    return match.game.to_notation(match.record()).partition("\n\n")[2]


@pytest.mark.clause("CO-5.3")
@pytest.mark.clause("CO-10.2")
def test_21_a_ring_of_captures() -> None:
    match = castello(RING)
    for hop, onward in (("C3-E3", "E3-E5"), ("E3-E5", "E5-C5"), ("E5-C5", "C5-C3")):
        assert after(match, hop).legal() == [onward, "stop"]
    after(match, "C5-C3")
    assert seen(match, "red", "captured_pawns", "quiet", "turns", "chain") == [["C3"], [4, 0], 0, 1, None]
    assert sheet(match).startswith("1. C3xE3xE5xC5xC3\n")


@pytest.mark.clause("CO-5.3")
def test_21_a_cell_opened_by_a_capture_still_needs_a_pawn_between() -> None:
    match = after(castello(RING), "C3-E3")
    assert refused(match, "E3-C3") == "CO-5.2"
    assert refused(match, "E3-E3") == "CO-5.3"


@pytest.mark.clause("CO-5.3")
def test_22_no_ring_without_a_capture() -> None:
    """The hop to C3 would capture C4, but only a capture already made opens cells."""
    match = castello({"red": ["C3", "D3", "E4", "D5"], "black": ["C4", "U1"]})
    after(match, "C3-E3", "E3-E5", "E5-C5")
    assert seen(match, "actor", "turns", "captured_pawns") == [1, 1, [0, 0]]


@pytest.mark.clause("CO-5.3")
def test_22_one_capture_opens_the_cells_before_it() -> None:
    match = castello({"red": ["C3", "E4", "D5"], "black": ["D3", "C4", "U1"]})
    after(match, "C3-E3", "E3-E5", "E5-C5")
    assert match.legal() == ["C5-C3", "stop"]
    assert refused(match, "C5-E5") == "CO-5.3"
    after(match, "C5-C3")
    assert seen(match, "captured_pawns") == [2, 0]
    assert sheet(match).startswith("1. C3xE3-E5-C5xC3\n")


BACK = {"red": ["B3"], "black": ["C3", "D4", "C5", "B4", "B2", "U1"]}


@pytest.mark.clause("CO-5.4")
@pytest.mark.clause("CO-5.5")
def test_23_a_chain_goes_on_from_the_starting_cell() -> None:
    match = after(castello(BACK), "B3-D3", "D3-D5", "D5-B5", "B5-B3")
    assert match.legal() == ["B3-B1", "stop"]
    assert seen(match, "chain")["path"] == ["B3", "D3", "D5", "B5", "B3"]
    assert seen(match, "unmoved") == ["U1"]
    after(match, "B3-B1")
    assert seen(match, "captured_pawns", "turns", "actor") == [[5, 0], 1, 1]


@pytest.mark.clause("CO-4.3")
def test_23_a_pawn_back_on_its_starting_cell_has_moved() -> None:
    match = after(castello(BACK), "B3-D3", "D3-D5", "D5-B5", "B5-B3", "stop", "U1-U2")
    assert refused(match, "B3-D3") == "CO-4.3"


@pytest.mark.clause("CO-5.3")
def test_24_one_cell_three_times() -> None:
    match = castello({"red": ["C3", "D3", "D4", "F2", "D2"], "black": ["E4", "F3", "U1"], "castles": []})
    after(match, "C3-E3", "E3-E5", "E5-C3", "C3-E3", "E3-G3", "G3-E1", "E1-C3")
    assert match.legal() == ["C3-E3", "C3-E5", "stop"]
    after(match, "stop")
    assert sheet(match).startswith("1. C3-E3xE5-C3-E3xG3-E1-C3\n")
