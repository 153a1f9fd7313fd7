"""What the engine says beside the view, and the lines of the log."""

from typing import Any

import pytest

from castelude import Match, new_match
from castelude.core.rng import Rng
from castelude.games.castellan import GAME
from tests.kit.castellan import ALL_OF_A, ALL_OF_B, HALL, TWO_CELLS, A, B, after, give, go, position, table


def aids(match: Match) -> dict[str, Any]:
    return GAME.aids(position(match), None)


def said(match: Match) -> list[tuple[str, dict[str, Any]]]:
    """The log lines of the last action."""
    _, lines = match.log()[-1]
    return [(line.message.removeprefix("castellan-log-"), dict(line.params)) for line in lines]


def test_a_courtyard_shows_its_cells_its_towers_and_its_points() -> None:
    match = after(table(A), ALL_OF_A, HALL, "keep")
    (yard,) = aids(match)["courtyards"]
    assert yard["cells"] == [[0, 0], [0, 1], [1, 0], [1, 1]]
    assert yard["towers"] == [[0, 0], [0, 2], [2, 0], [2, 1], [2, 2]]
    assert yard["points"] == 5
    assert aids(after(table(A), ALL_OF_A, HALL, "double:0,0"))["courtyards"][0]["points"] == 10
    match = after(table(B), ALL_OF_B, TWO_CELLS, "T1,0 keep S1,0N keep")
    shared = [yard["towers"] for yard in aids(match)["courtyards"]]
    assert [[1, 0] in towers and [1, 1] in towers for towers in shared] == [True, True]


def test_whole_games_agree_with_the_view_and_tell_no_secret() -> None:
    for seed in range(3):
        match = new_match("castellan", 2 + seed, seed=seed)
        rng = Rng(seed)
        while match.actor is not None:
            legal = match.legal()
            match.apply(legal[rng.below(len(legal))])
            view, helped = match.view(None), aids(match)
            assert [len(yard["towers"]) for yard in helped["courtyards"]] == [y["towers"] for y in view["courtyards"]]
            assert [len(yard["cells"]) for yard in helped["courtyards"]] == [y["size"] for y in view["courtyards"]]
            for seat, score in enumerate(view["scores"]):
                assert sum(yard["points"] for yard in helped["courtyards"] if yard["owner"] == seat) == score
            if match.view(None)["phase"] == "play":
                assert helped == GAME.aids(GAME.resample(position(match), 1, rng), 1)


def test_the_faces_of_the_cards_are_those_of_the_edition() -> None:
    cards = GAME.printed(2, GAME.check_options({}))["cards"]
    assert len(cards) == 14
    assert cards["W7"] == {
        "back": "W",
        "pieces": {"L": 1, "S": 0, "T": 1},
        "extra": 1,
        "names": {"en": "Master Builder", "fr": "Le maître d’œuvre"},
    }
    assert [sum(card["pieces"][kind] for card in cards.values()) for kind in "LST"] == [13, 15, 16]


def test_how_many_cards_will_be_drawn_is_told_while_building() -> None:
    match = table("T1 T7 W5 W6")
    assert aids(match)["to_draw"] == 0
    assert aids(after(match, "play:T1+T7+W6"))["to_draw"] == 4


def test_a_claim_tells_the_score_each_way() -> None:
    match = after(table(B), ALL_OF_B, TWO_CELLS, "T1,0")
    assert aids(match)["claims"] == {"keep": 6, "double:0,0": 12}
    after(match, "double:0,0 L0,1N")
    assert aids(match)["claims"] == {}
    after(match, "S1,0N")
    assert match.view(None)["scores"][0] == 8
    assert aids(match)["claims"] == {"stay:0,0": 12, "stay:1,0": 12}


def test_the_last_round_names_who_is_still_to_end_a_turn() -> None:
    match = table(A, A, A)
    here = position(match)
    assert aids(match)["last_turns"] == []
    give(here, 0, "T5")
    go(match, "play:T5", "T0,0 L0,0E S0,0N end")
    assert GAME.aids(here, None)["last_turns"] == [1, 2]


def test_the_log_tells_what_each_decision_did() -> None:
    match = after(table(A), ALL_OF_A)
    assert said(match) == [("play", {"seat": 0, "cards": "T2+T5+W1+W4"})]
    named = GAME.named(position(match), {"seat": 0, "cards": "T2+W4"}, "fr")
    assert named == {"seat": 0, "cards": "T2 Le châtelet, W4 Le zigzag"}
    after(match, HALL)
    assert said(match) == [
        ("build-T", {"seat": 0, "piece": "T2,2"}),
        ("close", {"seat": 0, "cell": "0,0", "towers": 5}),
    ]
    after(match, "double:0,0")
    assert said(match) == [("double", {"seat": 0, "cell": "0,0", "points": 10})]
    after(match, "S1,1E S-1,0E S0,-1N S2,0E S2,-1N draw:W1T0")
    assert said(match) == [("draw", {"seat": 0, "action": "draw:W1T0", "walls": 1, "towers": 0})]

    match = after(table(B), ALL_OF_B, TWO_CELLS, "T1,0 double:0,0 S1,0N")
    parts = [("divide", {"seat": 0, "cell": cell, "towers": 4}) for cell in ("0,0", "1,0")]
    assert said(match) == [("build-S", {"seat": 0, "piece": "S1,0N"}), *parts]
    after(match, "stay:1,0")
    assert said(match) == [("stay", {"seat": 0, "cell": "1,0", "points": 8})]


def test_the_log_tells_what_was_handed_on() -> None:
    match = after(table("T2 T4 W1 W2", "T1 T2 W1 W2"), "play:T4 T0,0 L0,0E T2,0 draw:W1T0 play:T1")
    assert [what for what, _ in said(match)] == ["play", "left"]
    assert said(match)[1] == ("left", {"l": 0, "s": 0, "t": 2})


def test_the_log_announces_the_last_round() -> None:
    match = table(A)
    give(position(match), 0, "T5")
    go(match, "play:T5", "T0,0 L0,0E S0,0N")
    before = position(match).copy()
    go(match, "end")
    lines = GAME.log(before, "end", position(match), None)
    assert [line.message for line in lines] == ["castellan-log-end", "castellan-log-last"]


@pytest.mark.clause("CA-7.3")
@pytest.mark.parametrize("trial_fitting", [True, False])
def test_the_log_says_when_pieces_go_out_of_the_game(trial_fitting: bool) -> None:
    match = table("T2 T4 W1 W2", "T1 T2 W1 W2", trial_fitting=trial_fitting)
    give(position(match), 0, "T4")
    give(position(match), 1, "T1")
    go(match, "play:T4 T0,0 L0,0E T2,0", "end" if trial_fitting else "")
    before = position(match).copy()
    go(match, "play:T1")
    lines = GAME.log(before, "play:T1", position(match), None)
    assert [line.message for line in lines] == ["castellan-log-play", "castellan-log-out"]


@pytest.mark.clause("CA-7.2")
@pytest.mark.clause("CA-7.3")
def test_what_becomes_of_the_pieces_without_a_place() -> None:
    match = table("T2 T4 W1 W2", "T1 T2 W1 W2", "T1 T2 W1 W2")
    assert aids(match)["left_over"] is None
    give(position(match), 0, "T4")
    go(match, "play:T4 T0,0 L0,0E T2,0")
    assert aids(match)["left_over"] is None, "nothing is left"
    give(position(match), 1, "T1")
    give(position(match), 2, "T1")
    go(match, "end play:T1")
    assert aids(match)["left_over"] == "next"
    go(match, "end play:T1")
    assert aids(match)["left_over"] == "out"
    go(match, "end")
    assert aids(match)["left_over"] is None
