"""Tables as strangers see them while people play a game with secrets: some seconds late (`visible.is_delayed`)."""

import asyncio
from collections import OrderedDict

from castelude.room.live.hub import Viewer
from castelude.room.live.shared_views import SharedViews
from castelude.room.tables import visible
from castelude.room.tables.ports import EventLog, Stored
from castelude.room.tables.table import RUNNING, Table
from castelude.room.tables.uptime import Now

DELAY_MS = 20_000
MOST_KEPT = 200
AT_ONCE = 20
"""Events that are folded before others get their turn."""


class Late:
    """A table as it was, and the events that are to be shown later."""

    def __init__(self, table_id: str) -> None:
        self.table = Table(table_id, SharedViews())
        self.waiting: list[Stored] = []
        self.lock = asyncio.Lock()

    def next_ms(self) -> int | None:
        """When the next event is shown; what happened before the game began is shown at once."""
        if not self.waiting:
            return None
        return self.waiting[0].at_ms + DELAY_MS if self.table.status == RUNNING else 0


class Delayed:
    """The late tables of this worker, least recently watched first."""

    def __init__(self, log: EventLog, now: Now) -> None:
        self._log = log
        self._now = now
        self._late: OrderedDict[str, Late] = OrderedDict()

    async def seen(self, table: Table, player: str | None) -> Table:
        """The table as this person may see it now."""
        if not visible.is_delayed(table, player):
            return table
        late = self._late.setdefault(table.id, Late(table.id))
        self._late.move_to_end(table.id)
        while len(self._late) > MOST_KEPT:
            self._late.popitem(last=False)
        async with late.lock:
            await self._catch_up(late, table.seq)
        return late.table

    def wait_ms(self, table: Table) -> int | None:
        """How long it takes until a late table has news; None if it has none to come, or is not late."""
        late = self._late.get(table.id)
        due = late.next_ms() if late is not None and late.table is table else None
        return None if due is None else max(0, due - self._now())

    def now(self, table: Table) -> int:
        """The moment at which this table is shown."""
        late = self._late.get(table.id)
        return self._now() - (DELAY_MS if late is not None and late.table is table else 0)

    def forget(self) -> None:
        """The log was replaced by another one."""
        self._late.clear()

    async def _catch_up(self, late: Late, seq: int) -> None:
        """Read what is new, and show what is due."""
        if late.table.seq + len(late.waiting) < seq:
            late.waiting += await self._log.events(late.table.id, late.table.seq + len(late.waiting))
        folded = 0
        while (due := late.next_ms()) is not None and due <= self._now():
            stored = late.waiting.pop(0)
            happened = late.table.fold(stored.seq, stored.at_ms, stored.event)
            late.table.projection.add(late.table, happened)
            folded += 1
            if folded % AT_ONCE == 0:
                await asyncio.sleep(0)


class Eyes:
    """What one viewer sees of a table; somebody who sees it late is woken when there is more to see."""

    def __init__(self, delayed: Delayed, viewer: Viewer) -> None:
        self._delayed = delayed
        self._viewer = viewer
        self._timer: asyncio.TimerHandle | None = None

    async def seen(self, table: Table) -> Table:
        seen = await self._delayed.seen(table, self._viewer.player)
        wait = self._delayed.wait_ms(seen)
        if wait is not None and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(wait / 1000 + 0.01, self._look_again)
        return seen

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _look_again(self) -> None:
        self._timer = None
        self._viewer.new_events = True
        self._viewer.wake()
