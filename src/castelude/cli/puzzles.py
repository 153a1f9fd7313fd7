"""`castelude puzzles mine`, `confirm`, `ship` and `weigh`: puzzles from games of self-play, proven by search."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from castelude.cli.commands import Commands, natural, positive
from castelude.core.registry import get_game
from castelude.texts import say

if TYPE_CHECKING:
    from castelude.arena.puzzle_confirming import Verdict


def add_to(commands: Commands) -> None:
    parts = commands.group("puzzles", "mine puzzles from games of strong bots, and confirm them")

    part = parts.add("mine", mine, "look for turns that are clearly best, and keep them as puzzles")
    part.add_argument("game", help="game id")
    part.add_argument("--seed", type=natural, default=1, help="number of the first deal (default: 1)")
    part.add_argument("--count", type=positive, default=100, help="number of puzzles (default: %(default)s)")
    part.add_argument(
        "-o", "--out", type=Path, metavar="FILE", required=True, help="JSON lines; a stopped run goes on from it"
    )
    part.add_argument("--workers", type=positive, default=os.cpu_count() or 1, help="processes (default: one per core)")
    part.add_argument("--quiet", action="store_true", help="no progress")

    part = parts.add("confirm", confirm, "let the master search puzzles again, with many times its budget")
    part.add_argument("puzzles", type=Path, metavar="FILE", help="a file that `castelude puzzles mine` wrote")
    part.add_argument("--times", type=positive, default=10, help="times the master's budget (default: %(default)s)")
    part.add_argument(
        "-o", "--out", type=Path, metavar="FILE", required=True, help="the verdicts; a stopped run goes on from it"
    )
    part.add_argument("--workers", type=positive, default=os.cpu_count() or 1, help="processes (default: one per core)")
    part.add_argument("--quiet", action="store_true", help="no progress")

    part = parts.add("ship", ship, "write the confirmed puzzles, as they come with the package")
    part.add_argument("puzzles", type=Path, metavar="FILE", help="a file that `castelude puzzles mine` wrote")
    part.add_argument("verdicts", type=Path, metavar="VERDICTS", help="what `castelude puzzles confirm` wrote of it")
    part.add_argument("-o", "--out", type=Path, metavar="FILE", required=True, help="the confirmed puzzles")

    part = parts.add("weigh", weigh, "make the chances of puzzles again, with the calibration of today")
    part.add_argument("puzzles", type=Path, metavar="FILE", help="a file of puzzles")
    part.add_argument("-o", "--out", type=Path, metavar="FILE", required=True, help="the same with fresh chances")
    part.add_argument("--workers", type=positive, default=os.cpu_count() or 1, help="processes (default: one per core)")
    part.add_argument("--quiet", action="store_true", help="no progress")


def mine(args: argparse.Namespace) -> int:
    """Mine the puzzles that the file lacks."""
    from castelude.arena.puzzle_mining import mine as find

    def progress(done: int, games: int) -> None:
        _show(args.quiet, f"\r{done}/{args.count} ({games})", done >= args.count)

    found = find(get_game(args.game), args.seed, args.count, args.out, progress, args.workers)
    print(say("puzzles-mined", args.lang, count=len(found), path=str(args.out)))
    return 0


def confirm(args: argparse.Namespace) -> int:
    """Give a verdict on every puzzle that has none."""
    from castelude.arena.puzzle_confirming import confirm as judge
    from castelude.puzzles.library import read_puzzles

    puzzles = read_puzzles(args.puzzles)

    def progress(done: int, refuted: int) -> None:
        _show(args.quiet, f"\r{done}/{len(puzzles)} ({refuted})", done >= len(puzzles))

    _say_share(judge(puzzles, args.times, args.out, progress, args.workers), args.lang)
    return 0


def ship(args: argparse.Namespace) -> int:
    """Keep what was confirmed, with the notes of how it was made."""
    from castelude.arena.puzzle_confirming import kept, read_verdicts
    from castelude.puzzles.library import notes, read_puzzles, write_puzzles

    verdicts = read_verdicts(args.verdicts)
    found = kept(read_puzzles(args.puzzles), verdicts)
    write_puzzles(args.out, notes(args.puzzles), found)
    _say_share(verdicts, args.lang)
    print(say("puzzles-shipped", args.lang, count=len(found), path=str(args.out)))
    return 0


def weigh(args: argparse.Namespace) -> int:
    """Give every puzzle fresh chances, and leave out those whose solution is no longer the best turn by them."""
    from castelude.arena.puzzle_weighing import weigh as search
    from castelude.puzzles.library import notes, read_puzzles, write_puzzles

    puzzles = read_puzzles(args.puzzles)

    def progress(done: int) -> None:
        _show(args.quiet, f"\r{done}/{len(puzzles)}", done >= len(puzzles))

    found = search(puzzles, progress, args.workers)
    kept = [puzzle for puzzle in found if puzzle.value > puzzle.rival]
    write_puzzles(args.out, notes(args.puzzles), kept)
    changed = sum(one != other for one, other in zip(puzzles, found, strict=True))
    numbers = {"count": len(kept), "changed": changed, "out": len(found) - len(kept)}
    print(say("puzzles-weighed", args.lang, **numbers, path=str(args.out)))
    return 0


def _show(quiet: bool, text: str, last: bool) -> None:
    if not quiet:
        print(text, end="\n" if last else "", file=sys.stderr, flush=True)


def _say_share(verdicts: list[Verdict], lang: str) -> None:
    refuted = sum(not verdict.holds for verdict in verdicts)
    share = f"{100 * refuted / len(verdicts):.1f}" if verdicts else "0.0"
    print(say("puzzles-share", lang, asked=len(verdicts), refuted=refuted, share=share))
