"""Castelude: four castle games, one table, day and night.

    >>> import castelude
    >>> match = castelude.new_match("castello", seed=7)
    >>> match.apply("B5-D5")

Engines are compiled where the package was built with a C compiler; see `castelude.native`.
"""

from castelude import native

native.guard()  # before any engine module is imported: never run a stale compiled one

from castelude.core import pickling  # noqa: E402
from castelude.core.errors import CasteludeError, IllegalAction  # noqa: E402
from castelude.core.match import Match, Result, load_match, new_match  # noqa: E402
from castelude.core.record import Record, read_record  # noqa: E402
from castelude.core.registry import all_games, get_game  # noqa: E402
from castelude.core.rng import Rng  # noqa: E402
from castelude.core.verdict import Verdict  # noqa: E402
from castelude.version import __version__  # noqa: E402

pickling.register()

__all__ = [
    "CasteludeError",
    "IllegalAction",
    "Match",
    "Record",
    "Result",
    "Rng",
    "Verdict",
    "__version__",
    "all_games",
    "get_game",
    "load_match",
    "new_match",
    "read_record",
]
