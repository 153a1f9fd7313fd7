"""The page of administrators, and the section about one's own data."""

from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Locator, expect

from castelude.cli import main
from tests.kit.browser import Visitor

PASSWORD = "correct horse"


def register(person: Visitor, login: str) -> None:
    person.person.post("/api/account/register", {"login": login, "password": PASSWORD})
    cookies = person.person.http.cookies.items()
    person.context.add_cookies([{"name": key, "value": value, "url": person.room.url} for key, value in cookies])


def make_admin(person: Visitor, login: str, database: str) -> None:
    """An account with the role, given in a thread: Playwright keeps an event loop in this one."""
    register(person, login)
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(main, ["admin", login, "--database", database]).result() == 0


class AdminPage:
    def __init__(self, person: Visitor) -> None:
        self.person = person
        person.go("/admin")
        person.expect_loaded()

    @property
    def reports(self) -> Locator:
        return self.person.page.get_by_test_id("report")

    def do(self, message: str) -> None:
        """Press a button, and wait until the page says that it is done."""
        self.person.button(message).click()
        expect(self.person.page.get_by_test_id("said")).to_have_text(self.person.say("web-admin-done"))

    def expect_deeds(self, count: int) -> None:
        self.person.tab("web-admin-log").click()
        expect(self.person.page.get_by_test_id("deed")).to_have_count(count)
