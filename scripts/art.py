"""Writes contact sheets: every portrait, card and state at three sizes, by day and by night, as PNG files in art/.

The sheets are a page of their own (`web/sheets`), built from the components of the client and drawn by Chromium.
"""

import json
import mimetypes
import subprocess
from pathlib import Path

from playwright.sync_api import Browser, Route, sync_playwright

from castelude.core.registry import get_game
from tests.kit.browser import chromium_path

ROOT = Path(__file__).parents[1]
OUT = ROOT / "art"
PAGE = OUT / "page"
ORIGIN = "http://sheets.test"
WITH_CARDS = ("castellan", "castellum")
PATIENCE_MS = 300_000
"""The longest sheet is 10,000 pixels high: a busy machine takes minutes for it."""


def build() -> None:
    """The page of the sheets, in art/page."""
    vite = ROOT / "web" / "node_modules" / ".bin" / "vite"
    subprocess.run(
        [vite, "build", "--config", "sheets/vite.config.ts", "--logLevel", "warn"], cwd=ROOT / "web", check=True
    )


def printed() -> str:
    """What is printed on the cards of the house editions, for the page."""
    games = {name: get_game(name) for name in WITH_CARDS}
    return json.dumps({name: game.printed(2, game.check_options({})) for name, game in games.items()})


def serve(route: Route) -> None:
    file = PAGE / route.request.url.removeprefix(f"{ORIGIN}/")
    route.fulfill(body=file.read_bytes(), content_type=mimetypes.guess_type(file.name)[0] or "application/octet-stream")


def sheets(browser: Browser, theme: str) -> None:
    page = browser.new_page(color_scheme="dark" if theme == "night" else "light")
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(f"window.printed = {printed()}")
    page.route(f"{ORIGIN}/**", serve)
    page.goto(f"{ORIGIN}/sheets/index.html", wait_until="networkidle")
    page.evaluate("document.fonts.ready")
    for sheet in page.locator("[data-sheet]").all():
        sheet.screenshot(path=OUT / f"{sheet.get_attribute('data-sheet')}-{theme}.png")
    page.close()


def main() -> None:
    OUT.mkdir(exist_ok=True)
    build()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for theme in ("day", "night"):
                sheets(browser, theme)
        finally:
            browser.close()
    print(f"castelude: contact sheets are in {OUT.name}/")


if __name__ == "__main__":
    main()
