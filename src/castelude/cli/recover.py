"""`castelude recover`: a new recovery code for an account."""

import argparse

from castelude.cli.commands import Commands, add_database, room_installed
from castelude.texts import say


def add_to(commands: Commands) -> None:
    command = commands.add("recover", recover, "make a new recovery code for a player who lost both password and code")
    command.add_argument("login", help="the account's name")
    add_database(command)


def recover(args: argparse.Namespace) -> int:
    """Give an account a new recovery code."""
    with room_installed():
        from castelude.room.people.recovery import renew_for_host

    code = renew_for_host(args.database, args.login)
    print(say("room-recovery-made", args.lang, login=args.login, code=code))
    return 0
