"""What the rendering processes answer: positions, replays, whole games and games with variations."""

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from castelude.core.match import Actor
from castelude.core.options import OptionValue
from castelude.core.record import JsonObject
from castelude.room.tables.shapes import Fairness, LogLine, Outcome, Verdict
from castelude.room.wire import Answer


class PositionMoment(Answer):
    """What a seat sees at one moment."""

    view: JsonObject
    aids: JsonObject


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


class ShownPosition(Answer):
    """A position that was set up: who decides, the legal actions, and what was asked for besides.

    `seat`: who sees it so; null for a spectator. `setup`: the one that was dealt, where none was given.
    """

    actor: Actor
    legal: list[str]
    view: JsonObject
    aids: JsonObject
    seat: int | None
    moments: list[PositionMoment] | UnsetType = UNSET
    verdict: Verdict | UnsetType = UNSET
    deeds: list[Deed] | UnsetType = UNSET
    setup: JsonObject | UnsetType = UNSET


class TreeNode(Answer):
    """An action of a game with variations. `parent`: the index of the one before; the first node is the start."""

    action: Annotated[str, Meta(max_length=200)]
    parent: Annotated[int, Meta(ge=-1)]
    comment: Annotated[str, Meta(max_length=4000)]
    marks: Annotated[list[Annotated[str, Meta(max_length=140)]], Meta(max_length=40)]


class GameTree(Answer):
    """A game with variations: of the nodes after one node the first goes on with its line.

    A mark is a circle, `green:B5`, or an arrow, `red:B5>D5`; the colours are green, red, blue and yellow.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: int
    options: dict[str, OptionValue]
    setup: JsonObject
    nodes: Annotated[list[TreeNode], Meta(min_length=1, max_length=2000)]


class ToldTree(Answer):
    """A game with variations, with what each of its actions did; `deeds` begins with the second node."""

    title: str
    tree: GameTree
    deeds: list[Deed]


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
