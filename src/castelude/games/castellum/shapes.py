"""The shapes of what a client gets of a game of Castellum: the view of a seat, its aids, and what is printed.

Cards, spaces and columns are named by their ids (CM-1, CM-12). The types of the client are generated from these.
"""

from typing import Literal, NotRequired, Required, TypeAlias, TypedDict

Resource: TypeAlias = Literal["gold", "stone", "wood"]
Type: TypeAlias = Literal["infantry", "cavalry", "artillery"]
Kind: TypeAlias = Literal["infantry", "cavalry", "artillery", "fortification"]
Effect: TypeAlias = Literal["fury", "swap", "hire", "destroy", "gift", "cancel"]
SpaceAction: TypeAlias = Literal["gain", "choose", "reinforce", "angel", "troop", "fort"]
Phase: TypeAlias = Literal["construction", "siege", "angels", "reward", "over"]


class Column(TypedDict):
    """One column of a line."""

    fort: str | None
    troops: list[str]
    enemy: str | None
    fury: int
    bonus: int
    angels: list[str]


class Seat(TypedDict):
    """What a viewer sees of a seat; a pile or a hand that is hidden from the viewer is its size."""

    gold: int
    stone: int
    wood: int
    workers: int
    wall: int
    angels: list[str] | int
    enemies: list[str] | int
    defeated: list[str] | int
    defeated_year: int
    next_bonus: int
    combo: list[Type] | None
    line: list[Column]


class PlayedAngel(TypedDict):
    """An angel on the table while others may cancel it; `args` is what follows `!effect:` in its action."""

    seat: int
    card: str
    effect: Effect
    args: str


class PendingTake(TypedDict):
    kind: Literal["take"]
    seat: int
    count: int


class PendingBuy(TypedDict):
    kind: Literal["buy"]
    seat: int
    what: Literal["troop", "fort"]


class PendingExcess(TypedDict):
    kind: Literal["excess"]
    seat: int
    card: str | None


class PendingReact(TypedDict):
    kind: Literal["react"]
    played: list[PlayedAngel]
    asks: list[int]


class PendingOrient(TypedDict):
    kind: Literal["orient"]
    seat: int


Pending: TypeAlias = PendingTake | PendingBuy | PendingExcess | PendingReact | PendingOrient


class RewardTurned(TypedDict):
    """The reward of a year whose combat has been fought."""

    year: int
    needed: int
    defeated: int
    won: bool
    seat: int | None
    side: int | None


class View(TypedDict):
    """What a seat or a spectator may know (CM-14.1)."""

    game: Literal["castellum"]
    players: int
    year: int
    columns: int
    phase: Phase
    first: int
    turn: int | None
    actor: int | None
    pending: Pending | None
    passes: int
    draws: list[int]
    needed: int
    spaces: dict[str, list[int]]
    market_forts: list[str]
    market_troops: list[str]
    fort_discard: list[str]
    troop_discard: list[str]
    angel_discard: list[str]
    rewards: list[RewardTurned]
    fort_deck: int
    troop_deck: int
    angel_deck: int
    enemy_decks: dict[str, int]
    enemy_discard: int
    seats: list[Seat]
    seat: int | None


# ---- aids ----


class Strength(TypedDict):
    """The attack of a column with its parts, and the power against it with its parts; parts of 0 are left out."""

    attack: int
    printed: int
    boost: NotRequired[int]
    angels: NotRequired[int]
    bonus: NotRequired[int]
    power: int | None
    lent: NotRequired[int]
    fury: NotRequired[int]
    beaten: bool


Stand: TypeAlias = tuple[int, int | None, int]
"""Attack, power (None without an enemy), and 1 if the enemy would be defeated, else 0."""
Stands: TypeAlias = dict[str, Stand]


Stake = TypedDict(
    "Stake",
    {"seat": int, "args": str, "columns": Stands, "from": int | None, "stands": bool},
)
Stake.__doc__ = "While others may cancel an effect: what it would do, and whether it happens as the cards lie."


class YearFought(TypedDict):
    """A year whose combat has been fought: the enemies that each seat defeated, and the side that each received."""

    year: int
    needed: int
    total: int
    defeated: list[int]
    chooser: int | None
    sides: list[int] | None


class Points(TypedDict):
    """Points by source; before the end only those that everybody can see."""

    scoring: int
    enemies: NotRequired[int]
    resources: NotRequired[int]
    combination: NotRequired[int]
    total: NotRequired[int]


class Aids(TypedDict):
    """The sums and marks beside a view."""

    columns: dict[str, Strength]
    defeats: int
    would: dict[str, dict[str, Stand | Stands]]
    """By what is chosen first, then by the column: its stand, or all the stands that change."""
    stake: Stake | None
    turning: list[list[int]] | None
    years: list[YearFought]
    income: list[tuple[int, int, int, int]]
    points: list[Points]


# ---- printed ----


class Amounts(TypedDict, total=False):
    """How much of each; what is not named is 0."""

    gold: int
    stone: int
    wood: int
    angels: int


Names: TypeAlias = dict[str, str]
"""The name of a card or a space in each language."""


class FortCard(TypedDict):
    id: str
    names: Names
    kind: Literal["fort"]
    type: None
    attack: int
    cost: Amounts
    income: Amounts
    boost: Type | None
    score: Kind | None


class TroopCard(TypedDict):
    id: str
    names: Names
    kind: Literal["troop"]
    type: Type
    attack: int
    cost: Amounts
    income: Amounts
    boost: Type | None
    score: Kind | None


class EnemyCard(TypedDict):
    id: str
    names: Names
    kind: Literal["enemy"]
    type: Type
    power: int
    vp: int
    boost: Type | None
    points: int
    toll: Resource | None


class AngelCard(TypedDict):
    id: str
    names: Names
    kind: Literal["angel"]
    value: int
    effect: Effect
    needs: Type | None
    """For an angel that destroys: the type of troop that it needs (CM-6.7)."""


Card: TypeAlias = FortCard | TroopCard | EnemyCard | AngelCard


class Space(TypedDict):
    """A space of the city; `single`: it has room for one worker only."""

    names: Names
    action: SpaceAction
    single: bool
    gives: Amounts
    choose: int


class Side(Amounts, total=False):
    """One side of a reward."""

    reinforce: int
    combo: Required[list[Type]]


class Reward(TypedDict):
    needed: int
    sides: list[Side]


class Printed(TypedDict):
    """What is printed in this edition, for the number of players of a game."""

    cards: dict[str, Card]
    spaces: dict[str, Space]
    rewards: dict[str, Reward]
