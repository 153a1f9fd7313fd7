"""`castelude tables export` and `import`: backups of the room's tables."""

import argparse
from pathlib import Path

from castelude.cli.commands import Commands, Run, add_database, room_installed
from castelude.texts import say


def add_to(commands: Commands) -> None:
    parts = commands.group("tables", "back tables up and bring them back")
    _add(parts, "export", export_tables, "write all tables to a file")
    _add(parts, "import", import_tables, "bring tables back from a file; those that are there stay as they are")


def _add(parts: Commands, name: str, run: Run, text: str) -> None:
    part = parts.add(name, run, text)
    part.add_argument("file", type=Path, help="backup file, one JSON object per line")
    add_database(part)


def export_tables(args: argparse.Namespace) -> int:
    """Back all tables up."""
    with room_installed():
        from castelude.room.storage import backup

    count = backup.export_tables(args.database, args.file)
    print(say("room-exported", args.lang, count=count, path=str(args.file)))
    return 0


def import_tables(args: argparse.Namespace) -> int:
    """Bring tables back from a backup."""
    with room_installed():
        from castelude.room.storage import backup

    count, known = backup.import_tables(args.database, args.file)
    print(say("room-imported", args.lang, count=count, known=known))
    return 0
