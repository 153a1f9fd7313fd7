"""How a bot chooses: random, greedy, alpha-beta or tree search, and how strongly. Everything here is data."""

from dataclasses import dataclass, replace
from typing import Literal

Method = Literal["random", "greedy", "alphabeta", "mcts"]


@dataclass(frozen=True)
class Bot:
    """One way to choose. `nodes` and `ms` are its own limits; the caller's budget overrides them.

    - `careless`: the percentage of decisions in which it plays a random move.
    - `noise`: alpha-beta misjudges each position by up to this much (in hundredths of a small piece).
    - `deepest`: alpha-beta searches at most this many turns ahead.
    - `explore`, `width`, `widening`, `rollout`, `deals_last`: tree search, see `mcts`.
    - `keep`: tree search reuses the tree of the previous decision where it can; 0 switches that off.
    - `weights`: weights that override those of the game's evaluation, for tuning.
    """

    method: Method
    nodes: int | None = None
    ms: int | None = None
    careless: int = 0
    noise: int = 0
    deepest: int = 60
    explore: float = 0.5
    width: float = 3.0
    widening: float = 0.4
    rollout: int = 20
    deals_last: int = 4
    keep: int = 1
    weights: tuple[tuple[str, int], ...] = ()

    def within(self, nodes: int | None, ms: int | None) -> "Bot":
        """The same bot with another budget; its own where both are None."""
        if nodes is None and ms is None:
            return self
        return replace(self, nodes=nodes, ms=ms)


RANDOM = Bot("random")
GREEDY = Bot("greedy")
