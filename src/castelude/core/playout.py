# castelude: compiled
"""What can be done with any position at engine speed: random playouts and counting."""

from mypy_extensions import i64

from castelude.core.position import NOBODY, Position
from castelude.core.rng import Rng


def playout(position: Position, rng: Rng, limit: i64) -> i64:
    """Play uniformly random decisions until the end or `limit` of them; answers how many were played."""
    played: i64 = 0
    while played < limit and position.actor() != NOBODY:
        position.play(position.random_move(rng))
        played += 1
    return played


def playout_with_lists(position: Position, rng: Rng, limit: i64) -> i64:
    """The same, with the complete list of legal moves made at every decision."""
    played: i64 = 0
    while played < limit and position.actor() != NOBODY:
        moves = position.moves()
        position.play(moves[rng.below(len(moves))])
        played += 1
    return played


def perft(position: Position, depth: i64) -> i64:
    """The number of decision sequences of exactly this length from here; those that end earlier do not count."""
    if depth == 0:
        return 1
    if depth == 1:
        return position.count()
    nodes: i64 = 0
    for move in position.moves():
        child = position.copy()
        child.play(move)
        nodes += perft(child, depth - 1)
    return nodes
