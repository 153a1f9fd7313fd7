"""A friend is at the table in two clicks, and what leads there."""

from playwright.sync_api import expect

from tests.kit.browser import NOVICE, PHONE, Come
from tests.kit.pages.castello import CastelloBoard
from tests.kit.pages.home import accept, game_card, play_now, with_friends
from tests.kit.pages.table import TablePage


def test_a_friend_is_at_the_table_in_two_clicks(visitor: Come) -> None:
    """From the home page to the first move: the host clicks once, the friend opens the link and sits down."""
    ada, ben = visitor("Ada"), visitor("Guest", **PHONE)
    link = with_friends(ada, "castello")
    expect(ada.page.get_by_test_id("qr")).to_be_visible()
    expect(ada.button("web-sit")).to_have_count(0)
    assert ada.person.get("/api/tables", which="open") == []

    ben.page.goto(link)
    invitation = ben.page.get_by_test_id("invitation")
    own = ada.field("web-profile-name")
    own.fill("Guest of honour")
    own.press("Enter")
    expect(invitation).to_contain_text("Guest of honour")
    own.fill("Ada")
    own.press("Enter")
    expect(invitation).to_contain_text(ben.say("web-invitation", name="Ada", game=ben.say("castello-name")))
    expect(invitation).to_contain_text(ben.say("web-short-rules-castello"))
    expect(invitation.get_by_test_id("film")).to_have_attribute("data-shown", "")
    ben.field("web-chat-say").fill("Here I am")
    ben.button("web-chat-send").click()
    expect(ada.page.get_by_test_id("chat-line")).to_contain_text("Here I am")
    accept(ben, link, "Ben")

    red, black = CastelloBoard(ada), CastelloBoard(ben)
    red.expect_now("web-castello-now-move")
    black.expect_wait(0, "Ada")
    red.play("B8", "D8")
    black.expect_log("B8-D8")
    expect(ada.page.get_by_test_id("seat-1")).to_contain_text("Ben")


def test_the_host_changes_the_options_while_waiting(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    link = with_friends(ada, "castellum")
    ben.page.goto(link)
    ada.page.get_by_test_id("count-3").click()
    expect(ben.page.get_by_test_id("seat-2")).to_be_visible()
    ada.page.get_by_test_id("agreed-open").click()
    ada.page.get_by_label(ada.say("web-new-clock-move")).check()
    ada.button("web-save").click()
    words = ada.say("web-clock-move", seconds=60)
    expect(ben.page.get_by_test_id("agreed")).to_contain_text(words)
    ben.button("web-invitation-sit").click()
    ada.page.get_by_test_id("seat-2").get_by_role("button", name=ada.say("web-seat-bot")).click()
    for person in (ada, ben):
        TablePage(person).expect_settled()


def test_play_now_asks_for_bots_and_level_in_one_step(visitor: Come) -> None:
    ada = visitor("Ada", **PHONE)
    ada.go("/")
    card = game_card(ada, "castel")
    card.get_by_role("button", name=ada.say("web-play-now")).click()
    first = ada.say("web-level-first", level=ada.say("level-novice"))
    expect(card.get_by_test_id("level-novice")).to_have_text(first)
    card.get_by_role("button", name=ada.say("web-cancel")).click()
    expect(card.get_by_test_id("level-novice")).to_have_count(0)
    play_now(ada, "castel", "novice", bots=3)
    TablePage(ada).expect_settled()
    expect(ada.page.get_by_test_id("seat-3")).to_be_visible()
    assert ada.fits()


def test_on_one_device_no_seat_is_left_to_show_in_the_lobby(visitor: Come) -> None:
    ada = visitor("Ada", **PHONE)
    with_friends(ada, "castellan")
    listed = ada.field("web-new-listed")
    expect(listed).to_be_visible()
    ada.tap(ada.button("web-one-device"))
    expect(listed).to_have_count(0)


def test_links_are_copied_in_a_room_without_a_certificate(visitor: Come) -> None:
    """There browsers keep the clipboard from pages; the link of a game that is over is copied nevertheless."""
    ada = visitor("Ada")
    ada.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    table = ada.person.open_table(**NOVICE)
    ada.person.command(table, "resign")
    TablePage(ada).open(table)
    share = ada.button("web-share-replay").first
    share.click()
    expect(ada.page.get_by_role("status").filter(has_text=ada.say("web-copied"))).to_have_count(1)
    expect(share).to_be_focused()
    ada.go("/")
    ada.field("web-home-link").focus()
    ada.press("Control+v")
    expect(ada.field("web-home-link")).to_have_value(f"{ada.room.url}/replay/{table}")
