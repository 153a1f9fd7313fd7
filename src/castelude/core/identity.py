"""Which position it is, however it came about: the key by which games are looked up.

The key is made of what everybody at the table can see on the board, so positions that differ only in hidden cards, or
in what was dealt beside the board (`Game.unlike_keys`), have the same one. It fits a signed number of 64 bits.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.options import OptionValue
from castelude.core.position import Position

SIGN = 1 << 63


@dataclass(frozen=True)
class Step:
    """A position of a game by its key, and what was played there, as everybody could see it."""

    key: int
    action: str


def position_key(game: AnyGame, players: int, options: Mapping[str, OptionValue], position: Position) -> int:
    """The same for equal positions of games with the same rules."""
    view = game.view(position, None)
    seen = {name: value for name, value in view.items() if name not in game.unlike_keys}
    rules = [game.id, game.rules_version, players, sorted(options.items())]
    text = json.dumps([rules, seen], sort_keys=True, separators=(",", ":"))
    number = int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
    return number - SIGN


def steps_of(match: Match, most: int) -> Iterator[Step]:
    """The decisions of a game from its start, at most so many; random events are not decisions."""
    game, count = match.game, 0
    for action, position in zip(match.actions, match.replay(), strict=False):
        if position.actor() >= 0:
            key = position_key(game, match.players, match.options, position)
            yield Step(key, game.seen_action(position, action, None))
            count += 1
            if count == most:
                return
