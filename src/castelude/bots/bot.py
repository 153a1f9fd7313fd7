"""How a bot chooses: random, greedy, alpha-beta or tree search, and how strongly. Everything here is data."""

from dataclasses import dataclass, replace
from typing import Final, Literal

Method = Literal["random", "greedy", "alphabeta", "mcts"]


@dataclass(frozen=True)
class Bot:
    """One way to choose. `nodes` and `ms` are its own limits; the caller's budget overrides them.

    - `overlooks`: the percentage of its moves that it does not notice in a decision; it never overlooks a win at once.
    - `noise`: it misjudges each position by up to this much: alpha-beta in hundredths of a small piece, greedy in
      hundredths of the logarithm of the odds.
    - `deepest`: alpha-beta searches at most this many turns ahead.
    - `explore`, `width`, `widening`, `rollout`, `deals_last`: tree search, see `mcts`.
    - `keep`: 0 makes a search start afresh at each decision, without the tree or the plan of the one before.
    - `looks`: tree search first judges so many of its moves, those that look best, to try the best of them first.
    - `network`: the learned judge: `own` is the one that the game brings, `none` is none, else the path of one.
    - `weights`: weights that override those of the game's evaluation, for tuning.
    """

    method: Method
    nodes: int | None = None
    ms: int | None = None
    overlooks: int = 0
    noise: int = 0
    deepest: int = 60
    explore: float = 0.5
    width: float = 3.0
    widening: float = 0.4
    rollout: int = 20
    deals_last: int = 4
    keep: int = 1
    looks: int = 64
    network: str = "own"
    weights: tuple[tuple[str, int], ...] = ()

    def within(self, nodes: int | None, ms: int | None) -> "Bot":
        """The same bot with another budget; its own where both are None."""
        if nodes is None and ms is None:
            return self
        return replace(self, nodes=nodes, ms=ms)


EFFECTIVE: Final[dict[Method, tuple[str, ...]]] = {
    "random": (),
    "greedy": ("overlooks", "noise", "network", "weights"),
    "alphabeta": ("nodes", "ms", "overlooks", "noise", "deepest", "keep", "weights"),
    "mcts": (
        *("nodes", "ms", "overlooks", "explore", "width", "widening", "rollout", "deals_last"),
        *("keep", "looks", "network", "weights"),
    ),
}
"""By method: the settings that change what a bot does."""

RANDOM = Bot("random")
GREEDY = Bot("greedy", network="none")
