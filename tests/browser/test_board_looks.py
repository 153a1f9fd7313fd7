"""Every board in the looks that other tests leave out: high contrast by day and night, plain boards in all themes."""

import json

import pytest
from playwright.sync_api import Browser, expect

from castelude import new_match
from tests.kit import random_match
from tests.kit.browser import Visitor, problems
from tests.kit.room import Person, RunningRoom

ACTIONS = 18
THEMES = {"day": ("light", False), "night": ("night", False), "contrast": ("light", True), "dark": ("night", True)}
"""By name: the theme, and whether contrast is high."""
LOOKS = {"drawn": ("contrast", "dark"), "plain": tuple(THEMES)}


@pytest.mark.parametrize("game", ["castello", "castellan", "castel", "castellum"])
def test_boards_are_accessible_in_every_look(browser: Browser, room: RunningRoom, game: str) -> None:
    ada = Visitor(
        browser, room, "Ada", reduced_motion="reduce", bypass_csp=True, viewport={"width": 1366, "height": 768}
    )
    table = begun(ada.person, Person(room, "Ben"), game)
    found: dict[str, list[str]] = {}
    for style, themes in LOOKS.items():
        ada.go("/")
        ada.page.evaluate(
            "(boards) => localStorage.setItem('castelude', JSON.stringify({ pace: 'instant', boards }))", {game: style}
        )
        ada.page.reload()
        ada.go(f"/t/{table}")
        expect(ada.page.get_by_test_id("board")).to_be_visible()
        ada.expect_loaded()
        ada.page.add_style_tag(content="* { transition: none !important }")
        for name in themes:
            theme, contrast = THEMES[name]
            ada.page.evaluate(
                """([theme, contrast]) => {
                    document.documentElement.dataset.theme = theme;
                    for (const name of ['contrast', 'distinct'])
                        document.documentElement.toggleAttribute(`data-${name}`, contrast);
                }""",
                [theme, contrast],
            )
            found[f"{style} {name}"] = [*problems(ada), *uneven(ada)]
    ada.leave()
    assert json.dumps({look: names for look, names in found.items() if names}, indent=1) == "{}"


def uneven(ada: Visitor) -> list[str]:
    """What would show figures of different heights: a rule's `font` goes back to them."""
    found: list[str] = ada.page.evaluate(
        """() => [...document.body.getElementsByTagName('*')]
            .filter((one) => !getComputedStyle(one).fontVariantNumeric.includes('lining-nums'))
            .map((one) => one.textContent)"""
    )
    return found


def begun(ada: Person, ben: Person, game: str) -> str:
    """A table of these two after some actions, by the API."""
    setup = random_match(game, 3, 0).record().setup
    match = new_match(game, 2, setup=setup, manual_chance=True)
    table = ada.open_table(game, setup=setup, seat=0)
    ben.command(table, "join")
    ben.command(table, "ready", ready=True)
    ada.command(table, "start")
    for step in range(ACTIONS):
        legal = match.legal()
        if match.actor not in (0, 1) or not legal:
            break
        action = legal[step * 7 % len(legal)]
        (ada if match.actor == 0 else ben).command(table, "act", action=action)
        match.apply(action)
    return table
