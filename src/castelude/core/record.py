"""A game as it is stored: what was agreed, what was dealt, what was done."""

from dataclasses import dataclass, field
from typing import Any

from castelude.core.errors import BadRecord
from castelude.core.options import OptionValue, shown

JsonObject = dict[str, Any]


@dataclass
class Record:
    """`(game, players, options, setup, actions)`: replaying these gives the same states everywhere, for ever."""

    game: str
    players: int
    options: dict[str, OptionValue]
    setup: JsonObject
    actions: list[str] = field(default_factory=list)

    def to_json(self) -> JsonObject:
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "setup": self.setup,
            "actions": list(self.actions),
        }


_FORM = {"game": str, "players": int, "options": dict, "setup": object, "actions": list}


def read_record(data: object) -> Record:
    """The record in a JSON value; `BadRecord` says what is not of its form. Nothing is replayed yet.

    The setup is left to the game, which knows what a setup may be.
    """
    if not isinstance(data, dict):
        raise BadRecord("error-record-object", value=shown(data))
    for key in data:
        if key not in _FORM:
            raise BadRecord("error-record-key", key=shown(key), known=", ".join(_FORM))
    for key, kind in _FORM.items():
        if key not in data:
            raise BadRecord("error-record-missing", key=key)
        value = data[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadRecord("error-record-type", key=key, value=shown(value))
    for number, action in enumerate(data["actions"], 1):
        if not isinstance(action, str):
            raise BadRecord("error-record-action", number=number, value=shown(action))
    return Record(data["game"], data["players"], data["options"], data["setup"], data["actions"])
