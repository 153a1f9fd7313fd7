"""The engine against the plain model: every legal list and every state of random games."""

import pytest

from castelude import Rng, new_match
from tests.kit import budget, is_over
from tests.kit.castellan_plain_game import PlainGame


def compare(players: int, seed: int, mood: int) -> int:
    """Play a game both ways and return how many decisions were `end`.

    In the moods 1 and 2 the seats like to close courtyards, in 2 they also hold on to their cards.
    """
    options = {"double_keep": seed % 5 != 4, "edition": "house", "trial_fitting": seed % 3 != 2}
    match = new_match("castellan", players, options, seed=seed)
    game = PlainGame(options, match.setup)
    rng = Rng(seed, "castellan-plain")
    while True:
        legal = match.legal()
        assert legal == game.legal(), (players, options, seed, match.actions)
        assert match.state() == game.state(), (players, options, seed, match.actions)
        if is_over(match):
            assert match.result().winners == game.winners()
            return match.actions.count("end")
        choice = legal
        if mood and legal[0][0] in "LST":
            choice = [action for action in legal if action[0] in "ST"] or legal
        if mood == 2 and legal[0].startswith("play:"):
            choice = [action for action in legal if "+" not in action] or legal
        action = choice[rng.below(len(choice))]
        match.apply(action)
        game.apply(action)


@pytest.mark.clause("CA-9.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_lists_and_states_agree_with_the_plain_model(players: int) -> None:
    assert sum(compare(players, 10 * players + seed, mood=seed % 3) for seed in range(budget(4))) > 0
