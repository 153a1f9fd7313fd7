"""What a worker has under way, and who may add to it: a room with more to do than it can do refuses by name.

Nothing waits without end. While there is little to do everybody is served. Beyond that, who has asked little of late is
served still, and who asks much is told to come again in a moment.
"""

import contextlib
import random
from collections.abc import Callable, Iterator

from castelude.core.refusal import Refusal
from castelude.room.limits import Buckets

SHARE = 10
SHARE_PER_SECOND = 1.0
FULL = 10
WAIT_MS = (1000, 2000)


class Admission:
    """The work of one worker. `most`: how much may be under way before shares count; ten times that is too much."""

    def __init__(self, most: int, now: Callable[[], int]) -> None:
        self.most = most
        self.under_way = 0
        self._shares = Buckets(SHARE, SHARE_PER_SECOND, now)

    @contextlib.contextmanager
    def turn(self, key: str) -> Iterator[None]:
        """A piece of work for this person or address, under way as long as the block lasts; or a `Refusal`."""
        if not (self._shares.take(key) or self.under_way < self.most) or self.under_way >= FULL * self.most:
            raise Refusal("busy", "room-crowded", wait_ms=random.randint(*WAIT_MS))
        self.under_way += 1
        try:
            yield
        finally:
            self.under_way -= 1

    def would_refuse(self, key: str) -> bool:
        """Whether a turn would be refused now."""
        return self.under_way >= self.most and (not self._shares.has(key) or self.under_way >= FULL * self.most)
