"""Puzzles searched again by the master: with its own budget for the margin, with many times as much for the answer."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from castelude.arena.results import Lines
from castelude.bots.decision import look
from castelude.bots.levels import bot_of
from castelude.core.errors import BadFile
from castelude.core.record import JsonObject
from castelude.core.registry import get_game
from castelude.puzzles.library import read_file
from castelude.puzzles.prove import chooses, prove
from castelude.puzzles.puzzle import Puzzle

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
    puzzles: Sequence[Puzzle], times: int, path: Path | None, progress: Callable[[int, int], None]
) -> list[Verdict]:
    """A verdict on each puzzle; those that the file holds are not asked for again.

    `progress` hears how many verdicts there are, and how many puzzles were refuted.
    """
    sheet = Lines(path, {"times": times}, _read)
    try:
        known = {verdict.id for verdict in sheet.found}
        for puzzle in puzzles:
            if puzzle.id not in known:
                verdict = judge(puzzle, times)
                sheet.add(verdict, verdict.to_json())
                progress(len(sheet.found), sum(not one.holds for one in sheet.found))
        return list(sheet.found)
    finally:
        sheet.close()


def judge(puzzle: Puzzle, times: int) -> Verdict:
    """Whether the master, with its own budget, sees the margin of every key, and with many times as much plays them."""
    game = get_game(puzzle.game)
    position = puzzle.match().position
    master = bot_of(game, "master")
    usual = replace(master, ms=None)
    patient = replace(master, nodes=(master.nodes or 1) * times, ms=None)
    seen = look(game, position, puzzle.seat, puzzle.seed + SEED)
    moves = []
    walk = seen.copy()
    for action in puzzle.solution:
        moves.append(game.parse(walk, action))
        walk.play(moves[-1])
    seed = puzzle.seed + SEED
    proof = prove(game, seen, moves, usual, seed, puzzle.keys)
    holds = proof is not None and set(puzzle.keys) <= set(proof.keys)
    return Verdict(puzzle.id, times, holds and chooses(game, seen, moves, patient, seed, puzzle.keys))


def kept(puzzles: Sequence[Puzzle], verdicts: Sequence[Verdict]) -> list[Puzzle]:
    """The puzzles that were confirmed, each with the number of budgets it stood."""
    times = {verdict.id: verdict.times for verdict in verdicts if verdict.holds}
    return [replace(puzzle, confirmed=times[puzzle.id]) for puzzle in puzzles if puzzle.id in times]


def read_verdicts(path: Path) -> list[Verdict]:
    """The verdicts of a file that `castelude puzzles confirm` wrote; `BadFile` for another."""
    return read_file(path, _read, BadFile("error-results-line", path=str(path)))


def _read(line: JsonObject) -> Verdict:
    return Verdict(**line)
