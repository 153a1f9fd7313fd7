"""What the room answers over HTTP, resource by resource. OpenAPI and the client's types are made from these."""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import UNSET, UnsetType

from castelude.core.options import OptionValue
from castelude.room.bots.analysis_queue import AnalysisPhase
from castelude.room.tables.commands import Level
from castelude.room.tables.shapes import Fairness, LogLine, Params, Summary
from castelude.room.wire import Answer, Wire

Lang = Annotated[str, Wire("Lang")]


class Problem(Answer):
    """A problem document (RFC 9457). `message` is a Fluent message id; `detail` is for programs and logs."""

    type: str
    title: str
    status: int
    code: str
    clause: str | None
    message: str
    params: Params
    detail: str


# ---- the worker ----


class Health(Answer):
    """That the room works, and which build of it."""

    status: Literal["ok"]
    version: str
    engine: str


# ---- people ----


class Me(Answer):
    """Who you are; a guest has no `login`, an administrator may moderate, and who is `hidden` is in no list."""

    id: str
    name: str
    login: str | None
    admin: bool
    hidden: bool


class NewGuest(Answer):
    """A guest for a program, with the token of its session."""

    id: str
    name: str
    token: str


class SignedIn(Me):
    """A new session: programs get its token; `recovery` is the account's new recovery code, shown this once."""

    recovery: str | UnsetType = UNSET
    token: str | UnsetType = UNSET


class SignedOut(Answer):
    """The session has ended."""

    ok: bool = True


class RecoveryCode(Answer):
    """A new recovery code, shown this once."""

    recovery: str


class KnownSession(Answer):
    """A session of yours; `here` is the one that asks."""

    id: str
    device: str
    created: int
    seen: int
    here: bool


class EndedSessions(Answer):
    """How many sessions have ended."""

    ended: int


# ---- games ----


class ChoiceFacts(Answer):
    """A word that an option may be, and what people call it."""

    word: str
    names: dict[Lang, str]


class OptionFacts(Answer):
    """An option: either the words it may be, or the ranges a number may lie in, or neither: true or false."""

    key: str
    default: OptionValue
    choices: list[ChoiceFacts]
    ranges: list[tuple[int, int]]
    names: dict[Lang, str]
    help: dict[Lang, str]


class FormFacts(Answer):
    """How one kind of action is written: `place:{hand}@{at}`."""

    kind: str
    pattern: str


class GameFacts(Answer):
    """A game: its seats and options, and how its actions are written (the most specific form first).

    `colours` are the names of the seats' colours; `board` says that the game brings a board of its own for browsers.
    """

    id: str
    names: dict[Lang, str]
    min_players: int
    max_players: int
    hidden: bool
    chance: bool
    draws: bool
    rules_version: int
    levels: list[Level]
    seats: dict[Lang, list[str]]
    colours: list[str]
    board: bool
    options: list[OptionFacts]
    forms: list[FormFacts]


class Clause(Answer):
    """A clause of the specification; for a ruling of ours `why` gives its reason."""

    id: str
    title: str
    text: str
    ruling: bool
    why: str | None


class Chapter(Answer):
    """A chapter of the specification."""

    id: str
    title: str
    clauses: list[Clause]


class Specification(Answer):
    """The clauses of a game in one language."""

    game: str
    chapters: list[Chapter]


class Texts(Answer):
    """A Fluent catalogue."""

    text: str


# ---- tables ----


class ListedTable(Summary):
    """A table of the lobby, with the seats that are yours; `due`: when the time of the seat to decide is up."""

    mine: list[int]
    due: int | None


class ShownTable(ListedTable):
    """One table, with what proves its setup fair."""

    fairness: Fairness


class StoredCommand(Answer):
    """The command is stored, as the event of this number."""

    seq: int


class Hint(Answer):
    """What a strong bot would do for the seat to decide, its chance to win then, the line it expects, and why.

    `line_seats`: who decides each action of the line.
    `left`: how many more hints may be asked for at once.
    """

    seat: int
    seq: int
    left: int
    action: str
    value: float
    line: list[str]
    line_seats: list[int | None]
    reason: list[LogLine]


# ---- analyses ----


class AnalysedMoment(TypedDict):
    """One turn: the chances before it, the best turn with its line, and what the choice cost (0 or less).

    `ply` is the place of its first action. `best` is the first action of the best turn, `deeds` what that turn does.
    `follows` is what the bot expects after the turn that was played. Both lines can be played on the board; their seats
    say who decides each action, and are missing in analyses of older rooms.
    """

    ply: int
    seat: int
    actions: list[str]
    chances: list[float]
    best: str
    deeds: list[LogLine]
    value: float
    line: list[str]
    line_seats: NotRequired[list[int | None]]
    follows: list[str]
    follows_seats: NotRequired[list[int | None]]
    choice: float


class AnalysisResult(TypedDict):
    """A whole game analysed; `turning` lists the plies of the turns that cost most, the worst first."""

    moments: list[AnalysedMoment]
    final: list[float]
    choice: list[float]
    luck: list[float] | None
    turning: list[int]


class Analysis(Answer):
    """How far an analysis is, and at the end what it found."""

    state: Literal["none"] | AnalysisPhase
    done: int
    total: int
    result: AnalysisResult | None
