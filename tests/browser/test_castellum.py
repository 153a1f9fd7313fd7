"""Castellum through the interface: every decision by mouse and by keyboard, secrets, phone, guide, examples, end."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from castelude import Match, Rng, new_match
from tests.kit import random_action
from tests.kit.browser import LOOKS, PHONE, PLACES, Come, Visitor, problems
from tests.kit.castellum import ENEMIES_OF_4, SERVAAS, WON_SIEGE, plain
from tests.kit.pages.castellum import CastellumBoard
from tests.kit.pages.guide import GuidePage
from tests.kit.pages.replay import ReplayPage
from tests.kit.room import RunningRoom

RED, BLUE = 0, 1
Setup = dict[str, Any]
SIEGE = " ".join(ENEMIES_OF_4)
ANGELS = f"{' '.join([SERVAAS] * 4)} {SIEGE}"
WORK = "worker:vrijthof buy:T06>c2 worker:muntstraat worker:houtmaas worker:pietersberg"
# Every kind of decision: cards on top, what is played before, and the rest, in which Ada has seat 0.
DECISIONS: dict[str, tuple[Setup, str, str]] = {
    "workers, resources, purchases, enemies": (
        plain(),
        "",
        "worker:markt take:gold+wood worker:muntstraat worker:helpoort buy:F06>c2 worker:houtmaas "
        "enemy:E1579-01>s1c2 enemy:E1579-03>s0c1 enemy:E1579-02>s0c2",
    ),
    "one resource, a troop": (
        plain(),
        "",
        "worker:oudebrug take:stone worker:muntstraat worker:vrijthof buy:T06>c2",
    ),
    "fury, a number": (plain(angels="A01 A26 A05 A27"), ANGELS, "angel:A01!fury:s1c2 let pass angel:A05+s0c1"),
    "swap, pass": (plain(angels="A06 A26 A01 A27"), ANGELS, "angel:A06!swap:s0c1,s1c2 let pass pass"),
    "hire": (
        plain(angels="A11 A12"),
        f"worker:servaas worker:vrijthof buy:T06>c1 worker:vrijthof buy:T01>c2 worker:servaas {SIEGE}",
        "angel:A11!hire:T06>c1",
    ),
    "destroy": (
        plain(troops="T23 T06", angels="A15"),
        "worker:servaas worker:vrijthof buy:T06>c1 worker:vrijthof buy:T23>c1 worker:dinghuis enemy:E1579-01>s0c1 "
        "enemy:E1579-03>s1c1 enemy:E1579-02>s1c2 enemy:E1579-04>s0c2",
        "angel:A15!destroy:c2",
    ),
    "gift": (plain(angels="A20 A26"), f"{SERVAAS} {SERVAAS}", "angel:A20!gift:gold+wood"),
    "let, cancel": (
        plain(angels="A26 A01 A25 A02"),
        f"{ANGELS} pass angel:A01!fury:s0c1",
        "let pass angel:A02!fury:s0c1 cancel:A26",
    ),
    "angels too many": (
        plain(angels="A01 A02 A03 A20 A21"),
        "worker:servaas worker:oudebrug take:gold worker:servaas worker:oudebrug take:gold enemy:E1579-01>s0c1 "
        "enemy:E1579-03>s1c1 enemy:E1579-02>s0c2 enemy:E1579-04>s1c2 pass worker:oudebrug take:gold worker:servaas "
        "worker:oudebrug take:gold",
        "worker:servaas discard:A20 worker:oudebrug take:gold worker:servaas angel:A21!gift:stone+wood",
    ),
    "orient": (
        plain(),
        WON_SIEGE,
        "orient:3",
    ),
}


class Table:
    """A table of two: Ada has seat 0 and a browser, Ben plays by the API. The match beside it knows what is legal."""

    def __init__(self, ada: Visitor, ben: Visitor, setup: Setup, actions: str = "") -> None:
        self.people = [ada, ben]
        self.match: Match = new_match("castellum", 2, setup=setup)
        self.id = ada.person.open_table("castellum", setup=setup, seat=0)
        ben.person.command(self.id, "join")
        ben.person.command(self.id, "ready", ready=True)
        ada.person.command(self.id, "start")
        for action in actions.split():
            self.play(action)

    def play(self, action: str) -> None:
        """By the API."""
        assert isinstance(self.match.actor, int)
        self.people[self.match.actor].person.command(self.id, "act", action=action)
        self.match.apply(action)

    def played(self, action: str) -> None:
        """Ada has done it on her page: the room has what the match has, and so has the page."""
        self.match.apply(action)
        with self.people[1].person.at(self.id) as live:
            state = live.reach(lambda state: state["table"]["plies"] == len(self.match.actions))
        CastellumBoard(self.people[0]).expect_seq(state["seq"])


Way = Callable[[CastellumBoard, str, Match], None]


@pytest.mark.parametrize("way", [CastellumBoard.click, CastellumBoard.press])
def test_every_decision_by_mouse_and_by_keyboard(visitor: Come, way: Way) -> None:
    ada, ben = visitor("Ada", reduced_motion="reduce"), visitor("Ben")
    for setup, before, rest in DECISIONS.values():
        table = Table(ada, ben, setup, before)
        board = CastellumBoard(ada).open(table.id)
        for action in rest.split():
            if table.match.actor == 0:
                board.expect_settled()
                way(board, action, table.match)
                table.played(action)
            else:
                table.play(action)


def play_to_the_end(boards: dict[int, CastellumBoard], table: str, rng: Rng, *, tap: bool = False) -> set[str]:
    """Everybody points at random at what their own page offers until the game is over; bots play the other seats.

    Answers what the pages asked for.
    """
    asked: set[str] = set()
    first = next(iter(boards.values()))
    while (actor := first.person.person.table(table)["actor"]) is not None:
        board = boards.get(actor, first)
        if board.wait_for("mine", "over") == "over":
            break
        asked.add(board.now.inner_text())
        board.point(rng, tap=tap)
        board.wait_for("mine", "theirs", "over")
    for board in boards.values():
        board.wait_for("over")
        expect(board.scores).to_be_visible()
    return asked


def test_two_people_play_a_whole_game(visitor: Come) -> None:
    """The first three sieges by the API; then both point at what their own pages offer, to the final score."""
    people = [visitor("Ada", reduced_motion="reduce"), visitor("Ben", reduced_motion="reduce")]
    rng = Rng(5)
    setup = new_match("castellum", 2, seed=5).setup
    table = Table(people[0], people[1], setup)
    while table.match.view(0)["year"] < 1794:
        table.play(random_action(table.match, rng))
    boards = [CastellumBoard(person).open(table.id) for person in people]
    asked = play_to_the_end(dict(enumerate(boards)), table.id, rng)
    ada = people[0]
    for what in ("enemy", "enemy-column", "buy-column", "angel"):
        assert ada.say(f"web-castellum-now-{what}") in asked
    replay = ReplayPage(ada, table.id, 30)
    expect(boards[0].castellum).to_be_visible()
    expect(boards[0].castellum.locator("[data-card]").first).to_be_visible()
    expect(boards[0].hand).to_have_count(0)
    replay.seen_by.select_option("1")
    expect(boards[0].hand).to_be_visible()


def test_nobody_sees_the_hand_of_another(visitor: Come) -> None:
    """Neither on the page nor on the wire, as an opponent or as a spectator."""
    ada, ben, eve = visitor("Ada"), visitor("Ben"), visitor("Eve")
    heard: dict[str, list[str]] = {"Ben": [], "Eve": []}

    def listen(name: str) -> Callable[[WebSocket], None]:
        return lambda socket: socket.on("framereceived", lambda frame: heard[name].append(str(frame)))

    for person in (ben, eve):
        person.page.on("websocket", listen(person.name))
    table = Table(ada, ben, plain(angels="A01 A26"), f"{SERVAAS} {SERVAAS} worker:vrijthof buy:T06>c2 worker:houtmaas")
    red, blue, seen = (CastellumBoard(person).open(table.id) for person in (ada, ben, eve))
    for board in (red, blue, seen):
        expect(board.line(RED)).to_be_visible()
    for board, card in ((red, "E1579-01"), (red, "A01"), (blue, "E1579-03")):
        expect(board.shown(board.hand, card)).to_be_visible()
    expect(seen.hand).to_have_count(0)
    expect(seen.watching).to_be_visible()
    for person in (ben, eve):
        secrets = ["E1579-01", "E1579-02", "A01"] + (["E1579-03", "A26"] if person is eve else [])
        text = person.page.content() + "".join(heard[person.name])
        assert heard[person.name]
        assert [card for card in secrets if f'"{card}"' in text] == []
    red.click("enemy:E1579-01>s1c2")
    for board in (blue, seen):
        expect(board.shown(board.line(BLUE), "E1579-01")).to_be_visible()


def test_what_is_not_possible_says_why_and_the_columns_say_what_would_be(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    table = Table(ada, ben, plain(enemies="04 01 03 02"), f"{WORK} enemy:E1579-04>s1c1 enemy:E1579-03>s0c1")
    board = CastellumBoard(ada).open(table.id)
    board.expect_now("web-castellum-now-enemy")
    board.card("E1579-01").click()
    board.expect_now("web-castellum-now-enemy-column")
    board.expect_spoken("s0c2", ada.say("web-castellum-possible"), board.stand(4, 3, beaten=True))
    board.column("s1c1").click()
    board.expect_answer("castellum-column-besieged", place=f"1 ({board.title(BLUE)})")
    expect(board.alert.get_by_role("link")).to_have_text("CM-5.2")
    ada.press("Escape")
    expect(board.alert).to_have_count(0)
    ada.press("Escape")
    board.expect_now("web-castellum-now-enemy")
    board.space("markt").click()
    board.expect_answer("castellum-now-enemy")


def test_a_window_says_what_is_at_stake_and_a_year_is_summed_up(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    before = (
        "worker:servaas worker:servaas worker:vrijthof buy:T06>c2 worker:muntstraat enemy:E1579-02>s0c2 "
        "enemy:E1579-03>s1c1 enemy:E1579-01>s0c1 enemy:E1579-04>s1c2 pass angel:A01!fury:s0c2"
    )
    table = Table(ada, ben, plain(angels="A26 A01"), before)
    board = CastellumBoard(ada).open(table.id)
    red, blue, pikemen = board.title(RED), board.title(BLUE), board.name("E1579-02")
    played = ada.say("castellum-log-fury", seat=blue, card=board.name("A01"), enemy=pikemen, column=2, owner=red)
    column = ada.say("web-castellum-column", column=2, seat=red)
    for words in (
        played,
        f"{column[0].upper()}{column[1:]} – {board.stand(4, 6, beaten=False)}",
        ada.say("web-castellum-stands"),
        ada.say("web-castellum-asked", seats=ada.say("web-castellum-you")),
    ):
        expect(board.window).to_contain_text(words)
    board.click("cancel:A26")
    expect(board.chronicle).to_contain_text(ada.say("web-castellum-year-lost", year="1579", total=2, needed=3))
    fights = board.chronicle.get_by_test_id("fights").get_by_role("listitem")
    expect(fights).to_have_count(4)
    expect(fights.nth(1)).to_contain_text(ada.say("web-castellum-fought-won", enemy=pikemen, attack=4, power=4))
    foragers = board.name("E1579-03")
    expect(fights.nth(2)).to_contain_text(ada.say("web-castellum-fought-lost", enemy=foragers, attack=3, power=4))
    ada.button("web-castellum-go-on").click()
    expect(board.chronicle).to_have_count(0)
    board.chronicle_opener.click()
    expect(board.chronicle.get_by_role("row", name=red)).to_contain_text("2")


def test_the_sum_of_a_year_does_not_lie_over_the_next_siege(visitor: Come) -> None:
    """It goes with the next thing one does, at the latest with the next siege; onlookers do not get it unasked."""
    ada, ben, eve = visitor("Ada"), visitor("Ben"), visitor("Eve")
    workers = "worker:muntstraat worker:houtmaas worker:pietersberg worker:dinghuis"
    *before, last = f"{workers} {SIEGE}".split()
    table = Table(ada, ben, plain(), " ".join(before))
    board, seen = CastellumBoard(ada).open(table.id), CastellumBoard(eve).open(table.id)
    table.play(last)
    expect(board.chronicle).to_be_visible()
    expect(seen.space("muntstraat")).to_be_visible()
    expect(seen.chronicle).to_have_count(0)
    while table.match.view(RED)["phase"] == "construction":
        table.play(table.match.legal()[0])
    expect(board.chronicle).to_have_count(0)


def test_the_market_keeps_its_places_and_says_where_one_buys(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    table = Table(ada, ben, plain())
    board = CastellumBoard(ada).open(table.id)
    board.shown(board.market, "T07").click()
    board.expect_answer("castellum-worker-first", space=board.name("vrijthof"))
    card = board.shown(board.market, "T08")
    place = card.bounding_box()
    for action in ("worker:vrijthof", "buy:T06>c2"):
        table.play(action)
    expect(board.shown(board.line(RED), "T06")).to_be_visible()
    expect(board.shown(board.market, "T06")).to_have_count(0)
    assert card.bounding_box() == place
    red = board.title(RED)
    work = ada.say("castellum-log-worker", seat=red, space=board.name("vrijthof"))
    bought = ada.say("castellum-log-buy", seat=red, card=board.name("T06"), column=2)
    expect(board.turns).to_have_text(f"{work}\n{bought}")


@pytest.mark.parametrize("players", [2, 4])
def test_everything_is_in_sight_on_a_small_laptop(visitor: Come, players: int) -> None:
    """The walls of all players stand above the hand, and the page does not scroll."""
    ada = visitor("Ada", viewport={"width": 1366, "height": 768}, locale="fr-FR")
    bots = {str(seat): "novice" for seat in range(1, players)}
    board = CastellumBoard(ada).open(ada.person.open_table("castellum", players, bots=bots, start=True))
    expect(board.lines).to_have_count(players)
    board.wait_for("mine")
    hand = board.hand.bounding_box()
    walls = [line.bounding_box() for line in board.lines.all()]
    assert hand is not None
    assert all(wall is not None and wall["y"] + wall["height"] <= hand["y"] for wall in walls)
    assert hand["y"] + hand["height"] <= 768


@pytest.mark.parametrize(("players", "year"), [(2, 1794), (3, 1794), (4, 1579)])
def test_a_siege_is_in_sight_on_a_small_laptop(visitor: Come, players: int, year: int) -> None:
    """From the years down to the river, with five enemies and two angels in hand."""
    ada = visitor("Ada", viewport={"width": 1366, "height": 768})
    match, rng = new_match("castellum", players, seed=1), Rng(1)
    while match.actor != 0 or (match.view(0)["year"], match.view(0)["phase"]) != (year, "siege"):
        match.apply(random_action(match, rng))
    table = ada.person.open_table("castellum", players, setup=match.setup, hotseat=True, start=True)
    for action in match.actions:
        ada.person.command(table, "act", action=action)
    board = CastellumBoard(ada).open(table)
    for part in (
        board.years,
        *board.lines.all(),
        board.hand,
        board.market,
        board.space("markt"),
        board.space("helpoort"),
    ):
        expect(part).to_be_in_viewport(ratio=1)


def test_a_reward_says_who_beat_whom_and_what_the_card_holds(visitor: Come) -> None:
    ada, ben = visitor("Ada"), visitor("Ben")
    setup, before, _ = DECISIONS["orient"]
    table = Table(ada, ben, setup, before)
    board = CastellumBoard(ada).open(table.id)
    beaten = f"{board.title(RED)} 2, {board.title(BLUE)} 1"
    expect(board.years).to_contain_text(ada.say("web-castellum-defeats-final", beaten=beaten, needed=3))
    expect(board.fights).to_have_count(4)
    board.chronicle_opener.click()
    given = {"gold": 2, "stone": 2, "angels": 1, "wood": 2}
    words = [ada.say(f"castellum-{kind}", number=number) for kind, number in given.items()]
    expect(board.chronicle.get_by_test_id("sides").get_by_role("listitem")).to_contain_text(words)


def test_the_log_names_cards_while_the_device_is_handed_over(visitor: Come) -> None:
    ada = visitor("Ada")
    table = ada.person.open_table("castellum", setup=plain(), hotseat=True, start=True)
    for action in ("worker:vrijthof", "buy:T06>c2"):
        ada.person.command(table, "act", action=action)
    ada.go(f"/t/{table}")
    board = CastellumBoard(ada)
    expect(board.curtain).to_be_visible()
    bought = ada.say("castellum-log-buy", seat=board.title(RED), card=board.name("T06"), column=2)
    expect(board.turns.last).to_contain_text(bought)
    expect(board.castellum).to_be_visible()  # what everybody may see


def test_a_phone_plays_by_taps(visitor: Come) -> None:
    ada, ben = visitor("Ada", **PHONE), visitor("Ben")
    table = Table(ada, ben, plain())
    board = CastellumBoard(ada).open(table.id)
    for action in ("worker:vrijthof", "buy:T06>c2"):
        for thing in board.things(action):
            box = thing.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 40, action
            ada.tap(thing)
        table.played(action)
    expect(board.shown(board.line(RED), "T06")).to_be_visible()
    assert ada.fits()


def test_a_phone_finishes_a_game_against_a_bot(visitor: Come) -> None:
    """The last siege by taps; the columns can be made larger, and nothing makes the page wider than the phone."""
    ada = visitor("Ada", **PHONE, reduced_motion="reduce")
    table = ada.person.open_table("castellum", seat=0, bots={"1": "novice"}, start=True)
    rng = Rng(3)
    with ada.person.at(table) as live:
        while True:
            state = live.reach(lambda state: state["legal"] or state["table"]["outcome"])
            view = state["views"]["0"]
            if (view["year"], view["phase"]) == (1794, "siege"):
                break
            legal = state["legal"]["actions"]
            live.catch_up(ada.person.command(table, "act", action=legal[rng.below(len(legal))]))
    board = CastellumBoard(ada).open(table)
    column = board.column("s0c1")
    expect(column).to_be_visible()
    narrow = column.bounding_box()
    assert narrow
    ada.tap(board.line(RED).get_by_test_id("larger"))
    larger = "([column, narrow]) => column.getBoundingClientRect().width > 1.5 * narrow"
    ada.page.wait_for_function(larger, arg=[column.element_handle(), narrow["width"]])
    play_to_the_end({0: board}, table, rng, tap=True)
    assert ada.fits()


def test_the_guide_leads_to_the_end(visitor: Come) -> None:
    """Every step can be done as it says: nothing in the guide is out of date with the rules."""
    ada = visitor("Ada", reduced_motion="reduce")
    guide, board = GuidePage(ada, "castellum"), CastellumBoard(ada)
    lesson = {
        "city": ["worker:houtmaas"],
        "troop": ["worker:vrijthof", "buy:T06>c2"],
        "siege": ["enemy:E1579-04>s1c1"],
        "prey": ["enemy:E1579-01>s0c2"],
        "number": ["angel:A03+s0c1"],
        "effect": ["angel:A06!swap:s0c2,s1c1"],
        "cancel": ["cancel:A26"],
        "reward": ["orient:2"],
    }
    for number, (step, actions) in enumerate(lesson.items(), 1):
        guide.expect_step(step)
        for action in actions:
            board.click(action)
        guide.expect_done()
        if number < len(lesson):
            guide.next.click()
    expect(ada.link("web-guide-play")).to_be_visible()


@pytest.mark.parametrize("place", LOOKS[1])
def test_the_board_is_accessible_in_both_themes(browser: Browser, room: RunningRoom, place: str) -> None:
    ada = Visitor(browser, room, "Ada", reduced_motion="reduce", bypass_csp=True, **PLACES[place])
    ben = Visitor(browser, room, "Ben")
    found: dict[str, list[str]] = {}
    for name in ("one resource, a troop", "swap, pass", "let, cancel", "orient"):
        setup, before, _ = DECISIONS[name]
        table = Table(ada, ben, setup, before)
        board = CastellumBoard(ada).open(table.id)
        expect(board.lines).to_have_count(2)
        if name == "swap, pass":
            board.hand.locator("[data-possible]").first.click()
        words = ada.page.locator("body").inner_text()
        assert not re.search(r"\[(web-)?castellum", words), name
        assert ada.fits(), name
        found[name] = problems(ada)
    ada.leave()
    ben.leave()
    assert json.dumps({name: list_ for name, list_ in found.items() if list_}, indent=1) == "{}"
    assert ada.troubles == []
