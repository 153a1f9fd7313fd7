"""The engine against the plain model: the same legal lists and states at every decision of random games."""

from typing import Any

import pytest

from castelude import Rng, new_match
from tests.kit import budget, is_over
from tests.kit.castel_plain import Plain

OPTIONS: list[dict[str, Any]] = [
    {},
    {"hand_limit": True, "merchant_finish": False},
    {"minstrel": "two", "turn_limit": 0},
]


@pytest.mark.parametrize("options", OPTIONS, ids=["default", "variants", "two-cards"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_engine_and_plain_model_agree(players: int, options: dict[str, Any]) -> None:
    for seed in range(budget(6)):
        match = new_match("castel", players, options, seed=seed, manual_chance=True)
        plain = Plain(players, match.options, match.setup)
        rng = Rng(seed, "plain")
        while True:
            legal = match.legal()
            assert legal == plain.legal(), match.actions
            assert match.state() == plain.state(), match.actions
            assert match.result().scores == plain.scores()
            if is_over(match):
                break
            action = lively(legal, rng)
            match.apply(action)
            plain.play(action)


def lively(legal: list[str], rng: Rng) -> str:
    """A random action; placements and effects more often than swaps, so that the board fills."""
    chosen = [action for action in legal if not action.startswith("swap:")]
    pool = chosen if chosen and rng.below(8) else legal
    return pool[rng.below(len(pool))]
