"""Time at the table. The time is always given, in milliseconds: nothing here reads a clock."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

import msgspec

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
GRACE_HOURS = 24
"""How long a game by days goes on by itself after a flag has fallen, unless the table says otherwise."""
ClockKind = Literal["none", "move", "fischer", "days"]
ClockEnd = Literal["itself", "claim"]
Pace = Literal["none", "quick", "slow", "days"]
"""How fast a game is: without a clock, at most a quarter of an hour for a seat, longer, by correspondence."""
QUICK_S = 900
QUICK_TURN_S = 30
TYPICAL_TURNS = 40


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is counted.

    `none`; `move`: `seconds` for each turn at deciding; `fischer`: `seconds` for the game and `increment` more after
    each turn; `days`: `days` for each turn. `ends`: when a person's time is up the game ends by `itself`, or when an
    opponent makes a `claim`. By days it ends by itself `grace` hours later; until then an opponent may claim.
    """

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0
    ends: ClockEnd = "itself"
    grace: int | None = None

    def problem(self) -> str | None:
        """What is wrong with it, as a message id, or None."""
        wanted = {
            "none": self.seconds == self.increment == self.days == 0,
            "move": 5 <= self.seconds <= 3600 and self.increment == self.days == 0,
            "fischer": 10 <= self.seconds <= 6 * 3600 and 0 <= self.increment <= 600 and self.days == 0,
            "days": 1 <= self.days <= 30 and self.seconds == self.increment == 0,
        }
        if not wanted[self.kind]:
            return f"room-clock-{self.kind}"
        longest = 168 if self.kind == "days" else 0
        return None if self.grace is None or 0 <= self.grace <= longest else "room-clock-grace"

    @property
    def pace(self) -> Pace:
        if self.kind in ("none", "days"):
            return self.kind
        if self.kind == "move":
            return "quick" if self.seconds <= QUICK_TURN_S else "slow"
        return "quick" if self.seconds + TYPICAL_TURNS * self.increment <= QUICK_S else "slow"

    @property
    def full_ms(self) -> int:
        """What a seat has at the start."""
        return self.days * DAY_MS if self.kind == "days" else self.seconds * 1000

    @property
    def grace_hours(self) -> int:
        return self.grace if self.grace is not None else GRACE_HOURS if self.kind == "days" else 0


class Spent(NamedTuple):
    """The time that a decision took, and what its seat had before it."""

    ply: int
    seat: int
    left_ms: int
    spent_ms: int


class Clock:
    """The clocks of all seats of a game under way."""

    __slots__ = ("_spent", "left_ms", "rule", "since_ms")

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left_ms = [rule.full_ms] * seats
        self.since_ms: int | None = None
        self._spent: list[Spent] = []

    @property
    def counts(self) -> bool:
        return self.rule.kind != "none"

    def start(self, now_ms: int) -> None:
        self.since_ms = now_ms

    def stop(self) -> None:
        self.since_ms = None

    def spend(self, seat: int, spent_ms: int, now_ms: int, turn_over: bool, ply: int) -> None:
        """Charge a seat for the decision after `ply` actions.

        At the end of its turn it gets its increment, unless its flag has fallen, or its full time back.
        """
        self.since_ms = now_ms
        if not self.counts:
            return
        before = self.left_ms[seat]
        self._spent.append(Spent(ply, seat, before, spent_ms))
        left = before - spent_ms
        if turn_over and self.rule.kind != "fischer":
            left = self.rule.full_ms
        elif turn_over and left >= 0:
            left += self.rule.increment * 1000
        self.left_ms[seat] = max(0, left)

    def take_back(self, keep: int, ply: int, thinking: int, spent_ms: int, now_ms: int, deciding: int) -> None:
        """The game goes back from `ply` to `keep` actions; `thinking` is charged for its time since the last one.

        What was spent stays spent and what was gained is lost, so that no clock gains time. Where each turn has its own
        time, the seats that are not to decide have all of it before them.
        """
        self.since_ms = now_ms
        if not self.counts:
            return
        self._spent.append(Spent(ply, thinking, self.left_ms[thinking], spent_ms))
        spent: dict[int, int] = {}
        while self._spent and self._spent[-1].ply >= keep:
            last = self._spent.pop()
            spent[last.seat] = spent.get(last.seat, 0) + last.spent_ms
            self.left_ms[last.seat] = max(0, last.left_ms - spent[last.seat])
        if self.rule.kind != "fischer":
            for seat in spent.keys() - {deciding}:
                self.left_ms[seat] = self.rule.full_ms

    def is_out(self, seat: int, spent_ms: int) -> bool:
        """Whether the seat to decide has used up its time."""
        return self.counts and spent_ms > self.left_ms[seat]


def passed_ms(since_ms: int, now_ms: int, downtimes: Iterable[tuple[int, int]]) -> int:
    """How much time has passed, without the times at which no clock ran; those may overlap."""
    passed, at = 0, since_ms
    for start, end in sorted([one for one in downtimes if one[1] > since_ms]):
        passed += max(0, min(start, now_ms) - at)
        at = max(at, end)
    return passed + max(0, now_ms - at)
