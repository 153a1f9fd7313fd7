# castelude: compiled
"""The ids that every edition has (CM-1): a card is a number inside the engine, its place in these lists."""

from typing import Final

from mypy_extensions import i64

RESOURCES: Final = ["gold", "stone", "wood"]
TYPES: Final = ["infantry", "cavalry", "artillery"]
SCORED: Final = [*TYPES, "fortification"]
"""What a card can score for."""
EFFECTS: Final = ["fury", "swap", "hire", "destroy", "gift", "cancel"]
ACTIONS: Final = ["gain", "choose", "reinforce", "angel", "troop", "fort"]
YEARS: Final = [1579, 1632, 1673, 1794]

FORTS: Final = [f"F{n:02}" for n in range(1, 21)]
TROOPS: Final = [f"T{n:02}" for n in range(1, 33)]
ANGELS: Final = [f"A{n:02}" for n in range(1, 29)]
ENEMIES: Final = [f"E{YEARS[k]}-{n:02}" for k in range(4) for n in range(1, 9 + 4 * k)]
REWARDS: Final = [f"R{year}" for year in YEARS]

GOLD: Final[i64] = 0
STONE: Final[i64] = 1
WOOD: Final[i64] = 2

INFANTRY: Final[i64] = 0
CAVALRY: Final[i64] = 1
ARTILLERY: Final[i64] = 2
FORTIFICATION: Final[i64] = 3  # as a kind that a card scores for
NONE: Final[i64] = -1

FURY: Final[i64] = 0
SWAP: Final[i64] = 1
HIRE: Final[i64] = 2
DESTROY: Final[i64] = 3
GIFT: Final[i64] = 4
CANCEL: Final[i64] = 5

GAIN: Final[i64] = 0
CHOOSE: Final[i64] = 1
REINFORCE: Final[i64] = 2
DRAW_ANGEL: Final[i64] = 3
BUY_TROOP: Final[i64] = 4
BUY_FORT: Final[i64] = 5

STARTS: Final[i64] = 4  # F01 to F04 are marked START


def pile_start(year: i64) -> i64:
    """Where the enemies of the k-th year (k from 0) begin in ENEMIES."""
    return 8 * year + 2 * year * (year - 1)


def pile_size(year: i64) -> i64:
    """How many enemies the pile of the k-th year (k from 0) has."""
    return 8 + 4 * year
