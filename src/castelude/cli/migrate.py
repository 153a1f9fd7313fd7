"""`castelude migrate`: the room's database, brought up to date."""

import argparse

from castelude.cli.commands import Commands, add_database, room_installed
from castelude.texts import say


def add_to(commands: Commands) -> None:
    add_database(commands.add("migrate", migrate, "bring the room's database up to date"))


def migrate(args: argparse.Namespace) -> int:
    """Bring the database up to date."""
    with room_installed():
        from castelude.room.serve import migrate_database
    migrate_database(args.database)
    print(say("room-migrated", args.lang))
    return 0
