"""What the masters cost: positions a CPU second, and the largest memory of a process that thinks with the whole budget.

In each game the expert plays itself, and the master looks at positions from all parts of the game, limited by
positions and not by time. A game is measured in a process of its own. Positions are nodes of alpha-beta, and rounds
of a tree search.

Run: python -m benchmarks.bots
"""

import argparse
import json
import platform
import resource
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from castelude import native, new_match
from castelude.bots.decision import decide, look
from castelude.bots.levels import bot_of
from castelude.core.position import NOBODY, Position
from castelude.core.registry import all_games, get_game

LOOKS = 12
SEED = 20_261


def positions(game: str, players: int) -> list[Position]:
    """Positions from the first to the last part of a game."""
    match = new_match(game, players, {}, seed=SEED)
    expert = bot_of(match.game, "expert")
    reached: list[Position] = []
    while (seat := match.position.actor()) != NOBODY:
        if match.position.count() > 1:
            reached.append(match.position.copy())
        seen = look(match.game, match.position, seat, len(match.actions))
        match.apply(match.game.text(match.position, decide(match.game, seen, expert, len(match.actions)).move))
    step = max(1, len(reached) // LOOKS)
    return reached[step // 2 :: step][:LOOKS]


def measure(game: str, players: int, part: int) -> dict[str, Any]:
    """The master at this part of its budget, in this process."""
    found = get_game(game)
    master = bot_of(found, "master")
    bot = replace(master, nodes=max(1, (master.nodes or 1) // part), ms=None)
    nodes, seconds = 0, 0.0
    for number, position in enumerate(positions(game, players)):
        seen = look(found, position, position.actor(), number)
        begin = time.process_time()
        nodes += decide(found, seen, bot, number).nodes
        seconds += time.process_time() - begin
    largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {
        "game": game,
        "players": players,
        "budget": bot.nodes,
        "positions_per_second": round(nodes / seconds),
        "largest_mib": round(largest),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    parser.add_argument("--part", type=int, default=1, help="think with this part of the budget (default: the whole)")
    parser.add_argument("--one", nargs=2, metavar=("GAME", "SEATS"), help="measure in this process, and print JSON")
    args = parser.parse_args()
    if native.is_pure() or not native.read_build()["compiled"]:
        parser.error("the engines are not compiled here: run `make build` and leave CASTELUDE_PURE unset")
    if args.one:
        print(json.dumps(measure(args.one[0], int(args.one[1]), args.part)))
        return
    figures: dict[str, Any] = {"engine": native.how(), "python": platform.python_version(), "bots": []}
    print(f"{'game':10} {'seats':>5} {'budget':>10} {'positions/s':>12} {'largest':>9}")
    for game in all_games().values():
        for players in sorted({game.min_players, game.max_players}):
            command = [
                sys.executable,
                "-m",
                "benchmarks.bots",
                "--part",
                str(args.part),
                "--one",
                game.id,
                str(players),
            ]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            row = json.loads(done.stdout)
            figures["bots"].append(row)
            print(
                f"{row['game']:10} {row['players']:>5} {row['budget']:>10,} {row['positions_per_second']:>12,}"
                f" {row['largest_mib']:>5} MiB",
                flush=True,
            )
    if args.json:
        args.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
