"""`castelude editions list` and `check`: card files of owners of the physical games."""

import argparse
from pathlib import Path

from castelude.cli.commands import BAD_INPUT, Commands
from castelude.core.errors import BadRequest
from castelude.core.registry import all_games
from castelude.editions import edition_names, owners_folder
from castelude.files import read_json
from castelude.texts import say


def add_to(commands: Commands) -> None:
    parts = commands.group("editions", "card files of owners of the physical games")
    parts.add("list", list_editions, "list the editions that can be chosen")
    part = parts.add("check", check_edition, "say exactly what is wrong with a card file")
    part.add_argument("file", type=Path, help="card file (JSON)")


def list_editions(args: argparse.Namespace) -> int:
    """List the card files that can be played with."""
    for game in all_games().values():
        if game.has_editions:
            print(f"{game.id:10} {', '.join(edition_names(game.id))}")
    print(say("editions-folder", args.lang, path=str(owners_folder())))
    return 0


def check_edition(args: argparse.Namespace) -> int:
    """Say exactly what is wrong with a card file."""
    data = read_json(args.file)
    game = next((game for game in all_games().values() if game.knows_edition(data)), None)
    if game is None:
        raise BadRequest("error-edition-game", path=str(args.file))
    problems = game.check_edition(data)
    for problem in problems:
        print(problem.words(args.lang))
    name = say(f"{game.id}-name", args.lang)
    if problems:
        print(say("editions-bad", args.lang, game=name, count=len(problems)))
        return BAD_INPUT
    print(say("editions-good", args.lang, game=name))
    return 0
