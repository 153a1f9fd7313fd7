"""Games as NumPy arrays: numbered actions, legal masks, observations and states (extra `encoding`).

    >>> from castelude import new_match
    >>> from castelude.encoding import Encoding
    >>> castello = Encoding("castello")
    >>> position = new_match("castello", seed=1).position
    >>> castello.mask(position).sum(), castello.observation(position, 0).shape

Each game has one encoding, whatever the number of seats. An action index means the same in every position, and
`docs/encodings` names every number. The compiled engine writes the arrays; nothing here loops over them.
"""

from math import prod
from typing import Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from castelude.core.encoder import NO_MOVE, Encoder, Field
from castelude.core.errors import BadRequest
from castelude.core.game import AnyGame
from castelude.core.options import shown
from castelude.core.position import Position
from castelude.core.registry import get_game

Bytes: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]
Number = TypeVar("Number", bound=np.integer[Any])


class Encoding:
    """The encoding of one game."""

    def __init__(self, game: str | AnyGame) -> None:
        """The encoding of a game; `BadRequest` for a game that has none."""
        self.game: AnyGame = get_game(game) if isinstance(game, str) else game
        if self.game.encoder is None:
            raise BadRequest("error-no-encoding", game=self.game.id)
        self._encoder: Encoder = self.game.encoder
        self.version: int = self._encoder.version
        self.num_actions = _size(self._encoder.kinds)
        self.observation_size = _size(self._encoder.observed)
        self.state_size = _size(self._encoder.whole)

    def __repr__(self) -> str:
        return f"<Encoding: {self.game.id}-v{self.version}, {self.num_actions} actions>"

    # ---- arrays ----

    def mask(self, position: Position) -> Mask:
        """A 1 for every legal action, 0 for the others; all 0 when the game is over."""
        return mask_of(array_of(self._encoder.mask(position), np.int64), self.num_actions)

    def observation(self, position: Position, seat: int) -> Bytes:
        """What the seat may know, as numbers from 0 to 255; `fields` says which is which."""
        return array_of(self._encoder.observation(position, seat), np.uint8)

    def state(self, position: Position) -> Bytes:
        """Everything, hidden things included: for critics and for analysis, never for a player."""
        return array_of(self._encoder.state(position), np.uint8)

    @property
    def fields(self) -> list[Field]:
        """The parts of an observation, in order: each has a name, a shape and a meaning."""
        return list(self._encoder.observed)

    @property
    def state_fields(self) -> list[Field]:
        """The parts of a state, in order."""
        return list(self._encoder.whole)

    @property
    def action_kinds(self) -> list[Field]:
        """The kinds of actions, in the order of their indices."""
        return list(self._encoder.kinds)

    def named(self, array: Bytes) -> dict[str, Bytes]:
        """The parts of an observation or a state by name, each in its shape; they share the array's memory."""
        fields = self.fields if array.shape[-1] == self.observation_size else self.state_fields
        parts: dict[str, Bytes] = {}
        start = 0
        for field in fields:
            end = start + prod(field.shape)
            parts[field.name] = array[..., start:end].reshape(*array.shape[:-1], *field.shape)
            start = end
        return parts

    # ---- actions, both ways ----

    def legal(self, position: Position) -> NDArray[np.int64]:
        """The indices of the legal actions, in the order of `position.moves()`."""
        return np.array(self._encoder.legal(position), np.int64)

    def index(self, position: Position, move: int) -> int:
        """The action index of a legal move of the engine."""
        return int(self._encoder.index_of(position, move))

    def move(self, position: Position, index: int) -> int:
        """The move of an action index; `BadRequest` when the action is not legal here."""
        found = int(self._encoder.move_of(position, index)) if 0 <= index < self.num_actions else NO_MOVE
        if found == NO_MOVE:
            raise BadRequest("error-action-index", value=shown(int(index)), most=self.num_actions - 1)
        return found

    def text(self, position: Position, index: int) -> str:
        """The action text of an action index."""
        return self.game.text(position, self.move(position, index))

    def index_of_text(self, position: Position, text: str) -> int:
        """The action index of a text; `IllegalAction` when it is not legal here."""
        return self.index(position, self.game.parse(position, text))


def shared(packed: Any, kind: type[Number]) -> NDArray[Number]:  # noqa: ANN401 vec has the buffer protocol untold
    """A packed array of the engine as one of NumPy's, which shows what the engine writes and cannot be written to."""
    return np.frombuffer(packed, kind)


def array_of(packed: Any, kind: type[Number]) -> NDArray[Number]:  # noqa: ANN401 vec has the buffer protocol untold
    """A packed array of the engine as one of NumPy's, copied in one piece."""
    return np.array(shared(packed, kind))


def mask_of(words: NDArray[np.int64], width: int) -> Mask:
    """The masks that the engine writes with eight numbers in a word, without a copy."""
    return words.view(np.int8)[..., :width]


def _size(fields: list[Field]) -> int:
    return sum(prod(field.shape) for field in fields)
