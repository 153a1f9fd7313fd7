"""The engine against the plain model: every legal list and every state of random games, and the invariants."""

from itertools import pairwise
from typing import Any

import pytest

from castelude import Match, Rng, new_match
from castelude.games.castello.geometry import BY_NAME, section_of
from tests.kit import budget, is_over, random_action
from tests.kit.castello import castello, melee
from tests.kit.castello_plain import Plain, cell_of, name


@pytest.mark.clause("CO-9.1")
@pytest.mark.parametrize("chunk", range(budget(8)))
def test_legal_lists_and_states_agree_with_the_plain_model(chunk: int) -> None:
    """Eight times 60 dense positions, each played on for up to 60 decisions."""
    for seed in range(chunk * 60, chunk * 60 + 60):
        options, setup = melee(seed)
        match = castello(setup, **options)
        plain = Plain(options, setup)
        rng = Rng(seed)
        for _ in range(60):
            assert match.legal() == plain.legal(), (options, setup, match.actions)
            assert match.state() == plain.state(), (options, setup, match.actions)
            if is_over(match):
                break
            action = random_action(match, rng)
            match.apply(action)
            plain.apply(action)


def test_random_games_reach_every_end() -> None:
    """The positions used here are lively enough to mean something (`blocked` needs a board without pawns)."""
    ends = set()
    for seed in range(300):
        options, setup = melee(seed)
        match = castello(setup, **options)
        match.playout(seed, 400)
        ends.add(match.state()["end"])
    assert ends >= {"castles", "pawns", "repetition", "quiet"}


def test_whole_games_from_the_normal_start_agree_with_the_plain_model() -> None:
    names = [f"{letter}{rank}" for letter in "ABTU" for rank in range(1, 16)]
    options = {"layout": "brio", "repetition": 3, "quiet_limit": 60}
    match = new_match("castello", 2, options, seed=1)
    plain = Plain(options, {"red": names[:30], "black": names[30:]})
    rng = Rng(5)
    while not is_over(match):
        assert match.legal() == plain.legal()
        action = random_action(match, rng)
        match.apply(action)
        plain.apply(action)
        assert match.state() == plain.state()
    assert match.state()["end"] == "quiet"


def parts(path: list[str], taken: list[str]) -> list[list[str]]:
    """The path cut before each cell on which a capturing hop landed."""
    captured = list(taken)
    found = [path[:1]]
    for source, target in pairwise(path):
        if captured and between(source, target) == captured[0]:
            captured.pop(0)
            found.append([])
        found[-1].append(target)
    assert not captured
    return found


def between(source: str, target: str) -> str:
    (x, y), (to_x, to_y) = cell_of(source), cell_of(target)
    return name(((x + to_x) // 2, (y + to_y) // 2))


def check_invariants(match: Match, before: dict[str, Any], mover: int) -> dict[str, Any]:
    """What the page promises of every state, and of every step from one state to the next."""
    state = match.state()
    legal = match.legal()
    red, black, castles = set(state["red"]), set(state["black"]), set(state["castles"])
    assert not red & black
    assert not castles & (red | black)
    for colour, other in (("red", 1), ("black", 0)):
        assert (
            len(state[colour]) + state["captured_pawns"][other] == len(before[colour]) + before["captured_pawns"][other]
        )
    assert castles <= set(before["castles"])
    held = [set(cells) for cells in state["captured_castles"]]
    assert castles | held[0] | held[1] == set(before["castles"]) | set().union(*before["captured_castles"])
    assert set(state["unmoved"]) <= set(before["unmoved"])
    assert set(state["unmoved"]) <= red | black
    for seat in (0, 1):
        homes = [section_of(BY_NAME[cell]) for cell in held[seat]]
        assert seat not in homes
        assert "K8" not in held[seat] or 1 - seat in homes
        if len(held[seat]) >= 4:
            assert state["winners"] == [seat]
        assert state["captured_pawns"][seat] <= 28
        if state["captured_pawns"][seat] == 28:
            assert state["end"] == "pawns"
    assert state["captured_pawns"][1 - mover] == before["captured_pawns"][1 - mover]
    if state["chain"]:
        path = state["chain"]["path"]
        for part in parts(path, state["chain"]["taken"]):
            assert len(part) == len(set(part))
        assert path[-1] in (red, black)[state["actor"]]
        assert len(state["chain"]["taken"]) <= 4
        assert "stop" in legal
        assert len(legal) >= 2
        assert all(text == "stop" or text.startswith(f"{path[-1]}-") for text in legal)
    elif not state["over"]:
        assert "stop" not in legal
    if not state["over"]:
        assert legal
        assert state["end"] is None
        options = state["options"]
        assert not options["quiet_limit"] or state["quiet"] < options["quiet_limit"]
        assert not options["repetition"] or state["seen"] < options["repetition"]
    return state


@pytest.mark.parametrize("chunk", range(budget(4)))
def test_invariants_hold_in_random_games(chunk: int) -> None:
    for seed in range(1000 + chunk * 40, 1040 + chunk * 40):
        options, setup = melee(seed)
        match = castello(setup, **options)
        rng = Rng(seed)
        state = match.state()
        turn_start = state
        for _ in range(120):
            if is_over(match):
                break
            mover = state["actor"]
            match.apply(random_action(match, rng))
            state = check_invariants(match, state, mover)
            gained = state["captured_pawns"][mover] - turn_start["captured_pawns"][mover]
            assert 0 <= gained <= 5
            if state["turns"] != turn_start["turns"]:
                turn_start = state
