"""`castelude admin`: who may moderate the room."""

import argparse

from castelude.cli.commands import Commands, add_database, room_installed
from castelude.texts import say


def add_to(commands: Commands) -> None:
    command = commands.add("admin", admin, "let an account moderate the room, on the page /admin")
    command.add_argument("login", help="the account's name")
    command.add_argument("--remove", action="store_true", help="it may no longer moderate")
    add_database(command)


def admin(args: argparse.Namespace) -> int:
    """Give an account the role of an administrator, or take it away."""
    with room_installed():
        from castelude.room.people.admins import set_admin_for_host

    set_admin_for_host(args.database, args.login, not args.remove)
    print(say("room-admin-gone" if args.remove else "room-admin-made", args.lang, login=args.login))
    return 0
