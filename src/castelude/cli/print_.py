"""`castelude print`: a board or a player aid on A4."""

import argparse
from pathlib import Path

from castelude.cli.commands import Commands
from castelude.core.errors import BadRequest
from castelude.core.registry import get_game
from castelude.files import write_text


def add_to(commands: Commands) -> None:
    command = commands.add("print", print_, "draw a board or a player aid to print on A4")
    command.add_argument("game", help="game id")
    command.add_argument(
        "-o", "--output", type=Path, help="SVG file; several sheets are numbered: FILE-1.svg, FILE-2.svg"
    )


def print_(args: argparse.Namespace) -> int:
    """Draw the sheets of a game as SVG."""
    from castelude.rulebook.sheets import sheets

    drawn = sheets(get_game(args.game), args.lang)
    if not drawn:
        raise BadRequest("error-no-sheets", game=args.game)
    for number, sheet in enumerate(drawn, 1):
        path = args.output
        if path is not None and len(drawn) > 1:
            path = path.with_stem(f"{path.stem}-{number}")
        write_text(path, sheet + "\n")
    return 0
