"""What one connection is told about a table: once the whole, then what has changed since."""

from collections.abc import Callable, Iterable
from typing import Any

from castelude.room.live.delta import SAME, diff, diff_texts
from castelude.room.live.messages import News, Update
from castelude.room.live.shared_views import SharedView
from castelude.room.tables import visible
from castelude.room.tables.shapes import OwnPart
from castelude.room.tables.table import Table

Json = dict[str, Any]


def next_offer(before: list[str], actions: list[str]) -> list[str]:
    """The list that the next list of actions is patched from: the latest, unless the one before is twice as long.

    In the middle of a turn there are often few actions; the long list comes back with the next turn.
    """
    return actions if 2 * len(actions) >= len(before) else before


def what_event_says(summary: Json, seq: int, at_ms: int, ply: int | None) -> Json:
    """The summary of a table brought up to its latest event, where that says it itself."""
    return summary | {"seq": seq, "changed": at_ms, "plies": summary["plies"] if ply is None else ply}


class Feed:
    """What a viewer has been told so far. Each message is made from that and from what the viewer may see now.

    What viewers share lies at the table (`SharedViews`); only what is this viewer's own is kept here.
    """

    __slots__ = ("_offer", "_own", "player", "seq")

    def __init__(self, player: str) -> None:
        self.player = player
        self.start(0)

    def start(self, after_seq: int) -> None:
        """Begin anew with the whole table and every event after this one."""
        self.seq = after_seq
        self._own: OwnPart | None = None
        self._offer = ""

    def news(self, table: Table, thought_ms: int) -> Update | News | None:
        """The next message, or None when there is nothing new; once made it counts as told."""
        if self._own is not None and table.seq <= self.seq:
            return None
        after, self.seq = self.seq, table.seq
        events = visible.entries_after(table, self.player, after)
        seats = table.seats_of(self.player)
        eyes = visible.eyes_of(table, seats)
        _turn_faces(table, eyes.values())
        before, self._own = self._own, visible.own(table, self.player, seats, thought_ms)
        if before is None:
            snapshot = visible.snapshot(table, self.player, thought_ms)
            if snapshot["legal"] is not None:
                self._offer = " ".join(snapshot["legal"]["actions"])
            return Update(after, table.seq, events, **snapshot)
        news: News = {"events": events, **self._patch(table, after, before, eyes)}  # type: ignore[typeddict-item]
        legal = visible.legal(table, seats)
        if legal is not None:
            offer = self._offer.split()
            news["legal"] = [legal["seat"], *diff_texts(offer, legal["actions"])]
            self._offer = " ".join(next_offer(offer, legal["actions"]))
        return news

    def _patch(self, table: Table, after: int, before: OwnPart, eyes: dict[str, int | None]) -> Json:
        patch: Json = {
            **_since(table.faces.common, after, lambda: visible.common(table)),
            **_changes(before, self._own),
        }
        if "seats" in patch:  # it looks with other eyes now
            return patch | _whole_views(table, eyes)
        for name, seat in eyes.items():
            seen = _since(_face(table, seat), after, lambda seat=seat: visible.of_seat(table, seat))  # type: ignore[misc]
            if "view" in seen:
                patch.setdefault("views", {})[name] = seen["view"]
            if "aids" in seen:
                patch.setdefault("aids", {})[name] = seen["aids"]
        return patch


def _face(table: Table, seat: int | None) -> SharedView:
    """What the seat sees; without secrets all see the same, but for whose view it is."""
    key = seat if table.game.hidden else None
    face = table.faces.of_seat.get(key)
    if face is None:
        face = table.faces.of_seat[key] = SharedView()
    return face


def _turn_faces(table: Table, seats: Iterable[int | None]) -> None:
    """Bring the faces that these seats see up to the latest event."""
    face = table.faces.common
    if face.seq < table.seq:
        known = face.value
        if known is not None:
            last = table.journal[-1]
            known = known | {"table": what_event_says(known["table"], last.seq, last.at_ms, last.ply)}
        face.turn(table.seq, visible.common(table), known)
    for seat in seats:
        face = _face(table, seat)
        if face.seq < table.seq:
            face.turn(table.seq, visible.of_seat(table, seat), face.value)


def _since(face: SharedView, after: int, whole: Callable[[], object]) -> Json:
    """The patch for who was last told after that event; for who has missed a turn of the face, the whole."""
    patch = face.since(after)
    return patch if patch is not None else _changes({}, whole())


def _changes(old: object, new: object) -> Json:
    patch = diff(old, new)
    return {} if patch is SAME else patch


def _whole_views(table: Table, eyes: dict[str, int | None]) -> Json:
    seen = {name: visible.of_seat(table, seat) for name, seat in eyes.items()}
    return {
        "views": [{name: each["view"] for name, each in seen.items()}],
        "aids": [{name: each["aids"] for name, each in seen.items()}],
    }
