"""Groups of events on PostgreSQL: one statement, which is its own transaction and notifies the other workers."""

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.storage.event_columns import COLUMNS, EVENT_NAMES, NAMES, changes_of_table, row
from castelude.room.storage.kept_connection import KeptConnection
from castelude.room.storage.result_rows import EXPLORE, POSTGRES, QUEUE, result_row, seat_rows
from castelude.room.tables.ports import TableResult, Write, WriteResult

_ARRAYS = ", ".join(f"${number}::{column.postgres}[]" for number, column in enumerate(COLUMNS, 1))
COMMIT = f"""
WITH wanted AS (
    SELECT r.* FROM unnest({_ARRAYS}) AS r({NAMES})
    WHERE session IS NULL OR EXISTS (SELECT FROM sessions WHERE token_hash = r.session)
), stored AS (
    INSERT INTO events ({EVENT_NAMES})
    SELECT {EVENT_NAMES}
    FROM wanted JOIN tables ON tables.id = table_id AND tables.version = seq - 1
    ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id, seq
), changed AS (
    UPDATE tables SET {changes_of_table("wanted")}
    FROM wanted JOIN stored ON stored.table_id = wanted.table_id
    WHERE tables.id = wanted.table_id
)
SELECT wanted.table_id, stored.seq IS NOT NULL AS stored, (
    SELECT pg_notify('castelude_tables', string_agg(table_id || ' ' || seq, ',')) FROM stored HAVING count(*) > 0
) FROM wanted LEFT JOIN stored ON stored.table_id = wanted.table_id
"""
_CLEAR = "DELETE FROM seats WHERE table_id = ANY($1::text[])"
_SEATS = "INSERT INTO seats (table_id, seat, player_id) SELECT * FROM unnest($1::text[], $2::int[], $3::text[])"


class PostgresCommitter:
    """The tables are written in one order, so that two workers never wait for each other."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._kept = KeptConnection(engine)

    async def commit(self, writes: list[Write]) -> list[WriteResult]:
        async with self._kept.connection() as connection:
            if all(write.seats is None and write.result is None for write in writes):
                found = await _store(connection, writes)
            else:
                async with connection.transaction():
                    found = await _store(connection, writes)
                    stored = [write for write in writes if found.get(write.table_id)]
                    await _seat(connection, stored)
                    for write in stored:
                        if write.result is not None:
                            await _write_result(connection, write.result)
        result = {True: WriteResult.STORED, False: WriteResult.CONFLICT, None: WriteResult.SIGNED_OUT}
        return [result[found.get(write.table_id)] for write in writes]

    async def close(self) -> None:
        await self._kept.close()


async def _store(connection: asyncpg.Connection, writes: list[Write]) -> dict[str, bool]:
    """Whether the event of each table is stored; nothing is said about tables whose session has ended."""
    columns = zip(*(row(write) for write in writes), strict=True)
    return {found[0]: found[1] for found in await connection.fetch(COMMIT, *map(list, columns))}


async def _seat(connection: asyncpg.Connection, writes: list[Write]) -> None:
    """Who sits where, for "my tables"."""
    moved = [write for write in writes if write.seats is not None]
    if not moved:
        return
    await connection.execute(_CLEAR, [write.table_id for write in moved])
    seats = [(write.table_id, seat, player) for write in moved for seat, player in (write.seats or {}).items()]
    if seats:
        await connection.execute(_SEATS, *map(list, zip(*seats, strict=True)))


async def _write_result(connection: asyncpg.Connection, result: TableResult) -> None:
    store, *clear, store_seats, store_names = POSTGRES
    await connection.execute(store, *result_row(result))
    for statement in clear:
        await connection.execute(statement, result.table_id)
    await connection.executemany(store_seats, seat_rows(result))
    await connection.execute(EXPLORE.format(place="$1"), result.table_id)
    await connection.execute(store_names, result.table_id)
    if result.rated:
        await connection.execute(QUEUE.format(place="$1"), result.table_id)
