"""What is stored with an event, declared once: a new column is a line here, a field of `Write` and a migration."""

from collections.abc import Callable
from dataclasses import dataclass

from castelude.room.storage.event_codec import encode
from castelude.room.tables.ports import Write


@dataclass(frozen=True)
class Column:
    """A value of a `Write` and where it goes."""

    name: str
    postgres: str
    """Its type in PostgreSQL."""
    value: Callable[[Write], object]
    in_events: bool = False
    """Whether it is stored in `events`, under its name."""
    in_tables: str | None = None
    """The column of `tables` that it updates."""


COLUMNS = (
    Column("table_id", "text", lambda write: write.table_id, in_events=True),
    Column("seq", "int", lambda write: write.seq, in_events=True, in_tables="version"),
    Column("command_id", "text", lambda write: write.command_id, in_events=True),
    Column("at_ms", "bigint", lambda write: write.at_ms, in_events=True, in_tables="changed_ms"),
    Column("player_id", "text", lambda write: write.player, in_events=True),
    Column("data", "text", lambda write: encode(write.event), in_events=True),
    Column("status", "text", lambda write: write.status, in_tables="status"),
    Column("listed", "bool", lambda write: write.listed, in_tables="listed"),
    Column("bot_to_move", "bool", lambda write: write.bot_to_move, in_tables="bot_to_move"),
    Column("due_ms", "bigint", lambda write: write.due_ms, in_tables="due_ms"),
    Column("turn_of", "text", lambda write: write.turn_of, in_tables="turn_of"),
    Column("turn_seq", "int", lambda write: write.turn_seq, in_tables="turn_seq"),
    Column("session", "text", lambda write: write.session),
)
NAMES = ", ".join(column.name for column in COLUMNS)
EVENT_NAMES = ", ".join(column.name for column in COLUMNS if column.in_events)
_VALUES = tuple(column.value for column in COLUMNS)


def changes_of_table(source: str) -> str:
    """The SET clause that brings `tables` up to date from rows of this name."""
    return ", ".join(f"{column.in_tables} = {source}.{column.name}" for column in COLUMNS if column.in_tables)


def row(write: Write) -> list[object]:
    """The values in the order of `COLUMNS`."""
    return [value(write) for value in _VALUES]
