"""What the review of a game costs: seconds of CPU time for a game of Castello, as the room has it analysed.

Two bots play so many actions; the adviser then judges every turn, and those that look like mistakes at four times the
effort. The aim is 15 s for 270 actions on a free core. On a busy machine CPU time grows; the positions searched do not.

Run: python -m benchmarks.analysis
"""

import argparse
import json
import time
from typing import Any
from unittest.mock import patch

from castelude import Match, new_match
from castelude.bots import analyse, judge, suggest
from castelude.bots.decision import Decision, decide

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
        searched: list[int] = []

        def counted(*args: Any, searched: list[int] = searched, **more: Any) -> Decision:  # noqa: ANN401
            decision = decide(*args, **more)
            searched.append(decision.nodes)
            return decision

        with patch.object(judge, "decide", counted):
            begin = time.process_time()
            found = analyse(match)
            seconds = round(time.process_time() - begin, 1)
        mistakes = sum(moment.choice <= -judge.MISTAKE for moment in found.moments)
        told = {"seed": seed, "actions": len(match.actions), "turns": len(found.moments), "mistakes": mistakes}
        print(json.dumps({**told, "positions": sum(searched), "cpu_s": seconds}), flush=True)


if __name__ == "__main__":
    main()
