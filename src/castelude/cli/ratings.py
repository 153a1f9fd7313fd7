"""`castelude ratings`: what is computed from finished games."""

import argparse
import sys

from castelude.cli.commands import Commands, add_database, room_installed
from castelude.texts import say


def add_to(commands: Commands) -> None:
    ratings = commands.group("ratings", "what the room computes from finished games")
    command = ratings.add(
        "recompute", recompute, "compute all results and ratings again from the log; may be interrupted"
    )
    add_database(command)


def recompute(args: argparse.Namespace) -> int:
    """Compute everything again from the log."""
    with room_installed():
        from castelude.room.puzzles.desk import recount_for_host as recount_puzzles
        from castelude.room.ratings.ledger import recount_for_host
        from castelude.room.results.recompute import recompute_for_host

    def progress(done: int) -> None:
        print(say("room-recomputing", args.lang, count=done), file=sys.stderr)

    print(say("room-recomputed", args.lang, count=recompute_for_host(args.database, progress)))
    print(say("room-recounted", args.lang, count=recount_for_host(args.database)))
    print(say("room-recounted-puzzles", args.lang, count=recount_puzzles(args.database)))
    return 0
