"""Which questions a room asks of its database."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa

from tests.kit.room import RunningRoom

COLUMNS = ("sessions.seen_ms", "tables.version", "FROM events", "JOIN events", "result_seats.")


@contextmanager
def queries(room: RunningRoom) -> Iterator[list[str]]:
    """What the room meanwhile asks of sessions, tables and events; its background loops ask for other things."""
    app: Any = room.server.config.app
    engine = app.state.worker.engine.sync_engine
    seen: list[str] = []

    def note(*event: Any) -> None:  # noqa: ANN401 SQLAlchemy's arguments
        statement: str = event[2]
        if "chat" not in statement and any(column in statement for column in COLUMNS):
            seen.append(statement)

    sa.event.listen(engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        sa.event.remove(engine, "before_cursor_execute", note)
