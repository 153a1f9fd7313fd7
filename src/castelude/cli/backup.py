"""`castelude backup`: the whole room in one file, while it is being served or not."""

import argparse
from pathlib import Path

from castelude.cli.commands import Commands, add_database, room_installed
from castelude.texts import say


def add_to(commands: Commands) -> None:
    text = "write the whole room (accounts, sessions, tables, chat) to a file, even while it is being served"
    command = commands.add("backup", back_up, text)
    command.add_argument("file", type=Path, help="the backup; a file of that name is replaced")
    add_database(command)


def back_up(args: argparse.Namespace) -> int:
    """Write a backup."""
    with room_installed():
        from castelude.room.storage import backup

    made = backup.back_up(args.database, args.file)
    print(say("room-backed-up", args.lang, accounts=made.accounts, tables=made.tables, path=str(args.file)))
    return 0
