"""CO-8 to CO-10: action texts, citations, state and views, human notation."""

import re
from importlib.resources import files

import pytest

from castelude import Match, Rng, load_match
from castelude.core.errors import BadRecord
from castelude.games.castello import score_sheet
from tests.kit import random_action, refused, short
from tests.kit.castello import after, board, castello, melee, seen


@pytest.mark.clause("CO-8.1")
@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "B5",
        "b5-d5",
        "B5 -D5",
        "B5-D5 ",
        "B5-D5\n",
        "B05-D5",
        "B5xD5",
        "B5-D16",
        "V1-A1",
        "STOP",
        "pass",
        "B5-D5-F5",
    ],
)
def test_other_texts_are_no_actions(text: str) -> None:
    assert refused(castello(), text) == "CO-8.1"


@pytest.mark.clause("CO-8.1")
def test_unicode_digits_are_no_action() -> None:
    assert refused(castello(), "B٥-D5") == "CO-8.1"


@pytest.mark.clause("CO-8.2")
def test_the_same_text_is_a_double_step_or_a_hop() -> None:
    double = castello({"red": ["B5"], "black": ["U1"], "castles": []})
    hop = castello({"red": ["B5", "C5"], "black": ["U1"], "castles": []})
    assert double.explain("B5-D5").clause == "CO-4.3"
    assert hop.explain("B5-D5").clause == "CO-4.4"
    assert double.legal().count("B5-D5") == hop.legal().count("B5-D5") == 1


CHAIN = """
      A B C D E F
    9 R . r . . .
    8 . . . . . .
    7 . . . . . .
    6 . . . . . .
    5 . . . . . .
    4 . . . . . .
    3 . . . . . #
    2 . . . . . .
    1 R b . b . .
"""
CITATIONS = [
    # chain?, action, legal, answer
    (False, "stop", False, "CO-5.4 no-chain"),
    (True, "stop", True, "CO-5.4 may-stop"),
    (True, "Stop", False, "CO-8.1 no-action text=Stop"),
    (True, "A9-A10", False, "CO-5.2 other-pawn cell=C1"),
    (True, "K1-A1", False, "CO-5.2 other-pawn cell=C1"),
    (True, "C1-A1", False, "CO-5.2 double-in-chain source=C1 target=A1"),
    (True, "C1-C1", False, "CO-5.3 stood-there cell=C1"),
    (False, "B1-B2", False, "CO-3.2 no-own-pawn cell=B1"),
    (False, "K1-K1", False, "CO-3.2 no-own-pawn cell=K1"),
    (False, "A1-A1", False, "CO-4.1 not-free cell=A1"),
    (False, "A1-B1", False, "CO-4.1 not-free cell=B1"),
    (False, "A9-C9", False, "CO-4.1 not-free cell=C9"),
    (False, "A1-B3", False, "CO-4.1 too-far source=A1 target=B3"),
    (False, "A1-A4", False, "CO-4.1 too-far source=A1 target=A4"),
    (True, "C1-D1", False, "CO-4.1 not-free cell=D1"),
    (True, "C1-F3", False, "CO-4.1 not-free cell=F3"),
    (True, "C1-C9", False, "CO-4.1 not-free cell=C9"),
    (True, "C1-C2", False, "CO-5.2 step-in-chain source=C1 target=C2"),
    (False, "A1-A2", True, "CO-4.2 may-step source=A1 target=A2"),
    (True, "C1-C3", False, "CO-5.2 double-in-chain source=C1 target=C3"),
    (False, "A1-A3", True, "CO-4.3 may-double-step source=A1 target=A3"),
    (False, "C9-E9", False, "CO-4.3 moved-before cell=C9"),
    (False, "A1-C1", True, "CO-4.4 may-hop source=A1 target=C1"),
    (True, "C1-E1", True, "CO-5.2 may-hop-on source=C1 target=E1"),
]


@pytest.mark.clause("CO-8.3")
@pytest.mark.parametrize(("chain", "action", "legal", "answer"), CITATIONS)
def test_the_first_line_that_fits_is_cited(chain: bool, action: str, legal: bool, answer: str) -> None:
    match = castello(board(CHAIN, black="U1"))
    if chain:
        after(match, "A1-C1")
    verdict = match.explain(action)
    assert (verdict.legal, short(verdict)) == (legal, answer)
    assert (action in match.legal()) == legal


@pytest.mark.clause("CO-8.3")
def test_a_castle_between_is_cited() -> None:
    verdict = castello({"red": ["F2"], "black": ["U1"]}).explain("F2-F4")
    assert (verdict.legal, short(verdict)) == (False, "CO-4.5 castle-between cell=F3")


@pytest.mark.clause("CO-8.3")
def test_every_answer_is_tested() -> None:
    said = {answer.split()[1] for _, _, _, answer in CITATIONS} | {"castle-between", "over"}
    package = files("castelude.games.castello")
    text = "".join(package.joinpath(name).read_text(encoding="utf-8") for name in ("decisions.py", "explain.py"))
    assert said == {found[1] for found in re.finditer(r'\.(?:refuse|allow)\("([^"]+)"', text)}


@pytest.mark.clause("CO-9.1")
def test_the_state_has_exactly_the_keys_of_the_page() -> None:
    keys = {"game", "options", "actor", "over", "end", "winners", "red", "black", "castles", "unmoved"}
    keys |= {"captured_pawns", "captured_castles", "chain", "turns", "quiet", "seen"}
    state = castello().state()
    assert set(state) == keys
    assert state["red"][:3] == ["A1", "A10", "A11"]
    assert (state["game"], state["end"], state["winners"], state["chain"]) == ("castello", None, [], None)


@pytest.mark.clause("CO-9.2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_is_the_state_and_the_seat(seat: int | None) -> None:
    match = after(castello(), "B5-D5")
    assert match.view(seat) == {**match.state(), "seat": seat}


PAGE_EXAMPLE = r"""[Game "Castello"]
[Layout "classic"]
[Repetition "3"]
[QuietLimit "400"]
[Setup "{\"first\":0}"]
[End "-"]
[Result "*"]

1. B5-D5 T7-R7
2. A5-C5
*
"""


def sheet(match: Match) -> str:
    return match.game.to_notation(match.record())


@pytest.mark.clause("CO-10.1")
def test_the_example_of_the_page() -> None:
    assert sheet(after(castello(), "B5-D5", "T7-R7", "A5-C5")) == PAGE_EXAMPLE


@pytest.mark.clause("CO-10.1")
def test_results_and_ends() -> None:
    won = castello({"red": ["A1"], "black": ["B1", "F1"], "captured": {"pawns": [27, 0]}})
    assert '[End "pawns"]\n[Result "1-0"]' in sheet(after(won, "A1-C1"))
    lost = castello({"first": 1, "black": ["U1"], "red": ["T1", "F1"], "captured": {"pawns": [0, 27]}})
    assert sheet(after(lost, "U1-S1")).endswith("\n1. ... U1xS1\n0-1\n")
    drawn = after(castello(quiet_limit=1), "B5-D5")
    assert '[End "quiet"]\n[Result "1/2-1/2"]' in sheet(drawn)
    assert sheet(castello()).endswith('[Result "*"]\n\n*\n')


@pytest.mark.clause("CO-10.2")
def test_an_open_turn_is_left_out() -> None:
    match = after(castello({"red": ["A1"], "black": ["B1", "D1", "U1"], "castles": []}), "A1-C1")
    assert sheet(match).endswith("\n\n*\n")
    assert "1. A1xC1\n" in sheet(after(match, "stop"))


@pytest.mark.clause("CO-10.2")
def test_a_pass_is_written() -> None:
    match = castello({"first": 1, "red": ["S1", "S3", "T1", "T2", "U2", "U3"], "black": ["U1"]})
    assert "\n1. ... --\n2. S1-R1 U1xS1\n" in sheet(after(match, "S1-R1", "U1-S1", "stop"))


@pytest.mark.clause("CO-10.3")
def test_black_begins_with_three_dots_and_passes_fill_a_place() -> None:
    match = after(castello({"first": 1}), "T5-R5", "B5-D5", "R5-Q5")
    assert "\n1. ... T5-R5\n2. B5-D5 R5-Q5\n" in sheet(match)
    alone = after(castello({"red": ["C5"], "black": []}), "C5-C6", "C6-C7")
    assert "\n1. C5-C6 --\n2. C6-C7 --\n" in sheet(alone)


@pytest.mark.clause("CO-10.4")
@pytest.mark.parametrize("seed", range(30))
def test_what_is_written_can_be_read(seed: int) -> None:
    options, setup = melee(seed)
    match = castello(setup, **options)
    match.playout(seed, 60)
    record = score_sheet.read(sheet(match))
    whole = match.record()
    assert (record.options, record.setup) == (whole.options, whole.setup)
    assert record.actions == whole.actions[: len(record.actions)]
    assert sheet(load_match(record)) == sheet(match)


@pytest.mark.clause("CO-10.4")
def test_tags_in_any_order_and_defaults() -> None:
    record = score_sheet.read('[Result "*"]\n[QuietLimit "7"]\n[Game "Castello"]\n\n1. B5-D5 -- 1/2-1/2')
    assert record.options == {"layout": "classic", "repetition": 3, "quiet_limit": 7}
    assert record.setup == {"first": 0}
    assert record.actions == ["B5-D5"]


@pytest.mark.clause("CO-10.4")
def test_stop_is_added_when_the_chain_is_still_open() -> None:
    text = r"""[Game "Castello"]
[Setup "{\"red\":[\"A1\"],\"black\":[\"B1\",\"D1\",\"U1\"],\"castles\":[]}"]

1. A1xC1 U1-U2
"""
    assert score_sheet.read(text).actions == ["A1-C1", "stop", "U1-U2"]


@pytest.mark.clause("CO-10.4")
@pytest.mark.parametrize(
    "body",
    [
        "1. B5xD5",  # nothing is captured
        "1. B5-D5+O8",  # no castle falls
        "1. B5-D5-F5",  # a double step ends the turn
        "1. B5-B4",  # not free
        "1. b5-d5",
        "1. B5-D5 T7-R7 oops",
        "1. B5",
        "1. B5--D5",
    ],
)
def test_marks_that_do_not_fit_are_errors(body: str) -> None:
    with pytest.raises(BadRecord) as caught:
        score_sheet.read(f'[Game "Castello"]\n\n{body}\n')
    assert caught.value.clause == "CO-10.4"
    assert caught.value.words("fr")


@pytest.mark.clause("CO-10.4")
@pytest.mark.parametrize(
    "tags",
    [
        "",
        '[Game "Chess"]',
        '[Layout "brio"]',
        '[Game "Castello"]\n[Game "Castello"]',
        '[Game "Castello"]\n[Setup "{"]',
        '[Game "Castello"]\n[Elo "1"]',
        "[Game Castello]",
    ],
)
def test_bad_tags_are_errors(tags: str) -> None:
    with pytest.raises(BadRecord):
        score_sheet.read(f"{tags}\n\n1. B5-D5\n")


@pytest.mark.clause("CO-10.4")
def test_a_wrong_plus_and_a_missing_plus_are_errors() -> None:
    match = after(castello({"red": ["N8", "O9", "N6"], "black": ["U1"]}), "N6-O7")
    text = sheet(match)
    assert "N6-O7+O8" in text
    for wrong in ("N6-O7", "N6-O7+K8", "N6-O7+O8+O8"):
        with pytest.raises(BadRecord):
            score_sheet.read(text.replace("N6-O7+O8", wrong))


def test_a_state_survives_many_turns_of_replay() -> None:
    match = castello()
    match.playout(9, 300)
    assert load_match(match.record()).state() == match.state()
    assert seen(match, "turns") > 100


@pytest.mark.clause("CO-10.2")
@pytest.mark.parametrize("seed", range(30))
def test_the_parts_of_a_turn_join_to_what_the_sheet_says(seed: int) -> None:
    options, setup = melee(seed)
    match = castello(setup, **options)
    rng = Rng(seed, "joined")
    turns: list[str] = []
    while match.actor is not None and (len(match.actions) < 300 or not match.game.begins_turn(match.position)):
        before = match.position.copy()
        action = random_action(match, rng)
        match.apply(action)
        if match.game.begins_turn(before):
            turns.append("")
        turns[-1] += match.game.notation(before, action, match.position)
    sheet = score_sheet.write(match.record())
    words = " ".join(line for line in sheet.splitlines()[:-1] if line and line[0] != "[").split()
    assert turns == [word for word in words if not word.endswith(".") and word != "--"]
