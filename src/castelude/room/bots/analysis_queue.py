"""The queue of games to be analysed, in the database: shared by all workers, and kept across restarts.

A row goes from `waiting` to `running` (claimed by a worker, which beats) to `finished` or `failed`. A
running one whose worker has stopped beating may be claimed by another.
"""

import json
from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.core.record import JsonObject
from castelude.room.storage import schema

AnalysisPhase = Literal["waiting", "running", "finished", "failed"]
WAITING, RUNNING, FINISHED, FAILED = "waiting", "running", "finished", "failed"
c = schema.analyses.c


@dataclass(frozen=True)
class AnalysisState:
    """The progress of an analysis; `result` when it is finished."""

    state: AnalysisPhase
    done: int
    total: int
    result: Any


class AnalysisStore:
    """Every change is one statement that names the state it starts from, so that two workers never hold one row."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def find(self, table_id: str) -> AnalysisState | None:
        query = sa.select(c.state, c.done, c.total, c.result).where(c.table_id == table_id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return AnalysisState(row.state, row.done, row.total, json.loads(row.result) if row.result else None)

    async def ask(self, table_id: str, total: int, now_ms: int) -> None:
        """Queue a table; one that is queued or finished is left alone, one that failed starts again."""
        fresh = {"state": WAITING, "done": 0, "total": total, "tries": 0, "asked_ms": now_ms, "beat_ms": now_ms}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(schema.analyses.insert().values(table_id=table_id, **fresh))
        except IntegrityError:
            await self._change(table_id, (c.state == FAILED,), fresh)

    async def unfinished(self) -> int:
        query = sa.select(sa.func.count()).select_from(schema.analyses).where(c.state.in_((WAITING, RUNNING)))
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def claim(self, now_ms: int, silent_ms: int, most_tries: int) -> str | None:
        """Claim the table that has waited longest; one that was tried too often fails."""
        free = sa.or_(c.state == WAITING, sa.and_(c.state == RUNNING, c.beat_ms < now_ms - silent_ms))
        query = sa.select(c.table_id, c.state, c.beat_ms, c.tries).where(free).order_by(c.asked_ms)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.limit(5))).all()
        for row in rows:
            as_seen = (c.state == row.state, c.beat_ms == row.beat_ms)
            if row.tries >= most_tries:
                await self._change(row.table_id, as_seen, {"state": FAILED})
            elif await self._change(
                row.table_id, as_seen, {"state": RUNNING, "tries": row.tries + 1, "beat_ms": now_ms, "done": 0}
            ):
                return str(row.table_id)
        return None

    async def beat(self, table_id: str, done: int, now_ms: int) -> None:
        """Store progress, so that no other worker claims it."""
        await self._change(table_id, (c.state == RUNNING,), {"done": done, "beat_ms": now_ms})

    async def release(self, table_id: str) -> None:
        """Put it back into the queue as if it had not been tried: its worker is shutting down."""
        await self._change(table_id, (c.state == RUNNING,), {"state": WAITING, "tries": c.tries - 1})

    async def finish(self, table_id: str, result: JsonObject) -> None:
        text = json.dumps(result, separators=(",", ":"))
        await self._change(table_id, (c.state == RUNNING,), {"state": FINISHED, "done": c.total, "result": text})

    async def fail(self, table_id: str) -> None:
        await self._change(table_id, (c.state == RUNNING,), {"state": FAILED})

    async def _change(self, table_id: str, only_if: tuple[sa.ColumnElement[bool], ...], values: dict[str, Any]) -> bool:
        statement = schema.analyses.update().where(c.table_id == table_id, *only_if).values(**values)
        async with self.engine.begin() as connection:
            return (await connection.execute(statement)).rowcount == 1
