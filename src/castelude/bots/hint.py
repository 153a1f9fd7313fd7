"""A hint: what a bot would do, and why, in sentences.

A reason is only given where it is certain or says how sure it is. What the action does at once is what the game's own
log says in several deals that the seat considers possible. How good it is, the search says: its chance to win, and how
that compares with the action that looks best beside it, judged with the same effort. What the two differ in most,
the hand-made evaluation says (`counts`), by the positions at the end of the seat's own part of each line.
"""

from dataclasses import dataclass

from castelude.bots.bot import Bot
from castelude.bots.counts import by_name, what_counts
from castelude.bots.decision import Bounds, Decision, decide
from castelude.bots.knowledge import evaluator_of
from castelude.bots.levels import adviser_of
from castelude.bots.suggest import in_words, seats_of
from castelude.core.foresight import WORLDS, foresee
from castelude.core.game import AnyGame
from castelude.core.position import NOBODY, Position
from castelude.core.rng import Rng
from castelude.core.verdict import LogLine

MOST_DEEDS = 4
RIVALS = 3
ALIKE = 0.02
CLEAR = 0.1


@dataclass(frozen=True)
class Hint:
    """An action, the seat's chance to win after it, the line expected, and the reasons as messages for people.

    `seats`: who decides each action of the line.
    """

    action: str
    value: float
    line: list[str]
    seats: list[int | None]
    reason: list[LogLine]


def hint(game: AnyGame, seen: Position, seat: int, seed: int) -> Hint:
    """A hint in a position that was resampled for the seat (see `look`)."""
    if seen.actor() != seat:
        raise ValueError(f"seat {seat} does not decide here")
    bot = adviser_of(game)
    found = decide(game, seen, bot, seed)
    judged = _judged(game, seen, bot, found.move, seed)
    best, *others = sorted(judged, key=lambda decision: decision.value, reverse=True)
    sure = sure_part(game, seen, seat, best.line, seed)
    line = in_words(game, seen, sure)
    reason = _deeds(game, seen, seat, best.move, seed)
    reason += _difference(game, seen, seat, best, others, seed)
    reason += _answer(game, seen, seat, best, others)
    reason.append(_comparison(game, seen, best, others))
    reason.append(LogLine("hint-chance", {"chance": round(100 * best.value)}))
    if len(line) > 1:
        reason.append(LogLine("hint-line", {"line": " ".join(line)}))
    return Hint(game.text(seen, best.move), best.value, line, seats_of(seen, sure), reason)


def _judged(game: AnyGame, seen: Position, bot: Bot, move: int, seed: int) -> list[Decision]:
    """The search's choice and those that look best beside it, each judged by a search of its own."""
    return [decide(game, seen, bot, seed, Bounds(only=one)) for one in (move, *rivals_of(game, seen, move, RIVALS))]


def rivals_of(game: AnyGame, seen: Position, move: int, count: int) -> list[int]:
    """The moves that look best beside this one, at most so many."""
    evaluator = evaluator_of(game)

    def at_first_sight(other: int) -> float:
        after = seen.copy()
        after.play(other)
        return evaluator.chances(after)[seen.actor()]

    return sorted((other for other in seen.moves() if other != move), key=at_first_sight, reverse=True)[:count]


def sure_part(game: AnyGame, seen: Position, seat: int, moves: list[int], seed: int) -> list[int]:
    """The part of the line that hidden information cannot change: the seat's own decisions, possible in every deal."""
    if not game.hidden:
        return moves
    deals = _deals(game, seen, seat, seed)
    count = 0
    while count < len(moves) and all(deal.actor() == seat and moves[count] in deal.moves() for deal in deals):
        for deal in deals:
            deal.play(moves[count])
        count += 1
    return moves[:count]


def _deals(game: AnyGame, seen: Position, seat: int, seed: int) -> list[Position]:
    """Positions that the seat considers possible."""
    rng = Rng(seed, "hint")
    return [game.resample(seen, seat, rng) for _ in range(WORLDS if game.hidden else 1)]


def _deeds(game: AnyGame, seen: Position, seat: int, move: int, seed: int) -> list[LogLine]:
    """What the action does for sure; a first line that only names the action says nothing new."""
    action = game.text(seen, move)
    found = list(foresee(game, seen, action).lines)
    if found and all(str(value) in action for name, value in found[0].params.items() if name != "seat"):
        del found[0]
    del found[MOST_DEEDS:]
    deals = _deals(game, seen, seat, seed)
    before = [_points(deal, seat) for deal in deals]
    for deal in deals:
        deal.play(move)
    gain = min(_points(deal, seat) - points for deal, points in zip(deals, before, strict=True))
    if gain > 0 and not found:
        found.append(LogLine("hint-points", {"points": gain}))
    if all(deal.actor() == NOBODY and deal.winners() == [seat] for deal in deals):
        found.append(LogLine("hint-wins", {}))
    return found


def _points(deal: Position, seat: int) -> int:
    """A score below zero counts what is left to get rid of, as in Castel: nobody calls that points."""
    return max(0, deal.scores()[seat])


def _difference(
    game: AnyGame, seen: Position, seat: int, best: Decision, others: list[Decision], seed: int
) -> list[LogLine]:
    """What the action has that the next best lacks, where one thing stands out in every deal."""
    if not others or best.value - others[0].value < ALIKE:
        return []
    after, after_other = (
        [_played(deal, seat, decision.line) for deal in _deals(game, seen, seat, seed)]
        for decision in (best, others[0])
    )
    other = game.text(seen, others[0].move)
    named = by_name(game, after, after_other, seat)
    if named is not None:
        return [LogLine(named.message, {**named.params, "other": other})]
    message = what_counts(game, after, after_other, seat)
    return [LogLine(message, {"other": other})] if message else []


def _answer(game: AnyGame, seen: Position, seat: int, best: Decision, others: list[Decision]) -> list[LogLine]:
    """In an open game: the other seat's turn that makes the next best action clearly worse."""
    if game.hidden or not others or best.value - others[0].value < CLEAR:
        return []
    walk = seen.copy()
    answer: list[int] = []
    start = walk
    for move in others[0].line:
        if walk.actor() == seat and answer:
            break
        if walk.actor() not in (seat, NOBODY):
            start = walk.copy() if not answer else start
            answer.append(move)
        walk.play(move)
    if not answer or walk.actor() != seat:  # a turn that may go on is no line to show
        return []
    line = " ".join(in_words(game, start, answer))
    return [LogLine("hint-answer", {"other": game.text(seen, others[0].move), "line": line})]


def _played(deal: Position, seat: int, line: list[int]) -> Position:
    """The deal after the first moves of a line, as long as they are the seat's and possible."""
    for move in line:
        if deal.actor() != seat or move not in deal.moves():
            break
        deal.play(move)
    return deal


def _comparison(game: AnyGame, seen: Position, best: Decision, others: list[Decision]) -> LogLine:
    if not others:
        return LogLine("hint-only", {})
    ahead = best.value - others[0].value
    how = "hint-alike" if ahead < ALIKE else "hint-clearly" if ahead >= CLEAR else "hint-better"
    return LogLine(how, {"other": game.text(seen, others[0].move), "chance": round(100 * others[0].value)})
