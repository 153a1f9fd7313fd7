"""Somebody at a browser."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, expect

from tests.kit.room import Person, Place

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "web" / "screenshots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PLACES = {
    "wide-light-en": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light", "locale": "en-GB"},
    "wide-night-fr": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark", "locale": "fr-FR"},
    "phone-light-fr": {"viewport": {"width": 360, "height": 740}, "color_scheme": "light", "locale": "fr-FR"},
    "phone-night-en": {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark", "locale": "en-GB"},
}
NOVICE: dict[str, Any] = {"bots": {"1": "novice"}, "start": True}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
NEAR_THE_END = {
    "red": ["N8", "O9", "M5"],
    "black": ["T3", "T5"],
    "captured": {"castles": [["I4", "M12", "P3"], []]},
}

expect.set_options(timeout=15_000)
# A server that is down on purpose shows in the console; that is no mistake of the page.
EXPECTED = re.compile(r"WebSocket connection to|ERR_CONNECTION_REFUSED|Failed to load resource.*(40[0-9]|42[0-9])")


class Visitor:
    """A person with a browser context of their own. `troubles` are errors of the page and requests to other hosts."""

    def __init__(self, browser: Browser, room: Place, name: str, **context: Any) -> None:  # noqa: ANN401
        self.room = room
        self.name = name
        self.troubles: list[str] = []
        settings = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", **context}
        self.context = browser.new_context(**settings)
        self.page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.page.on("pageerror", lambda error: self.troubles.append(f"{error}"))
        self.page.on("console", self._heard)
        self.page.on("request", self._asked)
        self.person = Person(room, name)
        cookies = [{"name": key, "value": value, "url": room.url} for key, value in self.person.http.cookies.items()]
        self.context.add_cookies(cookies)  # type: ignore[arg-type]

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.troubles.append(message.text)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.room.url, "data:", "blob:")):
            self.troubles.append(f"a request to {request.url}")

    def go(self, path: str) -> None:
        self.page.goto(self.room.url + path)

    def leave(self) -> None:
        self.context.close()

    # ---- at the table ----

    def sit_at(self, table: str) -> None:
        self.go(f"/t/{table}")
        expect(self.cell("K8")).to_be_visible()

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'[data-part="from:{name} to:{name}"]')

    def play(self, *cells: str) -> None:
        """Click from cell to cell."""
        for name in cells:
            self.cell(name).click()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def expect_now(self, words: str) -> None:
        """The line that says what can be done."""
        expect(self.page.locator(".now .words")).to_contain_text(words)

    def expect_log(self, *turns: str) -> None:
        expect(self.page.locator(".log .turn")).to_have_text(list(turns))

    def expect_pawn(self, cell: str, words: str) -> None:
        expect(self.cell(cell)).to_have_attribute("aria-label", re.compile(re.escape(f"{cell}, {words}")))


Come = Callable[..., Visitor]


def problems(person: Visitor) -> list[str]:
    """What axe finds: WCAG 2.2 A and AA, and its best practices."""
    found = person.page.evaluate(
        """async (source) => {
            if (!window.axe) (0, eval)(source);
            const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
            const result = await window.axe.run(document, { runOnly: { type: 'tag', values: tags } });
            if (result.passes.length < 10) return ['axe did not run'];
            return result.violations.map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.html).join(' | '));
        }""",
        AXE.read_text("utf-8"),
    )
    assert isinstance(found, list)
    return found
