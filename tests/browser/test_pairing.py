"""Somebody to play: two strangers are paired, one of them away from a bot; they follow and block each other."""

from playwright.sync_api import expect

from tests.kit.browser import PHONE, Come
from tests.kit.pages.home import with_friends
from tests.kit.pages.pairing import PairPage
from tests.kit.pages.people import PeoplePage, PersonPage, Relation


def test_two_strangers_are_paired_while_one_plays_a_bot(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob", locale="fr-FR", **PHONE)
    for person in (ann, bob):
        person.register()
    hers, his = PairPage(ann), PairPage(bob)
    hers.open("castello")
    hers.seek()
    hers.play_bot()
    with_bot = ann.page.url.rpartition("/")[2]
    bob.go("/pair")
    his.join_queue()
    hers.accept()
    table = hers.expect_table()
    assert table == his.expect_table() != with_bot
    assert bob.fits()
    assert ann.person.table(with_bot)["status"] == "cancelled"

    bob.person.command(table, "resign")
    Relation(ann).follow()
    PeoplePage(ann).expect_followed("Bob")
    link = with_friends(ann, "castello")
    ann.page.get_by_test_id("invite-followed").get_by_role("button").click()
    bob.go("/people")
    bob.expect_loaded()
    invited = bob.page.get_by_test_id("invited")
    expect(invited).to_be_visible()
    assert bob.fits()
    PersonPage(bob, "Ann")
    Relation(bob).block()
    bob.go("/lobby")
    bob.expect_loaded()
    expect(invited).to_have_count(0)
    PeoplePage(ann).expect_followed()
    assert link.endswith(ann.person.get("/api/tables", which="playing")[0]["id"])
