"""The levels of the bots, in one place, as data. docs/strength.md shows how far they lie apart.

A new level is a line in `_TABLE` and a message `level-<id>` in the catalogues of each language. Novice and casual do
not notice all of their moves and take what looks best at once; adept and expert think ahead, briefly and longer; the
master is the best there is within two seconds per move on one core. A game of another package can set its own bots
(`Game.bot_settings`).
"""

from typing import TYPE_CHECKING, Any, Literal

from castelude.bots.bot import GREEDY, RANDOM, Bot
from castelude.core.errors import BadRequest
from castelude.core.game import AnyGame
from castelude.core.options import shown
from castelude.texts import say

LONGEST_MS = 1900
OTHERS = "others"
"""Games that the tables below do not name."""


def _glance(overlooks: int) -> Bot:
    return Bot("greedy", overlooks=overlooks, network="none")


def _errand(overlooks: int) -> Bot:
    """A glance that sees an action to its end: what the worker buys, not only where he goes."""
    return Bot("mcts", 1, LONGEST_MS, overlooks, rollout=60)


def _search(nodes: int) -> Bot:
    return Bot("alphabeta", nodes, LONGEST_MS)


def _hasty(nodes: int, overlooks: int = 0) -> Bot:
    return Bot("mcts", nodes, LONGEST_MS, overlooks, network="none")


def _tree(nodes: int, rollout: int = 20) -> Bot:
    return Bot("mcts", nodes, LONGEST_MS, rollout=rollout)


def _level(castello: Bot, castellan: Bot, castel: Bot, castellum: Bot, others: Bot) -> dict[str, Bot]:
    return {"castello": castello, "castellan": castellan, "castel": castel, "castellum": castellum, OTHERS: others}


_TABLE = {
    "novice": _level(_glance(98), _glance(94), _glance(95), _errand(95), _glance(85)),
    "casual": _level(_glance(96), _glance(85), _glance(85), _errand(80), _glance(60)),
    "adept": _level(_search(100), _hasty(32, 50), _tree(64), _tree(32, 60), _tree(60)),
    "expert": _level(_search(2_000), _tree(60), _tree(1_000), _tree(400, 60), _tree(600)),
    "master": _level(_search(1_500_000), _tree(30_000), _tree(40_000), _tree(40_000, 60), _tree(20_000)),
}
_IN_COMPANY = {("castel", 5, "expert"): Bot("mcts", 8_000, LONGEST_MS, explore=1.5, width=20, deals_last=1)}
"""With so many seats a level needs other means to be as strong: here four others act between two of its turns."""
ADVISERS = {"castello": _search(20_000), "castellum": _tree(1_000, 60), OTHERS: _tree(1_000)}
BASELINES = {"random": RANDOM, "greedy": GREEDY}
"""Bots to compare others with."""

LEVELS = tuple(_TABLE)
if TYPE_CHECKING:
    Level = str
else:
    Level = Literal[LEVELS]
    """One of the levels, for messages that are checked when they are read."""


def level_name(name: str, lang: str) -> str:
    """The name of a level, or of a baseline, for people."""
    return say(f"level-{name}", lang)


def bot_of(game: AnyGame, name: str, seats: int | None = None) -> Bot:
    """The bot of a level, or a baseline (`random`, `greedy`), in this game, at a table with so many seats.

    `BadRequest` for another name.
    """
    if name in BASELINES:
        return BASELINES[name]
    if name not in LEVELS:
        raise BadRequest("error-level", name=shown(name), known=", ".join([*LEVELS, *BASELINES]))
    if name in game.bot_settings:
        settings: dict[str, Any] = dict(game.bot_settings[name])
        return Bot(**settings)
    if seats is not None and (game.id, seats, name) in _IN_COMPANY:
        return _IN_COMPANY[game.id, seats, name]
    return _TABLE[name].get(game.id, _TABLE[name][OTHERS])


def adviser_of(game: AnyGame) -> Bot:
    """The bot that gives hints and analyses games: strong, and quick enough to be asked about every move."""
    return ADVISERS.get(game.id, ADVISERS[OTHERS])
