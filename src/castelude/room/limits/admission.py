"""Admission control: an overloaded worker sheds load.

Every client has a quota of work that refills with time. Below its limit a worker serves everybody; clients that have
used more than half of their quota queue for a few slots, and others pass them. Above the limit clients need quota left:
the more work is under way, the more of it. Nothing queues for longer than a few seconds.
"""

import asyncio
import contextlib
import random
from collections import deque
from collections.abc import Callable

from castelude.room.limits.buckets import Buckets
from castelude.room.refusal import Refusal

QUOTA = 5
"""Pieces of work that a client may ask for at once."""
QUOTA_PER_SECOND = 1.0
"""How fast the quota refills."""
LOW_QUOTA = QUOTA / 2
"""Clients with less than this left queue for a slot."""
SLOTS = 0.1
"""The number of slots, as a share of the limit."""
LONGEST_WAIT_S = 2.0
FULL = 20
"""The most that may be under way at all, as a multiple of the limit."""
WAIT_MS = (1000, 2000)


class Slot:
    """A piece of work: under way as long as the block of it lasts."""

    __slots__ = ("_admission", "_key", "_queues", "acquired")

    def __init__(self, admission: "Admission", key: str) -> None:
        self._admission = admission
        self._key = key
        self._queues = True
        self.acquired = False

    def __enter__(self) -> "Slot":
        """A `Refusal` when the worker has too much to do."""
        self._queues = self._admission.admit(self._key)
        return self

    def __exit__(self, *_: object) -> None:
        self._admission.leave(self.acquired)

    def acquire_now(self) -> bool:
        """Take the slot unless this client has to queue."""
        if not self._queues:
            self._admission.doing += 1
            self.acquired = True
        return self.acquired

    async def acquire(self) -> None:
        """Wait for the slot if this client has to queue; a `Refusal` when that takes too long."""
        if not self.acquire_now():
            await self._admission.wait_for_slot()
            self.acquired = True


class Admission:
    """The work of one worker. `most` is the limit below which everybody is served."""

    def __init__(self, most: int, now: Callable[[], int]) -> None:
        self.most = most
        self.under_way = 0
        self.doing = 0
        """How much of it is not queued."""
        self._slots = max(2, int(SLOTS * most))
        self._waiting: deque[asyncio.Future[bool]] = deque()
        self._quotas = Buckets(QUOTA, QUOTA_PER_SECOND, now)

    def slot(self, key: str) -> Slot:
        """A piece of work for this person or address; the block of it raises a `Refusal` if there is too much."""
        return Slot(self, key)

    def admit(self, key: str) -> bool:
        """Count a piece of work, or raise a `Refusal`; whether it has to queue for its slot."""
        if self.would_refuse(key):
            raise _busy()
        self.under_way += 1
        return self._quotas.draw(key) < LOW_QUOTA

    def leave(self, acquired: bool) -> None:
        """A piece of work is done."""
        self.under_way -= 1
        if acquired:
            self._release()

    async def wait_for_slot(self) -> None:
        """Take a slot, first come first served; a `Refusal` when none becomes free in time."""
        if self.doing < self._slots:
            self.doing += 1
            return
        loop = asyncio.get_running_loop()
        slot: asyncio.Future[bool] = loop.create_future()
        self._waiting.append(slot)
        too_long = loop.call_later(LONGEST_WAIT_S, self._give_up, slot)
        try:
            given = await slot
        except asyncio.CancelledError:
            if slot.cancelled():
                with contextlib.suppress(ValueError):  # `_release` has removed it
                    self._waiting.remove(slot)
            elif slot.result():  # it was given at the same moment
                self._release()
            raise
        finally:
            too_long.cancel()
        if not given:
            raise _busy()

    def _give_up(self, slot: asyncio.Future[bool]) -> None:
        if not slot.done():
            self._waiting.remove(slot)
            slot.set_result(False)

    def _release(self) -> None:
        self.doing -= 1
        while self._waiting and self.doing < self._slots:
            slot = self._waiting.popleft()
            if not slot.done():
                self.doing += 1
                slot.set_result(True)

    def sweep(self) -> None:
        """Forget clients whose quotas are full again, a few at a time."""
        self._quotas.sweep()

    def would_refuse(self, key: str) -> bool:
        """Whether a piece of work would be refused now."""
        if self.under_way < self.most:
            return False
        too_much = (self.under_way - self.most) / (FULL * self.most - self.most)
        return self._quotas.level(key) < 1 + (QUOTA - 1) * too_much


def _busy() -> Refusal:
    return Refusal("busy", "room-crowded", wait_ms=random.randint(*WAIT_MS))
