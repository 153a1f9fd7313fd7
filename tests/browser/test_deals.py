"""Fair deals in the browser: it pledges and reveals by itself, keeps the seal, and checks it at the end (A6)."""

import json

from playwright.sync_api import Page, expect

from tests.kit.browser import Come, Visitor
from tests.kit.pages.home import accept, play_now, with_friends
from tests.kit.pages.table import TablePage


def resign(person: Visitor) -> None:
    person.tab("web-table").click()
    person.button("web-resign").click()
    person.page.get_by_role("dialog").get_by_role("button", name=person.say("web-resign")).click()


def kept(page: Page) -> dict[str, str]:
    """What the browser remembers of the table that it shows."""
    table = page.url.rpartition("/")[2]
    found: dict[str, str] = json.loads(page.evaluate("key => localStorage[key]", f"castelude-deal-{table}"))
    return found


def expect_found(person: Visitor, finding: str) -> None:
    said = person.page.get_by_test_id("deal-check")
    expect(said).to_have_attribute("data-found", finding)
    expect(said).to_contain_text(person.say(f"web-deal-{finding}"))


def test_a6_browsers_take_part_in_the_deal_and_check_it(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    accept(ben, with_friends(ada, "castel"))
    seals = set()
    for person in (ada, ben):
        TablePage(person).expect_settled()
        person.tab("web-table").click()
        seal = person.page.get_by_test_id("seal").inner_text()
        assert kept(person.page)["seal"] == seal
        seals.add(seal)
    assert len(seals) == 1
    resign(ada)
    for person in (ada, ben):
        expect_found(person, "joint")
    table = ada.page.url.rpartition("/")[2]
    nonces = ada.person.table(table)["fairness"]["nonces"]
    assert nonces == [kept(ada.page)["nonce"], kept(ben.page)["nonce"]]

    key = f"castelude-deal-{table}"
    ben.page.evaluate("([key, value]) => localStorage[key] = value", [key, json.dumps({**kept(ben.page), "seal": "0"})])
    ben.page.reload()
    expect_found(ben, "changed")


def test_a6_a_game_against_a_bot_is_dealt_with_ones_own_nonce(visitor: Come) -> None:
    ada = visitor("Ada")
    play_now(ada, "castello", "novice")
    TablePage(ada).expect_settled()
    resign(ada)
    expect_found(ada, "joint")
