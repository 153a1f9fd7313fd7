"""The shape of what Castello shows: views and aids as JSON values (CO-9). The client's types are generated from it."""

from typing import Literal, TypedDict


class Options(TypedDict):
    layout: Literal["classic", "brio"]
    repetition: int
    quiet_limit: int


class Chain(TypedDict):
    """Cells that the hopping pawn has visited in this turn, and cells of the pawns it has captured."""

    path: list[str]
    taken: list[str]


class View(TypedDict):
    """What every seat and every spectator sees; lists of cells are in plain string order."""

    game: Literal["castello"]
    options: Options
    actor: int | None
    over: bool
    end: Literal["castles", "pawns", "blocked", "repetition", "quiet"] | None
    winners: list[int]
    red: list[str]
    black: list[str]
    castles: list[str]
    unmoved: list[str]
    captured_pawns: tuple[int, int]
    captured_castles: tuple[list[str], list[str]]
    chain: Chain | None
    turns: int
    quiet: int
    seen: int
    seat: int | None


class Siege(TypedDict):
    """A castle that stands, with the pawns on its four sides (CO-6.1)."""

    castle: str
    pawns: tuple[int, int]
    """By seat."""
    besieger: int | None
    """The seat that has enough pawns there."""
    barred: tuple[Literal["home", "middle"] | None, Literal["home", "middle"] | None]
    """By seat, why it cannot take the castle now: its own home (CO-6.3), or the middle too early (CO-6.4)."""


class Aids(TypedDict):
    """Marks that help to read a view."""

    sieges: list[Siege]
    besiegers: int
    """How many pawns besiege a castle."""
