"""Group commit: what is pending at several tables goes into one transaction, and each waits for that commit."""

import asyncio
import sqlite3
from dataclasses import dataclass

import asyncpg
import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage.database import is_sqlite
from castelude.room.storage.event_log import Committer, Outcome, Write
from castelude.room.storage.event_log_postgres import PostgresCommitter
from castelude.room.storage.event_log_sqlite import SqliteCommitter

MOST_TOGETHER = 200
ABOUT_ONE = (
    ValueError,
    sqlite3.IntegrityError,
    sqlite3.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
)
"""Errors that one event may be to blame for, and not the database itself."""

log = structlog.get_logger()


@dataclass(frozen=True)
class _Waiting:
    write: Write
    outcome: asyncio.Future[Outcome]


class Writer:
    """The one who writes events for this worker; while a transaction is under way the next one fills up."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.committer: Committer = SqliteCommitter(engine) if is_sqlite(engine) else PostgresCommitter(engine)
        self._waiting: list[_Waiting] = []
        self._working: asyncio.Task[None] | None = None

    async def write(self, write: Write) -> Outcome:
        """What became of the event, known once the transaction it was in is committed.

        A transaction that fails is an error, no refusal: whether its events are stored is not known, and the log will
        tell who asks again.
        """
        waiting = _Waiting(write, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await waiting.outcome

    async def _work(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                await self._commit(group)
        finally:
            self._working = None

    async def _commit(self, group: list[_Waiting]) -> None:
        try:
            outcomes = await self.committer.commit([waiting.write for waiting in group])
        except Exception as error:
            if len(group) > 1 and isinstance(error, ABOUT_ONE):
                for waiting in group:  # what spoils one event must not spoil the others
                    await self._commit([waiting])
                return
            for waiting in group:
                if not waiting.outcome.done():
                    waiting.outcome.set_exception(error)
            log.exception("events could not be written", count=len(group))
            return
        for waiting, outcome in zip(group, outcomes, strict=True):
            if not waiting.outcome.done():
                waiting.outcome.set_result(outcome)
