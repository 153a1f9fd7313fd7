"""The shape of what Castellan shows: views, aids and printed cards as JSON values (CA-13).

The client's types are generated from it. Pairs and triples are JSON arrays.
"""

from typing import Literal, TypedDict

Node = tuple[int, int]
"""A node of the lattice, or the cell north-east of it."""
Wall = tuple[int, int, Literal["E", "N"]]
"""The node where a wall starts, and its direction."""


class Kinds(TypedDict):
    """Numbers of long walls, short walls and towers."""

    L: int
    S: int
    T: int


class Backs(TypedDict):
    """Numbers of tower-backed and wall-backed cards."""

    T: int
    W: int


class Options(TypedDict):
    double_keep: bool
    edition: str
    trial_fitting: bool


class Claim(TypedDict):
    """What a claim asks, and the courtyards that can be chosen."""

    kind: Literal["double", "stay"]
    cells: list[Node]


class Courtyard(TypedDict):
    """A courtyard, named by its first cell; `towers` is the number of towers that touch it."""

    cell: Node
    owner: int
    doubled: bool
    size: int
    towers: int


class View(TypedDict):
    """What a seat or a spectator sees; the other seats' cards only by their backs."""

    game: Literal["castellan"]
    players: int
    options: Options
    turn: int
    actor: int | None
    phase: Literal["play", "build", "claim", "draw", "end", "over"]
    ended_by: int | None
    towers: list[Node]
    short: list[Wall]
    long: list[Wall]
    courtyards: list[Courtyard]
    pool: Kinds
    supply: Kinds
    out: Kinds
    played: list[str]
    discards: list[list[str]]
    claim: Claim | None
    double_used: list[bool]
    keeps: list[int]
    scores: list[int]
    seat: int | None
    hand: list[str] | None
    hand_backs: list[Backs]
    deck_sizes: list[Backs]


class Face(TypedDict):
    """What a card shows, and its names by language; a card of an owner's edition may have none."""

    back: Literal["T", "W"]
    pieces: Kinds
    extra: int
    names: dict[str, str]


class Printed(TypedDict):
    """What is printed on the cards of an edition, by their ids."""

    cards: dict[str, Face]


class Yard(TypedDict):
    """A courtyard with its cells, the towers that count in it, and its points."""

    cell: Node
    owner: int
    doubled: bool
    size: int
    cells: list[Node]
    towers: list[Node]
    points: int


class Aids(TypedDict):
    courtyards: list[Yard]
    to_draw: int
    """Cards to be drawn at the end of this turn."""
    last_turns: list[int]
    """In the last round, the seats whose last turn is still to end."""
    left_over: Literal["next", "out"] | None
    """When building is over and pieces are left: whether the next seat gets them, or they go out of the game."""
    claims: dict[str, int]
    """While a claim is decided: by action, the score that the seat would then have."""
