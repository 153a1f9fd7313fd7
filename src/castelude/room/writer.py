"""Group commit: what is pending at several tables goes into one transaction, and each waits for that commit."""

import asyncio
from dataclasses import dataclass

import structlog
from sqlalchemy.exc import DBAPIError

from castelude.room.commit import Committer, Outcome, Write

MOST_TOGETHER = 200
log = structlog.get_logger()


@dataclass(frozen=True)
class _Waiting:
    write: Write
    outcome: asyncio.Future[Outcome]


class Writer:
    """The one who writes events for this worker; while a transaction is under way the next one fills up."""

    def __init__(self, committer: Committer) -> None:
        self.committer = committer
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
            if len(group) > 1 and _is_about_one(error):
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


def _is_about_one(error: Exception) -> bool:
    """Whether one event may be what the database does not take, and not the database itself be the trouble."""
    return isinstance(error, ValueError) or (isinstance(error, DBAPIError) and not error.connection_invalidated)
