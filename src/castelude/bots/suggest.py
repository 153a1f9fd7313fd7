"""What a bot would do for the seat to decide.

There is one bot so far, the random opponent: every level is played by it. It looks at no position, so its estimate of
the chance to win is that of a seat among equals.
"""

from dataclasses import dataclass

from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.position import Position
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
    """What the bot of a level would do for the actor, a seat, knowing only that seat's view."""
    seat = match.position.actor()
    if seat < 0:
        raise ValueError("no seat decides now")
    position = match.game.resample(match.position, seat, Rng(seed, "resample"))
    return choose(match.game, position, seat, level, seed)


def choose(
    game: AnyGame,
    position: Position,
    seat: int,  # noqa: ARG001 the random opponent needs neither its seat
    level: str,
    seed: int,
    ms: int | None = None,  # noqa: ARG001 nor time
) -> Suggestion:
    """The choice of a level in a position that was resampled for the seat; the same seed gives the same choice."""
    if level not in LEVELS:
        raise ValueError(f"no level {level!r}")
    legal = game.legal(position)
    action = legal[Rng(seed, "choose").below(len(legal))]
    return Suggestion(action, 1 / len(position.scores()), [action], 1)
