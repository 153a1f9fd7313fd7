"""The shapes of what Castel tells a board: the view of a seat (CT-9), the aids to read it, and what is printed."""

from typing import Literal, NotRequired, TypedDict

Place = str
"""A cell (`c3`), a slot (`N`) or a numbered place outside (`o1`)."""
Guard = Literal["knight", "ambassador", "captain", "priest"]
End = Literal["out", "blocked", "turn_limit"]
Movable = Literal["king", "knight"]


class Lying(TypedDict):
    """A card in play and the seat whose pawn it bears."""

    card: str
    pawn: int | None


class Pending(TypedDict):
    """The effect that waits for a decision: the kind it comes from, the verb of its answers, and how far it is."""

    by: str
    verb: str
    step: int
    aside: NotRequired[list[tuple[int, str]]]
    """The cards set aside that the seat knows, each after the seat that set it aside."""
    left: NotRequired[list[Movable]]
    """Favourite: what can still be moved."""
    first: NotRequired[str]
    """Schemer: the card picked first."""
    card: NotRequired[str]
    """Spy: the card that gets a pawn now."""
    pool: NotRequired[list[int] | list[str]]
    """Spy: the pawns that are left, by seat. Minstrel: the kinds that are not yet laid."""
    cell: NotRequired[Place]
    """Minstrel: the cell that gets a card now."""
    moved: NotRequired[bool]
    """Minstrel: whether a card has changed its cell so far."""
    target: NotRequired[int]
    """Courtesan: the seat that a card is taken from."""


class Open(TypedDict):
    """What every seat sees."""

    game: Literal["castel"]
    players: int
    turn: int
    active: int
    actor: int | Literal["chance"] | None
    actions_left: int
    exchange: list[str]
    removed: list[str]
    board: dict[Place, list[Lying]]
    last: str | None
    idle: int
    progress: bool
    pending: Pending | None
    end: End | None
    winners: list[int]


class State(Open):
    """Everything (CT-8)."""

    hands: list[list[str]]
    piles: list[list[str]]


class View(Open):
    """What a seat may know (CT-9); a spectator has neither seat nor hand."""

    seat: int | None
    hand: list[str] | None
    hand_sizes: list[int]
    pile_sizes: list[int]


class Aids(TypedDict):
    """Marks that help to read a view."""

    protected: dict[str, Guard]
    """By card in play: what protects it."""
    out: Place
    """The place that the next card outside gets."""
    called: bool
    """Whether this seat has to place the King before anything else (CT-3.6)."""


class Printed(TypedDict):
    """Nothing: the cards of Castel are the same in every game and stand in the catalogues."""
