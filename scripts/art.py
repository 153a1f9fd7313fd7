"""Writes contact sheets: every drawing of the boards at three sizes, by day and by night, as PNG files in art/.

The drawings are those of the built client, drawn by Chromium: a page that shows a board holds its sheet of drawings.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.kit.browser import Visitor
from tests.kit.room import RunningRoom

OUT = Path(__file__).parents[1] / "art"
GAMES = ("castello", "castellan")
CATALOGUES = ("castellan", "castel", "castellum")
SIZES = (18, 40, 96)
THEMES = ("light", "dark")
# Every drawing of a sheet in a row of its own, at the sizes, on the ground of the page.
LAY_OUT = """([game, sizes]) => {
  const space = 'http://www.w3.org/2000/svg';
  const sheet = document.createElement('div');
  sheet.dataset.testid = 'contact-sheet';
  sheet.className = game;
  Object.assign(sheet.style, {
    position: 'absolute', inset: '0 auto auto 0', zIndex: 99, width: '1180px', padding: '12px', display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)', gap: '10px', background: 'var(--linen)', color: 'var(--ink)',
  });
  for (const drawing of document.querySelectorAll(`svg.drawings.${game} > defs > g[id]`)) {
    const row = document.createElement('div');
    Object.assign(row.style, { display: 'flex', alignItems: 'end', gap: '8px', minHeight: '112px' });
    const box = drawing.getBBox();
    for (const size of sizes) {
      const svg = document.createElementNS(space, 'svg');
      const side = Math.max(box.width, box.height, 1) * 1.12;
      const [x, y] = [box.x + box.width / 2 - side / 2, box.y + box.height / 2 - side / 2];
      svg.setAttribute('viewBox', `${x} ${y} ${side} ${side}`);
      svg.setAttribute('width', size);
      svg.setAttribute('height', size);
      const use = document.createElementNS(space, 'use');
      use.setAttribute('href', `#${drawing.id}`);
      svg.append(use);
      row.append(svg);
    }
    row.append(drawing.id.replace(`${game}-`, ''));
    sheet.append(row);
  }
  document.body.append(sheet);
}"""


def sheets(browser: Browser, room: RunningRoom) -> None:
    for game in GAMES:
        for theme in THEMES:
            person = Visitor(browser, room, "Ada", color_scheme=theme, device_scale_factor=2)
            person.go(f"/guide/{game}")
            person.page.locator(f"svg.drawings.{game}").wait_for(state="attached")
            person.page.evaluate(LAY_OUT, [game, list(SIZES)])
            person.page.get_by_test_id("contact-sheet").screenshot(path=OUT / f"{game}-{theme}.png")
            person.leave()


def catalogues(browser: Browser, room: RunningRoom) -> None:
    """Every card, as the rules page shows them."""
    for game in CATALOGUES:
        for theme in THEMES:
            person = Visitor(browser, room, "Ada", color_scheme=theme)
            person.go(f"/rules/{game}")
            person.page.get_by_test_id("loading").first.wait_for(state="detached")
            person.page.evaluate("document.fonts.ready")
            person.page.screenshot(path=OUT / f"{game}-cards-{theme}.png", full_page=True)
            person.leave()


def main() -> None:
    OUT.mkdir(exist_ok=True)
    path = shutil.which("chromium") or shutil.which("chromium-browser") or sys.exit("Chromium is not installed")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room = RunningRoom(f"sqlite:///{folder}/room.sqlite3", requests_per_second=1000)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        try:
            sheets(browser, room)
            catalogues(browser, room)
        finally:
            browser.close()
            room.close()
    print(f"castelude: contact sheets are in {OUT.name}/")


if __name__ == "__main__":
    main()
