"""B2 and B3 in the browser: an administrator deals with a report, and somebody deletes their account."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Visitor, problems
from tests.kit.pages.admin import PASSWORD, AdminPage, make_admin, register
from tests.kit.room import RunningRoom, begin


def test_b2_an_administrator_deals_with_a_report(visitor: Callable[..., Visitor], room: RunningRoom) -> None:
    ada, ben, eve = visitor("Ada", bypass_csp=True), visitor("Ben"), visitor("Eve")
    make_admin(ada, "ada", room.settings.database)
    table = begin(ben.person, eve.person)
    with eve.person.at(table) as live:
        live.synced()
        live.ask(type="chat", text="You play like a rook!")
    ben.go(f"/t/{table}")
    ben.tab("web-chat").click()
    eve.go(f"/t/{table}")
    eve.tab("web-chat").click()
    expect(eve.page.get_by_test_id("chat-line")).to_have_count(1)
    expect(eve.button("web-report", name="Eve")).to_have_count(0)
    ben.button("web-report", name="Eve").click()
    expect(ben.page.get_by_test_id("reported")).to_have_text(ben.say("web-report-sent"))
    AdminPage(eve)
    expect(eve.page.get_by_test_id("no-admin")).to_be_visible()
    page = AdminPage(ada)
    expect(page.reports).to_have_count(1)
    expect(page.reports).to_contain_text("Eve: You play like a rook!")
    page.do("web-admin-remove-line")
    expect(ben.page.get_by_test_id("chat-line")).to_contain_text(ben.say("web-chat-removed"))
    page.do("web-admin-mute-day")
    page.do("web-admin-put-aside")
    expect(page.reports).to_have_count(0)
    assert problems(ada) == []
    ada.tab("web-admin-people").click()
    expect(ada.page.get_by_test_id("sanction")).to_contain_text("Eve")
    assert problems(ada) == []
    ada.tab("web-admin-house").click()
    ada.field("web-admin-announcement").fill("Closed on Monday.")
    page.do("web-save")
    expect(ada.page.get_by_test_id("announcement")).to_have_text("Closed on Monday.")
    page.do("web-admin-invite")
    expect(ada.page.get_by_test_id("invitation")).to_have_count(1)
    assert problems(ada) == []
    page.expect_deeds(6)


def test_the_log_is_read_to_its_beginning(visitor: Callable[..., Visitor], room: RunningRoom) -> None:
    ada = visitor("Ada", bypass_csp=True)
    make_admin(ada, "ada", room.settings.database)
    for number in range(104):
        ada.person.http.put("/api/admin/announcement", json={"text": f"Number {number}"}).raise_for_status()
    page = AdminPage(ada)
    page.expect_deeds(100)
    ada.button("web-admin-older-deeds").click()
    page.expect_deeds(105)
    expect(ada.button("web-admin-older-deeds")).to_have_count(0)
    expect(ada.page.get_by_test_id("deed").last).to_contain_text(ada.say("web-admin-deed-admin"))
    assert problems(ada) == []


def test_b3_somebody_deletes_their_account(visitor: Callable[..., Visitor]) -> None:
    ben, eve = visitor("Ben", bypass_csp=True), visitor("Eve")
    register(ben, "ben")
    table = begin(eve.person, ben.person)
    ben.go("/profile")
    with ben.page.expect_download() as download:
        ben.link("web-privacy-export").click()
    assert '"login":"ben"' in download.value.path().read_text()
    ben.page.get_by_test_id("delete-open").click()
    assert problems(ben) == []
    ben.page.get_by_test_id("privacy").get_by_label(ben.say("web-password-old"), exact=True).fill(PASSWORD)
    ben.button("web-privacy-delete").click()
    ben.button("web-privacy-yes").click()
    expect(ben.page.get_by_test_id("said")).to_have_text(ben.say("web-privacy-deleted"))
    assert eve.person.table(table)["seats"][1]["name"] == eve.say("room-former")
    assert ben.context.request.get(f"{eve.room.url}/api/me").json()["login"] is None
