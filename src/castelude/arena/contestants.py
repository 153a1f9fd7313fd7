"""The contestants of a match: a level or a baseline, perhaps with other settings, or an external program.

- `master`, `casual`, `random`, `greedy`: as in `castelude play --level`;
- `master:nodes=5000`, `expert:ms=200`: the same with another budget;
- `master:explore=0.3`, `greedy:overlooks=10` and so on: with another setting (see bots/bot.py);
- `adept:weight.pawn=90`: with another weight of the game's evaluation;
- `exec:python3 mybot.py`: a program that speaks the protocol of docs/bots.md;
- `py:mybot.py:MyBot`, `py:package.module:MyBot`, `py:NAME`: a class in Python (see `python_class`);
- `from:../older:master:ms=200`: a contestant of another checkout (see `checkout`).

A setting that would change nothing is refused: it is more likely a mistake than a wish.
"""

import dataclasses
import shlex
from collections.abc import Callable
from typing import Any

from castelude.arena.checkout import Checkout, find_checkout
from castelude.arena.playing import Contestant
from castelude.arena.program import Program
from castelude.arena.python_class import PythonContestant, find_class
from castelude.bots import Bot, bot_of
from castelude.bots.bot import EFFECTIVE
from castelude.bots.decision import Bounds, decide, look
from castelude.bots.knowledge import has_inputs, network_of, weights_of
from castelude.bots.memory import Memory, Trail
from castelude.core.errors import BadRequest
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.options import shown

PROGRAM = "exec:"
PYTHON = "py:"
CHECKOUT = "from:"
WEIGHT = "weight."
SETTINGS: dict[str, Callable[[str], object]] = {
    field.name: float if field.type is float else str if field.type is str else int
    for field in dataclasses.fields(Bot)
    if field.name not in ("method", "weights")
}


def check_contestant(game: AnyGame, words: str) -> None:
    """`BadRequest` for words that name no contestant."""
    if words.startswith(PROGRAM):
        if not _command(words):
            raise BadRequest("error-contestant", words=shown(words))
    elif words.startswith(PYTHON):
        find_class(words.removeprefix(PYTHON))
    elif words.startswith(CHECKOUT):
        find_checkout(words.removeprefix(CHECKOUT))
    else:
        read_bot(game, words)


def read_bot(game: AnyGame, words: str, seats: int | None = None) -> Bot:
    """The bot of `level:key=value,key=value`, at a table with so many seats."""
    name, _, rest = words.partition(":")
    bot = bot_of(game, name, seats)
    known = _settings(game, bot)
    changes: dict[str, Any] = {}
    weights: dict[str, int] = {}
    for pair in rest.split(",") if rest else []:
        key, _, value = pair.partition("=")
        weight = key.removeprefix(WEIGHT)
        if key not in known:
            reason = "error-setting-idle" if key in SETTINGS or weight in weights_of(game) else "error-setting"
            raise BadRequest(reason, words=shown(words), key=shown(key), known=", ".join(known) or "-")
        try:
            if key in SETTINGS:
                changes[key] = SETTINGS[key](value)
            else:
                weights[weight] = int(value)
        except ValueError as error:
            raise BadRequest("error-contestant", words=shown(words)) from error
    if "nodes" in changes or "ms" in changes:  # the budget that is given is the only one
        changes = {"nodes": None, "ms": None, **changes}
    if "network" in changes:
        network_of(game, changes["network"])
    return dataclasses.replace(bot, **changes, weights=tuple(weights.items()))


def _settings(game: AnyGame, bot: Bot) -> list[str]:
    """The settings that change what this bot does in this game, as one writes them."""
    idle = set() if game.hidden else {"deals_last"}
    idle |= set() if has_inputs(game) else {"network"}
    found = [name for name in EFFECTIVE[bot.method] if name in SETTINGS and name not in idle]
    if "weights" in EFFECTIVE[bot.method]:
        found += [f"{WEIGHT}{name}" for name in weights_of(game)]
    return found


def open_contestant(game: AnyGame, words: str, seats: int, answer_s: float) -> Contestant:
    """The contestant of these words; a program is started."""
    if words.startswith(PROGRAM):
        return Program(_command(words), answer_s)
    if words.startswith(PYTHON):
        return PythonContestant(find_class(words.removeprefix(PYTHON)))
    if words.startswith(CHECKOUT):
        return Checkout(*find_checkout(words.removeprefix(CHECKOUT)), answer_s)
    return BotContestant(read_bot(game, words, seats))


def _command(words: str) -> list[str]:
    try:
        return shlex.split(words.removeprefix(PROGRAM))
    except ValueError as error:
        raise BadRequest("error-contestant", words=shown(words)) from error


class BotContestant:
    """One of our bots. It sees the position only as `look` shows it, and remembers its search from move to move."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.trail = Trail()
        self.memory = Memory()

    def begin(self, match: Match, seat: int) -> None:
        """Nothing to do."""

    def act(self, match: Match, seat: int, seed: int) -> str:
        seen = look(match.game, match.position, seat, seed)
        self.memory.follow(self.trail.since(match, seat), seen)
        return match.game.text(seen, decide(match.game, seen, self.bot, seed, Bounds(memory=self.memory)).move)

    def end(self, match: Match) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""
