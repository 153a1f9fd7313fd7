"""Results from the log: of tables that have none yet, or of all. It may be interrupted and run again at any time."""

import asyncio
from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage.admin import opened
from castelude.room.storage.event_log import SqlEventLog
from castelude.room.storage.results import Results
from castelude.room.tables.ports import Stored, TableResult
from castelude.room.tables.results import result_of
from castelude.room.tables.table import Table

AT_ONCE = 50
"""So many tables are read and stored together; an interruption loses no more."""


def _say_nothing(_: int) -> None:
    """Nobody wants to know how far it is."""


async def recompute(engine: AsyncEngine, missing: bool = False, progress: Callable[[int], None] = _say_nothing) -> int:
    """Store the results of all finished tables as the log has them, or only those that are missing; how many."""
    log, results = SqlEventLog(engine), Results(engine)
    done, after = 0, ""
    try:
        while ids := await results.finished(after, AT_ONCE, missing):
            again = set(ids)
            while again:  # somebody has signed in meanwhile, and the seats of a guest have become an account's
                events = await log.events_of(dict.fromkeys(again, 0))
                found = {table_id: await asyncio.to_thread(_folded, table_id, events[table_id]) for table_id in events}
                again = await results.put(found)
            done, after = done + len(ids), ids[-1]
            progress(done)
    finally:
        await log.close()
    return done


def _folded(table_id: str, events: list[Stored]) -> tuple[int, TableResult | None]:
    table = Table(table_id)
    for stored in events:
        table.fold(stored.seq, stored.at_ms, stored.event)
    return table.seq, result_of(table)


def recompute_for_host(database: str | None, progress: Callable[[int], None]) -> int:
    """The same for a command of the host, whether the room is being served or not."""

    async def work() -> int:
        async with opened(database) as engine:
            return await recompute(engine, progress=progress)

    return asyncio.run(work())
