# castelude: compiled
"""What an engine shows to the rest of the house: a position that can be played on."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castelude.core.rng import Rng

CHANCE: Final[i64] = -1
"""The actor of a random event."""
NOBODY: Final[i64] = -2
"""The actor when the game is over."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Position:
    """One moment of one game, compact and mutable.

    A move is a small integer that means something only in the position it was asked from. `play` does not check that
    a move is legal: the text door (`Game.parse`) does. Nothing here reads a clock or a file, or draws a random number
    from a generator that it was not given.
    Positions can be pickled, to think about them in another process (see `pickling`).
    """

    def actor(self) -> i64:
        """The seat that decides, CHANCE or NOBODY."""
        raise NotImplementedError

    def moves(self) -> list[int]:
        """Every legal move, each once, in an order that depends only on how the position came about; none when over."""
        raise NotImplementedError

    def count(self) -> i64:
        """The number of legal moves. Engines that know it without a list say so here."""
        return len(self.moves())

    def move_at(self, index: i64) -> i64:
        """The legal move at this place of `moves()`."""
        return self.moves()[index]

    def random_move(self, rng: Rng) -> i64:
        """A legal move, each equally likely: the one at `rng.below(count())`. Engines may find it in one go."""
        return self.move_at(rng.below(self.count()))

    def play(self, move: i64) -> None:
        """Carry out a legal move, with everything that follows from it without a choice."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """An equal position that shares nothing mutable with this one."""
        raise NotImplementedError

    # ---- for search ----

    def visit(self, move: i64) -> "Position":
        """The position after a legal move, to look at and then leave with `leave`.

        By default a copy. An engine that can take moves back plays the move on the spot and answers itself.
        """
        child = self.copy()
        child.play(move)
        return child

    def leave(self) -> None:
        """Take back the latest `visit`, the latest first; nothing to do where `visit` answers a copy."""

    def fingerprint(self) -> i64:
        """A number that two positions with the same prospects share, and others almost never; 0: not known."""
        return 0

    def scores(self) -> list[int]:
        """The score of each seat as it stands."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The winning seats, sorted; empty while the game is not over."""
        raise NotImplementedError
