"""The short forms in which events are sent, because every update has one. `web/src/api/journal.ts` spells them out."""

from collections.abc import Mapping
from typing import Any

import msgspec

from castelude.core.verdict import LogLine
from castelude.room.tables.happened import Decided, Seen

Json = dict[str, Any]
ACTIONS = 4
"""Where the short form of a decision has its actions."""
_encode = msgspec.json.Encoder().encode
encode_event = _encode


def encode_decision(decided: Decided, seen: Seen, game: str) -> bytes:
    """A decision as one reader gets it: the fields of `SentActed` as a list."""
    known = known_of(decided.seat, seen.actions)
    log = [short_line(line, game, known) for line in seen.log]
    return _encode(
        (decided.seq, decided.at, decided.seat, decided.ply, seen.actions, log, decided.turn, decided.notation)
    )


def actions_in(text: bytes) -> list[str]:
    """The actions of an encoded decision."""
    return list(msgspec.json.decode(text)[ACTIONS])


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
