"""Analysis of a game: the chances of winning turn by turn, better lines, and luck separated from choice.

At every turn a bot, knowing what that seat knew, judges the best turn and the one that was played (`judge`). The
difference is the seat's **choice**: 0 for the best, below 0 for a worse one. Until the next turn the chances change
again by what nobody chose: a card drawn, a hidden hand that turns out to be another, a random event. That is **luck**.
A game without hidden information and random events has no luck.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from castelude.bots.bot import Bot
from castelude.bots.calibration import shared
from castelude.bots.decision import decide, look
from castelude.bots.judge import MISTAKE, Judgement, Turn, judge, reply_of, turn_at
from castelude.bots.knowledge import evaluator_of
from castelude.bots.levels import adviser_of, bot_of
from castelude.bots.suggest import in_words, seats_of
from castelude.core.evaluator import result_shares
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.position import CHANCE, NOBODY, Position
from castelude.core.record import JsonObject
from castelude.core.rng import Rng
from castelude.core.verdict import LogLine

DIGITS = 4
LONGEST_LINE = 12
"""Long enough for a chain and the answer to it."""
OUTCOMES = 4
"""So many outcomes of a random event are judged where a game was given up before it."""
MOST_TURNING = 8


@dataclass(frozen=True)
class Moment:
    """One turn: the chances before it, what was best, and what the choice cost its seat (0 or less).

    `best` is the first action of the best turn, `deeds` is what that turn would have done, as a spectator's log tells
    it, and `line` what the bot expects then. `follows` is what it expects after the turn that was played. Both can be
    played on the board, as far as they are possible with the real cards; their seats say who decides each action.
    """

    ply: int
    actor: int
    actions: list[str]
    chances: list[float]
    best: str
    deeds: list[LogLine]
    line: list[str]
    line_seats: list[int | None]
    follows: list[str]
    follows_seats: list[int | None]
    choice: float

    def to_json(self) -> JsonObject:
        """The same for other programs; chances are rounded, lines cut."""
        return {
            "ply": self.ply,
            "seat": self.actor,
            "actions": self.actions,
            "chances": _rounded(self.chances),
            "best": self.best,
            "deeds": [line.to_json() for line in self.deeds] if self.choice < 0 else [],
            "value": round(self.chances[self.actor], DIGITS),
            "line": self.line[:LONGEST_LINE],
            "line_seats": self.line_seats[:LONGEST_LINE],
            "follows": self.follows[:LONGEST_LINE] if self.choice < 0 else [],
            "follows_seats": self.follows_seats[:LONGEST_LINE] if self.choice < 0 else [],
            "choice": round(self.choice, DIGITS),
        }


@dataclass(frozen=True)
class Analysis:
    """A whole game: its moments, the chances at its end, and by seat the sums of choice and of luck (None: no luck)."""

    moments: list[Moment]
    final: list[float]
    choice: list[float]
    luck: list[float] | None

    def to_json(self) -> JsonObject:
        """The same for other programs."""
        return {
            "moments": [moment.to_json() for moment in self.moments],
            "final": _rounded(self.final),
            "choice": _rounded(self.choice),
            "luck": None if self.luck is None else _rounded(self.luck),
            "turning": [moment.ply for moment in self.turning_points(MOST_TURNING) if moment.choice <= -MISTAKE],
        }

    def turning_points(self, number: int = 3) -> list[Moment]:
        """The choices that cost most, the worst first."""
        return sorted((moment for moment in self.moments if moment.choice < 0), key=lambda found: found.choice)[:number]


def analyse(
    match: Match,
    level: str | Bot | None = None,
    nodes: int | None = None,
    ms: int | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Analyse every turn with a bot of this level (None: the adviser) and this budget for each turn.

    `progress(done, all)` is called after each turn; an exception from it ends the analysis.
    """
    bot = adviser_of(match.game) if level is None else level if isinstance(level, Bot) else bot_of(match.game, level)
    bot = replace(bot.within(nodes, ms), overlooks=0, noise=0)
    game, players = match.game, match.players
    position: Position = game.start(players, match.options, match.setup)
    evaluator = evaluator_of(game)
    moments: list[Moment] = []
    choice = [0.0] * players
    luck = [0.0] * players
    expected: list[float] | None = None
    ply = 0
    while ply < len(match.actions):
        if position.actor() == CHANCE:
            position.play(game.parse(position, match.actions[ply]))
            ply += 1
        else:
            before = position.copy()
            turn = turn_at(game, position, match.actions, ply, seed + ply)
            found = _shown(game, position, turn, judge(game, turn, bot, seed + ply), bot, seed + ply)
            chances = evaluator.chances(before)
            moment = _moment(game, before, position, turn, found, shared(chances, turn.seat, found.best.value))
            moments.append(moment)
            choice[turn.seat] += found.choice
            _add_luck(luck, expected, moment.chances)
            expected = shared(chances, turn.seat, found.best.value + found.choice)
            ply += len(turn.moves)
        if progress is not None:
            progress(ply, len(match.actions))
    final = _final(game, position, bot, seed + ply)
    _add_luck(luck, expected, final)
    return Analysis(moments, final, choice, luck if game.hidden or game.chance else None)


def _shown(game: AnyGame, after: Position, turn: Turn, found: Judgement, bot: Bot, seed: int) -> Judgement:
    """The judgement with what follows the turn as it can be played with the real cards, which the seat did not know.

    Where nothing of it is possible, the next seat is asked with the cards that it holds. A gain is no mistake without
    such a line.
    """
    follows = _possible(after, found.follows)
    if follows or found.choice > -MISTAKE:
        return replace(found, follows=follows)
    follows = _possible(after, reply_of(game, after, bot, seed))
    return replace(found, follows=follows, choice=0.0 if turn.gain > 0 and not follows else found.choice)


def _moment(
    game: AnyGame, before: Position, after: Position, turn: Turn, found: Judgement, chances: list[float]
) -> Moment:
    """The turn in words, between the real positions before and after it."""
    line, follows = _possible(before, found.line), found.follows
    return Moment(
        ply=turn.begin,
        actor=turn.seat,
        actions=in_words(game, turn.seen, turn.moves),
        chances=chances,
        best=game.text(turn.seen, found.best.move),
        deeds=_deeds(game, turn.seen, found.line),
        line=in_words(game, before, line),
        line_seats=seats_of(before, line),
        follows=in_words(game, after, follows),
        follows_seats=seats_of(after, follows),
        choice=found.choice,
    )


def _possible(start: Position, line: list[int]) -> list[int]:
    """The beginning of a line that can be played: who thought of it did not know all cards."""
    walk = start.copy()
    found: list[int] = []
    for move in line:
        if walk.actor() < 0 or move not in walk.moves():
            break
        found.append(move)
        walk.play(move)
    return found


def _final(game: AnyGame, position: Position, bot: Bot, seed: int) -> list[float]:
    """The result, or the chances in a game that was given up; before a random event, their mean over some outcomes."""
    seat = position.actor()
    if seat == NOBODY:
        return result_shares(position)
    if seat == CHANCE:
        events = [position.move_at(place) for place in range(position.count())]
        Rng(seed, "outcomes").shuffle(events)
        found = [_final(game, _after(position, event), bot, seed) for event in events[:OUTCOMES]]
        return [sum(chances) / len(found) for chances in zip(*found, strict=True)]
    chances = evaluator_of(game).chances(position)
    return shared(chances, seat, decide(game, look(game, position, seat, seed), bot, seed).value)


def _after(position: Position, move: int) -> Position:
    after: Position = position.copy()
    after.play(move)
    return after


def _deeds(game: AnyGame, seen: Position, line: list[int]) -> list[LogLine]:
    """What the best turn does, to its end."""
    seat = seen.actor()
    told: list[LogLine] = []
    before = seen
    for number, move in enumerate(line):
        if before.actor() != seat or (number and game.begins_turn(before)):
            break
        after = before.copy()
        after.play(move)
        told += game.log(before, game.text(before, move), after, None)
        before = after
    return told


def _add_luck(luck: list[float], expected: list[float] | None, now: list[float]) -> None:
    if expected is not None:
        for seat, chance in enumerate(now):
            luck[seat] += chance - expected[seat]


def _rounded(values: list[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]
