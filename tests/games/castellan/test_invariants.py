"""What the engine keeps piece by piece against a plain recount, and the invariants of the page (CA-15)."""

from collections import Counter
from typing import Any

import pytest

from castelude import Match, Rng, new_match
from castelude.games.castellan.wording import piece_text
from tests.kit import budget, is_over
from tests.kit import castellan_plain as plain
from tests.kit.castellan import position

KINDS = ("L", "S", "T")
LISTS = {"L": "long", "S": "short", "T": "towers"}
A_SEATS_SHARE = {"L": 13, "S": 15, "T": 16}
GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(budget(6))]


def every_place(match: Match, kind: int, seat: int) -> set[str]:
    castle = position(match).castle
    texts = [piece_text(castle.place_at(kind, seat, k)) for k in range(castle.room(kind, seat))]
    assert len(texts) == len(set(texts))
    return set(texts)


def check_recount(match: Match, state: dict[str, Any]) -> None:
    """Regions, towers, places of every seat and scores, from the lists of pieces alone."""
    castle = plain.castle(state)
    found = {tuple(yard["cell"]): (yard["size"], yard["towers"]) for yard in state["courtyards"]}
    assert found == plain.courtyards(castle)
    assert list(found) == sorted(found)
    owners = {tuple(yard["cell"]): yard["owner"] for yard in state["courtyards"]}
    places = plain.placements(castle)
    for seat in range(match.players):
        mine = [text for text, home in places.items() if home is None or owners[home] == seat]
        for kind, letter in enumerate(KINDS):
            assert every_place(match, kind, seat) == {text for text in mine if text[0] == letter}
        if seat == state["actor"] and state["phase"] == "build":
            assert match.legal() == sorted(text for text in mine if state["pool"][text[0]])
    points = [0] * match.players
    keeps = [0] * match.players
    for yard in state["courtyards"]:
        points[yard["owner"]] += yard["towers"] * (2 if yard["doubled"] else 1)
        keeps[yard["owner"]] += 2 if yard["doubled"] else 1
    assert (state["scores"], state["keeps"]) == (points, keeps)


def check_invariants(match: Match, state: dict[str, Any]) -> None:
    """CA-15, one by one."""
    castle = plain.castle(state)
    for letter in KINDS:
        on_board = len(state[LISTS[letter]])
        total = state["supply"][letter] + state["pool"][letter] + on_board + state["out"][letter]
        assert total == A_SEATS_SHARE[letter] * match.players
    for seat in range(match.players):
        cards = state["hands"][seat] + state["tower_decks"][seat] + state["wall_decks"][seat] + state["discards"][seat]
        cards += state["played"] if seat == state["actor"] else []
        assert sorted(cards) == list(position(match).edition.ids)
    if castle.walls or castle.towers:
        at_towers = sum(end in castle.towers for end in castle.all_ends)
        assert len(state["courtyards"]) == at_towers - len(castle.towers) - castle.walls + 1
    assert plain.is_connected(castle)
    assert len(castle.covered) == len(state["short"]) + 2 * len(state["long"])
    assert len(castle.middles) == len(state["long"])
    assert not castle.middles & castle.towers
    assert not castle.middles & castle.ends
    doubled = Counter(yard["owner"] for yard in state["courtyards"] if yard["doubled"])
    for seat in range(match.players):
        staying = state["claim"] is not None and state["claim"]["kind"] == "stay" and seat == state["actor"]
        assert doubled[seat] == (1 if state["double_used"][seat] and not staying else 0)
    over = state["phase"] == "over"
    assert over or match.legal()
    assert over or not any(state["out"].values())
    assert not over or not any(state["pool"].values())
    assert state["turn"] <= 14 * match.players
    if state["phase"] == "end":
        seat = state["actor"]
        assert match.legal() == ["end"]
        assert state["options"]["trial_fitting"]
        assert state["tower_decks"][seat] == state["wall_decks"][seat] == []
    if state["phase"] == "play":
        assert state["hands"][state["actor"]]
        assert state["played"] == []


def check_progress(before: dict[str, Any], now: dict[str, Any]) -> None:
    """A decision changes only the actor's score; courtyards stay with their owners."""
    for seat, (old, new) in enumerate(zip(before["scores"], now["scores"], strict=True)):
        assert old == new or seat == before["actor"]
    assert len(now["courtyards"]) >= len(before["courtyards"])
    homes = owners_by_cell(now)
    for cell, owner in owners_by_cell(before).items():
        assert homes[cell] == owner


def owners_by_cell(state: dict[str, Any]) -> dict[plain.Node, int]:
    owners = {tuple(yard["cell"]): yard["owner"] for yard in state["courtyards"]}
    return {cell: owners[home] for cell, home in plain.castle(state).homes.items()}


@pytest.mark.clause("CA-1.4")
@pytest.mark.clause("CA-5.1")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_random_games_agree_with_a_plain_recount(players: int, seed: int) -> None:
    match = new_match("castellan", players, {"double_keep": seed % 4 != 3, "trial_fitting": seed % 3 != 2}, seed=seed)
    rng = Rng(seed, "castellan-invariants")
    before = match.state()
    while not is_over(match):
        legal = match.legal()
        wish = [action for action in legal if action.startswith(("double", "S", "T"))]  # for crowded castles
        choice = wish if wish and seed % 2 else legal
        match.apply(choice[rng.below(len(choice))])
        now = match.state()
        check_invariants(match, now)
        if before["courtyards"] != now["courtyards"] or now["phase"] == "build":
            check_recount(match, now)
        if before["courtyards"] != now["courtyards"]:
            check_progress(before, now)
        before = now


@pytest.mark.clause("CA-3.1")
@pytest.mark.parametrize("direction", ["E", "N", "W", "S"])
def test_a_castle_in_one_line_never_meets_an_edge(direction: str) -> None:
    """The longest castle that four seats can lay in one direction: 64 towers, every long wall first."""
    match = new_match("castellan", 4, seed=1)
    here = position(match)
    sign = 1 if direction in "EN" else -1
    along = 0 if direction in "EW" else 1
    while not is_over(match):
        actions = match.legal()
        if match.state()["phase"] == "build" and len(here.castle.laid):
            actions = [max(actions, key=lambda text: reach(text, along, sign))]
        match.apply(actions[-1])
    state = match.state()
    xs = [node[along] for node in state["towers"]]
    assert max(xs) - min(xs) > 60
    check_invariants(match, state)
    check_recount(match, state)


def reach(text: str, along: int, sign: int) -> int:
    """How far along an axis a placement goes."""
    direction = text[-1] if text[0] != "T" else ""
    length = {"L": 2, "S": 1, "T": 0}[text[0]]
    coordinates = [int(number) for number in text[1:].rstrip("EN").split(",")]
    ends = [coordinates[along], coordinates[along] + (length if direction == "EN"[along] else 0)]
    return max(sign * end for end in ends)
