"""The journal of a table as it is sent: each event as every viewer may read it, and what the actions of a game did.

Entries are kept for as long as their table is in memory. `shared_views`, which keeps them, is compiled, and mypyc does
not make structs: therefore they stand here.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

import msgspec

from castelude.room.live.compact import decode_decision, encode_decision, encode_event
from castelude.room.tables.happened import Decided, Happened, TookBackEvent
from castelude.room.tables.shapes import LogLine


class Entry(msgspec.Struct, frozen=True):
    """An event as each viewer may read it. Kept as bytes: it is read when it is new and seldom again."""

    actor: int | None
    """The seat that has decided, if the event is a decision."""
    ply: int | None
    """How many actions the game has now, if the event says so."""
    text: bytes
    """As a spectator reads it."""
    own: dict[int | None, bytes] | None
    """As those seats read it that do not read what a spectator does."""
    lines: tuple[int, ...] | None = None
    """How many lines of a spectator's log each action has, if there are several actions."""

    def seen_by(self, seat: int | None) -> bytes:
        return self.own.get(seat, self.text) if self.own else self.text


class Deed(NamedTuple):
    """What one action of a game did, as a spectator reads it."""

    seat: int | None
    """The seat that has decided; None for a random event."""
    lines: list[LogLine]
    turn: int
    notation: str


def deeds_in(journal: Iterable[Entry], game: str, first: int, count: int) -> list[Deed]:
    """What each action of a game did, from action `first` to the last of `count`: earlier ones are random events.

    What was taken back is gone, also when all had agreed and no event says so.
    """
    found: list[Deed] = []
    for entry in journal:
        if entry.actor is not None and entry.ply is not None:
            deeds = list(_deeds(entry, game))
            found[entry.ply - len(deeds) - first :] = deeds
    return found[: count - first]


def _deeds(entry: Entry, game: str) -> Iterator[Deed]:
    """What each action of a decision did; the notation of the whole stands at the first."""
    sent, log = decode_decision(entry.text, game)
    lines = iter(log)
    seat: int | None = sent.seat
    notation = sent.notation
    for count in entry.lines or (len(log),):
        yield Deed(seat, list(islice(lines, count)), sent.turn, notation)
        seat, notation = None, ""


def entry_of(happened: Happened, game: str) -> Entry:
    """What has happened, as it is sent to each viewer."""
    if not isinstance(happened, Decided):
        ply = happened.ply if isinstance(happened, TookBackEvent) else None
        return Entry(None, ply, encode_event(happened), None)
    texts = {reader: encode_decision(happened, seen, game) for reader, seen in happened.seen.items()}
    text = texts.pop(None)
    own = {reader: read for reader, read in texts.items() if read != text}
    log = happened.seen[None].log
    return Entry(happened.seat, happened.ply, text, own or None, tuple(map(len, log)) if len(log) > 1 else None)
