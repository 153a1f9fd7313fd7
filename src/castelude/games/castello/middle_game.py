"""Positions from the middle of a game, for challenges: both sides have come out, and neither is far ahead."""

from collections.abc import Mapping
from typing import Final

from castelude.core.options import OptionValue
from castelude.core.position import NOBODY
from castelude.core.record import JsonObject
from castelude.core.rng import Rng
from castelude.games.castello import setup as setups
from castelude.games.castello import views
from castelude.games.castello.evaluate import CastelloEvaluator, evaluator
from castelude.games.castello.position import CastelloPosition

TURNS: Final = 40
GLANCES: Final = 12
"""Each move is the best of so many that are drawn: sensible, and different every time."""
EVEN: Final = 0.12
"""How far the chances of the first to move may be from one half."""


def setup(options: Mapping[str, OptionValue], rng: Rng) -> JsonObject:
    """A balanced position as a custom setup; the same for the same numbers."""
    judge = evaluator()
    while True:
        position = _played(options, judge, rng)
        if position.actor() != NOBODY and abs(judge.chances(position)[position.actor()] - 0.5) <= EVEN:
            return _setup_of(position)


def _played(options: Mapping[str, OptionValue], judge: CastelloEvaluator, rng: Rng) -> CastelloPosition:
    position = setups.start(options, setups.normal_start())
    while position.actor() != NOBODY and (position.turns < TURNS or position.in_chain()):
        seat, best, chance = position.actor(), -1, -1.0
        for _ in range(GLANCES):
            move = position.move_at(rng.below(position.count()))
            after = position.copy()
            after.play(move)
            found = judge.chances(after)[seat]
            if found > chance:
                best, chance = move, found
        position.play(best)
    return position


def _setup_of(position: CastelloPosition) -> JsonObject:
    state = views.state(position)
    captured = {"pawns": state["captured_pawns"], "castles": state["captured_castles"]}
    kept = {key: state[key] for key in ("red", "black", "castles", "unmoved")}
    return {"first": position.actor(), **kept, "captured": captured}
