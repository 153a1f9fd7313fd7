"""How a bot chooses: random, greedy, alpha-beta or tree search, and how strongly. Everything here is data."""

from dataclasses import dataclass, replace
from typing import Literal

Method = Literal["random", "greedy", "alphabeta", "mcts"]


@dataclass(frozen=True)
class Mind:
    """One way to choose. `nodes` and `ms` are its own limits; a caller's budget takes their place.

    - `careless`: in so many of a hundred decisions it plays the first thing that comes to mind.
    - `noise`: alpha-beta misjudges every position by up to so much (a hundredth of a small piece).
    - `deepest`: alpha-beta looks no further than so many turns.
    - `explore`, `width`, `widening`, `rollout`, `deals_last`: tree search, see `mcts`.
    - `keep`: tree search goes on with the tree of the decision before where it can; 0: it begins anew.
    - `weights`: other weights than the game's own evaluation has, for tuning.
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

    def within(self, nodes: int | None, ms: int | None) -> "Mind":
        """The same mind with another budget; its own where both are None."""
        if nodes is None and ms is None:
            return self
        return replace(self, nodes=nodes, ms=ms)


RANDOM = Mind("random")
GREEDY = Mind("greedy")
