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


def _careless(percent: int) -> Mind:
    return Mind("greedy", careless=percent)


def _search(nodes: int, noise: int = 0, careless: int = 0, deepest: int = 60) -> Mind:
    return Mind("alphabeta", nodes, LONGEST_MS, careless, noise, deepest)


def _tree(nodes: int, rollout: int = 20, careless: int = 0) -> Mind:
    return Mind("mcts", nodes, LONGEST_MS, careless, rollout=rollout)


BY_GAME: dict[str, tuple[Mind, ...]] = {
    "castello": (
        _search(2_000, noise=150, careless=50, deepest=1),
        _search(3_000, noise=60, careless=10, deepest=1),
        _search(1_000),
        _search(4_000),
        _search(1_500_000),
    ),
    "castellan": (_careless(80), _careless(45), _careless(8), _tree(40, careless=16), _tree(30_000)),
    "castel": (_careless(88), _careless(68), _careless(45), _tree(50, careless=20), _tree(40_000)),
    "castellum": (_careless(96), _careless(62), _careless(28), _tree(140, 60), _tree(40_000, 60)),
}
ANY_GAME = (_careless(70), _careless(30), _tree(60), _tree(600), _tree(20_000))
ADVISERS = {"castello": _search(20_000), "castellum": _tree(1_000, 60)}
ANY_ADVISER = _tree(1_000)
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


def adviser_of(game: AnyGame) -> Mind:
    """The mind that gives hints and looks at games again: strong, and quick enough to be asked about every move."""
    return ADVISERS.get(game.id, ANY_ADVISER)
