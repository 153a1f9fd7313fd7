"""`castelude games`: the list of games."""

import argparse
import json

from castelude.cli.commands import Commands
from castelude.core.registry import all_games
from castelude.texts import say


def add_to(commands: Commands) -> None:
    commands.add("games", games, "list the games and their options")


def games(args: argparse.Namespace) -> int:
    """List the games."""
    for game in all_games().values():
        least, most = game.min_players, game.max_players
        seats = f"{least}" if least == most else f"{least}-{most}"
        print(f"{game.id:10} {seats:>4}  {say(f'{game.id}-name', args.lang)}")
        for option in game.options:
            print(f"{'':16} {option.key}: {option.allowed()} [{json.dumps(option.default)}]")
    return 0
