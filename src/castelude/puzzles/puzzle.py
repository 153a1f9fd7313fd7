"""A puzzle as it is stored: the game up to a turn, the turn that is best, and how that was proven."""

from dataclasses import asdict, dataclass, field
from typing import Any

from castelude.core.match import Match
from castelude.core.options import OptionValue
from castelude.core.record import JsonObject, Record
from castelude.core.start import load_match, new_match

LEAST_CHANCE = 0.25
LEAST_GAIN = 0.1
"""What a solution must promise, and how much more than everything else, for people to see why it matters."""


@dataclass(frozen=True)
class Puzzle:
    """Seat `seat` is to find its best turn after `actions`.

    `solution` is that turn as far as the seat can plan it; `keys` are the places of the actions in it that decide: any
    other action there was proven to be clearly worse. Where every decision is a key, the turn is the only answer.
    `value` is the seat's chance after the solution, `rival` the best chance without one of its keys.
    `solved` says for each level how many hundredths of its tries found the keys. A `setup` of None is the usual one.
    """

    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    setup: JsonObject | None
    actions: list[str]
    seat: int
    solution: list[str]
    keys: list[int]
    value: float
    rival: float
    themes: list[str]
    solved: dict[str, int]
    seed: int
    confirmed: int = 0
    """At how many times the master's budget the master plays the keys; 0: nobody has asked yet."""
    line: list[str] = field(default_factory=list)
    """What is expected to follow the solution, in games without secrets."""

    @property
    def only(self) -> bool:
        """Whether the solution is the only right turn: every decision of it is a key."""
        return len(self.keys) == len(self.solution)

    @property
    def telling(self) -> bool:
        """Whether people see the difference as well: a chance with the solution, a clearly smaller one without it."""
        return self.value >= LEAST_CHANCE and self.value - self.rival >= LEAST_GAIN

    @property
    def key_actions(self) -> list[str]:
        return [self.solution[key] for key in self.keys]

    def record(self) -> Record:
        """The game up to the puzzle."""
        setup = usual_setup(self.game, self.players) if self.setup is None else self.setup
        return Record(self.game, self.players, dict(self.options), setup, list(self.actions))

    def match(self) -> Match:
        """The game up to the puzzle, replayed; random events are left to the caller."""
        return load_match(self.record(), manual_chance=True)

    def line_seats(self) -> list[int | None]:
        """Who decides each action of the line that follows the solution; None for random events."""
        if not self.line:
            return []
        match = self.match()
        seats: list[int | None] = []
        for action in (*self.solution, *self.line):
            seats.append(match.seat)
            match.apply(action)
        return seats[len(self.solution) :]

    def to_json(self) -> JsonObject:
        line = asdict(self)
        return {key: value for key, value in line.items() if value is not None and value != []}


def usual_setup(game: str, players: int) -> JsonObject:
    """The setup of games in which nothing is dealt."""
    return new_match(game, players, {}, seed=0, manual_chance=True).setup


def read_puzzle(line: dict[str, Any]) -> Puzzle:
    """A puzzle as `to_json` wrote it; KeyError or TypeError for anything else."""
    empty: dict[str, Any] = {"setup": None, "actions": [], "themes": [], "keys": []}
    return Puzzle(**{**empty, **line})
