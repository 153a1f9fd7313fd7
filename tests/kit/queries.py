"""Which questions a room asks of its database."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa

from castelude.room.background import BACKGROUND
from tests.kit.room import RunningRoom, until

COLUMNS = (
    "sessions.seen_ms",
    "tables.version",
    "FROM events",
    "JOIN events",
    "result_seats.",
    "standings.",
    "reserved_names.",
    "attempts.",
    "challenges.",
)


@contextmanager
def queries(room: RunningRoom) -> Iterator[list[str]]:
    """What the room meanwhile asks of sessions, tables and events for its clients, not for its loops and bots."""
    app: Any = room.server.config.app
    until(lambda: not app.state.worker.bots._jobs)  # a bot whose game is over still looks at the table
    engine = app.state.worker.engine.sync_engine
    seen: list[str] = []

    def note(*event: Any) -> None:  # noqa: ANN401 SQLAlchemy's arguments
        statement: str = event[2]
        task = asyncio.current_task()
        if task is not None and task.get_name().startswith(BACKGROUND):
            return
        if "chat" not in statement and any(column in statement for column in COLUMNS):
            seen.append(statement)

    sa.event.listen(engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        sa.event.remove(engine, "before_cursor_execute", note)
