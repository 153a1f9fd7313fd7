"""What a bot would do for the seat to decide.

There is one bot so far, the random opponent: every level is played by it. It looks at no position, so its estimate of
the chance to win is that of a seat among equals.
"""

from dataclasses import dataclass

from castelude.core.match import Match
from castelude.core.rng import Rng

LEVELS = ("novice", "casual", "adept", "expert", "master")


@dataclass(frozen=True)
class Suggestion:
    """An action, the actor's chance to win after it (0 to 1), the line expected, and how many positions were seen."""

    action: str
    value: float
    line: list[str]
    nodes: int


def suggest(match: Match, level: str, seed: int) -> Suggestion:
    """The random opponent's choice for the actor, a seat; the same seed gives the same choice."""
    if level not in LEVELS:
        raise ValueError(f"no level {level!r}")
    seat = match.position.actor()
    if seat < 0:
        raise ValueError("no seat decides now")
    rng = Rng(seed, "suggest")
    position = match.game.resample(match.position, seat, rng)
    legal = match.game.legal(position)
    action = legal[rng.below(len(legal))]
    return Suggestion(action, 1 / match.players, [action], 1)
