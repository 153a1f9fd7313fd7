"""What the review of a game costs: seconds of CPU time for a game of Castello, as the room has it analysed.

Two bots play so many actions; the adviser then judges every turn, and those that look like mistakes at four times the
effort. The aim is 15 s for 270 actions.

Run: python -m benchmarks.analysis
"""

import argparse
import json
import time

from castelude import Match, new_match
from castelude.bots import analyse, suggest

GAME = "castello"


def played(levels: tuple[str, ...], actions: int, seed: int) -> Match:
    """A game between these levels, up to so many actions."""
    match = new_match(GAME, seed=seed)
    while match.seat is not None and len(match.actions) < actions:
        match.apply(suggest(match, levels[match.seat], seed=seed + len(match.actions)).action)
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=270)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", nargs=2, default=("casual", "adept"))
    args = parser.parse_args()
    for seed in range(args.seed, args.seed + args.games):
        match = played(tuple(args.levels), args.actions, seed)
        begin = time.process_time()
        found = analyse(match)
        seconds = round(time.process_time() - begin, 1)
        told = {"seed": seed, "actions": len(match.actions), "turns": len(found.moments), "cpu_s": seconds}
        print(json.dumps({**told, "mistakes": len(found.to_json()["turning"])}), flush=True)


if __name__ == "__main__":
    main()
