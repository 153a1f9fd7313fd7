"""The worked examples of the game's page, E1 to E46, in its own order."""

import pytest

from tests.kit.castel import table


@pytest.mark.clause("CT-6.10")
@pytest.mark.clause("CT-6.1")
def test_e01_king_the_effect_is_mandatory_one_possible_target_is_taken_without_asking() -> None:
    game = table("2p; 0: king, soldier; 1: -")
    game.play("place:soldier@b1 place:king@c3")
    game.shows("b1 empty", "soldier-01 in hand 0", "active 1")


@pytest.mark.clause("CT-6.10")
def test_e02_king_with_the_favourite_at_court_her_pawn_s_seat_sends_a() -> None:
    game = table("2p; 0: king, soldier; 1: archer, favourite")
    game.play("place:soldier@b1 draw place:favourite@b2 place:archer@a1 place:king@d4")
    game.shows("actor 0")
    game.only("send:archer@a1", "send:favourite@b2", "send:soldier@b1")
    game.play("send:archer@a1")
    game.shows("actor 1")
    game.only("send:favourite@b2", "send:king@d4", "send:soldier@b1")
    game.play("send:soldier@b1")
    game.shows("soldier-01 in hand 0", "archer in hand 1", "active 0", "actions 1")


@pytest.mark.clause("CT-6.10")
def test_e03_king_sending_the_favourite_away_does_not_cancel_the_second_sending() -> None:
    game = table("2p; 0: king, soldier; 1: archer, favourite")
    game.play("place:soldier@b1 draw place:favourite@b2 place:archer@a1 place:king@d4 send:favourite@b2")
    game.shows("actor 1", "active 0", "actions 2")
    game.only("send:archer@a1", "send:king@d4", "send:soldier@b1")
    game.play("send:king@d4")
    game.shows("king in hand 0", "favourite in hand 1", "d4 empty", "actor 0", "actions 1")


@pytest.mark.clause("CT-6.11")
@pytest.mark.clause("CT-4.6")
def test_e04_queen_next_to_the_king_when_he_is_at_court_sends_from() -> None:
    game = table("2p; 0: king, queen, soldier; 1: thief, prince")
    game.play("place:soldier@b1 draw place:thief@e5 place:prince@b2 place:king@c3 send:thief@e5")
    game.has(
        "place:queen@b3",
        "place:queen@b4",
        "place:queen@c2",
        "place:queen@c4",
        "place:queen@d2",
        "place:queen@d3",
        "place:queen@d4",
    )
    game.has_not("place:queen@b2", "place:queen@b5", "place:queen@e3")
    game.play("place:queen@d3")
    game.only("send:king@c3", "send:prince@b2")


@pytest.mark.clause("CT-6.14")
@pytest.mark.clause("CT-5.6")
def test_e05_knights_only_the_top_of_a_stack_can_be_sent_black_knight() -> None:
    game = table("2p; 0: prince, knight, knight; 1: black-knight")
    game.play("place:prince@c3 place:knight@c3 draw draw place:knight@c3 draw")
    game.shows("c3 = prince/0 knight-1/0 knight-2/0")
    game.play("place:black-knight@c4")
    game.shows("c3 = prince/0 knight-1/0", "knight-2 in hand 0")


@pytest.mark.clause("CT-5.6")
def test_e06_priest_protects_neighbouring_characters_with_a_pawn_of_his_colour_not_himself() -> None:
    game = table("2p; 0: prince, priest; 1: courtier")
    game.play("place:prince@c3 place:priest@c4 place:courtier@d3")
    game.shows("c4 empty", "priest in hand 0", "c3 = prince/0")


@pytest.mark.clause("CT-5.3")
@pytest.mark.clause("CT-6.40")
def test_e07_fourth_siege_engine_and_the_captain_his_soldiers_stay_he_goes() -> None:
    game = table("2p; 0: captain, soldier, siege, siege; 1: soldier, soldier, siege, siege")
    game.play(
        "place:captain@b1 place:soldier@c1 place:soldier@d1 place:soldier@a2 place:siege@N place:siege@E "
        "place:siege@S place:siege@W"
    )
    game.shows(
        "b1 empty", "a2 empty", "c1 = soldier-01/0", "d1 = soldier-02/1", "captain in hand 0", "soldier-03 in hand 1"
    )


@pytest.mark.clause("CT-5.2")
@pytest.mark.clause("CT-6.39")
def test_e08_fourth_soldier_of_a_rampart_sends_the_engine_facing_it_back() -> None:
    game = table("2p; 0: soldier, soldier, soldier; 1: siege, soldier")
    game.play("place:soldier@b1 place:soldier@c1 place:siege@S draw place:soldier@d1 draw place:soldier@e1")
    game.shows("S empty", "siege-1 in hand 1", "actions 1", "active 1")


@pytest.mark.clause("CT-5.2")
@pytest.mark.clause("CT-5.6")
def test_e09_fourth_soldier_an_engine_with_a_knight_on_it_stays() -> None:
    game = table("2p; 0: soldier, soldier, soldier; 1: siege, soldier, knight")
    game.play("place:soldier@b1 place:soldier@c1 place:siege@S place:knight@S place:soldier@d1 draw place:soldier@e1")
    game.shows("S = siege-1/1 knight-1/1", "actions 1")


@pytest.mark.clause("CT-6.16")
def test_e10_traitor_a_soldier_who_sends_a_card_on_a_neighbouring_court_cell() -> None:
    game = table("2p; 0: prince, minstrel, soldier; 1: traitor")
    game.play("place:prince@b2 place:minstrel@c2 place:traitor@b1")
    game.only("send:minstrel@c2", "send:prince@b2")
    game.play("send:prince@b2")
    game.shows("prince in hand 0")


@pytest.mark.clause("CT-6.22")
def test_e11_minstrel_the_cards_around_him_are_laid_again_cell_by_cell() -> None:
    game = table("2p; 0: prince, princess, knight; 1: favourite, minstrel")
    game.play("place:prince@b2 place:princess@d2 place:favourite@c4 draw draw draw place:minstrel@c3")
    game.only("lay:b2=favourite", "lay:b2=prince", "lay:b2=princess")
    game.play("lay:b2=favourite")
    game.shows("b2 = favourite/1", "c4 = prince/0")
    game.only("lay:c4=prince", "lay:c4=princess")
    game.play("lay:c4=princess")
    game.shows("c4 = princess/0", "d2 = prince/0")


@pytest.mark.clause("CT-6.22")
def test_e12_minstrel_a_card_under_a_knight_and_the_knight_itself_stay() -> None:
    game = table("2p; 0: prince, princess, knight; 1: favourite, minstrel")
    game.play("place:prince@b2 place:princess@d2 place:favourite@c4 draw place:knight@b2 draw place:minstrel@c3")
    game.shows("c4 = princess/0", "d2 = favourite/1", "b2 = prince/0 knight-1/0")


@pytest.mark.clause("CT-6.30")
def test_e13_spy_pawns_handed_out_again_card_by_card_in_place_order() -> None:
    game = table("2p; 0: prince, spy; 1: princess, favourite")
    game.play("place:prince@b2 draw place:princess@d2 place:favourite@c4 place:spy@c3")
    game.only("pawn:prince@b2=0", "pawn:prince@b2=1")
    game.play("pawn:prince@b2=1")
    game.only("pawn:favourite@c4=0", "pawn:favourite@c4=1")
    game.play("pawn:favourite@c4=1")
    game.shows("b2 = prince/1", "c4 = favourite/1", "d2 = princess/0", "c3 = spy/0")


@pytest.mark.clause("CT-6.31")
def test_e14_merchant_replaces_three_pawns_of_others_by_own_ones_then_one_more() -> None:
    game = table("2p; 0: merchant; 1: soldier, soldier, soldier, soldier")
    game.play(
        "draw draw place:soldier@b1 place:soldier@c1 draw draw place:soldier@a2 place:soldier@a3 place:merchant@c3"
    )
    game.only("claim:soldier@a2", "claim:soldier@a3", "claim:soldier@b1", "claim:soldier@c1")
    game.play("claim:soldier@a2")
    game.only("claim:soldier@a3", "claim:soldier@b1", "claim:soldier@c1")
    game.play("claim:soldier@c1")
    game.only("claim:soldier@a3", "claim:soldier@b1")
    game.play("claim:soldier@b1")
    game.shows("a3 = soldier-04/1", "a2 = soldier-03/0", "active 0", "actions 2")


@pytest.mark.clause("CT-6.31")
@pytest.mark.clause("CT-6.1")
def test_e15_merchant_with_at_most_three_such_pawns_in_play_all_are_replaced() -> None:
    game = table("2p; 0: merchant; 1: soldier, soldier")
    game.play("draw draw place:soldier@b1 place:soldier@c1 place:merchant@c3")
    game.shows("b1 = soldier-01/0", "c1 = soldier-02/0", "actor 0", "actions 2")


@pytest.mark.clause("CT-6.29")
@pytest.mark.clause("CT-5.8")
def test_e16_schemer_swaps_the_pawns_of_two_other_cards() -> None:
    game = table("2p; 0: soldier, schemer; 1: soldier, siege, knight")
    game.play("place:soldier@b1 draw place:soldier@c1 place:knight@b1 place:schemer@c3")
    game.only("pick:knight@b1", "pick:soldier@b1", "pick:soldier@c1")
    game.play("pick:soldier@b1")
    game.only("pick:knight@b1", "pick:soldier@c1")
    game.play("pick:knight@b1")
    game.shows("b1 = soldier-01/1 knight-1/0", "c1 = soldier-02/1")


@pytest.mark.clause("CT-6.28")
@pytest.mark.clause("CT-5.4")
def test_e17_thief_a_card_without_a_pawn_goes_to_the_exchange_when_it() -> None:
    game = table("2p; 0: prince, thief; 1: courtier")
    game.play("place:prince@c3 place:thief@c4")
    game.shows("c3 = prince/-")
    game.play("place:courtier@d4")
    game.only("send:prince@c3", "send:thief@c4")
    game.play("send:prince@c3")
    game.shows("prince in exchange")


@pytest.mark.clause("CT-6.20")
def test_e18_wizard_any_card_into_the_exchange_whoever_owns_the_pawn() -> None:
    game = table("2p; 0: soldier, wizard; 1: siege")
    game.play("place:soldier@b1 draw place:siege@N draw place:wizard@f6")
    game.only("send:siege@N", "send:soldier@b1")
    game.play("send:siege@N")
    game.shows("siege-1 in exchange", "N empty")


@pytest.mark.clause("CT-6.32")
def test_e19_advisor_next_to_the_king_a_card_of_the_exchange_enters_without() -> None:
    game = table("2p; 0: king, advisor; 1: soldier; X: archer, dragon, queen, lady, ghost, ambassador")
    game.play("place:king@c3 draw place:soldier@b1 draw")
    game.has("place:advisor@d4")
    game.has_not("place:advisor@e5", "place:advisor@b5")
    game.play("place:advisor@d4")
    game.shows("actor 0")
    game.has("enter:archer@a1", "enter:archer@f6", "enter:dragon@out")
    game.has_not("enter:lady@b2", "enter:ghost@a1", "enter:ambassador@b2", "enter:king@b2")
    game.play("enter:queen@c2")
    game.only("send:advisor@d4", "send:king@c3")
    game.play("send:king@c3")
    game.shows("c2 = queen/-", "king in hand 0")


@pytest.mark.clause("CT-4.6")
@pytest.mark.clause("CT-6.42")
def test_e20_prince_stands_in_for_a_king_who_is_not_at_court() -> None:
    game = table("2p; 0: prince, king, advisor, barbarian, dragon, enchanter, archer, courtier, thief; 1: fairy")
    game.play("place:prince@b2 draw draw draw")
    game.has("place:advisor@b3", "place:advisor@c2", "place:advisor@c3")
    game.has_not("place:advisor@d4")
    game.play("place:king@e5")
    game.shows("b2 empty")
    game.has("place:advisor@d4")
    game.has_not("place:advisor@b3")
    game.play("place:prince@b2 place:fairy@out")
    game.only("move:king@e5>out", "move:prince@b2>out")
    game.play("move:king@e5>out")
    game.shows("o2 = king/0")
    game.play("draw")
    game.has("place:advisor@b3")
    game.has_not("place:advisor@d4")


@pytest.mark.clause("CT-6.13")
@pytest.mark.clause("CT-4.6")
def test_e21_lady_in_waiting_next_to_the_queen_or_the_princess_sends_a() -> None:
    game = table("2p; 0: princess, lady; 1: thief, assassin, soldier")
    game.has_not("place:lady@c3")
    game.play("place:princess@c3 draw place:soldier@b1 place:thief@b3")
    game.has("place:lady@b2")
    game.has_not("place:lady@e5")
    game.play("place:lady@b2")
    game.shows("b3 empty", "thief in hand 1", "b1 = soldier-01/1", "c3 = princess/-")


@pytest.mark.clause("CT-6.23")
def test_e22_prince_charming_moves_a_female_character_inside_her_zone() -> None:
    game = table("2p; 0: princess, charming; 1: witch; X: captain")
    game.play("place:princess@b2 draw place:witch@a1 deal:captain>1 draw")
    game.has("place:charming@c3")
    game.has_not("place:charming@d4")
    game.play("place:charming@c3")
    game.has("move:princess@b2>e5", "move:witch@a1>a6", "move:witch@a1>f1", "move:witch@a1>f6")
    game.has_not("move:princess@b2>b2", "move:witch@a1>b3")
    game.play("move:witch@a1>f6")
    game.shows("f6 = witch/1")


@pytest.mark.clause("CT-6.24")
@pytest.mark.clause("CT-5.5")
def test_e23_princess_moves_a_knight_onto_another_card_of_the_same_zone() -> None:
    game = table("2p; 0: soldier, prince, knight, princess; 1: soldier, siege")
    game.play("place:soldier@b1 place:prince@c3 place:soldier@f2 place:siege@N place:knight@b1 place:princess@e5")
    game.shows("f2 = soldier-02/1 knight-1/0", "b1 = soldier-01/0")


@pytest.mark.clause("CT-6.25")
def test_e24_favourite_moves_the_king_and_a_knight_in_either_order() -> None:
    game = table("2p; 0: king, knight, prince, favourite; 1: soldier")
    game.play("place:king@c3 place:knight@c3 draw draw place:prince@b2 draw draw draw place:favourite@e5")
    game.only("move:knight@c3>b2", "move:knight@c3>e5")
    game.play("move:knight@c3>b2")
    game.has("move:king@c3>c2", "move:king@c3>b5")
    game.has_not("move:king@c3>b1", "move:knight@b2>c3")
    game.play("move:king@c3>e2")
    game.shows("e2 = king/0", "b2 = prince/0 knight-1/0")


@pytest.mark.clause("CT-4.6")
def test_e25_favourite_not_while_the_queen_is_at_court() -> None:
    game = table("2p; 0: favourite; 1: queen")
    game.play("draw draw place:queen@b2 draw")
    game.has_not("place:favourite@e5")


@pytest.mark.clause("CT-6.15")
def test_e26_assassin_removes_for_good_a_card_around_him_never_the_king() -> None:
    game = table("2p; 0: king, prince; 1: assassin")
    game.play("place:prince@b2 draw draw draw place:king@c4 place:prince@c2 place:assassin@c3")
    game.shows("prince in removed", "c4 = king/0")


@pytest.mark.clause("CT-6.35")
def test_e27_courtesan_a_card_of_your_hand_against_a_random_one() -> None:
    game = table(
        "3p; 0: courtesan, king, soldier, soldier, soldier, soldier, soldier; 1: thief, prince, archer, "
        "siege, siege, siege, siege; 2: -"
    )
    game.play("place:courtesan@b2")
    game.shows("actor 0")
    game.only("trade:king>1", "trade:king>2", "trade:soldier>1", "trade:soldier>2")
    game.play("trade:king>1")
    game.shows("actor chance")
    game.only(
        "take:archer>0",
        "take:prince>0",
        "take:siege-1>0",
        "take:siege-2>0",
        "take:siege-3>0",
        "take:siege-4>0",
        "take:thief>0",
    )
    game.play("take:siege-3>0")
    game.shows("siege-3 in hand 0", "king in hand 1", "actor 0", "actions 1")


@pytest.mark.clause("CT-6.36")
def test_e28_jester_every_seat_passes_a_card_to_its_left_all_at_once() -> None:
    game = table("3p; 0: jester, king, soldier; 1: siege, siege, siege, siege, siege, queen, prince; 2: archer")
    game.play("place:jester@b2")
    game.shows("actor 0")
    game.play("pass:king")
    game.shows("actor 1")
    game.only("pass:prince", "pass:queen", "pass:siege")
    game.play("pass:siege")
    game.shows("actor 2")
    game.play("pass:archer")
    game.shows("king in hand 1", "siege-1 in hand 2", "archer in hand 0", "actions 1")


@pytest.mark.clause("CT-6.37")
def test_e29_fool_every_seat_takes_a_random_card_from_its_right_neighbour_all() -> None:
    game = table("3p; 0: fool, king; 1: queen; 2: prince")
    game.play("place:fool@b2")
    game.shows("actor chance")
    game.has("take:prince>0")
    game.has_not("take:king>0")
    game.play("take:prince>0")
    game.has("take:king>1")
    game.play("take:king>1 take:queen>2")
    game.shows("prince in hand 0", "king in hand 1", "queen in hand 2", "actor 0", "actions 1")


@pytest.mark.clause("CT-6.17")
@pytest.mark.clause("CT-6.19")
def test_e30_barbarian_and_archer() -> None:
    game = table("2p; 0: soldier, prince, siege, archer; 1: barbarian, herald")
    game.play("place:soldier@b1 place:prince@c3 draw draw place:siege@N place:archer@a1")
    game.shows("N empty")
    game.play("place:barbarian@out")
    game.only("send:archer@a1", "send:soldier@b1")
    game.play("send:archer@a1 draw place:siege@N place:archer@f6")
    game.only("send:barbarian@o1", "send:siege@N")


@pytest.mark.clause("CT-6.18")
def test_e31_dragon_one_card_outside_the_walls_and_one_on_a_tower_or() -> None:
    game = table("2p; 0: soldier, soldier, siege, siege; 1: dragon, knight")
    game.play("place:soldier@b1 place:siege@N place:knight@N draw place:soldier@c1 place:siege@E place:dragon@out")
    game.only("send:knight@N", "send:siege@E")
    game.play("send:siege@E")
    game.only("send:soldier@b1", "send:soldier@c1")


@pytest.mark.clause("CT-6.21")
def test_e32_enchanter_sends_back_the_last_card_placed_if_it_can_leave() -> None:
    game = table("2p; 0: soldier, siege; 1: enchanter, knight")
    game.play("place:siege@N place:soldier@b1 place:enchanter@out")
    game.shows("b1 empty", "o1 = enchanter/1", "N = siege-1/0")


@pytest.mark.clause("CT-6.27")
def test_e33_fairy_lures_a_character_out_a_knight_goes_onto_a_card_outside() -> None:
    game = table("2p; 0: soldier, queen, knight; 1: fairy, siege")
    game.play("place:queen@c3 place:soldier@b1 draw place:siege@N place:knight@c3 draw place:fairy@out")
    game.only("move:knight@c3>N", "move:knight@c3>o1", "move:soldier@b1>out")
    game.play("move:soldier@b1>out")
    game.shows("o2 = soldier-01/0", "o1 = fairy/1", "b1 empty")


@pytest.mark.clause("CT-3.6")
def test_e34_herald_a_seat_that_can_place_the_king_has_no_other_action() -> None:
    game = table("2p; 0: herald; 1: king, archer; X: captain")
    game.play("place:herald@out draw")
    game.only(*(f"place:king@{file}{rank}" for file in "bcde" for rank in "2345"))
    game.play("place:king@b2")
    game.shows("actions 1")
    game.play("swap:archer>captain")
    game.shows("archer in exchange", "captain in hand 1")


@pytest.mark.clause("CT-6.34")
def test_e35_alchemist_two_cards_against_two_of_the_exchange_what_is_given_cannot() -> None:
    game = table("4p; 0: alchemist, soldier, soldier, king, siege; 1: -; 2: -; 3: -; X: archer, queen")
    game.play("place:alchemist@a1")
    game.only("give:king", "give:siege", "give:soldier")
    game.play("give:soldier")
    game.only("give:king", "give:siege", "give:soldier")
    game.play("give:king")
    game.has_not("get:king")
    game.has("get:archer")
    game.play("get:archer get:queen")
    game.shows(
        "archer in hand 0",
        "queen in hand 0",
        "king in exchange",
        "soldier-01 in exchange",
        "soldier-02 in hand 0",
        "actions 1",
    )


@pytest.mark.clause("CT-4.2")
@pytest.mark.clause("CT-6.38")
def test_e36_ghost_takes_an_occupied_tower_not_a_tower_with_a_knight_in() -> None:
    game = table("2p; 0: ghost, archer, witch; 1: knight, soldier; X: captain")
    game.has_not("place:ghost@a1")
    game.play("place:archer@a1 draw place:knight@a1 draw")
    game.has_not("place:ghost@a1")
    game.play("place:witch@a6 deal:captain>1")
    game.has_not("place:ghost@a1", "place:ghost@f1")
    game.has("place:ghost@a6")
    game.play("place:ghost@a6")
    game.shows("a6 = ghost/0", "witch in hand 0", "captain in hand 1")


@pytest.mark.clause("CT-6.26")
@pytest.mark.clause("CT-5.2")
def test_e37_watchman_a_moved_soldier_can_complete_a_rampart() -> None:
    game = table("2p; 0: soldier, soldier, soldier, watchman; 1: siege, soldier")
    game.play(
        "place:soldier@b1 place:soldier@c1 place:siege@S place:soldier@f2 place:soldier@d1 draw draw "
        "draw place:watchman@a1"
    )
    game.has("move:soldier@f2>e1", "move:soldier@b1>e1")
    game.play("move:soldier@f2>e1")
    game.shows("S empty", "siege-1 in hand 1", "e1 = soldier-04/1")


@pytest.mark.clause("CT-6.33")
def test_e38_witch_a_card_of_the_exchange_into_any_hand() -> None:
    game = table("3p; 0: witch; 1: -; 2: -; X: king, queen")
    game.play("place:witch@a1")
    game.has("deal:king>0", "deal:king>1", "deal:king>2", "deal:queen>0")
    game.play("deal:king>2")
    game.shows("king in hand 2", "actions 1")


@pytest.mark.clause("CT-4.6")
@pytest.mark.clause("CT-6.41")
def test_e39_ambassador_only_on_the_last_free_court_cell() -> None:
    game = table("2p; 0: ambassador; 1: -")
    assert game.legal("place:ambassador@") == []


@pytest.mark.clause("CT-7.2")
def test_e40_blockage_three_rounds_without_a_draw_or_a_placement() -> None:
    game = table("2p; 0: soldier, archer; 1: king, siege; X: soldier, prince")
    game.play(
        "swap:soldier>soldier swap:soldier>soldier swap:king>prince swap:prince>king "
        "swap:soldier>soldier swap:soldier>soldier swap:king>prince swap:prince>king "
        "swap:soldier>soldier swap:soldier>soldier swap:king>prince swap:prince>king"
    )
    game.ends("blocked", [0, 1])


@pytest.mark.clause("CT-7.3")
@pytest.mark.clause("CT-7.4")
def test_e41_turn_limit_fewest_cards_wins_ties_are_shared() -> None:
    game = table("2p; 0: soldier; 1: -; turn_limit 2")
    game.play("place:soldier@b1 draw draw draw")
    game.ends("turn_limit", [0])


@pytest.mark.clause("CT-1.9")
@pytest.mark.clause("CT-3.3")
def test_e42_hand_limit_no_draw_with_a_full_hand() -> None:
    game = table("2p; 0: soldier; 1: -; hand_limit true")
    game.has_not("draw")
    game.play("place:soldier@b1")
    game.has("draw")
    game.play("draw")


@pytest.mark.clause("CT-6.22")
def test_e43_minstrel_not_everything_may_stay_the_last_two_change_places() -> None:
    game = table("2p; 0: prince, princess, knight; 1: favourite, minstrel")
    game.play("place:prince@b2 place:princess@d2 place:favourite@c4 draw draw draw place:minstrel@c3 lay:b2=prince")
    game.shows("b2 = prince/0", "c4 = princess/0", "d2 = favourite/1")


@pytest.mark.clause("CT-6.22")
@pytest.mark.clause("CT-1.9")
def test_e44_minstrel_option_two_one_swap_of_two_of_the_cards() -> None:
    game = table("2p; 0: prince, princess, knight; 1: favourite, minstrel; minstrel two")
    game.play("place:prince@b2 place:princess@d2 place:favourite@c4 draw draw draw place:minstrel@c3")
    game.only("switch:favourite@c4,princess@d2", "switch:prince@b2,favourite@c4", "switch:prince@b2,princess@d2")
    game.play("switch:prince@b2,favourite@c4")
    game.shows("b2 = favourite/1", "c4 = prince/0")


@pytest.mark.clause("CT-6.10")
def test_e45_king_and_favourite_alone_both_sendings_are_made_without_asking() -> None:
    game = table("2p; 0: king; 1: favourite")
    game.play("draw draw place:favourite@b2 draw place:king@d4")
    game.shows("b2 empty", "d4 empty", "favourite in hand 1", "king in hand 0", "actor 0", "actions 1")


@pytest.mark.clause("CT-7.3")
def test_e46_turn_limit_0_the_end_of_a_turn_never_stops_the_game() -> None:
    game = table("2p; 0: soldier; 1: -; turn_limit 0")
    game.play("place:soldier@b1 draw")
    game.shows("active 1", "actions 2")
