"""Effects that move cards or let them change cells (CT-6.22 to CT-6.27), and moving as such (CT-5.5)."""

import pytest

from tests.kit.castel import scene


@pytest.mark.clause("CT-6.22")
def test_minstrel_takes_court_cells_around_him_and_open_cards_only() -> None:
    board = (
        "b2 prince/0, b3 queen/1 knight/1, c2 thief/-, d3 ambassador/1, d4 priest/1, c4 spy/1,"
        " b1 soldier/0, a1 archer/0, e5 fool/0"
    )
    game = scene("3p; 0: minstrel, soldier; minstrel two", board, "place:minstrel@c3")
    game.only("switch:prince@b2,thief@c2", "switch:prince@b2,priest@d4", "switch:thief@c2,priest@d4")
    assert game.refused("switch:prince@b2,spy@c4") == "CT-5.6 protected ref=spy@c4"
    assert game.refused("switch:prince@b2,knight@b3") == "CT-6.22 not-a-target ref=knight@b3"
    assert game.refused("switch:thief@c2,prince@b2") == "CT-6.4 place-order one=thief@c2 other=prince@b2"
    assert game.refused("switch:prince@b2,fool@e5") == "CT-6.22 not-a-target ref=fool@e5"
    assert game.refused("switch:prince@b2,ambassador@d3") == "CT-5.6 protected ref=ambassador@d3"
    game.play("switch:prince@b2,thief@c2").shows("b2 = thief/-", "c2 = prince/0", "actions 1")


@pytest.mark.clause("CT-6.22")
@pytest.mark.parametrize("way", ["all", "two"])
@pytest.mark.parametrize("board", ["", "b2 prince/1", "b2 prince/1, b1 soldier/1, e5 spy/1"])
def test_minstrel_needs_two_cards(board: str, way: str) -> None:
    game = scene(f"2p; 0: minstrel, soldier; minstrel {way}", board, "place:minstrel@c3")
    game.shows("actions 1")
    assert game.pending == {}


@pytest.mark.clause("CT-6.22")
@pytest.mark.parametrize("way", ["all", "two"])
def test_two_cards_around_the_minstrel_change_places_without_asking(way: str) -> None:
    game = scene(f"2p; 0: minstrel, soldier; minstrel {way}", "b2 prince/1, d4 thief/-", "place:minstrel@c3")
    game.shows("b2 = thief/-", "d4 = prince/1", "actions 1")


@pytest.mark.clause("CT-6.22")
def test_minstrel_lays_the_cards_cell_by_cell() -> None:
    board = (
        "b2 prince/0, b3 queen/1 knight/1, c2 thief/-, d3 ambassador/1, d4 priest/1, c4 spy/1,"
        " b1 soldier/0, a1 archer/0, e5 fool/0"
    )
    game = scene("3p; 0: minstrel, soldier", board, "place:minstrel@c3")
    game.only("lay:b2=priest", "lay:b2=prince", "lay:b2=thief")
    pool = ["priest", "prince", "thief"]
    assert game.pending == {"by": "minstrel", "verb": "lay", "step": 1, "cell": "b2", "pool": pool, "moved": False}
    assert game.view(2)["pending"] == game.pending
    assert game.refused("lay:c2=thief") == "CT-6.22 lay-order spot=c2 due=b2"
    assert game.refused("lay:b2=spy") == "CT-6.22 not-to-lay kind=spy spot=b2"
    assert game.refused("lay:b2=page") == "CT-1.6 no-kind kind=page"
    assert game.refused("lay:b2") == "CT-6.4 no-answer example=lay:b2=prince"
    assert game.refused("switch:prince@b2,thief@c2") == "CT-6.22 other-verb kind=minstrel example=lay:b2=prince"
    assert game.allowed("lay:b2=prince") == "CT-6.22 may-answer kind=minstrel"
    game.play("lay:b2=priest").shows("b2 = priest/1", "d4 = prince/0", "c2 = thief/-")
    assert game.pending["moved"] is True
    assert game.pending["pool"] == ["prince", "thief"]
    game.only("lay:c2=prince", "lay:c2=thief")
    game.play("lay:c2=thief").shows("c2 = thief/-", "d4 = prince/0", "actions 1")


@pytest.mark.clause("CT-6.22")
def test_minstrel_may_leave_single_cards_but_not_everything() -> None:
    board = "b2 prince/0, b4 thief/1, c4 favourite/1, d2 princess/0"
    game = scene("2p; 0: minstrel, soldier", board, "place:minstrel@c3 lay:b2=prince")
    assert game.pending["moved"] is False
    assert game.pending["cell"] == "b4"
    game.play("lay:b4=thief").shows("b2 = prince/0", "b4 = thief/1", "c4 = princess/0", "d2 = favourite/1", "actions 1")


@pytest.mark.clause("CT-6.22")
def test_the_cards_around_the_minstrel_stay_the_same_whatever_becomes_protected() -> None:
    board = "b2 priest/0, b4 thief/0, d4 prince/0, d2 princess/1"
    game = scene("2p; 0: minstrel, soldier", board, "place:minstrel@c3")
    game.only("lay:b2=priest", "lay:b2=prince", "lay:b2=princess", "lay:b2=thief")
    game.play("lay:b2=thief").shows("b2 = thief/0", "b4 = priest/0")  # he now stands beside nobody else of his colour
    game.play("lay:b4=prince").shows("d4 = priest/0")
    game.play("lay:d2=priest").shows("d2 = priest/0", "d4 = princess/1", "actions 1")


@pytest.mark.clause("CT-6.22")
def test_eight_cards_around_the_minstrel_are_asked_one_after_the_other() -> None:
    kinds = ["prince", "thief", "spy", "fool", "jester", "schemer", "courtier", "queen"]
    cells = ["b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"]
    board = ", ".join(f"{cell} {kind}/1" for cell, kind in zip(cells, kinds, strict=True))
    game = scene("3p; 0: minstrel, soldier", board, "place:minstrel@c3")
    for cell, kind in zip(cells[:6], kinds[:6], strict=True):
        assert game.pending["cell"] == cell
        game.play(f"lay:{cell}={kind}")
    game.shows("d3 = queen/1", "d4 = courtier/1", "actions 1")


@pytest.mark.clause("CT-6.22")
def test_a_minstrel_of_the_advisor_lays_cards_too() -> None:
    board = "b2 king/0, b4 thief/1, c4 favourite/1"
    game = scene("2p; 0: advisor, soldier; X: minstrel, spy", board, "place:advisor@c2 enter:minstrel@c3")
    game.only("lay:b2=advisor", "lay:b2=favourite", "lay:b2=king", "lay:b2=thief")


@pytest.mark.clause("CT-6.23")
def test_charming_moves_women_in_the_castle_who_are_open() -> None:
    board = "e4 queen/1, d4 favourite/0 knight/0, a1 witch/-, o1 fairy/1, b4 courtesan/1, b5 priest/1, c3 thief/1"
    game = scene("2p; 0: charming, soldier", board, "place:charming@c2")
    assert {action.partition(">")[0] for action in game.legal()} == {"move:queen@e4", "move:witch@a1"}
    assert len(game.legal("move:witch")) == 3
    assert game.refused("move:courtesan@b4>b3") == "CT-5.6 protected ref=courtesan@b4"
    assert game.refused("move:fairy@o1>out") == "CT-5.5 goal-zone spot=out place=o1"
    assert game.refused("move:thief@c3>d3") == "CT-6.23 not-a-target ref=thief@c3"
    assert game.refused("move:queen@e4>b1") == "CT-5.5 goal-zone spot=b1 place=e4"
    assert game.refused("move:queen@e4>c3") == "CT-5.5 goal-taken spot=c3"
    game.play("move:witch@a1>f6").shows("f6 = witch/-", "a1 empty", "actions 1")


@pytest.mark.clause("CT-6.23")
def test_charming_without_a_lady_to_move() -> None:
    game = scene("2p; 0: charming, soldier", "c3 prince/1, o1 fairy/1", "place:charming@c2")
    game.shows("actions 1")


@pytest.mark.clause("CT-5.5")
def test_a_moved_card_forgets_its_condition_and_its_effect() -> None:
    game = scene("2p; 0: charming, soldier", "e5 king/1, d5 queen/1, e4 thief/1", "place:charming@c2")
    game.play("move:queen@d5>b2").shows("b2 = queen/1", "e4 = thief/1", "actions 1")


@pytest.mark.clause("CT-6.24")
def test_princess_moves_open_knights_inside_their_zone() -> None:
    board = (
        "c3 prince/1 knight/0 knight/1, b1 soldier/1 knight/-, f3 soldier/0, N siege/1 knight/1, o1 dragon/1,"
        " a1 witch/1"
    )
    game = scene("2p; 0: princess, soldier", board, "place:princess@e5")
    game.only(
        "move:knight@c3.2>e5",
        "move:knight@b1>f3",
        "move:knight@N>o1",
    )
    assert game.refused("move:knight@c3>e5") == "CT-5.6 protected ref=knight@c3"
    assert game.refused("move:knight@b1>a1") == "CT-5.5 goal-zone spot=a1 place=b1"
    assert game.refused("move:knight@b1>c1") == "CT-5.5 goal-no-card spot=c1"
    game.play("move:knight@N>o1").shows("o1 = dragon/1 knight-4/1", "N = siege-1/1")


@pytest.mark.clause("CT-6.24")
def test_princess_moves_a_knight_outside_between_numbered_places_and_slots() -> None:
    board = "o1 dragon/1, o2 herald/1 knight/1, W siege/0, E siege/0"
    game = scene("2p; 0: princess, soldier", board, "place:princess@e5")
    game.only("move:knight@o2>o1", "move:knight@o2>E", "move:knight@o2>W")


@pytest.mark.clause("CT-6.24")
@pytest.mark.parametrize("board", ["", "c3 prince/1", "b1 soldier/1 knight/1, c3 prince/0"])
def test_princess_without_a_knight_who_has_somewhere_to_go(board: str) -> None:
    game = scene("2p; 0: princess, soldier", board, "place:princess@e5")
    game.shows("actions 1")
    assert game.pending == {}


@pytest.mark.clause("CT-6.24")
def test_princess_respects_a_knight_beside_his_priest() -> None:
    game = scene("2p; 0: princess, soldier", "c3 prince/0 knight/1, c4 priest/1", "place:princess@e5")
    game.shows("c3 = prince/0 knight-1/1", "actions 1")


@pytest.mark.clause("CT-6.25")
def test_favourite_moves_both_in_either_order() -> None:
    board = "c3 king/1, b2 prince/0 knight/1"
    game = scene("2p; 0: favourite, soldier", board, "place:favourite@e5")
    assert game.pending == {"by": "favourite", "verb": "move", "step": 1, "left": ["king", "knight"]}
    game.has("move:king@c3>b3", "move:knight@b2>c3", "move:knight@b2>e5")
    game.play("move:king@c3>b3")
    assert game.pending == {"by": "favourite", "verb": "move", "step": 2, "left": ["knight"]}
    game.only("move:knight@b2>b3", "move:knight@b2>e5")
    game.play("move:knight@b2>e5").shows("e5 = favourite/0 knight-1/1", "b3 = king/1", "actions 1")


@pytest.mark.clause("CT-6.25")
def test_favourite_may_shut_the_king_in_with_the_knight() -> None:
    game = scene("2p; 0: favourite, soldier", "c3 king/1, b2 prince/0 knight/1", "place:favourite@e5")
    game.play("move:knight@b2>c3").shows("c3 = king/1 knight-1/1", "actions 1")
    assert game.pending == {}


@pytest.mark.clause("CT-6.25")
def test_favourite_with_a_king_outside_or_protected() -> None:
    outside = scene("2p; 0: favourite, soldier", "o1 king/1", "place:favourite@e5")
    outside.shows("o1 = king/1", "actions 1")
    shielded = scene("2p; 0: favourite, soldier", "c3 king/1, c4 priest/1", "place:favourite@e5")
    shielded.shows("c3 = king/1", "actions 1")


@pytest.mark.clause("CT-6.25")
def test_favourite_moves_a_king_without_a_pawn_and_her_own() -> None:
    for pawn in ("-", "0"):
        game = scene("2p; 0: favourite, soldier", f"c3 king/{pawn}", "place:favourite@e5 move:king@c3>c4")
        game.shows(f"c4 = king/{pawn}", "actions 1")


@pytest.mark.clause("CT-6.26")
def test_watchman_moves_open_soldiers_of_the_ramparts() -> None:
    board = (
        "b1 captain/1, c1 soldier/1, d1 traitor/1, a3 soldier/0 knight/1, f2 soldier/-, o1 soldier/1, b2 priest/0,"
        " a2 soldier/0"
    )
    game = scene("2p; 0: watchman, archer", board, "place:watchman@a6")
    movers = {action.partition(">")[0] for action in game.legal()}
    assert movers == {"move:captain@b1", "move:soldier@f2"}
    assert len(game.legal("move:soldier@f2")) == 16 - 6
    assert game.refused("move:soldier@c1>e1") == "CT-5.6 protected ref=soldier@c1"
    assert game.refused("move:soldier@a2>a4") == "CT-5.6 protected ref=soldier@a2"
    assert game.refused("move:soldier@o1>e1") == "CT-6.26 not-a-target ref=soldier@o1"
    assert game.refused("move:knight@a3>b1") == "CT-6.26 not-a-target ref=knight@a3"
    game.play("move:soldier@f2>f5").shows("f5 = soldier-03/-", "f2 empty", "actions 1")


@pytest.mark.clause("CT-6.26")
@pytest.mark.clause("CT-5.2")
def test_watchman_fills_the_rampart_the_soldier_comes_to() -> None:
    board = "b6 soldier/0, c6 soldier/0, d6 soldier/0, f2 soldier/0, N siege/1, E siege/1"
    game = scene("2p; 0: watchman, archer", board, "place:watchman@a1 move:soldier@f2>e6")
    game.shows("N empty", "siege-1 in hand 1", "E = siege-2/1")


@pytest.mark.clause("CT-6.26")
def test_watchman_without_soldiers() -> None:
    scene("2p; 0: watchman, archer", "o1 soldier/1", "place:watchman@a1").shows("actions 1")


@pytest.mark.clause("CT-6.27")
def test_fairy_lures_open_characters_and_leaves_engines() -> None:
    board = "c3 king/0, d3 thief/1 knight/0, e3 ambassador/1, b1 soldier/1, c1 captain/1, a1 archer/-, N siege/1"
    game = scene("2p; 0: fairy, spy", board, "place:fairy@out")
    game.only(
        "move:archer@a1>out",
        "move:captain@c1>out",
        "move:king@c3>out",
        "move:knight@d3>N",
        "move:knight@d3>o1",
    )
    assert game.refused("move:soldier@b1>out") == "CT-5.6 protected ref=soldier@b1"
    assert game.refused("move:siege@N>out") == "CT-6.27 not-a-target ref=siege@N"
    assert game.refused("move:king@c3>d4") == "CT-6.27 fairy-goal spot=d4"
    assert game.refused("move:knight@d3>out") == "CT-6.27 fairy-goal-knight spot=out"
    game.play("move:archer@a1>out").shows("o2 = archer/-", "a1 empty", "actions 1")


@pytest.mark.clause("CT-6.27")
@pytest.mark.clause("CT-1.4")
def test_fairy_uses_the_lowest_free_number() -> None:
    game = scene("2p; 0: fairy, spy", "c3 king/0, o1 dragon/1, o3 herald/1", "place:fairy@out")
    game.shows("o2 = fairy/0", "o4 = king/0", "o3 = herald/1")


@pytest.mark.clause("CT-6.27")
def test_fairy_finds_the_castle_empty() -> None:
    scene("2p; 0: fairy, spy", "N siege/1, o1 dragon/1", "place:fairy@out").shows("actions 1", "o2 = fairy/0")


@pytest.mark.clause("CT-6.27")
def test_a_captain_lured_out_protects_nobody() -> None:
    board = "b1 soldier/1, c1 captain/1, d6 soldier/1"
    game = scene("2p; 0: fairy, barbarian", board, "place:fairy@out move:captain@c1>out place:barbarian@out")
    game.only("send:soldier@b1", "send:soldier@d6")
