"""Group commit: pending events of several tables go into one transaction, and each caller waits for that commit."""

import asyncio
import sqlite3
from dataclasses import dataclass
from typing import Protocol

import asyncpg
import structlog

from castelude.room.tables.ports import Write, WriteResult

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


class Committer(Protocol):
    """Stores groups of events, each in one transaction: `event_log_sqlite` or `event_log_postgres`."""

    async def commit(self, writes: list[Write]) -> list[WriteResult]:
        """Store the next event of each of several tables; what became of each.

        The log decides: an event is stored when its number is the next one and its command is new. Nothing of a session
        that has ended is stored.
        """

    async def close(self) -> None:
        """Release what the committer holds; the engine belongs to its owner."""


@dataclass(frozen=True)
class _Waiting:
    write: Write
    result: asyncio.Future[WriteResult]


class GroupCommit:
    """Collects events while a transaction is under way; the next transaction takes all of them."""

    def __init__(self, committer: Committer) -> None:
        self.committer = committer
        self._waiting: list[_Waiting] = []
        self._working: asyncio.Task[None] | None = None

    async def append(self, write: Write) -> WriteResult:
        """What became of the event, known once the transaction it was in is committed.

        A transaction that fails is an error, not a refusal: whether its events are stored is unknown, and the log will
        tell when the command is sent again.
        """
        waiting = _Waiting(write, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await waiting.result

    async def close(self) -> None:
        await self.committer.close()

    async def _work(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                await self._commit(group)
        finally:
            self._working = None

    async def _commit(self, group: list[_Waiting]) -> None:
        try:
            results = await self.committer.commit([waiting.write for waiting in group])
        except Exception as error:
            if len(group) > 1 and isinstance(error, ABOUT_ONE):
                for waiting in group:  # an event that cannot be stored must not spoil the others
                    await self._commit([waiting])
                return
            for waiting in group:
                if not waiting.result.done():
                    waiting.result.set_exception(error)
            log.exception("commit failed", events=len(group))
            return
        for waiting, result in zip(group, results, strict=True):
            if not waiting.result.done():
                waiting.result.set_result(result)
