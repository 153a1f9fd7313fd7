"""`castelude render`: a record as a picture."""

import argparse
from pathlib import Path

from castelude.cli.commands import Commands
from castelude.core.errors import BadRequest
from castelude.files import read_match, write_text


def add_to(commands: Commands) -> None:
    command = commands.add("render", render, "draw a record as an SVG picture")
    command.add_argument("record", type=Path, help="record file (JSON); - for standard input")
    command.add_argument("--ply", type=int, metavar="N", help="after this many actions (default: all)")
    command.add_argument("--seat", type=int, metavar="S", help="as this seat sees it (default: as a spectator)")
    command.add_argument("-o", "--output", type=Path, help="SVG file (default: standard output)")


def render(args: argparse.Namespace) -> int:
    """Draw a record as SVG."""
    match = read_match(args.record).at_ply(args.ply)
    if args.seat is not None and not 0 <= args.seat < match.players:
        raise BadRequest("error-seat", seat=args.seat, most=match.players - 1)
    picture = match.game.picture(match.position, args.seat, match.lately(), args.lang)
    write_text(args.output, picture + "\n")
    return 0
