"""Moves as integers and actions as texts, as the table of decisions of any game uses them."""

import pytest

from castelude.core.decisions import encode, first_of, kind_of, pattern_of, roles_of, second_of, third_of, write
from castelude.core.forms import Form

PLACE = Form("place", "place:{hand}@{at}")
VALUES = {"hand": "[a-z]+", "at": "[a-f][1-6]"}


@pytest.mark.parametrize("numbers", [(0, 0, 0, 0), (17, 255, 1, 128), (1, 2, 255, 3), (3, 0, 64, 255)])
def test_a_move_keeps_its_kind_and_operands(numbers: tuple[int, int, int, int]) -> None:
    move = encode(*numbers)
    assert (kind_of(move), first_of(move), second_of(move), third_of(move)) == numbers


def test_a_text_is_written_and_read_by_its_form() -> None:
    text = write(PLACE, ["king", "c3"])
    assert text == "place:king@c3"
    match = pattern_of(PLACE, VALUES).fullmatch(text)
    assert match is not None
    assert match.groups() == ("king", "c3")
    assert roles_of(PLACE) == ["hand", "at"]


@pytest.mark.parametrize("text", ["place:king@g3", "place:@c3", "place:king@c3 ", "xplace:king@c3", "place:King@c3"])
def test_a_text_with_another_value_is_not_read(text: str) -> None:
    assert pattern_of(PLACE, VALUES).fullmatch(text) is None


def test_signs_of_a_form_are_literal() -> None:
    form = Form("odd", "a.b+{at}")
    assert pattern_of(form, VALUES).fullmatch("a.b+c3")
    assert pattern_of(form, VALUES).fullmatch("axb+c3") is None
