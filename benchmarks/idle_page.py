"""What a home page costs that nobody touches: the share of a core that all processes of the browser use.

A headless Chromium draws without a graphics card, and has work of its own for an empty page, which is given beside it.
Processor time does not depend on what else the machine does.

Run: python -m benchmarks.idle_page
"""

import json
import os
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.kit.browser import chromium_path
from tests.kit.room import RunningRoom

SETTLED = 5.0
SECONDS = 20.0


def spent(pid: int) -> float:
    """The seconds of processor time of a process and of all below it, by /proc."""
    ticks: dict[int, tuple[int, int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text("utf-8").rsplit(")", 1)[1].split()
        except OSError:
            continue  # it has ended meanwhile
        ticks[int(folder.name)] = (int(fields[1]), int(fields[11]) + int(fields[12]))
    family = {pid}
    while grown := {child for child, (parent, _) in ticks.items() if parent in family} - family:
        family |= grown
    return sum(ticks[member][1] for member in family if member in ticks and member != pid) / os.sysconf("SC_CLK_TCK")


def share(page: Page, address: str) -> float:
    """The percentage of a core while the page lies there."""
    page.goto(address)
    page.wait_for_timeout(1000 * SETTLED)
    before, began = spent(os.getpid()), time.monotonic()
    page.wait_for_timeout(1000 * SECONDS)
    return round(100 * (spent(os.getpid()) - before) / (time.monotonic() - began), 1)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room = RunningRoom(f"sqlite:///{folder}/room.sqlite3")
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        page = chromium.new_page(viewport={"width": 1366, "height": 768})
        print(json.dumps({"empty": share(page, "about:blank"), "home": share(page, room.url)}))
        chromium.close()
        room.close()


if __name__ == "__main__":
    main()
