"""The house's colours, and how each seat looks: colour, shape and pattern, never colour alone.

Everything is in `palette.json`, which the browser client reads as well; pictures drawn here are in the day theme.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

_DATA = json.loads(files("castelude").joinpath("palette.json").read_text(encoding="utf-8"))
_DAY = _DATA["themes"]["day"]
COLOURS: tuple[str, ...] = tuple(_DAY["seats"])
"""The names of the colours that seats can have, each made for day and night and for letters on it."""


@dataclass(frozen=True)
class SeatLook:
    """How a seat looks."""

    ink: str
    letter: str
    """The colour of what is written on its ink."""
    shape: str
    outline: str
    """Its shape around the origin, as an SVG path within a circle of radius 1."""
    pattern: str
    """A tile of its pattern, 16 by 16, as lines to be drawn with round ends."""
    pattern_width: float


def ink(name: str) -> str:
    """A colour of the house by its name."""
    colour: str = _DAY["inks"][name]
    return colour


def seat_colour(game_id: str, seat: int, own: Sequence[str] = ()) -> str:
    """The name of a seat's colour; `own` are the colours that a game declares (`Game.seat_colours`)."""
    looks = _DATA["looks"]
    declared = own or _DATA["games"].get(game_id, ())
    colour: str = declared[seat] if seat < len(declared) else looks[seat % len(looks)]["colour"]
    return colour


def seat_look(game_id: str, seat: int, own: Sequence[str] = ()) -> SeatLook:
    """How a seat of a game looks; some games have colours of their own."""
    looks = _DATA["looks"]
    look = looks[seat % len(looks)]
    colour = seat_colour(game_id, seat, own)
    pattern = _DATA["patterns"][look["pattern"]]
    letter = _DAY["inks"].get(f"seat-letter-{colour}", _DAY["inks"]["seat-letter"])
    shape = look["shape"]
    outline = _DATA["outlines"][shape]
    return SeatLook(_DAY["seats"][colour], letter, shape, outline, pattern["lines"], pattern["width"])


def seat_inks(game_id: str, seats: int) -> tuple[str, ...]:
    """The colours of the seats of a game."""
    return tuple(seat_look(game_id, seat).ink for seat in range(seats))
