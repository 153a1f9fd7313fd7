"""The chances of puzzles made again: the last step of mining is searched once more, and calibrated as it is now."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from castelude.arena.puzzle_mining import last_step
from castelude.arena.spreading import spread
from castelude.bots.decision import look
from castelude.core.registry import get_game
from castelude.puzzles.prove import prove
from castelude.puzzles.puzzle import Puzzle
from castelude.puzzles.turns import read_turn

ANY = -1.0
"""No margin is asked for: it was proven when the puzzle was mined."""


def weigh(puzzles: Sequence[Puzzle], progress: Callable[[int], None], workers: int = 1) -> list[Puzzle]:
    """The same puzzles with fresh chances; `progress` hears how many are done."""
    found: list[Puzzle] = []
    for puzzle in spread(weighed, puzzles, workers):
        found.append(puzzle)
        progress(len(found))
    return found


def weighed(puzzle: Puzzle) -> Puzzle:
    """A puzzle with the chances that mining would give it now; as it was, where the search no longer sees a choice."""
    game = get_game(puzzle.game)
    bot, seed = last_step(game, puzzle.seed, len(puzzle.actions))
    seen = look(game, puzzle.match().position, puzzle.seat, seed)
    proof = prove(game, seen, read_turn(game, seen, puzzle.solution), bot, seed, puzzle.keys, ANY)
    if proof is None:
        return puzzle
    return replace(puzzle, value=round(proof.chance, 3), rival=round(proof.rival_chance, 3))
