"""Frames per second of the boards while pieces move, with the processor throttled four times.

Random actions are played by the API at a table that a browser shows, and the gaps between animation frames are kept:
the share of frames that came within 1/60 s (and a little), the median and the longest gaps. A headless Chromium draws
without a graphics card, and the gaps depend on what else the machine does: measure on a quiet one. `main_cpu_ms`, the
processor time of the page's main thread for one action and what moves after it (throttling included), hardly does.

Run: python -m benchmarks.frames [GAME…]
"""

import json
import statistics
import sys
import tempfile

from playwright.sync_api import CDPSession, expect, sync_playwright

from castelude.core.rng import Rng
from tests.kit.browser import Visitor, chromium_path
from tests.kit.room import RunningRoom

GAMES = {"castello": 2, "castellan": 2, "castel": 2, "castellum": 2}
ACTIONS = 12
MOVES_MS = 900
"""How long a board moves after an action."""
THROTTLED = 4
ON_TIME_MS = 1000 / 60 + 1.5
WATCH = """() => {
  window.gaps = [];
  let before = performance.now();
  const frame = (now) => { window.gaps.push(now - before); before = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""


def measured(person: Visitor, game: str) -> dict[str, float]:
    """The gaps between frames while a game is played."""
    rng = Rng(1)
    table = person.person.open_table(game, GAMES[game], hotseat=True, start=True)
    person.go(f"/t/{table}")
    person.expect_loaded()
    expect(person.page.get_by_test_id("board")).to_be_visible()
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    person.page.evaluate(WATCH)
    before = busy_seconds(devtools)
    with person.person.at(table) as live:
        for _ in range(ACTIONS):
            legal = live.reach(lambda state: state["legal"])["legal"]["actions"]
            live.catch_up(person.person.command(table, "act", action=legal[int(rng.below(len(legal)))]))
            person.page.wait_for_timeout(MOVES_MS)
    busy = busy_seconds(devtools) - before
    gaps: list[float] = sorted(person.page.evaluate("window.gaps"))
    return {
        "frames": len(gaps),
        "on_time_percent": round(100 * sum(gap <= ON_TIME_MS for gap in gaps) / len(gaps), 1),
        "median_ms": round(statistics.median(gaps), 1),
        "p95_ms": round(gaps[int(0.95 * len(gaps))], 1),
        "worst_ms": round(gaps[-1], 1),
        "main_cpu_ms": round(1000 * busy / ACTIONS, 1),
    }


def busy_seconds(devtools: CDPSession) -> float:
    """The processor time of the page's main thread so far."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room = RunningRoom(f"sqlite:///{folder}/room.sqlite3", requests_per_second=1000)
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        for game in sys.argv[1:] or GAMES:
            person = Visitor(chromium, room, "Ada", pace="normal", viewport={"width": 1366, "height": 768})
            print(json.dumps({"game": game, **measured(person, game)}))
            person.leave()
        chromium.close()
        room.close()


if __name__ == "__main__":
    main()
