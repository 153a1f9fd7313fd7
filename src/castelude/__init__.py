"""Castelude: four castle games, one table, day and night.

    >>> import castelude
    >>> match = castelude.new_match("castello", seed=7)
    >>> match.apply("B5-D5")

`Match` plays by action texts, and checks and explains every one. `match.position` is the engine itself, without texts
and without checks: docs/python.md explains both. Engines are compiled where the package was built with a C compiler;
see `castelude.native`.
"""

from castelude import native

native.guard()  # before any engine module is imported: never run a stale compiled one

from castelude.core import pickling  # noqa: E402
from castelude.core.errors import (  # noqa: E402
    BadOptions,
    BadPlayers,
    BadRecord,
    BadRequest,
    BadSetup,
    CasteludeError,
    GameOver,
    IllegalAction,
    UnknownGame,
)
from castelude.core.game import Game  # noqa: E402
from castelude.core.match import Match, Result  # noqa: E402
from castelude.core.playout import perft, playout  # noqa: E402
from castelude.core.position import CHANCE, NOBODY, Position  # noqa: E402
from castelude.core.record import Record, read_record  # noqa: E402
from castelude.core.registry import all_games, get_game  # noqa: E402
from castelude.core.rng import Rng  # noqa: E402
from castelude.core.start import load_match, new_match  # noqa: E402
from castelude.core.verdict import Verdict  # noqa: E402
from castelude.version import __version__  # noqa: E402

pickling.register()

__all__ = [
    "CHANCE",
    "NOBODY",
    "BadOptions",
    "BadPlayers",
    "BadRecord",
    "BadRequest",
    "BadSetup",
    "CasteludeError",
    "Game",
    "GameOver",
    "IllegalAction",
    "Match",
    "Position",
    "Record",
    "Result",
    "Rng",
    "UnknownGame",
    "Verdict",
    "__version__",
    "all_games",
    "get_game",
    "load_match",
    "new_match",
    "perft",
    "playout",
    "read_record",
]
