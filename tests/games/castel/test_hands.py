"""Effects on hands and the exchange (CT-6.32 to CT-6.37)."""

import pytest

from castelude import new_match
from tests.kit.castel import scene, setup_of


@pytest.mark.clause("CT-6.32")
@pytest.mark.parametrize(
    ("kind", "spot", "board"),
    [
        ("ambassador", "", ""),
        ("archer", "a1", ""),
        ("assassin", "b2", ""),
        ("captain", "b1", ""),
        ("charming", "b2", ""),
        ("dragon", "out", ""),
        ("favourite", "b2", ""),
        ("ghost", "a6", "a6 witch/1"),
        ("herald", "out", ""),
        ("knight", "c3", ""),
        ("lady", "b2", "b3 queen/1"),
        ("queen", "c2", ""),
        ("siege", "W", ""),
        ("soldier", "f5", ""),
    ],
)
def test_advisor_brings_any_card_of_the_exchange_in_without_a_pawn(kind: str, spot: str, board: str) -> None:
    board = ", ".join(part for part in ("c3 king/0 knight/0", board) if part)
    game = scene(f"2p; 0: advisor, spy; X: {kind}, minstrel", board, "place:advisor@c4")
    entries = game.legal(f"enter:{kind}@")
    assert bool(entries) == bool(spot)
    if not spot:
        assert game.refused(f"enter:{kind}@d4") == "CT-4.6 kind-needs-ambassador spot=d4"
        return
    assert f"enter:{kind}@{spot}" in entries
    assert game.allowed(f"enter:{kind}@{spot}") == "CT-6.32 may-answer kind=advisor"
    game.play(f"enter:{kind}@{spot}")
    place = "o1" if spot == "out" else spot
    top = game.state["board"][place][-1]
    assert top["card"].startswith(kind)
    assert top["pawn"] is None
    assert game.state["last"] == top["card"]


@pytest.mark.clause("CT-6.32")
def test_advisor_lets_the_active_seat_decide_but_the_favourite_her_seat() -> None:
    board = "b2 prince/0, e5 favourite/1, a1 archer/1, f1 witch/0"
    game = scene("2p; 0: advisor, spy; X: king, minstrel", board, "place:advisor@b3 enter:king@d4")
    game.shows("actor 0", "d4 = king/-")
    assert game.pending["by"] == "king"
    game.play("send:archer@a1").shows("actor 1")
    game.has("send:advisor@b3", "send:king@d4")
    game.play("send:king@d4").shows("king in exchange", "active 0", "actions 1")


@pytest.mark.clause("CT-6.32")
def test_advisor_with_an_exchange_without_a_spot() -> None:
    game = scene("2p; 0: advisor, spy; X: ambassador, lady", "b2 prince/0", "place:advisor@b3")
    game.shows("actions 1", "ambassador in exchange")


@pytest.mark.clause("CT-6.32")
def test_advisor_takes_the_first_copy_of_the_exchange() -> None:
    game = scene("2p; 0: advisor, spy; 1: soldier; X: soldier, soldier, dragon", "b2 prince/0", "place:advisor@b3")
    assert len(game.legal("enter:soldier@")) == 16
    game.play("enter:soldier@b1").shows("b1 = soldier-02/-", "soldier-03 in exchange")


@pytest.mark.clause("CT-6.32")
def test_a_ghost_entered_by_the_advisor_still_needs_an_open_tower() -> None:
    board = "b2 prince/0, a1 witch/1 knight/1, a6 archer/0, f1 wizard/1, e2 priest/1"
    game = scene("2p; 0: advisor, spy; X: ghost, minstrel", board, "place:advisor@b3")
    assert game.legal("enter:ghost@") == ["enter:ghost@a6"]
    game.play("enter:ghost@a6").shows("a6 = ghost/-", "archer in hand 0", "actions 1")


@pytest.mark.clause("CT-6.33")
def test_witch_deals_one_kind_to_any_seat() -> None:
    game = scene("3p; 0: witch, spy; X: soldier, soldier, king", "", "place:witch@a1")
    game.only(*(f"deal:{kind}>{seat}" for kind in ("king", "soldier") for seat in range(3)))
    assert game.refused("deal:king>3") == "CT-1.1 no-seat seat=3 most=2"
    assert game.refused("deal:queen>1") == "CT-6.33 not-in-exchange kind=queen"
    game.play("deal:soldier>0").shows("soldier-01 in hand 0", "soldier-02 in exchange", "actions 1")


@pytest.mark.clause("CT-6.33")
def test_witch_with_an_empty_exchange() -> None:
    scene("3p; 0: witch, spy", "", "place:witch@a1").shows("actions 1")


@pytest.mark.clause("CT-6.34")
def test_alchemist_shows_what_lies_aside() -> None:
    game = scene("2p; 0: alchemist, spy, thief, king; X: archer, queen, dragon", "", "place:alchemist@a1 give:king")
    assert game.pending == {"by": "alchemist", "verb": "give", "step": 2, "aside": [[0, "king"]]}
    assert game.view(1)["pending"]["aside"] == [[0, "king"]]
    assert game.view(None)["pending"]["aside"] == [[0, "king"]]
    assert game.state["hands"][0] == ["spy", "thief"]
    game.play("give:spy")
    assert game.pending == {"by": "alchemist", "verb": "get", "step": 3, "aside": [[0, "king"], [0, "spy"]]}
    assert game.refused("get:king") == "CT-6.34 not-in-exchange kind=king"
    game.only("get:archer", "get:dragon", "get:queen")
    game.play("get:dragon get:queen")
    assert game.state["hands"][0] == ["dragon", "queen", "thief"]
    assert game.state["exchange"] == ["archer", "king", "spy"]


@pytest.mark.clause("CT-6.34")
@pytest.mark.clause("CT-6.1")
@pytest.mark.parametrize(
    ("hand", "exchange", "after", "left"),
    [
        ("spy, thief", "archer, queen", ["archer", "queen"], ["spy", "thief"]),
        ("spy", "archer", ["archer"], ["spy"]),
        ("-", "archer, queen", [], ["archer", "queen"]),
        ("spy, thief", "-", ["spy", "thief"], []),
    ],
)
def test_alchemist_trades_all_without_asking(hand: str, exchange: str, after: list[str], left: list[str]) -> None:
    cards = "alchemist" if hand == "-" else f"alchemist, {hand}"
    game = scene(f"2p; 0: {cards}; X: {exchange}", "", "place:alchemist@a1")
    assert game.pending == {}
    assert game.state["hands"][0] == after
    assert game.state["exchange"] == left
    game.shows("actions 1")


@pytest.mark.clause("CT-6.34")
def test_alchemist_trades_as_many_as_there_are_on_the_poorer_side() -> None:
    rich = scene("2p; 0: alchemist, spy, thief; X: archer", "", "place:alchemist@a1")
    rich.only("give:spy", "give:thief")
    rich.play("give:spy")
    assert rich.state["hands"][0] == ["archer", "thief"]
    poor = scene("2p; 0: alchemist, spy; X: archer, queen", "", "place:alchemist@a1")
    poor.only("get:archer", "get:queen")
    assert poor.pending == {"by": "alchemist", "verb": "get", "step": 2, "aside": [[0, "spy"]]}


@pytest.mark.clause("CT-6.35")
def test_courtesan_trades_with_another_seat_that_holds_cards() -> None:
    game = scene("3p; 0: courtesan, soldier, soldier, spy; 1: king, siege, siege; 2: -", "", "place:courtesan@c3")
    game.only("trade:soldier>1", "trade:spy>1")
    assert game.pending == {"by": "courtesan", "verb": "trade", "step": 1}
    assert game.refused("trade:spy>0") == "CT-6.35 no-trade seat=0"
    assert game.refused("trade:spy>2") == "CT-6.35 no-trade seat=2"
    assert game.refused("trade:king>1") == "CT-6.35 not-in-hand kind=king"
    game.play("trade:spy>1").shows("actor chance")
    assert game.pending == {"by": "courtesan", "verb": "take", "step": 2, "aside": [[0, "spy"]], "target": 1}
    game.only("take:king>0", "take:siege-1>0", "take:siege-2>0")
    assert game.refused("take:soldier-01>0") == "CT-6.35 no-take card=soldier-01 seat=0"
    game.play("take:siege-2>0")
    assert game.state["hands"][:2] == [["siege-2", "soldier-01", "soldier-02"], ["king", "siege-1", "spy"]]
    game.shows("actor 0", "actions 1")


@pytest.mark.clause("CT-6.35")
def test_courtesan_hides_the_card_set_aside_from_the_others() -> None:
    game = scene("3p; 0: courtesan, soldier, spy; 1: king, siege; 2: queen", "", "place:courtesan@c3 trade:spy>1")
    assert game.view(0)["pending"]["aside"] == [[0, "spy"]]
    for seat in (1, 2, None):
        assert game.view(seat)["pending"]["aside"] == []
        assert game.view(seat)["hand_sizes"] == [1, 2, 1]


@pytest.mark.clause("CT-6.35")
def test_courtesan_takes_a_single_card_without_chance() -> None:
    game = scene("2p; 0: courtesan, spy; 1: king", "", "place:courtesan@c3")
    assert game.state["hands"] == [["king"], ["spy"]]
    game.shows("actor 0", "actions 1")


@pytest.mark.clause("CT-6.35")
def test_courtesan_with_nothing_to_trade() -> None:
    scene("2p; 0: courtesan, spy; 1: -", "", "place:courtesan@c3").shows("actions 1", "spy in hand 0")
    scene("2p; 0: courtesan; 1: king", "", "place:courtesan@c3").shows("actions 1", "king in hand 1")


@pytest.mark.clause("CT-6.36")
def test_jester_goes_round_in_secret_and_all_at_once() -> None:
    game = scene("4p; 0: jester, spy, soldier; 1: king, siege; 2: -; 3: queen, dragon", "", "place:jester@b2")
    assert game.pending == {"by": "jester", "verb": "pass", "step": 1, "aside": []}
    game.play("pass:soldier").shows("actor 1")
    assert game.pending == {"by": "jester", "verb": "pass", "step": 2, "aside": [[0, "soldier-01"]]}
    assert game.view(0)["pending"]["aside"] == [[0, "soldier-01"]]
    assert game.view(1)["pending"]["aside"] == []
    assert game.view(None)["pending"]["aside"] == []
    assert game.view(1)["hand"] == ["king", "siege-1"]
    assert game.refused("pass:spy") == "CT-6.36 not-in-hand kind=spy"
    game.play("pass:king").shows("actor 3")
    assert game.pending["step"] == 4
    assert game.pending["aside"] == [[0, "soldier-01"], [1, "king"]]
    assert game.state["hands"] == [["spy"], ["siege-1"], [], ["dragon", "queen"]]
    assert game.position.scores()[2] == -len(game.state["piles"][2])
    game.play("pass:dragon")
    assert game.state["hands"] == [["dragon", "spy"], ["siege-1", "soldier-01"], ["king"], ["queen"]]
    game.shows("actor 0", "actions 1")


@pytest.mark.clause("CT-6.36")
def test_jester_asks_nobody_with_a_single_kind() -> None:
    game = scene("3p; 0: jester, soldier; 1: siege, siege; 2: queen, king", "", "place:jester@b2")
    game.shows("actor 2")
    assert game.pending["aside"] == [[0, "soldier-01"], [1, "siege-1"]]
    game.play("pass:king")
    assert game.state["hands"] == [["king"], ["siege-2", "soldier-01"], ["queen", "siege-1"]]


@pytest.mark.clause("CT-6.36")
def test_jester_at_a_table_of_empty_hands() -> None:
    game = scene("3p; 0: jester; 1: -; 2: -", "", "place:jester@b2")
    game.shows("actor 0", "actions 1")


@pytest.mark.clause("CT-6.37")
def test_fool_takes_from_the_right_round_the_table() -> None:
    game = scene("3p; 0: fool, spy, soldier; 1: king, siege; 2: queen, dragon", "", "place:fool@b2")
    game.shows("actor chance")
    game.only("take:dragon>0", "take:queen>0")
    assert game.pending == {"by": "fool", "verb": "take", "step": 1, "aside": []}
    game.play("take:queen>0")
    assert game.pending == {"by": "fool", "verb": "take", "step": 2, "aside": [[0, "queen"]]}
    for seat in (0, 1, 2, None):
        assert game.view(seat)["pending"]["aside"] == []
    game.only("take:soldier-01>1", "take:spy>1")
    assert game.refused("take:queen>1") == "CT-6.37 no-take card=queen seat=1"
    assert game.refused("take:soldier-99>1") == "CT-1.7 no-card card=soldier-99"
    game.play("take:spy>1")
    game.only("take:king>2", "take:siege-1>2")
    game.play("take:siege-1>2")
    assert game.state["hands"] == [["queen", "soldier-01"], ["king", "spy"], ["dragon", "siege-1"]]


@pytest.mark.clause("CT-6.37")
def test_fool_skips_empty_hands_and_takes_single_cards_without_chance() -> None:
    game = scene("3p; 0: fool; 1: king; 2: queen, dragon", "", "place:fool@b2 take:queen>0")
    assert game.state["hands"] == [["queen"], [], ["dragon", "king"]]
    game.shows("actor 0", "actions 1")


@pytest.mark.clause("CT-6.35")
def test_the_courtesans_card_is_drawn_from_the_seed_unless_it_is_left_to_the_caller() -> None:
    players, options, setup = setup_of("3p; 0: courtesan, king; 1: queen, archer; 2: prince")
    taken = set()
    for seed in range(12):
        match = new_match("castel", players, options, setup=setup)
        match.seed = seed
        match.apply_all(["place:courtesan@b2", "trade:king>1"])
        assert match.actor == 0
        assert match.actions[-1].startswith("take:")
        taken.add(match.actions[-1])
        match.undo()
        assert match.actions == ["place:courtesan@b2"]
    assert len(taken) > 3
    manual = new_match("castel", players, options, setup=setup, manual_chance=True)
    manual.apply_all(["place:courtesan@b2", "trade:king>1", "take:archer>0"])
    assert "archer" in manual.state()["hands"][0]


@pytest.mark.clause("CT-6.37")
@pytest.mark.clause("CT-2.4")
def test_chance_is_made_by_the_engine_unless_it_is_left_to_the_caller() -> None:
    players, options, setup = setup_of("3p; 0: fool, king; 1: queen; 2: prince")
    records = []
    for _ in range(2):
        match = new_match("castel", players, options, setup=setup)
        match.seed = 5
        match.apply("place:fool@b2")
        assert match.actor == 0
        assert [action.partition(":")[0] for action in match.actions] == ["place", "take", "take", "take"]
        records.append(match.record())
    assert records[0] == records[1]
    manual = new_match("castel", players, options, setup=setup, manual_chance=True)
    manual.apply("place:fool@b2")
    assert manual.actor == "chance"
    match.undo()
    assert match.actions == []
