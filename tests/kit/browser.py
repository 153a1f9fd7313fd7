"""Somebody at a browser."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, ElementHandle, Locator, Request, expect

from castelude.texts import say
from tests.kit.room import Person, Place, register

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "web" / "screenshots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHELL = "chromium-headless-shell"
"""The same browser without windows, and without push messages: a sixth less work."""
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
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
    "--js-flags=--no-opt",  # a test's page does not live long enough: a third less work of its process
    f"--disable-features={','.join(NOT_WANTED)}",
]
PLACES = {
    "wide-light-en": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light", "locale": "en-GB"},
    "wide-night-fr": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark", "locale": "fr-FR"},
    "phone-light-en": {"viewport": {"width": 360, "height": 740}, "color_scheme": "light", "locale": "en-GB"},
    "phone-night-fr": {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark", "locale": "fr-FR"},
}
LOOKS = (("wide-light-en", "phone-night-fr"), ("wide-night-fr", "phone-light-en"))
"""Either pair has both sizes, both themes and both languages."""
NOVICE: dict[str, Any] = {"bots": {"1": "novice"}, "start": True}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
NEAR_THE_END = {
    "red": ["N8", "O9", "M5"],
    "black": ["T3", "T5"],
    "captured": {"castles": [["I4", "M12", "P3"], []]},
}

# How long a state may take to come on a busy machine. Nothing waits this long unless it fails.
PATIENCE_MS = 60_000
expect.set_options(timeout=PATIENCE_MS)
# A server that is down on purpose shows in the console; that is no mistake of the page.
# Tests stop requests on their way, which a service worker would ask behind their backs: only its own tests have one.
EXPECTED = re.compile(
    r"Service Worker registration blocked|WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|"
    r"Failed to load resource.*(40[0-9]|42[0-9])"
)

# A finger makes a click some time after it was lifted, and Playwright does not wait for it.
COUNT_CLICKS = "window.clicks = 0; addEventListener('click', () => (window.clicks += 1), true);"

# Tests wait for what is settled: the film of what others did is only for those that are about it.
SET_PACE = """
try {
  const kept = JSON.parse(localStorage.getItem('castelude') ?? '{}');
  localStorage.setItem('castelude', JSON.stringify({ pace: '%s', ...kept }));
} catch { /* a frame whose page has not come yet has nothing to keep it in */ }
"""


def chromium_path(*, whole: bool = False) -> str:
    """Where Chromium is, its shell where that will do; an error where there is none."""
    path = next(filter(None, map(shutil.which, CHROMIUM if whole else (SHELL, *CHROMIUM))), None)
    if path is None:
        raise FileNotFoundError("Chromium is not installed; `make test` installs it")
    return path


class Visitor:
    """A person with a browser context of their own. `troubles` are errors of the page and requests to other hosts.

    Things are found by role and message id, by test id or by part, never by class or by words: see `tests/kit/pages`.
    """

    def __init__(self, browser: Browser, room: Place, name: str, **context: Any) -> None:  # noqa: ANN401
        pace = context.pop("pace", "instant")
        self.room = room
        self.name = name
        self.troubles: list[str] = []
        usual = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "service_workers": "block"}
        settings = {**usual, **context}
        self.lang = settings["locale"].split("-")[0]
        self.context = browser.new_context(**settings)
        self.context.add_init_script(COUNT_CLICKS)
        self.context.add_init_script(SET_PACE % pace)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self.page.on("pageerror", lambda error: self.troubles.append(f"{error}"))
        self.page.on("console", self._heard)
        self.page.on("request", self._asked)
        self.person = Person(room, name)
        self._bring_cookies()

    def register(self) -> None:
        """Have an account, in this browser as well."""
        register(self.person)
        self._bring_cookies()

    def _bring_cookies(self) -> None:
        kept = self.person.http.cookies.items()
        cookies = [{"name": key, "value": value, "url": self.room.url} for key, value in kept]
        self.context.add_cookies(cookies)  # type: ignore[arg-type]

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.troubles.append(message.text)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.room.url, "data:", "blob:")):
            self.troubles.append(f"a request to {request.url}")

    def go(self, path: str) -> None:
        self.page.goto(self.room.url + path)

    def expect_loaded(self) -> None:
        """The page has a heading, and nothing on it is still on its way."""
        expect(self.page.get_by_role("heading", level=1)).to_have_count(1)
        expect(self.page.get_by_test_id("loading")).to_have_count(0)

    def fits(self) -> bool:
        """Whether the page is no wider than its window."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    def leave(self) -> None:
        self.context.close()

    # ---- by message ids ----

    def say(self, message: str, /, **params: str | int) -> str:
        """A message in the language of this person."""
        return say(message, self.lang, **params)

    def button(self, message: str, /, **params: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **params), exact=True)

    def link(self, message: str, /, **params: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(message, **params), exact=True)

    def heading(self, message: str, /, **params: str | int) -> Locator:
        return self.page.get_by_role("heading", name=self.say(message, **params), exact=True)

    def tab(self, message: str) -> Locator:
        """A tab by its message; how many things in it are unread may follow."""
        return self.page.get_by_role("tab", name=self.say(message))

    def field(self, message: str, /, **params: str | int) -> Locator:
        """An input by its label."""
        return self.page.get_by_label(self.say(message, **params), exact=True)

    def part(self, part: str) -> Locator:
        """What stands for a part of an action on a board, such as `hand:king`."""
        return self.page.locator(f'[data-part~="{part}"]')

    def tap(self, target: Locator | ElementHandle) -> None:
        """By finger; the page has taken the click when this returns."""
        before = self._clicks()
        target.tap()
        self._clicked(before)

    @contextmanager
    def resting_on(self, target: Locator) -> Iterator[None]:
        """A finger rests on something, and is lifted at the end: that reads it and chooses nothing."""
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch = self.context.new_cdp_session(self.page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        yield
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def tap_at(self, x: float, y: float) -> None:
        before = self._clicks()
        self.page.touchscreen.tap(x, y)
        self._clicked(before)

    def _clicks(self) -> int:
        return int(self.page.evaluate("window.clicks"))

    def _clicked(self, before: int) -> None:
        self.page.wait_for_function("(before) => window.clicks > before", arg=before)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


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
