"""Whether an answer to a puzzle is right, and what refutes it.

Whoever reaches the position of the solution is right, in whatever order. Where the solution is the only right turn,
everything else is wrong. Elsewhere, as in games with secrets, an answer is judged by its value: the answer and the
solution are searched with the same effort, over many deals of what the seat cannot know, and the answer is right
when it is worth about as much.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from castelude.bots.budget import Budget
from castelude.bots.decision import Bounds, decide, look
from castelude.bots.hint import sure_part
from castelude.bots.levels import bot_of
from castelude.bots.lines import NODES_PER_MS
from castelude.bots.suggest import in_words, seats_of
from castelude.core.game import AnyGame
from castelude.core.position import Position
from castelude.puzzles.prove import AS_GOOD
from castelude.puzzles.puzzle import Puzzle
from castelude.puzzles.turns import after, is_whole, played, read_turn

MOST_REPLIES = 12
State = Literal["open", "right", "wrong"]
"""The turn goes on; it was a right answer; it was a wrong one."""


@dataclass(frozen=True)
class Judgement:
    """What an answer is, its value for the seat where it was searched, and the replies that refute a wrong one.

    `best`: the value of the solution by the same search, to compare with; None where only the puzzle's own is known.
    `seats`: who decides each reply.
    """

    state: State
    value: float | None
    reply: list[str]
    best: float | None = None
    seats: list[int | None] = field(default_factory=list)


def judge(puzzle: Puzzle, actions: Sequence[str], seed: int, ms: int) -> Judgement:
    """Judge the actions of a turn, perhaps not finished yet; `IllegalAction` for one that cannot be played.

    It takes no time unless a turn has to be searched, and then about so many milliseconds.
    """
    match = puzzle.match()
    game, start = match.game, match.position
    moves = read_turn(game, start, actions)
    end = played(start, moves)
    if end.actor() == puzzle.seat and not is_whole(game, start, moves):
        return Judgement("open", None, [])
    best = read_turn(game, start, puzzle.solution)
    wanted = played(start, best)
    if game.state(end) == game.state(wanted):
        return Judgement("right", puzzle.value, [])
    if puzzle.only and not game.hidden:
        return _compared(_wrong(game, end, puzzle, None, seed, ms / 2), _left(game, wanted, puzzle, seed, ms / 2))
    seen = look(game, start, puzzle.seat, seed)
    own, ideal = (_value(game, seen, turn, seed, ms / 3) for turn in (moves, best))
    if own >= ideal - AS_GOOD:
        return Judgement("right", own, [], ideal)
    return replace(_wrong(game, end, puzzle, own, seed, ms / 3), best=ideal)


def _value(game: AnyGame, seen: Position, moves: Sequence[int], seed: int, ms: float) -> float:
    """The seat's chance after a turn, as far as it can know."""
    before = after(seen, moves[:-1])
    if before is None or moves[-1] not in before.moves():
        return 0.0
    return decide(game, before, bot_of(game, "master"), seed, Bounds(_budget(ms), moves[-1])).value


def _left(game: AnyGame, end: Position, puzzle: Puzzle, seed: int, ms: float) -> float:
    """In an open game of two: the chance after the solution, by what it leaves to the other seat."""
    if end.actor() < 0 or end.actor() == puzzle.seat:
        return puzzle.value
    return 1 - decide(game, end, bot_of(game, "master"), seed, Bounds(_budget(ms))).value


def _compared(wrong: Judgement, best: float) -> Judgement:
    """With the solution's value by a search just as short; where that does not see the difference, neither is told."""
    if wrong.value is not None and wrong.value < best:
        return replace(wrong, best=best)
    return replace(wrong, value=None)


def _wrong(game: AnyGame, end: Position, puzzle: Puzzle, value: float | None, seed: int, ms: float) -> Judgement:
    """With the best reply: what the next seat plays, and what is expected after it."""
    seat = end.actor()
    if seat < 0 or seat == puzzle.seat:
        return Judgement("wrong", value, [])
    seen = look(game, end, seat, seed)
    found = decide(game, seen, bot_of(game, "master"), seed, Bounds(_budget(ms)))
    line = (sure_part(game, seen, seat, found.line, seed) or [found.move])[:MOST_REPLIES]
    if value is None:
        value = 1 - found.value
    return Judgement("wrong", value, in_words(game, seen, line), seats=seats_of(seen, line))


def _budget(ms: float) -> Budget:
    return Budget(max(1, int(ms * NODES_PER_MS)), ms)
