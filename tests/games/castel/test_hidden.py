"""Who knows what: views, cards dealt anew, and what may be taken back."""

import json

import pytest

from castelude import Rng, new_match
from castelude.core.bits import members
from castelude.core.position import CHANCE
from castelude.games.castel import GAME, hidden
from castelude.games.castel.cards import CARD_IDS, CARDS
from castelude.games.castel.position import CastelPosition
from tests.kit import is_over, random_action, random_match
from tests.kit.castel import CastelTable, scene, table

STATE_KEYS = {
    "game", "players", "turn", "active", "actor", "actions_left", "hands", "piles", "exchange", "removed",
    "board", "last", "idle", "progress", "pending", "end", "winners",
}  # fmt: skip


def again(game: CastelTable, seat: int | None, seed: int) -> CastelTable:
    """The table as the seat may imagine it."""
    return CastelTable(GAME.resample(game.position, seat, Rng(seed)))


def test_the_keys_of_state_and_view() -> None:
    game = table("3p; 0: king; 1: queen; 2: -")
    assert set(game.state) == STATE_KEYS
    expected = STATE_KEYS - {"hands", "piles"} | {"seat", "hand", "hand_sizes", "pile_sizes"}
    for seat in (None, 0, 1, 2):
        assert set(game.view(seat)) == expected
        assert game.view(seat)["seat"] == seat
    assert game.view(None)["hand"] is None
    assert game.view(1)["hand"] == game.state["hands"][1]
    assert game.view(1)["hand_sizes"] == [7, 7, 7]
    assert game.view(1)["pile_sizes"] == [8, 8, 8]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_view_holds_a_card_of_another_hand_or_a_pile_except_as_last(players: int) -> None:
    for seed in range(3):
        match = new_match("castel", players, seed=seed, manual_chance=True)
        rng = Rng(seed)
        while not is_over(match):
            match.apply(random_action(match, rng))
            state = match.state()
            aside = (state["pending"] or {}).get("aside", [])
            for seat in (None, *range(players)):
                view = match.view(seat)
                view.pop("last")
                text = json.dumps(view)
                hidden = [card for other in range(players) if other != seat for card in state["hands"][other]]
                hidden += [card for pile in state["piles"] for card in pile]
                if state["pending"] and state["pending"]["by"] != "alchemist":
                    by_fool = state["pending"]["by"] == "fool"
                    hidden += [card for owner, card in aside if owner != seat or by_fool]
                for card in hidden:
                    assert f'"{card}"' not in text


def test_hidden_cards_change_places_and_known_ones_stay() -> None:
    game = table("3p; 0: king; 1: queen; 2: archer", "place:king@c3 draw")
    hands = set()
    for seed in range(20):
        other = again(game, 0, seed)
        assert other.view(0) == game.view(0)
        assert other.state["hands"][0] == game.state["hands"][0]
        hands.add(tuple(other.state["hands"][1]))
        spectator = again(game, None, seed)
        assert spectator.view(None) == game.view(None)
        assert [len(hand) for hand in spectator.state["hands"]] == [7, 7, 7]
    assert len(hands) > 10
    assert {again(game, None, seed).state["hands"][0] == game.state["hands"][0] for seed in range(5)} == {False}


def test_every_hidden_card_is_as_likely_in_every_hidden_place() -> None:
    game = table("3p; 0: king; 1: queen; 2: archer")
    rng = Rng(1)
    rounds = 3000
    in_hand = dict.fromkeys(("queen", "archer", *game.state["piles"][0][:3]), 0)
    on_top = dict.fromkeys(in_hand, 0)
    for _ in range(rounds):
        state = GAME.state(GAME.resample(game.position, 0, rng))
        for card in in_hand:
            in_hand[card] += card in state["hands"][1]
            on_top[card] += state["piles"][2][0] == card
    hidden = 2 * 7 + 3 * 8
    for counts, places in ((in_hand, 7), (on_top, 1)):
        expected = rounds * places / hidden
        for card, count in counts.items():
            assert abs(count - expected) < 5 * expected**0.5, card


@pytest.mark.parametrize(
    ("recipe", "board", "actions", "seat", "deals"),
    [
        (  # the Jester asks seat 0: two soldiers would leave it nothing to choose, two kinds are just enough
            "3p; 0: jester, soldier, king; 1: soldier; 2: spy",
            "",
            "place:jester@b2",
            2,
            ["king soldier-01 | soldier-02 | spy", "king soldier-02 | soldier-01 | spy"],
        ),
        (  # an action is due: the Ambassador has no spot, the Knight exactly one
            "3p; 0: knight; 1: spy; 2: ambassador, king",
            "b1 soldier/1",
            "",
            1,
            ["knight-1 | spy | ambassador king", "king | spy | ambassador knight-1"],
        ),
        (  # every deal fits: the exchange always gives seat 0 something to swap with
            "3p; 0: knight; 1: spy; 2: ambassador, king; X: queen",
            "b1 soldier/1",
            "",
            1,
            [
                "knight-1 | spy | ambassador king",
                "king | spy | ambassador knight-1",
                "ambassador | spy | king knight-1",
            ],
        ),
    ],
    ids=["just two answers", "just one action", "all deals"],
)
def test_all_deals_that_fit_are_equally_likely(
    recipe: str, board: str, actions: str, seat: int, deals: list[str]
) -> None:
    """Also those that leave the seat that is asked the least choice it can have."""
    game = scene(recipe, board, actions, piles=False)
    rng, rounds = Rng(1), 1200
    counts = dict.fromkeys(deals, 0)
    for _ in range(rounds):
        hands = GAME.state(GAME.resample(game.position, seat, rng))["hands"]
        counts[" | ".join(" ".join(hand) for hand in hands)] += 1
    expected = rounds / len(deals)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values()), counts


def test_the_last_card_placed_is_never_imagined_in_a_pile() -> None:
    """It has been in play: wherever it went, in a pile it is not."""
    game = scene("2p; 0: prince, witch; 1: spy; X: king", "a1 archer/1", "draw place:prince@c3")
    game.position.board.send_back(CARDS["prince"])
    assert game.view(1)["last"] == "prince"
    for seed in range(40):
        for seat in (None, 1):
            other = again(game, seat, seed).state
            assert "prince" not in other["piles"][0] + other["piles"][1]
            assert any("prince" in hand for hand in other["hands"])


def test_jester_asides_of_others_are_imagined_and_the_own_one_is_kept() -> None:
    text = "4p; 0: jester, spy, soldier; 1: king, siege; 2: archer, thief; 3: queen, dragon"
    game = scene(text, "", "place:jester@b2 pass:soldier pass:king")
    assert game.actor == 2
    seen = set()
    for seed in range(30):
        other = again(game, 0, seed)
        aside = dict(other.pending["aside"])
        assert aside[0] == "soldier-01"
        seen.add(aside[1])
        assert len(other.legal("pass:")) >= 2, "who is asked has a choice"
        unknown = again(game, 1, seed)
        assert dict(unknown.pending["aside"])[1] == "king"
        assert again(game, 2, seed).legal() == game.legal()
    assert len(seen) > 3


def test_fool_leaves_a_seat_what_was_taken_from_its_own_hand() -> None:
    game = scene("3p; 0: fool, spy, soldier; 1: king, siege; 2: queen, dragon", "", "place:fool@b2 take:queen>0")
    assert game.pending["aside"] == [[0, "queen"]]
    asides = {seat: {dict(again(game, seat, seed).pending["aside"])[0] for seed in range(30)} for seat in (0, 1, 2)}
    assert asides[2] == {"queen"}
    assert len(asides[0]) > 3
    assert len(asides[1]) > 3
    for seed in range(10):
        other = again(game, 1, seed)
        assert other.actor == "chance"
        assert len(other.legal("take:")) == len(game.legal("take:"))


def test_an_actor_is_imagined_with_something_to_do() -> None:
    """No exchange and no pile: whoever is asked for an action must hold a card that it can place."""
    text = "3p; 0: archer, ambassador; 1: lady, advisor; 2: assassin, charming"
    game = scene(text, "", "", piles=False)
    for seed in range(40):
        other = again(game, 2, seed)
        assert other.state["hands"][0] != ["advisor", "lady"]
        assert other.legal("place:")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_imagined_position_is_a_real_one(players: int) -> None:
    """Sizes, the view and the number of answers fit, and no card is lost or doubled."""
    for seed in range(6):
        match = new_match("castel", players, seed=seed, manual_chance=True)
        rng = Rng(seed, "game")
        while not is_over(match):
            match.apply(random_action(match, rng))
            if rng.below(4) or is_over(match):
                continue
            seat = int(rng.below(players + 1)) - 1
            assert isinstance(match.position, CastelPosition)
            other = GAME.resample(match.position, None if seat < 0 else seat, rng)
            assert GAME.view(other, None if seat < 0 else seat) == match.view(None if seat < 0 else seat)
            least = 2 if other.is_pending() else 1
            assert other.count() >= least
            state = GAME.state(other)
            cards = [card for part in (*state["hands"], *state["piles"]) for card in part]
            cards += state["exchange"] + state["removed"]
            cards += [card["card"] for stack in state["board"].values() for card in stack]
            cards += [card for _, card in (state["pending"] or {}).get("aside", [])]
            assert len(cards) == len(set(cards)) == (54 if players == 2 else 56)


def test_known_cards_of_a_seat() -> None:
    game = scene("2p; 0: king, spy; 1: queen; X: archer", "c3 prince/0")
    seen = {CARD_IDS[card] for card in members(hidden.known(game.position, 0))}
    assert seen == {"king", "spy", "archer", "prince"}
    assert CARDS["queen"] in members(hidden.known(game.position, 1))
    assert CHANCE == hidden.SPECTATOR


def test_logs_hide_cards_that_change_hands_unseen() -> None:
    jester = scene("3p; 0: jester, spy, thief; 1: king, siege; 2: queen", "", "place:jester@b2").position
    assert GAME.seen_action(jester, "pass:spy", 0) == "pass:spy"
    assert [GAME.seen_action(jester, "pass:spy", seat) for seat in (1, 2, None)] == ["pass:?"] * 3
    courtesan = scene("3p; 0: courtesan, spy, thief; 1: king, siege; 2: queen", "", "place:courtesan@b2")
    assert GAME.seen_action(courtesan.position, "trade:spy>1", 0) == "trade:spy>1"
    assert [GAME.seen_action(courtesan.position, "trade:spy>1", seat) for seat in (1, 2, None)] == ["trade:?>1"] * 3
    chance = courtesan.play("trade:spy>1").position
    assert [GAME.seen_action(chance, "take:king>0", seat) for seat in (0, 1)] == ["take:king>0"] * 2
    assert [GAME.seen_action(chance, "take:king>0", seat) for seat in (2, None)] == ["take:?>0"] * 2
    fool = scene("3p; 0: fool, spy; 1: king; 2: queen, dragon", "", "place:fool@b2").position
    assert GAME.seen_action(fool, "take:queen>0", 2) == "take:queen>0"
    assert [GAME.seen_action(fool, "take:queen>0", seat) for seat in (0, 1, None)] == ["take:?>0"] * 3
    assert GAME.seen_action(fool, "swap:king>spy", None) == "swap:king>spy"


def reversible(before: CastelTable, action: str) -> bool:
    old = before.position.copy()
    return GAME.reversible(old, action, before.play(action).position)


def test_own_placements_and_answers_may_be_taken_back() -> None:
    board = "c3 prince/1, d3 thief/1"
    assert reversible(scene("2p; 0: soldier, spy; X: archer", board), "place:soldier@b1")
    assert reversible(scene("2p; 0: soldier, spy; X: archer", board), "swap:spy>archer")
    assert reversible(scene("2p; 0: king, spy", board, "place:king@d4"), "send:prince@c3")


def test_what_has_shown_something_hidden_may_not_be_taken_back() -> None:
    assert not reversible(scene("2p; 0: soldier, spy"), "draw")
    assert not reversible(scene("2p; 0: courtesan, spy, thief; 1: king", "", "place:courtesan@b2"), "trade:spy>1")
    assert not reversible(scene("3p; 0: jester, spy, thief; 1: king; 2: queen", "", "place:jester@b2"), "pass:spy")
    game = scene("2p; 0: soldier, spy; 1: king", "", "draw")
    assert not reversible(game, "place:soldier@b1"), "the turn has passed to the next seat"


def test_free_takebacks_of_a_match() -> None:
    match = random_match("castel", 3, 0, 3)
    match.apply("draw")
    assert match.free_takebacks() == 0
