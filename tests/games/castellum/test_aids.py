"""What helps a seat to read its view: attack against power, what a decision would change, rewards, years, points."""

import json

import pytest

from castelude import Match, Rng
from castelude.core.verdict import LogLine
from castelude.games.castellum import GAME
from castelude.games.castellum.cards import ENEMIES
from castelude.games.castellum.combat import attack, power
from castelude.games.castellum.operands import PLACE
from tests.kit import random_action
from tests.kit.castellum import ENEMIES_OF_4, SERVAAS, board, game, give, play, position, put, through_year

WORKERS_OF_4 = "worker:vrijthof buy:T06>c1 worker:vrijthof buy:T08>c2 worker:dinghuis worker:muntstraat"


def column(match: Match, place: str) -> list[object]:
    found = match.aids(None)["columns"][place]
    return [found["attack"], found["power"], found["beaten"]]


@pytest.mark.clause("CM-8.4")
def test_every_column_says_how_it_stands() -> None:
    match = game(2, WORKERS_OF_4)
    play(match, ENEMIES_OF_4[:3])
    assert column(match, "s0c1") == [8, 4, True]
    assert column(match, "s0c2") == [1, 3, False]  # no card
    assert column(match, "s1c2") == [4, 4, True]
    assert column(match, "s1c1") == [3, None, False]
    assert match.aids(None)["defeats"] == 2
    assert match.aids(0)["columns"]["s0c1"]["printed"] == 7
    assert match.aids(0)["columns"]["s0c1"]["bonus"] == 1


@pytest.mark.clause("CM-8.2", "CM-8.3")
def test_the_parts_of_attack_and_power() -> None:
    match = game(2, [SERVAAS] * 2, angels="A05 A01")
    put(match, "s0c1", "T10 T01", "E1579-01")
    put(match, "s0c2", "", "E1579-07")
    board(match).fury[0] = 2
    board(match).under[0] = 1 << 4
    found = match.aids(0)["columns"]["s0c1"]
    assert found == {
        "attack": 3 + 1 + 2 + 2 + 3,
        "printed": 6,
        "boost": 2,
        "angels": 3,
        "power": 3 + 1 + 2,
        "lent": 1,
        "fury": 2,
        "beaten": True,
    }


def test_an_enemy_of_the_hand_tells_where_it_would_hurt() -> None:
    match = game(2, WORKERS_OF_4)
    would = match.aids(0)["would"]
    assert would["E1579-01"]["s0c1"] == [8, 3, 1]
    assert would["E1579-02"]["s1c1"] == [3, 4, 0]
    assert {f"enemy:{card}>{place}" for card, places in would.items() for place in places} == set(match.legal())
    assert match.aids(None)["would"] == {}


def test_what_would_be_is_told_out_of_turn_and_only_of_the_own_hand() -> None:
    match = game(2, WORKERS_OF_4)
    waiting = match.aids(1)["would"]
    assert set(waiting) == {"E1579-03", "E1579-04"}
    play(match, ENEMIES_OF_4[:1])
    assert {card: {place for place in waiting[card] if place != "s0c2"} for card in waiting} == {
        card: set(places) for card, places in match.aids(1)["would"].items()
    }


def test_a_purchase_tells_what_it_would_strengthen() -> None:
    match = game(2, "worker:vrijthof", troops="T10 T01")
    put(match, "s0c2", "T01")
    assert match.aids(0)["would"]["T10"]["s0c1"] == {"s0c1": [5, None, 0], "s0c2": [3, None, 0]}


def test_angels_tell_what_each_of_their_uses_would_change() -> None:
    match = game(2, [SERVAAS] * 4, angels="A01 A26 A06 A28")
    play(match, ENEMIES_OF_4)
    would = match.aids(0)["would"]
    assert would["+1"]["s0c1"] == [4, 4, 1]
    assert would["fury"]["s1c2"] == [0, 6, 0]
    assert would["swap s0c1"]["s0c2"] == {"s0c1": [3, 3, 1], "s0c2": [0, 4, 0]}


def test_a_hire_and_a_destruction_are_foreseen() -> None:
    match = game(2, [SERVAAS] * 4, angels="A11 A26 A15 A28")
    play(match, ENEMIES_OF_4)
    put(match, "s0c2", "T23")
    put(match, "s1c2", "T06")
    give(match, 0, "5/5/5")
    would = match.aids(0)["would"]
    assert would["hire T06"]["s0c1"] == {"s0c1": [7, 4, 1], "s1c2": [0, 4, 0]}
    assert would["destroy"]["s0c2"] == [2, None, 0]


@pytest.mark.clause("CM-7.4")
def test_a_window_tells_what_is_at_stake() -> None:
    match = game(2, [SERVAAS] * 4, angels="A01 A26 A27 A28")
    play(match, [*ENEMIES_OF_4, "angel:A01!fury:s1c1"])
    stake = match.aids(1)["stake"]
    assert stake == {"seat": 0, "args": "s1c1", "columns": {"s1c1": [3, 7, 0]}, "from": None, "stands": True}
    play(match, "cancel:A26")
    assert match.aids(0)["stake"]["stands"] is False
    assert match.aids(0)["stake"]["columns"] == stake["columns"]


@pytest.mark.clause("CM-9.3")
def test_the_reward_tells_what_each_seat_would_get() -> None:
    actions = (
        "worker:vrijthof buy:T06>c2 worker:vrijthof buy:T07>c2 worker:vrijthof buy:T01>c1 worker:vrijthof buy:T03>c1 "
        "enemy:E1579-01>s1c1 enemy:E1579-04>s0c1 enemy:E1579-02>s1c2"
    )
    match = game(2, actions, first=1)
    assert match.aids(0)["turning"] is None
    play(match, "enemy:E1579-03>s0c2")
    assert match.aids(0)["turning"] == [[3, 1], [4, 2], [1, 3], [2, 4]]
    play(match, "orient:3")
    assert match.aids(None)["turning"] is None
    assert match.aids(None)["years"] == [
        {"year": 1579, "needed": 3, "total": 4, "defeated": [2, 2], "chooser": 1, "sides": [1, 3]}
    ]
    sides = GAME.printed(2, {})["rewards"]["1579"]["sides"]
    assert sides == [
        {"gold": 2, "combo": []},
        {"stone": 2, "combo": []},
        {"angels": 1, "combo": []},
        {"wood": 2, "combo": []},
    ]


@pytest.mark.clause("CM-11.2", "CM-11.4")
def test_points_are_told_by_source_at_the_end_only() -> None:
    match = game(2)
    assert match.aids(None)["points"] == [{"scoring": 0}] * 2
    while match.actor is not None:
        through_year(match)
    points = match.aids(None)["points"]
    assert [entry["total"] for entry in points] == match.result().scores
    assert all(set(entry) == {"enemies", "resources", "scoring", "combination", "total"} for entry in points)


def test_what_is_printed_is_told_once_for_all_positions() -> None:
    """Every card of the edition, so that it tells nothing about hands; views and aids name cards by their ids."""
    printed = GAME.printed(3, {})
    assert len(printed["cards"]) == 20 + 32 + 56 + 28
    assert set(printed["spaces"]) == set(game(3).view(None)["spaces"])
    assert printed["cards"]["A01"] == {
        "id": "A01",
        "names": {"en": "Angel of discord", "fr": "Ange de la discorde"},
        "kind": "angel",
        "value": 1,
        "effect": "fury",
        "needs": None,
    }
    assert "discord" not in json.dumps(game(2, [SERVAAS] * 4, angels="A01").aids(0))


def test_the_income_of_a_line() -> None:
    match = game(2)
    put(match, "s0c2", "F16")
    assert match.aids(None)["income"] == [[1, 0, 0, 1], [1, 0, 0, 0]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sums_are_those_of_the_combat(players: int) -> None:
    """Whatever is played: who would be beaten as it stands is beaten when the combat comes at once."""
    rng = Rng(players)
    match = game(players)
    fights = 0
    while match.actor is not None:
        before, aids, year = board(match).copy(), match.aids(None), board(match).year
        match.apply("pass" if "pass" in match.legal() else random_action(match, rng))
        table = board(match)
        for place, found in aids["columns"].items():
            at = PLACE.numbers[place]
            assert found["attack"] == attack(before, at)
            assert found["power"] == (power(before, at) if before.enemy[at] >= 0 else None)
        if before.phase == 2 and before.asked == 8 and table.rewards[year * 3] >= 0:
            fights += 1
            assert aids["defeats"] == table.rewards[year * 3]
    assert fights


def told(match: Match, action: str) -> list[LogLine]:
    before = position(match).copy()
    play(match, action)
    return GAME.log(before, action, position(match), None)


def kinds(lines: list[LogLine]) -> list[str]:
    return [line.message.removeprefix("castellum-log-") for line in lines]


def test_the_log_tells_the_story() -> None:
    match = game(2, WORKERS_OF_4)
    play(match, ENEMIES_OF_4[:3])
    lines = told(match, ENEMIES_OF_4[3])
    assert kinds(lines) == ["enemy", "toll", "combat", "combat", "lost", "year", "income", "income"]
    sent, toll, red, blue, total, _, income, _ = (line.params for line in lines)
    assert sent == {"seat": 1, "column": 1, "owner": "s1", "card": "E1579-04"}
    assert toll == {"seat": 0, "given": "gold"}
    assert red == {"seat": 0, "enemies": "E1579-03", "count": 1, "fought": "E1579-03:8:4:1+E1579-01:1:3:0"}
    assert (blue["enemies"], blue["fought"], total["total"]) == ("E1579-02", "E1579-04:3:5:0+E1579-02:4:4:1", 2)
    assert income == {"seat": 0, "given": "gold"}


def test_a_line_of_the_log_in_words() -> None:
    match = game(2, WORKERS_OF_4)
    play(match, ENEMIES_OF_4[:3])
    sent, toll, red, *_ = told(match, ENEMIES_OF_4[3])

    def words(line: LogLine, lang: str) -> dict[str, object]:
        return {**GAME.named(position(match), line.params, lang)}

    assert words(sent, "fr")["card"] == "Vétérans du tercio"
    assert words(sent, "en")["owner"] == "Blue"
    assert words(toll, "en")["given"] == "1 gold"
    assert words(red, "en")["enemies"] == "Foragers"
    assert GAME.named(position(match), {"space": "houtmaas"}, "fr")["given"] == "3 bois"
    assert GAME.named(position(match), {"combo": "infantry+cavalry"}, "en")["combo"] == "infantry + cavalry"


def test_the_log_tells_the_last_angel_and_the_combat_after_it() -> None:
    """The columns are told as they stand when the combat begins: after the number, the effect or the pass."""
    match = game(2, [SERVAAS] * 3 + ["worker:muntstraat"], angels="A05 A01 A06")
    play(match, ENEMIES_OF_4)
    play(match, "angel:A05+s0c1 angel:A01!fury:s1c2 let")
    lines = told(match, "angel:A06!swap:s0c1,s1c1")
    assert kinds(lines)[:1] == ["swap"]
    assert (lines[0].params["enemy"], lines[0].params["enemy_two"]) == ("E1579-03", "E1579-04")
    fought = [line.params["fought"] for line in lines if line.message == "castellum-log-combat"]
    assert fought == ["E1579-04:6:5:1+E1579-01:0:3:0", "E1579-03:3:4:0+E1579-02:0:6:0"]


@pytest.mark.parametrize("players", [2, 4])
def test_the_combat_is_told_as_it_was_fought(players: int) -> None:
    rng = Rng(players, "story")
    match = game(players)
    combats = 0
    while match.actor is not None:
        lines = told(match, random_action(match, rng))
        for line in lines:
            if line.message == "castellum-log-combat":
                combats += 1
                fights = [part.split(":") for part in str(line.params["fought"]).split("+") if part != "-"]
                won = {card for card, *_, beaten in fights if beaten == "1"}
                assert won <= set(str(line.params["enemies"]).split("+")) | {""}
    assert combats == 4 * players


@pytest.mark.clause("CM-4.7")
@pytest.mark.parametrize("pile_empty", [False, True])
def test_the_log_tells_an_angel_drawn_and_one_too_many(pile_empty: bool) -> None:
    match = game(2, angels="A01 A02")
    assert kinds(told(match, SERVAAS)) == ["angel"]
    assert kinds(told(match, "worker:dinghuis")) == ["reinforce"]
    table = board(match)
    table.angels[0] = 0b111 << 10  # A11 A12 A13
    if pile_empty:
        table.angel_top, table.angel_discard = 28, 0b110  # A02 A03
    drawn, full = told(match, SERVAAS)
    assert drawn.message == "castellum-log-angel"
    assert full == LogLine("castellum-log-full", {"seat": 0, "card": match.state()["angel_discard"][0]})
    assert len(match.state()["angel_discard"]) == 1


def test_the_log_of_a_window() -> None:
    match = game(2, [SERVAAS] * 4, angels="A01 A26 A27 A28")
    play(match, ENEMIES_OF_4)
    words = [kinds(told(match, action)) for action in ("angel:A01!fury:s1c2", "cancel:A26", "let")]
    assert words == [["fury"], ["cancel"], ["let", "undone"]]


def test_the_log_names_no_hidden_card() -> None:
    """What lies in hands and piles is in no line; a card is named when it is laid, bought or defeated."""
    match = game(2, [SERVAAS] * 3)
    before = position(match).copy()
    match.apply(SERVAAS)
    lines = GAME.log(before, SERVAAS, position(match), None)
    assert not [
        value for line in lines for value in line.params.values() if value in ENEMIES or str(value).startswith("A0")
    ]
