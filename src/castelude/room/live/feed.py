# castelude: compiled
"""What one connection is sent about a table: a snapshot first, then what has changed since."""

from collections.abc import Callable, Iterable

from castelude.core.record import JsonObject
from castelude.room.live.delta import SAME, diff, diff_texts
from castelude.room.live.messages import News, Update
from castelude.room.live.shared_views import SharedView, SharedViews, views_of
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
        seats, shared = table.seats_of(self.player), views_of(table)
        events = shared.events_after(after, reader_of(seats))
        eyes = visible.eyes_of(table, seats)
        _advance_views(table, shared, eyes.values())
        before, self._own = self._own, visible.own(table, self.player, seats, thought_ms)
        if before is None:
            snapshot = visible.snapshot(table, self.player, thought_ms)
            if snapshot["legal"] is not None:
                self._offer = " ".join(snapshot["legal"]["actions"])
            return Update(after, table.seq, events, **snapshot)
        patch = self._patch(table, shared, after, before, eyes)
        news: News = {"events": events, **patch}  # type: ignore[typeddict-item]
        legal = visible.legal(table, seats)
        if legal is not None:
            offer = self._offer.split()
            news["legal"] = [legal["seat"], *diff_texts(offer, legal["actions"])]
            self._offer = " ".join(next_offer(offer, legal["actions"]))
        return news

    def _patch(
        self, table: Table, shared: SharedViews, after: int, before: OwnPart, eyes: dict[str, int | None]
    ) -> JsonObject:
        patch: JsonObject = {
            **_since(shared.common, after, lambda: visible.common(table)),
            **_changes(before, self._own),
        }
        if "seats" in patch:  # the viewer sees through other eyes now
            return patch | _whole_views(table, eyes)
        for name, seat in eyes.items():
            view = _view_of(table, shared, seat)
            seen = _since(view, after, lambda seat=seat: visible.of_seat(table, seat))  # type: ignore[misc]
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


def _view_of(table: Table, shared: SharedViews, seat: int | None) -> SharedView:
    """What the seat sees; without secrets everybody sees the same, except for whose view it is."""
    key = seat if table.game.hidden else None
    view = shared.of_seat.get(key)
    if view is None:
        view = shared.of_seat[key] = SharedView()
    return view


def _advance_views(table: Table, shared: SharedViews, seats: Iterable[int | None]) -> None:
    """Bring the shared views that these seats see up to the latest event."""
    if shared.common.seq < table.seq:
        _advance_common(table, shared)
    for seat in seats:
        view = _view_of(table, shared, seat)
        if view.seq < table.seq:
            first = view.value is None
            # What all share is seen as a spectator sees it: whose view it is never changes.
            view.advance(table.seq, visible.of_seat(table, seat if table.game.hidden else None), view.known())
            if first:
                view.pack()


def _advance_common(table: Table, shared: SharedViews) -> None:
    """Bring what everybody sees up to the latest event.

    Where only the game has gone on, as nearly always, all of it but the seat to decide follows from the events.
    """
    view = shared.common
    if view.value is not None and view.seq >= table.around_seq:
        actor = table.actor()
        view.go_on(table.seq, actor, table.plies(), {} if actor == view.actor else {"table": {"actor": actor}})
        return
    known = view.unpacked()
    if known is not None:
        known["table"] = what_event_says(known["table"], table.seq, table.changed_ms, shared.journal[-1].ply)
    view.look(table.seq, visible.common(table), known)


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
