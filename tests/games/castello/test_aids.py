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
            {"castle": "K8", "pawns": [3, 1], "besieger": 0},
            {"castle": "O8", "pawns": [0, 2], "besieger": None},
        ],
        "besiegers": 3,
    }


def test_a_castle_that_was_taken_is_no_longer_besieged() -> None:
    match = castello()
    assert [siege["castle"] for siege in match.aids(0)["sieges"]] == match.view(0)["castles"]
    alone = castello(board("  O P Q\n 3 r # r\n 2 . . .\n 1 . r .", black="A1"))
    alone.apply("P1-P2")
    assert (alone.view(0)["castles"], alone.aids(0)["sieges"]) == ([], [])
