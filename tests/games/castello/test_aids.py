"""What helps to read a view of Castello: who besieges what."""

import pytest

from tests.kit.castello import board, castello

SIEGES = """
      J K L M N O P
    9 . r . . . b .
    8 r # r . b # .
    7 . b . . . . .
"""


@pytest.mark.clause("CO-6.1")
def test_pawns_beside_castles_are_counted_by_seat_and_three_besiege() -> None:
    aids = castello(board(SIEGES, black="A1")).aids(None)
    assert aids == {
        "sieges": [
            {"castle": "K8", "pawns": [3, 1], "besieger": 0, "barred": ["middle", "middle"]},
            {"castle": "O8", "pawns": [0, 2], "besieger": None, "barred": [None, "home"]},
        ],
        "besiegers": 3,
    }


@pytest.mark.clause("CO-6.3", "CO-6.4")
def test_castles_say_who_cannot_take_them() -> None:
    """B2: nobody takes a castle of their own home, nor the middle before one of the enemy home."""
    match = castello({"red": ["D1"], "black": ["T1"], "captured": {"castles": [["P3"], []]}})
    barred = {siege["castle"]: siege["barred"] for siege in match.aids(None)["sieges"]}
    assert (barred["G8"], barred["O8"], barred["I4"]) == (["home", None], [None, "home"], [None, None])
    assert barred["K8"] == [None, "middle"]


def test_a_castle_that_was_taken_is_no_longer_besieged() -> None:
    match = castello()
    assert [siege["castle"] for siege in match.aids(0)["sieges"]] == match.view(0)["castles"]
    alone = castello(board("  O P Q\n 3 r # r\n 2 . . .\n 1 . r .", black="A1"))
    alone.apply("P1-P2")
    assert (alone.view(0)["castles"], alone.aids(0)["sieges"]) == ([], [])
