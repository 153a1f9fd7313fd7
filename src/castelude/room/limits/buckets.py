# castelude: compiled
"""Limits that keep one client from hurting another."""

import math
from collections import Counter, OrderedDict
from collections.abc import Callable
from itertools import islice

from castelude.room.refusal import Refusal

Clock = Callable[[], int]
"""The time in milliseconds."""
MOST_KEYS = 10_000
AT_ONCE = 200
"""Keys that are swept in one go: about a tenth of a millisecond."""


class Buckets:
    """Token buckets by key: `burst` tokens at most, refilled by `per_second`."""

    def __init__(self, burst: float, per_second: float, now: Clock) -> None:
        self.burst = burst
        self.per_second = per_second
        self.now = now
        self._levels: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token; False when there is none."""
        return self.draw(key) >= 1

    def draw(self, key: str) -> float:
        """Take a token if there is one; how many there were."""
        now = self.now()
        level = self._level(key, now)
        self._put(key, level - 1 if level >= 1 else level, now)
        return level

    def charge(self, key: str, tokens: float) -> None:
        """Take many tokens at once, into debt if need be; at most as deep as a full bucket."""
        self.put(key, max(-self.burst, self.level(key) - tokens))

    def put(self, key: str, level: float) -> None:
        """Let there be so many tokens."""
        self._put(key, level, self.now())

    def _put(self, key: str, level: float, now: int) -> None:
        self._levels[key] = (level, now)
        self._levels.move_to_end(key)
        if len(self._levels) > MOST_KEYS:
            self._levels.popitem(last=False)

    def sweep(self) -> None:
        """Forget keys that have had a full bucket for a while, a few of the oldest at a time."""
        now = self.now()
        for key in list(islice(self._levels, AT_ONCE)):
            if self._level(key, now) >= self.burst:
                del self._levels[key]

    def has(self, key: str) -> bool:
        """Whether there is a token, without taking it."""
        return self.level(key) >= 1

    def level(self, key: str) -> float:
        """How many tokens there are."""
        return self._level(key, self.now())

    def _level(self, key: str, now: int) -> float:
        found = self._levels.get(key)
        if found is None:
            return self.burst
        level, since = found
        if now < since:  # the clock was set back: count from now on
            self._levels[key] = (level, now)
            since = now
        return min(self.burst, level + (now - since) / 1000 * self.per_second)

    def need(self, key: str, message: str = "room-too-many") -> None:
        """Take a token, or raise a `Refusal` with this message."""
        if not self.take(key):
            raise self.refusal(key, message)

    def need_left(self, key: str, message: str = "room-too-many") -> None:
        """Raise a `Refusal` with this message when there is no token; take none."""
        if not self.has(key):
            raise self.refusal(key, message)

    def refusal(self, key: str, message: str) -> Refusal:
        wait_ms = math.ceil((1 - self.level(key)) / self.per_second * 1000)
        return Refusal("too_many", message, wait_ms=wait_ms, seconds=math.ceil(wait_ms / 1000))


class Counters:
    """How many of something each key holds, with a limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        if self._held[key] >= self.most:
            return False
        self._held[key] += 1
        return True

    def leave(self, key: str) -> None:
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]


class Places:
    """What a block holds of several counters, given back together at its end."""

    __slots__ = ("_held",)

    def __init__(self, held: list[tuple[Counters, str]] | None = None) -> None:
        self._held = held or []

    def take(self, counters: Counters, key: str) -> bool:
        """Count one more for this key; False when that is too many."""
        entered = counters.enter(key)
        if entered:
            self._held.append((counters, key))
        return entered

    def pass_on(self) -> "Places":
        """The same, for another block to give back."""
        held, self._held = self._held, []
        return Places(held)

    def __enter__(self) -> "Places":
        return self

    def __exit__(self, *_: object) -> None:
        for counters, key in self._held:
            counters.leave(key)
