"""My games: those under way, and the history."""

from playwright.sync_api import Locator, expect

from tests.kit.browser import Visitor
from tests.kit.room import until

ALL_KEPT = """async () => {
  const pictures = [...document.images].map(({ src }) => src);
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const shown = asked.filter((address) => /\\/(assets|api\\/(me|tables|history|ratings|house|games))\\b/.test(address));
  const kept = await Promise.all([...pictures, ...shown].map((address) => caches.match(address)));
  return kept.every((answer) => answer !== undefined);
}"""


class GamesPage:
    def __init__(self, person: Visitor) -> None:
        self.person = person
        person.go("/games")
        person.expect_loaded()

    def expect_playing(self, *tables: str) -> None:
        """These games are under way, in this order."""
        rows = self.person.page.get_by_test_id("game-in-play")
        expect(rows).to_have_count(len(tables))
        assert [row.get_attribute("data-table") for row in rows.all()] == list(tables)

    def expect_kept(self) -> None:
        """The pictures have come, and the service worker keeps all that is shown for when there is no connection."""
        until(lambda: self.person.page.evaluate(ALL_KEPT))

    def expect_finished(self, *outcomes: str) -> None:
        """The results of the finished games that are shown, latest first."""
        rows = self.person.page.get_by_test_id("played")
        expect(rows).to_have_count(len(outcomes))
        assert [row.get_attribute("data-outcome") for row in rows.all()] == list(outcomes)

    def pin(self, number: int) -> None:
        """Show a finished game on one's profile."""
        button = self.person.page.get_by_test_id("played").nth(number).get_by_test_id("pin")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")

    def choose(self, label: str, value: str) -> None:
        self.person.field(label).select_option(value)

    def search(self, name: str) -> None:
        field: Locator = self.person.field("web-history-name")
        field.fill(name)
        field.press("Enter")

    def go_on_vacation(self, days: int) -> None:
        """So many days, from now on."""
        self.person.field("web-vacation-days").fill(str(days))
        self.person.button("web-vacation-go").click()
        expect(self.person.page.get_by_test_id("vacation")).to_be_visible()

    def come_back(self) -> None:
        self.person.button("web-vacation-end").click()
        expect(self.person.page.get_by_test_id("vacation")).to_have_count(0)

    def expect_on_vacation(self, table: str) -> None:
        """Somebody at this table is."""
        rows = self.person.page.get_by_test_id("game-in-play")
        row = rows.and_(self.person.page.locator(f'[data-table="{table}"]'))
        expect(row.get_by_test_id("on-vacation")).to_have_count(1)
