"""Tables without sockets: one worker's part of the room on a database, and tables that lie in memory."""

from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.live.hub import Hub
from castelude.room.live.shared_views import SharedViews
from castelude.room.storage.event_log import SqlEventLog, committer_for
from castelude.room.storage.group_commit import Committer
from castelude.room.storage.queries import Store
from castelude.room.tables import events as ev
from castelude.room.tables.cache import TableCache
from castelude.room.tables.decide import Decision, Moment
from castelude.room.tables.other_workers import OtherWorkers
from castelude.room.tables.ports import NewTable, Stored, Write, WriteResult
from castelude.room.tables.service import TableService
from castelude.room.tables.table import Table
from castelude.room.tables.uptime import Now, Uptime, system_now


def nonce(number: int = 1) -> str:
    """A nonce that is the same in every run."""
    return f"{number:064x}"


def moment(now_ms: int, thought_ms: int = 0) -> Moment:
    return Moment(now_ms, thought_ms)


def new_table(table_id: str = "t") -> Table:
    """A table that can have viewers."""
    return Table(table_id, SharedViews())


def fold(table: Table, now_ms: int, what: ev.AnyEvent | Decision) -> None:
    """What the service does once an event is stored: fold it and show it."""
    decision = what if isinstance(what, Decision) else Decision(what)
    table.projection.add(table, table.fold(table.seq + 1, now_ms, decision.event, decision.played))


class MemoryLog:
    """An event log in memory, shared by the workers of a test. `questions` counts what was read of it."""

    errors: tuple[type[Exception], ...] = (OSError,)
    cause_of = staticmethod(str)

    def __init__(self) -> None:
        self.stored: dict[str, list[Stored]] = {}
        self.commands: dict[tuple[str, str], int] = {}
        self.questions = 0

    async def create(self, table: NewTable) -> bool:
        if table.table_id in self.stored:
            return False
        self.stored[table.table_id] = [Stored(1, table.at_ms, table.event)]
        return True

    async def append(self, write: Write) -> WriteResult:
        events, key = self.stored[write.table_id], (write.table_id, write.command_id)
        if write.seq != len(events) + 1 or key in self.commands:
            return WriteResult.CONFLICT
        events.append(Stored(write.seq, write.at_ms, write.event))
        self.commands[key] = write.seq
        return WriteResult.STORED

    async def events(self, table_id: str, after_seq: int = 0) -> list[Stored]:
        self.questions += 1
        return self.stored.get(table_id, [])[after_seq:]

    async def events_of(self, after: dict[str, int]) -> dict[str, list[Stored]]:
        self.questions += 1
        return {table_id: self.stored[table_id][seq:] for table_id, seq in after.items()}

    news_of = events_of

    async def find_command(self, table_id: str, command_id: str) -> int | None:
        return self.commands.get((table_id, command_id))

    async def versions(self, table_ids: list[str]) -> dict[str, tuple[int, int]]:
        return {table_id: (len(self.stored[table_id]), 0) for table_id in table_ids}

    async def close(self) -> None:
        """Nothing is held."""


class NoHeartbeat:
    """The server was never down."""

    async def beat(self, now_ms: int, gap_ms: int) -> int:
        return now_ms

    async def downtimes(self) -> list[tuple[int, int]]:
        return []


class MemoryWorker:
    """The table service of one worker on a log in memory."""

    def __init__(self, log: MemoryLog, now: Now = lambda: 1000) -> None:
        self.hub = Hub()
        self.cache = TableCache(log, self.hub, SharedViews)
        self.service = TableService(self.cache, log, self.hub, Uptime(NoHeartbeat(), now), now, nonce=nonce)
        self.others = OtherWorkers(self.cache, log, self.hub)


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
