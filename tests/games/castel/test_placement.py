"""Where cards may be placed (CT-4)."""

import pytest

from tests.kit.castel import CastelTable, scene

COURT = [f"{file}{rank}" for file in "bcde" for rank in "2345"]


def spots(game: CastelTable, kind: str) -> list[str]:
    return [action.partition("@")[2] for action in game.legal(f"place:{kind}@")]


@pytest.mark.clause("CT-4.1")
def test_each_spot_of_each_kind_is_one_action() -> None:
    game = scene("2p; 0: soldier, soldier, archer", "b1 soldier/0, a1 witch/0")
    assert len(spots(game, "soldier")) == 15
    assert spots(game, "archer") == ["a6", "f1", "f6"]


@pytest.mark.clause("CT-4.2")
def test_cards_keep_to_empty_cells_of_their_zone() -> None:
    game = scene("2p; 0: soldier, archer, prince, witch", "b1 soldier/0, a1 alchemist/0, c3 thief/1 knight/1")
    assert game.refused("place:soldier@c3") == "CT-4.2 zone-rampart kind=soldier spot=c3"
    assert game.refused("place:soldier@b1") == "CT-4.2 occupied spot=b1"
    assert game.refused("place:archer@b1") == "CT-4.2 zone-tower kind=archer spot=b1"
    assert game.refused("place:prince@c3") == "CT-4.2 occupied spot=c3"
    assert game.refused("place:prince@out") == "CT-4.2 zone-court kind=prince spot=out"
    assert game.refused("place:prince@N") == "CT-4.2 zone-court kind=prince spot=N"
    assert game.refused("place:prince@o1") == "CT-4.2 zone-court kind=prince spot=o1"
    assert game.allowed("place:prince@d4") == "CT-4.2 may-place kind=prince spot=d4"


@pytest.mark.clause("CT-4.2")
def test_ghost_needs_a_tower_with_one_open_card() -> None:
    board = "a1 archer/1, a6 witch/1 knight/0, f1 wizard/1, e2 priest/1"
    game = scene("2p; 0: ghost, spy", board)
    assert spots(game, "ghost") == ["a1"]
    assert game.refused("place:ghost@a6") == "CT-4.2 ghost-protected spot=a6"
    assert game.refused("place:ghost@f1") == "CT-4.2 ghost-protected spot=f1"
    assert game.refused("place:ghost@f6") == "CT-4.2 ghost-empty spot=f6"
    assert game.refused("place:ghost@c3") == "CT-4.2 zone-tower kind=ghost spot=c3"
    assert spots(scene("2p; 0: ghost, spy", "f1 wizard/0, e2 priest/1"), "ghost") == ["f1"]
    assert spots(scene("2p; 0: ghost, spy", "f1 wizard/-, e2 priest/-"), "ghost") == ["f1"]


@pytest.mark.clause("CT-4.3")
def test_knights_go_on_any_card() -> None:
    board = "c3 prince/1, b1 soldier/1 knight/0, a1 archer/-, N siege/1, o2 dragon/1, e5 ambassador/1"
    game = scene("2p; 0: knight, spy", board)
    assert spots(game, "knight") == ["N", "a1", "b1", "c3", "e5", "o2"]
    assert game.refused("place:knight@d4") == "CT-4.3 knight-spot spot=d4"
    assert game.refused("place:knight@out") == "CT-4.3 knight-spot spot=out"
    assert game.refused("place:knight@o1") == "CT-4.3 knight-spot spot=o1"
    assert game.allowed("place:knight@b1") == "CT-4.3 may-place kind=knight spot=b1"
    game.play("place:knight@b1").shows("b1 = soldier-01/1 knight-2/0 knight-1/0")


@pytest.mark.clause("CT-4.3")
def test_a_knight_needs_a_card() -> None:
    game = scene("2p; 0: knight, spy")
    assert spots(game, "knight") == []


@pytest.mark.clause("CT-4.4")
def test_engines_go_to_empty_slots() -> None:
    game = scene("2p; 0: siege, spy", "N siege/1, b1 soldier/1, c1 soldier/1, d1 soldier/1, e1 soldier/1")
    assert spots(game, "siege") == ["E", "S", "W"]
    assert game.refused("place:siege@N") == "CT-4.4 slot-taken spot=N"
    assert game.refused("place:siege@out") == "CT-4.4 engine-spot spot=out"
    assert game.allowed("place:siege@S") == "CT-4.4 may-place kind=siege spot=S"
    game.play("place:siege@S").shows("S = siege-1/0")


@pytest.mark.clause("CT-4.5")
@pytest.mark.parametrize("kind", ["barbarian", "dragon", "enchanter", "fairy", "herald"])
def test_other_outside_cards_go_out(kind: str) -> None:
    game = scene(f"2p; 0: {kind}, spy", "")
    assert spots(game, kind) == ["out"]
    assert game.allowed(f"place:{kind}@out") == f"CT-4.5 may-place kind={kind} spot=out"
    assert game.refused(f"place:{kind}@o1") == f"CT-4.5 outside-spot kind={kind} spot=o1"
    assert game.refused(f"place:{kind}@N") == f"CT-4.5 outside-spot kind={kind} spot=N"
    game.play(f"place:{kind}@out").shows(f"o1 = {kind}/0")


@pytest.mark.clause("CT-4.6")
def test_ambassador_takes_the_last_court_cell() -> None:
    kinds = [
        "prince", "princess", "queen", "favourite", "thief", "spy", "fool", "jester",
        "priest", "lady", "courtier", "merchant", "schemer", "minstrel", "advisor",
    ]  # fmt: skip
    fifteen = ", ".join(f"{cell} {kind}/1" for cell, kind in zip(COURT, kinds, strict=False))
    game = scene("3p; 0: ambassador, soldier", fifteen)
    assert spots(game, "ambassador") == ["e5"]
    assert game.allowed("place:ambassador@e5") == "CT-4.6 may-place kind=ambassador spot=e5"
    fourteen = fifteen.rpartition(",")[0]
    roomy = scene("3p; 0: ambassador, soldier", fourteen)
    assert spots(roomy, "ambassador") == []
    assert roomy.refused("place:ambassador@e5") == "CT-4.6 kind-needs-ambassador spot=e5"


@pytest.mark.clause("CT-4.6")
@pytest.mark.parametrize(
    ("kind", "board", "expected"),
    [
        ("advisor", "", []),
        ("advisor", "b2 king/1", ["b3", "c2", "c3"]),
        ("advisor", "b2 king/1, e5 prince/1", ["b3", "c2", "c3"]),
        ("advisor", "o1 king/1, e5 prince/1", ["d4", "d5", "e4"]),
        ("advisor", "o1 king/1, o2 prince/1", []),
        ("advisor", "b2 king/1 knight/1", ["b3", "c2", "c3"]),
        ("lady", "", []),
        ("lady", "b2 queen/1", ["b3", "c2", "c3"]),
        ("lady", "b2 queen/1, e5 princess/1", ["b3", "c2", "c3", "d4", "d5", "e4"]),
        ("lady", "o1 queen/1, e5 princess/1", ["d4", "d5", "e4"]),
        ("favourite", "b2 queen/1", []),
        ("favourite", "o1 queen/1", COURT),
        ("charming", "b2 princess/1", ["b3", "c2", "c3"]),
        ("charming", "o1 princess/1", COURT),
        ("queen", "b2 king/1", ["b3", "c2", "c3"]),
        ("queen", "b2 prince/1", [cell for cell in COURT if cell != "b2"]),
        ("queen", "o1 king/1", COURT),
    ],
)
def test_conditions(kind: str, board: str, expected: list[str]) -> None:
    game = scene(f"2p; 0: {kind}, soldier", board)
    assert spots(game, kind) == expected
    for cell in COURT:
        if cell not in expected and cell not in board:
            assert game.refused(f"place:{kind}@{cell}") == f"CT-4.6 kind-needs-{kind} spot={cell}"
    for cell in expected:
        assert game.allowed(f"place:{kind}@{cell}") == f"CT-4.6 may-place kind={kind} spot={cell}"


@pytest.mark.clause("CT-4.7")
def test_the_merchant_may_be_forbidden_as_the_last_card() -> None:
    free = scene("2p; 0: merchant; 1: king", "", "", piles=False)
    assert len(spots(free, "merchant")) == 16
    strict = scene("2p; 0: merchant; 1: king; X: spy; merchant_finish false", "", "", piles=False)
    assert spots(strict, "merchant") == []
    assert strict.refused("place:merchant@b2") == "CT-4.7 merchant-last"
    strict.only("swap:merchant>spy")
    pair = scene("2p; 0: merchant, king; 1: spy; merchant_finish false", "", "", piles=False)
    assert len(spots(pair, "merchant")) == 16
    with_pile = scene("2p; 0: merchant; 1: spy; merchant_finish false")
    assert len(spots(with_pile, "merchant")) == 16


@pytest.mark.clause("CT-4.7")
def test_an_advisor_may_let_the_merchant_in_last() -> None:
    text = "2p; 0: advisor; 1: king; X: merchant, dragon; merchant_finish false"
    game = scene(text, "c3 prince/0", "place:advisor@c4", piles=False)
    game.has("enter:merchant@b2")


@pytest.mark.clause("CT-4.8")
@pytest.mark.clause("CT-6.38")
def test_ghost_sends_back_before_it_lies_there() -> None:
    game = scene("2p; 0: ghost, spy", "a1 archer/0", "place:ghost@a1")
    game.shows("a1 = ghost/0", "archer in hand 0", "actions 1")
    assert game.state["last"] == "ghost"
    pawnless = scene("2p; 0: ghost, spy", "a1 archer/-", "place:ghost@a1")
    pawnless.shows("a1 = ghost/0", "archer in exchange")


@pytest.mark.clause("CT-4.8")
def test_the_last_card_placed_stays_known_after_it_left() -> None:
    game = scene("2p; 0: prince, spy; 1: courtier, thief", "", "draw place:prince@c3")
    assert game.state["last"] == "prince"
    game.play("place:courtier@c4")
    assert game.state["last"] == "courtier"
    gone = scene("2p; 0: archer, dragon, spy", "o1 herald/1", "place:archer@a1 draw")
    assert gone.state["last"] == "archer"
