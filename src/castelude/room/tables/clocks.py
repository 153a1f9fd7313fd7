"""Time at the table. The time is always given, in milliseconds: nothing here reads a clock."""

from typing import Literal

import msgspec

DAY_MS = 86_400_000
ClockKind = Literal["none", "move", "fischer", "days"]


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is counted.

    `none`; `move`: `seconds` for each turn at deciding; `fischer`: `seconds` for the game and `increment` more after
    each turn; `days`: `days` for each turn.
    """

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0

    def problem(self) -> str | None:
        """What is wrong with it, as a message id, or None."""
        wanted = {
            "none": self.seconds == self.increment == self.days == 0,
            "move": 5 <= self.seconds <= 3600 and self.increment == self.days == 0,
            "fischer": 10 <= self.seconds <= 6 * 3600 and 0 <= self.increment <= 600 and self.days == 0,
            "days": 1 <= self.days <= 30 and self.seconds == self.increment == 0,
        }
        return None if wanted[self.kind] else f"room-clock-{self.kind}"

    @property
    def full_ms(self) -> int:
        """What a seat has at the start."""
        return self.days * DAY_MS if self.kind == "days" else self.seconds * 1000


class Clock:
    """The clocks of all seats of a game under way."""

    __slots__ = ("left_ms", "rule", "since_ms")

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left_ms = [rule.full_ms] * seats
        self.since_ms: int | None = None

    @property
    def counts(self) -> bool:
        return self.rule.kind != "none"

    def start(self, now_ms: int) -> None:
        self.since_ms = now_ms

    def stop(self) -> None:
        self.since_ms = None

    def spend(self, seat: int, spent_ms: int, now_ms: int, turn_over: bool) -> None:
        """Charge a seat for a decision; at the end of its turn it gets its increment or its full time back."""
        self.since_ms = now_ms
        if not self.counts:
            return
        left = max(0, self.left_ms[seat] - spent_ms)
        if turn_over:
            left = left + self.rule.increment * 1000 if self.rule.kind == "fischer" else self.rule.full_ms
        self.left_ms[seat] = left

    def is_out(self, seat: int, spent_ms: int) -> bool:
        """Whether the seat to decide has used up its time."""
        return self.counts and spent_ms > self.left_ms[seat]
