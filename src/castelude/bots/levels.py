"""The five levels of every game, in one place, as data. docs/strength.md shows how far they lie apart.

A level's names stand in the catalogues under `level-<id>`. The strongest is the best there is within two seconds a
move on one core.
"""

from castelude.bots.minds import GREEDY, RANDOM, Mind
from castelude.core.errors import BadRequest
from castelude.core.game import AnyGame
from castelude.core.options import shown
from castelude.texts import say

LEVELS = ("novice", "casual", "adept", "expert", "master")
LONGEST_MS = 1900


def _castello() -> tuple[Mind, ...]:
    def search(nodes: int, noise: int = 0, careless: int = 0, deepest: int = 60) -> Mind:
        return Mind("alphabeta", nodes, LONGEST_MS, careless, noise, deepest)

    return (
        search(2_000, noise=150, careless=50, deepest=1),
        search(3_000, noise=60, careless=10, deepest=1),
        search(20_000, deepest=2),
        search(100_000),
        search(1_500_000),
    )


def _tree(nodes: int, careless: int = 0) -> Mind:
    return Mind("mcts", nodes, LONGEST_MS, careless)


ANY_GAME = (
    Mind("greedy", careless=60),
    Mind("greedy", careless=15),
    _tree(200),
    _tree(1_500),
    _tree(20_000),
)
BY_GAME: dict[str, tuple[Mind, ...]] = {
    "castello": _castello(),
}
BY_NAME = {"random": RANDOM, "greedy": GREEDY}


def level_name(name: str, lang: str) -> str:
    """The name of a level, or of a yardstick, for people."""
    return say(f"level-{name}", lang)


def mind_of(game: AnyGame, name: str) -> Mind:
    """The mind of a level, or of the yardsticks `random` and `greedy`, in this game; `BadRequest` for another name."""
    if name in BY_NAME:
        return BY_NAME[name]
    if name not in LEVELS:
        raise BadRequest("error-level", name=shown(name), known=", ".join([*LEVELS, *BY_NAME]))
    return BY_GAME.get(game.id, ANY_GAME)[LEVELS.index(name)]
