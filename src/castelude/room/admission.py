"""What a worker has under way, and who may add to it: a room with more to do than it can do refuses by name.

Nothing waits without end. While there is little to do everybody is served. Beyond that, who has asked little of late is
served still, and who asks much is told to come again in a moment.
"""

import contextlib
import random
from collections.abc import Callable, Iterator

from castelude.core.refusal import Refusal
from castelude.room.limits import Buckets

SHARE = 5
"""Pieces of work at once that are everybody's share."""
SHARE_PER_SECOND = 1.0
"""How fast a share comes back."""
FULL = 20
"""How many times as much as is well may be under way at all."""
WAIT_MS = (1000, 2000)


class Admission:
    """The work of one worker. `most`: how much may be under way before shares count.

    From there on one piece of one's share must be left, and the more there is to do, the more; in the end all of it.
    """

    def __init__(self, most: int, now: Callable[[], int]) -> None:
        self.most = most
        self.under_way = 0
        self._shares = Buckets(SHARE, SHARE_PER_SECOND, now)

    @contextlib.contextmanager
    def turn(self, key: str) -> Iterator[None]:
        """A piece of work for this person or address, under way as long as the block lasts; or a `Refusal`."""
        if self.would_refuse(key):
            raise Refusal("busy", "room-crowded", wait_ms=random.randint(*WAIT_MS))
        self._shares.take(key)
        self.under_way += 1
        try:
            yield
        finally:
            self.under_way -= 1

    def would_refuse(self, key: str) -> bool:
        """Whether a turn would be refused now."""
        too_much = (self.under_way - self.most) / (FULL * self.most - self.most)
        return too_much >= 0 and self._shares.level(key) < 1 + (SHARE - 1) * too_much
