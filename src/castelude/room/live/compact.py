# castelude: compiled
"""The short forms in which events are sent, because every update has one. `web/src/api/journal.ts` spells them out."""

from collections.abc import Mapping
from typing import Any

import msgspec

from castelude.core.record import JsonObject
from castelude.core.verdict import LogLine
from castelude.room.live.table_events import SentActed, SentLine
from castelude.room.tables import shapes
from castelude.room.tables.happened import Decided, Seen

ACTIONS = 4
"""Where the short form of a decision has its actions."""
_encode = msgspec.json.Encoder().encode
encode_event = _encode
_decode = msgspec.json.Decoder(SentActed).decode


def encode_decision(decided: Decided, seen: Seen, game: str) -> bytes:
    """A decision as one reader gets it: the fields of `SentActed` as a list."""
    known = known_of(decided.seat, seen.actions)
    log = [short_line(line, game, known) for lines in seen.log for line in lines]
    sent = (decided.seq, decided.at, decided.seat, decided.ply, seen.actions, log, decided.turn)
    return _encode((*sent, decided.notation) if decided.notation else sent)


def decode_decision(text: bytes, game: str) -> tuple[SentActed, list[shapes.LogLine]]:
    """An encoded decision, and its log spelled out."""
    sent = _decode(text)
    known = known_of(sent.seat, sent.actions)
    return sent, [long_line(line, game, known) for line in sent.log]


def actions_in(text: bytes) -> list[str]:
    """The actions of an encoded decision."""
    return list(msgspec.json.decode(text)[ACTIONS])


def short_line(line: LogLine, game: str, known: Mapping[str, Any]) -> JsonObject | list[Any]:
    """A line of a game's log as `[word, args]` for GAME-log-word, without what the reader knows from its event."""
    word = line.message.removeprefix(log_prefix(game))
    if word == line.message:
        return line.to_json()
    return [word, {name: value for name, value in line.params.items() if known.get(name) != value}]


def long_line(line: SentLine | shapes.LogLine, game: str, known: Mapping[str, Any]) -> shapes.LogLine:
    """The line that a short one stands for."""
    return line if isinstance(line, dict) else {"id": log_prefix(game) + line.word, "args": {**known, **line.args}}


def known_of(seat: int, actions: list[str]) -> JsonObject:
    """What a line of the log need not say: the seat that acted, and its action."""
    return {"seat": seat, "action": actions[0]}


def log_prefix(game: str) -> str:
    return f"{game}-log-"
