"""Where a game's evaluation is found: the module `evaluate` of its package, if it has one.

A module with `INPUTS` can use a network too: `network.json` beside it is the one that the game's bots use.
"""

import functools
import importlib
import importlib.resources
import importlib.util
import json
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType

from castelude.core.errors import BadFile
from castelude.core.evaluator import Evaluator
from castelude.core.game import AnyGame
from castelude.core.network import Network, read_network
from castelude.core.position import Position
from castelude.core.verdict import LogLine

NETWORK = "network.json"
OWN = "own"
NO_NETWORK = "none"
"""The words for the network that the game brings, and for none; any other word is a path."""


@functools.cache
def _module(game: AnyGame, kind: str = "evaluate") -> ModuleType | None:
    package = type(game).__module__
    name = f"{package}.{kind}"
    if not hasattr(importlib.import_module(package), "__path__") or importlib.util.find_spec(name) is None:
        return None
    return importlib.import_module(name)


def weights_of(game: AnyGame) -> dict[str, int]:
    """The weights the game's evaluation was tuned to, by name; none where it has no evaluation of its own."""
    module = _module(game)
    return dict(module.WEIGHTS) if module else {}


def has_inputs(game: AnyGame) -> bool:
    """Whether the game's evaluation can use a network."""
    return hasattr(_module(game), "INPUTS")


def inputs_of(game: AnyGame) -> list[str]:
    """The names of a network's inputs in this game."""
    return list(getattr(_module(game), "INPUTS", []))


def reasons_of(game: AnyGame) -> dict[str, str]:
    """By weight of the game's evaluation: the message that says what it stands for, where there is one."""
    return dict(getattr(_module(game, "counts"), "REASONS", {}))


def stands_out_of(game: AnyGame) -> Callable[[Position, Position, int], LogLine | None] | None:
    """What names a single thing that a position has and another lacks for a seat, where the game knows how."""
    return getattr(_module(game, "counts"), "stands_out", None)


def themes_of(game: AnyGame) -> dict[str, str]:
    """By message of the game's log: the theme of a puzzle in whose solution it comes up, where there is one."""
    return dict(getattr(_module(game, "themes"), "THEMES", {}))


class _Made(threading.local):
    """The evaluators of one thread, so that a network is not read again for every decision; the latest last."""

    def __init__(self) -> None:
        self.by_key: dict[object, Evaluator] = {}


_made = _Made()
MOST_MADE = 16


def evaluator_of(game: AnyGame, weights: Mapping[str, int] | None = None, network: str = OWN) -> Evaluator:
    """The game's evaluation, with its own weights and network or with others. Not to be shared between threads.

    A thread that asks again gets the same one: an evaluator remembers nothing that a new position does not replace.
    """
    key = (_module(game), tuple((weights or {}).items()), network)
    found = _made.by_key.pop(key, None) or _make(game, weights or {}, network)
    _made.by_key[key] = found
    if len(_made.by_key) > MOST_MADE:
        del _made.by_key[next(iter(_made.by_key))]
    return found


def _make(game: AnyGame, weights: Mapping[str, int], network: str) -> Evaluator:
    module = _module(game)
    if module is None:
        return Evaluator()
    known = {**module.WEIGHTS, **weights}
    found = network_of(game, network) if hasattr(module, "INPUTS") else None
    made: Evaluator = module.evaluator(known) if found is None else module.evaluator(known, found)
    return made


def network_of(game: AnyGame, words: str) -> Network | None:
    """The network of these words; `BadFile` if the file at a path is none for this game."""
    if words == NO_NETWORK:
        return None
    text = _own_network(game) if words == OWN else _network_at(words)
    if text is None:
        return None
    try:
        found = read_network(json.loads(text))
    except (ValueError, KeyError, TypeError) as error:
        raise BadFile("error-network", path=words, game=game.id) from error
    if found.names != inputs_of(game):
        raise BadFile("error-network", path=words, game=game.id)
    return found


@functools.cache
def _own_network(game: AnyGame) -> str | None:
    place = importlib.resources.files(type(game).__module__) / NETWORK
    return place.read_text(encoding="utf-8") if place.is_file() else None


@functools.cache
def _network_at(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile("error-file-read", path=path, reason=str(error)) from error
