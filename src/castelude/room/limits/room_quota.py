"""Quotas of what concerns the whole room: however many workers somebody asks, they get no more."""

import math
from typing import Protocol

from castelude.room.limits.buckets import Buckets, Clock
from castelude.room.refusal import Refusal


class QuotaStore(Protocol):
    """Where the quotas of all workers are kept."""

    async def take(self, key: str, cost_ms: int, most_ms: int, now_ms: int) -> tuple[bool, int]: ...
    async def full_ms(self, key: str) -> int: ...


class RoomQuota:
    """A token bucket for each key like `Buckets`, kept in the database.

    A worker remembers what it has read. Others can only have taken more since, so what it remembers is enough to
    refuse: somebody who goes on asking costs the database nothing.
    """

    def __init__(self, name: str, burst: int, per_second: float, now: Clock, store: QuotaStore) -> None:
        self._name = name
        self._cost_ms = round(1000 / per_second)
        self._most_ms = burst * self._cost_ms
        self._now = now
        self._store = store
        self._remembered = Buckets(burst, per_second, now)

    async def need(self, key: str, message: str = "room-too-many") -> int:
        """Take one, or raise a `Refusal` with this message; how many are left."""
        self._remembered.need_left(key, message)
        taken, full_ms = await self._store.take(self._key(key), self._cost_ms, self._most_ms, self._now())
        left = self._remember(key, full_ms)
        if not taken:
            raise self._remembered.refusal(key, message)
        return left

    async def need_left(self, key: str, message: str = "room-too-many") -> None:
        """Raise a `Refusal` when none is left; take none."""
        self._remembered.need_left(key, message)
        self._remember(key, await self._store.full_ms(self._key(key)))
        self._remembered.need_left(key, message)

    async def take(self, key: str) -> None:
        """Take one if there is one."""
        try:
            await self.need(key)
        except Refusal:
            return

    def _remember(self, key: str, full_ms: int) -> int:
        """How many are left of a quota that will be full then; of one that the clock was set back for, all."""
        used_ms = full_ms - self._now()
        left = (self._most_ms - (used_ms if 0 < used_ms <= self._most_ms else 0)) / self._cost_ms
        self._remembered.put(key, left)
        return math.floor(left)

    def _key(self, key: str) -> str:
        return f"{self._name} {key}"
