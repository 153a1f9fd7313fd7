"""What all environments share: a game under way that is played by action indices."""

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from castelude.core.position import CHANCE, NOBODY, Position
from castelude.core.rng import Rng
from castelude.core.start import new_match
from castelude.core.utility import utilities
from castelude.encoding import Encoding
from castelude.texts import DEFAULT_LANG

PIXELS: Final = "rgb_array"
RENDER_MODES: Final = ("human", "ansi", PIXELS)


class Table:
    """Games of the same terms, one after the other. Random events come from the seed."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, object] | None) -> None:
        """Mistakes in the arguments are the `CasteludeError` of `new_match`."""
        first = new_match(game, players, options)
        self.encoding = Encoding(first.game)
        self.game = first.game
        self.players = first.players
        self.options = first.options
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game."""
        self.rng = Rng(seed, "environment")
        self.position: Position = self.game.dealt(self.players, self.options, self.rng)
        self._run_chance()

    @property
    def seat(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        actor = int(self.position.actor())
        return None if actor == NOBODY else actor

    def act(self, index: int) -> None:
        """Carry out an action index, with the random events that follow; `BadRequest` when it is not legal."""
        self.play(self.encoding.move(self.position, index))

    def play(self, move: int) -> None:
        """Carry out a legal move, with the random events that follow."""
        self.position.play(move)
        self._run_chance()

    def _run_chance(self) -> None:
        while self.position.actor() == CHANCE:
            self.position.play(self.position.random_move(self.rng))

    def rewards(self) -> list[float]:
        """What the game is worth to each seat, once it is over (see `utilities`); 0 before."""
        winners = self.position.winners()
        return utilities(winners, self.players) if winners else [0.0] * self.players

    def drawing(self, seat: int | None) -> str:
        """The board as a seat (None: a spectator) sees it."""
        return self.game.drawing(self.position, seat, DEFAULT_LANG)

    def render(self, mode: str | None, seat: int | None) -> str | NDArray[np.uint8] | None:
        """The board as a seat (None: a spectator) sees it: a text, an array of pixels, or printed."""
        if mode == PIXELS:
            from castelude.envs.pixels import pixels  # needs the extra `render`

            return pixels(self.game.picture(self.position, seat))
        text = self.drawing(seat)
        if mode == "ansi":
            return text
        print(text)
        return None
