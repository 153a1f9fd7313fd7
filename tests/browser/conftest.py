"""A real room, and a real browser: Debian's Chromium, driven by Playwright."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from castelude.room.http import static_files
from tests.kit.browser import QUIET, Visitor, chromium_path
from tests.kit.room import FakeClock, RunningRoom, new_sqlite


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Closed after the last test here: it keeps an event loop in this thread, which other tests need free."""
    if not static_files.is_built():
        pytest.fail("the browser client is not built; run `make web`")
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
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
