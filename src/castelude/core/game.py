"""What every game is: declared facts, and the interface between its engine and texts."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from castelude.core.clauses import ClauseBook
from castelude.core.encoder import Encoder
from castelude.core.errors import BadPlayers, GameOver, IllegalAction
from castelude.core.examples import Card, Example
from castelude.core.forms import Form, Offer, read_offer
from castelude.core.options import Option, OptionValue, check_options
from castelude.core.position import CHANCE, NOBODY, Position
from castelude.core.record import JsonObject, Record
from castelude.core.rng import Rng
from castelude.core.verdict import LogLine, Param, Problem, Verdict
from castelude.texts import DEFAULT_LANG

P = TypeVar("P", bound=Position)


class Game(ABC, Generic[P]):
    """One game. Stateless: every method takes the position it speaks of."""

    id: str
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    hidden: bool
    """Whether seats have hidden information."""
    chance: bool
    """Whether random events happen during play."""
    draws: bool
    """Whether a game can be drawn, so that a draw can be offered. In a drawn game all seats are winners."""
    rules_version: int
    """Grows when a rule changes in a way that alters an old record."""
    has_editions: bool = False
    """Whether owners of the physical game can add card files."""
    unlike_keys: frozenset[str] = frozenset()
    """The keys of a view in which positions may differ and still be looked up as the same (`identity`).

    They tell how a position came about, such as the number of turns, or what was dealt and lies open beside the board.
    """
    bot_settings: Mapping[str, Mapping[str, object]] = {}
    """By level: the settings of its bot (see castelude.bots.bot), where a game has better ones than the usual."""
    seat_colours: tuple[str, ...] = ()
    """By seat: the name of its colour (`castelude.palette.COLOURS`); without them the seats have the usual ones."""
    board_script: Path | None = None
    """A board for the browser, as an ES module (docs/new-game.md); without one the room shows the board for any game.

    The games that come with Castelude have theirs in the client.
    """
    forms: tuple[Form, ...] = ()
    """How actions are written, most specific first; without forms, an action has no parts to point at."""
    examples: Mapping[str, Example] = {}
    """The positions that the rules page shows, by name."""
    view_type: object = dict
    """The declared type of `view`: a TypedDict, from which the client's types are generated (`make types`)."""
    aids_type: object = dict
    """The declared type of `aids`, likewise."""
    printed_type: object = dict
    """The declared type of `printed`, likewise."""
    encoder: Encoder | None = None
    """How the game becomes arrays for learning programs (see castelude.encoding); None: it does not."""
    clauses: ClauseBook
    players_clause: str
    options_clause: str
    setup_clause: str

    # ---- before play ----

    def check_players(self, players: int) -> None:
        """`BadPlayers` when the game is not for this many."""
        if not self.min_players <= players <= self.max_players:
            raise BadPlayers(
                "error-players",
                clause=self.players_clause,
                game=self.id,
                players=str(players),
                least=self.min_players,
                most=self.max_players,
            )

    def check_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with the values in force, or `BadOptions`."""
        return check_options(self.options, given, self.options_clause)

    @abstractmethod
    def deal(self, players: int, options: Mapping[str, OptionValue], rng: Rng) -> JsonObject:
        """A setup from a random generator."""

    @abstractmethod
    def start(self, players: int, options: Mapping[str, OptionValue], setup: object) -> P:
        """The first position; `BadSetup` names what is impossible. Players and options are already checked."""

    def placed(self, players: int, options: Mapping[str, OptionValue], setup: JsonObject) -> P:
        """The first position of a setup that `deal` has made; a game may leave out the checks of `start`."""
        return self.start(players, options, setup)

    def dealt(self, players: int, options: Mapping[str, OptionValue], rng: Rng) -> P:
        """The first position of the setup that `deal` would make; a game may leave out the setup, to be faster."""
        return self.placed(players, options, self.deal(players, options, rng))

    def challenge(self, players: int, options: Mapping[str, OptionValue], rng: Rng) -> JsonObject:
        """A setup that everybody plays on the same day; a game whose deals are all the same gives a position."""
        return self.deal(players, options, rng)

    def recorded_setup(self, setup: JsonObject) -> JsonObject:
        """The setup as a record shows it; a game whose rules page says so sorts lists whose order has no meaning."""
        return setup

    # ---- actions as text ----

    @abstractmethod
    def text(self, position: P, move: int) -> str:
        """The action text of a legal move."""

    @abstractmethod
    def find(self, position: P, text: str) -> int | None:
        """The legal move with this text, or None."""

    @abstractmethod
    def explain(self, position: P, text: str) -> Verdict:
        """Which clause allows or forbids this action here, for any text at all."""

    def parse(self, position: P, text: str) -> int:
        """The legal move with this text; else `IllegalAction` (`GameOver` after the end) with the verdict."""
        move = self.find(position, text)
        if move is None:
            kind = GameOver if position.actor() == NOBODY else IllegalAction
            raise kind(self.explain(position, text))
        return move

    def legal(self, position: P) -> list[str]:
        """Every legal action as text, in plain string order."""
        text = self.text
        return sorted([text(position, move) for move in position.moves()])

    def parts(self, text: str) -> Offer:
        """What a board can point at to choose this action: its kind and its parts, read by the forms of the game."""
        return read_offer(self.forms, text)

    def begins_turn(self, before: P) -> bool:
        """Whether the decision to be made in this position begins a new turn in the log. By default each one does."""
        return True

    def notation(self, before: P, text: str, after: P) -> str:
        """What this action adds to the score sheet of its turn; a turn is the actions' texts joined. Empty: nothing.

        Games whose log is better told in sentences leave it empty.
        """
        return ""

    # ---- what can be seen ----

    @abstractmethod
    def state(self, position: P) -> JsonObject:
        """Everything, hidden things included, as fresh JSON values."""

    @abstractmethod
    def view(self, position: P, seat: int | None) -> JsonObject:
        """All that the seat (None: a spectator) may know, built by addition, as fresh JSON values."""

    @abstractmethod
    def resample(self, position: P, seat: int | None, rng: Rng) -> P:
        """A copy in which all that the seat cannot know is dealt again; its view stays the same to the byte."""

    def aids(self, position: P, seat: int | None) -> JsonObject:
        """Derived data that helps to display the seat's view: sums and marks that follow from what it may know.

        Boards show these so that no client computes a rule; the referee's protocol does not include them.
        """
        return {}

    def printed(self, players: int, options: Mapping[str, OptionValue]) -> JsonObject:
        """What is printed on cards and boards, where it depends on the edition: the same in every position of a game.

        Players and options are already checked. Boards read it once, so that views and aids name cards by their ids.
        """
        return {}

    def seen_action(self, before: P, text: str, seat: int | None) -> str:
        """The action `text`, taken in the position `before`, as this seat (None: a spectator) may know it.

        What is secret from the seat is written `?`. By default nothing about an action is secret.
        """
        return text

    def log(self, before: P, text: str, after: P, seat: int | None) -> list[LogLine]:
        """What an action did, for this seat's log, as message ids with parameters; secrets left out."""
        actor = before.actor()
        params: dict[str, Param] = {"action": self.seen_action(before, text, seat)}
        if actor == CHANCE:
            return [LogLine("log-chance", params)]
        return [LogLine("log-action", {"seat": int(actor), **params})]

    def named(self, position: P, params: Mapping[str, Param], lang: str) -> dict[str, Param]:
        """The parameters of a log line with cards and places named in words, for readers without a board."""
        return dict(params)

    def reversible(self, before: P, text: str, now: P) -> bool:
        """Whether the decision `text`, taken in the position `before`, may be taken back freely in the position `now`.

        By default a seat may take back its own decisions while it is still the one to decide. A game overrides
        this for decisions that have revealed something hidden (a card drawn, a card turned).
        """
        return before.actor() == now.actor()

    # ---- editions: card files of owners of the physical game (see castelude.editions) ----

    def knows_edition(self, data: object) -> bool:
        """Whether this JSON value looks like a card file of this game."""
        return False

    def check_edition(self, data: object) -> list[Problem]:
        """Everything that is wrong with a card file, in its order; empty when it can be played with."""
        return []

    # ---- for people ----

    def catalogue(self, group: str, lang: str) -> list[Card]:
        """The cards of a group that the rules page names, as they are in the house edition."""
        raise KeyError(group)

    def mark(self, name: str) -> str:
        """A small picture of a card or a part of the game in a square from -12 to 12, as SVG, for its player aid."""
        raise KeyError(name)

    def sheets(self, lang: str) -> list[str]:
        """Sheets of A4 to print, as SVG (`castelude.paper`), where a game has more than a player aid."""
        return []

    @abstractmethod
    def drawing(self, position: P, seat: int | None, lang: str) -> str:
        """The seat's view as plain text for a terminal."""

    @abstractmethod
    def picture(
        self, position: P, seat: int | None = None, lately: Sequence[str] = (), lang: str = DEFAULT_LANG
    ) -> str:
        """The seat's view (None: a spectator's) as an SVG document; `lately` are the actions of the last actor."""

    @abstractmethod
    def to_notation(self, record: Record) -> str:
        """The game in human notation."""

    @abstractmethod
    def from_notation(self, text: str) -> Record:
        """The record of a game in human notation; `BadRecord` names the line that is wrong."""


AnyGame = Game[Any]
