"""Gymnasium: one seat against bots (extra `gymnasium`).

    >>> from castelude.envs.single import CasteludeEnv
    >>> env = CasteludeEnv("castello", level="novice")
    >>> observation, info = env.reset(seed=3)
    >>> action = env.action_space.sample(info["action_mask"])
    >>> observation, reward, terminated, truncated, info = env.step(action)

The other seats are bots of a level, or random players. The reward comes at the end: 1 for a win, as much lost by the
losers together, 0 for a draw. `vector` makes many such tables at once.
"""

from collections.abc import Mapping
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from castelude.bots.bot import Bot
from castelude.bots.decision import decide, look
from castelude.bots.levels import bot_of
from castelude.core.errors import BadRequest
from castelude.core.options import shown
from castelude.envs.table import RENDER_MODES, Table

RANDOM = "random"


class CasteludeEnv(gymnasium.Env[Any, Any]):
    """A table at which one seat learns."""

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 2}  # noqa: RUF012 Gymnasium's own

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        level: str = RANDOM,
        seat: int | None = None,
        nodes: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`level` is `random` or a level of the bots, `nodes` limits its search; without `seat` the seat is drawn."""
        self.table = Table(game, players, options)
        encoding = self.table.encoding
        self._bot: Bot | None = None
        if level != RANDOM:
            self._bot = bot_of(self.table.game, level, self.table.players).within(nodes, None)
        if seat is not None and not 0 <= seat < self.table.players:
            raise BadRequest("error-seat", seat=shown(seat), most=self.table.players - 1)
        self._fixed_seat = seat
        self.render_mode = render_mode
        self.observation_space = Box(0, 255, (encoding.observation_size,), np.uint8)
        self.action_space = Discrete(encoding.num_actions)
        self.seat = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; with a seed always the same one. The other seats play until it is the learner's turn."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(self.table.players))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self.table.begin(int(self.np_random.integers(2**62)))
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, SupportsFloat, bool, bool, dict[str, Any]]:  # noqa: ANN401
        """Carry out an action index. One that is not legal ends the game with -1, and `info` says so."""
        mask = self.action_mask()
        if not 0 <= int(action) < len(mask) or not mask[int(action)]:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self.table.act(int(action))
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        over = self.table.seat is None
        return self._seen(), self.table.rewards()[self.seat], over, False, self._info()

    def action_mask(self) -> Any:  # noqa: ANN401
        """A 1 for every legal action of the learner."""
        return self.table.encoding.mask(self.table.position)

    def _seen(self) -> Any:  # noqa: ANN401
        return self.table.encoding.observation(self.table.position, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_mask(), "seat": self.seat}

    def _let_others_play(self) -> None:
        table = self.table
        while (seat := table.seat) is not None and seat != self.seat:
            if self._bot is None:
                table.play(int(table.position.random_move(table.rng)))
                continue
            seed = int(table.rng.below(2**31))
            seen = look(table.game, table.position, seat, seed)
            chosen = decide(table.game, seen, self._bot, seed)
            table.play(table.game.parse(table.position, table.game.text(seen, chosen.move)))

    def render(self) -> Any:  # noqa: ANN401
        """The board as the learner sees it: printed, as a text, or as an array of pixels (extra `render`)."""
        return self.table.render(self.render_mode, self.seat)


def vector(number: int, game: str, **terms: Any) -> gymnasium.vector.SyncVectorEnv:  # noqa: ANN401
    """So many tables at once, each with its own seed; the terms are those of `CasteludeEnv`."""
    return gymnasium.vector.SyncVectorEnv([lambda: CasteludeEnv(game, **terms)] * number)
