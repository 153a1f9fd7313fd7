"""The client's end of a live connection: what its messages add up to. `web/src/api/reduce.ts` is its twin."""

from collections.abc import Mapping
from typing import Any

from castelude.room.live.compact import known_of, log_prefix
from castelude.room.live.delta import BadPatch, patched, patched_texts
from castelude.room.live.feed import next_offer, what_event_says
from castelude.room.live.table_events import SentActed

Json = dict[str, Any]


class Reducer:
    """The state that the messages of a feed add up to."""

    def __init__(self) -> None:
        self.seq = 0
        self.snapshot: Json = {}
        self.events: list[Json] = []
        """The events of the latest message, spelled out."""
        self._offer: list[str] = []

    def take(self, message: Json) -> None:
        """Apply an `update` or news; `BadPatch` when it does not follow: then join again."""
        news = {key: message[key] for key in message if key not in ("type", "after", "seq", "events")}
        if message.get("type") == "update":
            self.snapshot = news
            self._offer = news["legal"]["actions"] if news["legal"] else []
            self.events = [spelled_out(event, news["table"]) for event in message["events"]]
        else:
            self._take_news(message["events"], news)
        self.seq = self.snapshot["table"]["seq"]

    def _take_news(self, events: list[Any], patch: Json) -> None:
        if not self.snapshot:
            raise BadPatch("nothing to patch")
        told = [spelled_out(event, self.snapshot["table"]) for event in events]
        if told[0]["seq"] != self.seq + 1:
            raise BadPatch("a gap")
        last = told[-1]
        table = what_event_says(self.snapshot["table"], last["seq"], last["at"], last.get("ply"))
        legal = patch.pop("legal", None)
        snapshot = patched({**self.snapshot, "table": table, "legal": None}, patch)
        if legal is not None:
            seat, *steps = legal
            actions = patched_texts(self._offer, steps)
            snapshot["legal"] = {"seat": seat, "actions": actions}
            self._offer = next_offer(self._offer, actions)
        self.snapshot, self.events = snapshot, told


def spelled_out(event: Json | list[Any], table: Mapping[str, Any]) -> Json:
    """An event in full: its kind, its time, and every line of its log with its id. `table` is the table's summary."""
    if isinstance(event, dict):
        return event | {"at": table["created"] + event["at"]}
    whole = SentActed(*event)._asdict() | {"kind": "acted"}
    known = known_of(whole["seat"], whole["actions"])
    log = [_whole_line(line, table["game"], known) for line in whole["log"]]
    return whole | {"at": table["created"] + whole["at"], "log": log}


def number_of(event: Json | list[Any]) -> int:
    """The sequence number of an event as it was sent."""
    return int(event["seq"] if isinstance(event, dict) else event[0])


def _whole_line(line: Json | list[Any], game: str, known: Json) -> Json:
    return line if isinstance(line, dict) else {"id": log_prefix(game) + line[0], "args": known | line[1]}
