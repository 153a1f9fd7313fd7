"""The server's time, and how long a seat has been thinking without the time the server was down."""

import time
from collections.abc import Callable

from castelude.room.tables.clocks import passed_ms
from castelude.room.tables.ports import Heartbeat
from castelude.room.tables.table import Table

Now = Callable[[], int]


def system_now() -> int:
    """The server's time in milliseconds."""
    return time.time_ns() // 1_000_000


class Uptime:
    """When the server was up, as far as the database knows."""

    def __init__(self, heartbeat: Heartbeat, now: Now) -> None:
        self._heartbeat = heartbeat
        self._now = now
        self.downtimes: list[tuple[int, int]] = []

    async def beat(self, gap_ms: int) -> None:
        """Store that the server is alive, and read when no worker was."""
        await self._heartbeat.beat(self._now(), gap_ms)
        self.downtimes = await self._heartbeat.downtimes()

    def thought_ms(self, table: Table, now_ms: int) -> int:
        """How long the seat to decide has been thinking."""
        since = table.clock.since_ms
        if since is None:
            return 0
        return passed_ms(since, now_ms, self.downtimes)
