"""What a room costs in which nobody is: `python -m benchmarks.idle_room`. It takes three minutes and a half.

A real server with SQLite, first as long as its worker still waits for people, then at rest (`castelude.room.rest`).
"""

import argparse
import json
import tempfile
import time

from benchmarks.serving import cpu_seconds, served
from castelude.room.rest import AFTER_S

SETTLING_S = 5.0


def share_of_a_core(pids: list[int], seconds: float) -> float:
    """Of these processes, in percent."""
    before, began = cpu_seconds(pids), time.monotonic()
    time.sleep(seconds)
    return round(100 * (cpu_seconds(pids) - before) / (time.monotonic() - began), 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120, help="of the measurement at rest")
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="castelude-bench-") as folder,
        served(f"sqlite:///{folder}/room.sqlite3", 1) as (_, pids),
    ):
        time.sleep(SETTLING_S)
        awake = share_of_a_core(pids, AFTER_S - 2 * SETTLING_S)
        time.sleep(3 * SETTLING_S)
        at_rest = share_of_a_core(pids, args.seconds)
    print(json.dumps({"percent of a core while it waits": awake, "percent of a core at rest": at_rest}))


if __name__ == "__main__":
    main()
