"""Positions that people set up: why they are no puzzles."""

import pytest

from castelude import new_match
from castelude.puzzles import make
from castelude.puzzles.make import make_puzzle


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "FIND_MS", 20)
    monkeypatch.setattr(make, "PROVE_MS", 240)


def why(setup: dict[str, object], *actions: str) -> object:
    match = new_match("castello", setup=setup)
    for action in actions:
        match.apply(action)
    return make_puzzle(match.game, match.position, 1)


def test_at_the_start_no_turn_is_clearly_the_best() -> None:
    assert why({"first": 0}) == "unclear"


NEAR_THE_END: dict[str, object] = {
    "red": ["N8", "O9", "M5"],
    "black": ["T3", "T5"],
    "captured": {"castles": [["I4", "M12", "P3"], []]},
}


def test_after_the_end_nobody_decides() -> None:
    assert why(NEAR_THE_END, "M5-N6", "T3-S3", "N6-O7") == "over"


def test_whoever_wins_with_many_turns_has_nothing_to_find() -> None:
    assert why(NEAR_THE_END) == "won"
