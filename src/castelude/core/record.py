"""A game as it is stored: options, setup and actions."""

from dataclasses import dataclass, field
from typing import Any

from castelude.core.errors import BadRecord
from castelude.core.options import OptionValue
from castelude.core.shape import ANYTHING, Fields, Items, Reason, an_object, number, require, text

JsonObject = dict[str, Any]


@dataclass
class Record:
    """`(game, players, options, setup, actions)`: replaying these gives the same states everywhere."""

    game: str
    players: int
    options: dict[str, OptionValue]
    setup: JsonObject
    actions: list[str] = field(default_factory=list)

    def to_json(self) -> JsonObject:
        """The record as JSON values, as it is stored; `read_record` reads it."""
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "setup": self.setup,
            "actions": list(self.actions),
        }


_TYPE = Reason("error-record-type", "key", "value")
_SHAPE = Fields(
    {
        "game": text(_TYPE),
        "players": number(None, None, _TYPE),
        "options": an_object(_TYPE),
        "setup": ANYTHING,
        "actions": Items(text(Reason("error-record-action", "number", "value")), _TYPE),
    },
    not_object=Reason("error-record-object", "value"),
    unknown=Reason("error-record-key", "key", "known"),
    missing=Reason("error-record-missing", "key"),
    order="fields",
)


def read_record(data: object) -> Record:
    """The record in a JSON value; `BadRecord` says what does not have its shape. Nothing is replayed yet.

    The setup is left to the game, which alone can judge it.
    """
    require(_SHAPE, data, BadRecord)
    assert isinstance(data, dict)
    return Record(data["game"], data["players"], data["options"], data["setup"], data["actions"])


CONTAINERS = (dict, list)


def copied(value: Any) -> Any:  # noqa: ANN401
    """A JSON value that shares nothing with this one."""
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    if isinstance(value, list):
        return [copied(item) if isinstance(item, CONTAINERS) else item for item in value]
    return value
