"""What clients asked for and what they were told: every operation with its end, and what every viewer was shown."""

import hashlib
import itertools
import json
import time
from dataclasses import dataclass, field
from typing import Any, Literal

Json = dict[str, Any]
End = Literal["invoked", "ok", "fail", "unknown"]


def fingerprint(event: Json) -> str:
    """An event as a viewer was shown it, in short."""
    return hashlib.sha256(json.dumps(event, sort_keys=True).encode()).hexdigest()[:16]


@dataclass
class Operation:
    """A command from its first sending to its end. `unknown`: nobody told the client how it went."""

    number: int
    table: str
    command_id: str
    """As it lies in the log: the player's id and the client's own word."""
    began: float
    end: End = "invoked"
    ended: float = 0.0
    seq: int | None = None
    why: str = ""
    sent: int = 0

    def ok(self, seq: int) -> None:
        self.end, self.seq, self.ended = "ok", seq, time.monotonic()

    def fail(self, why: str) -> None:
        self.end, self.why, self.ended = "fail", why, time.monotonic()

    def unknown(self, why: str) -> None:
        self.end, self.why, self.ended = "unknown", why, time.monotonic()


@dataclass
class Sight:
    """What one viewer of a table was shown, in the order of arrival."""

    viewer: str
    table: str
    seen: list[tuple[int, str]] = field(default_factory=list)
    """The events taken in: sequence number and fingerprint."""
    went_back: list[str] = field(default_factory=list)
    """Updates with holes, and events told differently from before."""
    late: list[str] = field(default_factory=list)
    """Greetings that spoke of an older table than the viewer knew; a line that swaps messages makes such."""
    gaps: int = 0
    """Times when an update did not join on to what the viewer had, and the viewer asked again."""

    @property
    def seq(self) -> int:
        return self.seen[-1][0] if self.seen else 0

    def welcomed(self, seq: int) -> None:
        if seq < self.seq:
            self.late.append(f"welcomed at {seq} after {self.seq}")

    def update(self, after: int, seq: int, events: list[Json]) -> bool:
        """Take an update in; False when it does not join on."""
        if after > self.seq:
            self.gaps += 1
            return False
        if [event["seq"] for event in events] != list(range(after + 1, seq + 1)):
            self.went_back.append(f"an update from {after} to {seq} with events {[event['seq'] for event in events]}")
        for event in events:
            number, print_ = event["seq"], fingerprint(event)
            if number == self.seq + 1:
                self.seen.append((number, print_))
            elif number > self.seq or self.seen[number - 1] != (number, print_):
                self.went_back.append(f"event {number} was told differently")
        return True


class History:
    """All operations and all sights of a run."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self.sights: list[Sight] = []
        self._numbers = itertools.count(1)

    def invoke(self, table: str, player: str, word: str) -> Operation:
        operation = Operation(next(self._numbers), table, f"{player}:{word}", time.monotonic())
        self.operations.append(operation)
        return operation

    def sight(self, viewer: str, table: str) -> Sight:
        sight = Sight(viewer, table)
        self.sights.append(sight)
        return sight

    def count(self, end: End) -> int:
        return sum(operation.end == end for operation in self.operations)
