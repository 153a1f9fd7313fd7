"""`castelude check`: whether a game keeps the contract, for authors of games."""

import argparse

from castelude.cli.commands import Commands
from castelude.core.registry import get_game
from castelude.texts import say

BROKEN = 1
"""The exit status when a promise is broken."""


def add_to(commands: Commands) -> None:
    command = commands.add("check", check_game, "check that a game keeps what every game promises")
    command.add_argument("game", help="the id of the game, such as castello")


def check_game(args: argparse.Namespace) -> int:
    """One line for each promise; a broken one says what is wrong, and at which table."""
    from castelude.contract import check

    game = get_game(args.game)
    broken = 0
    for outcome in check(game):
        promise = say(f"check-{outcome.name}", args.lang)
        if outcome.wrong is None:
            print(f"ok      {promise}", flush=True)
        else:
            broken += 1
            print(f"BROKEN  {promise}\n        {outcome.table}: {outcome.wrong}", flush=True)
    name = say(f"{game.id}-name", args.lang)
    print(say("check-broken" if broken else "check-kept", args.lang, game=name, broken=broken))
    return BROKEN if broken else 0
