"""PettingZoo's own tests, in short form, and what they do not look at."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from castelude import all_games
from castelude.core.errors import CasteludeError
from castelude.envs.aec import CasteludeAEC, env
from castelude.envs.pixels import WIDTH, pixels

each_game = pytest.mark.parametrize("game", list(all_games()))


def play(table: Any, seed: int) -> tuple[list[tuple[str, int]], dict[str, float]]:  # noqa: ANN401
    """A random game: who chose what, and the rewards."""
    table.reset(seed=seed)
    chosen: list[tuple[str, int]] = []
    earned: dict[str, float] = {}
    rng = np.random.default_rng(seed)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        earned[agent] = earned.get(agent, 0.0) + reward
        action = None if terminated or truncated else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        chosen += [] if action is None else [(agent, action)]
        table.step(action)
    return chosen, earned


@each_game
def test_the_interface_is_kept(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # api_test warns of observations that are not images
        api_test(env(game, render_mode="ansi"), num_cycles=60)


@each_game
def test_a_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=20)
    assert play(env(game), 5) == play(env(game), 5)
    assert play(env(game), 5) != play(env(game), 6)


@pytest.mark.parametrize(("game", "players"), [("castel", 5), ("castellan", 3), ("castellum", 4), ("castello", 2)])
def test_the_rewards_sum_up_to_nothing(game: str, players: int) -> None:
    chosen, earned = play(env(game, players), 1)
    assert {agent for agent, _ in chosen} == set(earned) == {f"seat_{seat}" for seat in range(players)}
    assert sum(earned.values()) == pytest.approx(0)
    assert max(earned.values()) > 0 or not any(earned.values())


def test_what_is_not_legal_ends_the_game() -> None:
    table = env("castello")
    table.reset(seed=1)
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards["seat_0"] == -1
    raw = CasteludeAEC("castello")
    raw.reset(seed=1)
    with pytest.raises(CasteludeError):
        raw.step(5040)


def test_only_the_seat_to_decide_has_a_mask() -> None:
    table = CasteludeAEC("castellum", 3)
    table.reset(seed=1)
    masks = {agent: int(table.observe(agent)["action_mask"].sum()) for agent in table.agents}
    assert [agent for agent, number in masks.items() if number] == [table.agent_selection]
    assert table.metadata["name"] == "castellum_v1"


def test_its_pixels_are_those_of_the_picture() -> None:
    drawn = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="8"><defs><linearGradient id="g" x2="1" y2="1">'
        '<stop stop-color="#000"/><stop offset="1" stop-color="#f80"/></linearGradient></defs>'
        '<rect width="32" height="8" fill="url(#g)"/><rect width="16" height="8" fill="#123456"/></svg>'
    )
    found = pixels(drawn, 32)
    assert found.shape == (8, 32, 3)
    assert (found[:, :16] == (0x12, 0x34, 0x56)).all()
    assert (np.diff(found[:, 16:, 0].astype(int), axis=1) >= 0).all()  # it gets lighter to the right
    table = CasteludeAEC("castellum", render_mode="rgb_array")
    table.reset(seed=1)
    before = table.render()
    assert (before.dtype, before.shape[1:]) == (np.uint8, (WIDTH, 3))
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert (table.render() != before).any()


def test_it_draws_what_a_spectator_sees(capsys: pytest.CaptureFixture[str]) -> None:
    table = CasteludeAEC("castel", render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text == table.table.drawing(None)
    table.render_mode = "human"
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert capsys.readouterr().out == table.table.drawing(None) + "\n"
