"""The house's colours, and how each seat looks: colour, shape and pattern, never colour alone.

Everything is in `palette.json`, which the browser client reads as well; pictures drawn here are in the day theme.
"""

import json
from dataclasses import dataclass
from importlib.resources import files

_DATA = json.loads(files("castelude").joinpath("palette.json").read_text(encoding="utf-8"))
_DAY = _DATA["themes"]["day"]


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


def seat_look(game_id: str, seat: int) -> SeatLook:
    """How a seat of a game looks; some games have colours of their own."""
    looks = _DATA["looks"]
    look = looks[seat % len(looks)]
    own = _DATA["games"].get(game_id, ())
    colour = own[seat] if seat < len(own) else look["colour"]
    pattern = _DATA["patterns"][look["pattern"]]
    letter = _DAY["inks"].get(f"seat-letter-{colour}", _DAY["inks"]["seat-letter"])
    shape = look["shape"]
    outline = _DATA["outlines"][shape]
    return SeatLook(_DAY["seats"][colour], letter, shape, outline, pattern["lines"], pattern["width"])


def seat_inks(game_id: str, seats: int) -> tuple[str, ...]:
    """The colours of the seats of a game."""
    return tuple(seat_look(game_id, seat).ink for seat in range(seats))
