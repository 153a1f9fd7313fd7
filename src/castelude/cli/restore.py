"""`castelude restore`: the room of a backup, put into the database."""

import argparse
from pathlib import Path

from castelude.cli.commands import Commands, add_database, room_installed
from castelude.texts import say


def add_to(commands: Commands) -> None:
    text = "put the room of a backup into the database, SQLite or PostgreSQL, even while it is being served"
    command = commands.add("restore", restore, text)
    command.add_argument("file", type=Path, help="a file that `castelude backup` has written")
    command.add_argument("--replace", action="store_true", help="replace the room that the database holds now")
    add_database(command)


def restore(args: argparse.Namespace) -> int:
    """Restore a backup."""
    with room_installed():
        from castelude.room.storage import backup

    found = backup.restore(args.database, args.file, args.replace)
    print(say("room-restored", args.lang, accounts=found.accounts, tables=found.tables, path=str(args.file)))
    return 0
