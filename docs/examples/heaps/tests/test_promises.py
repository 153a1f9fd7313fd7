"""Heaps keeps what every game promises."""

from castelude_heaps import GAME

from castelude.contract import check


def test_every_promise_is_kept() -> None:
    assert [outcome for outcome in check(GAME) if outcome.wrong is not None] == []
