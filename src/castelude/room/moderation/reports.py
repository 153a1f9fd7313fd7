"""What people report: a line of chat, a name, a table, a title."""

import secrets
from dataclasses import asdict, dataclass
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from castelude.room.refusal import Refusal
from castelude.room.storage.database import reading
from castelude.room.storage.schema import reports

ReportKind = Literal["chat", "name", "table", "person", "tournament", "club", "study"]
OPEN, DONE = "open", "done"


@dataclass(frozen=True)
class NewReport:
    """`about` is what was said or shown at that moment, so that it can be judged when it has changed.

    `subject` is the id of the table, person, tournament, club or study.
    """

    kind: ReportKind
    subject: str
    number: int | None
    player_id: str | None
    about: str
    reason: str
    reporter_id: str


@dataclass(frozen=True)
class StoredReport(NewReport):
    id: str
    state: str
    made_ms: int


class Reports:
    """All reports."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)

    async def add(self, report: NewReport, now_ms: int) -> None:
        row = {"id": secrets.token_hex(8), "state": OPEN, "made_ms": now_ms, **asdict(report)}
        row["table_id"] = row.pop("subject")
        async with self.engine.begin() as connection:
            await connection.execute(reports.insert().values(**row))

    async def of_state(self, state: str, limit: int) -> list[StoredReport]:
        """The latest first."""
        r = reports.c
        query = sa.select(reports).where(r.state == state).order_by(r.made_ms.desc()).limit(limit)
        async with self.reading.connect() as connection:
            rows = [dict(row) for row in (await connection.execute(query)).mappings()]
        return [StoredReport(subject=row.pop("table_id"), **row) for row in rows]

    async def close(self, report_id: str) -> None:
        """Put a report aside: something was done about it, or nothing needs to be."""
        async with self.engine.begin() as connection:
            changed = await connection.execute(reports.update().where(reports.c.id == report_id).values(state=DONE))
        if changed.rowcount != 1:
            raise Refusal("not_found", "room-no-report")
