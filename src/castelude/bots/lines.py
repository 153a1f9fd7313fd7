"""The best lines of a position, as strong as the time allows: for people who look at it."""

from dataclasses import dataclass

from castelude.bots.bot import Bot
from castelude.bots.budget import Budget
from castelude.bots.decision import Bounds, Decision, decide, look
from castelude.bots.hint import rivals_of, sure_part
from castelude.bots.levels import bot_of
from castelude.bots.suggest import in_words, seats_of
from castelude.core.game import AnyGame
from castelude.core.position import Position

NODES_PER_MS = 1000
"""More than any search sees; it only says how large its tables need to be."""
GLANCES = 6
"""How many other actions are looked at briefly, for the best of them to be judged like the best one."""
ANSWER = 1 / 20
"""The part of the time in which an answer is looked for where a line ends without one."""
TRIES = 2
"""How often: what ends within a turn may be followed by the rest of that turn only."""


@dataclass(frozen=True)
class Line:
    """Actions that follow each other, who decides each, and the chance to win of the seat that decides first."""

    actions: list[str]
    seats: list[int | None]
    value: float


def lines(game: AnyGame, position: Position, seed: int, ms: int, count: int = 3) -> list[Line]:
    """The best lines for the seat to decide, the best first, within about so many milliseconds; none after the end.

    Like every bot, it knows only what that seat can know.
    """
    seat = position.actor()
    if seat < 0:
        return []
    seen = look(game, position, seat, seed)
    bot = bot_of(game, "master")
    found = [_search(game, seen, bot, seed, ms / 2)]
    others = rivals_of(game, seen, found[0].move, GLANCES)
    glances = [_search(game, seen, bot, seed, ms / 4 / len(others), only=move) for move in others]
    glances.sort(key=lambda decision: decision.value, reverse=True)
    for glance in glances[: count - 1]:
        found.append(_search(game, seen, bot, seed, ms / 4 / (count - 1), only=glance.move))
    found.sort(key=lambda decision: decision.value, reverse=True)
    sure = [sure_part(game, seen, seat, decision.line, seed) or [decision.move] for decision in found]
    if not game.hidden:
        sure = [_answered(game, seen, moves, bot, seed, ms * ANSWER) for moves in sure]
    return [
        Line(in_words(game, seen, moves), seats_of(seen, moves), decision.value)
        for moves, decision in zip(sure, found, strict=True)
    ]


def _answered(game: AnyGame, seen: Position, moves: list[int], bot: Bot, seed: int, ms: float) -> list[int]:
    """The line with what follows the turn it begins with: the tables of a long search can have lost that."""
    for _ in range(TRIES):
        walk = seen.copy()
        for move in moves:
            if walk.actor() != seen.actor():
                return moves
            walk.play(move)
        if walk.actor() < 0:
            return moves
        moves = moves + _search(game, walk, bot, seed, ms).line
    return moves


def _search(game: AnyGame, seen: Position, bot: Bot, seed: int, ms: float, only: int | None = None) -> Decision:
    return decide(game, seen, bot, seed, Bounds(Budget(max(1, int(ms * NODES_PER_MS)), ms), only))
