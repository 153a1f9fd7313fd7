"""Where a game's evaluation is found: the module `evaluate` of its package, if it has one."""

import functools
import importlib
import importlib.util
from collections.abc import Mapping
from types import ModuleType

from castelude.core.evaluator import Evaluator
from castelude.core.game import AnyGame


@functools.cache
def _module(game: AnyGame) -> ModuleType | None:
    name = f"{type(game).__module__}.evaluate"
    package = type(game).__module__
    if not hasattr(importlib.import_module(package), "__path__") or importlib.util.find_spec(name) is None:
        return None
    return importlib.import_module(name)


def weights_of(game: AnyGame) -> dict[str, int]:
    """The weights the game's evaluation was tuned to, by name; none where it has no evaluation of its own."""
    module = _module(game)
    return dict(module.WEIGHTS) if module else {}


def evaluator_of(game: AnyGame, weights: Mapping[str, int] | None = None) -> Evaluator:
    """The game's evaluation, with its own weights or with other ones. Not to be shared between threads."""
    module = _module(game)
    if module is None:
        return Evaluator()
    made: Evaluator = module.evaluator({**module.WEIGHTS, **(weights or {})})
    return made
