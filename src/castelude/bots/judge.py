"""What a turn was worth, against the best one: both judged with the same effort, and mistakes with four times as much.

A turn is judged as a whole: the hops of a chain, or a worker with what he buys. It ends early where its seat learns
something that it could not know, a card drawn for instance, since what it does then is a new choice.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from castelude.bots.bot import Bot
from castelude.bots.budget import WholeRounds
from castelude.bots.calibration import lead_of
from castelude.bots.decision import Bounds, Decision, decide, look, own_turn
from castelude.core.game import AnyGame
from castelude.core.position import Position

MISTAKE = 0.03
"""What a choice costs at least to be called a mistake."""
EFFORT = 4
"""How many times the usual effort must confirm it."""


@dataclass(frozen=True)
class Turn:
    """The decisions of a seat that belong together: where they begin, as the seat knew it, and the moves played."""

    begin: int
    seat: int
    seen: Position
    moves: list[int]
    gain: int
    """How many points the seat gained on the others."""


@dataclass(frozen=True)
class Judgement:
    """The best turn, its line and chance, what the turn played gave up (0 or less), and what would follow it."""

    best: Decision
    line: list[int]
    choice: float
    follows: list[int]


def turn_at(game: AnyGame, position: Position, actions: Sequence[str], begin: int, seed: int) -> Turn:
    """The turn that begins with the action at this place; the position is moved on past it."""
    seat = int(position.actor())
    seen = look(game, position, seat, seed)
    lead = lead_of(position.scores(), seat)
    walk = seen.copy()
    moves: list[int] = []
    while True:
        move = game.parse(position, actions[begin + len(moves)])
        position.play(move)
        walk.play(move)
        moves.append(move)
        if begin + len(moves) == len(actions) or position.actor() != seat or game.begins_turn(position):
            break
        if game.hidden and game.view(walk, seat) != game.view(position, seat):
            break
    return Turn(begin, seat, seen, moves, lead_of(position.scores(), seat) - lead)


def judge(game: AnyGame, turn: Turn, bot: Bot, seed: int) -> Judgement:
    """The turn against the best that the bot finds. It is only a mistake if it stays one at four times the effort.

    That effort goes into judging these two turns, not into looking for a still better one. Who gained points made no
    mistake, unless there is a line that shows why.
    """
    best = decide(game, turn.seen, bot, seed)
    if best.line[: len(turn.moves)] == turn.moves:
        return Judgement(best, best.line, 0.0, best.line[len(turn.moves) :])
    found = _compare(game, turn, best.line, bot, seed)
    if found.choice > -MISTAKE or bot.method not in ("alphabeta", "mcts"):
        return found
    patient = replace(bot, nodes=EFFORT * bot.nodes if bot.nodes else None, ms=EFFORT * bot.ms if bot.ms else None)
    again = _compare(game, turn, found.line, patient, seed + 1)
    if not again.follows:
        again = replace(again, follows=reply_of(game, _after(turn.seen, turn.moves), bot, seed))
    if again.choice > -MISTAKE or (turn.gain > 0 and not again.follows):
        return replace(again, choice=0.0 if turn.gain > 0 else max(found.choice, again.choice))
    return replace(again, choice=max(found.choice, again.choice))


def _compare(game: AnyGame, turn: Turn, line: list[int], bot: Bot, seed: int) -> Judgement:
    """The turn against the one that begins this line."""
    own = own_turn(turn.seen, line)
    whole = [move for k, move in enumerate(own) if k == 0 or not game.begins_turn(_after(turn.seen, own[:k]))]
    own = own[: len(whole)]
    good = _worth(game, turn.seen, own, bot, seed)
    # who looks one turn further sees one reply more: that is no difference in worth
    played = _worth(game, turn.seen, turn.moves, replace(bot, deepest=max(1, good.depth)), seed)
    if played.depth < good.depth:
        good = _worth(game, turn.seen, own, replace(bot, deepest=max(1, played.depth)), seed)
    if played.value >= good.value:  # it was at least as good as what the bot had found
        line = [*turn.moves, *played.line[1:]]
        return Judgement(replace(played, move=turn.moves[0]), line, 0.0, played.line[1:])
    return Judgement(replace(good, move=own[0]), [*own, *good.line[1:]], played.value - good.value, played.line[1:])


def _worth(game: AnyGame, seen: Position, moves: Sequence[int], bot: Bot, seed: int) -> Decision:
    """A turn to its last move, judged by a search of its own."""
    return decide(game, _after(seen, moves[:-1]), bot, seed, Bounds(WholeRounds(bot.nodes, bot.ms), moves[-1]))


def reply_of(game: AnyGame, after: Position, bot: Bot, seed: int) -> list[int]:
    """What the next seat would do, where the search has kept no line: the end of the game was in sight."""
    seat = after.actor()
    return [] if seat < 0 else decide(game, look(game, after, seat, seed), bot, seed).line


def _after(seen: Position, moves: Sequence[int]) -> Position:
    walk = seen.copy()
    for move in moves:
        walk.play(move)
    return walk
