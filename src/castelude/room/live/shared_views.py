# castelude: compiled
"""What the viewers of a table share: its journal as it is sent, and each part of its snapshot with the latest delta.

Each is rendered once an event for all viewers that may see it.
"""

import zlib
from collections.abc import Iterable
from typing import Any

import msgspec

from castelude.core.record import JsonObject
from castelude.room.live.compact import actions_in, encode_event
from castelude.room.live.delta import SAME, diff
from castelude.room.live.journal import Entry, entry_of
from castelude.room.tables.happened import Happened
from castelude.room.tables.shapes import CommonPart
from castelude.room.tables.table import Table

WINDOW_BITS = 11
"""Packing takes 16 KB for a moment; with zlib's own choice it would be 256, which malloc does not give back."""
MOST_PACKED = 50
"""So many views are packed at a time, in about a millisecond."""


class SharedView:
    """A part of a table as it was last sent, and the delta that led there.

    Where nothing has happened for a while, `value` is packed, in a tenth of the memory; it is unpacked with the next
    event.
    """

    __slots__ = ("_after", "_delta", "seq", "value")

    def __init__(self) -> None:
        self.seq = 0
        self.value: Any = None
        self._after = 0
        self._delta: JsonObject = {}

    def advance(self, seq: int, value: object, known: object) -> None:
        """Hold this value after event `seq`; `known` is what viewers of the version before it have by now."""
        delta: Any = SAME if known is None else diff(known, value)
        self.step(seq, value, {} if delta is SAME else delta)

    def step(self, seq: int, value: object, delta: JsonObject) -> None:
        """Hold this value after event `seq`, and how it differs from what viewers of the version before it have."""
        self._after, self._delta = self.seq, delta
        self.seq, self.value = seq, value

    def known(self) -> Any:  # noqa: ANN401 JSON
        """What viewers of this version have; None before there is one."""
        return _unpacked(self.value) if isinstance(self.value, bytes) else self.value

    def pack(self) -> bool:
        """Keep the value packed from now on, and no delta; False if there is nothing to pack."""
        if self.value is None or isinstance(self.value, bytes):
            return False
        self.value = _packed(self.value)
        self._after, self._delta = 0, {}
        return True

    def since(self, seq: int) -> JsonObject | None:
        """The delta from version `seq`, or None if the cache has moved on."""
        return self._delta if seq == self._after and seq > 0 else None


class CommonView(SharedView):
    """What everybody sees of a table: `value` is packed, for it is read only when more than the game has changed."""

    __slots__ = ("actor", "plies")

    def __init__(self) -> None:
        super().__init__()
        self.actor: int | None = None
        self.plies = 0

    def look(self, seq: int, seen: CommonPart, known: JsonObject | None) -> None:
        """Hold what everybody sees after event `seq`; `known` is what viewers of the version before it have by now."""
        self.advance(seq, seen, known)
        self.value = _packed(seen)
        self.actor, self.plies = seen["table"]["actor"], seen["table"]["plies"]

    def go_on(self, seq: int, actor: int | None, plies: int, delta: JsonObject) -> None:
        """Only the game has changed."""
        self.step(seq, self.value, delta)
        self.actor, self.plies = actor, plies

    def unpacked(self) -> JsonObject | None:
        """What viewers of this version have, but for what the latest event says."""
        if self.value is None:
            return None
        known: JsonObject = _unpacked(self.value)
        known["table"] |= {"actor": self.actor, "plies": self.plies}
        return known


def _packed(value: Any) -> bytes:  # noqa: ANN401 JSON
    zip_ = zlib.compressobj(level=1, wbits=-WINDOW_BITS, memLevel=4)
    return zip_.compress(encode_event(value)) + zip_.flush()


def _unpacked(packed: bytes) -> Any:  # noqa: ANN401 JSON
    return msgspec.json.decode(zlib.decompress(packed, wbits=-WINDOW_BITS))


class SharedViews:
    """The projection of one table: its journal, what everybody sees, and what each seat sees (None: a spectator)."""

    __slots__ = ("common", "journal", "of_seat")

    def __init__(self) -> None:
        self.journal: list[Entry] = []
        self.common = CommonView()
        self.of_seat: dict[int | None, SharedView] = {}

    def add(self, table: Table, happened: Happened) -> None:
        self.journal.append(entry_of(happened, table.settings.game))

    def events_after(self, seq: int, reader: int | None) -> list[msgspec.Raw]:
        """The journal after event `seq`, as this seat (None: a spectator) reads it."""
        return [msgspec.Raw(entry.seen_by(reader)) for entry in self.journal[seq:]]

    def lately(self, reader: int | None) -> list[str]:
        """The latest run of actions by one seat, as far as this reader may know them fully."""
        found: list[str] = []
        last: int | None = None
        for entry in reversed(self.journal):
            if entry.actor is None or last not in (None, entry.actor):
                break
            last = entry.actor
            found = [action for action in actions_in(entry.seen_by(reader)) if "?" not in action] + found
        return found


def pack_idle(tables: Iterable[Table], before_ms: int) -> None:
    """Pack what was last sent of tables where nothing has happened since then; of a few at a time."""
    left = MOST_PACKED
    for table in tables:
        if table.changed_ms < before_ms and isinstance(table.projection, SharedViews):
            left -= sum(view.pack() for view in table.projection.of_seat.values())
            if left <= 0:
                return


def views_of(table: Table) -> SharedViews:
    """What the viewers of this table share."""
    assert isinstance(table.projection, SharedViews)
    return table.projection
