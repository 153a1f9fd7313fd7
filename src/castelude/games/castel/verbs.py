# castelude: compiled
"""The kinds of decisions, called verbs after the first word of their actions (CT-3.1, CT-6.4).

The operands of a move (see `core.decisions`) are a card and, where the verb has a second operand, a place, a seat or
another card; only LAY names the cell first. The numbered places outside do not fit into one set with the cells and
slots, so they are numbered from BEYOND.
"""

from typing import Final

from mypy_extensions import i64

from castelude.core.decisions import BEYOND
from castelude.games.castel.geometry import FAR

DRAW: Final[i64] = 0
SWAP: Final[i64] = 1
PLACE: Final[i64] = 2
SEND: Final[i64] = 3
KILL: Final[i64] = 4
MOVE: Final[i64] = 5
SWITCH: Final[i64] = 6
LAY: Final[i64] = 7
ROB: Final[i64] = 8
CLAIM: Final[i64] = 9
PICK: Final[i64] = 10
PAWN: Final[i64] = 11
ENTER: Final[i64] = 12
DEAL: Final[i64] = 13
GIVE: Final[i64] = 14
GET: Final[i64] = 15
TRADE: Final[i64] = 16
PASS: Final[i64] = 17
TAKE: Final[i64] = 18


def place_of(operand: i64) -> i64:
    """The place that an operand means."""
    return operand if operand < BEYOND else operand - BEYOND + FAR


def operand_for(place: i64) -> i64:
    """The operand that means a place."""
    return place if place < FAR else place - FAR + BEYOND
