# castelude: compiled
"""What a position of Castello remembers of a move in order to take it back."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from castelude.games.castello.occurrences import Occurrences


@final
@mypyc_attr(serializable=True)
class Undo:
    """The move, and what stood before it where the move itself does not tell."""

    move: i64
    piece: i64  # the pawn that moves, as it stood; FREE when the move is STOP
    victim: i64  # the pawn hopped over and captured, or FREE
    fallen: i64  # the castles captured by this move, as bits
    mover: i64
    turns: i64
    quiet: i64
    seen: i64
    end: i64
    number: i64
    reversible: bool
    took: bool
    path: vec[i64]
    since: i64
    onward: i64
    taken: vec[i64]
    occurrences: Occurrences
    noted: i64  # how many positions `occurrences` held
