"""The palette that pictures and the browser client share."""

import json
import re
from importlib.resources import files

import pytest

from castelude import new_match
from castelude.core.game import AnyGame
from castelude.palette import ink, seat_inks, seat_look
from tests.kit import GAMES

PALETTE = json.loads(files("castelude").joinpath("palette.json").read_text(encoding="utf-8"))


def test_themes_name_the_same_colours() -> None:
    day, night = PALETTE["themes"]["day"], PALETTE["themes"]["night"]
    assert day["seats"].keys() == night["seats"].keys()
    assert day["inks"].keys() <= night["inks"].keys()
    for theme in (day, night):
        assert all(re.fullmatch("#[0-9a-f]{6}", colour) for part in theme.values() for colour in part.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_two_seats_of_a_game_look_alike(game: AnyGame) -> None:
    looks = [seat_look(game.id, seat) for seat in range(game.max_players)]
    for part in ("ink", "outline", "pattern"):
        assert len({getattr(look, part) for look in looks}) == len(looks)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_pictures_show_every_seat_in_its_colour(game: AnyGame) -> None:
    match = new_match(game.id, game.max_players, seed=2)
    drawn = game.picture(match.position)
    for colour in seat_inks(game.id, game.max_players):
        assert colour in drawn


def test_a_colour_is_found_by_its_name() -> None:
    assert ink("panel") == "#fffdf8"
    assert seat_look("castello", 1).ink == PALETTE["themes"]["day"]["seats"]["black"]
    assert seat_look("castel", 1).letter == ink("seat-letter-beige")
    with pytest.raises(KeyError):
        ink("mauve")


def test_castellan_has_the_colours_of_its_boxes() -> None:
    """CA-1.5: red and blue from the first edition of the box, yellow and green from the second."""
    seats = PALETTE["themes"]["day"]["seats"]
    assert seat_inks("castellan", 4) == tuple(seats[name] for name in ("red", "blue", "yellow", "green"))
    assert seat_look("castellan", 2).letter == ink("seat-letter-yellow")
