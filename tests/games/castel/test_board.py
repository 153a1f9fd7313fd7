"""Stacks, full ramparts, the fourth engine, protection, references (CT-5)."""

import pytest

from tests.kit.castel import scene


@pytest.mark.clause("CT-5.1")
def test_a_knight_belongs_to_the_zone_of_his_cell() -> None:
    game = scene("2p; 0: queen, soldier", "c3 prince/1 knight/1, b1 soldier/1 knight/1", "place:queen@e5")
    game.shows("knight-1 in hand 1", "b1 = soldier-02/1 knight-2/1")
    walls = scene("2p; 0: barbarian, soldier", "c3 prince/1 knight/1, b1 soldier/1 knight/1", "place:barbarian@out")
    walls.shows("knight-2 in hand 1")


@pytest.mark.clause("CT-5.1")
def test_lifting_a_knight_uncovers_what_is_below() -> None:
    board = "c3 prince/1 knight/0 knight/1 knight/0"
    game = scene("2p; 0: courtier, black-knight", board, "place:courtier@c4")
    game.shows("c3 = prince/1 knight-1/0 knight-2/1", "knight-3 in hand 0")
    game.play("place:black-knight@d4").shows("c3 = prince/1 knight-1/0", "knight-2 in hand 1")


@pytest.mark.clause("CT-5.2")
@pytest.mark.parametrize(
    ("cells", "slot"),
    [("b1 c1 d1 e1", "S"), ("b6 c6 d6 e6", "N"), ("a2 a3 a4 a5", "W"), ("f2 f3 f4 f5", "E")],
)
def test_each_rampart_faces_its_slot(cells: str, slot: str) -> None:
    *three, last = cells.split()
    board = ", ".join(f"{cell} soldier/0" for cell in three) + ", N siege/1, E siege/1, S siege/1, W siege/1"
    game = scene("2p; 0: soldier, spy", board, f"place:soldier@{last}")
    assert [place for place in "NESW" if place not in game.state["board"]] == [slot]


@pytest.mark.clause("CT-5.2")
@pytest.mark.clause("CT-6.39")
def test_captain_and_traitor_count_as_soldiers_and_fill_ramparts() -> None:
    board = "b1 soldier/0, c1 traitor/1, d1 soldier/-, S siege/-"
    scene("2p; 0: captain, spy", board, "place:captain@e1").shows("S empty", "siege-1 in exchange")
    board = "b1 soldier/0, c1 captain/1, d1 soldier/-, S siege/1"
    scene("2p; 0: traitor, spy", board, "place:traitor@e1").shows("S empty", "siege-1 in hand 1")


@pytest.mark.clause("CT-5.2")
def test_a_full_rampart_acts_only_when_a_soldier_comes() -> None:
    board = "b1 soldier/0, c1 soldier/0, d1 soldier/0, e1 soldier/0"
    game = scene("2p; 0: siege, soldier, knight", board, "place:siege@S place:soldier@b6")
    game.shows("S = siege-1/0")


@pytest.mark.clause("CT-5.2")
def test_an_entered_soldier_fills_the_rampart_too() -> None:
    board = "b1 soldier/0, c1 soldier/0, d1 soldier/0, S siege/1, c3 prince/0"
    game = scene("2p; 0: advisor, spy; X: soldier, dragon", board, "place:advisor@c4 enter:soldier@e1")
    game.shows("S empty", "siege-1 in hand 1", "e1 = soldier-01/-")


@pytest.mark.clause("CT-5.2")
def test_a_protected_engine_stays() -> None:
    board = "b1 soldier/0, c1 soldier/0, d1 soldier/0, S siege/1 knight/0"
    scene("2p; 0: soldier, spy", board, "place:soldier@e1").shows("S = siege-1/1 knight-1/0")


@pytest.mark.clause("CT-5.3")
@pytest.mark.clause("CT-6.40")
def test_the_fourth_engine_clears_the_ramparts_of_open_soldiers() -> None:
    board = (
        "N siege/1, E siege/1, S siege/1, b1 soldier/1, c1 captain/1, d1 traitor/0, b6 soldier/0 knight/1,"
        " c6 soldier/-, f2 soldier/0, e3 priest/0, a3 soldier/1, a1 archer/1, o1 soldier/1, b3 thief/1"
    )
    game = scene("2p; 0: siege, spy", board, "place:siege@W")
    game.shows("c1 empty", "captain in hand 1", "a3 empty", "c6 empty", "W = siege-1/0")
    game.shows("b1 = soldier-01/1", "d1 = traitor/0", "b6 = soldier-02/0 knight-1/1", "f2 = soldier-04/0")
    game.shows("soldier-03 in exchange", "soldier-05 in hand 1", "a1 = archer/1", "o1 = soldier-06/1")


@pytest.mark.clause("CT-5.3")
def test_three_engines_do_nothing_and_soldiers_may_come_beside_four() -> None:
    board = "N siege/1, E siege/1, b1 soldier/1"
    scene("2p; 0: siege, siege, soldier", board, "place:siege@W").shows("b1 = soldier-02/1")
    four = scene("2p; 0: soldier, spy", f"{board}, S siege/1, W siege/1", "place:soldier@c1")
    four.shows("c1 = soldier-01/0", "b1 = soldier-02/1")


@pytest.mark.clause("CT-5.3")
def test_an_entered_engine_can_be_the_fourth() -> None:
    board = "N siege/1, E siege/1, S siege/1, b1 soldier/1, c3 prince/0"
    game = scene("2p; 0: advisor, spy; X: siege, dragon", board, "place:advisor@c4 enter:siege@W")
    game.shows("b1 empty", "soldier-01 in hand 1", "W = siege-1/-")


@pytest.mark.clause("CT-5.4")
def test_cards_go_where_their_pawn_belongs() -> None:
    board = "b1 soldier/1, c1 soldier/2, d1 soldier/-"
    for cell, where in (("b1", "hand 1"), ("c1", "hand 2"), ("d1", "exchange")):
        game = scene("3p; 0: barbarian, spy", board, f"place:barbarian@out send:soldier@{cell}")
        number = "bcd".index(cell[0]) + 1
        game.shows(f"soldier-0{number} in {where}", f"{cell} empty")


@pytest.mark.clause("CT-5.6")
def test_a_priest_protects_on_towers_ramparts_and_knights_while_covered_too() -> None:
    board = "b2 priest/1 knight/0, a1 archer/1, b1 soldier/1, c3 thief/0 knight/1, e5 prince/1"
    game = scene("2p; 0: wizard, spy", board, "place:wizard@f6")
    game.only("send:knight@b2", "send:prince@e5")
    for ref in ("archer@a1", "soldier@b1", "knight@c3", "thief@c3", "priest@b2"):
        assert game.refused(f"send:{ref}") == f"CT-5.6 protected ref={ref}"


@pytest.mark.clause("CT-5.6")
def test_a_captain_protects_while_covered_but_no_knights_and_only_his_rampart() -> None:
    board = "b1 captain/1 knight/0, c1 soldier/0, d1 soldier/1 knight/1, a2 soldier/1"
    game = scene("2p; 0: barbarian, spy", board, "place:barbarian@out")
    game.only("send:knight@b1", "send:knight@d1", "send:soldier@a2")


@pytest.mark.clause("CT-5.6")
def test_a_priest_outside_protects_nobody() -> None:
    game = scene("2p; 0: queen, spy", "o1 priest/1, c3 prince/1, d3 thief/1", "place:queen@e5")
    game.only("send:prince@c3", "send:thief@d3")


@pytest.mark.clause("CT-5.6")
def test_the_ambassador_is_safe_from_everything_but_a_change_of_pawns() -> None:
    board = "c3 ambassador/1"
    for kind, spot in (("king", "d4"), ("assassin", "d4"), ("wizard", "a1"), ("fairy", "out"), ("courtier", "d4")):
        scene(f"2p; 0: {kind}, soldier", board, f"place:{kind}@{spot}").shows("c3 = ambassador/1", "actions 1")
    scene("2p; 0: thief, soldier", board, "place:thief@d4").shows("c3 = ambassador/-")


@pytest.mark.clause("CT-5.7")
def test_covered_cards_are_still_at_court() -> None:
    game = scene("2p; 0: favourite, advisor", "b2 queen/1 knight/1, e5 king/1 knight/1")
    assert game.legal("place:favourite") == []
    assert game.legal("place:advisor@") == [f"place:advisor@{cell}" for cell in ("d4", "d5", "e4")]


@pytest.mark.clause("CT-5.8")
def test_references_name_kind_and_place() -> None:
    board = "c3 prince/1 knight/0 knight/1 knight/0 knight/1, N siege/1, o2 soldier/1"
    game = scene("2p; 0: thief, spy", board, "place:thief@c4")
    game.only("rob:knight@c3", "rob:knight@c3.2", "rob:knight@c3.3", "rob:knight@c3.4", "rob:prince@c3")
    for bad in ("rob:knight@c3.1", "rob:knight@c3.5", "rob:prince", "rob:@c3", "rob:prince@c3 ", "rob:prince@o0"):
        assert game.refused(bad) == "CT-6.4 no-answer example=rob:queen@c3"
    assert game.refused("rob:prince@c3.2") == "CT-5.8 no-such-card ref=prince@c3.2"
    assert game.refused("rob:queen@c3") == "CT-5.8 no-such-card ref=queen@c3"
    assert game.refused("rob:prince@d3") == "CT-5.8 no-such-card ref=prince@d3"
    assert game.refused("rob:prince@o77") == "CT-5.8 no-such-card ref=prince@o77"
    game.play("rob:knight@c3.3").shows("c3 = prince/1 knight-1/0 knight-2/1 knight-3/- knight-4/1")


@pytest.mark.clause("CT-6.1")
def test_an_effect_must_be_finished_before_the_next_action() -> None:
    game = scene("2p; 0: king, soldier; X: spy", "c3 prince/0, d3 thief/0", "place:king@d4")
    for action in ("draw", "swap:soldier>spy", "place:soldier@b1"):
        assert game.refused(action) == "CT-6.1 effect-first kind=king example=send:queen@c3"
    assert game.refused("kill:prince@c3") == "CT-6.10 other-verb kind=king example=send:queen@c3"
    assert game.refused("send:prince@") == "CT-6.4 no-answer example=send:queen@c3"
    assert game.allowed("send:prince@c3") == "CT-6.10 may-answer kind=king"


@pytest.mark.clause("CT-6.2")
def test_a_knight_may_be_moved_onto_the_acting_card() -> None:
    game = scene("2p; 0: princess, soldier", "c3 prince/1 knight/1", "place:princess@e5")
    game.shows("e5 = princess/0 knight-1/1", "c3 = prince/1")


@pytest.mark.clause("CT-6.3")
def test_the_active_seat_decides_for_its_card() -> None:
    game = scene("3p; 0: soldier, spy; 1: courtier, archer", "c3 prince/2, c5 thief/0", "draw draw")
    game.play("place:courtier@c4").shows("actor 1", "active 1")
    game.only("send:prince@c3", "send:thief@c5")


@pytest.mark.clause("CT-6.4")
def test_every_verb_has_its_form() -> None:
    game = scene("2p; 0: king, soldier; X: spy", "c3 prince/0, d3 thief/0", "place:king@d4")
    for text in ("send:prince@c3>d4", "send", "send:", "SEND:prince@c3", "send:prince@c3\n", "send:prince@c９"):
        assert game.refused(text) == "CT-6.4 no-answer example=send:queen@c3"


@pytest.mark.clause("CT-6.41")
def test_protectors_protect_only_while_they_lie_there() -> None:
    game = scene("2p; 0: courtier, queen", "c3 prince/1 knight/1", "place:courtier@c4")
    game.shows("c3 = prince/1", "knight-1 in hand 1")
    game.play("place:queen@e5")
    game.only("send:courtier@c4", "send:prince@c3")


@pytest.mark.clause("CT-6.42")
def test_the_prince_counts_at_court_only() -> None:
    assert scene("2p; 0: advisor, spy", "o1 prince/1").legal("place:advisor") == []
    assert len(scene("2p; 0: advisor, spy", "b2 prince/1").legal("place:advisor")) == 3
