"""Start of the year and construction (CM-1 to CM-4)."""

import pytest

from castelude.games.castellum.cards import FORTS
from tests.kit import refused
from tests.kit.castellum import SERVAAS, board, column, game, give, hand, plain, play, put, siege, through_year, wealth

OUDEBRUG = "worker:oudebrug take:gold"


@pytest.mark.clause("CM-1.1")
@pytest.mark.clause("CM-1.5")
def test_each_year_opens_a_column_and_frees_a_worker() -> None:
    match = game(2)
    seen = []
    for _ in range(4):
        state = match.state()
        seat = state["seats"][1]
        seen.append((state["year"], state["columns"], seat["workers"], seat["wall"]))
        through_year(match, OUDEBRUG)
    assert seen == [(1579, 2, 2, 3), (1632, 3, 3, 2), (1673, 4, 4, 1), (1794, 5, 5, 0)]
    assert match.actor is None


@pytest.mark.clause("CM-1.2")
def test_resources_do_not_run_out() -> None:
    match = game(2)
    give(match, 0, "36/36/36")
    give(match, 1, "36/36/36")
    play(match, "worker:muntstraat")
    assert wealth(match)[0] == "39/36/36"


@pytest.mark.clause("CM-1.3")
def test_only_available_columns_can_hold_anything() -> None:
    match = game(2, "worker:vrijthof")
    assert refused(match, "buy:T01>c3", "no-column", column="c3", columns=2) == "CM-1.3"
    assert refused(match, "buy:T01>c9", "no-column", column="c9", columns=2) == "CM-1.3"
    match = game(2, [SERVAAS] * 4)
    assert refused(match, "enemy:E1579-01>s0c3", "no-column", column="s0c3", columns=2) == "CM-1.3"
    assert refused(match, "enemy:E1579-01>s2c1", "no-line", place="s2c1", last=1) == "CM-1.3"


@pytest.mark.clause("CM-1.4")
def test_all_cards_are_there_and_no_others() -> None:
    setup = plain()
    assert [len(setup[key]) for key in ("forts", "troops", "angels")] == [16, 32, 28]
    assert {year: len(cards) for year, cards in setup["enemies"].items()} == {
        "1579": 8,
        "1632": 12,
        "1673": 16,
        "1794": 20,
    }
    match = game(2, "worker:vrijthof")
    assert refused(match, "buy:T33>c1", "no-card", card="T33", first="F01", last="T32") == "CM-1.4"


@pytest.mark.clause("CM-1.6")
@pytest.mark.clause("CM-4.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    match = game(3, first=2)
    actors = []
    for _ in range(6):
        actors.append(match.actor)
        match.apply(SERVAAS)
    assert actors == [2, 0, 1, 2, 0, 1]
    assert match.state()["phase"] == "siege"
    assert match.actor == 2


@pytest.mark.clause("CM-2.4")
def test_what_each_seat_begins_with() -> None:
    match = game(4)
    for seat in range(4):
        assert column(match, f"s{seat}c1")["fort"] == f"F0{seat + 1}"
        assert hand(match, seat) == []
    assert wealth(match) == ["4/3/3"] * 4  # 3 of each, and the income of the START card


@pytest.mark.clause("CM-3.1")
def test_the_market_is_laid_out_once_a_year() -> None:
    match = game(2)
    assert match.state()["market_forts"] == ["F05", "F06", "F07", "F08"]
    assert match.state()["market_troops"] == [f"T0{k}" for k in range(1, 9)]
    play(match, "worker:vrijthof buy:T06>c1")
    assert len(match.state()["market_troops"]) == 7
    play(match, [SERVAAS] * 3)
    siege(match)
    while match.state()["year"] == 1579:
        match.apply("pass" if "pass" in match.legal() else match.legal()[0])
    assert match.state()["market_forts"] == ["F09", "F10", "F11", "F12"]
    assert match.state()["troop_discard"] == ["T01", "T02", "T03", "T04", "T05", "T07", "T08"]


@pytest.mark.clause("CM-3.1")
def test_income_of_resources_and_angels_comes_from_the_line() -> None:
    match = game(2)
    put(match, "s1c2", "F16")  # 1 angel each year
    put(match, "s0c2", "F14")  # 1 stone each year
    give(match, 0, "0/0/0")
    give(match, 1, "0/0/0")
    through_year(match, "worker:oudebrug take:wood")
    assert match.state()["year"] == 1632
    assert wealth(match)[0] == "1/1/2"  # two wood by workers, one gold by the gate, one stone by the marl pit
    assert hand(match, 1) == ["A01"]
    assert hand(match, 0) == []


@pytest.mark.clause("CM-3.1")
def test_the_angels_of_the_income_are_drawn_from_the_first_player_on() -> None:
    match = game(3, first=0)
    for seat, chapel in enumerate(("F16", "F16", "F16")):  # one chapel for each, whatever the box holds
        put(match, f"s{seat}c2", chapel)
    through_year(match, OUDEBRUG)
    assert match.state()["first"] == 1
    assert [hand(match, seat) for seat in (1, 2, 0)] == [["A01"], ["A02"], ["A03"]]


@pytest.mark.clause("CM-3.1")
def test_reinforcement_won_covers_the_new_column_too() -> None:
    match = game(2)
    board(match).next_bonus[1] = 1
    through_year(match, OUDEBRUG)
    assert [column(match, f"s1c{k}")["bonus"] for k in range(1, 6)] == [1, 1, 1, 0, 0]
    assert [column(match, f"s0c{k}")["bonus"] for k in range(1, 6)] == [0, 0, 0, 0, 0]
    assert match.state()["seats"][1]["next_bonus"] == 0


@pytest.mark.clause("CM-3.2")
def test_a_single_action_is_asked_like_any_other() -> None:
    match = game(2, [SERVAAS] * 4)
    while match.state()["phase"] == "siege" and len(match.legal()) > 1:
        match.apply(match.legal()[0])
    assert match.state()["phase"] == "siege"
    assert len(match.legal()) == 1


@pytest.mark.clause("CM-4.2")
def test_a_buying_space_needs_a_card_that_can_be_paid_and_placed() -> None:
    match = game(2)
    give(match, 0, "0/0/0")
    assert refused(match, "worker:vrijthof", "nothing-to-buy", space="vrijthof") == "CM-4.2"
    assert refused(match, "worker:helpoort", "nothing-to-buy", space="helpoort") == "CM-4.2"
    give(match, 0, "0/0/1")
    assert {"worker:vrijthof", "worker:helpoort"} <= set(match.legal())  # T02 and F06 cost one wood
    put(match, "s0c1", "T30 T31")
    put(match, "s0c2", "T28 T29")
    assert refused(match, "worker:vrijthof", "nothing-to-buy", space="vrijthof") == "CM-4.2"


@pytest.mark.clause("CM-4.2")
def test_spaces_for_more_players_are_absent() -> None:
    assert refused(game(2), "worker:jeker", "space-absent", space="jeker", players=2) == "CM-4.2"
    assert refused(game(3), "worker:wyck", "space-absent", space="wyck", players=3) == "CM-4.2"
    assert "worker:wyck" in game(4).legal()


@pytest.mark.clause("CM-4.2")
def test_the_basilica_may_be_chosen_with_a_full_hand() -> None:
    match = game(2)
    board(match).angels[0] = 0b111 << 20
    assert SERVAAS in match.legal()


@pytest.mark.clause("CM-4.3")
@pytest.mark.parametrize(
    ("space", "after"),
    [("houtmaas", "4/3/6"), ("pietersberg", "4/6/3"), ("muntstraat", "7/3/3"), ("jeker", "5/4/4"), ("wyck", "5/4/4")],
)
def test_a_space_gives_its_resources_without_a_further_decision(space: str, after: str) -> None:
    match = game(4, f"worker:{space}")
    assert wealth(match)[0] == after
    assert match.actor == 1
    assert match.state()["spaces"][space] == [0]


@pytest.mark.clause("CM-4.4")
def test_the_dinghuis_reinforces_every_available_column() -> None:
    match = game(2, "worker:dinghuis")
    assert [column(match, f"s0c{k}")["bonus"] for k in range(1, 6)] == [1, 1, 0, 0, 0]
    assert column(match, "s1c1")["bonus"] == 0
    assert match.actor == 1


@pytest.mark.clause("CM-4.5")
def test_resources_of_choice() -> None:
    match = game(2, "worker:oudebrug")
    assert match.legal() == ["take:gold", "take:stone", "take:wood"]
    assert match.state()["pending"] == {"kind": "take", "seat": 0, "count": 1}
    assert refused(match, "take:gold+wood", "now-take", count=1) == "CM-4.5"
    match = game(2, "worker:markt")
    assert match.legal() == [
        f"take:{pair}" for pair in ("gold+gold", "gold+stone", "gold+wood", "stone+stone", "stone+wood", "wood+wood")
    ]
    assert (
        refused(
            match,
            "take:wood+gold",
            "pair-order",
            known="gold+gold, gold+stone, gold+wood, stone+stone, stone+wood, wood+wood",
        )
        == "CM-4.5"
    )
    assert refused(match, "take:gold", "now-take", count=2) == "CM-4.5"
    match.apply("take:stone+stone")
    assert wealth(match)[0] == "4/5/3"


@pytest.mark.clause("CM-4.6")
def test_a_purchase_must_be_in_the_market_payable_and_have_room() -> None:
    match = game(2, "worker:vrijthof")
    assert match.state()["pending"] == {"kind": "buy", "seat": 0, "what": "troop"}
    assert refused(match, "buy:T09>c1", "not-in-market", card="T09") == "CM-4.6"
    assert refused(match, "buy:F05>c2", "now-troop", count=0) == "CM-4.6"
    give(match, 0, "1/0/0")
    assert match.legal() == ["buy:T01>c1", "buy:T01>c2"]
    assert refused(match, "buy:T06>c1", "too-dear", card="T06", gold=2, stone=0, wood=1) == "CM-4.6"
    put(match, "s0c1", "T30 T31")
    assert match.legal() == ["buy:T01>c2"]
    assert refused(match, "buy:T01>c1", "no-troop-room", column="c1") == "CM-4.6"
    match = game(2, "worker:helpoort")
    assert refused(match, "buy:F05>c1", "no-fort-room", column="c1") == "CM-4.6"


@pytest.mark.clause("CM-4.2")
@pytest.mark.parametrize(("action", "space"), [("buy:T01>c1", "vrijthof"), ("buy:F05>c2", "helpoort")])
def test_who_would_buy_is_told_where_a_worker_must_go(action: str, space: str) -> None:
    match = game(2)
    verdict = match.explain(action)
    assert (verdict.clause, verdict.message) == ("CM-4.2", "castellum-worker-first")
    assert verdict.params == {"space": space}


@pytest.mark.clause("CM-4.7")
def test_a_fourth_angel_without_gift_is_discarded_at_once() -> None:
    match = game(2, angels="A01")
    board(match).angels[0] = 0b111 << 10  # A11 A12 A13
    match.apply(SERVAAS)
    assert match.actor == 1
    assert hand(match, 0) == ["A11", "A12", "A13"]
    assert match.state()["angel_discard"] == ["A01"]


@pytest.mark.clause("CM-4.7")
def test_an_empty_pile_is_made_of_the_discards_in_the_order_fixed_before() -> None:
    match = game(2)
    table = board(match)
    table.angel_top = 28
    table.angel_discard = 0b10110  # A02 A03 A05
    again = match.state()["angels_again"]
    match.apply(SERVAAS)
    expected = [card for card in again if card in ("A02", "A03", "A05")]
    assert hand(match, 0) == expected[:1]
    assert match.state()["angel_deck"] == expected[1:]
    assert match.state()["angel_discard"] == []


@pytest.mark.clause("CM-4.8")
def test_a_gift_in_excess_is_discarded_or_played() -> None:
    match = game(2, angels="A20")
    board(match).angels[0] = 0b111
    match.apply(SERVAAS)
    assert match.state()["pending"] == {"kind": "excess", "seat": 0, "card": "A20"}
    assert match.view(1)["pending"] == match.view(None)["pending"] == {"kind": "excess", "seat": 0, "card": None}
    assert match.view(0)["pending"]["card"] == "A20"
    assert refused(match, "discard:A01", "other-excess", card="A20") == "CM-4.8"
    assert refused(match, "angel:A19!gift:gold+gold", "no-angel-in-hand", card="A19") == "CM-4.8"
    assert refused(match, "angel:A01!gift:gold+gold", "only-gift-at-draw") == "CM-4.8"
    assert refused(match, "angel:A01!fury:s0c1", "now-excess", count=0) == "CM-4.8"
    match.apply("discard:A20")
    assert match.actor == 1
    assert match.state()["angel_discard"] == ["A20"]
    match = game(2, angels="A20")
    board(match).angels[0] = 0b111
    play(match, "worker:servaas angel:A20!gift:wood+wood")
    assert wealth(match)[0] == "4/3/5"
    assert match.actor == 1  # nobody else holds an angel, so there is no window


@pytest.mark.clause("CM-4.8")
@pytest.mark.clause("CM-14.1")
def test_a_gift_of_the_hand_makes_room_for_the_card_drawn() -> None:
    match = game(2, angels="A26")
    board(match).angels[0] = 0b11 | 1 << 19  # A01 A02 A20
    match.apply(SERVAAS)
    assert match.state()["pending"] == {"kind": "excess", "seat": 0, "card": "A26"}
    assert match.view(1)["pending"]["card"] is None
    pairs = ("gold+gold", "gold+stone", "gold+wood", "stone+stone", "stone+wood", "wood+wood")
    assert match.legal() == [*(f"angel:A20!gift:{pair}" for pair in pairs), "discard:A26"]
    assert refused(match, "discard:A20", "other-excess", card="A26") == "CM-4.8"
    assert refused(match, "angel:A26!gift:gold+gold", "only-gift-at-draw") == "CM-4.8"
    verdict = match.explain("angel:A20!gift:stone+wood")
    assert (verdict.legal, verdict.clause) == (True, "CM-4.8")
    match.apply("angel:A20!gift:stone+wood")
    assert hand(match, 0) == ["A01", "A02", "A26"]
    assert (wealth(match)[0], match.actor, match.state()["angel_discard"]) == ("4/4/4", 1, ["A20"])


@pytest.mark.clause("CM-4.8")
@pytest.mark.clause("CM-7.5")
def test_the_card_drawn_is_in_the_hand_before_the_window_opens() -> None:
    match = game(2, angels="A26")
    board(match).angels[0] = 0b11 | 1 << 19  # A01 A02 A20
    board(match).angels[1] = 1 << 26  # A27
    play(match, "worker:servaas angel:A20!gift:stone+wood")
    assert hand(match, 0) == ["A01", "A02", "A26"]
    assert match.state()["pending"]["kind"] == "react"
    match.apply("cancel:A27")
    assert (match.actor, match.legal()) == (0, ["cancel:A26", "let"])
    match.apply("let")
    assert wealth(match)[0] == "4/3/3"  # the gift is gone all the same
    assert hand(match, 0) == ["A01", "A02", "A26"]
    assert (match.actor, match.state()["pending"]) == (1, None)


@pytest.mark.clause("CM-4.8")
@pytest.mark.clause("CM-7.5")
def test_draws_still_owed_follow_the_excess_card() -> None:
    match = game(3, angels="A20 A21 A22 A04")
    table = board(match)
    table.angels[0] = 0b111
    table.angels[1] = 1 << 25  # A26
    put(match, "s0c2", "F16")
    table.fort[1 * 5 + 1] = FORTS.index("F16")
    table.first = 2  # the next First Player is seat 0
    while match.state()["year"] == 1579:
        phase = match.state()["phase"]
        play(match, OUDEBRUG if phase == "construction" else "pass" if phase == "angels" else match.legal()[0])
    state = match.state()
    assert state["pending"] == {"kind": "excess", "seat": 0, "card": "A20"}
    assert (state["draws"], state["turn"], state["phase"]) == ([1], 0, "construction")
    match.apply("angel:A20!gift:gold+gold")
    assert match.state()["draws"] == [1]
    assert (match.actor, match.legal()) == (1, ["cancel:A26", "let"])
    before = wealth(match)[0]
    match.apply("cancel:A26")
    assert match.actor == 0
    match.apply("let")
    assert wealth(match)[0] == before
    assert hand(match, 1) == ["A21"]
    assert (match.actor, match.state()["draws"], match.state()["pending"]) == (0, [], None)


@pytest.mark.clause("CM-4.9")
def test_gifts_are_played_only_before_a_worker_and_by_the_seat_in_turn() -> None:
    match = game(2, [SERVAAS] * 2, angels="A20 A21")
    assert refused(match, "angel:A21!gift:gold+gold", "no-angel-in-hand", card="A21") == "CM-4.9"
    assert refused(match, "angel:A20+s0c1", "only-gift-before-worker") == "CM-4.9"
    assert refused(match, "angel:A20!fury:s0c1", "only-gift-before-worker") == "CM-4.9"
    match.apply("worker:markt")
    assert refused(match, "angel:A20!gift:gold+gold", "now-take", count=2) == "CM-4.5"
    play(match, "take:gold+gold worker:servaas")
    assert match.state()["phase"] == "siege"
    assert refused(match, "angel:A20!gift:gold+gold", "no-gift-in-siege") == "CM-4.9"


@pytest.mark.clause("CM-4.9")
def test_several_gifts_before_one_worker() -> None:
    match = game(2, angels="A20 A04 A21")
    board(match).angels[0] = 0b11 << 19  # A20 A21
    play(match, "angel:A20!gift:gold+gold angel:A21!gift:stone+stone")
    assert wealth(match)[0] == "6/5/3"
    assert (match.actor, len(match.legal())) == (0, 9)
