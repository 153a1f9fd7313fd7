"""Hooks around every commit of a group of events: a committer that wraps the real one. The room has no such hooks."""

import asyncio
from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage.event_log import committer_for
from castelude.room.tables.ports import Write, WriteResult

Hook = Callable[[], None]


def nothing() -> None:
    """The hook that does nothing."""


class Watch:
    """Calls `before` each commit, `under_way` when it was begun and is not known to be done, and `after` it."""

    def __init__(self, before: Hook = nothing, under_way: Hook = nothing, after: Hook = nothing) -> None:
        self.before, self.under_way, self.after = before, under_way, after

    def committer(self, engine: AsyncEngine) -> "WatchedCommitter":
        return WatchedCommitter(self, engine)


class WatchedCommitter:
    """The committer of the database with a watch around it."""

    def __init__(self, watch: Watch, engine: AsyncEngine) -> None:
        self._watch = watch
        self._real = committer_for(engine)

    async def commit(self, writes: list[Write]) -> list[WriteResult]:
        self._watch.before()
        committed = asyncio.ensure_future(self._real.commit(writes))
        for _ in range(3):  # the statement is sent, or the thread is at work
            await asyncio.sleep(0)
        self._watch.under_way()
        results = await committed
        self._watch.after()
        return results

    async def close(self) -> None:
        await self._real.close()
