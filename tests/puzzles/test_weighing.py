"""Puzzles weighed again: fresh chances, and without those that do not hold by them."""

from dataclasses import replace
from pathlib import Path

import pytest

from castelude.arena import puzzle_weighing
from castelude.cli import main
from castelude.puzzles.library import notes, read_puzzles, shipped, write_puzzles
from castelude.puzzles.puzzle import Puzzle


def test_stale_chances_are_made_again() -> None:
    puzzle = shipped("castel")[0]
    stale = replace(puzzle, value=0.02, rival=0.01)
    done: list[int] = []
    (fresh,) = puzzle_weighing.weigh([stale], done.append)
    assert done == [1]
    assert fresh == replace(stale, value=fresh.value, rival=fresh.rival)
    assert fresh.value == pytest.approx(puzzle.value, abs=0.01)
    assert fresh.rival == pytest.approx(puzzle.rival, abs=0.01)


def test_what_does_not_hold_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = shipped("castel")[:2]
    before, after = tmp_path / "before.jsonl", tmp_path / "after.jsonl"
    write_puzzles(before, [], [good, bad])

    def weighed(puzzle: Puzzle) -> Puzzle:
        return replace(puzzle, rival=puzzle.value) if puzzle == bad else puzzle

    monkeypatch.setattr(puzzle_weighing, "weighed", weighed)
    words = ["puzzles", "weigh", str(before), "-o", str(after), "--workers", "1", "--quiet", "--lang", "en"]
    assert main(words) == 0
    assert list(read_puzzles(after)) == [good]
    assert notes(after) == notes(before)
    assert "1 have other chances than before, 1 did not hold" in capsys.readouterr().out
