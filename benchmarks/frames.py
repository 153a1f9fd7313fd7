"""How smoothly a board moves on a slow device, and what the page's main thread has to do for it.

Random actions are played by the API at a table that a browser shows, twice, and Chromium's trace is read.

First with the processor throttled four times: `moving` are the frames in which something moved, `lost` those of them
that were not shown in their sixtieth of a second, by Chromium's own account of smoothness. Movements belong to the
compositor alone (`tests/browser/test_movement.py`), so other work on the machine costs frames, too: `control_percent`
is what a page shows in time on which nothing but one square moves.

Then without: a frame of the main thread is everything that it does from the end of the frame before it: the socket's
news, script, style, layout and paint. Counted is its processor time (`tdur` in the trace), which other work hardly
changes, times four. `first` are the frames that begin an action: what a person waits for after the news has come.
`reference_ms` is a fixed piece of script: on a crowded machine even processor time grows, and two runs can be compared
by it. `--why` prints what the worst frames spend.

Run: python -m benchmarks.frames [--why] [GAME…]
"""

import argparse
import json
import statistics
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from castelude.core.rng import Rng
from tests.kit.browser import Visitor, chromium_path
from tests.kit.room import RunningRoom

GAMES = {"castello": 2, "castellan": 2, "castel": 2, "castellum": 2}
ACTIONS = 12
WARM = 4
"""Actions before the measured ones: code is compiled, drawings are decoded."""
MOVES_MS = 900
"""How long a board moves after an action."""
THROTTLED = 4
BUDGET_MS = 1000 / 60
SHOWN = ["cc", "benchmark"]
SPENT = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "v8"]
REPORT = "PipelineReporter"
SEEN = ("STATE_DROPPED", "STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL")
DRAWN = "Commit"
HEARD = "WebSocketReceive"
CONTROL = """<style>@keyframes there { to { translate: 300px } }</style>
<div style="width: 50px; height: 50px; background: red; animation: there 1s linear infinite alternate"></div>"""
CONTROL_MS = 4000
REFERENCE = """() => {
  const things = Array.from({ length: 60000 }, (_, index) => ({ key: `${(index * 7919) % 60000}`, index }));
  things.sort((one, other) => (one.key < other.key ? -1 : 1));
  return new Map(things.map(({ key, index }) => [key, index])).size;
}"""
"""A fixed piece of work for the page's script."""
Event = dict[str, Any]


@dataclass
class Frame:
    """What the main thread did for one frame, in milliseconds of processor time of a slow device."""

    spent: float = 0.0
    began: float = 0.0
    heard: bool = False
    """Whether news of the table came with it."""
    parts: Counter[str] = field(default_factory=Counter)


def frames(events: list[Event]) -> list[Frame]:
    """The frames of the page's main thread in a trace."""
    thread = main_thread(events)
    own = sorted((event for event in events if (event["pid"], event["tid"]) == thread), key=lambda event: event["ts"])
    tasks = [event for event in own if event["name"] == "RunTask" and event["ph"] == "X"]
    found, frame = [Frame()], 0
    for task, inside in within(tasks, own):
        names = {event["name"] for event in inside}
        now = found[frame]
        now.began = now.began or task["ts"]
        now.spent += task.get("tdur", 0) / 1000 * THROTTLED
        now.heard |= HEARD in names
        for name, spent in own_times(task, inside):
            now.parts[name] += spent / 1000 * THROTTLED  # type: ignore[assignment]
        if DRAWN in names:
            found.append(Frame())
            frame += 1
    return found[:-1]


def main_thread(events: list[Event]) -> tuple[int, int]:
    """The main thread that has drawn the most frames."""
    begun = Counter((event["pid"], event["tid"]) for event in events if event["name"] == DRAWN)
    return begun.most_common(1)[0][0]


def within(tasks: list[Event], events: list[Event]) -> Iterator[tuple[Event, list[Event]]]:
    """Each task with what happened in it; both are in order."""
    at = 0
    for task in tasks:
        ends = task["ts"] + task["dur"]
        while at < len(events) and events[at]["ts"] < task["ts"]:
            at += 1
        inside = []
        while at < len(events) and events[at]["ts"] < ends:
            if events[at] is not task:
                inside.append(events[at])
            at += 1
        yield task, inside


def own_times(task: Event, inside: list[Event]) -> Iterator[tuple[str, float]]:
    """What each kind of work took, without the work that it called."""
    open_: list[tuple[Event, float]] = [(task, 0.0)]

    def close(until: float) -> Iterator[tuple[str, float]]:
        while len(open_) > 1 and open_[-1][0]["ts"] + open_[-1][0]["dur"] <= until:
            event, below = open_.pop()
            yield label(event), event.get("tdur", 0) - below
            open_[-1] = (open_[-1][0], open_[-1][1] + event.get("tdur", 0))

    for event in inside:
        if event["ph"] == "X" and event.get("dur"):
            yield from close(event["ts"])
            open_.append((event, 0.0))
    yield from close(float("inf"))
    yield "task", task.get("tdur", 0) - open_[0][1]


def label(event: Event) -> str:
    kind = event.get("args", {}).get("data", {})
    return f"{event['name']} {kind['type']}" if isinstance(kind, dict) and "type" in kind else str(event["name"])


def reference(person: Visitor) -> float:
    """How long the fixed piece of work takes now, in milliseconds of processor time."""
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))

    before = spent()
    person.page.evaluate(REFERENCE)
    return 1000 * (spent() - before)


def played(chromium: Browser, room: RunningRoom, game: str, *, throttled: bool) -> tuple[list[Event], float]:
    """The trace while a game is played, and how long the fixed piece of work took meanwhile."""
    person = Visitor(chromium, room, "Ada", pace="normal", viewport={"width": 1366, "height": 768})
    rng = Rng(1)
    table = person.person.open_table(game, GAMES[game], hotseat=True, start=True)
    person.go(f"/t/{table}")
    person.expect_loaded()
    expect(person.page.get_by_test_id("board")).to_be_visible()
    if throttled:
        person.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    with person.person.at(table) as live:

        def act(times: int) -> None:
            for _ in range(times):
                legal = live.reach(lambda state: state["legal"])["legal"]["actions"]
                live.catch_up(person.person.command(table, "act", action=legal[int(rng.below(len(legal)))]))
                person.page.wait_for_timeout(MOVES_MS)

        act(WARM)
        chromium.start_tracing(page=person.page, categories=SHOWN if throttled else SPENT)
        act(ACTIONS)
        trace = json.loads(chromium.stop_tracing())
    measured = 0 if throttled else statistics.median(reference(person) for _ in range(5))
    person.leave()
    return trace["traceEvents"], measured


def control(chromium: Browser) -> float:
    """How many frames of a page come in time on which one square moves, in percent."""
    page = chromium.new_page()
    page.set_content(CONTROL)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    chromium.start_tracing(page=page, categories=SHOWN)
    page.wait_for_timeout(CONTROL_MS)
    trace = json.loads(chromium.stop_tracing())
    page.close()
    return smoothness(trace["traceEvents"])["shown_percent"]


def smoothness(events: list[Event]) -> dict[str, float]:
    """Frames in which something moved, and those of them that came too late."""
    begun = [event["args"] for event in events if event["name"] == REPORT and event["ph"] == "b"]
    reports = [args.get("chrome_frame_reporter") or args.get("frame_reporter", {}) for args in begun]
    moving = [
        report
        for report in reports
        if report.get("has_main_animation") or report.get("has_compositor_animation")
        if report.get("state") in SEEN
    ]
    lost = sum(report["state"] == "STATE_DROPPED" and report["affects_smoothness"] for report in moving)
    return {"moving": len(moving), "lost": lost, "shown_percent": round(100 * (1 - lost / max(1, len(moving))), 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", help="all four by default")
    parser.add_argument("--why", action="store_true", help="what the worst frames spend their time on")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room = RunningRoom(f"sqlite:///{folder}/room.sqlite3", requests_per_second=1000)
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for game in asked.games or GAMES:
                smooth = smoothness(played(chromium, room, game, throttled=True)[0])
                alone = control(chromium)
                events, measured = played(chromium, room, game, throttled=False)
                drawn = frames(events)
                found = {
                    "game": game,
                    **smooth,
                    "control_percent": alone,
                    **summed(drawn),
                    "reference_ms": round(measured, 1),
                }
                print(json.dumps(found), flush=True)
                if asked.why:
                    explain(drawn)
        finally:
            chromium.close()
            room.close()


def summed(drawn: list[Frame]) -> dict[str, float]:
    spent = sorted(frame.spent for frame in drawn)
    first = sorted(frame.spent for frame in drawn if frame.heard)
    return {
        "frames": len(spent),
        "fit_percent": round(100 * sum(ms <= BUDGET_MS for ms in spent) / len(spent), 1),
        "median_ms": round(statistics.median(spent), 1),
        "p95_ms": round(spent[int(0.95 * len(spent))], 1),
        "worst_ms": round(spent[-1], 1),
        "first": len(first),
        "first_fit": sum(ms <= BUDGET_MS for ms in first),
        "first_median_ms": round(statistics.median(first), 1) if first else 0,
    }


def explain(drawn: list[Frame], count: int = 6) -> None:
    """The worst frames, by what they were spent on."""
    start = drawn[0].began
    for frame in sorted(drawn, key=lambda one: -one.spent)[:count]:
        parts = ", ".join(f"{name} {ms:.1f}" for name, ms in frame.parts.most_common(9))
        print(
            f"  {frame.spent:6.1f} ms at {(frame.began - start) / 1e6:.2f} s{' (news)' if frame.heard else ''}: {parts}"
        )


if __name__ == "__main__":
    main()
