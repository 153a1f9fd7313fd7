"""Ends games whose time is up and closes tables that nobody comes to, on whichever worker looks first."""

from collections.abc import Callable

from castelude.room.tables.clocks import DAY_MS, HOUR_MS
from castelude.room.tables.ports import Deadlines
from castelude.room.tables.service import TableService


class Timekeeper:
    """Looks for games whose time may be up, or which are to be dealt. The log decides which worker counts."""

    def __init__(self, service: TableService, deadlines: Deadlines) -> None:
        self._service = service
        self._deadlines = deadlines
        self._not_before: dict[str, int] = {}
        """When to look again at games that got more time, because the server was down."""
        self._next_ms: int | None = 0
        """When the next game is due, if the last look was ahead; None: no game is ever due."""

    async def close_expired(self, listed_hours: int, open_days: int, is_visited: Callable[[str], object]) -> None:
        """Close open tables where nothing has happened for so long, unless somebody is there."""
        now = self._service.now()
        listed_ms, open_ms = now - listed_hours * HOUR_MS, now - open_days * DAY_MS
        for table_id in await self._deadlines.expired(listed_ms, open_ms):
            table = await self._service.table(table_id)
            if not is_visited(table_id) and table.changed_ms < (listed_ms if table.settings.listed else open_ms):
                await self._service.close_expired(table_id, table.seq)

    def wait_s(self, usual: float, seldom: float) -> float:
        """How long to wait for the next look: longer than usual only after one that has looked ahead."""
        if self._next_ms is None:
            return seldom
        return min(seldom, max(usual, (self._next_ms - self._service.now()) / 1000))

    async def look(self, ahead: bool = False) -> None:
        """End games whose time is up. `ahead`: also find out when the next one is due, so that a worker can rest."""
        self._next_ms = 0
        now = self._service.now()
        due = await self._deadlines.due(now)
        self._not_before = {key: when for key, when in self._not_before.items() if key in due}
        for table_id in due:
            if self._not_before.get(table_id, 0) <= now:
                left = await self._service.do_what_is_due(table_id)
                if left is not None:
                    self._not_before[table_id] = now + left
        if ahead:
            self._next_ms = await self._deadlines.next_due()
