"""`castelude arena match`, `ladder`, `pool`, `tune`, `learn`, `calibrate`: bots and programs that play each other."""

import argparse
import os
from pathlib import Path

from castelude.cli.commands import Commands, natural, positive, seconds


def add_to(commands: Commands) -> None:
    parts = commands.group("arena", "let bots and programs play each other, and rate them")
    table = _table()

    part = parts.add("match", _match, "let contestants play each other", table)
    part.add_argument(
        "contestants",
        nargs="+",
        metavar="CONTESTANT",
        help="two, or one for each seat: a level, random, greedy, LEVEL:nodes=N, exec:COMMAND, py:FILE:CLASS,"
        " from:FOLDER:CONTESTANT",
    )

    part = parts.add("ladder", _ladder, "each level against the one below it", table)
    part.add_argument("contestants", nargs="*", metavar="CONTESTANT", help="from the weakest up (default: the levels)")

    part = parts.add("pool", _pool, "everybody against everybody, on one scale", table)
    part.add_argument(
        "contestants",
        nargs="*",
        metavar="CONTESTANT",
        help="from the weakest up (default: the levels, random and greedy)",
    )
    part.add_argument("--reach", type=positive, metavar="N", help="only against the N before it in the list")

    part = parts.add("tune", _tune, "find better weights for a game's evaluation", table)
    part.add_argument(
        "--contestant", "--mind", default="adept", help="the contestant whose weights are tuned (default: %(default)s)"
    )
    part.add_argument("--weights", metavar="NAME,NAME", help="only these weights (default: all)")
    part.add_argument("--rounds", type=positive, default=30, help="rounds (default: %(default)s)")

    part = parts.add("learn", _learn, "teach a network what positions of a game are worth")
    part.add_argument("game", help="game id")
    part.add_argument("--games", type=positive, default=2000, help="games of self-play (default: %(default)s)")
    part.add_argument(
        "--seats", metavar="P:N,P:N", help="so many games with so many seats, instead of --games: 2:500,5:1500"
    )
    part.add_argument(
        "--contestant", default="expert:nodes=100", help="the contestant that plays itself (default: %(default)s)"
    )
    part.add_argument("--hidden", type=positive, default=32, help="units of the hidden layer (default: %(default)s)")
    part.add_argument("--lead", type=float, default=0.0, metavar="PART", help="add this part of the hand-set lead (0)")
    part.add_argument("--epochs", type=positive, default=12, help="times through the games (default: %(default)s)")
    part.add_argument("--seed", type=natural, default=1, help="number of the first deal (default: 1)")
    part.add_argument("--workers", type=positive, default=os.cpu_count() or 1, help="processes (default: one per core)")
    part.add_argument("--data", type=Path, metavar="FILE", help="keeps the games; a stopped run goes on from it")
    part.add_argument("-o", "--output", type=Path, metavar="FILE", required=True, help="the network's file")
    part.add_argument("--quiet", action="store_true", help="no progress bar")

    part = parts.add("calibrate", _calibrate, "fit the chances to win that people see to games between strong bots")
    part.add_argument("game", help="game id")
    part.add_argument(
        "--games",
        type=Path,
        metavar="FILE",
        help="games that `castelude games generate` wrote (default: the masters' games of the package)",
    )
    part.add_argument("--positions", type=positive, default=8, help="positions of each game (default: %(default)s)")
    part.add_argument("--contestant", help="who judges them (default: the bot that gives hints and analyses)")
    part.add_argument("--workers", type=positive, default=os.cpu_count() or 1, help="processes (default: one per core)")
    part.add_argument("--data", type=Path, metavar="FILE", help="keeps the judgements; a stopped run goes on from it")
    part.add_argument("--plot", type=Path, metavar="FILE", help="the reliability plot, an SVG file")
    what = part.add_mutually_exclusive_group(required=True)
    what.add_argument("-o", "--output", type=Path, metavar="FILE", help="the table's file")
    what.add_argument("--check", action="store_true", help="fit nothing: test the table in use with these games")
    part.add_argument("--quiet", action="store_true", help="no progress bar")


def _table() -> argparse.ArgumentParser:
    """What all these commands have in common."""
    table = argparse.ArgumentParser(add_help=False)
    table.add_argument("game", help="game id")
    table.add_argument("--players", type=int, help="number of seats (default: the least)")
    table.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a table option; may be repeated"
    )
    table.add_argument("--deals", type=positive, default=20, help="deals; each is played on all seats (default: 20)")
    table.add_argument(
        "--opening", type=natural, metavar="N", help="random decisions at the start (default: 8 if nothing is dealt)"
    )
    table.add_argument("--seed", type=natural, default=1, help="number of the first deal (default: 1)")
    table.add_argument(
        "--workers", type=positive, default=os.cpu_count() or 1, help="processes (default: one per core)"
    )
    table.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster there; `local` starts one here")
    table.add_argument("-o", "--output", type=Path, metavar="FILE", help="results file; a stopped run goes on from it")
    table.add_argument(
        "--answer", type=seconds, default=10.0, metavar="S", help="seconds that a program may take to answer (10)"
    )
    table.add_argument("--quiet", action="store_true", help="no progress bar")
    return table


def _match(args: argparse.Namespace) -> int:
    from castelude.arena.conduct import match

    return match(args)


def _ladder(args: argparse.Namespace) -> int:
    from castelude.arena.conduct import ladder

    return ladder(args)


def _pool(args: argparse.Namespace) -> int:
    from castelude.arena.conduct import pool

    return pool(args)


def _tune(args: argparse.Namespace) -> int:
    from castelude.arena.conduct import tune_weights

    return tune_weights(args)


def _learn(args: argparse.Namespace) -> int:
    from castelude.arena.learn import learn

    return learn(args)


def _calibrate(args: argparse.Namespace) -> int:
    from castelude.arena.calibrate import calibrate

    return calibrate(args)
