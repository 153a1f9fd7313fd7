"""The puzzle of a day: the same for everybody, and another one every day until all have had their turn. Pure."""

import hashlib
from collections.abc import Sequence
from datetime import date

from castelude.puzzles.puzzle import Puzzle


def puzzle_of_day(puzzles: Sequence[Puzzle], day: str) -> Puzzle | None:
    """The puzzle of a game on a day such as `2028-02-29`; None where the game has none.

    Only those come that tell people something, as long as there are such. Their order mixes hard and easy ones, and no
    puzzle comes again before all the others.
    """
    if not puzzles:
        return None
    order = sorted(
        [puzzle for puzzle in puzzles if puzzle.telling] or puzzles,
        key=lambda puzzle: hashlib.sha256(puzzle.id.encode()).digest(),
    )
    return order[date.fromisoformat(day).toordinal() % len(order)]
