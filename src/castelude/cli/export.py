"""`castelude export`: a record in human notation."""

import argparse
from pathlib import Path

from castelude.cli.commands import Commands
from castelude.files import read_match, write_text


def add_to(commands: Commands) -> None:
    command = commands.add("export", export, "write a record in human notation")
    command.add_argument("record", type=Path, help="record file (JSON); - for standard input")
    command.add_argument("-o", "--output", type=Path, help="text file (default: standard output)")


def export(args: argparse.Namespace) -> int:
    """Write a record in human notation."""
    match = read_match(args.record)
    write_text(args.output, match.game.to_notation(match.record()))
    return 0
