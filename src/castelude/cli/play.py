"""`castelude play`: a game in the terminal."""

import argparse
import secrets
from pathlib import Path

from castelude.bots import BASELINES, LEVELS, bot_of
from castelude.cli.commands import Commands, natural
from castelude.core.errors import BadRequest
from castelude.core.options import parse_options
from castelude.core.start import UNSET, new_match
from castelude.files import read_json, read_match


def add_to(commands: Commands) -> None:
    command = commands.add("play", play, "play in the terminal, against bots or with others at one keyboard")
    command.add_argument(
        "game", nargs="?", default="castello", help="game id (default: %(default)s; see `castelude games`)"
    )
    command.add_argument("--players", type=int, help="number of seats (default: the least)")
    command.add_argument("--seat", type=natural, default=0, help="your seat, from 0 (default: 0)")
    command.add_argument(
        "--level",
        default="casual",
        help=f"how strong the bots are: {', '.join(LEVELS)}, or {' or '.join(BASELINES)} (default: %(default)s)",
    )
    command.add_argument("--hotseat", action="store_true", help="people on all seats, at one keyboard")
    command.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a table option; may be repeated"
    )
    start = command.add_mutually_exclusive_group()
    start.add_argument("--seed", type=natural, help="deal from this seed")
    start.add_argument("--setup", type=Path, metavar="FILE", help="start from the setup in this JSON file")
    start.add_argument("--record", type=Path, metavar="FILE", help="go on with this saved record")


def play(args: argparse.Namespace) -> int:
    """Play in the terminal."""
    from castelude.terminal import Table

    if args.record:
        match = read_match(args.record)
    else:
        setup = read_json(args.setup) if args.setup else UNSET
        match = new_match(args.game, args.players, parse_options(args.option), seed=args.seed, setup=setup)
    if args.seat >= match.players:
        raise BadRequest("error-seat", seat=args.seat, most=match.players - 1)
    bot_of(match.game, args.level)  # an unknown level is refused before play
    people = list(range(match.players)) if args.hotseat else [args.seat]
    return Table(match, people, args.lang, input, args.seed or secrets.randbits(31), args.level).run()
