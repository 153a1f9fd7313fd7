"""Writes the boards of all games as people with three kinds of colour blindness see them, as PNG files in art/.

A game is played at random for a while, and Chromium simulates the eyes, by day and by night.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from castelude.core.rng import Rng
from tests.kit.browser import Visitor, chromium_path
from tests.kit.room import RunningRoom

OUT = Path(__file__).parents[1] / "art"
EYES = ("none", "protanopia", "deuteranopia", "tritanopia")
GAMES = {"castello": (2, 80), "castellan": (4, 70), "castel": (4, 60), "castellum": (3, 60)}
"""Players, and after how many actions the board is shown."""
SEED = 4


def played(person: Visitor, game: str) -> str:
    """A table at which one person has played for everybody, at random."""
    players, actions = GAMES[game]
    table = person.person.open_table(game, players, hotseat=True, start=True)
    rng = Rng(SEED)
    with person.person.at(table) as live:
        for _ in range(actions):
            legal = live.reach(lambda state: state["legal"])["legal"]["actions"]
            live.catch_up(person.person.command(table, "act", action=legal[int(rng.below(len(legal)))]))
    return table


def boards(browser: Browser, room: RunningRoom, game: str) -> None:
    ada = Visitor(browser, room, "Ada")
    table = played(ada, game)
    devtools = ada.context.new_cdp_session(ada.page)
    for theme in ("day", "night"):
        ada.page.emulate_media(color_scheme="dark" if theme == "night" else "light")
        ada.go(f"/t/{table}")
        ada.expect_loaded()
        expect(ada.page.get_by_test_id("board")).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        for eyes in EYES:
            devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
            ada.page.screenshot(path=OUT / f"{game}-{theme}-{eyes}.png", animations="disabled")
    ada.leave()


def main() -> None:
    OUT.mkdir(exist_ok=True)
    games = sys.argv[1:] or list(GAMES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room = RunningRoom(f"sqlite:///{folder}/room.sqlite3", requests_per_second=1000)
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for game in games:
                boards(browser, room, game)
        finally:
            browser.close()
            room.close()
    print(f"castelude: boards as others see them are in {OUT.name}/")


if __name__ == "__main__":
    main()
