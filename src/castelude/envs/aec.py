"""PettingZoo: all seats of a game in turn (extra `pettingzoo`).

    >>> from castelude.envs.aec import env
    >>> table = env("castel", players=3, render_mode="ansi")
    >>> table.reset(seed=7)
    >>> for agent in table.agent_iter():
    ...     observation, reward, termination, truncation, info = table.last()
    ...     over = termination or truncation
    ...     table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

Agents are `seat_0`, `seat_1`, …; rewards come at the end and sum up to 0. Random events happen by themselves.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from castelude.envs.table import RENDER_MODES, Table

Observation = dict[str, Any]


class CasteludeAEC(AECEnv[str, Observation, int]):
    """A table at which every seat is an agent; `env` adds the wrappers that users of PettingZoo expect."""

    metadata: dict[str, Any] = {  # noqa: RUF012 PettingZoo's own declaration
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options)
        encoding = self.table.encoding
        self.metadata = {**type(self).metadata, "name": f"{game}_v{encoding.version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = Box(0, 255, (encoding.observation_size,), np.uint8)
        mask = Box(0, 1, (encoding.num_actions,), np.int8)
        self.observation_spaces = {agent: Dict(observation=seen, action_mask=mask) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(encoding.num_actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:  # noqa: ANN401
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:  # noqa: ANN401
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed always the same one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.begin(int(self._seeds.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What the agent may know, and the mask of its legal actions: zeros when another seat decides."""
        table, seat = self.table, self._seats[agent]
        mask = np.zeros(table.encoding.num_actions, np.int8)
        return {
            "observation": table.encoding.observation(table.position, seat),
            "action_mask": table.encoding.mask(table.position) if table.seat == seat else mask,
        }

    def step(self, action: int | None) -> None:
        """Carry out an action index; one that is not legal is a `BadRequest`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.seat is None:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        seat = self.table.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def render(self) -> Any:  # noqa: ANN401
        """The board as a spectator sees it: printed, as a text, or as an array of pixels (extra `render`)."""
        return self.table.render(self.render_mode, None)

    def close(self) -> None:
        """Nothing is held."""


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> Any:  # noqa: ANN401 a wrapped environment
    """The environment as PettingZoo's own games are wrapped: an action that is not legal ends the game with -1."""
    inner: Any = CasteludeAEC(game, players, options, render_mode)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)
