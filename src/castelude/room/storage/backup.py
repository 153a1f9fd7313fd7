"""Tables as a file: for backup, and for moving from SQLite to PostgreSQL. One JSON object a line."""

import asyncio
import json
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from castelude.core.errors import BadFile
from castelude.files import read_text, write_text
from castelude.room.storage import schema
from castelude.room.storage.admin import opened

FORMAT = "castelude-tables-1"
# In this order, rows refer only to earlier rows.
KEPT = [schema.players, schema.tables, schema.seats, schema.events, schema.chat]
SECRET = {"login", "password_hash", "recovery_hash"}


def export_tables(database: str | None, path: Path) -> int:
    """Write players (without passwords or sessions), tables, events and chat; returns the number of tables."""
    return asyncio.run(_export(database, path))


def import_tables(database: str | None, path: Path) -> tuple[int, int]:
    """Restore tables; returns how many were new, and how many existed and were left alone."""
    return asyncio.run(_import(database, path))


async def _export(database: str | None, path: Path) -> int:
    lines = [json.dumps({"format": FORMAT})]
    count = 0
    async with opened(database) as engine, engine.connect() as connection:
        for table in KEPT:
            for row in (await connection.execute(sa.select(table))).mappings():
                values = {key: value for key, value in row.items() if key not in SECRET}
                lines.append(json.dumps({"table": table.name, "row": values}, ensure_ascii=False))
                count += table is schema.tables
    write_text(path, "\n".join(lines) + "\n", private=True)
    return count


def _parse(path: Path) -> list[tuple[str, dict[str, Any]]]:
    """The rows of a backup file; `BadFile` names the first bad line."""
    names = {table.name: set(table.columns.keys()) for table in KEPT}
    rows: list[tuple[str, dict[str, Any]]] = []
    for number, line in enumerate(read_text(path).splitlines(), 1):
        try:
            data = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BadFile("room-backup-line", path=str(path), number=number) from error
        if number == 1:
            if data != {"format": FORMAT}:
                raise BadFile("room-backup-format", path=str(path), format=FORMAT)
            continue
        name, row = (data.get("table"), data.get("row")) if isinstance(data, dict) else (None, None)
        if name not in names or not isinstance(row, dict) or not set(row) <= names[name]:
            raise BadFile("room-backup-line", path=str(path), number=number)
        rows.append((name, row))
    if not rows and not path.exists():
        raise BadFile("error-file-missing", path=str(path))
    return rows


async def _import(database: str | None, path: Path) -> tuple[int, int]:
    rows = _parse(path)
    by_name = {table.name: table for table in KEPT}
    async with opened(database) as engine, engine.begin() as connection:
        players = set((await connection.execute(sa.select(schema.players.c.id))).scalars())
        tables = set((await connection.execute(sa.select(schema.tables.c.id))).scalars())
        new = known = 0
        for name, row in rows:
            if name == "players":
                if row["id"] not in players:
                    await connection.execute(by_name[name].insert().values(**row))
            elif name == "tables":
                if row["id"] in tables:
                    known += 1
                else:
                    new += 1
                    await connection.execute(by_name[name].insert().values(**row))
            elif row["table_id"] not in tables:
                await connection.execute(by_name[name].insert().values(**row))
    return new, known
