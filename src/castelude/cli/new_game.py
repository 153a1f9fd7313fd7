"""`castelude new-game`: begin a game of one's own."""

import argparse
from pathlib import Path

from castelude.cli.commands import Commands
from castelude.texts import say


def add_to(commands: Commands) -> None:
    command = commands.add("new-game", new_game, "write a package with a small game, to be changed into your own")
    command.add_argument("name", help="the id of the game: 3 to 20 small letters and digits")
    command.add_argument("--folder", type=Path, help="where to write it (default: a new folder of this name)")


def new_game(args: argparse.Namespace) -> int:
    """Write the package, and say what to do next."""
    from castelude.scaffold import write_game

    folder = args.folder or Path(args.name)
    for path in write_game(args.name, folder):
        print(path)
    print(say("scaffold-next", args.lang, name=args.name, folder=str(folder)))
    return 0
