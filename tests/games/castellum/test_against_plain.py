"""The engine against the plain model: the same legal lists, states and views at every decision of random games."""

from collections.abc import Callable

import pytest

from castelude import Rng, new_match
from castelude.core.options import OptionValue
from castelude.editions import read_edition
from tests.kit import budget
from tests.kit.castellum_editions import CardFile, generous, random_edition
from tests.kit.castellum_plain import Plain

Options = dict[str, OptionValue]
Write = Callable[[str, object], Options]


def compare(players: int, options: Options, cards: CardFile, seed: int) -> None:
    match = new_match("castellum", players, options, seed=seed)
    plain = Plain(players, cards, match.setup)
    rng = Rng(seed, "plain")
    while True:
        legal = match.legal()
        assert legal == plain.legal(), match.actions
        assert match.state() == plain.state(), match.actions
        for seat in (None, *range(players)):
            assert match.view(seat) == plain.view(seat), match.actions
        assert match.result().scores == plain.scores()
        if match.actor is None:
            assert match.result().winners == plain.winners()
            return
        action = seeking_angels(legal, cards, rng)
        match.apply(action)
        plain.play(action)


def seeking_angels(legal: list[str], cards: CardFile, rng: Rng) -> str:
    """A random action. Angels are rare at random, so they are sought."""
    drawing = {f"worker:{space['id']}" for space in cards["spaces"] if space["action"] == "angel"}
    angels = [action for action in legal if action in drawing or "!" in action or "cancel" in action]
    pool = angels if angels and rng.below(3) == 0 else legal
    return pool[rng.below(len(pool))]


@pytest.mark.clause("CM-8.4")
@pytest.mark.clause("CM-11.2")
@pytest.mark.clause("CM-12.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_plain_model_agree(players: int) -> None:
    for seed in range(budget(4)):
        compare(players, {}, read_edition("castellum", "house"), seed)


@pytest.mark.clause("CM-16.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_plain_model_agree_with_any_edition(players: int, own_edition: Write) -> None:
    for seed in range(budget(6)):
        cards = random_edition(Rng(seed, "edition")) if seed else generous()
        compare(players, own_edition(f"mine-{seed}", cards), cards, seed)
