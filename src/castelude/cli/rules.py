"""`castelude rules`: the rules of a game, its specification, or one clause."""

import argparse

from castelude.cli.commands import Commands
from castelude.core.errors import BadRequest
from castelude.core.options import shown
from castelude.core.registry import get_game


def add_to(commands: Commands) -> None:
    command = commands.add("rules", rules, "print the rules of a game, its specification, or one clause")
    command.add_argument("game", help="game id")
    command.add_argument("clause", nargs="?", help="clause id, such as CO-4.3")
    command.add_argument("--spec", action="store_true", help="print the specification: every clause, for programs")


def rules(args: argparse.Namespace) -> int:
    """Print the rules for people, the specification, or one clause."""
    from castelude.rulebook import specification, written

    game = get_game(args.game)
    if args.clause is None:
        text = specification.rulebook(game, args.lang) if args.spec else written.for_terminal(game, args.lang)
        print(text, end="")
        return 0
    wanted = args.clause.upper()
    if wanted not in game.clauses:
        known = ", ".join(clause.id for clause in game.clauses)
        raise BadRequest("error-unknown-clause", name=shown(args.clause), known=known)
    print(specification.clause_page(game.clauses[wanted], args.lang), end="")
    return 0
