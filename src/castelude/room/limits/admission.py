"""What a worker has under way, and who may add to it: a room with more to do than it can do refuses by name.

Nothing waits without end. While there is little to do everybody is served. Beyond that, who has asked little of late is
served still, and who asks much is told to come again in a moment.

Before it comes to that, who asks much waits a moment for a free place, and who asks little goes past: so a crowd slows
itself down, and others less.
"""

import asyncio
import contextlib
import random
from collections import deque
from collections.abc import Callable, Iterator

from castelude.room.limits.buckets import Buckets
from castelude.room.refusal import Refusal

SHARE = 5
"""Pieces of work at once that are everybody's share."""
SHARE_PER_SECOND = 1.0
"""How fast a share comes back."""
PATIENT = SHARE / 2
"""Who has less of the share left waits for a place."""
PLACES = 0.1
"""How much of what may be under way before shares count is done at once for those."""
LONGEST_WAIT_S = 2.0
FULL = 20
"""How many times as much as is well may be under way at all."""
WAIT_MS = (1000, 2000)


class Turn:
    """A piece of work that was let in."""

    __slots__ = ("_admission", "_patient", "placed")

    def __init__(self, admission: "Admission", patient: bool) -> None:
        self._admission = admission
        self._patient = patient
        self.placed = False

    async def come(self) -> None:
        """Wait until it is this one's turn, unless it need not wait; a `Refusal` when that takes long."""
        if self._patient:
            await self._admission.wait_for_place()
        else:
            self._admission.doing += 1
        self.placed = True


class Admission:
    """The work of one worker. `most`: how much may be under way before shares count.

    From there on one piece of one's share must be left, and the more there is to do, the more; in the end all of it.
    """

    def __init__(self, most: int, now: Callable[[], int]) -> None:
        self.most = most
        self.under_way = 0
        self.doing = 0
        """How much of it does not wait for a place."""
        self._places = max(2, int(PLACES * most))
        self._waiting: deque[asyncio.Future[bool]] = deque()
        self._shares = Buckets(SHARE, SHARE_PER_SECOND, now)

    @contextlib.contextmanager
    def turn(self, key: str) -> Iterator[Turn]:
        """A piece of work for this person or address, under way as long as the block lasts; or a `Refusal`."""
        if self.would_refuse(key):
            raise _busy()
        turn = Turn(self, self._shares.level(key) < PATIENT)
        self._shares.take(key)
        self.under_way += 1
        try:
            yield turn
        finally:
            self.under_way -= 1
            if turn.placed:
                self._make_place()

    async def wait_for_place(self) -> None:
        """Take a place, in the order of coming; `_make_place` gives it back. A `Refusal` when none comes free."""
        if self.doing < self._places:
            self.doing += 1
            return
        loop = asyncio.get_running_loop()
        place: asyncio.Future[bool] = loop.create_future()
        self._waiting.append(place)
        too_long = loop.call_later(LONGEST_WAIT_S, self._give_up, place)
        try:
            given = await place
        except asyncio.CancelledError:
            if place.cancelled():
                with contextlib.suppress(ValueError):  # `_make_place` came across it first
                    self._waiting.remove(place)
            elif place.result():  # it was given in the same moment
                self._make_place()
            raise
        finally:
            too_long.cancel()
        if not given:
            raise _busy()

    def _give_up(self, place: asyncio.Future[bool]) -> None:
        if not place.done():
            self._waiting.remove(place)
            place.set_result(False)

    def _make_place(self) -> None:
        self.doing -= 1
        while self._waiting and self.doing < self._places:
            place = self._waiting.popleft()
            if not place.done():
                self.doing += 1
                place.set_result(True)

    def would_refuse(self, key: str) -> bool:
        """Whether a turn would be refused now."""
        too_much = (self.under_way - self.most) / (FULL * self.most - self.most)
        return too_much >= 0 and self._shares.level(key) < 1 + (SHARE - 1) * too_much


def _busy() -> Refusal:
    return Refusal("busy", "room-crowded", wait_ms=random.randint(*WAIT_MS))
