"""`castelude import`: human notation as a record."""

import argparse
import json
from pathlib import Path

from castelude.cli.commands import Commands
from castelude.core.registry import get_game
from castelude.core.variations import main_sheet
from castelude.files import read_text, write_text


def add_to(commands: Commands) -> None:
    command = commands.add("import", import_, "read human notation into a record")
    command.add_argument("game", help="game id")
    command.add_argument("sheet", type=Path, help="text file in human notation; - for standard input")
    command.add_argument("-o", "--output", type=Path, help="record file (default: standard output)")


def import_(args: argparse.Namespace) -> int:
    """Read human notation into a record; of a game with variations, its main line."""
    record = get_game(args.game).from_notation(main_sheet(read_text(args.sheet)))
    write_text(args.output, json.dumps(record.to_json(), indent=1) + "\n")
    return 0
