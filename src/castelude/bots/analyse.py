"""Analysis of a game: the chances of winning by ply, better lines, and luck separated from choice.

At every decision a bot, knowing what that seat knew, judges the best move and the move that was played. The difference
is the seat's **choice**: 0 for the best move, below 0 for a worse one. Until the next decision the chances change again
by what nobody chose: a card drawn, a hidden hand that turns out to be different, a random event. That is **luck**. A
game without hidden information and random events has no luck.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from castelude.bots.bot import Bot
from castelude.bots.decision import decide, look
from castelude.bots.knowledge import evaluator_of
from castelude.bots.levels import adviser_of, bot_of
from castelude.bots.suggest import in_words
from castelude.core.evaluator import Evaluator, result_shares
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.position import CHANCE, NOBODY, Position
from castelude.core.record import JsonObject
from castelude.core.verdict import LogLine

DIGITS = 4
LONGEST_LINE = 6
MOST_TURNING = 8
LEAST_TURNING = 0.03


@dataclass(frozen=True)
class Moment:
    """One decision: the chances before it, what was best, and what the choice cost its seat (0 or less).

    `deeds` is what the best action would have done, as a spectator's log tells it.
    """

    ply: int
    actor: int
    action: str
    chances: list[float]
    best: str
    deeds: list[LogLine]
    line: list[str]
    choice: float


@dataclass(frozen=True)
class Analysis:
    """A whole game: its moments, the chances at its end, and by seat the sums of choice and of luck (None: no luck)."""

    moments: list[Moment]
    final: list[float]
    choice: list[float]
    luck: list[float] | None

    def to_json(self) -> JsonObject:
        """The same for other programs; chances are rounded, lines cut."""
        return {
            "moments": [
                {
                    "ply": moment.ply,
                    "seat": moment.actor,
                    "action": moment.action,
                    "chances": _rounded(moment.chances),
                    "best": moment.best,
                    "deeds": [line.to_json() for line in moment.deeds] if moment.choice < 0 else [],
                    "value": round(moment.chances[moment.actor], DIGITS),
                    "line": moment.line[:LONGEST_LINE],
                    "choice": round(moment.choice, DIGITS),
                }
                for moment in self.moments
            ],
            "final": _rounded(self.final),
            "choice": _rounded(self.choice),
            "luck": None if self.luck is None else _rounded(self.luck),
            "turning": [moment.ply for moment in self.turning_points(MOST_TURNING) if moment.choice <= -LEAST_TURNING],
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
    """Analyse every decision with a bot of this level (None: the adviser) and this budget for each decision.

    `progress(done, all)` is called after each ply; an exception from it ends the analysis.
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
    for ply, action in enumerate(match.actions):
        if position.actor() != CHANCE:
            moment, after = _moment(game, evaluator, position, ply, action, bot, seed)
            moments.append(moment)
            choice[moment.actor] += moment.choice
            _add_luck(luck, expected, moment.chances)
            expected = after
        position.play(game.parse(position, action))
        if progress is not None:
            progress(ply + 1, len(match.actions))
    final = result_shares(position) if position.actor() == NOBODY else evaluator.chances(position)
    _add_luck(luck, expected, final)
    return Analysis(moments, final, choice, luck if game.hidden or game.chance else None)


def _moment(
    game: AnyGame, evaluator: Evaluator, position: Position, ply: int, action: str, bot: Bot, seed: int
) -> tuple[Moment, list[float]]:
    """The decision at a ply, and the chances that go with what was played."""
    seat = position.actor()
    seen = look(game, position, seat, seed + ply)
    played = game.parse(seen, action)
    best = decide(game, seen, bot, seed + ply)
    value = best.value
    if best.move != played:
        value = decide(game, seen, bot, seed + ply, only=played).value
        if value > best.value:  # it was better than the bot had seen
            best = decide(game, seen, bot, seed + ply, only=played)
    chances = evaluator.chances(position)
    moment = Moment(
        ply=ply,
        actor=seat,
        action=action,
        chances=_with_value(chances, seat, best.value),
        best=game.text(seen, best.move),
        deeds=_deeds(game, seen, best.move),
        line=in_words(game, seen, best.line),
        choice=min(0.0, value - best.value),
    )
    return moment, _with_value(chances, seat, value)


def _deeds(game: AnyGame, seen: Position, move: int) -> list[LogLine]:
    after = seen.copy()
    after.play(move)
    return game.log(seen, game.text(seen, move), after, None)


def _with_value(chances: list[float], seat: int, value: float) -> list[float]:
    """These chances with the seat's own replaced; the others share the rest as before."""
    others = sum(chances) - chances[seat]
    rest = 1 - value
    even = rest / (len(chances) - 1)
    shared = [rest * chance / others if others > 0 else even for chance in chances]
    shared[seat] = value
    return shared


def _add_luck(luck: list[float], expected: list[float] | None, now: list[float]) -> None:
    if expected is not None:
        for seat, chance in enumerate(now):
            luck[seat] += chance - expected[seat]


def _rounded(values: list[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]
