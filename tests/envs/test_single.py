"""Gymnasium's own check, in short form, and what it does not look at."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from castelude import BadRequest, all_games
from castelude.envs.single import CasteludeEnv, vector

each_game = pytest.mark.parametrize("game", list(all_games()))


@each_game
def test_the_interface_is_kept(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # check_env would rather have a registered name
        check_env(CasteludeEnv(game, render_mode="ansi"), skip_render_check=True)


def play(env: CasteludeEnv, seed: int) -> tuple[list[int], float, int]:
    """A game of a random learner: its actions, its reward and its seat."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    chosen: list[int] = []
    over = not info["action_mask"].any()
    reward = 0.0
    while not over:
        chosen.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        _, earned, over, _, info = env.step(chosen[-1])
        reward += float(earned)
    return chosen, reward, int(info["seat"])


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_seed_gives_the_same_game(level: str) -> None:
    games = [play(CasteludeEnv("castel", 3, level=level), seed) for seed in (4, 4, 5, 6)]
    assert games[0] == games[1] != games[2]
    assert all(reward in (1.0, -0.5, 0.25, 0.0) for _, reward, _ in games)
    assert all(seat in (0, 1, 2) for _, _, seat in games)


def test_a_seat_can_be_chosen() -> None:
    env = CasteludeEnv("castellum", 2, seat=1)
    assert [env.reset(seed=seed)[1]["seat"] for seed in range(4)] == [1, 1, 1, 1]
    with pytest.raises(BadRequest, match="no seat 2"):
        CasteludeEnv("castellum", 2, seat=2)


def test_what_is_not_legal_ends_the_game() -> None:
    env = CasteludeEnv("castello", seat=0)
    env.reset(seed=1)
    for action in (5040, 5041, -1):
        _, reward, terminated, _, info = env.step(action)
        assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_many_tables_at_once() -> None:
    tables = vector(3, "castel")
    seen, info = tables.reset(seed=1)
    assert seen.shape == (3, 6055)
    for _ in range(5):
        actions = np.array([int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]])
        seen, rewards, over, _, info = tables.step(actions)
    assert (seen.shape, rewards.shape, over.shape) == ((3, 6055), (3,), (3,))
    tables.close()
