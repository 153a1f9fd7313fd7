"""Turns and actions (CT-3), and how a game ends (CT-7)."""

import pytest

from castelude.games.castel import GAME
from tests.kit.castel import scene, table


@pytest.mark.clause("CT-3.1")
def test_a_turn_is_two_actions_of_any_kind() -> None:
    game = table("2p; 0: soldier, archer; 1: king; X: prince")
    assert {action.partition(":")[0] for action in game.legal()} == {"draw", "swap", "place"}
    game.play("draw").shows("active 0", "actions 1")
    game.play("draw").shows("active 1", "actions 2")
    game.play("swap:king>prince place:prince@b2").shows("active 0")
    assert game.refused("send:prince@b2") == "CT-3.1 no-effect verb=send"
    assert game.refused("pass") == "CT-3.1 bad-form example=pass:king"
    assert game.refused("") == "CT-3.1 no-action"
    assert game.refused("place:king") == "CT-3.1 bad-form example=place:king@c3"


@pytest.mark.clause("CT-3.1")
def test_a_single_legal_action_is_still_asked() -> None:
    game = scene("2p; 0: ambassador; 1: king")
    game.only("draw")
    game.shows("actor 0", "actions 2")


@pytest.mark.clause("CT-3.1")
def test_a_turn_begins_with_its_first_action_alone() -> None:
    """Neither an effect's decision, nor the second action, nor the one that the Merchant adds begins a turn."""
    game = scene("2p; 0: merchant, king, spy; 1: soldier", "b1 soldier/1, c1 soldier/1, b3 thief/0")
    begins = []
    for action in ["place:merchant@c4", "draw", "place:king@d4", "send:soldier@b1", "draw", "draw"]:
        begins.append(GAME.begins_turn(game.position))
        game.play(action)
    assert begins == [True, False, False, False, True, False]


@pytest.mark.clause("CT-3.2")
def test_turns_go_round_the_table() -> None:
    game = table("3p; 0: -; 1: -; 2: -")
    seen = []
    for _ in range(5):
        seen.append(game.state["active"])
        game.play("draw draw")
    assert seen == [0, 1, 2, 0, 1]
    game.shows("turn 6")


@pytest.mark.clause("CT-3.3")
def test_draw_takes_the_top_card_of_the_own_pile() -> None:
    game = table("2p; 0: soldier; 1: -")
    piles = game.state["piles"]
    assert game.allowed("draw") == "CT-3.3 may-draw"
    game.play("draw").shows(f"{piles[0][0]} in hand 0")
    assert game.state["piles"] == [piles[0][1:], piles[1]]
    empty = scene("2p; 0: soldier, king; X: spy", "", piles=False)
    assert empty.refused("draw") == "CT-3.3 pile-empty"


@pytest.mark.clause("CT-3.3")
@pytest.mark.clause("CT-1.9")
def test_the_hand_limit_is_the_size_of_a_dealt_hand() -> None:
    limited = scene("5p; 0: king, queen, spy, thief; hand_limit true")
    limited.has("draw")
    limited.play("draw")
    assert limited.refused("draw") == "CT-3.3 hand-full most=5"
    scene("5p; 0: king, queen, spy, thief, prince, archer").has("draw")


@pytest.mark.clause("CT-3.4")
def test_every_pair_of_kinds_can_be_swapped() -> None:
    game = scene("2p; 0: soldier, soldier, king; X: soldier, siege, siege, queen")
    pairs = [(own, other) for own in ("king", "soldier") for other in ("queen", "siege", "soldier")]
    assert game.legal("swap:") == sorted(f"swap:{own}>{other}" for own, other in pairs)
    assert game.refused("swap:queen>king") == "CT-3.4 not-in-hand kind=queen"
    assert game.refused("swap:king>dragon") == "CT-3.4 not-in-exchange kind=dragon"
    assert game.refused("swap:king>joker") == "CT-1.6 no-kind kind=joker"
    assert game.allowed("swap:king>queen") == "CT-3.4 may-swap own=king other=queen"
    game.play("swap:king>queen").shows("king in exchange", "queen in hand 0", "actions 1")


@pytest.mark.clause("CT-3.5")
def test_placing_needs_the_card_in_the_hand() -> None:
    game = scene("2p; 0: soldier; 1: king")
    assert game.refused("place:king@c3") == "CT-3.5 not-in-hand kind=king"
    assert game.refused("place:joker@c3") == "CT-1.6 no-kind kind=joker"
    assert game.allowed("place:soldier@b1") == "CT-4.2 may-place kind=soldier spot=b1"


@pytest.mark.clause("CT-3.6")
def test_the_herald_makes_the_king_the_only_action() -> None:
    game = scene("2p; 0: king, soldier; X: spy", "o1 herald/1, b2 prince/0")
    court = [f"{file}{rank}" for file in "bcde" for rank in "2345" if f"{file}{rank}" != "b2"]
    game.only(*(f"place:king@{cell}" for cell in court))
    for action in ("draw", "swap:soldier>spy", "swap:king>spy", "place:soldier@b1"):
        assert game.refused(action) == "CT-3.6 king-first"
    assert game.allowed("place:king@c3") == "CT-3.6 may-place kind=king spot=c3"
    assert game.refused("place:king@b2") == "CT-4.2 occupied spot=b2"


@pytest.mark.clause("CT-3.6")
def test_the_herald_waits_while_the_court_is_full_and_asks_anew_before_each_action() -> None:
    cells = [f"{file}{rank}" for file in "bcde" for rank in "2345"]
    kinds = [
        "prince", "princess", "queen", "favourite", "thief", "spy", "fool", "jester",
        "priest", "lady", "courtier", "merchant", "schemer", "minstrel", "advisor", "assassin",
    ]  # fmt: skip
    full = ", ".join(f"{cell} {kind}/1" for cell, kind in zip(cells, kinds, strict=True))
    game = scene("3p; 0: king, barbarian, wizard; X: courtesan", f"o1 herald/1, {full}")
    game.has("draw", "place:wizard@a1", "swap:king>courtesan")
    assert game.refused("place:king@b2") == "CT-4.2 occupied spot=b2"
    game.play("place:wizard@a1 send:jester@c5")
    game.only("place:king@c5")


@pytest.mark.clause("CT-3.6")
def test_a_herald_who_leaves_calls_no_longer() -> None:
    game = scene("2p; 0: archer, soldier; 1: king, spy", "o1 herald/1, a1 witch/0", "draw place:archer@a6")
    game.shows("herald in hand 1", "active 1")
    game.has("draw", "place:spy@b2")


@pytest.mark.clause("CT-3.7")
def test_a_seat_without_an_action_passes_at_once() -> None:
    game = scene("3p; 0: spy; 1: ambassador; 2: king", "", "", piles=False)
    game.only(*(f"place:spy@{file}{rank}" for file in "bcde" for rank in "2345"))
    other = scene("3p; 0: knight, soldier; 1: ambassador; 2: king", "", "", piles=False)
    other.play("place:soldier@b1 place:knight@b1").ends("out", [0])
    third = scene("3p; 0: knight, king, lady; 1: ambassador; 2: siege", "", "", piles=False)
    third.play("place:king@c3 place:knight@c3")
    third.shows("active 2", "actions 2")
    assert third.state["turn"] == 3
    assert third.state["idle"] == 1


@pytest.mark.clause("CT-3.7")
def test_a_turn_may_end_after_its_first_action() -> None:
    game = scene("2p; 0: king, lady; 1: prince, spy", "", "", piles=False)
    game.play("place:king@c3").shows("active 1", "actions 2")
    game.shows("turn 2")


@pytest.mark.clause("CT-3.7")
@pytest.mark.clause("CT-7.2")
def test_a_table_where_nobody_can_do_anything_is_blocked_from_the_start() -> None:
    game = scene("2p; 0: ambassador; 1: lady, advisor", "", "", piles=False)
    game.ends("blocked", [0])
    game.shows("turn 6")
    game.shows("idle 6")


@pytest.mark.clause("CT-3.8")
def test_effects_are_done_before_the_action_is_counted() -> None:
    scene("2p; 0: king, spy", "c3 prince/1, a1 archer/1", "place:king@d4").shows("actions 2", "actor 0")
    last = scene("2p; 0: soldier; 1: king", "b1 soldier/0, c1 soldier/0, d1 soldier/0, S siege/0", "", piles=False)
    last.play("place:soldier@e1").shows("siege-1 in hand 0", "actor 0", "actions 1")


@pytest.mark.clause("CT-3.9")
def test_idle_turns_are_counted_and_forgotten() -> None:
    game = table("2p; 0: soldier, king; 1: archer; X: prince", "swap:king>prince swap:prince>king")
    game.shows("idle 1")
    game.shows("progress False")
    game.play("swap:archer>prince")
    game.shows("progress False")
    game.play("draw")
    game.shows("idle 0")
    game.play("place:soldier@b1")
    game.shows("progress True")
    game.play("swap:king>archer")
    game.shows("idle 0")
    game.shows("progress False")


@pytest.mark.clause("CT-7.1")
def test_the_first_seat_without_cards_wins_alone() -> None:
    game = scene("2p; 0: soldier; 1: king", "", "place:soldier@b1", piles=False)
    game.ends("out", [0])
    assert game.position.scores() == [0, -1]
    assert game.state["actions_left"] == 1
    assert game.state["active"] == 0
    assert game.refused("draw") == "CT-7.1 over"
    assert game.refused("nonsense") == "CT-7.1 over"


@pytest.mark.clause("CT-7.1")
def test_a_seat_emptied_in_anothers_turn_wins_and_the_active_seat_comes_first() -> None:
    game = scene("3p; 0: fool, spy; 1: -; 2: king", "", "", piles=False)
    game.play("place:fool@b2")
    game.ends("out", [2])
    both = scene("3p; 0: king; 1: -; 2: -", "", "place:king@b2", piles=False)
    both.ends("out", [0])


@pytest.mark.clause("CT-7.1")
def test_cards_in_the_pile_keep_a_seat_in_the_game() -> None:
    scene("2p; 0: soldier; 1: king", "", "place:soldier@b1").shows("actor 0", "actions 1")


@pytest.mark.clause("CT-7.2")
@pytest.mark.parametrize("players", [2, 3])
def test_three_idle_rounds_block_the_game(players: int) -> None:
    hands = "; ".join(f"{seat}: soldier" for seat in range(players))
    game = scene(f"{players}p; {hands}; X: soldier")
    for turn in range(3 * players):
        game.shows(f"idle {turn}")
        game.play("swap:soldier>soldier swap:soldier>soldier")
    assert game.state["end"] == "blocked"
    assert game.state["turn"] == 3 * players
    assert game.state["actions_left"] == 0
    assert game.refused("draw") == "CT-7.2 over"


@pytest.mark.clause("CT-7.3")
def test_the_last_turn() -> None:
    game = scene("2p; 0: soldier, king; 1: spy; turn_limit 1", "", "place:soldier@b1 draw")
    scores = game.position.scores()
    game.ends("turn_limit", [seat for seat in (0, 1) if scores[seat] == max(scores)])
    game.shows("turn 1")
    game.shows("progress True")
    assert game.refused("draw") == "CT-7.3 over"


@pytest.mark.clause("CT-7.3")
def test_without_a_turn_limit_the_game_goes_on() -> None:
    game = scene("2p; 0: soldier; 1: soldier; X: soldier; turn_limit 0")
    game.play("place:soldier@b1 draw draw swap:soldier>soldier").shows("turn 3", "actor 0")
    assert game.state["end"] is None


@pytest.mark.clause("CT-7.3")
def test_a_blockage_comes_before_the_turn_limit() -> None:
    game = scene("2p; 0: soldier; 1: soldier; X: soldier; turn_limit 6")
    game.play("swap:soldier>soldier swap:soldier>soldier " * 6)
    assert game.state["end"] == "blocked"


@pytest.mark.clause("CT-7.4")
def test_scores_count_hand_and_pile_and_ties_are_shared() -> None:
    game = table("3p; 0: -; 1: -; 2: -; turn_limit 3")
    assert game.position.scores() == [-15, -15, -15]
    game.play("draw draw draw draw draw draw").ends("turn_limit", [0, 1, 2])
    assert game.position.scores() == [-15, -15, -15]
