"""What a bot would do for the seat to decide: bot seats, hints and the referee's `suggest`."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from castelude.bots.bot import Bot
from castelude.bots.budget import Budget
from castelude.bots.decision import Bounds, Decision, decide, look
from castelude.bots.levels import bot_of
from castelude.bots.memory import Memory
from castelude.core.errors import BadRequest, GameOver
from castelude.core.game import AnyGame
from castelude.core.match import Match
from castelude.core.position import CHANCE, NOBODY, Position


@dataclass(frozen=True)
class Suggestion:
    """An action, the actor's chance to win after it (0 to 1), the line expected, and how many positions were seen."""

    action: str
    value: float
    line: list[str]
    nodes: int


def suggest(
    match: Match,
    level: str | Bot,
    seed: int | None = None,
    nodes: int | None = None,
    ms: int | None = None,
    budget: Budget | None = None,
) -> Suggestion:
    """The choice of a level (or of any bot) for the actor, knowing only that seat's view.

    Without `nodes` and `ms` the level's own limits hold. The same seed gives the same choice, unless a time limit
    ends the search; without a seed the choice can be another each time. A `budget` of the caller can be stopped at any
    moment and replaces all limits.
    """
    seat = match.position.actor()
    if seat == NOBODY:
        raise GameOver(match.explain(""))
    if seat == CHANCE:
        raise BadRequest("error-suggest-chance")
    seed = secrets.randbits(63) if seed is None else seed
    bot = level if isinstance(level, Bot) else bot_of(match.game, level, match.players)
    seen = look(match.game, match.position, seat, seed)
    return _in_words(match.game, seen, decide(match.game, seen, bot.within(nodes, ms), seed, Bounds(budget)))


def choose(
    game: AnyGame,
    seen: Position,
    seat: int,
    level: str,
    seed: int,
    ms: int | None = None,
    memory: Memory | None = None,
) -> Suggestion:
    """The choice of a level in a position that was resampled for the seat (see `look`), within the level's limits.

    `ms` can only make it quicker. A `memory` that has followed the game keeps its tree from decision to decision. For
    processes that must not see the real position.
    """
    if seen.actor() != seat:
        raise ValueError(f"seat {seat} does not decide here")
    bot = bot_of(game, level, len(seen.scores()))
    limits = [limit for limit in (bot.ms, ms) if limit is not None]
    budget = Budget(bot.nodes, min(limits) if limits else None)
    return _in_words(game, seen, decide(game, seen, bot, seed, Bounds(budget, memory=memory)))


def _in_words(game: AnyGame, seen: Position, decision: Decision) -> Suggestion:
    return Suggestion(
        game.text(seen, decision.move), decision.value, in_words(game, seen, decision.line), decision.nodes
    )


def in_words(game: AnyGame, position: Position, line: list[int]) -> list[str]:
    """The action texts of moves that follow each other."""
    walk = position.copy()
    texts = []
    for move in line:
        texts.append(game.text(walk, move))
        walk.play(move)
    return texts


def seats_of(position: Position, line: Sequence[int]) -> list[int | None]:
    """Who decides each of moves that follow each other; None for random events."""
    walk = position.copy()
    seats: list[int | None] = []
    for move in line:
        seat = int(walk.actor())
        seats.append(seat if seat >= 0 else None)
        walk.play(move)
    return seats
