"""Judges a run: what the clients were told against what the log holds and what a fresh replay of it gives."""

import json
from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field

import sqlalchemy as sa

from castelude.room.live.shared_views import views_of
from castelude.room.storage import schema
from castelude.room.storage.database import open_engine
from castelude.room.tables import visible
from tests.kit.domain import OneWorker
from tests.kit.faults.history import History, Operation, Sight, fingerprint
from tests.kit.reducer import spelled_out


@dataclass
class Log:
    """A table as the database holds it in the end."""

    table: str
    version: int
    rows: list[tuple[int, str]]
    """Sequence number and command id of every event, in order."""
    prints: list[str]
    """Fingerprints of the events as a spectator is shown them by a fresh replay."""
    hash: str
    """Of the position that a fresh replay ends in."""
    hashes_told: list[str] = field(default_factory=list)
    """Of the position as each worker tells it in the end."""


async def read_logs(database: str) -> list[Log]:
    """Every table of a database, replayed by a service that has just begun."""
    engine = open_engine(database)
    try:
        service = OneWorker(engine).service
        async with engine.connect() as connection:
            versions = (await connection.execute(sa.select(schema.tables.c.id, schema.tables.c.version))).all()
            events = (
                await connection.execute(
                    sa.select(schema.events.c.table_id, schema.events.c.seq, schema.events.c.command_id).order_by(
                        schema.events.c.table_id, schema.events.c.seq
                    )
                )
            ).all()
        logs = []
        for table_id, version in versions:
            table = await service.table(table_id)
            rows = [(row.seq, row.command_id) for row in events if row.table_id == table_id]
            told, summary = views_of(table).events_after(0, None), visible.summary(table)
            prints = [fingerprint(spelled_out(json.loads(bytes(entry)), summary)) for entry in told]
            logs.append(Log(table_id, version, rows, prints, table.match.hash() if table.match else ""))
        return logs
    finally:
        await engine.dispose()


def check(history: History, logs: list[Log], bad_lines: bool = False) -> list[str]:
    """Everything that is wrong, in words; nothing when all promises were kept.

    Where lines lose and swap messages, gaps and late greetings are no fault of the room.
    """
    problems = []
    by_table = {log.table: log for log in logs}
    for log in logs:
        problems += _check_log(log)
    for table in {operation.table for operation in history.operations} - set(by_table):
        problems.append(f"{table}: operations at a table that the log does not know")
    for log in logs:
        operations = [operation for operation in history.operations if operation.table == log.table]
        problems += _check_operations(log, operations)
        problems += _check_order(log.table, operations)
    for sight in history.sights:
        problems += _check_sight(sight, by_table.get(sight.table), bad_lines)
    return problems


def _check_log(log: Log) -> list[str]:
    problems = []
    numbers = [seq for seq, _ in log.rows]
    if numbers != list(range(1, len(numbers) + 1)):
        problems.append(f"{log.table}: the log has gaps or doubles: {_first_break(numbers)}")
    if log.version != len(numbers):
        problems.append(f"{log.table}: version {log.version} with {len(numbers)} events")
    for command_id, times in Counter(command_id for _, command_id in log.rows).items():
        if times > 1:
            problems.append(f"{log.table}: {command_id} was carried out {times} times")
    for told in log.hashes_told:
        if told != log.hash:
            problems.append(f"{log.table}: a worker tells {told}, a fresh replay {log.hash}")
    return problems


def _first_break(numbers: list[int]) -> str:
    return next((f"{number} at place {k}" for k, number in enumerate(numbers, 1) if number != k), "?")


def _check_operations(log: Log, operations: list[Operation]) -> list[str]:
    problems = []
    stored: dict[str, list[int]] = {}
    for seq, command_id in log.rows:
        stored.setdefault(command_id, []).append(seq)
    for operation in operations:
        found = stored.get(operation.command_id, [])
        name = f"{log.table}: operation {operation.number} ({operation.command_id})"
        if operation.end == "invoked":
            problems.append(f"{name} never ended")
        elif operation.end == "ok" and len(found) != 1:
            problems.append(f"{name} was acknowledged and is {len(found)} times in the log")
        elif operation.end == "ok" and found != [operation.seq]:
            problems.append(f"{name} was acknowledged as {operation.seq} and lies at {found}")
        elif operation.end == "fail" and found:
            problems.append(f"{name} was refused ({operation.why}) and lies at {found}")
        elif operation.end == "unknown" and len(found) > 1:
            problems.append(f"{name} lies in the log {len(found)} times")
    return problems


def _check_order(table: str, operations: list[Operation]) -> list[str]:
    """What began after another's acknowledgement comes after it in the log."""
    acked = sorted((operation for operation in operations if operation.end == "ok"), key=lambda each: each.ended)
    ends = [operation.ended for operation in acked]
    highest: list[int] = []
    for operation in acked:
        highest.append(max(operation.seq or 0, highest[-1] if highest else 0))
    problems = []
    for operation in acked:
        before = bisect_left(ends, operation.began)
        if before and (operation.seq or 0) <= highest[before - 1]:
            problems.append(f"{table}: operation {operation.number} began after {highest[before - 1]} and lies before")
    return problems


def _check_sight(sight: Sight, log: Log | None, bad_lines: bool) -> list[str]:
    name = f"{sight.table}, {sight.viewer}"
    if log is None:
        return [f"{name}: shown a table that the log does not know"]
    problems = [f"{name}: {words}" for words in sight.went_back]
    if not bad_lines:
        problems += [f"{name}: {words}" for words in sight.late]
        problems += [f"{name}: {sight.gaps} gaps"] if sight.gaps else []
    if [seq for seq, _ in sight.seen] != list(range(1, len(sight.seen) + 1)):
        problems.append(f"{name}: shown events out of order: {_first_break([seq for seq, _ in sight.seen])}")
    for (seq, shown), kept in zip(sight.seen, log.prints, strict=False):
        if shown != kept:
            problems.append(f"{name}: was shown another event {seq} than a fresh replay gives")
    if len(sight.seen) != len(log.prints):
        problems.append(f"{name}: in the end at {len(sight.seen)}, the log at {len(log.prints)}")
    return problems
