"""How much of everything: a short run in `make test`, the long campaign in `make soak`."""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SOAK = os.environ.get("CASTELUDE_SOAK", "")
"""Empty for the short run; else the share of the long campaign, such as 1 or 0.25."""
REPORT = Path(os.environ.get("CASTELUDE_SOAK_REPORT", "soak.json"))


@dataclass(frozen=True)
class Scale:
    kills: int = 10
    restarts: int = 1
    """Of PostgreSQL, of each kind."""
    failures: int = 1
    """Of commits, of each kind."""
    rolls: int = 1
    """Rolling restarts of all workers."""
    line_faults: int = 3
    """Of each kind at each bad line."""
    sqlite_kills: int = 4
    races: int = 500
    frames: int = 5_000
    """Fuzzed frames."""
    flood: int = 60
    """Commands of others while strangers flood the room."""


LONG = Scale(
    kills=200,
    restarts=20,
    failures=20,
    rolls=20,
    line_faults=200,
    sqlite_kills=100,
    races=10_000,
    frames=100_000,
    flood=1_800,
)


def scale() -> Scale:
    if not SOAK:
        return Scale()
    share = float(SOAK)
    values = {name: max(1, round(value * share)) for name, value in vars(LONG).items()}
    return Scale(**values)


def report(name: str, figures: dict[str, Any]) -> None:
    """Keep the figures of a long run, for docs/reliability.md; a short run keeps none."""
    print(f"{name}: {json.dumps(figures)}")
    if not SOAK:
        return
    known = json.loads(REPORT.read_text()) if REPORT.exists() else {}
    REPORT.write_text(json.dumps({**known, name: figures}, indent=1) + "\n")
