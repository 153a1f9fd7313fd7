"""What other workers write: hints that come in by NOTIFY, and a look at the log now and then, as a hint may be lost."""

import asyncio
from collections.abc import Iterable

import structlog

from castelude.room.tables.cache import TableCache
from castelude.room.tables.ports import Audience, EventLog

CHAT = "chat"
log = structlog.get_logger()


class OtherWorkers:
    """Keeps cached tables up to date with what other workers store, and wakes the viewers here."""

    def __init__(self, cache: TableCache, events: EventLog, audience: Audience) -> None:
        self._cache = cache
        self._events = events
        self._audience = audience
        self._unread: set[str] = set()
        self._catching_up: asyncio.Task[None] | None = None
        self._polled: dict[str, tuple[int, int]] = {}

    def close(self) -> None:
        if self._catching_up is not None:
            self._catching_up.cancel()

    def receive_hints(self, hints: str) -> None:
        """Take hints of any worker, our own included: `TABLE SEQ` or `TABLE chat`, with commas between them."""
        for hint in hints.split(","):
            table_id, _, what = hint.partition(" ")
            if what == CHAT:
                self._audience.chatted(table_id)
            elif what.isdigit():
                self._reached(table_id, int(what))

    async def poll(self, table_ids: Iterable[str]) -> None:
        """Wake the viewers of those of these tables that other workers have changed since the last look."""
        wanted = list(table_ids)
        found = await self._events.versions(wanted) if wanted else {}
        for table_id, (seq, lines) in found.items():
            known = self._polled.get(table_id)
            if known is None or known[0] != seq:
                self._reached(table_id, seq)
            if known is None or known[1] != lines:
                self._audience.chatted(table_id)
        for table_id in set(wanted) - set(found):  # it was deleted
            self._cache.drop(table_id)
            self._audience.send_away(table_id)
        self._polled = found

    def _reached(self, table_id: str, seq: int) -> None:
        """A table has reached this number: read it, unless we are there or are writing that very event."""
        known = self._cache.known_seq(table_id)
        if known is None:
            self._cache.doubt(table_id, seq)
            self._audience.changed(table_id)
        elif known < seq:
            self._cache.fall_behind(table_id, seq)
            self._unread.add(table_id)
            if self._catching_up is None:
                self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        """Read what others have stored, for all these tables together, and wake the viewers."""
        try:
            while self._unread:
                unread, self._unread = self._unread, set()
                try:
                    for table_id, news in (await self._events.news_of(self._cache.known_seqs(unread))).items():
                        self._cache.catch_up(table_id, news)
                except self._events.errors as error:  # each viewer finds out by itself
                    log.warning("database unavailable", error=self._events.cause_of(error))
                for table_id in unread:
                    self._audience.changed(table_id)
        finally:
            self._catching_up = None
