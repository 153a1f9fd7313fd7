"""Combat (CM-8), reward (CM-9), the end of the year (CM-10) and of the game (CM-11)."""

import pytest

from castelude.core.bits import only
from castelude.core.errors import GameOver
from castelude.games.castellum import GAME
from castelude.games.castellum.cards import ANGELS, ENEMIES
from castelude.games.castellum.combat import attack, power
from castelude.games.castellum.views import breakdown
from tests.kit import refused
from tests.kit.castellum import (
    angel_phase,
    board,
    column,
    defeated,
    game,
    give,
    hand,
    play,
    position,
    put,
    through_year,
    wealth,
)

# ---- tolls ----


@pytest.mark.clause("CM-8.1")
def test_the_owner_of_the_line_pays_the_toll_of_a_beaten_and_an_unbeaten_enemy() -> None:
    for cards in ("", "F12"):
        match = angel_phase("A05", "")
        give(match, 0, "2/0/0")
        put(match, "s0c2", cards)  # E1579-03 takes 1 gold
        match.apply("pass")
        gold = match.state()["seats"][0]["gold"]
        assert gold == 2 - 1 + 1  # the toll, and the income of 1632


@pytest.mark.clause("CM-8.1")
def test_who_has_nothing_pays_no_toll() -> None:
    match = angel_phase("A05", "")
    give(match, 0, "0/4/4")
    match.apply("pass")
    assert wealth(match)[0] == "1/4/4"


@pytest.mark.clause("CM-8.1")
def test_a_destroyed_enemy_takes_no_toll() -> None:
    match = angel_phase("A15", "")
    put(match, "s0c1", "T23")
    give(match, 0, "2/1/0")
    match.apply("angel:A15!destroy:c2")
    assert match.state()["rewards"][0]["won"] is False
    assert match.state()["seats"][0]["gold"] == 2 + 1  # the income of 1632, and no toll of E1579-03


# ---- attack and power ----


@pytest.mark.clause("CM-8.2")
def test_attack_adds_cards_boosts_reinforcement_and_angels() -> None:
    match = angel_phase("A05", "")
    put(match, "s0c1", "T06 T14")  # infantry 4, cavalry 3, beside the gate's 3
    put(match, "s0c2", "F17")  # +1 to infantry
    put(match, "s1c1", "F18")  # another line's stables do not help
    table = board(match)
    assert attack(table, 0) == 3 + 4 + 3 + 1
    put(match, "s0c2", "T21")  # +1 to cavalry
    assert attack(table, 0) == 3 + 4 + 3 + 1 + 1
    table.bonus[0] = 2
    table.under[0] = only(ANGELS.index("A10")) | only(ANGELS.index("A14"))
    assert attack(table, 0) == 12 + 2 + 3 + 3


@pytest.mark.clause("CM-8.3")
def test_power_adds_fury_and_the_boosts_of_the_same_line() -> None:
    match = angel_phase("A05", "")
    put(match, "s0c1", enemy="E1632-10")  # artillery, +1 to infantry
    put(match, "s0c2", enemy="E1673-16")  # artillery, +2 to infantry
    put(match, "s1c1", enemy="E1673-14")  # artillery, +1 to artillery: itself included
    table = board(match)
    assert power(table, 0) == 5
    assert power(table, 5) == 7 + 1
    put(match, "s0c2", enemy="E1579-01")
    assert power(table, 1) == 3 + 1
    table.fury[1] = 4
    assert power(table, 1) == 3 + 1 + 4


@pytest.mark.clause("CM-8.4")
def test_equal_strength_is_enough_and_a_troop_alone_will_do() -> None:
    match = angel_phase("A05", "")
    put(match, "s0c2", "T06")  # 4 against E1579-03 with 4
    match.apply("pass")
    assert defeated(match)[0] == ["E1579-01", "E1579-03"]


@pytest.mark.clause("CM-8.4")
def test_one_point_too_few_is_not_enough() -> None:
    match = angel_phase("A05", "")
    put(match, "s0c2", "T05")  # 3 against 4
    match.apply("pass")
    assert defeated(match)[0] == ["E1579-01"]


@pytest.mark.clause("CM-8.5")
def test_the_defeated_lie_face_down_for_everybody() -> None:
    match = angel_phase("A05", "")
    match.apply("pass")
    assert defeated(match)[0] == ["E1579-01"]
    for seat in (0, 1, None):
        assert match.view(seat)["seats"][0]["defeated"] == 1
    assert column(match, "s0c1") == {
        "fort": "F01",
        "troops": [],
        "enemy": None,
        "fury": 0,
        "bonus": 0,
        "angels": [],
    }


# ---- reward ----


@pytest.mark.clause("CM-9.1")
def test_the_reward_counts_all_seats_together() -> None:
    match = angel_phase("A05", "")
    put(match, "s0c2", "T20")
    put(match, "s1c1", "T19")
    match.apply("pass")
    state = match.state()
    assert state["phase"] == "reward"
    assert state["rewards"] == [{"year": 1579, "needed": 3, "defeated": 3, "won": True, "seat": 0, "side": None}]
    assert state["pending"] == {"kind": "orient", "seat": 0}


@pytest.mark.clause("CM-9.1")
def test_without_enough_defeated_nothing_happens() -> None:
    match = angel_phase("A05", "")
    match.apply("pass")
    assert match.state()["year"] == 1632
    assert match.state()["rewards"][0]["won"] is False


@pytest.mark.clause("CM-9.1")
def test_only_the_enemies_of_this_year_count() -> None:
    match = game(2)
    through_year(match)
    first = match.state()["rewards"][0]["defeated"]
    assert first > 0
    assert [seat["defeated_year"] for seat in match.state()["seats"]] == [0, 0]
    through_year(match)
    piles = sum(len(pile) for pile in defeated(match))
    assert match.state()["rewards"][1]["defeated"] == piles - first


@pytest.mark.clause("CM-9.2")
def test_in_a_tie_without_the_first_player_the_next_clockwise_turns_the_card() -> None:
    match = angel_phase("", "A05", "", "", first=1)
    table = board(match)
    for place in range(20):  # empty columns defeat nobody, so the numbers stay as they are set
        table.fort[place] = -1
    table.defeated_year[0] = table.defeated_year[3] = 5
    match.apply("pass")
    counts = [seat["defeated_year"] for seat in match.state()["seats"]]
    assert counts[0] == counts[3] > max(counts[1], counts[2])
    assert match.actor == match.state()["turn"] == 3  # clockwise from seat 1 it comes before seat 0


@pytest.mark.clause("CM-9.3")
@pytest.mark.parametrize(("side", "gains"), [(1, ["gold", "stone", "angel"]), (4, ["wood", "gold", "stone"])])
def test_sides_go_round_from_the_seat_that_turns_the_card(side: int, gains: list[str]) -> None:
    match = angel_phase("A05", "", "")
    board(match).defeated_year[0] = 5
    match.apply("pass")
    assert match.actor == 0
    assert refused(match, "orient:5", "no-side", side="5") == "CM-9.3"
    assert refused(match, "pass", "now-orient", count=1) == "CM-9.3"
    before = match.state()["seats"]
    match.apply(f"orient:{side}")
    after = match.state()["seats"]
    income = {"gold": 1}
    for seat, gain in enumerate(gains):
        for resource in ("gold", "stone", "wood"):
            more = after[seat][resource] - before[seat][resource] - income.get(resource, 0)
            assert more == (2 if resource == gain else 0)
        assert len(after[seat]["angels"]) - len(before[seat]["angels"]) == (1 if gain == "angel" else 0)
    assert match.state()["rewards"][0]["side"] == side


@pytest.mark.clause("CM-9.4")
def test_angels_of_a_reward_are_drawn_from_the_first_player_on() -> None:
    match = game(2, first=1)
    for _ in range(2):
        through_year(match)
    assert (match.state()["year"], match.state()["first"]) == (1673, 1)
    board(match).defeated_year[0] = 9
    while match.state()["phase"] != "reward":
        phase = match.state()["phase"]
        play(match, "worker:oudebrug take:gold" if phase == "construction" else match.legal()[0])
    deck = match.state()["angel_deck"]
    assert match.actor == 0
    match.apply("orient:2")  # seat 0 gold, stone and wood; seat 1, opposite, two stone and one angel
    assert hand(match, 1) == [deck[0]]
    assert hand(match, 0) == []


@pytest.mark.clause("CM-9.3")
@pytest.mark.parametrize(("side", "opposite"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_two_players_sit_opposite_each_other(side: int, opposite: int) -> None:
    match = angel_phase("A05", "")
    board(match).defeated_year[1] = 5
    match.apply("pass")
    assert match.actor == 1
    match.apply(f"orient:{side}")
    assert match.aids(None)["years"][0]["sides"] == [opposite, side]


@pytest.mark.clause("CM-9.4")
def test_angels_of_a_reward_are_drawn_by_all_of_one_seat_and_then_the_next() -> None:
    match = game(3, first=1)
    for _ in range(2):
        through_year(match)
    assert match.state()["first"] == 0
    board(match).defeated_year[2] = 9
    while match.state()["phase"] != "reward":
        phase = match.state()["phase"]
        play(match, "worker:oudebrug take:gold" if phase == "construction" else match.legal()[0])
    deck = match.state()["angel_deck"]
    match.apply("orient:2")  # seat 2 gold, stone and wood; seat 0 two angels, seat 1 two stone and one angel
    assert [hand(match, seat) for seat in range(3)] == [sorted(deck[:2]), deck[2:3], []]


@pytest.mark.clause("CM-9.4")
def test_reinforcement_of_a_reward_is_for_the_next_year() -> None:
    match = game(2)
    through_year(match)
    board(match).defeated_year[1] = 9
    while match.state()["phase"] != "reward":
        phase = match.state()["phase"]
        play(match, "worker:oudebrug take:gold" if phase == "construction" else match.legal()[0])
    match.apply("orient:1")
    assert match.state()["year"] == 1673
    assert [column(match, f"s1c{k}")["bonus"] for k in range(1, 6)] == [1, 1, 1, 1, 0]


@pytest.mark.clause("CM-9.4")
def test_a_gift_in_excess_among_the_angels_of_a_reward() -> None:
    match = game(2)
    for _ in range(2):
        through_year(match)
    table = board(match)
    table.angels[1] = 0b111  # A01 A02 A03, which also lie in the pile: only their number matters here
    table.defeated_year[1] = 9
    while match.state()["phase"] != "reward":
        phase = match.state()["phase"]
        if phase == "construction":
            play(match, "worker:oudebrug take:gold")
        else:
            match.apply("pass" if phase == "angels" else match.legal()[0])
    deck = list(board(match).angel_deck)
    gift = ANGELS.index("A20")
    second = board(match).angel_top  # seat 0 faces side 1, without angels
    swap = deck.index(gift)
    deck[second], deck[swap] = deck[swap], deck[second]
    for index, card in enumerate(deck):
        board(match).angel_deck[index] = card
    match.apply("orient:3")
    state = match.state()
    assert (state["phase"], state["turn"], state["draws"]) == ("reward", 1, [1])
    assert state["pending"] == {"kind": "excess", "seat": 1, "card": "A20"}
    match.apply("discard:A20")
    assert match.state()["year"] == 1794


# ---- the end of the year ----


@pytest.mark.clause("CM-10.1")
def test_what_goes_and_what_stays() -> None:
    match = angel_phase("A05 A01", "A02")
    put(match, "s0c1", "T06")
    board(match).bonus[0] = 2
    play(match, "angel:A05+s1c2 pass pass")
    state = match.state()
    assert state["year"] == 1632
    assert sorted(state["enemy_discard"]) == ["E1579-02", "E1579-03", "E1579-04"]
    assert state["angel_discard"] == ["A05"]
    assert column(match, "s0c1")["bonus"] == 0
    assert column(match, "s0c1")["troops"] == ["T06"]
    assert column(match, "s1c2")["angels"] == []
    assert (hand(match, 0), hand(match, 1)) == (["A01"], ["A02"])
    assert all(workers == [] for workers in state["spaces"].values())
    assert state["fort_discard"] == ["F05", "F06", "F07", "F08"]


@pytest.mark.clause("CM-10.2")
def test_the_first_player_moves_on_after_each_of_the_first_three_years() -> None:
    match = game(3, first=1)
    firsts = []
    while match.actor is not None:
        firsts.append(match.state()["first"])
        assert match.state()["turn"] == firsts[-1]
        through_year(match)
    assert firsts == [1, 2, 0, 1]
    assert match.state()["first"] == 1


# ---- the end of the game ----


@pytest.mark.clause("CM-11.1")
def test_the_end() -> None:
    match = game(2)
    while match.actor is not None:
        through_year(match)
    state = match.state()
    assert (state["phase"], state["turn"], state["actor"], state["pending"]) == ("over", None, None, None)
    assert [seat["workers"] for seat in state["seats"]] == [5, 5]
    assert [seat["wall"] for seat in state["seats"]] == [0, 0]
    assert (state["year"], state["columns"], len(state["rewards"])) == (1794, 5, 4)
    with pytest.raises(GameOver) as caught:
        match.apply("pass")
    assert caught.value.clause == "CM-11.1"


@pytest.mark.clause("CM-11.2")
@pytest.mark.parametrize(
    ("resources", "points"), [("0/0/0", 0), ("1/1/0", 0), ("1/1/1", 1), ("5/0/0", 1), ("2/2/2", 2)]
)
def test_three_resources_of_any_kinds_make_a_point(resources: str, points: int) -> None:
    match = game(2)
    give(match, 0, resources)
    assert breakdown(board(match))[0]["resources"] == points


@pytest.mark.clause("CM-11.2")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("T32", 1),  # counts itself: artillery
        ("T32 T23", 2),
        ("T22 T01", 1),
        ("T12", 1),  # the gate is a fortification
        ("T11 T12", 2 + 1),
    ],
)
def test_scoring_cards(cards: str, points: int) -> None:
    match = game(2)
    put(match, "s0c1", cards)
    assert breakdown(board(match))[0]["scoring"] == points


@pytest.mark.clause("CM-11.2")
def test_a_combination_of_the_same_type_twice() -> None:
    match = game(2)
    table = board(match)
    table.combo[0] = table.edition.combo_words.index(["infantry", "infantry"])
    for count, points in ((1, 0), (2, 1), (3, 1), (4, 2)):
        table.defeated[0] = sum(only(ENEMIES.index(f"E1579-0{k}")) for k in range(1, count + 1))
        assert breakdown(board(match))[0]["combination"] == points


@pytest.mark.clause("CM-11.3")
def test_the_highest_score_wins_and_equals_share() -> None:
    match = game(3)
    while match.actor is not None:
        through_year(match)
    table = board(match)
    for seat in range(3):
        table.defeated[seat] = 0
        give(match, seat, "9/0/0")
    assert match.result().winners == [0, 1, 2]
    give(match, 1, "12/0/0")
    assert match.result().scores == [3, 4, 3]
    assert match.result().winners == [1]


@pytest.mark.clause("CM-11.4")
def test_no_score_is_shown_while_the_game_runs() -> None:
    match = angel_phase("A05", "A01")
    match.apply("pass")
    table = board(match)

    def shown() -> list[str]:
        drawings = [GAME.drawing(position(match), seat, "en") for seat in (0, 1, None)]
        pictures = [GAME.picture(position(match), seat) for seat in (0, 1, None)]
        return drawings + pictures + [str(match.view(seat)) for seat in (0, 1, None)]

    table.defeated[0] = only(ENEMIES.index("E1579-08"))  # 3 points
    scores, before = position(match).scores(), shown()
    table.defeated[0] = only(ENEMIES.index("E1579-05"))  # 1 point
    assert position(match).scores() != scores
    assert shown() == before
