"""A contestant that is a Python class.

It is named by a file and a class (`mybot.py:MyBot`), by a module and a class (`package.module:MyBot`), or by an entry
point of the group `castelude.bots` (`NAME`). The class is made without arguments, one object a seat and game. It needs
one method, `act(view, actions)`: given what its seat may know and every legal action, it answers one of these. It may
have `begin(game, players, options, seat)` and `over(scores, winners)` too. An exception loses the game.
"""

import contextlib
import importlib
import importlib.metadata
import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

from castelude.arena.playing import Forfeit
from castelude.core.errors import BadRequest
from castelude.core.match import Match
from castelude.core.options import shown

GROUP = "castelude.bots"


def find_class(words: str) -> type[Any]:
    """The class of these words; `BadRequest` says why there is none."""
    try:
        found = _load(words)
    except Exception as error:
        raise BadRequest("error-python", words=shown(words), reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(found, type) or not callable(getattr(found, "act", None)):
        raise BadRequest("error-python-act", words=shown(words))
    return found


def _load(words: str) -> object:
    place, _, name = words.rpartition(":")
    if not place:
        entries = importlib.metadata.entry_points(group=GROUP, name=name)
        if not entries:
            raise LookupError(f"no entry point of the group {GROUP} has this name")
        return next(iter(entries)).load()
    if not place.endswith(".py"):
        return getattr(importlib.import_module(place), name)
    spec = importlib.util.spec_from_file_location(Path(place).stem, place)
    if spec is None or spec.loader is None:
        raise ImportError(place)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return getattr(module, name)


class PythonContestant:
    """One object of such a class. Like a program, it only ever sees the view of its seat."""

    def __init__(self, found: type[Any]) -> None:
        self.found = found
        self.player: Any = None

    def begin(self, match: Match, seat: int) -> None:
        self.player = self._ask(self.found)
        if hasattr(self.player, "begin"):
            self._ask(self.player.begin, match.game.id, match.players, dict(match.options), seat)

    def act(self, match: Match, seat: int, seed: int) -> str:
        action = self._ask(self.player.act, match.view(seat), match.legal())
        if not isinstance(action, str):
            raise Forfeit(f"its answer is no action: {shown(action)}")
        return action

    def end(self, match: Match) -> None:
        result = match.result()
        with contextlib.suppress(Forfeit):  # the game is over, whatever it says now
            if hasattr(self.player, "over"):
                self._ask(self.player.over, list(result.scores), list(result.winners))

    def close(self) -> None:
        """Nothing to do."""

    def _ask(self, call: Callable[..., object], *given: object) -> object:
        try:
            return call(*given)
        except Exception as error:
            raise Forfeit(f"{type(error).__name__}: {error}") from error
