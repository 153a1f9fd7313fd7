"""The worked examples of the page, one after the other."""

from collections.abc import Callable

import pytest

from castelude import Match, load_match, new_match
from castelude.core.bits import only
from castelude.core.options import OptionValue
from castelude.games.castellum.cards import ENEMIES, FORTS, TROOPS
from castelude.games.castellum.combat import attack, power
from castelude.games.castellum.views import breakdown
from tests.kit import refused
from tests.kit.castellum import (
    ENEMIES_OF_4,
    SERVAAS,
    board,
    column,
    defeated,
    game,
    hand,
    plain,
    play,
    position,
    siege,
    through_year,
    wealth,
)
from tests.kit.castellum_editions import house

W = [SERVAAS] * 4 + ENEMIES_OF_4


@pytest.mark.clause("CM-4.2")
def test_1_the_first_decision() -> None:
    match = game(2)
    assert match.actor == 0
    assert match.legal() == [
        f"worker:{space}"
        for space in [
            "dinghuis",
            "helpoort",
            "houtmaas",
            "markt",
            "muntstraat",
            "oudebrug",
            "pietersberg",
            "servaas",
            "vrijthof",
        ]
    ]
    assert wealth(match) == ["4/3/3", "4/3/3"]
    assert len(game(3).legal()) == 10
    assert len(game(4).legal()) == 11


@pytest.mark.clause("CM-4.1")
@pytest.mark.parametrize(("players", "counts"), [(2, [9, 70, 557]), (3, [10, 84, 718]), (4, [11, 100, 917])])
def test_1_decision_sequences(players: int, counts: list[int]) -> None:
    match = game(players)
    assert [match.perft(depth) for depth in (1, 2, 3)] == counts


@pytest.mark.clause("CM-4.2")
def test_2_a_space_for_one_worker_and_one_for_any_number() -> None:
    every = game(2).legal()
    match = game(2, "worker:markt take:gold+wood")
    assert match.actor == 1
    assert match.legal() == [action for action in every if action != "worker:markt"]
    assert game(2, "worker:oudebrug take:gold").legal() == every


@pytest.mark.clause("CM-4.6")
def test_3_purchases() -> None:
    match = game(2, "worker:vrijthof")
    assert match.legal() == [f"buy:T{card:02}>c{k}" for card in range(1, 9) for k in (1, 2)]
    match.apply("buy:T06>c1")
    assert wealth(match)[0] == "2/3/2"
    assert attack(board(match), 0) == 7
    match = game(2, "worker:helpoort")
    assert match.legal() == ["buy:F05>c2", "buy:F06>c2", "buy:F07>c2", "buy:F08>c2"]
    play(match, "buy:F06>c2 worker:servaas")
    assert match.actor == 0
    assert refused(match, "worker:helpoort", "nothing-to-buy", space="helpoort") == "CM-4.2"


FOUR = [
    *["worker:vrijthof", "buy:T06>c1", "worker:vrijthof", "buy:T08>c2", "worker:dinghuis", "worker:muntstraat"],
    *ENEMIES_OF_4,
]


@pytest.mark.clause("CM-8.4")
def test_4_a_year_without_angels() -> None:
    match = game(2, FOUR[:-1])
    table = board(match)
    assert [attack(table, place) for place in (0, 1, 5, 6)] == [8, 1, 3, 4]
    match.apply(FOUR[-1])
    assert defeated(match) == [["E1579-03"], ["E1579-02"]]
    state = match.state()
    assert state["rewards"] == [
        {"year": 1579, "needed": 3, "defeated": 2, "won": False, "seat": None, "side": None},
    ]
    assert (state["year"], state["first"], match.actor) == (1632, 1, 1)
    assert wealth(match) == ["2/3/2", "7/2/2"]
    assert match.result().scores == [3, 4]


@pytest.mark.clause("CM-7.4")
def test_5_cancels_of_cancels() -> None:
    match = game(2, W, angels="A01 A26 A27 A28")
    match.apply("angel:A01!fury:s1c2")
    assert (match.actor, match.legal()) == (1, ["cancel:A26", "cancel:A28", "let"])
    match.apply("cancel:A26")
    assert (match.actor, match.legal()) == (0, ["cancel:A27", "let"])
    match.apply("cancel:A27")
    assert (match.actor, match.legal()) == (1, ["cancel:A28", "let"])
    match.apply("let")
    assert power(board(match), 6) == 6
    state = match.state()
    assert (state["turn"], state["actor"], state["passes"]) == (1, 1, 0)
    assert state["angel_discard"] == ["A01", "A26", "A27"]

    match = game(2, [*W, "angel:A01!fury:s1c2", "cancel:A26", "let"], angels="A01 A26 A27 A28")
    assert column(match, "s1c2")["fury"] == 0


@pytest.mark.clause("CM-7.3")
def test_6_a_cancel_opens_a_window_for_all_but_its_player() -> None:
    enemies = (
        "enemy:E1579-01>s0c1 enemy:E1579-03>s1c1 enemy:E1579-05>s2c1 "
        "enemy:E1579-02>s0c2 enemy:E1579-04>s1c2 enemy:E1579-06>s2c2"
    )
    match = game(3, [SERVAAS] * 6, angels="A26 A01 A27 A02 A06 A03")
    play(match, enemies)
    play(match, "pass angel:A01!fury:s0c1")
    assert match.state()["pending"]["asks"] == [2, 0]
    match.apply("cancel:A27")
    assert match.state()["pending"]["asks"] == [0, 1]
    assert match.state()["pending"]["played"] == [
        {"seat": 1, "card": "A01", "effect": "fury", "args": "s0c1"},
        {"seat": 2, "card": "A27", "effect": "cancel", "args": ""},
    ]
    match.apply("let")
    assert (match.actor, match.legal()) == (1, ["let"])
    match.apply("let")
    assert column(match, "s0c1")["fury"] == 0
    assert (match.actor, match.state()["turn"]) == (2, 2)


@pytest.mark.clause("CM-4.9")
def test_7_a_gift_before_a_worker() -> None:
    match = game(2, [SERVAAS] * 2, angels="A20 A26")
    gifts = [action for action in match.legal() if action.startswith("angel:")]
    assert len(gifts) == 6
    assert len(match.legal()) == 6 + 9
    assert all(gift.startswith("angel:A20!gift:") for gift in gifts)
    match.apply("angel:A20!gift:gold+wood")
    assert (match.actor, match.legal()) == (1, ["cancel:A26", "let"])
    match.apply("let")
    assert wealth(match)[0] == "5/3/4"
    assert (match.actor, len(match.legal())) == (0, 9)
    match.undo()
    match.apply("cancel:A26")
    assert wealth(match)[0] == "4/3/3"
    assert (match.actor, len(match.legal())) == (0, 9)


@pytest.mark.clause("CM-4.8")
def test_8_a_gift_in_excess() -> None:
    def draws_a_fourth(cards: str) -> Match:
        match = game(
            2, "worker:servaas worker:oudebrug take:gold worker:servaas worker:oudebrug take:gold", angels=cards
        )
        siege(match)
        play(match, "pass")
        # 1632: the First Player is seat 1
        play(match, "worker:oudebrug take:gold worker:servaas worker:oudebrug take:gold worker:servaas")
        return match

    pairs = ["gold+gold", "gold+stone", "gold+wood", "stone+stone", "stone+wood", "wood+wood"]
    gifts = [f"angel:A20!gift:{pair}" for pair in pairs]
    drawn = draws_a_fourth("A01 A02 A03 A20")
    assert (drawn.actor, hand(drawn, 0)) == (0, ["A01", "A02", "A03"])
    assert drawn.legal() == [*gifts, "discard:A20"]
    useless = draws_a_fourth("A01 A02 A03 A26")
    assert (useless.actor, hand(useless, 0)) == (1, ["A01", "A02", "A03"])
    assert useless.state()["angel_discard"] == ["A26"]
    held = draws_a_fourth("A01 A02 A20 A26")
    assert (held.actor, held.legal()) == (0, [*gifts, "discard:A26"])
    before = held.state()["seats"][0]
    held.apply("angel:A20!gift:stone+wood")
    after = held.state()["seats"][0]
    assert hand(held, 0) == ["A01", "A02", "A26"]
    assert (after["stone"] - before["stone"], after["wood"] - before["wood"]) == (1, 1)
    assert (held.state()["angel_discard"], held.actor) == (["A20"], 1)


@pytest.mark.clause("CM-6.5")
def test_9_a_swap_takes_the_fury_along() -> None:
    match = game(2, W, angels="A01 A06 A07 A02")
    play(match, "angel:A01!fury:s0c1 let")
    assert match.actor == 1
    assert len([action for action in match.legal() if action.startswith("angel:A06!swap:")]) == 6
    assert refused(match, "angel:A06!swap:s1c2,s0c1", "swap-order", first="s0c1", second="s1c2") == "CM-6.5"
    play(match, "angel:A06!swap:s0c1,s1c2 let")
    assert (column(match, "s1c2")["enemy"], column(match, "s1c2")["fury"]) == ("E1579-03", 2)
    assert (column(match, "s0c1")["enemy"], column(match, "s0c1")["fury"]) == ("E1579-02", 0)


@pytest.mark.clause("CM-6.6")
def test_10_a_troop_is_hired_away() -> None:
    match = game(
        2,
        "worker:servaas worker:vrijthof buy:T06>c1 worker:vrijthof buy:T01>c2 worker:servaas",
        angels="A11 A12",
    )
    play(match, ENEMIES_OF_4)
    assert wealth(match) == ["3/3/3", "2/3/2"]
    match.apply("angel:A11!hire:T06>c1")
    assert (match.actor, match.legal()) == (1, ["let"])
    match.apply("let")
    assert wealth(match) == ["1/3/2", "4/3/3"]
    assert column(match, "s0c1")["troops"] == ["T06"]
    assert column(match, "s1c1")["troops"] == []


@pytest.mark.clause("CM-6.7")
def test_11_artillery_destroys_an_enemy() -> None:
    match = game(
        2,
        "worker:servaas worker:vrijthof buy:T06>c1 worker:vrijthof buy:T23>c1 worker:dinghuis "
        "enemy:E1579-01>s0c1 enemy:E1579-03>s1c1 enemy:E1579-02>s1c2 enemy:E1579-04>s0c2",
        troops="T23 T06",
        angels="A15",
    )
    assert "angel:A15!destroy:c2" in match.legal()
    match.apply("angel:A15!destroy:c2")
    state = match.state()
    assert state["rewards"][0]["defeated"] == 3
    assert (match.actor, match.legal()) == (0, ["orient:1", "orient:2", "orient:3", "orient:4"])
    assert state["phase"] == "reward"
    match.apply("orient:4")
    assert wealth(match) == ["5/1/5", "2/5/2"]


@pytest.mark.clause("CM-8.3")
def test_12_an_enemy_strengthens_its_line_until_the_whole_line_has_fought() -> None:
    work = "worker:vrijthof buy:T06>c2 worker:oudebrug take:gold worker:oudebrug take:gold worker:oudebrug take:gold"
    match = game(2, work, enemies="07 01 02 03")
    play(match, "enemy:E1579-07>s0c2 enemy:E1579-02>s1c1 enemy:E1579-01>s0c1 enemy:E1579-03>s1c2")
    assert defeated(match)[0] == ["E1579-07"]
    match = game(2, work, enemies="07 01 02 03")
    play(match, "enemy:E1579-07>s1c1 enemy:E1579-02>s0c2 enemy:E1579-01>s0c1 enemy:E1579-03>s1c2")
    assert "E1579-01" in defeated(match)[0]


@pytest.mark.clause("CM-8.2")
def test_12_a_boost_counts_for_the_card_itself_too() -> None:
    work = "worker:vrijthof buy:T10>c1 worker:oudebrug take:gold worker:vrijthof buy:T01>c2"
    table = board(game(2, work, troops="T10 T01"))
    assert attack(table, 0) == 3 + 1 + 1
    assert attack(table, 1) == 2 + 1


@pytest.mark.clause("CM-8.4")
def test_13_a_column_without_cards_defeats_nothing() -> None:
    work = "worker:dinghuis worker:oudebrug take:gold worker:servaas worker:oudebrug take:gold"
    match = game(2, work, angels="A05")
    play(match, ENEMIES_OF_4)
    assert column(match, "s0c2")["enemy"] == "E1579-01"
    match.apply("angel:A05+s0c2")
    assert "E1579-01" in match.state()["enemy_discard"]


@pytest.mark.clause("CM-9.2")
def test_14_in_a_tie_the_first_player_turns_the_card() -> None:
    match = game(
        2,
        "worker:vrijthof buy:T06>c2 worker:vrijthof buy:T07>c2 worker:vrijthof buy:T01>c1 worker:vrijthof buy:T03>c1 "
        "enemy:E1579-01>s1c1 enemy:E1579-04>s0c1 enemy:E1579-02>s1c2 enemy:E1579-03>s0c2",
        first=1,
        angels="A09",
    )
    assert [len(pile) for pile in defeated(match)] == [2, 2]
    assert match.actor == 1
    match.apply("orient:3")
    assert hand(match, 1) == ["A09"]
    assert match.state()["first"] == 0
    assert wealth(match)[0] == "3/2/2"


@pytest.mark.clause("CM-11.2")
def test_15_scoring() -> None:
    match = game(2)
    table = board(match)
    for resource, number in enumerate((4, 3, 1)):
        table.resources[resource] = number
    for enemy in ("E1579-01", "E1579-02", "E1579-04", "E1579-06"):
        table.defeated[0] |= only(ENEMIES.index(enemy))
    table.fort[1] = FORTS.index("F20")
    for place, troop in ((0, "T11"), (0, "T12"), (1, "T01"), (1, "T10")):
        table.troops[place] |= only(TROOPS.index(troop))
    sides = table.edition.combo_words
    table.combo[0] = sides.index(["infantry", "infantry"])
    assert breakdown(board(match))[0] == {
        "enemies": 6,
        "resources": 2,
        "scoring": 8,
        "combination": 1,
        "total": 17,
    }
    assert position(match).scores()[0] == 17
    table.combo[0] = sides.index(["infantry", "cavalry"])
    assert breakdown(board(match))[0]["combination"] == 1
    table.combo[0] = sides.index(["cavalry", "artillery"])
    assert breakdown(board(match))[0]["combination"] == 0


@pytest.mark.clause("CM-14.1")
def test_16_views_hide_hands_and_piles() -> None:
    match = game(2, [SERVAAS] * 4, angels="A01 A26 A27 A28")
    view = match.view(0)
    assert view["seats"][0]["angels"] == ["A01", "A27"]
    assert view["seats"][0]["enemies"] == ["E1579-01", "E1579-02"]
    assert (view["seats"][1]["angels"], view["seats"][1]["enemies"]) == (2, 2)
    assert view["angel_deck"] == 24
    assert view["enemy_decks"] == {"1579": 4, "1632": 12, "1673": 16, "1794": 20}
    assert "angels_again" not in view
    watched = match.view(None)
    assert [(seat["angels"], seat["enemies"]) for seat in watched["seats"]] == [(2, 2), (2, 2)]


@pytest.mark.clause("CM-6.8")
def test_17_a_gift_neither_counts_as_a_pass_nor_breaks_a_row_of_passes() -> None:
    match = game(2, [SERVAAS] * 4, angels="A01 A20 A02 A26")
    play(match, ENEMIES_OF_4)
    play(match, "pass angel:A20!gift:gold+gold")
    assert (match.actor, match.legal(), match.state()["passes"]) == (0, ["let"], 1)
    match.apply("let")
    assert (wealth(match)[1], match.actor, match.state()["passes"]) == ("6/3/3", 1, 1)
    other = load_match(match.record())
    match.apply("pass")
    assert match.state()["phase"] != "angels"
    other.apply("angel:A26+s1c1")
    assert (other.state()["passes"], other.actor) == (0, 0)


@pytest.mark.clause("CM-4.8")
def test_18_gifts_at_the_draws_of_an_income(own_edition: Callable[[str, object], dict[str, OptionValue]]) -> None:
    data = house()
    data["destroy_type"] = "cavalry"
    for fort in data["fortifications"][:2]:
        fort["income"]["angels"] = 4
    options = own_edition("mine", data)
    setup = plain(angels="A01 A02 A20 A26 A04 A05 A06 A07")
    match = new_match("castellum", 2, options, setup=setup)
    state = match.state()
    assert (match.actor, state["phase"], state["turn"], state["draws"]) == (0, "construction", 0, [1, 1, 1, 1])
    assert len(match.legal()) == 7
    assert match.view(1)["pending"] == {"kind": "excess", "seat": 0, "card": None}
    match.apply("discard:A26")
    assert (hand(match, 1), match.state()["angel_discard"]) == (["A04", "A05", "A06"], ["A07", "A26"])
    assert match.actor == 0
    assert {"worker:markt", "angel:A20!gift:gold+gold"} < set(match.legal())
    match = new_match("castellum", 2, options, setup=setup)
    match.apply("angel:A20!gift:gold+gold")  # seat 1 holds no angel yet
    assert (hand(match, 0), match.actor) == (["A01", "A02", "A26"], 0)
    setup = plain(first=1, angels="A04 A27 A06 A07 A01 A02 A20 A26")
    match = new_match("castellum", 2, options, setup=setup)
    match.apply("angel:A20!gift:gold+gold")
    assert (hand(match, 0), match.actor) == (["A01", "A02", "A26"], 1)
    match.apply("cancel:A27")
    assert (match.actor, match.legal()) == (0, ["cancel:A26", "let"])


def test_the_helper_brings_a_year_to_its_end() -> None:
    match = game(3)
    through_year(match)
    assert match.state()["year"] == 1632
