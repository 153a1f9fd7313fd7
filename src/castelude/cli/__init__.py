"""The command `castelude`: one module for each subcommand, with its parser beside it."""

import argparse
import os
import sys
from collections.abc import Sequence

from castelude import native
from castelude.cli import (
    admin,
    arena,
    backup,
    bench,
    check,
    completion,
    doctor,
    editions,
    export,
    games,
    import_,
    migrate,
    new_game,
    play,
    print_,
    puzzles,
    ratings,
    recover,
    referee,
    render,
    restore,
    rules,
    serve,
    verify,
)
from castelude.cli.commands import BAD_INPUT, Commands
from castelude.core.errors import CasteludeError
from castelude.room.refusal import Refusal
from castelude.texts import DEFAULT_LANG
from castelude.version import __version__

MODULES = (
    play,
    referee,
    print_,
    render,
    export,
    import_,
    rules,
    games,
    serve,
    migrate,
    backup,
    restore,
    recover,
    admin,
    ratings,
    verify,
    editions,
    arena,
    puzzles,
    new_game,
    check,
    bench,
    doctor,
    completion,
)


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="castelude", description="Four castle games: play, referee, draw, measure.")
    parser.add_argument("--version", action="version", version=f"castelude {__version__} ({native.how()})")
    commands = Commands(parser, required=False)
    for module in MODULES:
        module.add_to(commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input is one clear line on standard error and exit status 2. No command shows the help."""
    parser = build_parser()
    args = parser.parse_args(argv)
    if not hasattr(args, "run"):
        parser.print_help()
        return 0
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except (CasteludeError, Refusal) as error:
        clause = f" [{error.clause}]" if error.clause else ""
        print(f"castelude: {error.words(getattr(args, 'lang', DEFAULT_LANG))}{clause}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # the reader of our output has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status
