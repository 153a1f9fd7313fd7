"""What moves on boards is moved by the browser itself: it stays smooth while the page's script and layout are busy."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.kit.browser import Come
from tests.kit.pages.film import FilmWatcher
from tests.kit.pages.table import TablePage

EXAMPLES = Path("docs/examples")
ACTIONS = {"castello": 10, "castellan": 12, "castel": 14, "castellum": 16}
"""How many actions of the example are watched. The siege of Castellum's first year is among them."""
NOTHING_TO_SEE = 1 << 17
"""Chromium's reason for leaving an animation alone that changes nothing."""


@pytest.mark.parametrize("game", ACTIONS)
def test_no_movement_of_a_board_needs_the_page(visitor: Come, browser: Browser, game: str) -> None:
    """Chromium names each animation that it cannot move without the main thread, with a reason."""
    example = json.loads((EXAMPLES / f"{game}.json").read_text())
    ada, ben = visitor("Ada"), visitor("Ben", pace="quick")
    recipe = {key: example[key] for key in ("players", "setup", "options")}
    table = ada.person.open_table(game, hotseat=True, start=True, **recipe)
    page = TablePage(ben).open(table)
    watcher = FilmWatcher(page)
    ben.page.evaluate(
        "() => { window.asked = 0; const ask = requestAnimationFrame;"
        " window.requestAnimationFrame = (then) => { window.asked += 1; return ask(then); }; }"
    )
    browser.start_tracing(page=ben.page, categories=["devtools.timeline", "blink.animations"])
    with ada.person.at(table) as live:
        for action in example["actions"][: ACTIONS[game]]:
            if action in live.reach(lambda state: state["legal"])["legal"]["actions"]:  # the room deals by itself
                live.catch_up(ada.person.command(table, "act", action=action))
        page.expect_seq(live.state["seq"])
    watcher.expect_present()
    moved, refused = animations(json.loads(browser.stop_tracing())["traceEvents"])
    assert moved, "the film has moved something"
    assert refused == {}
    assert ben.page.evaluate("window.asked") == 0, "no script moves anything frame by frame"


def animations(events: list[dict[str, Any]]) -> tuple[Counter[str], Counter[str]]:
    """What was moved, and what the browser could not move by itself, with its reasons."""
    moved: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    named: dict[str, str] = {}
    for event in sorted(events, key=lambda event: event["ts"]):
        if event["name"] != "Animation":
            continue
        key, data = str(event.get("id2", event.get("id"))), event["args"].get("data", {})
        if event["ph"] == "b":
            named[key] = f"{data.get('displayName') or data.get('name')} of {data.get('nodeName')}"
            moved[named[key]] += 1
        if data.get("compositeFailed", 0) & ~NOTHING_TO_SEE:
            refused[f"{named[key]}: {data['compositeFailed']} {data.get('unsupportedProperties', '')}"] += 1
    return moved, refused
