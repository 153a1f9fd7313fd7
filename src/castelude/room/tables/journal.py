"""The lines of a journal as they go over the wire: short, for they are in every update, and spelled out again."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from castelude.core.verdict import LogLine

Json = dict[str, Any]
ACTED = "acted"
ACTED_FIELDS = ("seq", "at", "seat", "ply", "actions", "log", "turn", "notation")
"""An `acted`, the event of nearly every update, is a list of these."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An event as each viewer may read it.

    Kept as bytes: it is read when it is new and seldom again.
    """

    seq: int
    at_ms: int
    kind: str
    seat: int | None
    """The seat it is about, if it is about one."""
    ply: int | None
    text: bytes
    """As a spectator reads it."""
    own: dict[int | None, bytes] | None
    """As those seats read it that do not read what a spectator does."""

    def seen_by(self, seat: int | None) -> msgspec.Raw:
        return msgspec.Raw(self.own.get(seat, self.text) if self.own else self.text)

    def actions_seen_by(self, seat: int | None) -> list[str]:
        """The actions of an `acted`."""
        fields = msgspec.json.decode(self.seen_by(seat))
        return list(fields[ACTED_FIELDS.index("actions")])


def short_event(kind: str, fields: Json) -> Json | list[Any]:
    """An event as it is sent."""
    return [fields[name] for name in ACTED_FIELDS] if kind == ACTED else fields | {"kind": kind}


def short_line(line: LogLine, game: str, known: Mapping[str, Any]) -> Json | list[Any]:
    """A line of a game's log as `[word, args]` for GAME-log-word, without what the reader knows from its event."""
    word = line.message.removeprefix(log_prefix(game))
    if word == line.message:
        return line.to_json()
    return [word, {name: value for name, value in line.params.items() if known.get(name) != value}]


def known_of(seat: int, actions: list[str]) -> Json:
    """What a line of the log need not say: the seat that acted, and its action."""
    return {"seat": seat, "action": actions[0]}


def log_prefix(game: str) -> str:
    return f"{game}-log-"
