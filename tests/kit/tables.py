"""Tables without sockets: one worker's part of the room on a database, and tables that lie in memory."""

from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.core.rng import Rng
from castelude.room.live.hub import Hub
from castelude.room.live.shared_views import SharedViews
from castelude.room.storage.event_log import SqlEventLog, committer_for
from castelude.room.storage.group_commit import Committer
from castelude.room.storage.queries import Store
from castelude.room.tables import events as ev
from castelude.room.tables.cache import TableCache
from castelude.room.tables.decide import Decision, Moment
from castelude.room.tables.service import TableService
from castelude.room.tables.table import Table
from castelude.room.tables.uptime import Now, Uptime, system_now


class FixedChance:
    """Randomness that is the same in every run."""

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed

    def rng(self) -> Rng:
        return Rng(self.seed, "setup")

    def nonce(self) -> str:
        return f"{self.seed:064x}"


def moment(now_ms: int, thought_ms: int = 0, seed: int = 1) -> Moment:
    return Moment(now_ms, thought_ms, FixedChance(seed))


def new_table(table_id: str = "t") -> Table:
    """A table that can have viewers."""
    return Table(table_id, SharedViews())


def fold(table: Table, now_ms: int, what: ev.AnyEvent | Decision) -> None:
    """What the service does once an event is stored: fold it and show it."""
    decision = what if isinstance(what, Decision) else Decision(what)
    table.projection.add(table, table.fold(table.seq + 1, now_ms, decision.event, decision.played))


class OneWorker:
    """The table service of one worker on a database, with all it needs."""

    def __init__(
        self,
        engine: AsyncEngine,
        now: Now = system_now,
        committer: Callable[[AsyncEngine], Committer] = committer_for,
    ) -> None:
        self.hub = Hub()
        self.log = SqlEventLog(engine, committer)
        self.uptime = Uptime(Store(engine), now)
        self.service = TableService(TableCache(self.log, self.hub, SharedViews), self.log, self.hub, self.uptime, now)

    async def close(self) -> None:
        await self.log.close()
