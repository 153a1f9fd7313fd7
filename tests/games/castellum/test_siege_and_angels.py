"""Siege (CM-5), angels and each of their effects (CM-6), windows (CM-7)."""

import pytest

from castelude.games.castellum.combat import attack, power
from tests.kit import refused
from tests.kit.castellum import (
    SERVAAS,
    angel_phase,
    board,
    column,
    defeated,
    game,
    give,
    hand,
    play,
    put,
    siege,
    wealth,
)

# ---- siege ----


@pytest.mark.clause("CM-5.1")
def test_enemies_are_dealt_seat_by_seat_from_the_first_player() -> None:
    match = game(3, [SERVAAS] * 6, first=1)
    hands = [seat["enemies"] for seat in match.state()["seats"]]
    assert hands == [["E1579-05", "E1579-06"], ["E1579-01", "E1579-02"], ["E1579-03", "E1579-04"]]
    assert match.state()["enemy_decks"]["1579"] == ["E1579-07", "E1579-08"]


@pytest.mark.clause("CM-5.2")
def test_an_enemy_goes_to_any_free_available_column_of_any_line() -> None:
    match = game(2, [SERVAAS] * 4)
    assert match.legal() == [f"enemy:E1579-0{k}>{place}" for k in (1, 2) for place in ("s0c1", "s0c2", "s1c1", "s1c2")]
    assert refused(match, "enemy:E1579-03>s0c1", "no-enemy-in-hand", card="E1579-03") == "CM-5.2"  # in the other hand
    match.apply("enemy:E1579-01>s1c2")
    assert match.actor == 1
    assert refused(match, "enemy:E1579-03>s1c2", "column-besieged", place="s1c2") == "CM-5.2"
    assert column(match, "s1c2")["enemy"] == "E1579-01"
    siege(match)
    assert match.state()["phase"] == "angels"
    assert all(column(match, f"s{s}c{c}")["enemy"] for s in (0, 1) for c in (1, 2))


# ---- playing and passing ----


@pytest.mark.clause("CM-6.1")
def test_a_pass_does_not_bind() -> None:
    match = angel_phase("A05 A10", "A14 A28")
    match.apply("pass")
    assert (match.actor, match.state()["passes"]) == (1, 1)
    match.apply("angel:A14+s1c1")
    assert (match.actor, match.state()["passes"]) == (0, 0)
    match.apply("angel:A05+s0c1")
    play(match, "pass")
    assert match.state()["passes"] == 1
    match.apply("pass")
    assert len(match.state()["rewards"]) == 1  # two passes in a row: the combat has been fought


@pytest.mark.clause("CM-6.1")
def test_an_effect_sets_the_passes_back_when_it_is_laid_even_if_it_is_cancelled() -> None:
    match = angel_phase("A05 A10", "A01 A14", "A26 A28")
    match.apply("pass")
    assert match.state()["passes"] == 1
    match.apply("angel:A01!fury:s0c1")
    assert match.state()["passes"] == 0  # the window is still open
    play(match, "cancel:A26 let let")
    assert (match.actor, match.state()["passes"]) == (2, 0)
    play(match, "pass pass")
    assert match.state()["phase"] == "angels"  # it takes a third pass in a row
    match.apply("pass")
    assert match.state()["phase"] != "angels"


@pytest.mark.clause("CM-6.1")
def test_seats_without_angels_pass_unasked_and_count() -> None:
    match = angel_phase("A05", "", "A10")
    assert match.actor == 0
    match.apply("pass")
    assert (match.actor, match.state()["passes"]) == (2, 2)
    match.apply("pass")
    assert match.state()["phase"] != "angels"


@pytest.mark.clause("CM-6.1")
def test_without_any_angel_the_phase_is_over_at_once() -> None:
    match = angel_phase("", "")
    assert len(match.state()["rewards"]) == 1  # the combat has been fought


@pytest.mark.clause("CM-6.2")
def test_only_the_cards_own_effect_and_only_cards_in_hand() -> None:
    match = angel_phase("A01 A05", "A06")
    assert refused(match, "angel:A01!swap:s0c1,s0c2", "other-effect", card="A01", effect="fury") == "CM-6.2"
    assert refused(match, "angel:A06!swap:s0c1,s0c2", "no-angel-in-hand", card="A06") == "CM-6.2"
    assert refused(match, "angel:A06+s0c1", "no-angel-in-hand", card="A06") == "CM-6.2"
    assert "angel:A01!fury:s0c1" in match.legal()
    assert "angel:A01+s0c1" in match.legal()


@pytest.mark.clause("CM-6.3")
def test_a_number_strengthens_any_column_and_cannot_be_cancelled() -> None:
    match = angel_phase("A05", "A26 A27")
    before = attack(board(match), 6)
    match.apply("angel:A05+s1c2")
    assert match.actor == 1
    assert match.state()["pending"] is None
    assert attack(board(match), 6) == before + 3
    assert column(match, "s1c2")["angels"] == ["A05"]
    assert refused(match, "angel:A26+s1c3", "no-column", column="s1c3", columns=2) == "CM-1.3"


# ---- fury ----


@pytest.mark.clause("CM-6.4")
def test_fury_on_any_enemy_again_and_again() -> None:
    match = angel_phase("A01 A02", "")
    play(match, "angel:A01!fury:s1c1 angel:A02!fury:s1c1")
    assert defeated(match)[1] == []  # 4 + 2 + 2 against the gate's 3
    assert match.state()["angel_discard"] == ["A01", "A02"]


@pytest.mark.clause("CM-6.4")
def test_fury_needs_an_enemy() -> None:
    match = angel_phase("A15 A01", "A02")
    put(match, "s0c1", "T23")
    play(match, "angel:A15!destroy:c1 let pass")
    assert refused(match, "angel:A01!fury:s0c1", "no-enemy-there", place="s0c1") == "CM-6.4"
    assert "angel:A01!fury:s0c2" in match.legal()


@pytest.mark.clause("CM-6.4")
def test_cancelled_fury_does_nothing() -> None:
    match = angel_phase("A01", "A26 A05")
    play(match, "angel:A01!fury:s1c1 cancel:A26")
    assert column(match, "s1c1")["fury"] == 0
    assert match.state()["angel_discard"] == ["A01", "A26"]


# ---- swap ----


@pytest.mark.clause("CM-6.5")
def test_a_swap_within_one_line_and_between_two() -> None:
    match = angel_phase("A06 A08", "A07")
    play(match, "angel:A06!swap:s0c1,s0c2 let")
    assert (column(match, "s0c1")["enemy"], column(match, "s0c2")["enemy"]) == ("E1579-03", "E1579-01")
    play(match, "angel:A07!swap:s0c2,s1c2 let")
    assert (column(match, "s0c2")["enemy"], column(match, "s1c2")["enemy"]) == ("E1579-04", "E1579-01")


@pytest.mark.clause("CM-6.5")
def test_a_swap_needs_two_different_columns_with_enemies_in_order() -> None:
    match = angel_phase("A15 A06", "A02")
    put(match, "s0c1", "T23")
    assert refused(match, "angel:A06!swap:s0c1,s0c1", "swap-same") == "CM-6.5"
    assert refused(match, "angel:A06!swap:s1c1,s0c1", "swap-order", first="s0c1", second="s1c1") == "CM-6.5"
    assert refused(match, "angel:A06!swap:s0c1,s2c1", "no-line", place="s2c1", last=1) == "CM-1.3"
    play(match, "angel:A15!destroy:c1 let pass")
    assert refused(match, "angel:A06!swap:s0c1,s0c2", "no-enemy-there", place="s0c1") == "CM-6.5"
    swaps = [action for action in match.legal() if "!swap" in action]
    assert swaps == [f"angel:A06!swap:{pair}" for pair in ("s0c2,s1c1", "s0c2,s1c2", "s1c1,s1c2")]


@pytest.mark.clause("CM-6.5")
def test_a_cancelled_swap_leaves_the_enemies() -> None:
    match = angel_phase("A06", "A26 A05")
    play(match, "angel:A06!swap:s0c1,s1c1 cancel:A26")
    assert (column(match, "s0c1")["enemy"], column(match, "s1c1")["enemy"]) == ("E1579-01", "E1579-02")


# ---- hire ----


@pytest.mark.clause("CM-6.6")
def test_hire_from_the_market_pays_the_supply() -> None:
    match = angel_phase("A11", "A05")
    give(match, 0, "2/0/1")
    match.apply("angel:A11!hire:T06>c2")
    assert wealth(match)[0] == "2/0/1"  # nothing is paid before the window is settled
    match.apply("let")
    assert wealth(match)[0] == "0/0/0"
    assert column(match, "s0c2")["troops"] == ["T06"]
    assert "T06" not in match.state()["market_troops"]


@pytest.mark.clause("CM-6.6")
def test_hire_needs_a_troop_to_be_had_its_whole_price_and_room() -> None:
    match = angel_phase("A11", "A05")
    put(match, "s1c1", "T20")
    put(match, "s0c1", "T29 T30")
    give(match, 0, "1/0/0")
    assert (
        refused(match, "angel:A11!hire:T20>c2", "too-dear", card="T20", gold=2, stone=0, wood=3) == "CM-6.6"
    )  # 2 gold and 3 wood
    assert refused(match, "angel:A11!hire:T29>c2", "hire-own", card="T29") == "CM-6.6"  # already serves in this line
    assert refused(match, "angel:A11!hire:T32>c2", "hire-nowhere", card="T32") == "CM-6.6"  # still in the pile
    assert refused(match, "angel:A11!hire:T01>c1", "no-troop-room", column="c1") == "CM-6.6"  # two troops there
    assert [action for action in match.legal() if "!hire" in action] == ["angel:A11!hire:T01>c2"]
    give(match, 0, "0/0/0")
    assert not [action for action in match.legal() if "!hire" in action]


@pytest.mark.clause("CM-6.6")
def test_hire_from_a_third_seat_pays_that_seat() -> None:
    match = angel_phase("A11", "", "A05")
    put(match, "s1c2", "T19")
    give(match, 0, "5/5/5")
    give(match, 1, "0/0/0")
    play(match, "angel:A11!hire:T19>c1 let")
    assert wealth(match)[:2] == ["3/5/3", "2/0/2"]
    assert column(match, "s1c2")["troops"] == []
    assert column(match, "s0c1")["troops"] == ["T19"]


@pytest.mark.clause("CM-6.6")
def test_a_cancelled_hire_costs_nothing() -> None:
    match = angel_phase("A11", "A26 A05")
    put(match, "s1c1", "T20")
    give(match, 0, "5/5/5")
    play(match, "angel:A11!hire:T20>c1 cancel:A26")
    assert wealth(match)[0] == "5/5/5"
    assert column(match, "s1c1")["troops"] == ["T20"]


# ---- destroy ----


@pytest.mark.clause("CM-6.7")
def test_destroy_defeats_an_enemy_even_over_an_empty_column() -> None:
    match = angel_phase("A15", "A05")
    put(match, "s0c1", "T23")
    give(match, 0, "0/1/0")
    play(match, "angel:A15!destroy:c2 let")
    assert wealth(match)[0] == "0/0/0"
    assert defeated(match)[0] == ["E1579-03"]
    assert match.state()["seats"][0]["defeated_year"] == 1
    assert column(match, "s0c2")["enemy"] is None


@pytest.mark.clause("CM-6.7")
def test_destroy_needs_artillery_a_stone_and_an_enemy_of_the_own_line() -> None:
    match = angel_phase("A15 A16", "A05")
    assert refused(match, "angel:A15!destroy:c1", "no-destroyer", type="artillery") == "CM-6.7"  # no artillery
    put(match, "s1c1", "T23")
    assert (
        refused(match, "angel:A15!destroy:c1", "no-destroyer", type="artillery") == "CM-6.7"
    )  # the artillery of another line
    put(match, "s0c2", "T24")
    give(match, 0, "9/0/9")
    assert refused(match, "angel:A15!destroy:c1", "no-stone") == "CM-6.7"  # no stone
    give(match, 0, "0/2/0")
    play(match, "angel:A15!destroy:c1 let pass")
    assert refused(match, "angel:A16!destroy:c1", "no-enemy-there", place="s0c1") == "CM-6.7"  # nobody there any more
    assert refused(match, "angel:A16!destroy:c3", "no-column", column="c3", columns=2) == "CM-1.3"


@pytest.mark.clause("CM-6.7")
def test_a_cancelled_destroy_costs_nothing() -> None:
    match = angel_phase("A15", "A26 A05")
    put(match, "s0c1", "T23")
    give(match, 0, "0/1/0")
    play(match, "angel:A15!destroy:c1 cancel:A26")
    assert wealth(match)[0] == "0/1/0"
    assert column(match, "s0c1")["enemy"] == "E1579-01"


# ---- gift ----


@pytest.mark.clause("CM-6.8")
def test_a_gift_is_not_the_play_of_the_turn() -> None:
    match = angel_phase("A20 A15", "A05")
    give(match, 0, "0/0/0")
    assert (
        refused(
            match,
            "angel:A20!gift:wood+gold",
            "pair-order",
            known="gold+gold, gold+stone, gold+wood, stone+stone, stone+wood, wood+wood",
        )
        == "CM-6.8"
    )
    play(match, "angel:A20!gift:gold+wood let")
    assert wealth(match)[0] == "1/0/1"
    assert match.actor == match.state()["turn"] == 0
    assert "angel:A15+s0c1" in match.legal()


@pytest.mark.clause("CM-6.8")
@pytest.mark.clause("CM-7.5")
def test_a_gift_for_a_stone_and_a_destroy_in_one_turn() -> None:
    match = angel_phase("A20 A15", "A05")
    put(match, "s0c1", "T23")
    give(match, 0, "0/0/0")
    assert refused(match, "angel:A15!destroy:c1", "no-stone") == "CM-6.7"
    play(match, "angel:A20!gift:stone+wood let angel:A15!destroy:c1 let")
    assert wealth(match)[0] == "0/0/1"
    assert match.actor == 1


@pytest.mark.clause("CM-6.1")
@pytest.mark.clause("CM-6.8")
def test_a_gift_leaves_the_passes_as_they_are() -> None:
    match = angel_phase("A01 A26", "A20 A27")
    match.apply("pass")
    for action in ("angel:A20!gift:gold+gold", "cancel:A26", "let"):
        match.apply(action)
        assert match.state()["passes"] == 1
    assert match.actor == 1
    match.apply("angel:A27+s1c1")
    assert (match.state()["passes"], match.actor) == (0, 0)


@pytest.mark.clause("CM-6.8")
def test_a_seat_whose_last_angel_was_a_gift_passes_by_itself() -> None:
    match = angel_phase("A01", "A20")
    match.apply("pass")
    play(match, "angel:A20!gift:gold+gold let")
    assert match.state()["year"] == 1632  # seat 1 has passed too, so the phase is over


@pytest.mark.clause("CM-6.8")
def test_a_cancelled_gift_gives_nothing() -> None:
    match = angel_phase("A20", "A26 A05")
    give(match, 0, "0/0/0")
    play(match, "angel:A20!gift:gold+wood cancel:A26")
    assert wealth(match)[0] == "0/0/0"
    assert (match.actor, match.state()["passes"]) == (1, 1)  # seat 0 has no angel left


# ---- cancel ----


@pytest.mark.clause("CM-6.9")
def test_cancel_has_no_effect_in_ones_own_turn() -> None:
    match = angel_phase("A26", "A05")
    assert refused(match, "cancel:A26", "no-window") == "CM-6.9"
    assert refused(match, "angel:A26!fury:s0c1", "cancel-only", card="A26") == "CM-6.9"
    assert "angel:A26+s0c1" in match.legal()
    assert not [action for action in match.legal() if "!" in action]


# ---- windows ----


@pytest.mark.clause("CM-7.1")
def test_only_seats_with_an_angel_are_asked_whatever_it_is() -> None:
    match = angel_phase("A01", "A06", "", "A26")
    match.apply("angel:A01!fury:s0c1")
    assert match.state()["pending"]["asks"] == [1, 3]
    assert (match.actor, match.legal()) == (1, ["let"])
    assert column(match, "s0c1")["fury"] == 0
    assert hand(match, 0) == []
    match.apply("let")
    assert (match.actor, match.legal()) == (3, ["cancel:A26", "let"])


@pytest.mark.clause("CM-7.1")
def test_without_angels_around_the_effect_happens_at_once() -> None:
    match = angel_phase("A01 A02", "", "")
    match.apply("angel:A01!fury:s0c1")
    assert match.actor == 0
    assert column(match, "s0c1")["fury"] == 2
    assert power(board(match), 0) == 5


@pytest.mark.clause("CM-7.2")
def test_a_window_is_answered_by_let_or_a_cancel_of_the_hand() -> None:
    match = angel_phase("A01 A27", "A26 A05")
    assert refused(match, "let", "no-window") == "CM-7.2"
    match.apply("angel:A01!fury:s0c1")
    assert refused(match, "cancel:A05", "no-cancel", card="A05") == "CM-7.2"
    assert refused(match, "cancel:A27", "no-angel-in-hand", card="A27") == "CM-7.2"
    assert refused(match, "pass", "now-react", count=0) == "CM-7.2"
    assert refused(match, "angel:A05+s0c1", "now-react", count=0) == "CM-7.2"


@pytest.mark.clause("CM-7.3")
def test_seats_not_yet_asked_are_not_asked_about_the_older_card() -> None:
    match = angel_phase("A01 A25", "A26", "A27", "A28")
    match.apply("angel:A01!fury:s0c1")
    assert match.state()["pending"]["asks"] == [1, 2, 3]
    match.apply("cancel:A26")
    assert match.state()["pending"]["asks"] == [2, 3, 0]
    play(match, "let let")
    assert (match.actor, match.legal()) == (0, ["cancel:A25", "let"])
    match.apply("cancel:A25")
    assert match.state()["pending"]["asks"] == [2, 3]
    play(match, "let let")
    assert column(match, "s0c1")["fury"] == 2
    assert match.state()["turn"] == match.actor == 2  # seat 1 has no angel left


@pytest.mark.clause("CM-7.4")
def test_three_cancels_undo_the_effect() -> None:
    match = angel_phase("A01 A27", "A26 A28")
    play(match, "angel:A01!fury:s0c1 cancel:A26 cancel:A27 cancel:A28")
    # nobody holds an angel any more: everything is settled and the phase is over
    assert match.state()["angel_discard"] == ["A01", "A26", "A27", "A28"]
    assert match.state()["phase"] != "angels"
    assert "E1579-01" in defeated(match)[0]  # 3 against 3: the fury was undone


@pytest.mark.clause("CM-7.5")
def test_the_turn_goes_on_after_the_seat_of_the_first_card() -> None:
    match = angel_phase("A01 A02", "A26 A05", "A03")
    play(match, "pass pass angel:A03!fury:s0c1 let cancel:A26 let")
    assert match.actor == match.state()["turn"] == 0  # the seat after seat 2
    assert column(match, "s0c1")["fury"] == 0
