"""`castelude rules`: the rulebook of a game."""

import argparse

from castelude.cli.commands import Commands
from castelude.core.errors import BadRequest
from castelude.core.options import shown
from castelude.core.registry import get_game


def add_to(commands: Commands) -> None:
    command = commands.add("rules", rules, "print the rulebook of a game, or one clause")
    command.add_argument("game", help="game id")
    command.add_argument("clause", nargs="?", help="clause id, such as CO-4.3")


def rules(args: argparse.Namespace) -> int:
    """Print the rulebook, or one clause."""
    from castelude.rulebook import clause_page, rulebook

    game = get_game(args.game)
    if args.clause is None:
        print(rulebook(game, args.lang), end="")
        return 0
    wanted = args.clause.upper()
    if wanted not in game.clauses:
        known = ", ".join(clause.id for clause in game.clauses)
        raise BadRequest("error-unknown-clause", name=shown(args.clause), known=known)
    print(clause_page(game.clauses[wanted], args.lang), end="")
    return 0
