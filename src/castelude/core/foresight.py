"""What an action would lead to, as far as the seat that decides can know."""

import json
from dataclasses import dataclass

from castelude.core.game import AnyGame
from castelude.core.position import Position
from castelude.core.record import JsonObject
from castelude.core.rng import Rng
from castelude.core.verdict import LogLine

WORLDS = 4
"""How many resampled positions must agree."""


@dataclass(frozen=True)
class Foresight:
    """The seat's view and aids after an action, and the lines of its log.

    View and aids are None where they depend on something hidden; `lines` are those that are certain.
    """

    view: JsonObject | None
    aids: JsonObject | None
    lines: list[LogLine]


def foresee(game: AnyGame, position: Position, action: str) -> Foresight:
    """What a legal action of the actor leads to, as far as it can know; `IllegalAction` for any other.

    Only positions resampled for the actor are used, never the real one, so this reveals nothing hidden.
    """
    seat = position.actor()
    guesses = [_play(game, position, seat, action, number) for number in range(WORLDS if game.hidden else 1)]
    first, *others = guesses
    if all(_same(first, other) for other in others):
        return first
    return Foresight(None, None, [line for line in first.lines if all(line in other.lines for other in others)])


def _play(game: AnyGame, position: Position, seat: int, action: str, number: int) -> Foresight:
    before = game.resample(position, seat, Rng(number, "foresight")) if game.hidden else position
    after = before.copy()
    after.play(game.parse(after, action))
    return Foresight(game.view(after, seat), game.aids(after, seat), game.log(before, action, after, seat))


def _same(one: Foresight, two: Foresight) -> bool:
    return json.dumps([one.view, one.aids], sort_keys=True) == json.dumps([two.view, two.aids], sort_keys=True)
