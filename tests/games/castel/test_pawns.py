"""Effects on pawns (CT-6.28 to CT-6.31)."""

import pytest

from tests.kit.castel import scene


@pytest.mark.clause("CT-6.28")
def test_thief_robs_around_him_protected_or_not() -> None:
    board = "c3 prince/1 knight/0, d3 ambassador/1, b2 queen/-, b1 soldier/1, c1 captain/0, e5 king/1"
    game = scene("2p; 0: thief, spy", board, "place:thief@c2")
    game.only("rob:ambassador@d3", "rob:captain@c1", "rob:knight@c3", "rob:prince@c3", "rob:soldier@b1")
    assert game.refused("rob:queen@b2") == "CT-6.28 no-pawn ref=queen@b2"
    assert game.refused("rob:king@e5") == "CT-6.28 not-a-target ref=king@e5"
    assert game.refused("rob:thief@c2") == "CT-6.2 itself ref=thief@c2"
    game.play("rob:prince@c3").shows("c3 = prince/- knight-1/0", "actions 1")


@pytest.mark.clause("CT-6.28")
@pytest.mark.clause("CT-5.4")
def test_a_robbed_card_goes_to_the_exchange() -> None:
    game = scene("2p; 0: thief, courtier", "c3 prince/0", "place:thief@c4 place:courtier@c2")
    game.shows("prince in exchange", "c3 empty")


@pytest.mark.clause("CT-6.28")
def test_thief_without_a_pawn_around() -> None:
    scene("2p; 0: thief, spy", "c3 prince/-, e5 king/1", "place:thief@c4").shows("actions 1", "c3 = prince/-")


@pytest.mark.clause("CT-6.28")
def test_a_priest_who_is_robbed_protects_no_longer() -> None:
    game = scene("2p; 0: thief, courtier", "c3 prince/1, c4 priest/1", "place:thief@d5 place:courtier@d3")
    game.only("send:priest@c4", "send:prince@c3")


@pytest.mark.clause("CT-6.29")
def test_schemer_picks_two_other_cards_with_pawns_wherever_they_lie() -> None:
    board = "c3 prince/1 knight/0, e3 ambassador/2, N siege/1, o1 dragon/-"
    game = scene("3p; 0: schemer, spy", board, "place:schemer@b2")
    game.only("pick:ambassador@e3", "pick:knight@c3", "pick:prince@c3", "pick:siege@N")
    assert game.pending == {"by": "schemer", "verb": "pick", "step": 1}
    assert game.refused("pick:dragon@o1") == "CT-6.29 no-pawn ref=dragon@o1"
    assert game.refused("pick:schemer@b2") == "CT-6.2 itself ref=schemer@b2"
    game.play("pick:ambassador@e3")
    assert game.pending == {"by": "schemer", "verb": "pick", "step": 2, "first": "ambassador@e3"}
    game.only("pick:knight@c3", "pick:prince@c3", "pick:siege@N")
    game.play("pick:prince@c3")
    game.shows("c3 = prince/2 knight-1/0", "e3 = ambassador/1", "b2 = schemer/0", "actions 1")


@pytest.mark.clause("CT-6.29")
@pytest.mark.clause("CT-6.1")
def test_schemer_takes_two_without_asking_and_one_not_at_all() -> None:
    two = scene("2p; 0: schemer, spy", "c3 prince/1, N siege/0, o1 dragon/-", "place:schemer@b2")
    two.shows("c3 = prince/0", "N = siege-1/1", "actions 1")
    one = scene("2p; 0: schemer, spy", "c3 prince/1, o1 dragon/-", "place:schemer@b2")
    one.shows("c3 = prince/1", "actions 1")


@pytest.mark.clause("CT-6.29")
def test_schemer_may_swap_equal_colours() -> None:
    game = scene("2p; 0: schemer, spy", "c3 prince/1, d3 thief/1, e3 king/0", "place:schemer@b2")
    game.play("pick:prince@c3 pick:thief@d3").shows("c3 = prince/1", "d3 = thief/1", "e3 = king/0")


@pytest.mark.clause("CT-6.30")
def test_spy_serves_card_by_card_from_the_pool() -> None:
    board = "b2 prince/0 knight/1, c2 queen/-, d4 thief/2, d2 ambassador/1, e5 king/1"
    game = scene("3p; 0: spy, soldier", board, "place:spy@c3")
    assert game.pending == {"by": "spy", "verb": "pawn", "step": 1, "card": "prince@b2", "pool": [0, 1, 1, 2]}
    game.only("pawn:prince@b2=0", "pawn:prince@b2=1", "pawn:prince@b2=2")
    assert game.refused("pawn:thief@d4=1") == "CT-6.30 spy-order ref=thief@d4"
    game.play("pawn:prince@b2=2")
    assert game.pending == {"by": "spy", "verb": "pawn", "step": 2, "card": "knight@b2", "pool": [0, 1, 1]}
    assert game.refused("pawn:knight@b2=2") == "CT-6.30 not-in-pool seat=2"
    game.play("pawn:knight@b2=0")
    game.shows("b2 = prince/2 knight-1/0", "d2 = ambassador/1", "d4 = thief/1", "c2 = queen/-", "e5 = king/1")
    game.shows("c3 = spy/0", "actions 1")


@pytest.mark.clause("CT-6.30")
def test_spy_is_not_asked_about_one_colour_or_one_card() -> None:
    scene("2p; 0: spy, soldier", "b2 prince/1, d4 thief/1", "place:spy@c3").shows("actions 1", "b2 = prince/1")
    scene("2p; 0: spy, soldier", "b2 prince/1, d4 thief/-", "place:spy@c3").shows("actions 1", "d4 = thief/-")
    scene("2p; 0: spy, soldier", "", "place:spy@c3").shows("actions 1")


@pytest.mark.clause("CT-6.31")
def test_merchant_claims_pawns_of_others_protected_or_not() -> None:
    board = "c3 prince/1 knight/2, e3 ambassador/1, N siege/2, o1 dragon/-, d5 king/0"
    game = scene("3p; 0: merchant, spy", board, "place:merchant@b2")
    game.only("claim:ambassador@e3", "claim:knight@c3", "claim:prince@c3", "claim:siege@N")
    assert game.pending == {"by": "merchant", "verb": "claim", "step": 1}
    assert game.refused("claim:dragon@o1") == "CT-6.31 no-pawn ref=dragon@o1"
    assert game.refused("claim:king@d5") == "CT-6.31 own-pawn ref=king@d5"
    game.play("claim:knight@c3")
    game.shows("actions 2")
    assert game.pending["step"] == 2
    game.play("claim:prince@c3 claim:siege@N")
    game.shows("c3 = prince/0 knight-1/0", "N = siege-1/0", "e3 = ambassador/1", "actor 0", "actions 2")


@pytest.mark.clause("CT-6.31")
def test_merchant_gives_his_action_even_without_a_price() -> None:
    scene("2p; 0: merchant, spy", "d5 king/0, o1 dragon/-", "place:merchant@b2").shows("actor 0", "actions 2")


@pytest.mark.clause("CT-6.31")
@pytest.mark.clause("CT-6.32")
def test_merchant_and_advisor_make_a_chain_of_actions() -> None:
    """King's Advisor brings the Merchant in: the same turn has one more action."""
    game = scene("2p; 0: advisor, spy; X: merchant, dragon", "d5 king/0, a1 archer/1", "place:advisor@d4")
    game.play("enter:merchant@b2").shows("b2 = merchant/-", "a1 = archer/0", "actions 2", "actor 0")
    game.play("draw").shows("active 0", "actions 1")
    game.play("draw").shows("active 1", "actions 2")


@pytest.mark.clause("CT-6.31")
def test_a_merchant_sent_back_and_placed_again_in_one_turn() -> None:
    """The first action gives a third; the Courtier sends the Merchant back; he is placed again for a fourth."""
    game = scene("2p; 0: merchant, courtier, spy", "", "place:merchant@b2 place:courtier@b3")
    game.shows("merchant in hand 0", "actions 1")
    game.play("place:merchant@b2").shows("actor 0", "actions 1")
    game.play("draw").shows("active 1")
