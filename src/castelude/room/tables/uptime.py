# castelude: compiled
"""The server's time, and how long a seat has been thinking without the time the server was down."""

import time
from collections.abc import Callable
from functools import partial

from castelude.room.tables.clocks import passed_ms
from castelude.room.tables.ports import Heartbeat
from castelude.room.tables.table import Table

Now = Callable[[], int]
FURTHEST_MS = 3_600_000
"""A worker follows others that are ahead of it by no more than this."""


def _clock_since_boot() -> Callable[[], int]:
    """Nanoseconds of a clock that is never set; on Linux it goes on while the machine sleeps."""
    boot: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns if boot is None else partial(time.clock_gettime_ns, boot)


class SteadyClock:
    """The server's time in milliseconds, taken from the system once.

    When the system's clock is set, nothing happens here: no quota, session, lease or game clock jumps. A worker that
    was started before others, with another time, catches up with them.
    """

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] | None = None) -> None:
        self._steady = steady or _clock_since_boot()
        self._ahead = wall() - self._steady()

    def __call__(self) -> int:
        return (self._steady() + self._ahead) // 1_000_000

    def catch_up(self, other_ms: int) -> None:
        """Another worker has got as far as this."""
        behind = other_ms - self()
        if 0 < behind <= FURTHEST_MS:
            self._ahead += behind * 1_000_000


system_now = SteadyClock()


class Uptime:
    """When the server was up, as far as the database knows."""

    def __init__(self, heartbeat: Heartbeat, now: Now) -> None:
        self._heartbeat = heartbeat
        self._now = now
        self.downtimes: list[tuple[int, int]] = []

    async def beat(self, gap_ms: int) -> None:
        """Store that the server is alive, and read when no worker was."""
        latest = await self._heartbeat.beat(self._now(), gap_ms)
        if isinstance(self._now, SteadyClock):
            self._now.catch_up(latest)
        self.downtimes = await self._heartbeat.downtimes()

    def thought_ms(self, table: Table, now_ms: int) -> int:
        """How long the seat to decide has been thinking."""
        since = table.clock.since_ms
        if since is None:
            return 0
        return passed_ms(since, now_ms, self.stopped(table))

    def stopped(self, table: Table) -> list[tuple[int, int]]:
        """When the clock of the seat to decide did not run: the server was down, or its person on vacation."""
        if table.clock.rule.kind != "days" or table.deciding is None:
            return self.downtimes
        return [*self.downtimes, *table.deciding.vacations]
