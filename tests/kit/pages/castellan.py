"""Castellan's board."""

import re

from playwright.sync_api import Locator, expect

from tests.kit.browser import Visitor
from tests.kit.pages.table import TablePage

TAKES_BACK = "web-castellan-take-back"

# Places of walls may cross: a point of this one that no other lies on, once the map is still.
FREE_POINT = """async (spot) => {
    spot.scrollIntoView({ block: 'nearest' });
    const where = () => { const { x, y } = spot.getBoundingClientRect(); return `${x} ${y}`; };
    for (let still = 0, before = where(); still < 5;) {
        await new Promise(requestAnimationFrame);
        const now = where();
        [still, before] = [now === before ? still + 1 : 0, now];
    }
    const box = spot.getBoundingClientRect();
    for (const part of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
        const [x, y] = [box.x + box.width * (box.width > box.height ? part : 0.5),
            box.y + box.height * (box.width > box.height ? 0.5 : part)];
        const shown = x > 20 && x < innerWidth - 20;  // no finger aims at the very edge
        if (shown && document.elementFromPoint(x, y)?.closest('[data-place]') === spot) return [x, y];
    }
    return null;
}"""


class CastellanBoard(TablePage):
    game = "castellan"

    def __init__(self, person: Visitor) -> None:
        super().__init__(person)
        self.map = self.page.get_by_test_id("map")
        self.strip = self.page.get_by_test_id("strip")
        self.hand = self.page.get_by_test_id("hand")
        self.tip = self.page.get_by_test_id("tip")
        self.play_button = self.page.locator('[data-part="do:play"]')
        self.place_here = self.page.get_by_test_id("place-here")
        self.places = self.map.locator("[data-place][data-possible]")
        self.counts = self.page.get_by_test_id("count")
        self.last_round = self.page.get_by_test_id("last-round")
        self.ghosts = self.page.locator("[data-ghost]")

    def place(self, piece: str) -> Locator:
        """Where a piece can go or has gone in this turn, such as `S0,0N`."""
        return self.page.locator(f'[data-place="{piece}"]')

    def ghost(self, piece: str) -> Locator:
        """The piece as it would stand there, with what it would bring."""
        return self.page.locator(f'[data-ghost="{piece}"]')

    def card(self, card: str) -> Locator:
        return self.page.locator(f'[data-card="{card}"]')

    def chip(self, kind: str) -> Locator:
        """The pieces left to place: `tower`, `short` or `long`."""
        return self.page.locator(f'button[data-part="do:{kind}"]')

    def draw(self, walls: int, towers: int) -> Locator:
        return self.page.locator(f'[data-part="walls:{walls} towers:{towers}"]')

    def claim(self, cell: str | None) -> Locator:
        """The button that doubles a courtyard or keeps it doubled; None saves the Double Keep for later."""
        claims = self.page.get_by_test_id("claims")
        return claims.locator('[data-part~="do:keep"]' if cell is None else f'[data-part~="cell:{cell}"]')

    def yard(self, cell: str) -> Locator:
        """A courtyard in the list below the map."""
        return self.strip.locator(f'button[data-part="cell:{cell}"]:not([data-stop])')

    @property
    def choices(self) -> Locator:
        """The buttons for claims, draws and the end of a turn."""
        groups = self.page.get_by_test_id("claims")
        for name in ("draws", "end-turn"):
            groups = groups.or_(self.page.get_by_test_id(name))
        return groups.get_by_role("button", disabled=False)

    # ---- in words ----

    def pieces(self, towers: int = 0, short: int = 0, long: int = 0) -> str:
        """So many pieces, as the board counts them."""
        numbers = {"T": towers, "S": short, "L": long}
        words = [self.person.say(f"castellan-pieces-{kind}", number=numbers[kind]) for kind in "TSL" if numbers[kind]]
        *first, last = words
        return self.person.say("web-castellan-and", first=", ".join(first), last=last) if first else last

    def expect_building(self, towers: int = 0, short: int = 0, long: int = 0) -> None:
        """These pieces are left to place."""
        self.expect_now("web-castellan-now-build", pieces=self.pieces(towers, short, long))

    def expect_points(self, seat: int, points: int) -> None:
        expect(self.page.get_by_test_id(f"points-{seat}")).to_have_text(str(points))

    def expect_laid(self, piece: str) -> None:
        """A piece of this turn lies there and can be taken back."""
        words = self.person.say(TAKES_BACK, piece="", kind="")
        expect(self.place(piece)).to_have_attribute("aria-label", re.compile(f"{re.escape(words)}$"))

    def expect_tip(self, message: str, /, **params: str | int) -> None:
        expect(self.tip).to_contain_text(self.person.say(message, **params))

    # ---- acting ----

    def tap_place(self, place: Locator) -> None:
        """Try a place by finger. Where the map is small a tap may mean a piece beside it: then the map comes near.

        A place beyond the edge of a map drawn near is looked for from farther away.
        """
        farther = self.person.button("web-zoom-out")
        for _ in range(3):
            point = place.evaluate(FREE_POINT)
            while point is None and farther.is_enabled():
                self.person.tap(farther)
                point = place.evaluate(FREE_POINT)
            assert point, f"other places lie over {place.get_attribute('data-place')}"
            self.person.tap_at(*point)
            if self.ghosts.count():
                return
        raise AssertionError(f"no finger reaches {place.get_attribute('data-place')}")
