"""Puzzles searched again by the master: with its own budget for the margin, with many times as much for the answer."""

import functools
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from castelude.arena.results import Lines
from castelude.arena.spreading import spread
from castelude.bots.bot import Bot
from castelude.bots.decision import look, think
from castelude.bots.levels import bot_of
from castelude.core.errors import BadFile
from castelude.core.game import AnyGame
from castelude.core.position import Position
from castelude.core.record import JsonObject
from castelude.core.registry import get_game
from castelude.puzzles.library import read_file
from castelude.puzzles.prove import AS_GOOD, chooses, prove
from castelude.puzzles.puzzle import Puzzle
from castelude.puzzles.turns import as_good_first, played, read_turn

SEED = 10


@dataclass(frozen=True)
class Verdict:
    """Whether the master, with so many times its budget, plays the keys of a puzzle."""

    id: str
    times: int
    holds: bool

    def to_json(self) -> JsonObject:
        return asdict(self)


def confirm(
    puzzles: Sequence[Puzzle],
    times: int,
    path: Path | None,
    progress: Callable[[int, int], None],
    workers: int = 1,
) -> list[Verdict]:
    """A verdict on each puzzle; those that the file holds are not asked for again.

    `progress` hears how many verdicts there are, and how many puzzles were refuted.
    """
    sheet = Lines(path, {"times": times}, _read)
    try:
        known = {verdict.id for verdict in sheet.found}
        asked = [puzzle for puzzle in puzzles if puzzle.id not in known]
        for verdict in spread(functools.partial(judge, times=times), asked, workers):
            sheet.add(verdict, verdict.to_json())
            progress(len(sheet.found), sum(not one.holds for one in sheet.found))
        return list(sheet.found)
    finally:
        sheet.close()


def judge(puzzle: Puzzle, times: int) -> Verdict:
    """Whether the master, with its own budget, finds nothing as good as the first key, and with more plays all of them.

    For alpha-beta a turn is one step: with more it begins the turn, and finishes it with its own budget.
    """
    game = get_game(puzzle.game)
    master = replace(bot_of(game, "master"), ms=None)
    patient = replace(master, nodes=(master.nodes or 1) * times)
    seed = puzzle.seed + SEED
    seen = look(game, puzzle.match().position, puzzle.seat, seed)
    moves = read_turn(game, seen, puzzle.solution)
    holds = prove(game, seen, moves, master, seed, puzzle.keys[:1], AS_GOOD) is not None
    if not puzzle.only:
        return Verdict(puzzle.id, times, holds and chooses(game, seen, moves, patient, seed, puzzle.keys))
    begins = holds and think(game, seen, patient, seed).move in as_good_first(game, seen, moves)
    return Verdict(puzzle.id, times, begins and _finishes(game, played(seen, moves[:1]), moves[1:], master, seed))


def _finishes(game: AnyGame, begun: Position, rest: list[int], master: Bot, seed: int) -> bool:
    """Whether the master goes on with a turn that was begun."""
    return not rest or chooses(game, begun, rest, master, seed, range(len(rest)))


def kept(puzzles: Sequence[Puzzle], verdicts: Sequence[Verdict]) -> list[Puzzle]:
    """The puzzles that were confirmed, each with the number of budgets it stood."""
    times = {verdict.id: verdict.times for verdict in verdicts if verdict.holds}
    return [replace(puzzle, confirmed=times[puzzle.id]) for puzzle in puzzles if puzzle.id in times]


def read_verdicts(path: Path) -> list[Verdict]:
    """The verdicts of a file that `castelude puzzles confirm` wrote; `BadFile` for another."""
    return read_file(path, _read, BadFile("error-results-line", path=str(path)))


def _read(line: JsonObject) -> Verdict:
    return Verdict(**line)
