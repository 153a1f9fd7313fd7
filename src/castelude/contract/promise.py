"""What the checks of the contract share."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field

from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.options import OptionValue
from castelude.core.position import NOBODY
from castelude.core.rng import Rng
from castelude.core.start import new_match

LONGEST: int = 20_000
"""A random game is over after this many decisions."""


class Broken(Exception):
    """A promise that a game does not keep; the sentence is for its author."""


@dataclass(frozen=True)
class Table:
    """A game for a number of seats, with options that differ from the default."""

    game: AnyGame
    players: int
    options: dict[str, OptionValue] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = "".join(f", {key}={json.dumps(value)}" for key, value in self.options.items())
        return f"{self.players} seats{chosen}"

    @property
    def seats(self) -> list[int | None]:
        """Everybody who can look: a spectator and the seats."""
        return [None, *range(self.players)]

    def match(self, seed: int, decisions: int = 0) -> Match:
        """A game after this many random decisions (fewer when it ends before), chance left to the caller."""
        match = new_match(self.game.id, self.players, self.options, seed=seed, manual_chance=True)
        match.playout(seed, decisions)
        return match


Check = Callable[[Table], None]


def keep(kept: bool, wrong: str) -> None:
    """`Broken` with this sentence, unless the promise is kept."""
    if not kept:
        raise Broken(wrong)


def as_bytes(value: object) -> bytes:
    """A JSON value as bytes, to be compared."""
    return json.dumps(value, sort_keys=True, allow_nan=False).encode()


def random_action(match: Match, rng: Rng) -> str:
    legal = match.legal()
    return legal[rng.below(len(legal))]


def is_over(match: Match) -> bool:
    return match.position.actor() == NOBODY
