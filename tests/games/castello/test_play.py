"""CO-3 to CO-7: turns, moves, captures, castles, ends; beyond the worked examples."""

import pytest

from castelude.core.errors import GameOver
from tests.kit import refused, short
from tests.kit.castello import after, board, castello, seen, targets

ROW_OF_TWO = """
      A B C D E
    1 R b . b .
"""


@pytest.mark.clause("CO-3.1")
def test_a_pass_is_no_turn_and_the_position_is_noted_after_it() -> None:
    """Black has no pawn and passes for ever; Red goes to and fro until the position stands a third time."""
    match = castello({"red": ["C5"], "black": []})
    after(match, "C5-C6")
    assert seen(match, "actor", "turns", "quiet") == [0, 1, 1]
    after(match, "C6-C5", "C5-C6", "C6-C5")
    assert seen(match, "end", "turns", "seen") == ["repetition", 4, 3]


@pytest.mark.clause("CO-3.1")
def test_the_quiet_limit_comes_before_the_repetition() -> None:
    match = castello({"red": ["C5"], "black": ["S5"]}, quiet_limit=8)
    after(match, *["C5-C6", "S5-S6", "C6-C5", "S6-S5"] * 2)
    assert seen(match, "end", "seen") == ["quiet", 2]


@pytest.mark.clause("CO-3.2")
def test_a_step_ends_the_turn_and_nobody_may_pass() -> None:
    match = castello()
    assert not {"pass", "--", "stop"} & set(match.legal())
    assert seen(after(match, "B1-C1"), "actor") == 1
    assert seen(after(match, "T1-R1"), "actor") == 0
    assert refused(match, "R1-Q1") == "CO-3.2"
    assert refused(match, "K1-K2") == "CO-3.2"


@pytest.mark.clause("CO-3.3")
def test_the_quiet_counter_starts_again_after_a_capture() -> None:
    picture = """
           C D E
        9  r . .
        8  . . .
        7  . . .
        6  . b .
        5  r . .
    """
    match = castello(board(picture, black="S5"))
    assert seen(after(match, "C9-C10", "S5-S6"), "quiet", "turns") == [2, 2]
    assert seen(after(match, "C5-E7"), "quiet", "turns") == [0, 3]


@pytest.mark.clause("CO-4.2")
def test_steps_go_backwards_too() -> None:
    match = castello({"red": ["D8"], "black": ["U1"]})
    assert "D8-C8" in match.legal()
    assert match.explain("D8-C8").clause == "CO-4.2"


@pytest.mark.clause("CO-4.3")
def test_a_double_step_needs_both_cells_free() -> None:
    picture = """
           B C D
        10 . . b
        9  . . .
        8  R r .
        7  . . .
        6  . . .
    """
    match = castello(board(picture, black="U1"))
    assert "B8-D8" in match.legal()  # a hop
    assert match.explain("B8-D8").clause == "CO-4.4"
    assert refused(match, "B8-D10") == "CO-4.1"
    assert "B8-D6" in match.legal()


@pytest.mark.clause("CO-4.3")
@pytest.mark.parametrize("first_move", ["B8-C8", "B8-D8", "B8-B10"])
def test_any_first_move_makes_a_pawn_moved(first_move: str) -> None:
    match = castello({"red": ["B8", "B9"], "black": ["U1"], "castles": []})
    after(match, first_move)
    assert "B8" not in seen(match, "unmoved")
    assert first_move[3:] not in seen(match, "unmoved")


@pytest.mark.clause("CO-4.4")
def test_a_hop_goes_over_pawns_of_either_colour() -> None:
    picture = """
           B C D E F
        10 . . . . .
        9  . . r . .
        8  . b r r .
        7  b . . . .
    """
    match = castello(board(picture, black="U1"))
    assert {"F8", "D10", "B8"} <= set(targets(match, "D8"))
    assert match.explain("D8-F8").clause == "CO-4.4"


@pytest.mark.clause("CO-4.4")
def test_no_hop_over_two_pawns_in_a_row() -> None:
    picture = """
          D E F G
        8 r r r .
    """
    match = castello(board(picture, black="U1"))
    assert refused(match, "D8-F8") == "CO-4.1"
    assert refused(match, "D8-G8") == "CO-4.1"


@pytest.mark.clause("CO-4.5")
def test_pieces_do_not_block_a_diagonal_between_them() -> None:
    picture = """
          D E F G
        4 . . . .
        3 . r # .
        2 . . r .
        1 . . . .
    """
    match = castello(board(picture, black="U1"))
    assert "E3-F4" in match.legal()
    assert "F2-E1" in match.legal()
    assert "E3-D2" in match.legal()
    picture = """
          D E
        5 b .
        4 r b
    """
    assert "D4-E5" in castello(board(picture, black="U1")).legal()


@pytest.mark.clause("CO-5.1")
def test_own_pawns_hopped_over_stay() -> None:
    picture = """
          D E F
        8 r r .
    """
    match = after(castello(board(picture, black="U1")), "D8-F8")
    assert seen(match, "red", "captured_pawns") == [["E8", "F8"], [0, 0]]


@pytest.mark.clause("CO-5.1")
def test_a_captured_pawn_is_gone_before_the_next_decision() -> None:
    match = after(castello(board(ROW_OF_TWO, black="U1")), "A1-C1")
    assert seen(match, "black", "captured_pawns") == [["D1", "U1"], [1, 0]]
    assert seen(match, "chain") == {"path": ["A1", "C1"], "taken": ["B1"]}


@pytest.mark.clause("CO-5.2")
def test_only_hops_of_the_same_pawn_continue_a_chain() -> None:
    match = castello(board(ROW_OF_TWO, red="A5", black="U1"))
    after(match, "A1-C1")
    assert match.legal() == ["C1-E1", "stop"]
    assert refused(match, "C1-C2") == "CO-5.2"
    assert refused(match, "C1-C3") == "CO-5.2"
    assert refused(match, "A5-A6") == "CO-5.2"
    assert match.explain("C1-E1").clause == "CO-5.2"


@pytest.mark.clause("CO-5.3")
def test_an_own_pawn_may_be_hopped_twice_in_a_turn() -> None:
    """Over E5 to the north-east, over F5 to the south, over E5 again to the north-west."""
    picture = """
          D E F
        6 . . .
        5 . r r
        4 r . .
    """
    match = castello(board(picture, black="U1"))
    after(match, "D4-F6", "F6-F4", "F4-D6")
    assert seen(match, "red") == ["D6", "E5", "F5"]


@pytest.mark.clause("CO-5.4")
def test_stop_is_offered_only_while_a_hop_is_possible() -> None:
    picture = """
          A B C
        1 R b .
    """
    match = castello(board(picture, black="U1"))
    after(match, "A1-C1")
    assert seen(match, "actor", "chain") == [1, None]
    chain = after(castello(board(ROW_OF_TWO, black="U1")), "A1-C1")
    assert "stop" in chain.legal()
    assert chain.explain("stop").clause == "CO-5.4"


@pytest.mark.clause("CO-5.5")
def test_hops_over_own_pawns_are_not_counted() -> None:
    """Seven hops over own pawns in one turn, and still one more to choose."""
    own = ["B1", "D1", "F1", "H1", "J1", "L1", "N1", "P1"]
    match = castello({"red": ["A1", *own], "black": ["U15"], "castles": []})
    for source, target in zip("ACEGIKM", "CEGIKMO", strict=True):
        after(match, f"{source}1-{target}1")
    assert {"O1-Q1", "stop"} <= set(match.legal())


@pytest.mark.clause("CO-5.6")
def test_capturing_is_never_compulsory() -> None:
    picture = """
          D E F G H
        8 r b . b .
    """
    match = castello(board(picture, black="U1"))
    assert {"D8-D9", "D8-F8"} <= set(match.legal())
    assert "stop" in after(match, "D8-F8").legal()


@pytest.mark.clause("CO-6.1")
def test_two_pawns_and_a_diagonal_one_are_no_siege() -> None:
    picture = """
          M N O P
        9 . . r .
        8 . r # .
        7 . . . .
        6 r . . .
    """
    match = after(castello(board(picture, black="U1")), "M6-N7")
    assert seen(match, "castles") == ["O8"]


@pytest.mark.clause("CO-6.1")
def test_four_pawns_besiege_as_well_as_three() -> None:
    picture = """
          N O P
        9 . r .
        8 r # r
        7 . r .
        6 . . .
    """
    match = castello(board(picture, black="U1", first=1))
    assert seen(after(match, "U1-U2", "O7-N6"), "captured_castles") == [["O8"], []]


@pytest.mark.clause("CO-6.2")
def test_every_besieged_castle_falls_wherever_the_pawn_moved() -> None:
    picture = """
          H I J K L M N
        5 . r . . . r .
        4 r # r . r # r
    """
    match = castello(board(picture, red="C1", black="U1", first=1))
    assert seen(after(match, "U1-U2", "C1-C2"), "captured_castles") == [["I4", "M4"], []]


@pytest.mark.clause("CO-6.4")
def test_an_early_siege_of_the_middle_counts_later() -> None:
    picture = """
          J K L
        9 . r .
        8 r # .
        7 . . r
    """
    match = after(castello(board(picture, red="C1", black="U1")), "L7-L8", "U1-U2", "C1-C2")
    assert seen(match, "castles") == ["K8"]
    allowed = castello(board(picture, red="C1", black="U1", captured={"castles": [["O8"], []]}))
    assert seen(after(allowed, "L7-L8"), "captured_castles") == [["K8", "O8"], []]


@pytest.mark.clause("CO-6.5")
def test_the_cell_of_a_captured_castle_is_an_ordinary_cell() -> None:
    picture = """
          N O P
        9 . r .
        8 r # b
        7 . . .
        6 r . .
    """
    match = after(castello(board(picture, black="U1")), "N6-O7")
    assert seen(match, "castles") == []
    assert seen(match, "red") == ["N8", "O7", "O9"]
    assert "P8-O8" in match.legal()
    after(match, "P8-O8")
    assert "N8-P8" in match.legal()


@pytest.mark.clause("CO-7.1")
def test_after_the_end_nothing_is_legal() -> None:
    match = castello({"red": [], "black": []})
    assert match.legal() == []
    for action in ("A1-A2", "stop", "nonsense"):
        assert short(match.explain(action)) == "CO-7.1 over"
        with pytest.raises(GameOver) as caught:
            match.apply(action)
        assert caught.value.clause == "CO-7.1"


@pytest.mark.clause("CO-7.2")
def test_four_castles_win() -> None:
    match = castello(
        {"red": ["N8", "O9", "N6"], "black": ["U1"], "captured": {"castles": [["I4", "I12", "M4"], ["F3"]]}}
    )
    after(match, "N6-O7")
    assert seen(match, "end", "winners", "actor") == ["castles", [0], None]
    assert match.result().scores == [4, 1]


@pytest.mark.clause("CO-7.3")
def test_the_twenty_eighth_pawn_wins_before_castles_are_examined() -> None:
    picture = """
          N O P
        9 . r .
        8 r # .
        7 . . .
        6 . b .
        5 . r .
    """
    match = after(castello(board(picture, black="U1", captured={"pawns": [27, 0]})), "O5-O7")
    assert seen(match, "end", "winners", "captured_castles") == ["pawns", [0], [[], []]]


@pytest.mark.clause("CO-7.4")
def test_a_seat_without_pawns_has_not_lost() -> None:
    match = after(castello({"red": ["C5"], "black": []}), "C5-C6")
    assert seen(match, "over", "actor") == [False, 0]


@pytest.mark.clause("CO-7.5")
def test_repetition_can_be_switched_off_and_is_counted_all_the_same() -> None:
    match = castello({"red": ["C5"], "black": ["S5"]}, repetition=0)
    after(match, *["C5-C6", "S5-S6", "C6-C5", "S6-S5"] * 4)
    assert seen(match, "end", "seen") == [None, 5]


@pytest.mark.clause("CO-7.6")
def test_quiet_can_be_switched_off() -> None:
    match = castello({"red": ["C5"], "black": ["S5"]}, repetition=0, quiet_limit=0)
    after(match, *["C5-C6", "S5-S6", "C6-C5", "S6-S5"] * 110)
    assert seen(match, "end", "quiet") == [None, 440]


@pytest.mark.clause("CO-7.7")
def test_scores_are_castles_and_a_draw_has_two_winners() -> None:
    setup = {"red": ["C5"], "black": ["S5"], "captured": {"pawns": [9, 2], "castles": [["O8"], ["F3", "G8"]]}}
    match = castello(setup, quiet_limit=1)
    assert match.result().scores == [1, 2]
    after(match, "C5-C6")
    assert match.result().scores == [1, 2]
    assert match.result().winners == [0, 1]


def test_the_log_says_what_was_captured() -> None:
    match = castello({"red": ["N8", "O9", "N6", "B5"], "black": ["C5", "E5", "U1"]})

    def says(action: str) -> list[tuple[str, str]]:
        before = match.position.copy()
        match.apply(action)
        lines = match.game.log(before, action, match.position, None)
        return [(line.message, str(line.params.get("cell", line.params.get("action", "")))) for line in lines]

    assert says("B5-D5") == [("castello-log-capture", "C5")]
    assert says("stop") == [("castello-log-stop", "")]
    assert says("U1-U2") == [("castello-log-move", "U1-U2")]
    assert says("N6-O7") == [("castello-log-move", "N6-O7"), ("castello-log-castle", "O8")]
