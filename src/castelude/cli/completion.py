"""`castelude completion`: a script that lets a shell complete commands, options, games and files (an extra)."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from castelude.cli.commands import Commands
from castelude.core.errors import BadRequest
from castelude.core.registry import all_games

SHELLS = ("bash", "zsh", "tcsh")


def add_to(commands: Commands) -> None:
    command = commands.add("completion", completion, "print a script with which a shell completes our commands")
    command.add_argument("shell", choices=SHELLS, help="the shell")


def completion(args: argparse.Namespace) -> int:
    """Print the script; a shell that has read it asks us nothing."""
    try:
        import shtab
    except ModuleNotFoundError as error:
        raise BadRequest("error-no-shtab") from error
    from castelude.cli import build_parser

    parser = build_parser()
    for action in _actions(parser):
        if action.type is Path:
            action.complete = shtab.FILE  # type: ignore[attr-defined]  # shtab reads it there
        elif action.dest == "game":
            action.choices = list(all_games())  # this parser is only written down, so no game is refused by it
    print(shtab.complete(parser, args.shell))
    return 0


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Every argument of a parser and of the commands below it."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _actions(command)
        else:
            yield action
