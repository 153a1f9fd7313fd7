"""What one connection is told about a table: once the whole, then what has changed since."""

from typing import Any

import msgspec

from castelude.room import views
from castelude.room.patch import SAME, BadPatch, diff, diff_texts, patched, patched_texts
from castelude.room.table import Table

Json = dict[str, Any]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def next_offer(before: list[str], actions: list[str]) -> list[str]:
    """The list that the next list of actions is patched from: the latest, unless the one before is twice as long.

    In the middle of a turn there are often few actions; the long list comes back with the next turn.
    """
    return actions if 2 * len(actions) >= len(before) else before


def what_events_say(summary: Json, events: list[Json]) -> Json:
    """The summary of a table brought up to its events, where they say it themselves."""
    last = events[-1]
    return summary | {
        "seq": last["seq"],
        "changed": last["at"],
        "plies": last.get("ply", summary["plies"]),
    }


class Told:
    """What a viewer has been told so far. Each message is made from that and from what the viewer may see now.

    Kept as bytes: a connection is idle most of the time, and a snapshot in pieces is five times as large.
    """

    def __init__(self, player: str) -> None:
        self.player = player
        self.seq = 0
        self._known: bytes | None = None
        self._offer = ""

    def start(self, after_seq: int) -> None:
        """Begin anew with the whole table and every event after this one."""
        self.seq = after_seq
        self._known = None
        self._offer = ""

    def news(self, table: Table, thought_ms: int) -> Json | None:
        """The next message, or None when there is nothing new; once made it counts as told."""
        if self._known is not None and table.seq <= self.seq:
            return None
        after, self.seq = self.seq, table.seq
        events = views.entries_after(table, self.player, after)
        snapshot = views.snapshot(table, self.player, thought_ms)
        legal = snapshot.pop("legal")
        encoded = _encode(snapshot)
        known, self._known = self._known, encoded
        if known is None:
            if legal is not None:
                self._offer = " ".join(legal["actions"])
            return {"type": "update", "after": after, "seq": table.seq, "events": events, **snapshot, "legal": legal}
        before = _decode(known)
        before["table"] = what_events_say(before["table"], events)
        news: Json = {"type": "news", "events": events}
        patch = diff(before, snapshot)
        if patch is not SAME:
            news["patch"] = patch
        if legal is not None:
            offer = self._offer.split()
            news["legal"] = [legal["seat"], *diff_texts(offer, legal["actions"])]
            self._offer = " ".join(next_offer(offer, legal["actions"]))
        return news


class Heard:
    """What those messages add up to: the other end, for programs and for tests. `web/src/lib/reduce.ts` is its twin."""

    def __init__(self) -> None:
        self.seq = 0
        self.snapshot: Json = {}
        self._offer: list[str] = []

    def take(self, message: Json) -> None:
        """Take in an `update` or a `news`; `BadPatch` when it does not follow: then join again."""
        if message["type"] == "update":
            self.snapshot = {key: message[key] for key in message if key not in ("type", "after", "seq", "events")}
            self._offer = self.snapshot["legal"]["actions"] if self.snapshot["legal"] else []
        else:
            if message["events"][0]["seq"] != self.seq + 1 or not self.snapshot:
                raise BadPatch("a gap")
            table = what_events_say(self.snapshot["table"], message["events"])
            snapshot = patched({**self.snapshot, "table": table, "legal": None}, message.get("patch", {}))
            if "legal" in message:
                seat, *steps = message["legal"]
                actions = patched_texts(self._offer, steps)
                snapshot["legal"] = {"seat": seat, "actions": actions}
                self._offer = next_offer(self._offer, actions)
            self.snapshot = snapshot
        self.seq = self.snapshot["table"]["seq"]
