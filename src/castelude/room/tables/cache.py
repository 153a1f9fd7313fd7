"""The tables that this worker has in memory: found there, or replayed from their events."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from weakref import WeakValueDictionary

from castelude.room.refusal import Refusal
from castelude.room.tables.ids import ID_LENGTH
from castelude.room.tables.ports import Audience, EventLog, Stored
from castelude.room.tables.projection import NoViewers, Projection
from castelude.room.tables.table import Table

CACHED_TABLES = 500
AT_ONCE = 20
"""Events that are folded before others get their turn: about a millisecond."""

FEW = 500
"""Tables that are looked at in one go: less than a millisecond."""


class TableCache:
    """Tables by id, least recently used first. Whoever changes a table, or reads it from the log, holds its lock."""

    def __init__(self, log: EventLog, audience: Audience, new_projection: Callable[[], Projection] = NoViewers) -> None:
        self._log = log
        self._audience = audience
        self._new_projection = new_projection
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._behind: dict[str, int] = {}
        """The sequence numbers that cached tables have reached on other workers."""
        self._writing: dict[str, int] = {}
        """The sequence numbers of the events that are being stored."""
        self._stale: set[str] = set()
        """Tables that were dropped: what somebody had begun to read or write before is not kept."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Each lives as long as somebody holds it or waits for it."""
        self._drops = 0
        """How often tables were dropped."""
        self._round: Iterator[Table] = iter(())
        """What `next_few` has not come to yet."""

    def new(self, table_id: str) -> Table:
        return Table(table_id, self._new_projection())

    def lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    # ---- finding ----

    async def table(self, table_id: str) -> Table:
        """The table as the log has it now; `Refusal` when there is none."""
        async with self.lock(table_id):
            return await self.read(table_id)

    async def tables(self, versions: Mapping[str, int]) -> list[Table]:
        """Several tables that have reached at least these numbers, with one query for all that is new to us.

        Tables that are not in the cache are folded in a thread, for their games may be long.
        """
        known = self.known_seqs(versions)
        lacking = {
            table_id: known.get(table_id, 0) for table_id, seq in versions.items() if known.get(table_id, 0) < seq
        }
        drops = self._drops
        news = await self._log.events_of(lacking)
        found = []
        for table_id, seq in versions.items():
            if table_id in self._tables:
                self.catch_up(table_id, news.get(table_id, []))
            elif table_id not in known and table_id in news:
                table = await asyncio.to_thread(_folded, self.new(table_id), news[table_id])
                if drops == self._drops and table_id not in self._tables and not self.lock(table_id).locked():
                    self.keep(table)
            if table_id in news:
                self._audience.changed(table_id)
            current = self._tables.get(table_id)
            found.append(current if current is not None and current.seq >= seq else await self.table(table_id))
        return found

    async def latest(self, table_id: str) -> Table:
        """The table with everything this worker has stored or was notified of; asks the log only if that is more."""
        table = self.known(table_id)
        if table is not None:
            return table
        async with self.lock(table_id):
            return self.known(table_id) or await self.read(table_id)

    def known(self, table_id: str) -> Table | None:
        """The cached table, unless another worker is known to be ahead."""
        return None if table_id in self._behind else self._tables.get(table_id)

    def next_few(self, most: int = FEW) -> list[Table]:
        """The next so many tables in memory, round after round; fewer at the end of a round."""
        few = list(islice(self._round, most))
        if len(few) < most:
            self._round = iter(list(self._tables.values()))
        return few

    def known_seq(self, table_id: str) -> int | None:
        """The sequence number that this worker has reached at the table, or is about to reach."""
        writing = self._writing.get(table_id)
        if writing is not None:
            return writing
        return self._tables[table_id].seq if table_id in self._tables else None

    def known_seqs(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The sequence numbers of those of these tables that are cached."""
        return {table_id: self._tables[table_id].seq for table_id in table_ids if table_id in self._tables}

    async def read(self, table_id: str) -> Table:
        """Bring the table up to date from the log; the caller holds its lock."""
        if len(table_id) > ID_LENGTH or not table_id.isalnum():
            raise Refusal("not_found", "room-no-table")
        table, news = await self._read(table_id)
        while table_id in self._stale:  # its past was changed meanwhile: what was read is no longer true
            table, news = await self._read(table_id)
        if table.seq == 0:
            raise Refusal("not_found", "room-no-table")
        self.keep(table)
        if news:
            self._audience.changed(table_id)
        return table

    async def _read(self, table_id: str) -> tuple[Table, bool]:
        """The table with what the log says now, and whether that was news."""
        table = self._tables.get(table_id) or self.new(table_id)
        self._behind.pop(table_id, None)
        self._stale.discard(table_id)
        news = await self._log.events(table_id, table.seq)
        for number, stored in enumerate(news, 1):
            _fold(table, stored)
            if number % AT_ONCE == 0:  # a long game must not keep everybody else waiting
                await asyncio.sleep(0)
        return table, bool(news)

    # ---- changing ----

    def drop(self, table_id: str) -> None:
        """The log has lost this table, or what it says of it has changed."""
        self._drops += 1
        self._tables.pop(table_id, None)
        self._behind.pop(table_id, None)
        if self.lock(table_id).locked():
            self._stale.add(table_id)

    def forget(self) -> None:
        """Read every table from the log again when it is next asked for."""
        self._drops += 1
        self._tables.clear()
        self._behind.clear()
        self._stale |= {table_id for table_id, lock in self._locks.items() if lock.locked()}

    def keep(self, table: Table) -> None:
        if table.id in self._stale:
            self._stale.discard(table.id)
            return
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > CACHED_TABLES + self._audience.table_count():
            self._tables.popitem(last=False)

    def begin_write(self, table: Table) -> None:
        """Take the table out before it is changed. It comes back with `keep`, if the log has accepted the change."""
        self._tables.pop(table.id, None)
        self._writing[table.id] = table.seq + 1

    def end_write(self, table_id: str) -> None:
        del self._writing[table_id]

    def fall_behind(self, table_id: str, seq: int) -> None:
        """Another worker has reached this number."""
        self._behind[table_id] = seq

    def doubt(self, table_id: str, seq: int) -> None:
        """A table that is not cached has reached this number: who is reading it now may have looked too early."""
        if self.lock(table_id).locked():
            self.fall_behind(table_id, seq)

    def catch_up(self, table_id: str, news: Iterable[Stored]) -> None:
        """Fold events that were read without the lock; whoever holds the lock reads them by themselves."""
        table = self._tables.get(table_id)
        if table is None or self.lock(table_id).locked():
            return
        for stored in news:
            if stored.seq > table.seq:
                _fold(table, stored)
        if table.seq >= self._behind.get(table_id, 0):
            self._behind.pop(table_id, None)


def _folded(table: Table, events: Iterable[Stored]) -> Table:
    for stored in events:
        _fold(table, stored)
    return table


def _fold(table: Table, stored: Stored) -> None:
    table.projection.add(table, table.fold(stored.seq, stored.at_ms, stored.event))
