"""Reasons to return: the challenge of the day, ratings and profiles, messages, and the room without a connection."""

import re

from playwright.sync_api import expect

from tests.kit.browser import Come
from tests.kit.pages.castello import CastelloBoard
from tests.kit.pages.daily import ChallengePage, DailyPage
from tests.kit.pages.games import GamesPage
from tests.kit.pages.people import PersonPage
from tests.kit.room import RATED, begin, until


def test_two_people_take_the_challenge_of_the_day(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    hers = DailyPage(ann).play("castello")
    ChallengePage(ann, "castello").expect_closed()
    his = bob.person.post("/api/challenges/castello", {})["id"]
    for person, table, choice in ((ann.person, hers, 0), (bob.person, his, -1)):
        with person.at(table) as live:
            live.act(live.reach(lambda state: state["legal"])["legal"]["actions"][choice])
        person.command(table, "resign")
    ann.go(f"/t/{hers}")
    ann.link("web-daily-results").first.click()
    expect(ann.page).to_have_url(re.compile("/daily/castello"))
    results = ChallengePage(ann, "castello")
    results.expect_results("Ann", "Bob")
    both = results.compare("Bob")
    both.expect_parted(hers, his)
    both.step_back()
    assert both.plies(hers) == both.plies(his)
    ChallengePage(ann, "castello").watch("Bob")
    expect(ann.page).to_have_url(re.compile(f"/replay/{his}"))
    expect(DailyPage(ann).task("castello")).to_have_attribute("data-state", "ended")


def test_a_rated_game_moves_the_rating_on_the_profile(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    for person in (ann, bob):
        person.register()
    for _ in range(2):
        bob.person.command(begin(ann.person, bob.person, watch="everybody", **RATED), "resign")
    until(lambda: [one["games"] for one in ann.person.get("/api/ratings")] == [2])
    (rating,) = ann.person.get("/api/ratings")
    games = GamesPage(ann)
    games.pin(0)
    bobs_view = PersonPage(bob, "Ann")
    bobs_view.expect_rating(rating["points"])
    bobs_view.expect_games(pinned=1, latest=2)
    bob.go("/people?name=an")
    bob.page.get_by_test_id("people").get_by_role("link").click()
    expect(bob.page).to_have_url(re.compile("/people/Ann$"))


def test_clocks_stand_still_in_a_vacation_that_everybody_sees(visitor: Come) -> None:
    ann, bob = visitor("Ann", locale="fr-FR"), visitor("Bob")
    table = begin(ann.person, bob.person, clock={"kind": "days", "days": 3})
    games = GamesPage(ann)
    games.go_on_vacation(5)
    GamesPage(bob).expect_on_vacation(table)
    seat = CastelloBoard(bob).open(table).page.get_by_test_id("seat-0")
    expect(seat.get_by_test_id("on-vacation")).to_be_visible()
    games.come_back()
    expect(seat.get_by_test_id("on-vacation")).to_have_count(0)


def test_the_room_opens_offline_and_shows_messages(visitor: Come) -> None:
    ann, bob = visitor("Ann", service_workers="allow", permissions=["notifications"]), visitor("Bob")
    table = begin(ann.person, bob.person)
    ann.go("/games")
    expect(ann.page.get_by_test_id("turns")).to_be_visible()
    expect(ann.page).to_have_title(re.compile(r"^\(1\) "))
    ann.page.evaluate("navigator.serviceWorker.ready")
    ann.page.reload()
    ann.expect_loaded()
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ann.page.reload()
    games = GamesPage(ann)
    games.expect_playing(table)
    games.expect_kept()
    ann.context.set_offline(True)
    ann.page.reload()
    ann.expect_loaded()
    expect(ann.page.get_by_test_id("game-in-play")).to_have_count(1)
    expect(ann.page.get_by_test_id("offline")).to_be_visible()
    ann.context.set_offline(False)

    refused: list[str] = []
    ann.context.on("requestfailed", lambda request: refused.append(request.url) if request.failure == "csp" else None)
    worker = ann.context.service_workers[0]
    ann.go("/lobby")
    worker.evaluate(
        """(data) => self.dispatchEvent(new PushEvent('push', { data: JSON.stringify(data) }))""",
        {"title": "Your turn", "body": "Castello", "url": f"/t/{table}", "tag": f"/t/{table}"},
    )
    shown = "async (tag) => (await (await navigator.serviceWorker.ready).getNotifications({ tag })).length === 1"
    ann.page.wait_for_function(shown, arg=f"/t/{table}")
    assert refused == [], "the message is shown without its icon"


def test_a_stranger_watches_the_table_of_the_hour(visitor: Come) -> None:
    ann, bob, eve = visitor("Ann"), visitor("Bob"), visitor("Eve")
    table = begin(ann.person, bob.person, listed=True, watch="everybody")
    eve.go("/")
    eve.page.get_by_test_id("hour").scroll_into_view_if_needed()
    live = eve.page.get_by_test_id("live-table")
    expect(live).to_contain_text("Ann")
    board = live.locator("img")
    before = board.get_attribute("src")
    ann.person.command(table, "act", action="B5-D5")
    expect(board).not_to_have_attribute("src", str(before))
    live.get_by_role("heading").get_by_role("link").click()
    expect(eve.page).to_have_url(re.compile(f"/t/{table}"))
    expect(eve.page.get_by_test_id("watching")).to_be_visible()
    bob.go("/watch")
    expect(bob.page.get_by_test_id("live-table")).to_contain_text(bob.say("web-spectators", count=1))
