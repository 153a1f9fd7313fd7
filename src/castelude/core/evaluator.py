# castelude: compiled
"""What the bots need to know of a game beyond its rules.

A game package may hold a module `evaluate` with two things: `WEIGHTS`, the numbers it was tuned to by name, and
`evaluator(weights)`, which makes its `Evaluator`. The evaluator sees every card of a position, but bots only
ever pass it resampled positions.
"""

import math
from collections.abc import Mapping
from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from castelude.core.network import Network, chances_by_strength
from castelude.core.position import NOBODY, Position

MOVE_BITS: Final[i64] = 32
"""A candidate is `guess << MOVE_BITS | move`: candidates sort by guess, and the move is in the low bits."""
MOVE_MASK: Final[i64] = (1 << 32) - 1
FORCING: Final[i64] = 1 << 20
"""Candidates with a guess of at least this much are captures and their like; they are looked at beyond the depth."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges positions of one game. This one knows only the score, for games without a better one."""

    def chances(self, position: Position) -> list[float]:
        """Each seat's chance to win, 0 to 1, together 1; for a finished game what `result_shares` says."""
        if position.actor() == NOBODY:
            return result_shares(position)
        return shares_by_score(position.scores(), 4.0)

    def lead(self, position: Position) -> i64:
        """For two seats: how far the seat to decide is ahead, in hundredths of a small piece; even is 0."""
        actor = position.actor()
        scores = position.scores()
        return 100 * (scores[actor] - scores[1 - actor])

    def lead_scale(self) -> float:
        """The lead with which a seat wins 73 games of a hundred."""
        return 300.0

    def inputs(self, position: Position, seat: i64) -> vec[float]:
        """What a learned judge is told of a seat (`network`); nothing where the game has none."""
        return vec[float]()

    def is_settled(self, position: Position) -> bool:
        """Whether `chances` can be trusted here; a tree search plays on for a while where it cannot."""
        return True

    def is_begun(self, position: Position) -> bool:
        """Whether the seat only finishes an action that it has begun; even a careless bot sees all moves then."""
        return False

    def candidates(self, position: Position, forcing: bool) -> vec[i64]:
        """The moves worth a look with a guess how good each is; `forcing`: only captures and their like."""
        found = vec[i64]()
        if not forcing:
            for move in position.moves():
                found = append(found, move)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedEvaluator(Evaluator):
    """Judges by how far each seat is; a judge that learned, where there is one, corrects that."""

    network: Network | None

    def leads(self, position: Position) -> list[float]:
        """How far each seat is, in logarithms of chances, by the weights."""
        raise NotImplementedError

    def seat_inputs(self, position: Position, seat: i64, leads: list[float]) -> vec[float]:
        """What the judge is told of a seat, given what `leads` has just found."""
        raise NotImplementedError

    def chances(self, position: Position) -> list[float]:
        if position.actor() == NOBODY:
            return result_shares(position)
        leads = self.leads(position)
        network = self.network
        if network is None:
            return chances_by_strength(leads)
        strengths = leads[:]
        seat: i64 = 0
        for seat in range(len(leads)):
            strengths[seat] = network.strength(self.seat_inputs(position, seat, leads))
        return chances_by_strength(strengths)

    def inputs(self, position: Position, seat: i64) -> vec[float]:
        return self.seat_inputs(position, seat, self.leads(position))


E = TypeVar("E", bound=Evaluator)


def weighted(evaluator: E, weights: Mapping[str, int]) -> E:
    """The evaluator, with every weight as the attribute of its name."""
    for name, weight in weights.items():
        setattr(evaluator, name, weight)
    return evaluator


def result_shares(position: Position) -> list[float]:
    """A finished game as chances: the winners share the 1."""
    shares = [0.0] * len(position.scores())
    winners = position.winners()
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares


def shares_by_score(leads: list[int], scale: float) -> list[float]:
    """Chances from one number a seat: `scale` points more are e times the chance."""
    best = max(leads)
    parts = [math.exp((lead - best) / scale) for lead in leads]
    total = sum(parts)
    return [part / total for part in parts]


def chance_of_lead(lead: i64, scale: float) -> float:
    """The chance to win that goes with a lead over one opponent."""
    return 1.0 / (1.0 + math.exp(-float(lead) / scale))


def bring_best(moves: vec[i64], start: i64) -> None:
    """Bring the best of the candidates from `start` on to that place."""
    best = start
    top = moves[start]
    k: i64 = 0
    for k in range(start + 1, len(moves)):
        if moves[k] > top:
            best = k
            top = moves[k]
    moves[best] = moves[start]
    moves[start] = top
