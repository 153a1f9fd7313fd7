"""What the rendering processes answer: positions, replays and whole games."""

from msgspec import UNSET, UnsetType

from castelude.core.match import Actor
from castelude.core.options import OptionValue
from castelude.core.record import JsonObject
from castelude.room.tables.shapes import Fairness, LogLine, Outcome, Verdict
from castelude.room.wire import Answer


class PositionMoment(Answer):
    """What a seat sees at one moment."""

    view: JsonObject
    aids: JsonObject


class ShownPosition(Answer):
    """A position that was set up: who decides, the legal actions, and what was asked for besides."""

    actor: Actor
    legal: list[str]
    view: JsonObject
    aids: JsonObject
    moments: list[PositionMoment] | UnsetType = UNSET
    verdict: Verdict | UnsetType = UNSET


class RecordShown(Answer):
    """A record: replaying it gives the same game everywhere."""

    game: str
    players: int
    options: dict[str, OptionValue]
    setup: JsonObject
    actions: list[str]


class Deed(Answer):
    """What one action did. `seat` is null for a random event; turn and notation are those of the score sheet."""

    seat: int | None
    lines: list[LogLine]
    turn: int
    notation: str


class RecordSeat(Answer):
    """Who sat on a seat."""

    name: str | None
    level: str | None


class WholeGame(Answer):
    """A game with its log: one entry for each action of the record."""

    record: RecordShown
    log: list[Deed]
    rules_version: int
    outcome: Outcome | None
    seats: list[RecordSeat]
    fairness: Fairness
    outdated: int | None
    """Where the present rules no longer replay the game: how many of its actions they still do."""


class ReplayMoment(Answer):
    """The game after this many actions, as a seat or a spectator saw it. `lately`: the last actor's actions."""

    ply: int
    actor: Actor
    lately: list[str]
    view: JsonObject
    aids: JsonObject


class Replay(Answer):
    """Moments of a game that has `plies` actions."""

    plies: int
    moments: list[ReplayMoment]
