"""On a phone the choices of the moment are in the bottom sheet, and everything can be read without choosing it."""

from playwright.sync_api import expect

from tests.kit.browser import NOVICE, PHONE, Come, problems
from tests.kit.castel import setup_of
from tests.kit.castellum import plain
from tests.kit.pages.castel import CastelBoard
from tests.kit.pages.castellum import CastellumBoard


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

    board.expect_settled()
    ada.button("web-hint").tap()
    ada.tap(board.hint.get_by_role("button"))
    expect(board.hint).to_have_count(0)
    assert ada.fits()


def test_after_a_siege_the_way_on_is_in_sight(visitor: Come) -> None:
    """The year is summed up over the board; what closes that is not hidden by what can be done next."""
    ada, ben = visitor("Ada", locale="fr-FR", **PHONE), visitor("Ben")
    table = ada.person.open_table("castellum", setup=plain(), seat=0)
    ben.person.command(table, "join")
    ben.person.command(table, "ready", ready=True)
    ada.person.command(table, "start")
    workers = ("muntstraat", "houtmaas", "pietersberg", "dinghuis")
    enemies = ("E1579-01>s0c1", "E1579-03>s1c1", "E1579-02>s0c2", "E1579-04>s1c2")
    *before, last = [f"worker:{space}" for space in workers] + [f"enemy:{enemy}" for enemy in enemies]
    for number, action in enumerate(before):
        (ada, ben)[number % 2].person.command(table, "act", action=action)
    board = CastellumBoard(ada).open(table)
    ben.person.command(table, "act", action=last)
    expect(board.chronicle).to_be_visible()
    on = ada.button("web-castellum-go-on")
    above = """([on, now]) => on.getBoundingClientRect().bottom <= now.getBoundingClientRect().top"""
    expect(on).to_be_in_viewport(ratio=1)
    assert ada.page.evaluate(above, [on.element_handle(), board.now.element_handle()])
    ada.tap(on)
    expect(board.chronicle).to_have_count(0)


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
