"""On a phone the choices of the moment are in the bottom sheet, and everything can be read without choosing it."""

import pytest
from playwright.sync_api import Locator, expect

from castelude import new_match
from castelude.core.rng import Rng
from tests.kit import random_action
from tests.kit.browser import NEAR_THE_END, NOVICE, PHONE, Come, problems
from tests.kit.castel import setup_of
from tests.kit.castellan import setup_for
from tests.kit.castellum import SIEGE_SEATS, WON_SIEGE, plain
from tests.kit.pages.castel import CastelBoard
from tests.kit.pages.castellan import CastellanBoard
from tests.kit.pages.castello import CastelloBoard
from tests.kit.pages.castellum import CastellumBoard
from tests.kit.pages.film import EndScene, FilmWatcher
from tests.kit.pages.guide import GuidePage
from tests.kit.pages.home import game_card
from tests.kit.room import begin, until

HANDS = ("T1 T3 W1 W7", "T4 T5 W2 W3")
"""Of Castellan: the first card of either kind make a legal start together."""
SIEGE_LOST = (
    *(f"worker:{space}" for space in ("muntstraat", "houtmaas", "pietersberg", "dinghuis")),
    *("enemy:E1579-01>s0c1", "enemy:E1579-03>s1c1", "enemy:E1579-02>s0c2", "enemy:E1579-04>s1c2"),
)
"""Of Castellum, by two in turn: the whole first year."""
HIGH_IN_PAGE = "(element) => Math.round(element.getBoundingClientRect().top + scrollY)"
ABOVE = """([element, dock]) => element.getBoundingClientRect().bottom <= dock.getBoundingClientRect().top"""


def boxes(*elements: Locator) -> list[tuple[int, int]]:
    """Where they begin on the screen and how high they are."""
    found = [element.bounding_box() for element in elements]
    return [(round(box["y"]), round(box["height"])) for box in found if box]


def test_nothing_moves_while_a_card_is_chosen(visitor: Come) -> None:
    """Castel: what can be done keeps its height, and hides no card of the hand."""
    ada = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE)
    hand = "ambassador, advisor, black-knight, courtier, minstrel, priest, schemer, spy"
    _, options, setup = setup_of(f"2p; 0: {hand}")
    table = ada.person.open_table("castel", setup=setup, options=options, seat=0, **NOVICE)
    board = CastelBoard(ada).open(table)
    still = (board.dock, board.castle, board.in_hand("schemer"))
    before = boxes(*still)
    ada.tap(board.in_hand("priest"))
    expect(board.back).to_be_visible()
    assert boxes(*still) == before
    ada.tap(board.back)
    expect(board.back).to_have_count(0)
    assert boxes(*still) == before
    for card in board.cards_in_hand.all():
        assert ada.page.evaluate(ABOVE, [card.element_handle(), board.dock.element_handle()])


def test_nothing_moves_when_there_is_more_to_do(visitor: Come) -> None:
    """Castel: exchange, back and take back stand in one row; nothing scrolls for a card without a place."""
    ada = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE)
    hand = "ambassador, advisor, lady, courtier, minstrel, priest, schemer, spy"
    _, options, setup = setup_of(f"2p; 0: {hand}")
    table = ada.person.open_table("castel", setup=setup, options=options, seat=0, **NOVICE)
    board = CastelBoard(ada).open(table)
    board.command(table, "place:spy@c3")
    board.expect_actions_left(1)
    still = (board.dock, board.castle, board.in_hand("schemer"))
    before = boxes(*still)
    for card in ("priest", "lady"):
        ada.tap(board.in_hand(card))
        expect(ada.page.get_by_test_id("farther")).to_be_visible()
        expect(board.back).to_be_visible()
        assert boxes(*still) == before, card
        ada.tap(board.back)
        expect(board.back).to_have_count(0)


def test_nothing_moves_while_a_castle_is_built(visitor: Come) -> None:
    """Castellan: choosing cards, playing them and placing a piece move neither the map nor the cards."""
    ada = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE)
    table = ada.person.open_table("castellan", setup=setup_for(*HANDS), seat=0, hotseat=True, start=True)
    board = CastellanBoard(ada).open(table)
    cards = board.hand.locator("[data-card]")
    still = (board.dock, board.strip, board.hand)

    before = [top for top, _ in boxes(*still)]

    def expect_still() -> None:
        for (top, _), then in zip(boxes(*still), before, strict=True):
            assert abs(top - then) <= 1  # parts of a pixel may be rounded differently

    for card in cards.all():
        assert ada.page.evaluate(ABOVE, [card.element_handle(), board.dock.element_handle()])
    ada.tap(cards.nth(0))
    ada.tap(cards.nth(2))
    expect_still()
    ada.tap(board.play_button)
    expect(board.places.first).to_be_visible()
    expect_still()
    board.tap_place(board.places.first)
    expect_still()
    ada.tap(board.place_here)
    expect(board.place_here).to_have_count(0)
    expect_still()


def test_a_shared_board_turns_when_the_move_has_been_seen(visitor: Come) -> None:
    """Castello on one phone: whoever moved sees the move from their own side, then the next player has the board."""
    ada = visitor("Ada", pace="normal", **PHONE)
    table = ada.person.open_table(hotseat=True, start=True)
    board = CastelloBoard(ada).open(table)
    FilmWatcher(board).stop_clock()

    def red_is_below() -> bool:
        red, black = board.cell("A8").bounding_box(), board.cell("U8").bounding_box()
        assert red
        assert black
        return red["y"] > black["y"]

    board.command(table, "B8-D8")
    board.expect_pawn("D8", 0)
    assert red_is_below()
    ada.page.clock.run_for(1000)
    until(lambda: not red_is_below())


def test_the_cards_are_clear_of_the_dock_beside_a_long_name(visitor: Come) -> None:
    """Castellan: a bot's name takes two lines, and all cards of the hand are seen whole."""
    ada = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE)
    bots = {"1": "casual"}
    table = ada.person.open_table("castellan", setup=setup_for(*HANDS), seat=0, bots=bots, start=True)
    board = CastellanBoard(ada).open(table)
    board.wait_for("mine")
    cards = board.hand.locator("[data-card]")
    expect(cards).to_have_count(4)
    for card in cards.all():
        assert ada.page.evaluate(ABOVE, [card.element_handle(), board.dock.element_handle()])


def test_the_cards_are_clear_of_the_dock_at_a_full_table(visitor: Come) -> None:
    """Castellan: four players take two rows at the top, and the cards come into sight when they are to be chosen."""
    ada = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE)
    bots = {"1": "novice", "2": "novice", "3": "novice"}
    table = ada.person.open_table("castellan", players=4, seat=0, bots=bots, start=True)
    board = CastellanBoard(ada).open(table)
    board.wait_for("mine")
    cards = board.hand.locator("[data-card]")
    expect(cards).to_have_count(4)
    for card in cards.all():
        ada.page.wait_for_function(ABOVE, arg=[card.element_handle(), board.dock.element_handle()])


def test_the_longest_text_of_a_card_is_read_whole(visitor: Come) -> None:
    """Castel: no card says more than the King, and the panel keeps its height for him, too."""
    ada = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE)
    _, options, setup = setup_of("2p; 0: king, spy")
    board = CastelBoard(ada).open(ada.person.open_table("castel", setup=setup, options=options, seat=0, **NOVICE))
    ada.tap(board.in_hand("spy"))
    panel = board.read.locator("..")
    before = boxes(panel)
    ada.tap(board.in_hand("king"))
    expect(board.read).to_contain_text(ada.say("castel-card-king.text"))
    ada.page.wait_for_function("(panel) => panel.scrollHeight <= panel.clientHeight", arg=panel.element_handle())
    assert boxes(panel) == before


def test_all_cards_of_a_moment_are_on_the_screen(visitor: Come) -> None:
    """Castel: four cards that are sent home at once fit beside each other."""
    ada, ben = visitor("Ada", pace="calm", **PHONE), visitor("Ben")
    deal = "2p; 0: soldier, soldier, siege, siege; 1: soldier, soldier, siege, siege"
    players, options, setup = setup_of(deal)
    table = ada.person.open_table("castel", players, setup=setup, options=options, seat=0)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    for number, place in enumerate(
        ["soldier@b1", "soldier@c1", "soldier@a2", "soldier@a3", "siege@N", "siege@E", "siege@S"]
    ):
        (ada, ben)[number // 2 % 2].person.command(table, "act", action=f"place:{place}")
    board = CastelBoard(ada).open(table)
    ben.person.command(table, "act", action="place:siege@W")
    moment = board.page.get_by_test_id("moment")
    expect(moment).to_contain_text(ada.say("web-castel-many-back", count=4))
    assert moment.evaluate(
        """(moment) => [...moment.querySelectorAll('*')].every((part) => {
            const { left, right } = part.getBoundingClientRect();
            return left >= 0 && right <= innerWidth;
        })"""
    )


def test_a_hint_and_the_other_tools_leave_the_dock_as_high_as_it_is(visitor: Come) -> None:
    """What is asked for at the dock lies over it or in the place of its words."""
    ada = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE)
    board = CastelBoard(ada).open(ada.person.open_table("castel", seat=0, **NOVICE))
    board.wait_for("mine")
    more = ada.button("web-more")
    still = (board.dock, more, board.castle)
    before = boxes(*still)
    ada.tap(more)
    resign = board.page.get_by_test_id("tool-resign")
    expect(resign).to_be_in_viewport(ratio=1)
    assert resign.inner_text() == ada.say("web-resign"), "a word beside the sign"
    assert boxes(*still) == before
    ada.tap(board.now)
    expect(resign).to_be_hidden()
    ada.tap(ada.button("web-hint"))
    expect(board.hint).to_be_visible()
    assert boxes(*still) == before
    ada.tap(board.hint.get_by_test_id("hint-why"))
    expect(board.hint.get_by_role("listitem").first).to_be_in_viewport(ratio=1)
    assert boxes(*still) == before


def test_a_reward_is_turned_beside_the_walls(visitor: Come) -> None:
    """Castellum: all four ways are in sight, and the sheet leaves most of the screen to the walls."""
    ada, ben = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE), visitor("Ben")
    table = ada.person.open_table("castellum", setup=plain(), seat=0)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    for seat, action in zip(SIEGE_SEATS, WON_SIEGE.split(), strict=True):
        (ada, ben)[seat].person.command(table, "act", action=action)
    board = CastellumBoard(ada).open(table)
    board.expect_now("web-castellum-now-orient")
    ways = board.sheet.locator("[data-possible]")
    expect(ways).to_have_count(4)
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
    [(_, high)] = boxes(board.dock)
    assert high < PHONE["viewport"]["height"] / 3


def test_a_message_is_seen_at_the_dock_and_leads_to_the_chat(visitor: Come) -> None:
    """The chat lies below the board: what is new is counted at the foot of the screen, where nothing moves for it."""
    ada, ben = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE), visitor("Ben")
    table = begin(ada.person, ben.person)
    board = CastelloBoard(ada).open(table)
    more = ada.button("web-more")
    before = boxes(board.dock, more)
    CastelloBoard(ben).open(table)
    ben.tab("web-chat").click()
    ben.field("web-chat-say").fill("Bonjour")
    ben.field("web-chat-say").press("Enter")
    unread = ada.say("web-chat-unread", count=1)
    more = board.dock.get_by_role("button", name=unread).first
    expect(more).to_be_visible()
    assert boxes(board.dock, more) == before
    ada.tap(more)
    ada.tap(ada.button("web-chat-unread", count=1))
    expect(ada.page.get_by_test_id("chat-line")).to_be_in_viewport(ratio=1)
    expect(more).to_have_count(0)


def test_the_own_side_of_the_board_is_in_sight(visitor: Come) -> None:
    """Castello: the table opens with one's own pawns above what can be done."""
    ada = visitor("Ada", locale="fr-FR", **PHONE)
    board = CastelloBoard(ada).open(ada.person.open_table("castello", seat=0, **NOVICE))
    board.wait_for("mine")
    lowest = board.cell("A8")
    ada.page.wait_for_function(ABOVE, arg=[lowest.element_handle(), board.dock.element_handle()])


def test_the_whole_city_is_in_sight(visitor: Come) -> None:
    """Castellum: nobody overlooks a place to work; the last of ten stands above what can be done."""
    ada = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE)
    bots = {"1": "novice", "2": "novice"}
    table = ada.person.open_table("castellum", players=3, seat=0, bots=bots, start=True)
    board = CastellumBoard(ada).open(table)
    board.wait_for("mine")
    for place in board.castellum.locator('[data-part^="space:"]').all():
        expect(place).to_be_in_viewport(ratio=1)
        ada.page.wait_for_function(ABOVE, arg=[place.element_handle(), board.dock.element_handle()])


def test_the_places_stay_while_a_troop_is_bought(visitor: Come) -> None:
    """Castellum: the market comes into sight, and the places are where they were."""
    ada = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE)
    table = ada.person.open_table("castellum", setup=plain(), seat=0, **NOVICE)
    board = CastellumBoard(ada).open(table)
    place = board.space("vrijthof")
    high, dock = place.evaluate(HIGH_IN_PAGE), boxes(board.dock)
    ada.tap(place)
    card = board.card("T06")
    ada.page.wait_for_function(ABOVE, arg=[card.element_handle(), board.dock.element_handle()])
    assert abs(place.evaluate(HIGH_IN_PAGE) - high) <= 1
    ada.tap(card)
    expect(board.sheet.get_by_test_id("column-choice")).to_have_count(2)
    expect(card).to_be_in_viewport(ratio=1)
    assert abs(place.evaluate(HIGH_IN_PAGE) - high) <= 1
    assert boxes(board.dock) == dock


def test_an_enemy_is_sent_from_the_sheet(visitor: Come) -> None:
    """Castellum: every column that can be attacked is a button, and neither the page nor the sheet moves."""
    ada = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE)
    ben = visitor("Ben")
    table = ada.person.open_table("castellum", setup=plain(), seat=0)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    for number, space in enumerate(("muntstraat", "houtmaas", "pietersberg", "dinghuis")):
        (ada, ben)[number % 2].person.command(table, "act", action=f"worker:{space}")
    board = CastellumBoard(ada).open(table)
    expect(board.enemy_choices).to_have_count(4)
    expect(board.enemy_choices.first).to_be_disabled()
    card = board.card("E1579-01")
    before = boxes(board.dock, board.line(0))
    ada.tap(card)
    expect(board.enemy_choices.first).to_be_enabled()
    assert boxes(board.dock, board.line(0)) == before
    ada.tap(board.enemy_choices.last)
    expect(board.shown(board.line(1), "E1579-01")).to_have_count(1)
    expect(board.enemy_choices).to_have_count(4)
    assert boxes(board.dock) == before[:1], "as high as before, while another player decides"


def test_a_first_game_and_the_chat_are_in_sight(visitor: Come) -> None:
    """The first page shows a button that plays; friends who wait for each other can talk and show the code at once."""
    ada = visitor("Ada", locale="fr-FR", **PHONE)
    ada.page.add_init_script("navigator.share = () => Promise.resolve();")  # as on every phone
    ada.go("/")
    play = game_card(ada, "castel").get_by_role("button", name=ada.say("web-play-now"))
    expect(play).to_be_in_viewport(ratio=1)
    assert ada.fits()
    ada.go(f"/t/{ada.person.open_table('castel', seat=0)}")
    words = ada.field("web-chat-say")
    expect(words).to_be_in_viewport(ratio=1)
    chat = ada.page.get_by_role("region", name=ada.say("web-chat"))
    code = ada.page.get_by_test_id("qr")
    expect(code).to_be_in_viewport(ratio=1)
    assert ada.page.evaluate(ABOVE, [code.element_handle(), chat.element_handle()])
    words.fill("Bonjour")
    words.press("Enter")
    expect(ada.page.get_by_test_id("chat-line")).to_be_in_viewport(ratio=1)
    assert ada.fits()


def test_the_whole_board_is_in_sight_when_the_game_is_over(visitor: Come) -> None:
    """What comes next stands below the board, not over it."""
    ada = visitor("Ada", reduced_motion="reduce", **PHONE)
    table = ada.person.open_table(setup=NEAR_THE_END, hotseat=True, start=True)
    for action in ("M5-N6", "T3-S3", "N6-O7"):
        ada.person.command(table, "act", action=action)
    board = CastelloBoard(ada).open(table)
    expect(board.end).to_be_visible()
    assert ada.page.evaluate(ABOVE, [board.board.element_handle(), board.dock.element_handle()])
    expect(board.board).to_be_in_viewport(ratio=0.9)


def test_a_draw_that_is_offered_leaves_the_dock_as_high_as_it_is(visitor: Come) -> None:
    """The question and its answers stand in the place of the words."""
    ada, ben = visitor("Ada", locale="fr-FR", **PHONE), visitor("Ben")
    table = begin(ada.person, ben.person)
    board = CastelloBoard(ada).open(table)
    more = ada.button("web-more")
    before = boxes(board.dock, more)
    ben.person.command(table, "ask", what="draw")
    decline = ada.button("web-decline")
    expect(decline).to_be_in_viewport(ratio=1)
    assert boxes(board.dock, more) == before
    ada.tap(decline)
    expect(decline).to_have_count(0)
    assert boxes(board.dock, more) == before
    ada.person.command(table, "ask", what="draw")
    expect(ada.button("web-withdraw")).to_be_in_viewport(ratio=1)
    assert boxes(board.dock, more) == before


def test_a_hint_marks_the_choice_that_it_means(visitor: Come) -> None:
    """Castellum: of the four ways to turn the reward, in the sheet."""
    ada = visitor("Ada", **PHONE)
    table = ada.person.open_table("castellum", setup=plain(), seat=0, hotseat=True, start=True)
    for action in WON_SIEGE.split():
        ada.person.command(table, "act", action=action)
    board = CastellumBoard(ada).open(table)
    ways = board.sheet.locator("[data-possible]")
    expect(ways).to_have_count(4)
    advised = board.sheet.locator("[data-advised]")
    expect(advised).to_have_count(0)
    ada.tap(ada.button("web-hint"))
    expect(board.hint).to_be_visible()
    expect(advised).to_have_count(1)
    ada.tap(board.hint.get_by_role("button"))
    expect(advised).to_have_count(0)


def test_the_players_of_castel_are_seen_whole_or_not_at_all(visitor: Come) -> None:
    """The hand comes into sight as the table opens, with the castle below the line that tells what happens."""
    ada = visitor("Ada", reduced_motion="reduce", **{**PHONE, "viewport": {"width": 390, "height": 844}})
    board = CastelBoard(ada).open(ada.person.open_table("castel", seat=0, **NOVICE))
    board.wait_for("mine")
    expect(board.cards_in_hand.first).to_be_in_viewport(ratio=1)
    ada.page.wait_for_function(
        """([seats, told]) => {
            const { top, bottom } = seats.getBoundingClientRect();
            return (top >= 0 || bottom <= 0) && told.getBoundingClientRect().top >= 0;
        }""",
        arg=[board.page.get_by_test_id("seat-0").element_handle(), board.told.element_handle()],
    )


def test_the_choices_of_the_moment_are_in_sight(visitor: Come) -> None:
    """P2: a space is read by a finger that rests; whatever is asked for can be tapped without scrolling."""
    ada = visitor("Ada", **PHONE)
    table = ada.person.open_table("castellum", setup=plain(), seat=0, **NOVICE)
    board = CastellumBoard(ada).open(table)
    seq = board.seq
    with ada.resting_on(board.space("markt")):
        expect(board.castellum).to_have_attribute("data-reading", "markt")
    expect(board.sheet).to_contain_text(board.name("markt"))
    expect(board.sheet.locator("[data-possible]")).to_have_count(0)
    assert board.seq == seq, "reading sends no worker"

    ada.tap(board.space("markt"))
    choices = board.sheet.locator("[data-possible]")
    expect(choices).to_have_count(6)
    for choice in choices.all():
        expect(choice).to_be_in_viewport(ratio=1)
    before = boxes(board.dock, choices.first)
    ada.button("web-hint").tap()
    expect(board.hint).to_be_visible()
    assert boxes(board.dock, choices.first) == before, "a hint stands in the place of words and tools"
    ada.tap(board.hint.get_by_role("button"))
    expect(board.hint).to_have_count(0)
    assert boxes(board.dock, choices.first) == before
    ada.tap(choices.first)
    expect(choices).to_have_count(0)

    board.wait_for("mine")
    ada.tap(board.space("vrijthof"))
    ada.tap(board.card("T06"))
    columns = board.sheet.get_by_test_id("column-choice")
    expect(columns).to_have_count(2)
    for column in columns.all():
        expect(column).to_be_in_viewport(ratio=1)
    ada.tap(columns.last)
    expect(board.shown(board.line(0), "T06")).to_have_count(1)
    expect(columns).to_have_count(0)

    assert ada.fits()


def test_after_a_siege_the_way_on_is_in_sight(visitor: Come) -> None:
    """The year is summed up over the board; what closes that is not hidden by what can be done next."""
    ada, ben = visitor("Ada", locale="fr-FR", **PHONE), visitor("Ben")
    table = ada.person.open_table("castellum", setup=plain(), seat=0)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    *before, last = SIEGE_LOST
    for number, action in enumerate(before):
        (ada, ben)[number % 2].person.command(table, "act", action=action)
    board = CastellumBoard(ada).open(table)
    ben.person.command(table, "act", action=last)
    expect(board.chronicle).to_be_visible()
    on = ada.button("web-castellum-go-on")
    expect(on).to_be_in_viewport(ratio=1)
    assert ada.page.evaluate(ABOVE, [on.element_handle(), board.now.element_handle()])
    high = board.line(0).evaluate(HIGH_IN_PAGE)
    ada.tap(on)
    expect(board.chronicle).to_have_count(0)
    assert board.line(0).evaluate(HIGH_IN_PAGE) == high, "the walls keep their place"


def test_the_next_year_waits_until_the_last_one_is_read(visitor: Come) -> None:
    """What others do meanwhile is not lost behind the sum of the year: it is shown when that is put away."""
    ada, ben = visitor("Ada", pace="quick", **PHONE), visitor("Ben")
    table = ada.person.open_table("castellum", setup=plain(), seat=0)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    *before, last = SIEGE_LOST
    for number, action in enumerate(before):
        (ada, ben)[number % 2].person.command(table, "act", action=action)
    board = CastellumBoard(ada).open(table)
    ben.person.command(table, "act", action=last)
    expect(board.chronicle).to_be_visible()
    film = FilmWatcher(board)
    film.stop_clock()
    seq = ben.person.command(table, "act", action="worker:muntstraat")
    film.wait_for(1, seq)
    ada.page.clock.run_for(10_000)
    assert board.seq < seq
    expect(board.chronicle).to_be_visible()
    ada.page.clock.resume()
    ada.tap(ada.button("web-castellum-go-on"))
    board.expect_seq(seq)
    film.expect_present()


def test_the_seats_of_a_siege_keep_their_names(visitor: Come) -> None:
    """Beside the marks of five columns there is room for whose wall it is."""
    ada = visitor("Ada", locale="fr-FR", pace="calm", **PHONE)
    match, rng = new_match("castellum", 3, seed=1), Rng(1)
    while match.actor is not None:
        match.apply(random_action(match, rng))
    table = ada.person.open_table("castellum", 3, setup=match.setup, hotseat=True, start=True)
    *before, last = match.actions
    for action in before:
        ada.person.command(table, "act", action=action)
    CastellumBoard(ada).open(table)
    ada.person.command(table, "act", action=last)
    names = ada.page.get_by_test_id("duel-seat")
    expect(names).to_have_count(3)
    for name in names.all():
        assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth"), name.inner_text()


def test_what_comes_next_is_in_sight_when_many_have_played(visitor: Come) -> None:
    """The scores of five and the best moment are higher than the screen; the rematch is one tap away all the same."""
    ada = visitor("Ada", locale="fr-FR", pace="quick", **PHONE)
    players, options, setup = setup_of("5p; 0: prince, assassin; turn_limit 1")
    table = ada.person.open_table("castel", players, setup=setup, options=options, hotseat=True, start=True)
    ada.person.command(table, "act", action="place:prince@b2")
    board = CastelBoard(ada).open(table)
    ada.person.command(table, "act", action="place:assassin@c3")
    scene = EndScene(board)
    scene.expect("over")
    expect(scene.picture.first).to_be_visible()
    assert scene.scene.evaluate("(scene) => scene.scrollHeight > scene.clientHeight")
    for message in ("web-rematch", "web-replay", "web-scene-close"):
        expect(scene.next(message)).to_be_in_viewport(ratio=1)


def test_a_card_under_a_knight_is_read_and_chosen(visitor: Come) -> None:
    """P5: both cards of a cell can be reached by finger."""
    ada = visitor("Ada", reduced_motion="reduce", **PHONE)
    players, options, setup = setup_of("2p; 0: soldier, knight, schemer; 1: soldier")
    table = ada.person.open_table("castel", players, setup=setup, options=options, hotseat=True, start=True)
    for action in ("place:soldier@b1", "place:knight@b1", "place:soldier@c1", "draw", "place:schemer@c3"):
        ada.person.command(table, "act", action=action)
    board = CastelBoard(ada).open(table)
    with ada.resting_on(board.place("b1")):
        expect(board.read).to_contain_text(ada.say("castel-card-knight.text"))
    ada.tap(board.stack.locator('[data-read="soldier@b1"]'))
    expect(board.read).to_contain_text(ada.say("castel-card-soldier.text"))
    expect(board.read).to_contain_text(ada.say("web-castel-guard-knight"))
    ada.tap(board.stack.get_by_test_id("choose-read"))
    board.expect_asked("schemer", 2)


def test_beside_a_knight_the_card_beneath_it_is_meant(visitor: Come) -> None:
    """P5: the guide's protected Prince answers with the rule; his Knight is what can be sent back."""
    ada = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE)
    guide = GuidePage(ada, "castel")
    for step in ("place", "draw", "swap", "king", "knight"):
        guide.expect_step(step)
        ada.tap(ada.button("web-guide-skip"))
    guide.expect_step("protected")
    board = CastelBoard(ada)
    ada.tap(ada.part("hand:courtier"))
    ada.tap(board.place("c2"))
    place = board.place("c3")
    expect(place).to_have_attribute("data-possible", "")
    box = place.bounding_box()
    assert box is not None
    ada.tap_at(box["x"] + 0.8 * box["width"], box["y"] + 0.2 * box["height"])
    answer = ada.say("castel-protected", ref=board.ref("prince", "c3"))
    expect(ada.page.get_by_role("alert")).to_contain_text(answer)
    ada.tap_at(box["x"] + 0.3 * box["width"], box["y"] + 0.7 * box["height"])
    guide.expect_done()


def test_the_exchange_below_a_full_hand_is_one_tap_away(visitor: Come) -> None:
    """A card that can go to the castle or to the exchange: what lies below the screen comes into sight."""
    ada = visitor("Ada", locale="fr-FR", reduced_motion="reduce", **PHONE)
    hand = "ambassador, advisor, black-knight, courtier, minstrel, priest, schemer, spy"
    _, options, setup = setup_of(f"2p; 0: {hand}")
    table = ada.person.open_table("castel", setup=setup, options=options, seat=0, **NOVICE)
    board = CastelBoard(ada).open(table)
    exchange = board.exchange.locator("[data-part]")
    in_sight = """([card, sheet]) => card.getBoundingClientRect().bottom <= sheet.getBoundingClientRect().top"""
    both = [exchange.first.element_handle(), board.now.element_handle()]
    assert not ada.page.evaluate(in_sight, both), "below the line that says what can be done"
    ada.tap(board.in_hand("priest"))
    ada.tap(ada.page.get_by_test_id("farther"))
    ada.page.wait_for_function(in_sight, arg=both)
    ada.tap(exchange.first)
    board.expect_actions_left(1)
    expect(board.in_hand("priest")).to_have_count(0)


def test_what_happened_and_who_plays_is_read_in_full(visitor: Come) -> None:
    """A long sentence opens by a tap, over a board that stays where it is; no name is cut off."""
    name = "Maximilienne de Boisrond"
    ada = visitor(name, locale="fr-FR", bypass_csp=True, **PHONE)
    players, options, setup = setup_of("3p; 0: fool, spy; 1: king, siege; 2: queen, dragon")
    bots = {"1": "novice", "2": "novice"}
    ada.person.open_table(seat=0, **NOVICE)  # another game that waits for us
    table = ada.person.open_table("castel", players, setup=setup, options=options, bots=bots, start=True)
    board = CastelBoard(ada).open(table)
    expect(ada.page.get_by_test_id("next-game")).to_be_visible()
    rows = ada.page.get_by_role("banner").evaluate("(header) => header.offsetHeight / header.firstChild.offsetHeight")
    assert rows < 1.5, "the header keeps to one row beside a long name and the way to the next game"
    for seat, shown in enumerate((name, "Colin 1", "Colin 2")):
        line = board.seat(seat).get_by_test_id("seat-name")
        expect(line).to_contain_text(shown)
        assert line.evaluate("(line) => line.scrollWidth <= line.clientWidth + 1"), shown
    board.command(table, "place:fool@b2")
    whole = ada.page.get_by_test_id("told-whole")
    expect(whole).to_be_visible()
    where = "(board) => board.getBoundingClientRect().top + scrollY"
    high = "(line) => line.offsetHeight"
    before, cut = board.board.evaluate(where), board.told.evaluate(high)
    ada.tap(whole)
    expect(whole).to_have_attribute("aria-expanded", "true")
    after, read = board.board.evaluate(where), board.told.evaluate(high)
    assert abs(after - before) < 1, "the board does not move under the finger"
    assert read > cut
    assert board.told.evaluate("(line) => line.scrollHeight <= line.clientHeight + 1")
    assert problems(ada) == []


@pytest.mark.parametrize(("height", "zoom"), [(844, True), (664, False)])
def test_castellos_board_is_clear_of_the_dock(visitor: Come, height: int, zoom: bool) -> None:
    """To its last row, and on high screens with the buttons of its zoom."""
    ada = visitor("Ada", **{**PHONE, "viewport": {"width": 390, "height": height}})
    board = CastelloBoard(ada).open(ada.person.open_table(seat=0, **NOVICE))
    below = ada.button("web-zoom-out") if zoom else board.cell("A8")
    for part in (below, board.cell("U8")):
        ada.page.wait_for_function(ABOVE, arg=[part.element_handle(), board.dock.element_handle()])
        expect(part).to_be_in_viewport(ratio=0.99)


def test_enemies_are_placed_in_sight_of_the_ground_before_the_walls(visitor: Come) -> None:
    """Castellum: as a siege begins one's own line stands above the sheet, and choosing a card moves nothing."""
    ada = visitor("Ada", reduced_motion="reduce", **{**PHONE, "viewport": {"width": 390, "height": 844}})
    table = ada.person.open_table("castellum", setup=plain(), seat=0, hotseat=True, start=True)
    for action in SIEGE_LOST[:4]:
        ada.person.command(table, "act", action=action)
    board = CastellumBoard(ada).open(table)
    line, card = board.line(0), board.hand.locator("[data-card]").first
    ada.page.wait_for_function(ABOVE, arg=[line.element_handle(), board.dock.element_handle()])
    expect(card).to_be_in_viewport(ratio=1)
    before = boxes(line, board.dock)
    ada.tap(card)
    expect(board.enemy_choices.first).to_be_visible()
    assert boxes(line, board.dock) == before
