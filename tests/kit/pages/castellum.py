"""Castellum's board."""

import re
from collections.abc import Iterator

from playwright.sync_api import ElementHandle, Locator, expect

from castelude import Match
from castelude.core.rng import Rng
from castelude.games.castellum.notation import words_of
from tests.kit.browser import Visitor
from tests.kit.pages.table import TablePage

OFFERED = """(root) => [...root.querySelectorAll('[data-possible], [data-testid=choices] [data-action]')]
    .filter((thing) => thing.checkVisibility() && thing.ariaPressed !== 'true')"""


class CastellumBoard(TablePage):
    game = "castellum"

    def __init__(self, person: Visitor) -> None:
        super().__init__(person)
        self.castellum = self.page.get_by_test_id("castellum")
        self.hand = self.castellum.get_by_test_id("hand")
        self.market = self.castellum.get_by_test_id("market")
        self.window = self.page.get_by_test_id("window")
        self.scores = self.castellum.get_by_test_id("scores")
        self.years = self.castellum.get_by_test_id("years")
        self.chronicle = self.castellum.get_by_test_id("chronicle")
        self.chronicle_opener = self.castellum.get_by_test_id("chronicle-open")
        self.fights = self.page.get_by_test_id("fights").get_by_role("listitem")
        self.lines = self.castellum.locator("[data-line]")

    def line(self, seat: int) -> Locator:
        return self.castellum.locator(f'[data-line="{seat}"]')

    def column(self, place: str) -> Locator:
        """A column by its place, such as `s0c2`."""
        return self.castellum.locator(f'[data-place="{place}"]')

    def space(self, name: str) -> Locator:
        return self.castellum.locator(f'[data-part="space:{name}"]')

    def card(self, card: str) -> Locator:
        """A card that can be chosen now."""
        return self.page.locator(f'[data-card="{card}"][data-possible]')

    @staticmethod
    def shown(where: Locator, card: str) -> Locator:
        """A card in some region of the board, possible or not."""
        return where.locator(f'[data-card="{card}"]')

    @property
    def enemy_choices(self) -> Locator:
        """On phones: the columns that an enemy can be sent against."""
        return self.sheet.get_by_test_id("enemy-choice")

    # ---- in words ----

    def name(self, thing: str) -> str:
        """A card or space by its name."""
        return self.person.say(f"castellum-name-{thing}")

    def stand(self, attack: int, power: int, *, beaten: bool) -> str:
        """How a column would stand."""
        message = "web-castellum-holds" if beaten else "web-castellum-falls"
        return self.person.say("web-castellum-then", stand=self.person.say(message, attack=attack, power=power))

    # ---- acting ----

    def things(self, text: str, match: Match | None = None, seat: int = 0) -> list[Locator]:
        """What is pointed at for an action, one after the other; the match tells what else can be decided."""
        action = words_of(text)
        assert action is not None
        return list(self._things(*action, seat=seat, legal=match.legal() if match else []))

    def _things(
        self, word: str, card: str, first: str, second: str, *, seat: int, legal: list[str]
    ) -> Iterator[Locator]:
        def place(name: str) -> Locator:
            return self._possible(f'[data-place="{name if name.startswith("s") else f"s{seat}{name}"}"]')

        if word == "worker":
            yield self._possible(f'[data-part="space:{first}"]')
        elif word in ("take", "gift"):
            if word == "gift" and f"discard:{card}" not in legal:
                yield self.card(card)
                if "pass" in legal:
                    yield self._possible('[data-part="do:gift"]')
            yield self._possible(f'[data-part="given:{first}"]')
        elif word in ("buy", "enemy"):
            yield from (self.card(card), place(first))
        elif word in ("number", "fury", "destroy", "swap", "hire"):
            yield self.card(card)
            yield self._possible(f'[data-part="do:{word}"]')
            yield self.card(first) if word == "hire" else place(first)
            if second:
                yield place(second)
        elif word == "pass":
            yield self.choice("pass")
        elif word == "let":
            yield self._possible('[data-part="do:let"]')
        elif word == "cancel":
            yield self.window.locator(f'[data-part="card:{card}"]')
        elif word == "discard":
            yield self._possible('[data-part="do:discard"]')
        else:
            assert word == "orient", word
            yield self._possible(f'[data-part="side:{first}"]')

    def _possible(self, selector: str) -> Locator:
        return self.page.locator(f"{selector}[data-possible]")

    def close_chronicle(self) -> None:
        """What sums up a year lies over the board."""
        if self.chronicle.count():
            self.chronicle.get_by_role("button").click()

    def click(self, text: str, match: Match | None = None) -> None:
        self.close_chronicle()
        for thing in self.things(text, match):
            thing.click()

    def press(self, text: str, match: Match | None = None) -> None:
        """By keyboard alone: Tab leads to the board, N from one possible thing to the next, Enter chooses."""
        self.close_chronicle()
        for thing in self.things(text, match):
            expect(thing).to_be_visible()
            wanted = thing.element_handle()
            for _ in range(80):
                if self.page.evaluate("(wanted) => document.activeElement === wanted", wanted):
                    break
                on_board = self.page.evaluate("document.activeElement.matches('[data-stop]')")
                self.person.press("n" if on_board and thing.get_attribute("data-stop") is not None else "Tab")
            expect(thing).to_be_focused()
            self.person.press("Enter")

    def offered(self) -> list[ElementHandle]:
        """Everything that the page offers for the decision to be made now."""
        found = self.root.evaluate_handle(OFFERED).get_properties()
        return [thing for handle in found.values() if (thing := handle.as_element())]

    def point(self, rng: Rng, *, tap: bool = False) -> None:
        """At one of the things that the page offers, by chance."""
        self.close_chronicle()
        offered = self.offered()
        assert offered, self.now.inner_text()
        thing = offered[rng.below(len(offered))]
        if tap:
            self.person.tap(thing)
        else:
            thing.click()

    def expect_spoken(self, place: str, *words: str) -> None:
        """A column says this, among other things, to screen readers."""
        expect(self.column(place)).to_have_attribute("aria-label", re.compile(re.escape(", ".join(words))))
