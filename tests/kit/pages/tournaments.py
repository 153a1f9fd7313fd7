"""Clubs and tournaments: founding, planning, and the page of a tournament."""

import re

from playwright.sync_api import Locator, expect

from tests.kit.browser import Visitor


class ClubsPage:
    def __init__(self, person: Visitor) -> None:
        self.person = person
        person.go("/clubs")
        person.expect_loaded()

    def found(self, name: str) -> "ClubPage":
        """Found a club."""
        form = self.person.page.get_by_test_id("found-club")
        form.get_by_role("textbox").fill(name)
        self.person.button("web-club-found").click()
        expect(self.person.page).to_have_url(re.compile("/clubs/."))
        return ClubPage(self.person)


class ClubPage:
    """The club at which somebody looks."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        person.expect_loaded()
        self.path = f"/clubs/{person.page.url.rpartition('/')[2]}"
        shared = person.page.get_by_role("textbox", name=person.say("web-share-page"), exact=True)
        self.link = shared.input_value().removeprefix(person.room.url)
        """By which others join."""

    def expect_leaders(self, *names: str) -> None:
        rows = self.person.page.get_by_test_id("member")
        for number, name in enumerate(names):
            expect(rows.nth(number).get_by_role("rowheader")).to_contain_text(name)

    def plan(self, title: str, kind: str) -> "TournamentPage":
        """Plan a tournament of this format for the club, in which one takes part oneself."""
        self.person.page.get_by_test_id("plan-open").click()
        form = self.person.page.get_by_test_id("plan")
        form.get_by_role("textbox").first.fill(title)
        form.locator(f'input[type=radio][value="{kind}"]').check()
        self.person.button("web-tournament-plan").click()
        expect(self.person.page).to_have_url(re.compile("/tournaments/."))
        return TournamentPage(self.person, self.person.page.url.rpartition("/")[2])


class TournamentPage:
    def __init__(self, person: Visitor, tournament: str) -> None:
        self.person = person
        self.id = tournament
        if not person.page.url.endswith(tournament):
            person.go(f"/tournaments/{tournament}")
        person.expect_loaded()

    def expect_status(self, status: str) -> None:
        expect(self.person.page.get_by_test_id("tournament-state")).to_have_attribute("data-status", status)

    def expect_standings(self, *names: str) -> None:
        """These people in this order."""
        rows = self.person.page.get_by_test_id("standing")
        for number, name in enumerate(names):
            expect(rows.nth(number).get_by_role("rowheader")).to_contain_text(name)
        expect(rows).to_have_count(len(names))

    @property
    def next_game(self) -> Locator:
        return self.person.page.get_by_test_id("next").get_by_role("link")

    def play(self) -> str:
        """Go to the board of one's own game; its table."""
        self.next_game.click()
        expect(self.person.page).to_have_url(re.compile("/t/"))
        return self.person.page.url.rpartition("/")[2]
