"""A game under way: the record and the position it leads to."""

import hashlib
import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from castelude.core.errors import BadRequest, IllegalAction
from castelude.core.game import AnyGame
from castelude.core.options import OptionValue, shown
from castelude.core.playout import perft
from castelude.core.position import CHANCE, NOBODY, Position
from castelude.core.record import JsonObject, Record, copied
from castelude.core.rng import Rng
from castelude.core.verdict import LogLine, Verdict
from castelude.texts import DEFAULT_LANG

Actor = int | Literal["chance"] | None
KEEP_EVERY: Final = 16
"""A position is kept after this many applied actions, so that taking back plays no more than this many again."""
LONGEST_GAME: Final = 10**9


@dataclass(frozen=True)
class Result:
    """How a game stands: the scores, and, when it is over, who has won."""

    over: bool
    scores: list[int]
    winners: list[int]


@dataclass(frozen=True, slots=True)
class Played:
    """Actions played on copies of a match's position: nothing has changed until the match adopts them."""

    actions: list[str]
    moves: list[int]
    actors: list[int]
    positions: list[Position]
    """The position before each action, and the one after the last."""


class Match:
    """One game being played by action texts: every action is checked, every refusal carries its clause.

    Random events are drawn from the seed when they are due, unless `manual_chance` leaves them to the caller.

    A match changes while it is played, so two matches are equal only if they are the same object. Compare
    `match.record()` for the same game, and `match.hash()` for the same state.
    """

    def __init__(
        self,
        game: AnyGame,
        players: int,
        options: Mapping[str, OptionValue],
        setup: JsonObject,
        seed: int,
        manual_chance: bool = False,
        position: Position | None = None,
    ) -> None:
        """`position` is the first one, where the caller has it already."""
        self.game = game
        self.players = players
        self.options = dict(options)
        self.setup = game.recorded_setup(copied(setup))
        self.seed = seed
        self.manual_chance = manual_chance
        self.actions: list[str] = []
        self._actors: list[int] = []
        self._moves: list[int] = []
        self._kept: list[tuple[int, Position]] = []
        """Earlier positions by their number of actions; none of them is ever played on."""
        self._run: tuple[int, Position] | None = None
        """Where the latest run of adopted actions by one seat began, while that seat is still to decide."""
        self.position: Position = position or game.start(players, self.options, self.setup)
        self.run_chance()

    # ---- what can be asked ----

    @property
    def actor(self) -> Actor:
        """The seat that decides, `"chance"`, or None when the game is over."""
        return actor_of(self.position)

    @property
    def seat(self) -> int | None:
        """The seat that decides; None when chance does or the game is over. `match.view(match.seat)` is its view."""
        actor = self.position.actor()
        return int(actor) if actor >= 0 else None

    @property
    def moves(self) -> list[int]:
        """The actions so far as the engine's moves."""
        return list(self._moves)

    @property
    def actors(self) -> list[int]:
        """The seat that decided each action so far, or CHANCE."""
        return list(self._actors)

    def legal(self) -> list[str]:
        """Every legal action of the actor, in plain string order; none when the game is over."""
        return self.game.legal(self.position)

    def explain(self, action: str) -> Verdict:
        """Whether an action is legal now, and the clause that allows or forbids it; for any text at all."""
        return self.game.explain(self.position, action)

    def state(self) -> JsonObject:
        """Everything about the position, hidden things included, as JSON values."""
        return self.game.state(self.position)

    def view(self, seat: int | None) -> JsonObject:
        """What a seat may know (None: a spectator), as JSON values; `BadRequest` for a seat that is not there."""
        return self.game.view(self.position, self._checked(seat))

    def aids(self, seat: int | None) -> JsonObject:
        """Sums and marks that follow from the seat's view, as boards show them."""
        return self.game.aids(self.position, self._checked(seat))

    def drawing(self, seat: int | None = None, lang: str = DEFAULT_LANG) -> str:
        """The seat's view (None: a spectator's) as plain text for a terminal."""
        return self.game.drawing(self.position, self._checked(seat), lang)

    def result(self) -> Result:
        """How the game stands: whether it is over, the scores, and the winners once it is."""
        position = self.position
        return Result(position.actor() == NOBODY, position.scores(), position.winners())

    def record(self) -> Record:
        """The game so far, to be stored: its terms, its setup and its actions. `load_match` plays it again."""
        return Record(self.game.id, self.players, dict(self.options), copied(self.setup), list(self.actions))

    def perft(self, depth: int) -> int:
        """The number of sequences of exactly `depth` decisions from here; those that end earlier do not count."""
        return perft(self.position, depth)

    def lately(self, ply: int | None = None) -> list[str]:
        """The latest run of actions by one and the same seat, of all actions or of the first `ply`."""
        end = len(self.actions) if ply is None else ply
        start = end
        while start > 0 and self._actors[start - 1] == self._actors[end - 1]:
            start -= 1
        return self.actions[start:end]

    def replay(self) -> Iterator[Position]:
        """The first position and the one after each action: one object, played on: copy what you keep."""
        position: Position = self.game.start(self.players, self.options, self.setup)
        yield position
        for move in self._moves:
            position.play(move)
            yield position

    def at_ply(self, ply: int | None) -> "Match":
        """The game after its first `ply` actions (None: all of them), without the random events that are then due.

        It costs the actions up to there; nothing is parsed again. `BadRequest` when there are fewer actions.
        """
        count = len(self.actions)
        ply = count if ply is None else ply
        if not 0 <= ply <= count:
            raise BadRequest("error-ply", count=count, ply=ply)
        past = self.copy()
        past.manual_chance = True
        if ply < count:
            past._rewind(ply)
        return past

    def copy(self) -> "Match":
        """The same game at the same moment, to be played on separately; it costs a few microseconds."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.options = dict(self.options)
        twin.actions, twin._actors, twin._moves = self.actions[:], self._actors[:], self._moves[:]
        twin._kept = self._kept[:]
        twin.position = self.position.copy()
        return twin

    __copy__ = copy

    def __deepcopy__(self, _: object) -> "Match":
        """A game is stateless, so that its copies share it."""
        return self.copy()

    def log(self) -> list[tuple[int | None, list[LogLine]]]:
        """What each action did, as a spectator reads it, with the seat that decided (None: chance)."""
        lines: list[tuple[int | None, list[LogLine]]] = []
        positions = self.replay()
        before = next(positions).copy()
        for actor, action, after in zip(self._actors, self.actions, positions, strict=True):
            lines.append((actor if actor >= 0 else None, self.game.log(before, action, after, None)))
            before = after.copy()
        return lines

    def last_action_of(self, seat: int) -> int | None:
        """The index of the seat's latest action, or None."""
        for index in range(len(self._actors) - 1, -1, -1):
            if self._actors[index] == seat:
                return index
        return None

    def free_takebacks(self) -> int:
        """How many of the latest actions the seat to decide may take back without asking anybody."""
        actor = self.position.actor()
        own = 0
        while actor >= 0 and own < len(self._actors) and self._actors[-1 - own] == actor:
            own += 1
        if own == 0:
            return 0
        before = self._before_latest(own)
        count = 0
        while count < own and self.game.reversible(before.pop(), self.actions[-1 - count], self.position):
            count += 1
        return count

    def hash(self) -> str:
        """A short fingerprint of the state."""
        return state_hash(self.state())

    # ---- what can be done ----

    def apply(self, action: str) -> None:
        """Carry out an action of the actor; `IllegalAction` or `GameOver` changes nothing."""
        self._play(action, self.game.parse(self.position, action))
        if self.position.actor() == CHANCE:
            self.run_chance()

    def preview(self, action: str) -> list[str]:
        """What applying this action would add to the record, random events from the seed included; nothing changes."""
        return self.try_action(action).actions

    def try_action(self, action: str) -> Played:
        """Play this action, and the random events from the seed that follow, without changing the match."""
        played = Played([], [], [], [self.position])
        self._try(played, action)
        while (position := played.positions[-1]).actor() == CHANCE:
            self._try(played, chance_action(self.game, position, self.seed, len(self.actions) + len(played.actions)))
        return played

    def try_actions(self, actions: Sequence[str]) -> Played:
        """Play exactly these actions without changing the match."""
        played = Played([], [], [], [self.position])
        for action in actions:
            self._try(played, action)
        return played

    def adopt(self, played: Played) -> None:
        """Make what was tried in this position part of the game, without playing it again."""
        if played.positions[0] is not self.position:
            raise ValueError("played in another position")
        actor = played.actors[0]
        if played.actors[-1] != actor or played.positions[-1].actor() != actor:
            self._run = None
        elif not self._actors or self._actors[-1] != actor:
            self._run = (len(self.actions), played.positions[0])
        self.actions += played.actions
        self._actors += played.actors
        self._moves += played.moves
        self.position = played.positions[-1]

    def apply_all(self, actions: Sequence[str]) -> None:
        """Carry out several actions, all or none."""
        before = len(self.actions)
        for number, action in enumerate(actions, 1):
            try:
                self.apply(action)
            except IllegalAction as error:
                self._rewind(before)
                error.number = number if len(actions) > 1 else None
                raise

    def undo(self) -> None:
        """Take back the last action; outside manual mode the last one of a seat, with the random events after it.

        The time does not depend on how long the game is, for actions that were applied here.
        """
        keep = len(self.actions) - 1
        if not self.manual_chance:
            while keep >= 0 and self._actors[keep] == CHANCE:
                keep -= 1
        if keep < 0:
            raise BadRequest("error-nothing-to-undo")
        self._rewind(keep)

    def playout(self, seed: int | None = None, limit: int = LONGEST_GAME) -> int:
        """Play on with uniformly random decisions, at most `limit`; answers how many were made, chance included.

        Without a seed the decisions are different each time.
        """
        rng = Rng(secrets.randbits(63) if seed is None else seed, "playout")
        played = 0
        while played < limit and self.position.actor() != NOBODY:
            move = self.position.random_move(rng)
            self._play(self.game.text(self.position, move), move)
            played += 1
        self.run_chance()
        return played

    def _checked(self, seat: int | None) -> int | None:
        """The seat, when there is one with this number; None is a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise BadRequest("error-seat", seat=shown(seat), most=self.players - 1)
        return seat

    def _try(self, played: Played, action: str) -> None:
        before = played.positions[-1]
        move = self.game.parse(before, action)
        after = before.copy()
        after.play(move)
        played.actions.append(action)
        played.moves.append(move)
        played.actors.append(before.actor())
        played.positions.append(after)

    def _play(self, action: str, move: int) -> None:
        position = self.position
        played = len(self._moves)
        if played % KEEP_EVERY == 0:
            self._kept.append((played, position.copy()))
        self.actions.append(action)
        self._actors.append(position.actor())
        self._moves.append(move)
        position.play(move)

    def run_chance(self) -> None:
        """Make the random events that are due, each from the seed and its place in the game."""
        while not self.manual_chance and self.position.actor() == CHANCE:
            action = chance_action(self.game, self.position, self.seed, len(self.actions))
            self._play(action, self.game.parse(self.position, action))

    def _before_latest(self, count: int) -> list[Position]:
        """The positions before the latest actions; played from the beginning of the run, where it is known."""
        first = len(self._moves) - count
        if self._run is None or self._run[0] != first:
            return [position.copy() for ply, position in enumerate(self.replay()) if first <= ply < len(self._moves)]
        before = [self._run[1]]
        for move in self._moves[first:-1]:
            position = before[-1].copy()
            position.play(move)
            before.append(position)
        return before

    def _rewind(self, keep: int) -> None:
        """Go back to the position after this many actions: played on from the latest one that is kept before it."""
        if self._run is not None and keep < self._run[0]:
            self._run = None
        del self.actions[keep:], self._actors[keep:], self._moves[keep:]
        while self._kept and self._kept[-1][0] > keep:
            self._kept.pop()
        if self._kept:
            since, position = self._kept.pop() if self._kept[-1][0] == keep else self._kept[-1]
            self.position = position.copy()
        else:
            since, self.position = 0, self.game.start(self.players, self.options, self.setup)
        for move in self._moves[since:]:
            self.position.play(move)

    def __repr__(self) -> str:
        count = len(self.actions)
        actor = self.actor
        now = "over" if actor is None else f"{actor if actor == 'chance' else f'seat {actor}'} decides"
        return f"<Match: {self.game.id} for {self.players}, {count} action{'s' * (count != 1)}, {now}>"

    def __str__(self) -> str:
        """The board as a spectator sees it, for a terminal."""
        return self.drawing()

    def _repr_svg_(self) -> str:
        return self.game.picture(self.position, lately=self.lately())


def actor_of(position: Position) -> Actor:
    """The seat that decides in a position, `"chance"`, or None when the game is over."""
    actor = position.actor()
    if actor == NOBODY:
        return None
    return "chance" if actor == CHANCE else int(actor)


def chance_action(game: AnyGame, position: Position, seed: int, ply: int) -> str:
    """The random event that this seed gives as action number `ply` (from 0), in a position where chance decides."""
    legal = game.legal(position)
    return legal[Rng(seed, f"chance-{ply}").below(len(legal))]


def state_hash(state: JsonObject) -> str:
    """The first twelve hexadecimal digits of the SHA-256 of the state as JSON with sorted keys."""
    text = json.dumps(state, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]
