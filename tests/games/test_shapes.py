"""Views, aids and printed things have the shape that the game declares for them."""

import msgspec
import pytest

from castelude.core.game import AnyGame
from castelude.core.registry import get_game
from tests.kit import random_match

WITH_SHAPES = [get_game(name) for name in ("castellan", "castello")]


def fits(value: object, shape: object) -> bool:
    """Whether a JSON value has all parts of a shape and nothing else."""
    encoder = msgspec.json.Encoder(order="sorted")
    return encoder.encode(msgspec.convert(value, type=shape)) == encoder.encode(value)


@pytest.mark.parametrize("game", WITH_SHAPES, ids=lambda game: game.id)
@pytest.mark.parametrize("decisions", [0, 30, 60, 90, 150, 1000])
def test_what_a_game_shows_has_its_shape(game: AnyGame, decisions: int) -> None:
    match = random_match(game.id, decisions, decisions)
    for seat in (None, *range(match.players)):
        assert fits(match.view(seat), game.view_type)
        assert fits(match.aids(seat), game.aids_type)
    options = game.check_options({})
    assert fits(game.printed(match.players, options), game.printed_type)
