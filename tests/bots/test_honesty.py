"""Bots do not cheat: what a seat cannot know does not change its choice."""

import pytest

from castelude import Match, Rng, load_match
from castelude.bots import LEVELS, Bot, suggest
from castelude.core.game import AnyGame
from castelude.core.start import new_match
from tests.kit import GAMES, as_bytes, is_over, random_action

HIDING = [game for game in GAMES if game.hidden]
BOTS = [Bot("random"), Bot("greedy"), Bot("mcts", nodes=40)]


def same_for_the_seat(match: Match, seat: int, seed: int) -> Match:
    """Another game that looks the same to the seat, with everything else dealt anew."""
    other = load_match(match.record(), manual_chance=True)
    other.position = match.game.resample(match.position, seat, Rng(seed, "another world"))
    return other


@pytest.mark.parametrize("game", HIDING, ids=[game.id for game in HIDING])
@pytest.mark.parametrize("players", [2, 3])
def test_what_a_seat_cannot_know_changes_nothing(game: AnyGame, players: int) -> None:
    """Two real positions, the same to the seat and different in truth: same seed, same answer, to the last node."""
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
                for bot in BOTS:
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
