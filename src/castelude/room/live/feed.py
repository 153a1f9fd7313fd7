"""What one connection is sent about a table: a snapshot first, then what has changed since."""

from collections.abc import Callable, Iterable

from castelude.core.record import JsonObject
from castelude.room.live.delta import SAME, diff, diff_texts
from castelude.room.live.messages import News, Update
from castelude.room.live.shared_views import SharedView, views_of
from castelude.room.tables import visible
from castelude.room.tables.shapes import OwnPart
from castelude.room.tables.table import Table


def next_offer(before: list[str], actions: list[str]) -> list[str]:
    """The list that the next list of actions is a delta of: the latest, unless the one before is twice as long.

    In the middle of a turn there are often few actions; the long list comes back with the next turn.
    """
    return actions if 2 * len(actions) >= len(before) else before


def what_event_says(summary: JsonObject, seq: int, at_ms: int, ply: int | None) -> JsonObject:
    """The summary of a table with what viewers know from its latest event."""
    return summary | {"seq": seq, "changed": at_ms, "plies": summary["plies"] if ply is None else ply}


class Feed:
    """What a viewer has been sent so far. Each message is made from that and from what the viewer may see now.

    What viewers share is kept once for the table (`SharedViews`); only what is this viewer's own is kept here.
    """

    __slots__ = ("_offer", "_own", "player", "seq")

    def __init__(self, player: str) -> None:
        self.player = player
        self.start(0)

    def start(self, after_seq: int) -> None:
        """Start again with a snapshot and every event after this one."""
        self.seq = after_seq
        self._own: OwnPart | None = None
        self._offer = ""

    def news(self, table: Table, thought_ms: int) -> Update | News | None:
        """The next message, or None when there is nothing new; once made it counts as sent."""
        if self._own is not None and table.seq <= self.seq:
            return None
        after, self.seq = self.seq, table.seq
        seats = table.seats_of(self.player)
        events = views_of(table).events_after(after, reader_of(seats))
        eyes = visible.eyes_of(table, seats)
        _advance_views(table, eyes.values())
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

    def _patch(self, table: Table, after: int, before: OwnPart, eyes: dict[str, int | None]) -> JsonObject:
        patch: JsonObject = {
            **_since(views_of(table).common, after, lambda: visible.common(table)),
            **_changes(before, self._own),
        }
        if "seats" in patch:  # the viewer sees through other eyes now
            return patch | _whole_views(table, eyes)
        for name, seat in eyes.items():
            seen = _since(_view_of(table, seat), after, lambda seat=seat: visible.of_seat(table, seat))  # type: ignore[misc]
            if "view" in seen:
                patch.setdefault("views", {})[name] = seen["view"]
            if "aids" in seen:
                patch.setdefault("aids", {})[name] = seen["aids"]
        return patch


def reader_of(seats: list[int]) -> int | None:
    """As which seat somebody with these seats reads the journal.

    People who share a device read what a spectator does: their log tells none of them what another one drew.
    """
    return seats[0] if len(seats) == 1 else None


def _view_of(table: Table, seat: int | None) -> SharedView:
    """What the seat sees; without secrets everybody sees the same, except for whose view it is."""
    key = seat if table.game.hidden else None
    views = views_of(table).of_seat
    view = views.get(key)
    if view is None:
        view = views[key] = SharedView()
    return view


def _advance_views(table: Table, seats: Iterable[int | None]) -> None:
    """Bring the shared views that these seats see up to the latest event."""
    shared = views_of(table)
    view = shared.common
    if view.seq < table.seq:
        known = view.value
        if known is not None:
            ply = shared.journal[-1].ply
            known = known | {"table": what_event_says(known["table"], table.seq, table.changed_ms, ply)}
        view.advance(table.seq, visible.common(table), known)
    for seat in seats:
        view = _view_of(table, seat)
        if view.seq < table.seq:
            view.advance(table.seq, visible.of_seat(table, seat), view.value)


def _since(view: SharedView, after: int, whole: Callable[[], object]) -> JsonObject:
    """The delta for a viewer that has version `after`; the full value if the cache has moved on."""
    patch = view.since(after)
    return patch if patch is not None else _changes({}, whole())


def _changes(old: object, new: object) -> JsonObject:
    patch = diff(old, new)
    return {} if patch is SAME else patch


def _whole_views(table: Table, eyes: dict[str, int | None]) -> JsonObject:
    seen = {name: visible.of_seat(table, seat) for name, seat in eyes.items()}
    return {
        "views": [{name: each["view"] for name, each in seen.items()}],
        "aids": [{name: each["aids"] for name, each in seen.items()}],
    }
