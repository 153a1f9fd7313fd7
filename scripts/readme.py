"""Takes the README's pictures (docs/images): the home page at four hours, and each game by day and by night.

Of a game, a desktop is shown beside a phone; its desktop by day also goes beside the picture from before it was drawn
(docs/design).
"""

import io
import sys
import tempfile
from datetime import datetime

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from castelude import new_match
from castelude.core.rng import Rng
from scripts.vision import GAMES, played
from tests.kit.browser import ROOT, Visitor, chromium_path
from tests.kit.pages.castello import CastelloBoard
from tests.kit.room import RunningRoom

OUT = ROOT / "docs" / "images"
DESIGN = ROOT / "docs" / "design"
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
GAP = 12
PAPER = "#8d8778"
HOURS = ((6, "light"), (12, "light"), (19, "light"), (22, "dark"))
QUALITY = 82
BATTLE = {
    "red": ["D4", "D8", "D11", "F9", "F6", "H8", "I9", "J6", "K9", "L7", "N9", "O9", "N6", "B2", "B5", "B8", "B12"],
    "black": ["K7", "L10", "M8", "M6", "N11", "P9", "Q7", "R5", "R11", "S8", "J11", "T2", "T5", "T8", "T12", "T14"],
    "captured": {"castles": [["I4"], ["F3"]], "pawns": [9, 7]},
}
"""Castello in the middle of a game: at random it would take a long time to come to that."""
CHOSEN = "L7"
DEALS = {"castellan": (4, 4, 111), "castellum": (2, 95, 76)}
"""Players, seed and actions where random play makes something of a deal: eight courtyards of four owners, and a siege
of 1794 with a troop or an enemy nearly everywhere."""


def begun(ada: Visitor, game: str) -> str:
    """A table at which something is going on."""
    if game == "castello":
        return ada.person.open_table(game, setup=BATTLE, hotseat=True, start=True)
    if game not in DEALS:
        return played(ada, game)
    players, seed, actions = DEALS[game]
    match, rng = new_match(game, players, seed=seed), Rng(seed)
    table = ada.person.open_table(game, players, setup=match.record().setup, hotseat=True, start=True)
    for _ in range(actions):
        legal = match.legal()
        action = legal[int(rng.below(len(legal)))]
        ada.person.command(table, "act", action=action)
        match.apply(action)
    return table


def shots(ada: Visitor, game: str, table: str, size: dict[str, int]) -> list[Image.Image]:
    """The table by day and by night in a window of this size, as high as the desktop's."""
    found = []
    ada.page.set_viewport_size({"width": size["width"], "height": size["height"]})
    for theme in ("light", "dark"):
        ada.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        ada.go(f"/t/{table}")
        ada.expect_loaded()
        expect(ada.page.get_by_test_id("board")).to_be_visible()
        curtain = ada.page.get_by_test_id("curtain").get_by_role("button")
        if curtain.count():
            curtain.first.click()
            ada.expect_loaded()
        if game == "castello":
            CastelloBoard(ada).cell(CHOSEN).click()
        ada.page.mouse.move(1, 1)
        ada.page.wait_for_load_state("networkidle")
        picture = Image.open(io.BytesIO(ada.page.screenshot(animations="disabled"))).convert("RGB")
        wide = round(picture.width * DESKTOP["height"] / picture.height)
        found.append(picture.resize((wide, DESKTOP["height"]), Image.Resampling.LANCZOS))
    return found


def take(browser: Browser, room: RunningRoom, game: str) -> None:
    ada = Visitor(browser, room, "Ada", reduced_motion="reduce", locale="en-GB")
    table = begun(ada, game)
    desktop, phone = shots(ada, game, table, DESKTOP), shots(ada, game, table, PHONE)
    ada.leave()
    high = DESKTOP["height"]
    sheet = Image.new("RGB", (desktop[0].width + GAP + phone[0].width, 2 * high + GAP), PAPER)
    for row, pair in enumerate(zip(desktop, phone, strict=True)):
        sheet.paste(pair[0], (0, row * (high + GAP)))
        sheet.paste(pair[1], (desktop[0].width + GAP, row * (high + GAP)))
    sheet.save(OUT / f"{game}-day-night.webp", quality=QUALITY, method=6)
    wide = Image.open(DESIGN / f"{game}-before.webp").width
    after = desktop[0].resize((wide, round(wide * high / desktop[0].width)), Image.Resampling.LANCZOS)
    after.save(DESIGN / f"{game}-after.webp", quality=QUALITY, method=6)


def home(browser: Browser, room: RunningRoom) -> None:
    """The home page at four hours, at half its size."""
    sheet = Image.new("RGB", (DESKTOP["width"] + GAP, DESKTOP["height"] + GAP), PAPER)
    half = (DESKTOP["width"] // 2, DESKTOP["height"] // 2)
    for index, (hour, theme) in enumerate(HOURS):
        ada = Visitor(
            browser, room, "Ada", reduced_motion="reduce", locale="en-GB", viewport=DESKTOP, color_scheme=theme
        )
        ada.page.clock.set_fixed_time(datetime(2026, 6, 20, hour, 30))
        ada.go("/")
        ada.expect_loaded()
        ada.page.wait_for_load_state("networkidle")
        picture = Image.open(io.BytesIO(ada.page.screenshot(animations="disabled"))).convert("RGB")
        at = (index % 2 * (half[0] + GAP), index // 2 * (half[1] + GAP))
        sheet.paste(picture.resize(half, Image.Resampling.LANCZOS), at)
        ada.leave()
    sheet.save(OUT / "home.webp", quality=QUALITY, method=6)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room = RunningRoom(f"sqlite:///{folder}/room.sqlite3", requests_per_second=1000)
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for name in sys.argv[1:] or ("home", *GAMES):
                if name == "home":
                    home(browser, room)
                else:
                    take(browser, room, name)
        finally:
            browser.close()
            room.close()


if __name__ == "__main__":
    main()
