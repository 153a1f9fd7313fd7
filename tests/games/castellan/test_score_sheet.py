"""Human notation: sheets go out and come back, and what does not fit is named."""

import re
from pathlib import Path

import pytest

from castelude import CasteludeError, Rng, new_match
from castelude.core.errors import BadRecord
from castelude.core.registry import get_game
from tests.kit import random_action
from tests.kit.castellan import ALL_OF_B, TWO_CELLS, B, after, table

GAME = get_game("castellan")
PAGE = Path(__file__).parents[3] / "docs" / "notation-castellan.md"


def example() -> str:
    """The sheet of the page."""
    found = re.search(r"```\n(\[Game.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_the_sheet_of_the_page() -> None:
    record = GAME.from_notation(example())
    assert GAME.to_notation(record) == example()
    assert record.actions[12:16] == ["T1,0", "double:0,0", "S1,0N", "stay:1,0"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_prefix_of_a_game_goes_out_and_comes_back(players: int) -> None:
    match = new_match("castellan", players, {"double_keep": players != 3}, seed=players)
    while match.actor is not None:
        match.playout(len(match.actions), 3)
        record = match.record()
        assert GAME.from_notation(GAME.to_notation(record)) == record
    points = "-".join(str(number) for number in match.result().scores)
    assert GAME.to_notation(match.record()).endswith(f"\n{points}\n")


def test_an_open_claim_is_not_taken_for_a_settled_one() -> None:
    match = after(table(B), ALL_OF_B, TWO_CELLS, "T1,0")
    sheet = GAME.to_notation(match.record())
    assert "T1,0#0,0?\n*" in sheet
    assert GAME.from_notation(sheet).actions[-1] == "T1,0"
    after(match, "keep")
    assert "T1,0#0,0\n*" in GAME.to_notation(match.record())
    assert GAME.from_notation(GAME.to_notation(match.record())).actions[-1] == "keep"


def test_left_over_pieces_are_written_down() -> None:
    match = after(table("T2 T4 W1 W2", "T1 T2 W1 W2"), "play:T4 T0,0 L0,0E T2,0 draw:W1T0")
    before = match.position.copy()
    after(match, "play:T1")
    assert GAME.notation(before, "play:T1", match.position) == "T1: >T2"
    after(match, "draw:W1T1")
    assert "2. 1 T1: >T2 +W1T1\n" in GAME.to_notation(match.record())
    assert GAME.from_notation(GAME.to_notation(match.record())) == match.record()


@pytest.mark.parametrize("trial_fitting", [True, False])
def test_end_is_written_where_it_was_decided(trial_fitting: bool) -> None:
    match = new_match("castellan", 2, {"trial_fitting": trial_fitting}, seed=5)
    match.playout(5, 10000)
    lines = GAME.to_notation(match.record()).splitlines()
    assert lines[-2].endswith(" end") == trial_fitting
    assert sum(line.endswith(" end") for line in lines) == match.actions.count("end")
    if trial_fitting:
        match.undo()
        record = match.record()
        assert GAME.to_notation(record).endswith(lines[-2].removesuffix(" end") + "\n*\n")
        assert GAME.from_notation(GAME.to_notation(record)) == record


@pytest.mark.parametrize(
    ("old", "new", "hint"),
    [
        ('"Castellan"', '"Castello"', "Castello"),
        ('[Players "2"]', '[Players "5"]', '"5"'),
        ('[Players "2"]\n', "", '"-"'),
        ('[Result "*"]', "[Result *]", "tag line"),
        ('[Result "*"]', '[Winner "0"]', "Winner"),
        ('[Result "*"]', '[Players "2"]', "twice"),
        ('[Setup "{', '[Setup "', "JSON"),
        ("2. 1 T2:", "3. 1 T2:", "turn 2 of seat 1"),
        ("2. 1 T2:", "2. 0 T2:", "turn 2 of seat 1"),
        ("2. 1 T2:", "2. 1 T3:", "T3 is not in your hand"),
        ("2. 1 T2:", "2. 1 T2", "line 10"),
        ("T0,3 T2,3", "T0,3 T9,9", '"T9,9" cannot be played: No wall ends there'),
        ("T0,3 T2,3", "T0,3 hello", "hello"),
        ("##1,0", "#1,0", "choose the part"),
        ("##1,0", "##5,5", '"5,5" is not one of'),
        ("T1,0##0,0", "T1,0", "it should read"),
        ("+W1T0", "+W1T0 S5,5E", "line 9"),
        ("+W0T1", "+W1T1", "1 card"),
        ("+W0T1", "end", "time to draw"),
        ("S2,0E +W0T1", "S2,0E >T1 +W0T1", "it should read"),
        ("\n*\n", "\n*\n3. 0 W1: T0,0\n", "line 12"),
    ],
)
def test_what_does_not_fit_is_named(old: str, new: str, hint: str) -> None:
    sheet = example()
    assert old in sheet
    with pytest.raises(BadRecord) as caught:
        GAME.from_notation(sheet.replace(old, new, 1))
    assert hint.lower() in caught.value.words("en").lower()
    assert caught.value.words("fr")


@pytest.mark.parametrize("text", ["", "hello", "[", '[Game "Castellan"]', "1. 0 T2: T0,0", "\0"])
def test_junk_is_refused(text: str) -> None:
    with pytest.raises(CasteludeError):
        GAME.from_notation(text)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_parts_of_a_turn_join_to_its_line(players: int) -> None:
    turns: list[str] = []
    match = new_match("castellan", players, seed=4)
    rng = Rng(4, "joined")
    while match.actor is not None:
        before = match.position.copy()
        action = random_action(match, rng)
        match.apply(action)
        if GAME.begins_turn(before):
            turns.append("")
        turns[-1] += GAME.notation(before, action, match.position)
    sheet = GAME.to_notation(match.record())
    lines = [line for line in sheet.splitlines() if line and line[0] != "["]
    assert turns == [line.split(" ", 2)[2] for line in lines[:-1]]
    assert any("##" in turn for turn in turns)


def test_courtyards_are_written_when_their_claim_is_settled() -> None:
    match = after(table(B), ALL_OF_B, TWO_CELLS)
    written = []
    for action in ("T1,0", "double:0,0", "S1,0N", "stay:1,0"):
        before = match.position.copy()
        match.apply(action)
        written.append(GAME.notation(before, action, match.position))
    assert written == [" T1,0", "##0,0", " S1,0N", "#0,0##1,0"]
