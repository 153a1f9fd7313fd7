"""Every figure the README quotes about the engines, in one run: a table here, JSON in a file.

Compiled and uncompiled engines are measured in alternating turns, each in a process of its own, by CPU time; the ratio
is that of the medians. Perft and the referee are measured compiled.
"""

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from castelude import NOBODY, native, new_match
from castelude.batch import Batch
from castelude.core.registry import all_games
from castelude.version import __version__

SEATS = {"castello": 2, "castellan": 2, "castel": 3, "castellum": 3}
PERFT_DEPTH = 3
REFEREE_REQUESTS = 20_000
BATCH = 1024


def engine_speed(game: str, players: int, seconds: float, pure: bool = False, lists: bool = False) -> dict[str, Any]:
    """The figures of `castelude bench engine` in a fresh process."""
    command = [sys.executable, "-m", "castelude", "bench", "engine", "--json"]
    command += ["--game", game, "--players", str(players), "--seconds", str(seconds)]
    command += ["--lists"] if lists else []
    environment = {**os.environ, "CASTELUDE_PURE": "1" if pure else "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def compare(game: str, seconds: float, rounds: int) -> dict[str, Any]:
    """Compiled against uncompiled, in alternating rounds."""
    players = SEATS.get(game, all_games()[game].min_players)
    compiled, pure = [], []
    for _ in range(rounds):
        compiled.append(engine_speed(game, players, seconds, pure=False)["decisions_per_second"])
        pure.append(engine_speed(game, players, seconds, pure=True)["decisions_per_second"])
    fast, slow = statistics.median(compiled), statistics.median(pure)
    return {
        "game": game,
        "players": players,
        "compiled_decisions_per_second": fast,
        "uncompiled_decisions_per_second": slow,
        "ratio": round(fast / slow, 1),
        "lists_decisions_per_second": engine_speed(game, players, seconds, lists=True)["decisions_per_second"],
    }


def growth(game: str, seconds: float) -> list[dict[str, Any]]:
    """The rate by number of seats: a longer game with a larger board must not slow down each decision."""
    found = all_games()[game]
    return [
        {"players": players, "decisions_per_second": engine_speed(game, players, seconds)["decisions_per_second"]}
        for players in range(found.min_players, found.max_players + 1)
    ]


def perft_speed(depth: int) -> dict[str, Any]:
    """Perft of Castello from the normal start."""
    match = new_match("castello", seed=0)
    begin = time.process_time()
    nodes = match.perft(depth)
    return {"depth": depth, "nodes": nodes, "seconds": round(time.process_time() - begin, 4)}


def python_speed(game: str, seconds: float) -> dict[str, Any]:
    """Decisions a CPU second from Python: by texts, by positions, and in a batch without and with arrays."""
    rng = random.Random(1)
    found = all_games()[game]

    def by_text() -> int:
        match = new_match(game, seed=rng.getrandbits(32))
        while match.actor is not None:
            match.apply(rng.choice(match.legal()))
        return len(match.actions)

    starts = [new_match(game, seed=seed, manual_chance=True).position for seed in range(16)]

    def by_position() -> int:
        position = starts[rng.randrange(16)].copy()
        actor, count, move_at, play = position.actor, position.count, position.move_at, position.play
        played = 0
        while actor() != NOBODY:
            play(move_at(int(rng.random() * int(count()))))
            played += 1
        return played

    batch = Batch(game, BATCH, seed=1)

    def in_batch() -> int:
        batch.step_at_random()
        return BATCH

    def with_arrays() -> int:
        batch.observations()
        batch.masks()
        return in_batch()

    rates = {name: rate(work, seconds) for name, work in (("text", by_text), ("position", by_position))}
    rates |= {name: rate(work, seconds) for name, work in (("batch", in_batch), ("arrays", with_arrays))}
    return {"game": game, "players": found.min_players, **rates}


def median_speeds(seconds: float, rounds: int) -> list[dict[str, Any]]:
    """The figures of `python_speed` for every game: of several rounds, one game after the other, the medians."""
    measured = [[python_speed(game, seconds) for game in all_games()] for _ in range(rounds)]
    found = []
    for of_game in zip(*measured, strict=True):
        rates = {
            name: statistics.median(row[name] for row in of_game) for name in ("text", "position", "batch", "arrays")
        }
        found.append({**of_game[0], **rates})
    return found


def print_python_speeds(rows: list[dict[str, Any]]) -> None:
    """The figures of `python_speed` as a table."""
    names = ("text", "position", "batch", "arrays")
    print(f"{'from Python':12}" + "".join(f"{name + '/s':>14}" for name in names))
    for row in rows:
        print(f"{row['game']:12}" + "".join(f"{row[name]:>14,.0f}" for name in names), flush=True)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many decisions a CPU second some work makes."""
    done = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        done += work()
    return round(done / spent, 1)


def referee_speed(requests: int) -> dict[str, Any]:
    """`legal` and `apply` in turn over the pipes of a real referee, by wall clock, both processes counted."""
    referee = subprocess.Popen(
        [sys.executable, "-m", "castelude", "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert referee.stdin is not None
    assert referee.stdout is not None

    def ask(line: bytes) -> bytes:
        assert referee.stdin is not None
        assert referee.stdout is not None
        referee.stdin.write(line + b"\n")
        referee.stdin.flush()
        return referee.stdout.readline()

    new = b'{"cmd":"new","game":"castello","players":2,"seed":1,"options":{"repetition":0,"quiet_limit":0}}'
    ask(new)
    to_and_fro = [b"B5-D5", b"T5-R5", b"D5-C5", b"R5-S5", b"C5-D5", b"S5-R5"]
    begin = time.perf_counter()
    for k in range(requests // 2):
        ask(b'{"cmd":"legal"}')
        action = to_and_fro[k] if k < 2 else to_and_fro[2 + (k - 2) % 4]
        assert ask(b'{"cmd":"apply","action":"' + action + b'"}') == b'{"ok":true}\n'
    seconds = time.perf_counter() - begin
    ask(b'{"cmd":"quit"}')
    referee.wait()
    referee.stdin.close()
    referee.stdout.close()
    return {"requests": requests, "seconds": round(seconds, 3), "requests_per_second": round(requests / seconds)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds a measurement (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each kind (default: %(default)s)")
    parser.add_argument("--from-python", action="store_true", help="only the speeds from Python, medians of the rounds")
    args = parser.parse_args()
    if native.is_pure() or not native.read_build()["compiled"]:
        parser.error("the engines are not compiled here: run `make build` and leave CASTELUDE_PURE unset")

    if args.from_python:
        print_python_speeds(median_speeds(args.seconds, args.rounds))
        return
    figures: dict[str, Any] = {
        "castelude": __version__,
        "engine": native.how(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "engines": [],
    }
    print(f"{'game':10} {'seats':>5} {'compiled/s':>12} {'uncompiled/s':>13} {'ratio':>7} {'with lists/s':>13}")
    for game in all_games():
        row = compare(game, args.seconds, args.rounds)
        figures["engines"].append(row)
        print(
            f"{game:10} {row['players']:>5} {row['compiled_decisions_per_second']:>12,.0f}"
            f" {row['uncompiled_decisions_per_second']:>13,.0f} {row['ratio']:>7.1f}"
            f" {row['lists_decisions_per_second']:>13,.0f}",
            flush=True,
        )
    figures["from_python"] = median_speeds(args.seconds, args.rounds)
    print_python_speeds(figures["from_python"])
    figures["castellan_growth"] = growth("castellan", args.seconds)
    rates = ", ".join(
        "{players} seats {decisions_per_second:,.0f}/s".format(**row) for row in figures["castellan_growth"]
    )
    print(f"castellan by seats: {rates}")
    figures["perft"] = perft_speed(PERFT_DEPTH)
    print("castello perft {depth}: {nodes:,} nodes in {seconds} s of CPU".format(**figures["perft"]))
    figures["referee"] = referee_speed(REFEREE_REQUESTS)
    print("referee: {requests_per_second:,} requests a second (legal and apply in turn)".format(**figures["referee"]))
    if args.json:
        args.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
