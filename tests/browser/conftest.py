"""A real room, and a real browser: Debian's Chromium, driven by Playwright."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from castelude.room.http import static_files
from tests.kit.browser import Visitor, chromium_path
from tests.kit.room import FakeClock, RunningRoom, new_sqlite

NOT_WANTED = [
    # two pages of Chromium's own behind the address field of every window: 0.6 s of CPU time each
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # what Playwright leaves out by itself; the last such argument is the one that counts
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *(
        "HttpsFirstBalancedModeAutoEnable",
        "LensOverlay",
        "MediaRouter",
        "PaintHolding",
        "ThirdPartyStoragePartitioning",
    ),
    *("AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    "PreconnectToSearch",
]
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(NOT_WANTED)}",
]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed after the last test here: Playwright keeps an event loop in this thread, which other tests need free."""
    if not static_files.is_built():
        pytest.fail("the browser client is not built; run `make web`")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[RunningRoom]:
    running = RunningRoom(new_sqlite(tmp_path), poll_ms=1000)
    yield running
    running.close()


@pytest.fixture
def visitor(browser: Browser, room: RunningRoom) -> Iterator[Callable[..., Visitor]]:
    """Makes people with a browser of their own; at the end none of them may have seen an error."""
    people: list[Visitor] = []

    def come(name: str, **context: Any) -> Visitor:  # noqa: ANN401 settings of Playwright
        person = Visitor(browser, room, name, **context)
        people.append(person)
        return person

    yield come
    for person in people:
        person.leave()
    for person in people:
        assert person.troubles == [], person.name
