"""The commands `castelude arena match`, `ladder` and `tune` as they are typed; `conduct` carries them out."""

import argparse
import os
from pathlib import Path

from castelude.core.options import shown


def add_commands(parts: "argparse._SubParsersAction[argparse.ArgumentParser]", common: argparse.ArgumentParser) -> None:
    """Put the three commands under `castelude arena`."""
    table = argparse.ArgumentParser(add_help=False)
    table.add_argument("game", help="game id")
    table.add_argument("--players", type=int, help="number of seats (default: the least)")
    table.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a table option; may be repeated"
    )
    table.add_argument("--deals", type=_positive, default=20, help="deals; each is played on all seats (default: 20)")
    table.add_argument(
        "--opening", type=_natural, metavar="N", help="decisions made by lot first (8 if nothing is dealt)"
    )
    table.add_argument("--seed", type=_natural, default=1, help="number of the first deal (default: 1)")
    table.add_argument("--workers", type=_positive, default=os.cpu_count() or 1, help="processes (default: one a core)")
    table.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster there; `local` starts one here")
    table.add_argument("-o", "--output", type=Path, metavar="FILE", help="results file; goes on with what it holds")
    table.add_argument("--answer", type=_seconds, default=10.0, metavar="S", help="seconds a program may think (10)")
    table.add_argument("--quiet", action="store_true", help="no progress bar")

    part = parts.add_parser("match", help="let contestants play each other", parents=[table, common])
    part.add_argument(
        "contestants",
        nargs="+",
        metavar="CONTESTANT",
        help="two, or one for each seat: a level, random, greedy, LEVEL:nodes=N, LEVEL:ms=N, or exec:COMMAND",
    )
    part.set_defaults(run=_match)

    part = parts.add_parser("ladder", help="each level against the one below it", parents=[table, common])
    part.add_argument("contestants", nargs="*", metavar="CONTESTANT", help="from the weakest up (default: the levels)")
    part.set_defaults(run=_ladder)

    part = parts.add_parser("tune", help="find better weights for a game's evaluation", parents=[table, common])
    part.add_argument("--mind", default="adept", help="the contestant whose weights are tuned (default: adept)")
    part.add_argument("--weights", metavar="NAME,NAME", help="only these weights (default: all)")
    part.add_argument("--rounds", type=_positive, default=30, help="rounds (default: %(default)s)")
    part.set_defaults(run=_tune)


def _match(args: argparse.Namespace) -> int:
    from castelude.arena.conduct import match

    return match(args)


def _ladder(args: argparse.Namespace) -> int:
    from castelude.arena.conduct import ladder

    return ladder(args)


def _tune(args: argparse.Namespace) -> int:
    from castelude.arena.conduct import tune_weights

    return tune_weights(args)


def _natural(word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 15:
        raise argparse.ArgumentTypeError(f"{shown(word)} is not a whole number, 0 or more")
    return int(word)


def _positive(word: str) -> int:
    number = _natural(word)
    if number == 0:
        raise argparse.ArgumentTypeError("it must be 1 or more")
    return number


def _seconds(word: str) -> float:
    try:
        number = float(word)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(f"{shown(word)} is not a number of seconds above 0")
    return number
