"""How much: a short run in `make test`; with CASTELUDE_SOAK=1 the long campaign, with 0.1 a tenth of it."""

import json
import os
from pathlib import Path
from typing import Any

SOAK = os.environ.get("CASTELUDE_SOAK", "")
"""Empty for the short run; else the share of the long campaign, such as 1 or 0.25."""
REPORT = Path(os.environ.get("CASTELUDE_SOAK_REPORT", "soak.json"))


def scaled(short: int, long: int) -> int:
    """That share of the long campaign, but never less than the short run: with less, some tests prove nothing."""
    return max(short, round(long * float(SOAK))) if SOAK else short


def report(name: str, figures: dict[str, Any]) -> None:
    """Keep the figures of a long run, for docs/reliability.md; a short run keeps none."""
    print(f"{name}: {json.dumps(figures)}")
    if not SOAK:
        return
    known = json.loads(REPORT.read_text()) if REPORT.exists() else {}
    REPORT.write_text(json.dumps({**known, name: figures}, indent=1) + "\n")
