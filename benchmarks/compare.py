"""Two checkouts against each other in one run: engines and room in alternating rounds, as ratios of medians.

    make bench-compare BASE=../other-checkout

Both checkouts must be built (`make build` in each). Each measurement runs in the checkout's own process and virtual
environment; a ratio above 1 means that this checkout is faster.
"""

import argparse
import json
import os
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.engines import SEATS

HERE = Path(__file__).parents[1]


def run(checkout: Path, *words: str) -> str:
    """What a Python module of the checkout prints, run by the checkout's own interpreter."""
    environment = {key: value for key, value in os.environ.items() if key not in ("CASTELUDE_PURE", "PYTHONPATH")}
    command = [str(checkout / ".venv" / "bin" / "python"), "-m", *words]
    return subprocess.run(command, cwd=checkout, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout


def engine(checkout: Path, game: str, seconds: float) -> float:
    """Decisions per CPU second of random play."""
    words = ["--game", game, "--players", str(SEATS[game]), "--seconds", str(seconds)]
    figures: dict[str, Any] = json.loads(run(checkout, "castelude", "bench", "engine", "--json", *words))
    return float(figures["decisions_per_second"])


def room(checkout: Path, database: str, tables: int, seconds: float) -> float:
    """Durable moves per server CPU second."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "room.json")
        words = ["--tables", str(tables), "--seconds", str(seconds), "--database", database, "--json", str(report)]
        run(checkout, "benchmarks.room", *words)
        rows = json.loads(report.read_text("utf-8"))["room"]
    return float(next(row["moves_a_server_cpu_second"] for row in rows if row["pace"] is None))


def report(name: str, base: list[float], here: list[float]) -> None:
    before, now = statistics.median(base), statistics.median(here)
    print(f"{name:24} {before:>14,.0f} {now:>14,.0f} {now / before:>8.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base", type=Path, help="the other checkout, built")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=200, help="tables of the room (default: %(default)s)")
    parser.add_argument("--only", choices=["engines", "room"], help="measure one half")
    args = parser.parse_args()
    base = args.base.resolve()
    if not (base / ".venv" / "bin" / "python").exists():
        parser.error(f"{args.base} has no .venv: run `make build` there first")

    print(f"{'':24} {'base':>14} {'here':>14} {'ratio':>8}")
    for game in SEATS if args.only != "room" else ():
        pairs = [(engine(base, game, args.seconds), engine(HERE, game, args.seconds)) for _ in range(args.rounds)]
        report(f"{game}, decisions/s", *map(list, zip(*pairs, strict=True)))
    for database in ("sqlite", "postgresql") if args.only != "engines" else ():
        rooms = [
            (room(base, database, args.tables, args.seconds), room(HERE, database, args.tables, args.seconds))
            for _ in range(args.rounds)
        ]
        report(f"room on {database}, moves/s", *map(list, zip(*rooms, strict=True)))


if __name__ == "__main__":
    main()
