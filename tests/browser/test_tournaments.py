"""A club and its tournament in two browsers, from the link to the winner."""

import re

from playwright.sync_api import expect

from tests.kit.browser import Come
from tests.kit.pages.tournaments import ClubsPage, TournamentPage


def test_two_friends_play_the_tournament_of_their_club(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    ann.go("/")
    ann.link("web-clubs").click()
    club = ClubsPage(ann).found("Games café")
    bob.go(club.link)
    bob.button("web-club-join").click()
    expect(bob.page.get_by_test_id("member")).to_have_count(2)
    hers = club.plan("Sunday cup", "knockout")
    expect(ann.button("web-tournament-start")).to_be_disabled()
    his = TournamentPage(bob, hers.id)
    bob.button("web-tournament-enter").click()
    expect(bob.button("web-tournament-withdraw")).to_be_visible()
    hers.expect_standings("Ann", "Bob")
    ann.button("web-tournament-start").click()
    expect(his.next_game).to_be_visible()
    table = hers.play()
    bob.person.command(table, "resign")
    his.expect_status("finished")
    his.expect_standings("Ann", "Bob")
    ann.link("web-tournament-back").first.click()
    expect(ann.page).to_have_url(re.compile(f"/tournaments/{hers.id}"))
    hers.expect_status("finished")
    expect(ann.page.get_by_test_id("winners")).to_be_visible()
    ann.go(club.path)
    club.expect_leaders("Ann", "Bob")
