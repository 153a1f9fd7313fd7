"""What each seat sees (CM-14), what is dealt anew for it, and what may be taken back."""

import json
from collections import Counter

import pytest

from castelude import Rng, new_match
from castelude.core.options import OptionValue
from castelude.games.castellum import GAME
from castelude.games.castellum.cards import ANGELS, GIFT, YEARS
from castelude.games.castellum.views import breakdown
from tests.kit import budget, random_action
from tests.kit.castellum import SERVAAS, angel_phase, board, game, play, position, put, siege, through_year
from tests.kit.castellum_cards import check_cards


def as_text(value: object) -> str:
    return json.dumps(value, sort_keys=True)


@pytest.mark.clause("CM-14.1")
def test_the_view_has_the_keys_of_the_state_but_the_second_order_of_the_angels() -> None:
    match = game(3, [SERVAAS] * 3)
    view, state = match.view(1), match.state()
    assert set(view) == set(state) - {"angels_again"} | {"seat"}
    for seat in range(3):
        assert set(view["seats"][seat]) == set(state["seats"][seat])
    hidden = ("fort_deck", "troop_deck", "angel_deck", "enemy_discard")
    assert [view[key] for key in hidden] == [len(state[key]) for key in hidden]


@pytest.mark.clause("CM-14.1")
def test_the_defeated_are_shown_at_the_end() -> None:
    match = game(2)
    while match.actor is not None:
        assert all(isinstance(seat["defeated"], int) for seat in match.view(0)["seats"])
        through_year(match)
    for seat in (0, 1, None):
        piles = [entry["defeated"] for entry in match.view(seat)["seats"]]
        assert piles == [entry["defeated"] for entry in match.state()["seats"]]
    assert isinstance(match.view(0)["enemy_discard"], int)


@pytest.mark.clause("CM-14.2")
def test_what_is_open_is_seen_by_everybody() -> None:
    match = angel_phase("A05 A01", "A02")
    play(match, "angel:A05+s1c2 pass pass worker:vrijthof")
    state = match.state()
    for viewer in (0, 1, None):
        view = match.view(viewer)
        for key in ("market_forts", "market_troops", "fort_discard", "troop_discard", "angel_discard", "spaces"):
            assert view[key] == state[key]
        assert [seat["line"] for seat in view["seats"]] == [seat["line"] for seat in state["seats"]]


@pytest.mark.clause("CM-14.1")
def test_resampling_deals_other_hands_and_piles_anew() -> None:
    match = new_match("castellum", 3, seed=4)
    rng = Rng(2)
    while match.state()["year"] != 1673 or match.state()["phase"] != "siege":
        match.apply(random_action(match, rng))
    changed: Counter[str] = Counter()
    state = match.state()
    for k in range(12):
        other = GAME.state(GAME.resample(position(match), 0, Rng(k)))
        assert other["seats"][0]["enemies"] == state["seats"][0]["enemies"]
        assert other["seats"][0]["angels"] == state["seats"][0]["angels"]
        for key in ("fort_deck", "troop_deck", "angel_deck", "angels_again", "enemy_decks", "enemy_discard"):
            changed[key] += other[key] != state[key]
        changed["hand"] += other["seats"][1]["enemies"] != state["seats"][1]["enemies"]
        changed["own pile"] += other["seats"][0]["defeated"] != state["seats"][0]["defeated"]
        for seat in range(3):
            for year in YEARS:
                sizes = [
                    sum(card.startswith(f"E{year}") for card in table["seats"][seat]["defeated"])
                    for table in (state, other)
                ]
                assert sizes[0] == sizes[1]
    assert min(changed.values()) >= 1
    assert changed["hand"] > 6


@pytest.mark.clause("CM-14.1")
def test_a_seat_that_is_asked_about_an_unseen_card_has_a_gift() -> None:
    match = game(2, angels="A20")
    board(match).angels[0] = 0b111
    match.apply(SERVAAS)
    cards: Counter[str] = Counter()
    for k in range(40):
        other = GAME.resample(position(match), 1, Rng(k))
        assert as_text(GAME.view(other, 1)) == as_text(match.view(1))
        state = GAME.state(other)
        card = state["pending"]["card"]
        effects = [
            other.board.edition.angel_effect[ANGELS.index(angel)] for angel in [card, *state["seats"][0]["angels"]]
        ]
        assert GIFT in effects
        cards["gift" if effects[0] == GIFT else "other"] += 1
        assert GAME.state(GAME.resample(position(match), 0, Rng(k)))["pending"]["card"] == "A20"
    assert min(cards["gift"], cards["other"]) > 2  # the gift may as well be in the hand


@pytest.mark.clause("CM-14.1")
def test_views_drawings_and_pictures_tell_a_seat_only_what_it_may_know(options: dict[str, OptionValue]) -> None:
    """Dealing anew what the seat cannot know changes no letter of its view and drawing, no stroke of its picture."""
    for seed in range(budget(3)):
        match = new_match("castellum", 3, options, seed=seed)
        rng = Rng(seed)
        step = 0
        while match.actor is not None:
            match.apply(random_action(match, rng))
            step += 1
            if step % 14:
                continue
            for seat in (0, 2, None):
                other = GAME.resample(position(match), seat, Rng(step))
                assert as_text(GAME.view(other, seat)) == as_text(match.view(seat))
                check_cards(GAME.state(other))
                assert GAME.drawing(other, seat, "fr") == GAME.drawing(position(match), seat, "fr")
                assert GAME.picture(other, seat) == GAME.picture(position(match), seat)


def test_the_own_hand_is_drawn_and_no_other() -> None:
    match = angel_phase("A01", "A26 A28")
    assert "A26" in GAME.drawing(position(match), 1, "en")
    assert "A26" not in GAME.drawing(position(match), 0, "en")
    assert "A26" not in GAME.drawing(position(match), None, "en")
    assert "A26" in GAME.picture(position(match), 1)
    assert "A26" not in GAME.picture(position(match), 0)
    match.apply("angel:A01!fury:s0c1")
    assert "s0c1" in GAME.drawing(position(match), None, "en")


def test_the_end_shows_the_points_by_source() -> None:
    match = new_match("castellum", 4, seed=2)
    match.playout(2, 10_000)
    drawing = GAME.drawing(position(match), None, "en")
    for points in breakdown(board(match)):
        assert f"{points['total']} point" in drawing
        assert f"enemies {points['enemies']}, resources {points['resources']}" in drawing


def test_what_may_be_taken_back() -> None:
    match = game(2, "worker:markt")
    assert match.free_takebacks() == 1
    match.apply("take:gold+gold")
    assert match.free_takebacks() == 0  # the other seat decides now
    match = game(2, angels="A20")
    board(match).angels[0] = 0b111
    before = position(match).copy()
    match.apply(SERVAAS)  # the same seat decides, but it has seen a card
    assert match.actor == 0
    assert not GAME.reversible(before, SERVAAS, position(match))
    match = game(2, [SERVAAS] * 4)
    siege(match)
    assert match.free_takebacks() == 0


def test_a_gift_that_nobody_could_answer_may_be_taken_back() -> None:
    match = game(2, "worker:servaas worker:oudebrug take:gold angel:A20!gift:gold+gold", angels="A20")
    assert match.actor == 0
    assert match.free_takebacks() == 1


def test_the_drawing_names_what_lies_in_a_line() -> None:
    match = angel_phase("A05", "A01")
    put(match, "s0c1", "T23")
    match.apply("angel:A05+s0c1")
    drawing = GAME.drawing(position(match), None, "en")
    assert "c1 F01 North gate, T23 Falconet (artillery), angel A05 (+3) | attack 8" in drawing
    assert "E1579-01 Walloon arquebusiers with power 3" in drawing
