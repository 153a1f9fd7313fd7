"""What a finished game is worth to each seat."""

from collections.abc import Sequence


def utilities(winners: Sequence[int], players: int) -> list[float]:
    """By seat: 1 for the only winner, and as much lost by the others together; 0 for all when all share the win.

    The sum is always 0. With two seats a win is 1, a loss -1 and a draw 0.
    """
    share = 1 / len(winners)
    return [((share if seat in winners else 0.0) * players - 1) / (players - 1) for seat in range(players)]
