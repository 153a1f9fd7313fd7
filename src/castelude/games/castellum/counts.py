"""What counts in a position of Castellum, as messages for hints: the weights of the evaluation, and single combats."""

from castelude.core.position import Position
from castelude.core.verdict import LogLine
from castelude.games.castellum.board import LINE
from castelude.games.castellum.combat import attack, is_beaten, power
from castelude.games.castellum.position import CastellumPosition

REASONS = {
    "point": "castellum-counts-points",
    "sure": "castellum-counts-sure",
    "hope": "castellum-counts-hope",
    "later": "castellum-counts-later",
    "attack": "castellum-counts-attack",
    "resource": "castellum-counts-store",
    "angel": "castellum-counts-angels",
}


def stands_out(after: Position, after_other: Position, seat: int) -> LogLine | None:
    """The first own column that defeats its enemy after this action, and does not after the other one."""
    assert isinstance(after, CastellumPosition)
    assert isinstance(after_other, CastellumPosition)
    now, then = after.board, after_other.board
    for place in range(seat * LINE, seat * LINE + now.columns()):
        if 0 <= now.enemy[place] == then.enemy[place] and is_beaten(now, place) and not is_beaten(then, place):
            numbers = {"attack": int(attack(now, place)), "power": int(power(now, place))}
            return LogLine("castellum-counts-column", {"column": place % LINE + 1, **numbers})
    return None
