"""Every answer to an action with its clause, its reason and its parameters."""

import re
from importlib.resources import files

import pytest

from castelude import Match, new_match
from castelude.core.registry import get_game
from tests.kit import short
from tests.kit.castellan import ALL_OF_A, ALL_OF_B, HALL, SQUARE, TWO_CELLS, A, B, after, give, go, position, table

MIXED = "T0,0 S0,0E T1,0 S1,0N T1,1 S1,1N L1,1E S0,0N"
"""From all of A: short walls, and the long wall from 1,1 to the east, which has its middle at 2,1."""
OPENING = "play:T2 T0,0 S0,0E T1,0 S1,0E"


def start() -> Match:
    return table(A)


def hard_start() -> Match:
    """A hand with which not every set can begin."""
    return table("T1 T2 W5 W6")


def second_turn() -> Match:
    return after(table(A), OPENING, "draw:W1T0")


def last_turn() -> Match:
    match = table(A)
    give(position(match), 0, "T2")
    give(position(match), 1, "T5 W4", "T1 T6", "W7")
    go(match, OPENING, "end")
    return match


def first_piece() -> Match:
    return after(table(A), ALL_OF_A)


def building() -> Match:
    return after(table(A), ALL_OF_A, MIXED)


def beside_a_tower() -> Match:
    return after(table(A), ALL_OF_A, MIXED, "T0,1")


def beside_a_middle() -> Match:
    return after(table(A), ALL_OF_A, "T0,0 S0,0E T1,0 S1,-1N T1,-1 L0,0N T0,2 S0,2E T1,2")


def two_towers_and_two_walls() -> Match:
    return after(table(A), "play:T2 T0,0")


def foreign_hall() -> Match:
    return after(table(A), ALL_OF_A, HALL, "keep S-1,0E S0,-1N S2,0E S2,-1N S2,2E draw:W1T0 play:T2")


def claim() -> Match:
    return after(table(A), ALL_OF_A, SQUARE, "T1,1")


def divided() -> Match:
    return after(table(B), ALL_OF_B, TWO_CELLS, "T1,0 double:0,0 S1,0N")


def settled() -> Match:
    return after(divided(), "stay:0,0")


def without_double_keep() -> Match:
    return after(table(A, double_keep=False), ALL_OF_A)


def drawing() -> Match:
    return after(table(A), OPENING)


def no_wall_cards_left() -> Match:
    match = drawing()
    give(position(match), 0, "T5", "T6")
    return match


def ending() -> Match:
    match = table(A)
    give(position(match), 0, "T2 T5")
    go(match, OPENING)
    return match


def without_trial_fitting() -> Match:
    return after(table(A, trial_fitting=False), ALL_OF_A)


def over() -> Match:
    match = new_match("castellan", 3, seed=4)
    match.playout(4, 1000)
    return match


ANSWERS = [
    (start, "play:", 'CA-6.2 play-form text="play:"'),
    (start, "play:T9", "CA-6.2 no-card card=T9 hand=T2, T5, W1, W4"),
    (start, "play:T1", "CA-6.2 not-in-hand card=T1 hand=T2, T5, W1, W4"),
    (start, "play:T2+T2", "CA-6.2 card-twice"),
    (start, "play:W1+T2", "CA-6.2 play-order right=play:T2+W1"),
    (start, "play:W1+W4", "CA-6.3 may-play-first towers=2 walls=6"),
    (start, "T0,0", "CA-6.1 due-play"),
    (start, "keep", "CA-8.3 no-claim"),
    (start, "stay:0,0", "CA-8.4 nothing-stays"),
    (hard_start, "play:W5", "CA-6.3 first-no-tower"),
    (hard_start, "play:T1", "CA-6.3 first-set towers=2 walls=0 least=1 most=7"),
    (second_turn, "play:T2", "CA-6.2 may-play"),
    (last_turn, "play:T5", "CA-10.2 whole-hand right=play:T1+T5+T6+W4+W7"),
    (last_turn, "play:T1+T5+T6+W4+W7", "CA-10.2 may-play-all"),
    (first_piece, "T0", 'CA-3.4 placement-form text="T0"'),
    (first_piece, "T1,0", "CA-4.1 first-piece right=T0,0"),
    (first_piece, "S1,0E", "CA-4.1 first-piece right=S0,0E"),
    (first_piece, "T0,0", "CA-4.1 may-first text=T0,0"),
    (first_piece, "play:T2", "CA-6.1 due-build"),
    (building, "T1,0", "CA-4.2 tower-there node=1,0"),
    (building, "T2,1", "CA-4.2 tower-on-middle node=2,1"),
    (building, "T7,7", "CA-4.2 no-wall-end node=7,7"),
    (building, "T0,1", "CA-4.2 may-T text=T0,1"),
    (building, "S0,0E", "CA-4.3 edge-covered text=S0,0E"),
    (building, "S2,0N", "CA-4.3 end-at-middle node=2,1"),
    (building, "S9,9E", "CA-4.3 not-connected text=S9,9E"),
    (building, "S-1,0E", "CA-4.3 may-S text=S-1,0E"),
    (building, "L-1,0E", "CA-4.4 edge-covered text=L-1,0E"),
    (building, "L-1,1E", "CA-4.4 long-over-end node=0,1"),
    (building, "L2,1N", "CA-4.4 end-at-middle node=2,1"),
    (building, "L3,1N", "CA-4.4 not-connected text=L3,1N"),
    (building, "L-2,0E", "CA-4.4 may-L text=L-2,0E"),
    (beside_a_tower, "L-1,1E", "CA-4.4 long-over-tower node=0,1"),
    (beside_a_middle, "L-1,1E", "CA-4.4 long-over-middle node=0,1"),
    (two_towers_and_two_walls, "L0,0E", "CA-4.6 no-piece kind=L"),
    (foreign_hall, "S1,1E", "CA-4.5 foreign-courtyard seat=0 cell=0,0"),
    (claim, "double:1,1", 'CA-8.3 no-such-courtyard cell="1,1" cells=0,0'),
    (claim, "double:", 'CA-8.3 claim-form text="double:" word=double'),
    (claim, "stay:0,0", "CA-8.4 nothing-stays"),
    (claim, "play:T2", "CA-8.5 due-claim"),
    (claim, "double:0,0", "CA-8.3 may-double cell=0,0"),
    (claim, "keep", "CA-8.3 may-keep"),
    (divided, "keep", "CA-8.4 must-stay"),
    (divided, "stay:5,5", 'CA-8.4 no-such-courtyard cell="5,5" cells=0,0 1,0'),
    (divided, "stay:", 'CA-8.4 claim-form text="stay:" word=stay'),
    (divided, "stay:0,0", "CA-8.4 may-stay cell=0,0"),
    (settled, "double:0,0", "CA-1.5 double-used"),
    (without_double_keep, "keep", "CA-2.1 double-off"),
    (drawing, "draw:W1", 'CA-9.2 draw-form text="draw:W1"'),
    (drawing, "draw:W2T0", "CA-9.1 draw-number number=1"),
    (drawing, "draw:W1T0", "CA-9.2 may-draw walls=1 towers=0"),
    (drawing, "hello", "CA-6.1 due-draw"),
    (no_wall_cards_left, "draw:W1T0", "CA-9.2 draw-deck walls=0 towers=1"),
    (drawing, "end", "CA-6.1 due-draw"),
    (claim, "end", "CA-8.5 due-claim"),
    (ending, "end", "CA-9.2 may-end"),
    (ending, "draw:W1T0", "CA-6.1 due-end"),
    (without_trial_fitting, "end", "CA-12.1 no-end"),
    (over, "keep", "CA-10.3 over"),
    (over, "end", "CA-10.3 over"),
]


@pytest.mark.parametrize(("situation", "action", "answer"), ANSWERS)
def test_an_answer_names_clause_reason_and_parameters(situation: object, action: str, answer: str) -> None:
    assert callable(situation)
    match = situation()
    verdict = get_game("castellan").explain(match.position, action)
    assert short(verdict) == answer
    assert verdict.legal == (action in get_game("castellan").legal(match.position))
    assert verdict.words("en")
    assert verdict.words("fr")


def test_every_answer_is_tested() -> None:
    said = {answer.split()[1] for _, _, answer in ANSWERS}
    package = files("castelude.games.castellan")
    sources = [package.joinpath("explain.py"), *package.joinpath("decisions").iterdir()]
    text = "".join(path.read_text(encoding="utf-8") for path in sources if path.name.endswith(".py"))
    written = {found[1] for found in re.finditer(r'\.(?:refuse|allow)\(f?"([^"]+)"', text)}
    written |= {"no-card", "not-in-hand"}  # chosen by a condition
    assert len(written) > 35
    for reason in written:
        pattern = re.sub(r"\{[^}]*\}", ".+", reason)
        assert any(re.fullmatch(pattern, one) for one in said), reason
    words = {"due": 5, "long-over": 3, "may": 12}
    assert {word: len([one for one in said if one.startswith(f"{word}-")]) for word in words} == words
