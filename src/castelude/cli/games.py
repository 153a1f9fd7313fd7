"""`castelude games`: the list of games; `generate` and `export`: games of self-play as data."""

import argparse
import json
import os
import sys
from pathlib import Path

from castelude.cli.commands import Commands, natural, positive
from castelude.core.registry import all_games, get_game
from castelude.texts import say


def add_to(commands: Commands) -> None:
    parts = commands.group("games", "list the games and their options; generate and export games as data", games)

    part = parts.add("generate", generate, "let a bot play itself, and keep its games as JSON lines")
    part.add_argument("game", help="game id")
    part.add_argument("-o", "--output", type=Path, metavar="FILE", required=True, help="a stopped run goes on from it")
    part.add_argument("--games", type=positive, default=1000, help="number of games (default: %(default)s)")
    part.add_argument(
        "--contestant", default="master:nodes=400", help="the contestant that plays itself (default: %(default)s)"
    )
    part.add_argument(
        "--astray",
        type=natural,
        default=0,
        metavar="PERCENT",
        help="decisions left to a careless bot, for games of more kinds (default: %(default)s)",
    )
    part.add_argument(
        "--opening",
        type=natural,
        default=0,
        metavar="N",
        help="decisions at the start in which an alpha-beta bot misjudges a little, so that games differ (default: 0)",
    )
    part.add_argument("--seed", type=natural, default=1, help="number of the first deal (default: 1)")
    part.add_argument("--workers", type=positive, default=os.cpu_count() or 1, help="processes (default: one per core)")
    part.add_argument("--quiet", action="store_true", help="no progress bar")

    part = parts.add("pack", pack, "pack generated games as the masters' games that a package brings")
    part.add_argument("games", type=Path, metavar="GAMES", help="a file that `castelude games generate` wrote")
    part.add_argument("-o", "--output", type=Path, metavar="FILE", required=True, help="masters.xz of the game")

    part = parts.add("export", export, "write generated games as a table of decisions")
    part.add_argument("games", type=Path, metavar="GAMES", help="a file that `castelude games generate` wrote")
    part.add_argument(
        "-o", "--output", type=Path, metavar="FILE", required=True, help="a file that ends with .parquet or .jsonl"
    )
    part.add_argument(
        "--positions",
        choices=("none", "view", "observation"),
        help="what stands for the position (default: observation for .parquet, view for .jsonl)",
    )


def games(args: argparse.Namespace) -> int:
    """List the games."""
    for game in all_games().values():
        least, most = game.min_players, game.max_players
        seats = f"{least}" if least == most else f"{least}-{most}"
        print(f"{game.id:10} {seats:>4}  {say(f'{game.id}-name', args.lang)}")
        for option in game.options:
            print(f"{'':16} {option.key}: {option.allowed()} [{json.dumps(option.default)}]")
    return 0


def generate(args: argparse.Namespace) -> int:
    """Play the games that the file lacks."""
    from castelude.arena.gathering import gather, lessons

    game = get_game(args.game)
    planned = lessons(game, args.games, args.contestant, args.seed, args.astray, args.opening)

    def progress(done: int) -> None:
        if not args.quiet:
            print(f"\r{done}/{args.games}", end="" if done < args.games else "\n", file=sys.stderr, flush=True)

    found = gather(game, planned, args.output, args.workers, progress)
    decisions = sum(len(played.moves) for played in found)
    print(say("games-generated", args.lang, games=len(found), decisions=decisions, path=str(args.output)))
    return 0


def pack(args: argparse.Namespace) -> int:
    """Write the games without what the search thought, compressed."""
    from castelude.arena.dataset import games_in, plan_of
    from castelude.bots.masters import packed

    plan, played = plan_of(args.games), list(games_in(args.games))
    data = packed(plan, ((one.players, one.deal, one.moves) for one in played))
    args.output.write_bytes(data)
    print(say("games-packed", args.lang, games=len(played), bytes=len(data), path=str(args.output)))
    return 0


def export(args: argparse.Namespace) -> int:
    """Write the decisions of the games, one row for each."""
    from castelude.arena.dataset import Positions, games_in, rows_of, writer_for

    positions: Positions = args.positions or ("observation" if args.output.suffix == ".parquet" else "view")
    write = writer_for(args.output, positions)
    rows = write(row for played in games_in(args.games) for row in rows_of(played, positions))
    print(say("games-exported", args.lang, rows=rows, path=str(args.output)))
    return 0
