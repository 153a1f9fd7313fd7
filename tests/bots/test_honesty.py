"""Bots do not cheat: what a seat cannot know does not change its choice."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from castelude import Match, Rng, load_match
from castelude.bots import LEVELS, Bot, suggest
from castelude.bots.knowledge import inputs_of
from castelude.core.game import AnyGame
from castelude.core.start import new_match
from tests.kit import GAMES, as_bytes, is_over, random_action

HIDING = [game for game in GAMES if game.hidden]
BOTS = [Bot("random"), Bot("greedy"), Bot("mcts", nodes=40)]


def random_network(game: AnyGame, folder: Path) -> Path:
    names, rng = inputs_of(game), Rng(1)
    sizes = {"first": 4 * len(names), "bias": 4, "last": 4, "direct": len(names)}
    weights = {part: [int(rng.below(200)) / 100 - 1 for _ in range(size)] for part, size in sizes.items()}
    path = folder / "network.json"
    path.write_text(json.dumps({"inputs": names, **weights}))
    return path


def same_for_the_seat(match: Match, seat: int, seed: int) -> Match:
    """Another game that looks the same to the seat, with everything else dealt anew."""
    other = load_match(match.record(), manual_chance=True)
    other.position = match.game.resample(match.position, seat, Rng(seed, "another world"))
    return other


@pytest.mark.parametrize("game", HIDING, ids=[game.id for game in HIDING])
@pytest.mark.parametrize("players", [2, 3])
def test_what_a_seat_cannot_know_changes_nothing(game: AnyGame, players: int, tmp_path: Path) -> None:
    """Two real positions, the same to the seat and different in truth: same seed, same answer, to the last node.

    With a network of random weights, so that each of its inputs counts.
    """
    bots = [*BOTS, *(replace(bot, network=str(random_network(game, tmp_path))) for bot in BOTS[1:] if inputs_of(game))]
    differing = 0
    for deal in range(3):
        match = new_match(game.id, players, seed=deal, manual_chance=True)
        rng = Rng(deal)
        for ply in range(60):
            if is_over(match):
                break
            seat = match.position.actor()
            if seat >= 0 and ply % 6 == 0:
                other = same_for_the_seat(match, seat, ply)
                assert as_bytes(other.view(seat)) == as_bytes(match.view(seat))
                differing += as_bytes(other.state()) != as_bytes(match.state())
                for bot in bots:
                    assert suggest(other, bot, seed=ply) == suggest(match, bot, seed=ply)
            match.apply(random_action(match, rng))
    assert differing > 10


@pytest.mark.parametrize("game", HIDING, ids=[game.id for game in HIDING])
def test_the_levels_are_as_honest(game: AnyGame) -> None:
    match = new_match(game.id, seed=9)
    match.playout(2, 12)
    seat = match.position.actor()
    other = same_for_the_seat(match, seat, 1)
    for level in LEVELS:
        assert suggest(other, level, seed=3, nodes=30) == suggest(match, level, seed=3, nodes=30)
